"""Suggest a way out where nothing tells what bytes are: the flags not given yet.

The driver, which can compile once more, offers only what it has seen to help.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from enzyme_cc.diagnostics import Diagnostic

CODE = "EZ0201"
#: The way out, until it is known which flags are given.
WITH_TYPES = (
    "compile with -g, so that declared types are known, or with -O1, so that those of accesses and "
    "assignments are"
)
_WITH_G = "compile with -g, so that declared types are known"
_WITH_O1 = "compile with -O1, so that the types of accesses and assignments are known"
_WITH_BOTH = (
    "compile with -g and -O1, so that declared types are known, and those of accesses and "
    "assignments"
)
_ANYTHING = "void *, characters, and members of unions, may be anything"
_DECLARED = f"declare by its type what is there: {_ANYTHING}"
_DECLARED_AND_G = f"declare by its type what is there, and compile with -g: {_ANYTHING}"
#: What a source in Fortran has in the place of C's words.
_FORTRAN = re.compile(r"\.(?:f|for|ftn|f\d\d)(?::|\Z)", re.I)
_IN_FORTRAN = {
    _ANYTHING: "class(*), and class(t) where other types extend t, may be anything",
    "field by field": "component by component",
}
#: The note by whether declared types are known, and whether those of accesses are.
_BY_GIVEN = {
    (False, False): WITH_TYPES,
    (False, True): _WITH_G,
    (True, False): _WITH_O1,
    (True, True): _DECLARED,
}


class _Untold(NamedTuple):
    """A note that offers flags: those, the least first, and what is said where none helps."""

    flags: tuple[tuple[str, ...], ...]
    otherwise: str


_UNTOLD = {
    WITH_TYPES: _Untold((("-g",), ("-O1",), ("-g", "-O1")), _DECLARED_AND_G),
    _WITH_G: _Untold((("-g",),), _DECLARED_AND_G),
    _WITH_O1: _Untold((("-O1",),), _DECLARED),
}
_BY_FLAGS = {("-g",): _WITH_G, ("-O1",): _WITH_O1, ("-g", "-O1"): _WITH_BOTH}


def fitting(note: str, given: tuple[bool, bool]) -> str:
    """Return a way out that has not been taken already."""
    return _BY_GIVEN[given] if note == WITH_TYPES else note


def as_tried(
    said: Iterable[Diagnostic], trying: Callable[[tuple[str, ...]], Iterable[Diagnostic] | None]
) -> tuple[Diagnostic, ...]:
    """Return the messages, with flags offered only where these help.

    `trying` returns what is wrong with further flags, or None where that does not work. Flags help
    where a place is right with them, and no other is wrong that was right.
    """
    said = tuple(said)
    places = _places(said)
    left: dict[tuple[str, ...], frozenset[str]] = {}

    def helps(flags: tuple[str, ...], where: str) -> bool:
        if flags not in left:
            found = trying(flags)
            left[flags] = places if found is None else _places(found)
        return left[flags] < places and where not in left[flags]

    def told(note: str, where: str) -> str:
        if note not in _UNTOLD:
            return note
        untold = _UNTOLD[note]
        helping = (each for each in untold.flags if helps(each, where))
        return next((_BY_FLAGS[each] for each in helping), untold.otherwise)

    return tuple(
        each.changed(notes=tuple(_spelt(told(note, each.where), each.where) for note in each.notes))
        if each.code == CODE
        else each
        for each in said
    )


def _spelt(note: str, where: str) -> str:
    """Return a note in the words of the language that a place is in."""
    if _FORTRAN.search(where):
        for word, own in _IN_FORTRAN.items():
            note = note.replace(word, own)
    return note


def _places(said: Iterable[Diagnostic]) -> frozenset[str]:
    return frozenset(each.where for each in said if each.code == CODE)
