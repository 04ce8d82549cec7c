"""LLVM's complaints about a module, as one line with its place in the module."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from enzyme_cc.diagnostics import user_error

if TYPE_CHECKING:
    from enzyme_cc.diagnostics import UserError

# A complaint with a place: a tool's (`<stdin>` or `-`, behind its name), a library's (`<string>`).
_PLACED = re.compile(r"(?:^|\s)(?:<\w+>|-):([0-9]+):([0-9]+): error: (.*)$", re.MULTILINE)
_TOOL = re.compile(r"^\S*?(?:opt|llc|llvm-\w+|clang|zig|error)\S*: (?:fatal )?(?:error: )?")
# Lines that announce a complaint and do not make one.
_ANNOUNCES = re.compile(
    r"(?i)^(LLVM IR parsing error|LLVM bitcode parsing error|LLVM ERROR: Broken .*"
    r"|(?:error: )?input module is broken.*|assembly parsed, but does not verify.*"
    r"|<\w+>: error: .*broken.*|PLEASE submit.*|Stack dump:.*|)$"
)


def refused(said: str, major: int) -> UserError:
    """Return the error that says what LLVM found wrong with a module."""
    placed = _PLACED.search(said)
    if placed:
        line, column, what = placed.groups()
        return user_error(f"LLVM {major} refuses the IR: {what}", where=f"<ir>:{line}:{column}")
    return user_error(f"LLVM {major} refuses the IR: {_gist(said)}")


def _gist(said: str) -> str:
    lines = [_TOOL.sub("", line.strip()) for line in said.splitlines()]
    telling = [line for line in lines if not _ANNOUNCES.match(line)]
    return (telling or list(filter(None, lines)) or ["no reason given"])[0]
