"""Reading what stays text: attributes, flags, and what stands behind the operands.

Nothing here is interpreted; what a newer LLVM adds travels through.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_cc.ir.constant_reader import skip_metadata, starts_value
from enzyme_cc.ir.opcodes import OPCODES

if TYPE_CHECKING:
    from enzyme_cc.ir.reader import Reader


def read_attachments(reader: Reader) -> str:
    """`, !dbg !12, !tbaa !5`, with single spaces."""
    cursor = reader.cursor
    found = ""
    while cursor.token == "," and metadata_follows(reader):
        cursor.advance()
        kind = cursor.advance()
        if len(kind) < 2 or kind[1:].isdigit():
            cursor.fail("expected the kind of this metadata")
        start = cursor.offset
        if not cursor.token.startswith("!"):
            cursor.fail_expected("metadata")
        skip_metadata(reader)
        found += f", {kind} {cursor.since(start)}"
    return found


def metadata_follows(reader: Reader) -> bool:
    """Whether the comma here is followed by an attachment."""
    return reader.module.text.startswith("!", _after_space(reader))


def _after_space(reader: Reader) -> int:
    text = reader.module.text
    at = reader.cursor.after
    while text.startswith((" ", "\n", "\t"), at):
        at += 1
    return at


def read_tail(reader: Reader) -> str:
    """What stands between the operands and the metadata: `, align 8`, ` seq_cst, align 4`.

    Nothing here is interpreted: what a newer LLVM adds travels through.
    """
    cursor = reader.cursor
    found = ""
    while cursor.token == "," or (cursor.is_word and not starts_next(reader)):
        if cursor.token == ",":
            if metadata_follows(reader):
                return found
            cursor.advance()
            found += ","
            if not cursor.is_word:
                cursor.fail_expected("a word such as 'align'")
        start = cursor.offset
        cursor.advance()
        if cursor.token == "(":
            cursor.skip_balanced()
        elif cursor.token.isdigit():
            cursor.advance()
        found += f" {cursor.since(start)}"
    return found


def starts_next(reader: Reader) -> bool:
    """Whether the word here is the next instruction, a label, or the end, not part of this one."""
    cursor = reader.cursor
    if "\n" in reader.module.text[cursor.passed : cursor.offset]:
        return True
    return cursor.token in OPCODES or reader.module.text.startswith(":", cursor.after)


def flags_of(reader: Reader) -> str:
    """Words before a type or a value; words in parentheses are part of theirs."""
    cursor = reader.cursor
    start = cursor.offset
    while cursor.is_word and not reader.starts_type and not starts_value(reader):
        cursor.advance()
        if cursor.token == "(":
            cursor.skip_balanced()
    return cursor.since(start)


def skip_attribute(reader: Reader, instead_of: str) -> None:
    """Step over one attribute: `nounwind`, `align 8`, `sret(%t)`, `"key"="value"`, `#3`."""
    cursor = reader.cursor
    token = cursor.token
    if token.startswith('"'):
        cursor.advance()
        if cursor.accept("="):
            cursor.string("the attribute's value")
        return
    if token.startswith("#") and token[1:].isdigit():
        cursor.advance()
        return
    if not cursor.is_word:
        cursor.fail_expected(instead_of)
    cursor.advance()
    if cursor.token == "(":
        cursor.skip_balanced()
    elif token in ("align", "cc", "alignstack") and cursor.token.isdigit():
        cursor.advance()
    elif cursor.token == "=":
        cursor.advance()
        cursor.integer("a number")


def parameter_attributes(reader: Reader) -> str:
    """The attributes between a parameter's type and its value."""
    cursor = reader.cursor
    start = cursor.offset
    while not starts_value(reader) and cursor.token not in (",", ")"):
        skip_attribute(reader, "a value")
    return cursor.since(start)
