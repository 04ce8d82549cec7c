"""Reading LLVM's tokens from one place in a text on, and saying where a text is wrong.

A cursor holds the current token; whoever understands it calls `advance`. Nothing here knows
what tokens mean.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from enzyme_cc.diagnostics import Diagnostic, UserError

if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import NoReturn

# What follows a star is stepped over with it, as in LLVM: the comment `/***/` goes on.
_LONG_COMMENT = r"/\*[^*]*+(?>(?:\*[^/][^*]*+)*)"
#: What may stand between two tokens: space and comments.
SPACE = rf"(?>(?:[ \t\r\n]++|;[^\r\n]*+|{_LONG_COMMENT}\*/)*)"
#: Strings and comments, in which nothing means anything; for searching what lies between them.
OPAQUE = rf'"[^"]*"|;[^\r\n]*+|{_LONG_COMMENT}(?:\*/|\Z)'
#: What follows the @, %, $ of a name; a number too, where LLVM takes one for a name.
NAME = r'(?:"[^"]*"|[-a-zA-Z$._0-9]+)'
#: A node by its number, as group 1; for searching.
NODE_NUMBER = re.compile(rf"{OPAQUE}|!(\d+)\b")
_TOKEN = re.compile(
    SPACE
    + r"""
    (?:(
      [-a-zA-Z$._0-9]+:                               # a label, or the name of a field
    | [%@$^]?"[^"]*"                                  # a string or a quoted name
    | [%@$][-a-zA-Z$._][-a-zA-Z$._0-9]*               # a name
    | [%@^]\d+                                        # a number for a name
    | \#dbg_[a-z_]+ | \#\d+                           # debug record, attribute group
    | !(?:[-a-zA-Z$._\\][-a-zA-Z$._0-9\\]*|\d+|"[^"]*")?  # metadata
    | c"[^"]*"
    | [-+]?\d+\.\d*(?:[eE][-+]?\d+)?                   # decimal
    | f?0x[KLMHR]?[0-9A-Fa-f]+ | [us]0x[0-9A-Fa-f]+     # bits
    | [-+](?:inf|nan|qnan|snan)\b(?:\(0x[0-9a-fA-F]+\))?
    | -?\d+
    | \.\.\.
    | i\d+ | (?!c")[a-zA-Z_][a-zA-Z_0-9]*                     # a word
    | [=,*()\[\]{}<>|:]
    ))?
    """,
    re.VERBOSE,
)
_SPACE = re.compile(rf'"[^"]*"|(?=[ \t\r\n;/]){SPACE}')
_WORD = re.compile(r"[a-zA-Z_][-a-zA-Z$._0-9]*\Z")

#: How many brackets may stand inside each other.
MAX_DEPTH = 100

_CLOSING = {"(": ")", "[": "]", "{": "}", "<": ">"}
_EXCERPT = 100
_LONGEST_MESSAGE = 300


class ParseError(UserError):
    """Text that is not LLVM IR: where, and what was expected."""

    def __init__(self, message: str, source: Source, offset: int) -> None:
        line, column, excerpt = source.place(offset)
        super().__init__(
            Diagnostic(message, where=f"{source.name}:{line}:{column}", excerpt=excerpt)
        )
        self.message = message
        self.offset = offset
        self.line = line
        self.column = column


class Source:
    """A text and what to call it in messages."""

    __slots__ = ("_found", "name", "text")

    def __init__(self, text: str, name: str) -> None:
        self.text = text
        self.name = name
        self._found: dict[str, bool] = {}

    def __contains__(self, piece: str) -> bool:
        """Return whether the text has a piece: megabytes are searched for it once."""
        found = self._found.get(piece)
        if found is None:
            found = self._found[piece] = piece in self.text
        return found

    def place(self, offset: int) -> tuple[int, int, str]:
        """Return line and column, counted from 1, and the line with a caret under the place."""
        text = self.text
        offset = min(offset, len(text))
        start = text.rfind("\n", 0, offset) + 1
        end = text.find("\n", offset, offset + 2 * _EXCERPT)
        end = min(len(text), offset + 2 * _EXCERPT) if end < 0 else end
        shown = max(start, offset - _EXCERPT)
        before = ("..." if shown > start else "") + _visible(text[shown:offset])
        after = _visible(text[offset : min(end, offset + _EXCERPT)])
        line = text.count("\n", 0, offset) + 1
        return line, offset - start + 1, f"{before}{after}\n{' ' * len(before)}^"

    def fail(self, message: str, offset: int) -> NoReturn:
        """Raise a `ParseError` at this place."""
        if len(message) > _LONGEST_MESSAGE:
            message = f"{message[:_LONGEST_MESSAGE]} ..."
        raise ParseError(message, self, offset)


def _visible(text: str) -> str:
    return "".join(
        c if c.isprintable() else " " if c == "\t" else "\N{REPLACEMENT CHARACTER}" for c in text
    )


class Cursor:
    """A place in a source; `token` is the current token, "" at the end."""

    __slots__ = ("after", "depth", "end", "offset", "passed", "source", "text", "token")

    def __init__(self, source: Source, offset: int = 0, end: int | None = None) -> None:
        self.source = source
        self.text = source.text
        self.end = len(self.text) if end is None else end
        self.depth = 0
        self.token = ""
        #: Where the current token ends, and where the one before it did.
        self.after = self.passed = offset
        self.advance()

    def advance(self) -> str:
        """Step to the next token; returns the one that was current."""
        token = self.token
        self.passed = self.after
        found = _TOKEN.match(self.text, self.after, self.end)
        assert found is not None  # nothing at all is a match too
        current = found[1]
        if current is None:
            self.offset = self.after = found.end()
            self.token = ""
            if self.offset < self.end:
                self.fail(_unreadable(self.text, self.offset))
        else:
            self.token = current
            self.offset = found.start(1)
            self.after = found.end()
        return token

    def jump(self, offset: int) -> None:
        """Go on from another place."""
        self.token = ""
        self.after = offset
        self.advance()

    def fail(self, message: str, offset: int | None = None) -> NoReturn:
        """Raise a `ParseError`, at the current token unless told where."""
        self.source.fail(message, self.offset if offset is None else offset)

    def fail_expected(self, what: str) -> NoReturn:
        """Say what should stand here instead of the current token."""
        shown = f"'{self.token[:60]}'" if self.token else "the end of the text"
        self.fail(f"expected {what}, found {shown}")

    def accept(self, token: str) -> bool:
        """Step over `token` if it is here."""
        if self.token != token:
            return False
        self.advance()
        return True

    def expect(self, token: str) -> None:
        """Step over `token`, which must be here."""
        if self.token != token:
            self.fail_expected(f"'{token}'")
        self.advance()

    def items(self, closing: str) -> Iterator[None]:
        """Yield before each item of a list, with commas between; step over `closing` in the end."""
        if not self.accept(closing):
            yield
            while self.accept(","):
                yield
            self.expect(closing)

    def integer(self, what: str) -> int:
        """Step over an unsigned number that fits LLVM's 64 bits."""
        token = self.token
        if not token.isdigit() or not token.isascii():
            self.fail_expected(what)
        if len(token) > 20:
            self.fail(f"{what} is too large")
        self.advance()
        return int(token)

    def string(self, what: str) -> str:
        """Step over a quoted string; returns it with its quotes."""
        if not self.token.startswith('"'):
            self.fail_expected(what)
        return self.advance()

    @property
    def is_word(self) -> bool:
        """Return whether the current token is a word such as `nuw`."""
        return bool(_WORD.match(self.token))

    def deeper(self) -> None:
        """Enter a bracket."""
        self.depth += 1
        if self.depth > MAX_DEPTH:
            self.fail(f"nested too deeply: more than {MAX_DEPTH} levels")

    def skip_balanced(self) -> None:
        """Step over a bracketed stretch, whatever is in it; strings and comments count as such."""
        opened = self.offset
        expected = [_CLOSING[self.advance()]]
        while expected:
            token = self.token
            if not token:
                self.fail("this bracket is never closed", opened)
            if token in _CLOSING:
                expected.append(_CLOSING[token])
            elif token == expected[-1]:
                expected.pop()
            elif token in ")]}":
                self.fail_expected(f"'{expected[-1]}'")
            self.advance()

    def since(self, offset: int) -> str:
        """Return the text from there to the end of the token before the current one."""
        return self.between(offset, max(offset, self.passed))

    def between(self, start: int, end: int) -> str:
        """Return a stretch of the text, on one line and without comments."""
        found = self.text[start:end]
        if "\n" in found or "\r" in found or "/*" in found:
            return _SPACE.sub(lambda match: match[0] if match[0][:1] == '"' else " ", found)
        return found


def _unreadable(text: str, offset: int) -> str:
    character = text[offset]
    if character == '"' or text[offset + 1 : offset + 2] == '"':
        return "this string is never closed"
    if text.startswith("/*", offset):
        return "this comment is never closed"
    if character == "\0":
        return "a NUL byte: this is no text"
    return f"LLVM IR has no '{_visible(character)}' here"
