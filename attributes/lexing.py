"""Reading C and C++ as far as attributes need it: gaps, strings, comments, brackets, edits."""

from __future__ import annotations

import re
from typing import NamedTuple

GAP = r"(?:\s|\\\r?\n|/\*.*?\*/|//[^\n]*\n)"
NAME = r"[A-Za-z_]\w*"
STRING = r'"(?:[^"\\\n]|\\.)*"'
# Everything that is passed over as a whole: nothing in it is an attribute.
SKIPPED = (
    rf'/\*.*?(?:\*/|\Z)|//(?:\\\r?\n|[^\n])*|R"(?P<mark>[^\s()\\]{{0,16}})\(.*?\)(?P=mark)"'
    rf"|{STRING}|'(?:[^'\\\n]|\\.)+'"
)
_TOKEN = re.compile(rf"(?P<skipped>{SKIPPED})|[][(){{}},]", re.DOTALL)
_OPENING, _CLOSING = "([{", ")]}"


class Edit(NamedTuple):
    """A stretch of a text, and what takes its place."""

    start: int
    end: int
    text: str


def closing(text: str, position: int) -> int:
    """Return the position behind the bracket that closes the one before this position."""
    depth = 1
    for token in _TOKEN.finditer(text, position):
        if token["skipped"]:
            continue
        depth += (token[0] in _OPENING) - (token[0] in _CLOSING)
        if depth == 0:
            return token.end()
    return position
