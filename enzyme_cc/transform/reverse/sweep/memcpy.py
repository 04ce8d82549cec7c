"""The reverse of what moves memory as bytes: memcpy, memmove, memset."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from enzyme_cc.transform.emit.memcpy import is_volatile_call
from enzyme_cc.transform.reverse.values import adding
from enzyme_cc.transform.reverse.values.first_fills import is_first_fill
from enzyme_cc.transform.reverse.values.left_addresses import set_moved_aside
from enzyme_cc.transform.reverse.values.memcpy_layout import move_numbers
from enzyme_cc.transform.runtime_calls.memory_helpers import Ways

if TYPE_CHECKING:
    from enzyme_cc.ir.instructions import CallBase
    from enzyme_cc.ir.values import Value
    from enzyme_cc.transform.layout.float_runs import Numbers
    from enzyme_cc.transform.reverse.writers.sweep import SweepWriter


def transfer(back: SweepWriter, call: CallBase) -> None:
    """Move the adjoints of a copy's target to its source, and clear them in the target."""
    if not back.is_active(call.arguments[0]) or is_volatile_call(call):
        return
    # Who goes back again finds what was left by the time before.
    if is_first_fill(back, call) and not back.wanted.lasting:
        return
    overlaps = "memmove" in getattr(call.callee, "name", "")

    def take_back(shadow: Value, given: Value, length: Value, what: Numbers) -> None:
        helpers = back.unit.helpers
        ways = Ways(
            back.sharing.is_shared(call.arguments[1]),
            back.sharing.may_be_stored_together(call.arguments[0]),
        )
        if any(ways) and not adding.refuse_either(back, back.sharing, call, *call.arguments[:2]):
            adding.check(back, call, what, is_taken=not ways.added)
        helpers.take_back(back.builder, shadow, given, length, what, overlaps=overlaps, ways=ways)
        if not back.unit.types.is_seen(call.arguments[0]):
            helpers.clear_addresses(back.builder, shadow, length, what)

    move_numbers(back, call, take_back, partial(set_moved_aside, back, call))
