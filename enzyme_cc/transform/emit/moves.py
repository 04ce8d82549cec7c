"""Lanes of what moves values and computes none: the same done to each lane."""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_cc.ir.constants import Constant, IntConstant
from enzyme_cc.ir.types import I8, I64, IntType, scalar_of
from enzyme_cc.transform.code.inherited import shadow_name

if TYPE_CHECKING:
    from enzyme_cc.ir.function import Block
    from enzyme_cc.ir.instructions import CallBase, Phi
    from enzyme_cc.ir.line import Instruction
    from enzyme_cc.ir.values import Value
    from enzyme_cc.transform.emit.writer import Frame


def move(frame: Frame, instruction: Instruction) -> None:
    """The same instruction on the lanes of its operands; what has none stands for itself."""
    frame.each(instruction, lambda lane: repeated(frame, instruction, lane))


def repeated(frame: Frame, instruction: Instruction, lane: int) -> Value:
    """A copy of an instruction that uses one lane of each operand."""
    values = {
        each: _operand(frame, instruction, index, lane)
        for index, each in enumerate(instruction.operands)
    }
    return frame.again(instruction, values)


#: The operand that says where, of what puts values together and takes them apart.
_PLACES = {"extractelement": 1, "extractvalue": -1, "insertelement": 2, "insertvalue": -1}
_PLACES["shufflevector"] = 2


def _operand(frame: Frame, instruction: Instruction, index: int, lane: int) -> Value:
    """What takes the place of an operand: a lane, but the primal of what says where or how much."""
    value, opcode = instruction.operands[index], instruction.opcode
    if opcode == "insertvalue" and isinstance(value, IntConstant) and value.type is not I64:
        return value  # a field of its own: numbers in fields have their types
    is_part = _PLACES.get(opcode, index) != index or (
        opcode == "or" and not isinstance(value, Constant)
    )
    return frame.shadow(value, lane) if is_part else given(frame, value, lane)


def given(frame: Frame, value: Value, lane: int) -> Value:
    """A lane; of integers that have none, the primal."""
    if isinstance(scalar_of(value.type), IntType) and not frame.is_active(value):
        return frame.primal(value)
    return frame.shadow(value, lane)


def address(frame: Frame, instruction: Instruction) -> None:
    """The same steps from each shadow."""

    def step(lane: int) -> Value:
        pointer, *indices = instruction.operands
        values = {each: frame.primal(each) for each in indices}
        values[pointer] = frame.shadow(pointer, lane)
        return frame.again(instruction, values)

    frame.each(instruction, step)


def choose(frame: Frame, instruction: Instruction) -> None:
    """`select`: the same choice among lanes."""
    condition, then, other = instruction.operands
    decided = frame.primal(condition)
    frame.each(
        instruction,
        lambda lane: frame.builder.select(
            decided, frame.shadow(then, lane), frame.shadow(other, lane)
        ),
    )


def join(frame: Frame, phi: Phi) -> None:
    """`phi`: closed when all blocks have their code."""
    name = shadow_name(phi)
    made = [frame.builder.phi(phi.type, name=name) for _ in range(frame.width)]
    frame.set(phi, made)
    frame.later.append(lambda: _close(frame, phi, made))


def _close(frame: Frame, phi: Phi, made: list[Phi]) -> None:
    frame.current = phi
    known: dict[Block, list[Value]] = {}
    for value, block in phi.incoming:
        source = frame.source(block, phi)
        if source not in known:  # several edges from one block bring one value
            frame.builder.move_before(source.terminator)
            frame.builder.metadata = ""
            known[source] = frame.shadows(value)
        for each, lane in zip(made, known[source], strict=True):
            each.add_incoming(lane, source)


def linear_call(frame: Frame, call: CallBase) -> None:
    """A call that only rearranges: of pointers, or of the elements of vectors."""
    if getattr(call.callee, "name", "").startswith("llvm.ptrmask."):
        _rounded(frame, call)
    else:
        frame.each(call, lambda lane: _call_on_lane(frame, call, lane))


def _rounded(frame: Frame, call: CallBase) -> None:
    """A pointer is rounded as far as the primal is: a shadow may be aligned otherwise."""
    builder = frame.builder
    pointer, mask = call.arguments
    start, end = (builder.ptrtoint(frame.primal(each), mask.type) for each in (pointer, call))
    moved = builder.sub(end, start)
    frame.each(call, lambda lane: builder.gep(I8, frame.shadow(pointer, lane), [moved]))


def _call_on_lane(frame: Frame, call: CallBase, lane: int) -> Value:
    values = {each: given(frame, each, lane) for each in call.arguments}
    return frame.again(call, values)
