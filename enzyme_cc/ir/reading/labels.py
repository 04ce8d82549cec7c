"""Reading the names of blocks."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from enzyme_cc.ir.reading.base import Reader
    from enzyme_cc.ir.values import Value


def read_label(reader: Reader) -> Value:
    """Read `label %x`."""
    reader.cursor.expect("label")
    return read_block_name(reader)


def read_block_name(reader: Reader) -> Value:
    """Read `%x`, the name of a block."""
    cursor = reader.cursor
    if not cursor.token.startswith("%"):
        cursor.fail_expected("a block")
    offset = cursor.offset
    return reader.block(cursor.advance(), offset)


def read_labels(reader: Reader) -> list[Value]:
    """Read `[label %x, label %y]`."""
    cursor = reader.cursor
    cursor.expect("[")
    return [read_label(reader) for _ in cursor.items("]")]
