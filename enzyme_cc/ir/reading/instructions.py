"""Reading one instruction, written in any way LLVM accepts: one function per shape.

`line_reader` does the common shapes as LLVM prints them several times faster; this is what the
language is.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_cc.ir import instructions
from enzyme_cc.ir.function import Phi
from enzyme_cc.ir.opcodes import OPCODES, PREDICATES, Opcode, Shape
from enzyme_cc.ir.reading.attributes import (
    flags_of,
    metadata_follows,
    read_attachments,
    read_orderings,
    read_tail,
)
from enzyme_cc.ir.reading.base import space_of
from enzyme_cc.ir.reading.calls import read_call, read_call_branch, read_invoke
from enzyme_cc.ir.reading.constants import (
    address_type,
    read_typed,
    read_value,
)
from enzyme_cc.ir.reading.keywords import COMPARISON_WORDS, UPDATE_WORDS
from enzyme_cc.ir.reading.labels import read_block_name, read_label, read_labels
from enzyme_cc.ir.types import (
    I1,
    POINTER,
    TOKEN,
    VOID,
    ArrayType,
    StructType,
    Type,
    VectorType,
    like,
    struct_type,
    vector_type,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from enzyme_cc.ir.function import Instruction
    from enzyme_cc.ir.reading.base import Reader
    from enzyme_cc.ir.values import Value

_MARKERS = frozenset(("tail", "musttail", "notail"))
_ATOMIC = frozenset((Shape.FENCE, Shape.COMPARE_EXCHANGE, Shape.ATOMIC_UPDATE))
_CALLS = frozenset((Shape.CALL, Shape.INVOKE, Shape.CALL_BRANCH))


def read_instruction(reader: Reader) -> Instruction:
    """Return the instruction that stands here, its name being the current token."""
    cursor = reader.cursor
    marker = ""
    if cursor.token in _MARKERS:
        marker = cursor.advance()
    row = OPCODES.get(cursor.token)
    if row is None:
        cursor.fail_expected("an instruction")
    if marker and row.shape is not Shape.CALL:
        cursor.fail_expected("'call'")
    cursor.advance()
    made = _READERS[row.shape](reader, row)
    if marker:
        made.marker = marker  # type: ignore[attr-defined]
    if row.shape in _ATOMIC or "atomic" in made.flags.split():
        made.tail = read_orderings(reader)
    if row.shape not in _CALLS:
        made.tail += read_tail(reader)
    made.metadata = read_attachments(reader)
    return made


def _value_list(reader: Reader, count: int) -> list[Value]:
    values = [read_typed(reader)]
    for _ in range(count - 1):
        reader.cursor.expect(",")
        values.append(read_typed(reader))
    return values


# -- arithmetic ------------------------------------------------------------------------------------


def _unary(reader: Reader, row: Opcode) -> Instruction:
    flags = flags_of(reader)
    value = read_typed(reader)
    return instructions.Unary(row, value.type, [value], flags)


def _binary(reader: Reader, row: Opcode) -> Instruction:
    flags = flags_of(reader)
    left = read_typed(reader)
    reader.cursor.expect(",")
    right = read_value(reader, left.type)
    return instructions.Binary(row, left.type, [left, right], flags)


def _cast(reader: Reader, row: Opcode) -> Instruction:
    flags = flags_of(reader)
    value = read_typed(reader)
    reader.cursor.expect("to")
    return instructions.Cast(row, reader.value_type(), [value], flags)


def _compare(reader: Reader, row: Opcode) -> Instruction:
    words = flags_of(reader, COMPARISON_WORDS).split()
    if reader.cursor.token in PREDICATES[row.name]:
        words.append(reader.cursor.advance())  # `true` and `false`, which look like values
    if not words or words[-1] not in PREDICATES[row.name]:
        reader.cursor.fail("expected a predicate such as 'eq' before this")
    left = read_typed(reader)
    reader.cursor.expect(",")
    right = read_value(reader, left.type)
    made = instructions.Compare(row, like(left.type, I1), [left, right], " ".join(words[:-1]))
    made.predicate = words[-1]
    return made


def _select(reader: Reader, row: Opcode) -> Instruction:
    flags = flags_of(reader)
    values = _value_list(reader, 3)
    return instructions.Select(row, values[1].type, values, flags)


def _phi(reader: Reader, row: Opcode) -> Instruction:
    cursor = reader.cursor
    flags = flags_of(reader)
    kind = reader.value_type()
    operands: list[Value] = []
    while cursor.token == "[":
        cursor.advance()
        operands.append(read_value(reader, kind))
        cursor.expect(",")
        operands.append(read_block_name(reader))
        cursor.expect("]")
        if cursor.token != "," or metadata_follows(reader):
            break
        cursor.advance()
        if cursor.token != "[":
            cursor.fail_expected("'['")
    return Phi(row, kind, operands, flags)


# -- memory ----------------------------------------------------------------------------------------


def _alloca(reader: Reader, row: Opcode) -> Instruction:
    cursor = reader.cursor
    flags = flags_of(reader)
    allocated = reader.sized_type()
    operands = []
    if cursor.token == ",":
        at = cursor.offset
        cursor.advance()
        if reader.starts_type:
            operands.append(read_typed(reader))
        else:
            cursor.jump(at)
    tail = read_tail(reader)
    made = instructions.Alloca(row, space_of(tail) or POINTER, operands, flags)
    made.allocated = allocated
    made.tail = tail
    return made


def _load(reader: Reader, row: Opcode) -> Instruction:
    flags = flags_of(reader)
    kind = reader.sized_type()
    reader.cursor.expect(",")
    return instructions.Load(row, kind, [_pointer(reader)], flags)


def _store(reader: Reader, row: Opcode) -> Instruction:
    flags = flags_of(reader)
    value = read_typed(reader)
    reader.cursor.expect(",")
    return instructions.Store(row, VOID, [value, _pointer(reader)], flags)


def _pointer(reader: Reader) -> Value:
    return read_value(reader, reader.pointer_type())


def _get_element_pointer(reader: Reader, row: Opcode) -> Instruction:
    cursor = reader.cursor
    flags = flags_of(reader)
    source = reader.sized_type()
    cursor.expect(",")
    operands = [read_typed(reader)]
    while cursor.token == "," and not metadata_follows(reader):
        cursor.advance()
        operands.append(read_typed(reader))
    made = instructions.GetElementPointer(row, address_type(operands), operands, flags)
    made.source_type = source
    return made


def _fence(_reader: Reader, row: Opcode) -> Instruction:
    return instructions.Fence(row, VOID, [])


def _compare_exchange(reader: Reader, row: Opcode) -> Instruction:
    flags = flags_of(reader)
    operands = [_pointer(reader)]
    reader.cursor.expect(",")
    operands += _value_list(reader, 2)
    kind = struct_type((operands[1].type, I1))
    return instructions.CompareExchange(row, kind, operands, flags)


def _atomic_update(reader: Reader, row: Opcode) -> Instruction:
    words = flags_of(reader, UPDATE_WORDS).split()
    token = reader.cursor.token
    if token in OPCODES and not reader.starts_type:
        words.append(reader.cursor.advance())
    if not words:
        reader.cursor.fail_expected("an operation such as 'add'")
    pointer = _pointer(reader)
    reader.cursor.expect(",")
    value = read_typed(reader)
    flags = " ".join(words[:-1])
    made = instructions.AtomicUpdate(row, value.type, [pointer, value], flags)
    made.operation = words[-1]
    return made


def _va_arg(reader: Reader, row: Opcode) -> Instruction:
    value = read_typed(reader)
    reader.cursor.expect(",")
    return instructions.VaArg(row, reader.value_type(), [value])


# -- vectors and aggregates ------------------------------------------------------------------------


def _vector(reader: Reader, value: Value, offset: int) -> VectorType:
    if not isinstance(value.type, VectorType):
        reader.cursor.fail(f"expected a vector, found {value.type}", offset)
    return value.type


def _extract_element(reader: Reader, row: Opcode) -> Instruction:
    offset = reader.cursor.offset
    values = _value_list(reader, 2)
    kind = _vector(reader, values[0], offset).element
    return instructions.ExtractElement(row, kind, values)


def _insert_element(reader: Reader, row: Opcode) -> Instruction:
    offset = reader.cursor.offset
    values = _value_list(reader, 3)
    return instructions.InsertElement(row, _vector(reader, values[0], offset), values)


def _shuffle_vector(reader: Reader, row: Opcode) -> Instruction:
    offset = reader.cursor.offset
    values = _value_list(reader, 3)
    source = _vector(reader, values[0], offset)
    mask = _vector(reader, values[2], offset)
    kind = vector_type(mask.count, source.element, scalable=mask.scalable)
    return instructions.ShuffleVector(row, kind, values)


def _indices(reader: Reader) -> tuple[int, ...]:
    cursor = reader.cursor
    found = []
    while cursor.token == "," and not metadata_follows(reader):
        cursor.advance()
        found.append(cursor.integer("an index"))
    if not found:
        cursor.fail_expected("an index")
    return tuple(found)


def indexed_type(kind: Type, indices: tuple[int, ...]) -> Type | None:
    """Return what lies at these indices of an aggregate; None where nothing does."""
    for index in indices:
        if isinstance(kind, StructType) and kind.fields and index < len(kind.fields):
            kind = kind.fields[index]
        elif isinstance(kind, ArrayType) and index < kind.count:
            kind = kind.element
        else:
            return None
    return kind


def _extract_value(reader: Reader, row: Opcode) -> Instruction:
    value = read_typed(reader)
    offset = reader.cursor.offset
    indices = _indices(reader)
    kind = indexed_type(value.type, indices)
    if kind is None:
        reader.cursor.fail(f"{value.type} has nothing there", offset)
    made = instructions.ExtractValue(row, kind, [value])
    made.indices = indices
    return made


def _insert_value(reader: Reader, row: Opcode) -> Instruction:
    values = _value_list(reader, 2)
    offset = reader.cursor.offset
    indices = _indices(reader)
    kind = indexed_type(values[0].type, indices)
    if kind is not values[1].type:
        reader.cursor.fail(f"{values[0].type} has no {values[1].type} there", offset)
    made = instructions.InsertValue(row, values[0].type, values)
    made.indices = indices
    return made


# -- control flow ----------------------------------------------------------------------------------


def _return(reader: Reader, row: Opcode) -> Instruction:
    operands = []
    if not reader.cursor.accept("void"):
        operands.append(read_typed(reader))
    return instructions.Return(row, VOID, operands)


def _branch(reader: Reader, row: Opcode) -> Instruction:
    cursor = reader.cursor
    if cursor.token == "label":
        return instructions.Branch(row, VOID, [read_label(reader)])
    condition = read_typed(reader)
    cursor.expect(",")
    first = read_label(reader)
    cursor.expect(",")
    return instructions.Branch(row, VOID, [condition, first, read_label(reader)])


def _switch(reader: Reader, row: Opcode) -> Instruction:
    cursor = reader.cursor
    operands = [read_typed(reader)]
    kind = operands[0].type
    cursor.expect(",")
    operands.append(read_label(reader))
    cursor.expect("[")
    while cursor.token != "]":
        offset = cursor.offset
        value = read_typed(reader)
        if value.type is not kind:
            cursor.fail(f"a case of a switch on {kind} cannot be {value.type}", offset)
        cursor.expect(",")
        operands += (value, read_label(reader))
    cursor.expect("]")
    return instructions.Switch(row, VOID, operands)


def _indirect_branch(reader: Reader, row: Opcode) -> Instruction:
    operands = [read_typed(reader)]
    reader.cursor.expect(",")
    return instructions.IndirectBranch(row, VOID, operands + read_labels(reader))


def _resume(reader: Reader, row: Opcode) -> Instruction:
    return instructions.Resume(row, VOID, [read_typed(reader)])


def _unreachable(_reader: Reader, row: Opcode) -> Instruction:
    return instructions.Unreachable(row, VOID, [])


# -- exceptions ------------------------------------------------------------------------------------


def _landing_pad(reader: Reader, row: Opcode) -> Instruction:
    cursor = reader.cursor
    kind = reader.value_type()
    flags = "cleanup" if cursor.accept("cleanup") else ""
    clauses = []
    operands = []
    while cursor.token in ("catch", "filter"):
        clauses.append(cursor.advance())
        operands.append(read_typed(reader))
    made = instructions.LandingPad(row, kind, operands, flags)
    made.clauses = tuple(clauses)
    return made


def _token(reader: Reader) -> Value:
    return read_value(reader, TOKEN)


def _unwind(reader: Reader) -> list[Value]:
    """Read `unwind to caller`, or `unwind label %x`."""
    reader.cursor.expect("unwind")
    if reader.cursor.accept("to"):
        reader.cursor.expect("caller")
        return []
    return [read_label(reader)]


def _catch_switch(reader: Reader, row: Opcode) -> Instruction:
    reader.cursor.expect("within")
    operands = [_token(reader), *read_labels(reader)]
    unwind = _unwind(reader)
    made = instructions.CatchSwitch(row, TOKEN, operands + unwind)
    made.unwinds_to_caller = not unwind
    return made


def _funclet_pad(reader: Reader, row: Opcode) -> Instruction:
    cursor = reader.cursor
    cursor.expect("within")
    operands = [_token(reader)]
    cursor.expect("[")
    operands += [read_typed(reader) for _ in cursor.items("]")]
    return instructions.FuncletPad(row, TOKEN, operands)


def _catch_return(reader: Reader, row: Opcode) -> Instruction:
    reader.cursor.expect("from")
    pad = _token(reader)
    reader.cursor.expect("to")
    return instructions.CatchReturn(row, VOID, [pad, read_label(reader)])


def _cleanup_return(reader: Reader, row: Opcode) -> Instruction:
    reader.cursor.expect("from")
    pad = _token(reader)
    return instructions.CleanupReturn(row, VOID, [pad, *_unwind(reader)])


_READERS: dict[Shape, Callable[[Reader, Opcode], Instruction]] = {
    Shape.RETURN: _return,
    Shape.BRANCH: _branch,
    Shape.SWITCH: _switch,
    Shape.INDIRECT_BRANCH: _indirect_branch,
    Shape.INVOKE: read_invoke,
    Shape.CALL_BRANCH: read_call_branch,
    Shape.RESUME: _resume,
    Shape.CATCH_SWITCH: _catch_switch,
    Shape.CATCH_RETURN: _catch_return,
    Shape.CLEANUP_RETURN: _cleanup_return,
    Shape.UNREACHABLE: _unreachable,
    Shape.UNARY: _unary,
    Shape.BINARY: _binary,
    Shape.ALLOCA: _alloca,
    Shape.LOAD: _load,
    Shape.STORE: _store,
    Shape.GET_ELEMENT_POINTER: _get_element_pointer,
    Shape.FENCE: _fence,
    Shape.COMPARE_EXCHANGE: _compare_exchange,
    Shape.ATOMIC_UPDATE: _atomic_update,
    Shape.CAST: _cast,
    Shape.COMPARE: _compare,
    Shape.PHI: _phi,
    Shape.SELECT: _select,
    Shape.CALL: read_call,
    Shape.VA_ARG: _va_arg,
    Shape.EXTRACT_ELEMENT: _extract_element,
    Shape.INSERT_ELEMENT: _insert_element,
    Shape.SHUFFLE_VECTOR: _shuffle_vector,
    Shape.EXTRACT_VALUE: _extract_value,
    Shape.INSERT_VALUE: _insert_value,
    Shape.LANDING_PAD: _landing_pad,
    Shape.FUNCLET_PAD: _funclet_pad,
}
