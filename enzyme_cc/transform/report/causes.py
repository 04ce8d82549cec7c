"""One message for each cause: what is the same but for its place, in one function, is said once.

The same is the code, the words, whatever values are called in them, and the ways out.
"""

from __future__ import annotations

import re
from copy import copy
from typing import TYPE_CHECKING

from enzyme_cc.words.own_code import is_of_library

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from enzyme_cc.diagnostics import Diagnostic

_VALUE = re.compile(r"%[-\w.$]+")
_SHOWN = 4


def one_for_each_cause(found: Iterable[tuple[Diagnostic, str]]) -> list[Diagnostic]:
    """Return the first problem of each cause, with how many follow in the same function."""
    causes: dict[tuple[object, ...], list[Diagnostic]] = {}
    functions: dict[tuple[object, ...], str] = {}
    for each, function in found:
        cause = (each.code, each.severity, _VALUE.sub("%", each.message), each.notes, function)
        causes.setdefault(cause, []).append(each)
        functions[cause] = function
    return [each for cause, group in causes.items() for each in _told(group, functions[cause])]


def _told(group: list[Diagnostic], function: str) -> list[Diagnostic]:
    """Return one message for all, at the first line; or all, where they are not in one file."""
    lines = {each: _line(_own(each), _own(group[0])) for each in group}
    if len(group) == 1 or not function or not all(lines.values()):
        return group
    # A reverse sweep comes to the last line first.
    first, *others = sorted(group, key=lambda each: int(lines[each]))
    told = copy(first)
    others = [each for each in others if _own(each) != _own(first)]
    if others:
        told.notes = (*first.notes, _further(first, others, lines, function))
    return [told]


def _further(
    first: Diagnostic, others: list[Diagnostic], lines: Mapping[Diagnostic, str], function: str
) -> str:
    shown = list(dict.fromkeys(lines[each] for each in others))
    more = ", ..." if len(shown) > _SHOWN else ""
    places = "one more place" if len(others) == 1 else f"{len(others)} more places"
    file = _file(_own(first))
    if all(_file(place) == file for place, _ in first.trail if not is_of_library(place)):
        where = f"{'line' if len(shown) == 1 else 'lines'} {', '.join(shown[:_SHOWN])}"
    else:  # The message may yet move to what leads there.
        where = ", ".join(f"{file}:{each}" for each in shown[:_SHOWN])
    return f"and {places} in {function}: {where}{more}"


def _own(said: Diagnostic) -> str:
    """Return the line of the user's that it will be shown at, where that is known already."""
    own = (place for place, _ in said.trail if not is_of_library(place))
    return next(own, said.where)


def _file(place: str) -> str:
    return place.rpartition(":")[0].rpartition(":")[0]


def _line(where: str, first: str) -> str:
    """Return the line of a place in the same file as the first."""
    file, _, line = where.rpartition(":")[0].rpartition(":")
    return line if file and first.startswith(f"{file}:") and line.isdigit() else ""


def also_at(places: Iterable[str]) -> Iterator[str]:
    """Yield one note of the places that follow the first, where there are any."""
    first, *others = dict.fromkeys(places)
    lines = list(dict.fromkeys(_short(each, first) for each in others if not _same(each, first)))
    if lines:
        more = f" and {len(lines) - _SHOWN} more" if len(lines) > _SHOWN else ""
        yield f"also at {', '.join(lines[:_SHOWN])}{more}"


def _same(place: str, other: str) -> bool:
    """Return whether two places are in one line."""
    return ":" in place and place.rpartition(":")[0] == other.rpartition(":")[0]


def _short(place: str, first: str) -> str:
    """Return a place in the same file by its line alone."""
    line = _line(place, first)
    return f"line {line}" if line else place
