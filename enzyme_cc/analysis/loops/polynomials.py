"""Sums of products of symbols, and a search for proofs that such a sum is at least some number.

A symbol has bounds that are made of symbols before it in an order, so that each step of a proof
replaces the last symbol of a sum by a bound, and comes to an end.
"""

from __future__ import annotations

from math import gcd
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping

#: A proof looks at no more sums than that.
_MOST_STEPS = 200
#: Of sums with more terms than that nothing is proved.
_MOST_TERMS = 24


class Symbol:
    """A whole number that is not known."""

    __slots__ = ("_find", "_is_asked", "order")

    def __init__(self, order: tuple[int, int], find: Callable[[Symbol], Bounds]) -> None:
        #: Its place: what bounds it comes before it. No two symbols of a sum have the same.
        self.order = order
        self._find = find
        self._is_asked = False

    @property
    def bounds(self) -> Bounds:
        """Return its bounds; none while these are sought, which may take proofs."""
        if self._is_asked:
            return NO_BOUNDS
        self._is_asked = True
        found = self._find(self)
        self._is_asked = False
        return found.before(self)

    def follows(self, limit: tuple[int, Polynomial]) -> bool:
        """Return whether all of a bound comes before it in the order."""
        return all(each.order < self.order for each in limit[1].symbols)


#: Products: each symbol as often as it is a factor, the last in the order first.
Product = tuple[Symbol, ...]


class Polynomial:
    """A number and products of symbols, each with a factor."""

    __slots__ = ("terms",)

    def __init__(self, terms: Mapping[Product, int]) -> None:
        self.terms = {product: factor for product, factor in terms.items() if factor}

    @property
    def constant(self) -> int:
        """Return the number in the sum."""
        return self.terms.get((), 0)

    @property
    def is_constant(self) -> bool:
        """Return whether it is a number."""
        return not self.terms or (len(self.terms) == 1 and () in self.terms)

    @property
    def symbols(self) -> set[Symbol]:
        """Return what stands in it."""
        return {symbol for product in self.terms for symbol in product}

    def plus(self, other: Polynomial, factor: int = 1) -> Polynomial:
        """Return the sum of this and `factor` times another."""
        terms = dict(self.terms)
        for product, each in other.terms.items():
            terms[product] = terms.get(product, 0) + each * factor
        return Polynomial(terms)

    def times(self, other: Polynomial) -> Polynomial:
        """Return the product."""
        terms: dict[Product, int] = {}
        for mine, factor in self.terms.items():
            for theirs, each in other.terms.items():
                product = tuple(sorted(mine + theirs, key=_order, reverse=True))
                terms[product] = terms.get(product, 0) + factor * each
        return Polynomial(terms)

    def scaled(self, factor: int) -> Polynomial:
        """Return this as often as a number says."""
        return Polynomial({product: each * factor for product, each in self.terms.items()})

    def over(self, divisor: int) -> Polynomial | None:
        """Return this divided by a number, if all its factors can be."""
        if any(each % divisor for each in self.terms.values()):
            return None
        return Polynomial({product: each // divisor for product, each in self.terms.items()})

    def split(self, symbol: Symbol) -> tuple[Polynomial, Polynomial]:
        """Return what the symbol is multiplied by, once, and all terms without it."""
        with_it: dict[Product, int] = {}
        without: dict[Product, int] = {}
        for product, factor in self.terms.items():
            if symbol in product:
                at = product.index(symbol)
                with_it[product[:at] + product[at + 1 :]] = factor
            else:
                without[product] = factor
        return Polynomial(with_it), Polynomial(without)


def number(value: int) -> Polynomial:
    """Return a number as a sum."""
    return Polynomial({(): value})


def single(symbol: Symbol) -> Polynomial:
    """Return a symbol as a sum."""
    return Polynomial({(symbol,): 1})


class Bounds:
    """Bounds of a symbol: so often it is at least, or at most, a sum."""

    __slots__ = ("lower", "upper")

    def __init__(
        self,
        lower: Iterable[tuple[int, Polynomial]] = (),
        upper: Iterable[tuple[int, Polynomial]] = (),
    ) -> None:
        self.lower = tuple(lower)
        self.upper = tuple(upper)

    def before(self, symbol: Symbol) -> Bounds:
        """Return those that are made of what comes before a symbol: proofs end."""
        return Bounds(*(filter(symbol.follows, each) for each in (self.lower, self.upper)))


NO_BOUNDS = Bounds()


def _order(symbol: Symbol) -> tuple[int, int]:
    return symbol.order


# -- proofs ----------------------------------------------------------------------------------------


def is_at_least(found: Polynomial, least: int) -> bool:
    """Return whether a sum is proved to be at least a number, whatever its symbols are."""
    return _Proof().holds(found.plus(number(-least)))


def is_never_near(found: Polynomial, below: int, above: int) -> bool:
    """Return whether a sum is proved to be at most `-below` or at least `above`.

    Either it is one of these for all symbols; or it is a multiple of some symbol and a rest that
    is less than one such multiple: indices of one row of a matrix, in different columns.
    """
    if is_at_least(found, above) or is_at_least(found.scaled(-1), below):
        return True
    factors = sorted(found.symbols, key=_order)
    return any(_is_rest(found, each, below, above) for each in factors)


def _is_rest(found: Polynomial, symbol: Symbol, below: int, above: int) -> bool:
    multiples, rest = found.split(symbol)
    if multiples.is_constant:
        return False
    period = single(symbol).scaled(gcd(*multiples.terms.values()))
    if is_at_least(rest, above):
        return is_at_least(period.plus(rest, -1), below)
    return is_at_least(rest.scaled(-1), below) and is_at_least(period.plus(rest), above)


class _Proof:
    """One search; it gives up after so many steps."""

    def __init__(self) -> None:
        self._left = _MOST_STEPS

    def holds(self, found: Polynomial) -> bool:
        """Return whether a sum is proved not to be negative."""
        if found.is_constant:
            return found.constant >= 0
        self._left -= 1
        if self._left < 0 or len(found.terms) > _MOST_TERMS:
            return False
        last = max(found.symbols, key=_order)
        factor, rest = found.split(last)
        if last in factor.symbols:
            return False
        return any(self.holds(each) for each in self._replaced(last, factor, rest))

    def _replaced(
        self, symbol: Symbol, factor: Polynomial, rest: Polynomial
    ) -> Iterator[Polynomial]:
        """Yield sums that are no more than this one, without its last symbol."""
        bounds = symbol.bounds
        for sign, limits in ((1, bounds.lower), (-1, bounds.upper)):
            if not limits or not self.holds(factor.scaled(sign)):
                continue
            for often, limit in limits:
                share = factor.over(often)
                if share is not None:
                    yield rest.plus(share.times(limit))
