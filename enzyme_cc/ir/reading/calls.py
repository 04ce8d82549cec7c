"""Reading calls of every kind: arguments, attributes, operand bundles, destinations."""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_cc.ir.instructions import CLASSES
from enzyme_cc.ir.reading.attributes import parameter_attributes, skip_attribute, starts_next
from enzyme_cc.ir.reading.base import space_of
from enzyme_cc.ir.reading.constants import read_metadata_operand, read_typed, read_value
from enzyme_cc.ir.reading.keywords import CALL_WORDS
from enzyme_cc.ir.reading.labels import read_label, read_labels
from enzyme_cc.ir.types import METADATA, FunctionType

if TYPE_CHECKING:
    from collections.abc import Callable

    from enzyme_cc.ir.function import Instruction
    from enzyme_cc.ir.instructions import CallBase
    from enzyme_cc.ir.opcodes import Opcode
    from enzyme_cc.ir.reading.base import Reader
    from enzyme_cc.ir.types import PointerType, Type
    from enzyme_cc.ir.values import Value


def call_flags(reader: Reader) -> str:
    """Return what stands between `call` and the type: flags, convention, return attributes."""
    cursor = reader.cursor
    start = cursor.offset
    while not reader.starts_type:
        skip_attribute(reader, "a type", kinds=CALL_WORDS)
    return cursor.since(start)


def _arguments(reader: Reader) -> tuple[list[Value], tuple[str, ...]]:
    cursor = reader.cursor
    values: list[Value] = []
    attributes: list[str] = []
    cursor.expect("(")
    for _ in cursor.items(")"):
        if cursor.accept("..."):  # what a musttail call in a variadic function passes on
            cursor.expect(")")
            break
        kind = reader.type()
        if kind is METADATA:
            attributes.append("")
            values.append(read_metadata_operand(reader))
        else:
            attributes.append(parameter_attributes(reader))
            values.append(read_value(reader, kind))
    return values, tuple(attributes)


def call_attributes(reader: Reader) -> str:
    """Return the attributes after the arguments."""
    cursor = reader.cursor
    start = cursor.offset
    while _is_attribute(reader):
        skip_attribute(reader, "an attribute")
    return cursor.since(start)


def _is_attribute(reader: Reader) -> bool:
    cursor = reader.cursor
    token = cursor.token
    if token.startswith('"') or (token.startswith("#") and token[1:].isdigit()):
        return not reader.module.text.startswith(":", cursor.after)
    return cursor.is_word and token not in ("to", "unwind") and not starts_next(reader)


def _bundles(reader: Reader) -> tuple[tuple[tuple[str, int], ...], list[Value]]:
    cursor = reader.cursor
    bundles: list[tuple[str, int]] = []
    operands: list[Value] = []
    if not cursor.accept("["):
        return (), []
    for _ in cursor.items("]"):
        tag = cursor.string("the tag of an operand bundle")
        cursor.expect("(")
        values = [read_typed(reader) for _ in cursor.items(")")]
        operands += values
        bundles.append((tag, len(values)))
    return tuple(bundles), operands


def _call_target(reader: Reader) -> tuple[Type, FunctionType | None]:
    """Return the type a call returns, and the callee's type where it is written in full."""
    kind = reader.type()
    if isinstance(kind, FunctionType):
        return kind.result, kind
    return kind, None


def _callee_type(flags: str, reader: Reader) -> PointerType:
    return space_of(flags) or reader.module.program_pointer


def _base_call(
    reader: Reader, row: Opcode, destinations: Callable[[Reader], list[Value]]
) -> CallBase:
    flags = call_flags(reader)
    kind, written = _call_target(reader)
    callee = read_value(reader, _callee_type(flags, reader))
    arguments, attributes = _arguments(reader)
    tail = call_attributes(reader)
    bundles, bundled = _bundles(reader)
    operands = [*arguments, *bundled, *destinations(reader), callee]
    made: CallBase = CLASSES[row.shape](row, kind, operands, flags)  # type: ignore[assignment]
    made.marker = ""
    made.tail = tail and f" {tail}"
    made.argument_attributes = attributes
    made.bundles = bundles
    made.written_type = written
    return made


def read_call(reader: Reader, row: Opcode) -> Instruction:
    """Return a call without destinations."""
    return _base_call(reader, row, lambda _: [])


def read_invoke(reader: Reader, row: Opcode) -> Instruction:
    """Read `... to label %x unwind label %y`."""

    def destinations(reader: Reader) -> list[Value]:
        reader.cursor.expect("to")
        normal = read_label(reader)
        reader.cursor.expect("unwind")
        return [normal, read_label(reader)]

    return _base_call(reader, row, destinations)


def read_call_branch(reader: Reader, row: Opcode) -> Instruction:
    """Read `... to label %x [label %y, ...]`."""

    def destinations(reader: Reader) -> list[Value]:
        reader.cursor.expect("to")
        return [read_label(reader), *read_labels(reader)]

    return _base_call(reader, row, destinations)
