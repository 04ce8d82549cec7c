"""Finding the top-level entries of a module in its text, without reading what is in them.

Function bodies are found first, by the shape LLVM prints; what lies between them is outlined when
somebody asks for anything but a body.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from enzyme_cc.ir.cursor import Cursor, Source

if TYPE_CHECKING:
    from collections.abc import Iterator

_NAME = r'(?:"[^"]*"|[-a-zA-Z$._0-9]+)'
_STARTER = re.compile(
    rf"""^[ \t]*(?:
      (?P<node>!\d+)\s*=
    | (?P<symbol>@{_NAME})\s*=
    | (?P<declare>declare)\b
    | (?P<define>define)\b
    | (?P<type>%{_NAME})\s*=\s*type\b
    | (?P<comdat>\${_NAME})\s*=\s*comdat\b
    | attributes\s+(?P<group>\#\d+)\s*=
    | (?P<named>![-a-zA-Z$._\\][-a-zA-Z$._0-9\\]*)\s*=
    | (?P<word>module\s+asm|target|source_filename|uselistorder_bb|uselistorder|deplibs)\b
    | (?P<summary>\^\d+)\s*=
    )""",
    re.MULTILINE | re.VERBOSE,
)
_TRIVIA = re.compile(r"(?:[ \t\r\n]+|;[^\n]*)*+")
_FUNCTION_NAME = re.compile(r'@(?:"[^"]*"|[-a-zA-Z$._0-9]+)')


class Body:
    """Where one function stands: all of it, its name, and the inside of its braces."""

    __slots__ = ("body_start", "end", "ref", "start")

    def __init__(self, start: int, ref: str, body_start: int, end: int) -> None:
        self.start = start
        self.ref = ref
        #: After the opening brace.
        self.body_start = body_start
        #: After the closing brace.
        self.end = end


def find_bodies(source: Source) -> Iterator[Body]:
    """The functions that begin a line, in order."""
    text = source.text
    at = 0 if text.startswith("define ") else _next_define(text, 0)
    while at >= 0:
        body = find_body(source, at)
        yield body
        at = _next_define(text, body.end)


def _next_define(text: str, after: int) -> int:
    found = text.find("\ndefine ", after)
    return found + 1 if found >= 0 else -1


def find_body(source: Source, start: int) -> Body:
    """The function whose `define` is at `start`."""
    text = source.text
    named = _FUNCTION_NAME.search(text, start)
    if named is None:
        source.fail("this function has no name", start)
    line_end = text.find("\n", named.end())
    if line_end > 0 and text[line_end - 1] == "{":
        closing = text.find("\n}", line_end)
        if closing >= 0:
            return Body(start, named[0], line_end, closing + 2)
    return _by_tokens(source, start, named)


def _by_tokens(source: Source, start: int, named: re.Match[str]) -> Body:
    """A function not laid out as LLVM does: its body is the last bracketed stretch in braces."""
    cursor = Cursor(source, named.end())
    while cursor.token and not (cursor.token == "{" and _opens_body(source, cursor)):
        if cursor.token in ("(", "{", "[", "<"):
            cursor.skip_balanced()
        else:
            cursor.advance()
    if not cursor.token:
        source.fail("this function has no body: is it a 'declare'?", start)
    body_start = cursor.after
    depth = 1
    while depth:
        cursor.advance()
        if not cursor.token:
            source.fail("the body of this function is never closed", start)
        depth += {"{": 1, "}": -1}.get(cursor.token, 0)
    return Body(start, named[0], body_start, cursor.after)


_TYPE_IN_HEADER = re.compile(r"(?:prefix|prologue|personality)\s*\Z")


def _opens_body(source: Source, cursor: Cursor) -> bool:
    """Whether a brace of a header opens the body rather than a constant or its type."""
    before = source.text[max(0, cursor.offset - 40) : cursor.offset]
    after_type = before.rstrip().endswith(("}", "]", ">")) and "prefix" in before
    return not _TYPE_IN_HEADER.search(before) and not after_type


class Entry:
    """One top-level entry between functions: its kind, its name, where it stands."""

    __slots__ = ("end", "key", "kind", "start")

    def __init__(self, kind: str, key: str, start: int, end: int) -> None:
        self.kind = kind
        self.key = key
        self.start = start
        self.end = end


def find_entries(source: Source, start: int, end: int) -> Iterator[Entry]:
    """The entries of a stretch between functions; comments go with what stands before them."""
    text = source.text
    last: Entry | None = None
    for match in _STARTER.finditer(text, start, end):
        at = match.start()
        if last is not None:
            last.end = at
            yield last
        elif _trivia_end(text, start, at) != at:
            source.fail("this is no part of a module", _trivia_end(text, start, at))
        kind = match.lastgroup or ""
        last = Entry(kind, match[kind], at, end)
    if last is not None:
        yield last
    elif _trivia_end(text, start, end) != end:
        source.fail("this is no part of a module", _trivia_end(text, start, end))


def _trivia_end(text: str, start: int, end: int) -> int:
    found = _TRIVIA.match(text, start, end)
    return found.end() if found else start
