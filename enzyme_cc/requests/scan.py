"""Finding requests in the text of a module, before anything is parsed."""

from __future__ import annotations

import re
from typing import NamedTuple

from enzyme_cc.attributes.names import REQUEST_NAMES

_DEFINE = re.compile(r"^define\b[^@\n]*@(?P<name>\"[^\"]*\"|[-\w$.]+)")
_CALLEE = re.compile(
    r"\b(?:call|invoke)\b[^\n]*?@(?P<name>\"[^\"]*\"|[-\w$.]*)(?=\()",
)


class Mention(NamedTuple):
    """One call of a function whose name makes it a request."""

    line: int
    caller: str
    callee: str


def find_mentions(text: str) -> list[Mention]:
    """Every request of a module, in the order of its text."""
    if not any(name in text for name in REQUEST_NAMES):
        return []
    found = []
    caller = ""
    for number, line in enumerate(text.split("\n"), 1):
        if line.startswith("define"):
            opened = _DEFINE.match(line)
            caller = opened["name"].strip('"') if opened else ""
        found += [Mention(number, caller, callee) for callee in _requests(line)]
    return found


def _requests(line: str) -> list[str]:
    if "__enzyme_" not in line:
        return []
    callees = (match["name"].strip('"') for match in _CALLEE.finditer(line))
    return [callee for callee in callees if any(name in callee for name in REQUEST_NAMES)]
