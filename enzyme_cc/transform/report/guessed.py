"""Tell which guesses the types in each function rest on: without them other things are known."""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_cc.analysis.types.lattice import KIND_OF
from enzyme_cc.ir.types import VOID

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from enzyme_cc.analysis.types.heuristics import Heuristic
    from enzyme_cc.analysis.types.results import TypeResults
    from enzyme_cc.analysis.types.tree import TypeTree
    from enzyme_cc.ir.function import Function

    #: What is known of a value, and of the memory behind it.
    _Known = tuple[tuple[object, ...], ...]


class Guessed:
    """The guesses that types rest on, by function; `without` are the types without one of them."""

    def __init__(self, types: TypeResults, without: Callable[[Heuristic], TypeResults]) -> None:
        self._types = types
        self._needed: dict[Heuristic, set[Function]] = {}
        mine = {each: _known(types, each) for each in types.functions}
        # An answer that needs a guess says so itself: an analysis that does so has no such answers.
        for heuristic in [each for each, values in types.guesses.made.items() if not values]:
            other = without(heuristic)
            found = (each for each in types.functions if _known(other, each) != mine[each])
            self._needed[heuristic] = set(found)

    def said(self, function: Function) -> Iterator[str]:
        """Yield what is to be said of the guesses that a function's types rest on."""
        for each in self.of(function):
            how = f"--enzyme-no-heuristic={each.label} leaves it out"
            yield f"types rest on a guess: {each.says} ({how})"

    def of(self, function: Function) -> list[Heuristic]:
        """Return those that a function's types rest on."""
        answered = (
            heuristic
            for heuristic, values in self._types.guesses.made.items()
            if any(getattr(each, "function", None) is function for each in values)
        )
        needed = (each for each, where in self._needed.items() if function in where)
        return sorted({*answered, *needed}, key=lambda each: each.label)


def _known(types: TypeResults, function: Function) -> list[_Known]:
    return [tuple(_read(types.of(value))) for value in function.locals() if value.type is not VOID]


def _read(tree: TypeTree) -> Iterator[tuple[object, ...]]:
    for field in tree.fields:
        behind = () if field.pointee is None else tuple(_read(field.pointee))
        yield field.offset, field.size, field.stride, field.end, KIND_OF[field.mask], behind
