"""Several modules in one file: the pieces between lines of `; -----`.

Each piece keeps its place: it begins with as many empty lines as stand before it in the file, so
whatever says a line number says the file's.
"""

from __future__ import annotations

import re
from typing import NamedTuple

_SEPARATOR = re.compile(r"^(?:;|//) -----[ \t]*(?:\r?\n|\Z)", re.MULTILINE)


class Piece(NamedTuple):
    """One module of a file."""

    #: The text, after the empty lines that stand for what precedes it.
    text: str
    lines_before: int
    #: The line before it, as it stands in the file; nothing before the first piece.
    separator: str

    def without_lines_before(self, printed: str) -> str:
        """Return what a module prints, less the empty lines that were put before it."""
        return printed.removeprefix("\n" * self.lines_before)


def whole(text: str) -> list[Piece]:
    """Return all of it as one piece."""
    return [Piece(text, 0, "")]


def split(text: str) -> list[Piece]:
    """Return the pieces of a text, in order."""
    pieces = []
    at, lines, separator = 0, 0, ""
    for found in _SEPARATOR.finditer(text):
        pieces.append(_piece(text[at : found.start()], lines, separator))
        lines += text.count("\n", at, found.end())
        at, separator = found.end(), found[0]
    return [*pieces, _piece(text[at:], lines, separator)]


def _piece(text: str, lines_before: int, separator: str) -> Piece:
    return Piece("\n" * lines_before + text, lines_before, separator)
