"""Landing pads of their own for some of the blocks that unwind to one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_cc.ir.building.blocks import split_before
from enzyme_cc.ir.building.clone import clone_line
from enzyme_cc.ir.function import Instruction
from enzyme_cc.ir.instructions import Invoke, make
from enzyme_cc.ir.types import VOID

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from enzyme_cc.ir.function import Block, Phi
    from enzyme_cc.ir.values import Value

PAD = "landingpad"


def can_be_copied(target: Block, sources: Sequence[Block]) -> bool:
    """Return whether a block begins with a landing pad, and only invokes lead to it."""
    pad = target.first_after_phis()
    is_pad = isinstance(pad, Instruction) and pad.opcode == PAD
    return is_pad and all(isinstance(each.terminator, Invoke) for each in sources)


def copy_pad(target: Block, created: Block, merged: Callable[[Phi], Value]) -> None:
    """Let a new block land like another one, and go on where that does.

    `merged` says what a phi of the old block is in the new one.
    """
    pad = target.first_after_phis()
    assert isinstance(pad, Instruction)
    assert pad.next is not None
    rest = split_before(pad.next, "landed")
    parts = [(each, merged(each)) for each in target.phis]
    copy = clone_line(pad, {})
    assert isinstance(copy, Instruction)
    copy.ref = created.function.fresh_name("pad") if created.function and pad.ref else ""
    created.append(copy)
    created.append(make("br", VOID, [rest]))
    for value, other in (*parts, (pad, copy)):
        _join(value, target, other, created, rest)


def _join(value: Value, target: Block, other: Value, created: Block, rest: Block) -> None:
    """Replace the uses behind both blocks by a phi of the value from either."""
    users = [each for each in value.users if getattr(each, "block", None) is not target]
    if not users:
        return
    phi = make("phi", value.type, [value, target, other, created])
    phi.ref = rest.function.fresh_name("landed") if rest.function else ""
    first = rest.first
    assert first is not None
    phi.insert_before(first)
    for user in users:
        user.replace_operand(value, phi)
