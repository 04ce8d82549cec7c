"""The line of the user's source that a message is about, with a caret under the place."""

from __future__ import annotations

import os

TYPE_CHECKING = False
if TYPE_CHECKING:
    from enzyme_cc.diagnostics import Diagnostic

_LONGEST_FILE = 64 << 20
_SHOWN = 200


def with_excerpt(said: Diagnostic) -> Diagnostic:
    """Return the same message with its source line, where it has none yet and one can be read."""
    found = "" if said.excerpt else excerpt(said.where)
    if not found:
        return said
    return said.changed(excerpt=found)


def excerpt(where: str) -> str:
    """Return the line at `file:line:column`, and the caret; empty where there is no such line."""
    path, _, rest = where.partition(":")
    parts = where.rsplit(":", 2)
    if len(parts) == 3 and parts[1].isdecimal() and parts[2].isdecimal():
        path, line, column = parts[0], int(parts[1]), int(parts[2])
    elif rest.isdecimal():
        line, column = int(rest), 0
    else:
        return ""
    text = _line(path, line)
    shown = _visible(text)
    if not shown.strip():
        return ""
    # Compilers count bytes.
    before = len(_visible(text[: column - 1]))
    caret = f"\n{' ' * before}^" if 0 < column <= len(text) + 1 and before <= _SHOWN else ""
    return shown[:_SHOWN] + caret


def _visible(text: bytes) -> str:
    return "".join(c if c.isprintable() else " " for c in text.decode("utf-8", "replace"))


def _line(path: str, number: int) -> bytes:
    try:
        if number < 1 or not os.path.isfile(path) or os.path.getsize(path) > _LONGEST_FILE:
            return b""
        with open(path, "rb") as file:
            for at, line in enumerate(file, 1):
                if at == number:
                    return line.rstrip(b"\r\n")
    except (OSError, ValueError):
        return b""
    return b""
