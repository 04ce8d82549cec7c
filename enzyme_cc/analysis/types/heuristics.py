"""Guesses about what bytes hold, where the program does not say: by name, each with its reason.

A user can leave one out. What it would have told is unknown then, so that derivatives are refused
that need it, or ask when they run; no guess stands between evidence and a wrong number unseen.
"""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING

from enzyme_cc.diagnostics import user_error

if TYPE_CHECKING:
    from collections.abc import Iterable

    from enzyme_cc.ir.values import Value


class Heuristic(Enum):
    """A guess, by what it takes for granted, and why that may be done."""

    ALIGNED_PADDING = (
        "aligned-padding",
        "unused bytes before an aligned member are padding",
        "the member could not begin any earlier",
    )
    ALIKE_BYTES = (
        "alike-bytes",
        "where one byte after the other is read, at steps nobody knows, all are alike",
        "texts are read so, and records are not",
    )
    COUNTED_INTEGERS = (
        "counted-integers",
        "what is counted or computed from small integers is no part of a float",
        "nobody computes the bits of a float by multiplying, or from 1, 2, 3",
    )
    CUT_EXPONENTS = (
        "cut-exponents",
        "a mask that clears the exponent of a float leaves an integer",
        "what is left would be a number below 1e-38, or below 1e-308",
    )
    DESCRIPTOR_VERSIONS = (
        "descriptor-versions",
        "20180515 and 20240719 are versions of Fortran's descriptors",
        "flang writes them into each, and as floats they are 3e-317 and 1e-316",
    )
    ENDS_OF_ARRAYS = (
        "ends-of-arrays",
        "an array without a length ends where something of another kind lies",
        "an index that is not constant says where an array begins, and never where it ends",
    )
    HEADERS = (
        "headers-before-arrays",
        "an index is not negative: what lies before the first element is a header",
        "LLVM folds the size of the header into the address, or counts from 1",
    )
    SHORT_GAPS = (
        "short-gaps",
        "unused bytes too few for a number of the program are no number",
        "so is padding, and so are the ends of short texts",
    )
    SMALL_CONSTANTS = (
        "small-constants",
        "an integer constant below 4096 is a number, not the bits of a float",
        "as a double it would be below 1e-320",
    )
    TEXT_CONSTANTS = (
        "text-constants",
        "a constant that reads as characters is text",
        "as a double it would be above 1e9 or below 1e-28",
    )

    def __init__(self, label: str, says: str, because: str) -> None:
        self.label = label
        self.says = says
        self.because = because

    __hash__ = object.__hash__


#: All of them by the names that users know.
HEURISTICS = {each.label: each for each in Heuristic}


def heuristics_named(names: Iterable[str]) -> frozenset[Heuristic]:
    """Return those of these names; raise an error for one that none has."""
    for each in names:
        if each not in HEURISTICS:
            raise user_error(
                f"--enzyme-no-heuristic={each}: there is no guess of that name",
                f"those that there are: {', '.join(sorted(HEURISTICS))}",
            )
    return frozenset(HEURISTICS[each] for each in names)


class Guesses:
    """The guesses that an analysis may make, and those that it has made."""

    __slots__ = ("made", "without")

    def __init__(self, without: Iterable[Heuristic] = ()) -> None:
        self.without = frozenset(without)
        #: Each guess, with the values that it was made for when an answer needed it.
        self.made: dict[Heuristic, set[Value]] = {}

    def may(self, heuristic: Heuristic, needed_for: Value | None = None) -> bool:
        """Return whether something may be guessed, which is noted."""
        if heuristic in self.without:
            return False
        values = self.made.setdefault(heuristic, set())
        if needed_for is not None:
            values.add(needed_for)
        return True
