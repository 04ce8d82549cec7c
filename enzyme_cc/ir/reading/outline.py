"""Finding the top-level entries of a module in its text, without reading what is in them.

Function bodies are found first, by the shape LLVM prints; what lies between them is outlined when
somebody asks for anything but a body.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from enzyme_cc.ir.reading.cursor import NAME, OPAQUE, SPACE, Cursor, Source
from enzyme_cc.ir.values import canonical

if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import NoReturn

_STARTS = rf"""(?:
      (?P<node>!\d+){SPACE}=
    | (?P<symbol>@{NAME}){SPACE}=
    | (?P<type>%{NAME}){SPACE}={SPACE}type\b
    | (?P<comdat>\${NAME}){SPACE}={SPACE}comdat\b
    | (?P<named>![-a-zA-Z$._\\][-a-zA-Z$._0-9\\]*){SPACE}=
    | (?P<summary>\^\d+){SPACE}=
    | (?<![-\w$.])(?:
        (?P<declare>declare)\b
      | (?P<define>define)\b
      | attributes{SPACE}(?P<group>\#\d+){SPACE}=
      | (?P<word>(?:target{SPACE}[a-z]+|source_filename|deplibs){SPACE}=)
      | (?P<asm>module{SPACE}asm)\b
      | (?P<order>uselistorder_bb|uselistorder)\b
      )
    )"""
#: An entry that begins a line, as LLVM prints them; and one anywhere but in strings, comments
#: and names.
_STARTER = re.compile(rf"^[ \t]*{_STARTS}", re.MULTILINE | re.VERBOSE)
_ANYWHERE = re.compile(rf"{OPAQUE}|{_STARTS}|[@%$!]{NAME}", re.VERBOSE)
_DEFINE = re.compile(rf"{OPAQUE}|(?<=\n)(define )")
_TRIVIA = re.compile(SPACE)
_FUNCTION_NAME = re.compile(rf"(?>(?:{OPAQUE}|[^@\"])*)(@{NAME})")

#: From the name of a function to the brace of its body, as LLVM prints that; and what may have
#: a brace of its own there.
_WRITTEN = r'[^(){}";!/\r\n]++|"[^"\n]*"'
_HEADER = re.compile(
    rf"(?>(?:{_WRITTEN}|![-\w$.\\]++"
    rf"|\((?>(?:{_WRITTEN}|\((?>(?:{_WRITTEN}|\((?>(?:{_WRITTEN})*)\))*)\))*)\))*)\{{\n"
)
_WITH_CONSTANT = re.compile(r"\b(?:prefix|prologue|personality(?! ptr @))\b")
_MARKED_COMMENT = re.compile(r';[^\n"{}]*["{}]')
_STRING = re.compile(r'"[^"]*"')
#: Strings and comments; not `/* */`, whose beginning is left for who looks for it.
_ASIDE = re.compile(r'"[^"]*"|;[^\r\n]*')
_BRACE = re.compile(rf"{OPAQUE}|([{{}}])")


def function_name(source: Source, start: int) -> re.Match[str]:
    """Return the name of the function whose `define` or `declare` is at `start`, as group 1."""
    found = _FUNCTION_NAME.match(source.text, start)
    if found is None:
        source.fail("this function has no name", start)
    return found


class Body:
    """The extent of one function in the text: all of it, its name, and the inside of its braces."""

    __slots__ = ("body_start", "end", "ref", "start")

    def __init__(self, start: int, ref: str, body_start: int, end: int) -> None:
        self.start = start
        self.ref = ref
        #: After the opening brace.
        self.body_start = body_start
        #: After the closing brace.
        self.end = end


def find_bodies(source: Source) -> Iterator[Body]:
    """Yield the functions that begin a line, in order."""
    text = source.text
    at = 0 if text.startswith("define ") else _next_define(text, 0)
    while at >= 0:
        body = find_body(source, at)
        yield body
        at = _next_define(text, body.end)


def _next_define(text: str, after: int) -> int:
    found = text.find("\ndefine ", after)
    if found >= 0 and (text.count('"', after, found) % 2 or text.find("/*", after, found) >= 0):
        # This one may stand in a string or a comment.
        real = (each.start(1) for each in _DEFINE.finditer(text, after) if each[1])
        return next(real, -1)
    return found + 1 if found >= 0 else -1


def find_body(source: Source, start: int) -> Body:
    """Return the function whose `define` is at `start`."""
    text = source.text
    named = function_name(source, start)
    header = _HEADER.match(text, named.end())
    if header is not None and not _WITH_CONSTANT.search(text, named.end(), header.end()):
        opened = header.end() - 1
        closing = text.find("\n}", opened)
        alone = closing >= 0 and text[closing + 2 : closing + 3] in ("\n", "")
        if alone and _is_plain(text, opened, closing):
            return Body(start, canonical(named[1]), opened, closing + 2)
    return _by_tokens(source, start, named)


def _is_plain(text: str, start: int, end: int) -> bool:
    """Return whether counting shows that every brace of this stretch has its other one in it."""
    quotes = text.count('"', start, end)
    has_braces = text.find("{", start, end) >= 0 or text.find("}", start, end) >= 0
    if quotes % 2 or text.find("/*", start, end) >= 0:
        return False
    if (quotes or has_braces) and _MARKED_COMMENT.search(text, start, end):
        return False  # some that were counted are none
    if not has_braces:
        return True
    strings = _STRING.findall(text, start, end) if quotes else ()
    marked = any("{" in each or "}" in each for each in strings)
    return not marked and _is_balanced(text[start:end])


def _is_balanced(text: str) -> bool:
    depth = 0
    *closed, rest = text.split("}")
    for piece in closed:
        depth += piece.count("{") - 1
        if depth < 0:
            return False
    return depth + rest.count("{") == 0


def _by_tokens(source: Source, start: int, named: re.Match[str]) -> Body:
    """Find a function not laid out as LLVM does: its body's brace opens nothing else."""
    cursor = Cursor(source, named.end())
    while cursor.token and cursor.token != "{":
        if cursor.token in ("prefix", "prologue", "personality"):
            _skip_constant(cursor)
        else:
            _skip_item(cursor)
    if not cursor.token:
        source.fail("this function has no body: is it a 'declare'?", start)
    body_start = cursor.after
    return Body(start, canonical(named[1]), body_start, _closed(source, start, body_start))


def _closed(source: Source, start: int, body_start: int) -> int:
    """Return where the body of a function ends."""
    depth = 1
    for found in _BRACE.finditer(source.text, body_start):
        depth += {"{": 1, "}": -1}.get(found[1], 0)
        if not depth:
            break
    else:
        _read_to_end(source, body_start)
        source.fail("the body of this function is never closed", start)
    return found.end()


def _read_to_end(source: Source, start: int) -> None:
    """Fail at what is no token."""
    cursor = Cursor(source, start)
    while cursor.token:
        cursor.advance()


def _skip_constant(cursor: Cursor) -> None:
    """Step over `prefix`, a type, and as much of the constant as may begin with a brace."""
    cursor.advance()
    _skip_item(cursor)
    if cursor.token == "addrspace":
        cursor.advance()
        _skip_item(cursor)
    _skip_item(cursor)


def _skip_item(cursor: Cursor) -> None:
    cursor.accept("!")  # its brace opens a node
    if cursor.token in ("(", "{", "[", "<"):
        cursor.skip_balanced()
    else:
        cursor.advance()


class Entry:
    """One top-level entry between functions: its kind, its name, where it stands."""

    __slots__ = ("end", "key", "kind", "start")

    def __init__(self, kind: str, key: str, start: int, end: int) -> None:
        self.kind = kind
        self.key = key
        self.start = start
        self.end = end


def find_entries(source: Source, start: int, end: int) -> Iterator[Entry]:
    """Yield the entries between functions; comments go with what stands before them."""
    text = source.text
    last: Entry | None = None
    for match in _starters(text, start, end):
        at = match.start()
        if last is not None:
            last.end = at
            yield last
        elif _trivia_end(text, start, at) != at:
            _fail_outside(source, _trivia_end(text, start, at))
        kind = match.lastgroup or ""
        last = Entry(kind, match[kind], at, end)
    if last is not None:
        yield last
    elif _trivia_end(text, start, end) != end:
        _fail_outside(source, _trivia_end(text, start, end))


def _starters(text: str, start: int, end: int) -> list[re.Match[str]]:
    """Return where entries begin: a quick look at line starts, unless some cannot begin a line."""
    found = list(_STARTER.finditer(text, start, end))
    start = _trivia_end(text, start, end)
    words = sum(match.lastgroup in _WORDS for match in found)
    spaced = sum(text.endswith(" = ", 0, match.end() + 1) for match in found)
    # Names of types in Rust have ` = ` in them: what strings and comments hold is not counted.
    bare = _ASIDE.sub('""', text[start:end])
    there = [sum(map(bare.count, _WORDS.values()))]
    there += map(bare.count, (" = ", "\n=", " =\n", "/*"))
    plain = words + spaced == len(found) and there == [words, spaced, 0, 0, 0]
    if plain and not _begins_in_string(text, start, found):
        return found
    return [match for match in _ANYWHERE.finditer(text, start, end) if match.lastgroup]


def _begins_in_string(text: str, start: int, found: list[re.Match[str]]) -> bool:
    """Return whether one of these entries begins a line of a string."""
    for match in found:
        if text.count('"', start, match.start()) % 2:
            return True
        start = match.start()
    return False


#: Kinds of entries without `=`, and what to count them by.
_WORDS = {"declare": "declare ", "define": "define ", "asm": "module asm", "order": "uselistorder"}


def _fail_outside(source: Source, offset: int) -> NoReturn:
    Cursor(source, offset).fail_expected("a global, a function, a type or metadata")


def _trivia_end(text: str, start: int, end: int) -> int:
    found = _TRIVIA.match(text, start, end)
    return found.end() if found else start
