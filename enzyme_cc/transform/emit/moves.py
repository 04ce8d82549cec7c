"""Lanes of what moves values and computes none: the same done to each lane."""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_cc.ir.constants import Constant, IntConstant
from enzyme_cc.ir.types import I8, I64, IntType, scalar_of
from enzyme_cc.transform.code.inherited import shadow_name
from enzyme_cc.transform.emit.integers_in_words import entering

if TYPE_CHECKING:
    from enzyme_cc.ir.function import Block, Instruction, Phi
    from enzyme_cc.ir.instructions import CallBase
    from enzyme_cc.ir.values import Value
    from enzyme_cc.transform.emit.writer import DerivativeWriter


def move(writer: DerivativeWriter, instruction: Instruction) -> None:
    """Write the instruction on the lanes of its operands; what has none stands for itself."""
    writer.each(instruction, lambda lane: repeated(writer, instruction, lane))


def repeated(writer: DerivativeWriter, instruction: Instruction, lane: int) -> Value:
    """Return a copy of an instruction that uses one lane of each operand."""
    values = {
        each: _operand(writer, instruction, index, lane)
        for index, each in enumerate(instruction.operands)
    }
    return writer.again(instruction, values)


#: The operand that says where, of what puts values together and takes them apart.
_PLACES = {"extractelement": 1, "extractvalue": -1, "insertelement": 2, "insertvalue": -1}
_PLACES["shufflevector"] = 2


def _operand(writer: DerivativeWriter, instruction: Instruction, index: int, lane: int) -> Value:
    """Return the shadow of an operand that is moved; the primal of an index, a mask, a length."""
    value, opcode = instruction.operands[index], instruction.opcode
    if opcode == "insertvalue" and isinstance(value, IntConstant) and value.type is not I64:
        return value  # a field of its own: numbers in fields have their types
    is_part = _PLACES.get(opcode, index) != index or (
        opcode == "or" and not isinstance(value, Constant)
    )
    return writer.shadow(value, lane) if is_part else given(writer, value, lane)


def given(writer: DerivativeWriter, value: Value, lane: int) -> Value:
    """Return a lane; of integers that have none, the primal."""
    if isinstance(scalar_of(value.type), IntType) and not writer.is_active(value):
        return writer.primal(value)
    return writer.shadow(value, lane)


def address(writer: DerivativeWriter, instruction: Instruction) -> None:
    """Write the same steps from each shadow."""

    def step(lane: int) -> Value:
        pointer, *indices = instruction.operands
        values = {each: writer.primal(each) for each in indices}
        values[pointer] = writer.shadow(pointer, lane)
        return writer.again(instruction, values)

    writer.each(instruction, step)


def choose(writer: DerivativeWriter, instruction: Instruction) -> None:
    """Write `select`: the same choice among lanes."""
    condition, then, other = instruction.operands
    decided = writer.primal(condition)

    def one(lane: int) -> Value:
        first, second = (
            entering(writer, instruction, each, writer.shadow(each, lane)) for each in (then, other)
        )
        return writer.builder.select(decided, first, second)

    writer.each(instruction, one)


def join(writer: DerivativeWriter, phi: Phi) -> None:
    """Write `phi`, closed when all blocks have their code."""
    name = shadow_name(phi)
    made = [writer.builder.phi(phi.type, name=name) for _ in range(writer.width)]
    writer.set(phi, made)
    writer.later.append(lambda: _close(writer, phi, made))


def _close(writer: DerivativeWriter, phi: Phi, made: list[Phi]) -> None:
    writer.current = phi
    known: dict[Block, list[Value]] = {}
    for value, block in phi.incoming:
        source = writer.source(block, phi)
        if source not in known:  # several edges from one block bring one value
            writer.builder.move_before(source.terminator)
            writer.builder.metadata = ""
            known[source] = [entering(writer, phi, value, each) for each in writer.shadows(value)]
        for each, lane in zip(made, known[source], strict=True):
            each.add_incoming(lane, source)


def linear_call(writer: DerivativeWriter, call: CallBase) -> None:
    """Write a call that only rearranges: of pointers, or of the elements of vectors."""
    if getattr(call.callee, "name", "").startswith("llvm.ptrmask."):
        _rounded(writer, call)
    else:
        writer.each(call, lambda lane: _call_on_lane(writer, call, lane))


def _rounded(writer: DerivativeWriter, call: CallBase) -> None:
    """Round a shadow as far as the primal is: it may be aligned otherwise."""
    builder = writer.builder
    pointer, mask = call.arguments
    start, end = (builder.ptrtoint(writer.primal(each), mask.type) for each in (pointer, call))
    moved = builder.sub(end, start)
    writer.each(call, lambda lane: builder.gep(I8, writer.shadow(pointer, lane), [moved]))


def _call_on_lane(writer: DerivativeWriter, call: CallBase, lane: int) -> Value:
    values = {each: given(writer, each, lane) for each in call.arguments}
    return writer.again(call, values)
