"""Reading what stays text: attributes, flags, and what stands behind the operands.

Nothing here is interpreted; what a newer LLVM adds travels through.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from enzyme_cc.ir.opcodes import OPCODES
from enzyme_cc.ir.reading.constants import skip_metadata, starts_value
from enzyme_cc.ir.reading.cursor import OPAQUE, SPACE
from enzyme_cc.ir.reading.keywords import ATTRIBUTES, FLAGS, ORDERINGS, is_misplaced

if TYPE_CHECKING:
    from enzyme_cc.ir.reading.base import Reader


_METADATA = re.compile(f"{SPACE}!")


def read_attachments(reader: Reader) -> str:
    """Read `, !dbg !12, !tbaa !5`, with single spaces."""
    cursor = reader.cursor
    found = ""
    while cursor.token == "," and metadata_follows(reader):
        cursor.advance()
        kind = cursor.advance()
        if len(kind) < 2 or kind[1] == '"' or kind[1:].isdigit():
            cursor.fail("expected the kind of this metadata")
        start = cursor.offset
        if not cursor.token.startswith("!"):
            cursor.fail_expected("metadata")
        skip_metadata(reader)
        found += f", {kind} {numbered(reader, cursor.since(start))}"
    return found


def numbered(reader: Reader, node: str) -> str:
    """Read a node as written; one that names a global as a node of the module, with users."""
    if "@" not in _OPAQUE.sub("", node):
        return node
    return f"!{reader.module.metadata.add(node)}"


_OPAQUE = re.compile(OPAQUE)


def metadata_follows(reader: Reader) -> bool:
    """Return whether the comma here is followed by an attachment."""
    return _METADATA.match(reader.module.text, reader.cursor.after) is not None


def read_tail(reader: Reader) -> str:
    """Return what stands between the operands and the metadata: `, align 8`, `, addrspace(5)`."""
    cursor = reader.cursor
    found = ""
    while cursor.token == "," and not metadata_follows(reader):
        cursor.advance()
        start = cursor.offset
        if not cursor.is_word or starts_next(reader):
            cursor.fail_expected("a word such as 'align'")
        skip_property(reader, "")
        found += f", {cursor.since(start)}"
    return found


def read_orderings(reader: Reader) -> str:
    """Read what follows an atomic instruction's operands: ` syncscope("agent") seq_cst`."""
    cursor = reader.cursor
    found = ""
    while cursor.is_word and not starts_next(reader):
        start = cursor.offset
        skip_attribute(reader, "", kinds=ORDERINGS)
        found += f" {cursor.since(start)}"
    if not found:
        cursor.fail_expected("an ordering such as 'seq_cst'")
    return found


def starts_next(reader: Reader) -> bool:
    """Return whether the word here is the next instruction or the end, not part of this one."""
    return reader.cursor.token in STARTS


#: What begins an instruction, and what may stand behind the last one.
STARTS = frozenset((*OPCODES, "tail", "musttail", "notail", "uselistorder"))


def flags_of(reader: Reader, kinds: tuple[str, ...] = FLAGS) -> str:
    """Read words before a type or a value; words in parentheses are part of theirs."""
    cursor = reader.cursor
    start = cursor.offset
    while cursor.is_word and not reader.starts_type and not starts_value(reader):
        skip_word(reader, kinds)
    return cursor.since(start)


def skip_word(reader: Reader, kinds: tuple[str, ...]) -> bool:
    """Step over a word, which must be of one of these kinds if LLVM knows it, and its parentheses.

    Returns whether it has any.
    """
    cursor = reader.cursor
    if is_misplaced(cursor.token, kinds):
        cursor.fail(f"'{cursor.token}' is no {kinds[0]}")
    cursor.advance()
    if cursor.token != "(":
        return False
    start = cursor.offset
    cursor.skip_balanced()
    if not cursor.between(start + 1, cursor.passed - 1).strip():
        cursor.fail("nothing is in these parentheses", start)
    return True


def skip_attribute(
    reader: Reader,
    instead_of: str,
    *,
    kinds: tuple[str, ...] = ATTRIBUTES,
    grouped: bool = False,
) -> None:
    """Step over one attribute: `nounwind`, `align 8`, `sret(%t)`, `"key"="value"`, `#3`.

    In a group there is `align=8`, and no other group.
    """
    cursor = reader.cursor
    token = cursor.token
    if token.startswith('"'):
        cursor.advance()
        if cursor.accept("="):
            cursor.string("the attribute's value")
        return
    if token.startswith("#") and token[1:].isdigit() and not grouped:
        cursor.advance()
        return
    if not cursor.is_word:
        cursor.fail_expected(instead_of)
    if token == "addrspace":  # which means something
        reader.address_space()
        return
    if skip_word(reader, kinds):
        return
    if token in ("align", "cc", "alignstack") or (grouped and cursor.token == "="):
        if grouped:
            cursor.accept("=")
        cursor.integer("a number")


def skip_property(reader: Reader, instead_of: str) -> None:
    """Step over what stands behind a comma: an attribute, or a word with a number."""
    skip_attribute(reader, instead_of)
    if reader.cursor.token.isdigit():
        reader.cursor.advance()


def parameter_attributes(reader: Reader) -> str:
    """Return the attributes between a parameter's type and its value."""
    cursor = reader.cursor
    start = cursor.offset
    while not starts_value(reader) and cursor.token not in (",", ")"):
        skip_attribute(reader, "a value")
    return cursor.since(start)
