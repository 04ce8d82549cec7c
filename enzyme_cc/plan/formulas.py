"""Formulas for people of how many bytes are cached: `8 * n * (m + 1)`."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING, NamedTuple

from enzyme_cc.analysis.loops.formulas import Sum
from enzyme_cc.analysis.loops.invariants import is_invariant
from enzyme_cc.ir.constants import IntConstant, int_constant
from enzyme_cc.ir.function import Instruction
from enzyme_cc.ir.types import I64

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from enzyme_cc.analysis.loops.natural_loops import Loop
    from enzyme_cc.analysis.loops.trip_counts import Count
    from enzyme_cc.ir.function import Block
    from enzyme_cc.ir.values import Value
    from enzyme_cc.plan.function_facts import Scene

_HALF = Fraction(1, 2)
#: What cannot be in a name.
_ROUND = "\0"


class Product(NamedTuple):
    """A number times factors, each as text."""

    number: Fraction = Fraction(1)
    factors: tuple[str, ...] = ()

    def times(self, other: Product) -> Product:
        """Return the product of both."""
        return Product(self.number * other.number, self.factors + other.factors)

    def scaled(self, number: int) -> Product:
        """Return so many times this."""
        return self._replace(number=self.number * number)

    def __str__(self) -> str:
        return " * ".join([str(self.number), *self.factors])


def total(products: Iterable[Product]) -> str:
    """Return a sum of products: those with the same factors as one, what is constant last."""
    numbers: dict[tuple[str, ...], Fraction] = {}
    for each in products:
        numbers[each.factors] = numbers.get(each.factors, Fraction(0)) + each.number
    constant = numbers.pop((), Fraction(0))
    terms = [str(Product(number, factors)) for factors, number in numbers.items()]
    if constant or not terms:
        terms.append(str(constant))
    return " + ".join(terms)


class Rounds:
    """The number of rounds of each loop in one call of a function, as formulas."""

    def __init__(
        self, scene: Scene, names: Callable[[Value], str], place: Callable[[Block], str]
    ) -> None:
        self.scene = scene
        self.names = names
        #: Where the loop of a header is, as the end of a sentence.
        self.place = place

    def of(self, loop: Loop | None) -> Product:
        """Return all rounds of a loop, those of the loops around it multiplied in."""
        if loop is None:
            return Product()
        count = self.scene.counts.get(loop.header)
        if count is None:
            return self._counted_by_running(loop)
        varying = [each for each in count.values() if _changes(each, loop.parent)]
        if not varying:
            return self.of(loop.parent).times(self._fixed(count))
        known = self._triangle(loop, count, varying)
        return known if known is not None else self._counted_by_running(loop)

    def _counted_by_running(self, loop: Loop) -> Product:
        return Product(factors=(f"rounds{self.place(loop.header)}",))

    def _fixed(self, count: Count) -> Product:
        found = count.linear(self.names)
        if found is not None:
            return _product(found)
        text = count.text(self.names)
        return Product(factors=(f"({text})" if " " in text else text,))

    def _triangle(self, loop: Loop, count: Count, varying: list[Value]) -> Product | None:
        """Return where the number of rounds is a + b * the round of the loop around it.

        Over its N rounds that makes a * N + b * N * (N - 1) / 2.
        """
        around = loop.parent
        assert around is not None
        outer = self.scene.counts.get(around.header)
        steps = [self._step(each, around) for each in varying]
        if outer is None or any(_changes(each, around.parent) for each in outer.values()):
            return None
        marks = {value: f"{_ROUND}{index}" for index, value in enumerate(varying)}
        rounds = outer.linear(self.names)
        sum_ = count.linear(lambda each: marks.get(each) or self.names(each))
        if rounds is None or sum_ is None or None in steps or any(_mixed(t) for t in sum_.terms):
            return None
        start, slope = _split(sum_, [each for each in steps if each is not None])
        both = Sum({}).plus(start, 2).plus(rounds, slope).plus(Sum({}, -slope))
        return (
            self.of(around.parent)
            .times(_product(rounds))
            .times(_product(both))
            .times(Product(_HALF))
        )

    def _step(self, value: Value, around: Loop) -> tuple[int, int] | None:
        """Return the first value and the step of what a loop changes by the same step each time."""
        if isinstance(value, Instruction) and value.opcode in ("add", "sext", "zext"):
            inside = self._step(value.operands[0], around)
            more = value.operands[-1] if value.opcode == "add" else int_constant(I64, 0)
            known = inside is not None and isinstance(more, IntConstant)
            return (inside[0] + more.value, inside[1]) if known else None  # type: ignore[index, attr-defined]
        induction, loop = self.scene.inductions.get(value, (None, None))  # type: ignore[call-overload]
        if induction is None or loop is not around:
            return None
        if not isinstance(induction.start, IntConstant) or induction.is_pointer:
            return None
        if not isinstance(induction.step, IntConstant):
            return None
        return induction.start.value, induction.step.value * induction.scale


def _changes(value: Value, loop: Loop | None) -> bool:
    """Return whether it is another one in some round of a loop, or of one around it."""
    if loop is None:
        return False
    return not is_invariant(value, loop) or _changes(value, loop.parent)


def _mixed(term: str) -> bool:
    """Return whether a term is more than the value that changes."""
    return _ROUND in term and not term.startswith(_ROUND)


def _split(sum_: Sum, steps: list[tuple[int, int]]) -> tuple[Sum, int]:
    """Return what a sum is in the first round, and what it grows by in each."""
    start, slope = Sum({}, sum_.number), 0
    for name, factor in sum_.terms.items():
        if name.startswith(_ROUND):
            first, step = steps[int(name[1:])]
            start = start.plus(Sum({}, first * factor))
            slope += step * factor
        else:
            start = start.plus(Sum({name: factor}))
    return start, slope


def _product(sum_: Sum) -> Product:
    """Return a sum as a factor: what its terms have in common is taken out."""
    if not sum_.terms:
        return Product(Fraction(sum_.number))
    if len(sum_.terms) == 1 and not sum_.number:
        ((name, factor),) = sum_.terms.items()
        return Product(Fraction(factor), (name,))
    numbers = [*sum_.terms.values(), sum_.number]
    if all(each % 2 == 0 for each in numbers):
        halved = Sum({name: each // 2 for name, each in sum_.terms.items()}, sum_.number // 2)
        half = _product(halved)
        return half._replace(number=half.number * 2)
    return Product(factors=(f"({sum_})",))
