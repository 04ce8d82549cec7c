"""Checking what stays text in a module: metadata, attribute groups, comdats, target lines.

Nothing is kept: the text itself is what gets printed. Only that it is well formed is asked here.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from enzyme_cc.ir.datalayout import DataLayout
from enzyme_cc.ir.metadata.nodes import (
    MetadataError,
    Node,
    TypedValue,
    parse_node,
    without_comments,
)
from enzyme_cc.ir.reading.attributes import skip_attribute
from enzyme_cc.ir.reading.base import Reader
from enzyme_cc.ir.reading.constants import read_typed, skip_metadata
from enzyme_cc.ir.reading.cursor import OPAQUE, SPACE

if TYPE_CHECKING:
    from collections.abc import Callable

    from enzyme_cc.ir.reading.surroundings import Surroundings


#: Nodes without any constant but integers, which need no second look.
_PLAIN = r"(?:null|!\d++|!\"[^\"]*+\"|i(?:8|16|32|64) -?\d{1,10})"
_PLAIN_NODE = re.compile(rf"(?:distinct )?!(?:[A-Z]|\{{(?:{_PLAIN}(?>(?:, {_PLAIN})*))?\}}\Z)")
_NUMBERED = re.compile(r"!\d+\Z")
_EQUALS = re.compile(rf"""(?>(?:{OPAQUE}|[^="])*)={SPACE}""")
_CONTENT = re.compile(rf"""(?>(?:{SPACE}(?:"[^"]*+"?|[^\s";/]++|/))*)""")


def content_end(text: str, start: int, end: int) -> int:
    """Return where an entry ends but for the space and the comments behind it."""
    found = _CONTENT.match(text, start, end)
    assert found is not None  # nothing at all is a match too
    return found.end()


def entry_text(text: str, start: int, end: int) -> str:
    """Return what stands behind the `=` of an entry, with blanks for comments."""
    found = _EQUALS.match(text, start, end)
    begin = found.end() if found else start
    return without_comments(text[begin : content_end(text, start, end)]).rstrip()


def joined(text: str, more: str, separator: str) -> str:
    """Join two texts in braces: `{ a }` and `{ b }` are `{ a b }`."""
    inside = more[more.index("{") + 1 : more.rindex("}")].strip()
    head = text[: text.rindex("}")].rstrip()
    return f"{head}{separator}{inside}}}" if inside else text


def check_entry(module: Surroundings, kind: str, start: int, end: int) -> None:
    """Fail where an entry is not what its kind can be."""
    _CHECKS[kind](module, start, end)


def _node(module: Surroundings, start: int, end: int) -> None:
    text = entry_text(module.text, start, end)
    try:
        _check_fields(parse_node(text), text)
    except MetadataError as error:
        found = _EQUALS.match(module.text, start, end)
        at = (found.end() if found else start) + error.offset
        module.source.fail(error.reason, at)
    if not _PLAIN_NODE.match(text):
        reader = _after_equals(module, start, end)
        reader.cursor.accept("distinct")
        if reader.cursor.token == "!":
            skip_metadata(reader)
            _expect_end(reader)
    module.check_references(start, end)


def _check_fields(node: Node, text: str) -> None:
    for value in node.fields.values():
        if isinstance(value, TypedValue) and ": " in value.value:
            raise MetadataError("expected ',' or the end of the node", text, text.find(value.value))


def _named(module: Surroundings, start: int, end: int) -> None:
    reader = _after_equals(module, start, end)
    cursor = reader.cursor
    cursor.expect("!")
    cursor.expect("{")
    for _ in cursor.items("}"):
        if cursor.token != "!DIExpression" and not _NUMBERED.match(cursor.token):
            cursor.fail_expected("a metadata node")
        skip_metadata(reader)
    _expect_end(reader)


def _after_equals(module: Surroundings, start: int, end: int) -> Reader:
    found = _EQUALS.match(module.text, start, end)
    return Reader(module, found.end() if found else start, end)


def _group(module: Surroundings, start: int, end: int) -> None:
    reader = _after_equals(module, start, end)
    reader.cursor.expect("{")
    while reader.cursor.token != "}":
        skip_attribute(reader, "an attribute", grouped=True)
    reader.cursor.expect("}")
    _expect_end(reader)


def _comdat(module: Surroundings, start: int, end: int) -> None:
    reader = _after_equals(module, start, end)
    reader.cursor.expect("comdat")
    if not reader.cursor.is_word:
        reader.cursor.fail_expected("a kind such as 'any'")
    reader.cursor.advance()
    _expect_end(reader)


def _word(module: Surroundings, start: int, end: int) -> None:
    reader = Reader(module, start, end)
    cursor = reader.cursor
    word = cursor.advance()
    if word.startswith("uselistorder"):
        _use_list_order(reader, word)
    elif word == "module":
        cursor.expect("asm")
        cursor.string("assembly")
    elif word == "deplibs":
        cursor.expect("=")
        cursor.skip_balanced()
    else:
        what = cursor.advance() if word == "target" else word
        if word == "target" and what not in ("datalayout", "triple"):
            cursor.fail("expected 'target datalayout' or 'target triple'", start)
        cursor.expect("=")
        offset = cursor.offset
        text = cursor.string("a string")
        if what == "datalayout":
            _check_layout(reader, text, offset)
    _expect_end(reader)


def _check_layout(reader: Reader, text: str, offset: int) -> None:
    try:
        DataLayout(text[1:-1])
    except ValueError as error:
        reader.cursor.fail(str(error), offset)


def _use_list_order(reader: Reader, word: str) -> None:
    cursor = reader.cursor
    if word == "uselistorder":
        read_typed(reader)
    else:
        cursor.advance()
        cursor.expect(",")
        cursor.advance()
    cursor.expect(",")
    if cursor.token != "{":
        cursor.fail_expected("'{'")
    cursor.skip_balanced()


def _summary(module: Surroundings, start: int, end: int) -> None:
    cursor = _after_equals(module, start, end).cursor
    while cursor.token:
        if cursor.token == "=":
            cursor.fail_expected("the end of the summary")
        if cursor.token == "(":
            cursor.skip_balanced()
        else:
            cursor.advance()


def _type(module: Surroundings, start: int, end: int) -> None:
    """Read a type as such."""


def _expect_end(reader: Reader) -> None:
    if reader.cursor.token:
        reader.cursor.fail_expected("the end of the line")


_CHECKS: dict[str, Callable[[Surroundings, int, int], None]] = {
    "node": _node,
    "named": _named,
    "group": _group,
    "comdat": _comdat,
    "word": _word,
    "asm": _word,
    "order": _word,
    "summary": _summary,
    "type": _type,
}
