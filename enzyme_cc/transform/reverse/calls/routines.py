"""Calls of routines of linear algebra in reverse mode: a pair of functions of ours around each."""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_cc.analysis.calls.callees import callee_of
from enzyme_cc.rules.routines.names import position
from enzyme_cc.transform.emit import calls
from enzyme_cc.transform.emit.routine_calls import without_derivative
from enzyme_cc.transform.reverse.calls.differentiated import call_augmented, promised
from enzyme_cc.transform.reverse.calls.routine_pairs import written_pair
from enzyme_cc.transform.reverse.values.called import Called
from enzyme_cc.transform.routines.bodies import lanes_of

if TYPE_CHECKING:
    from enzyme_cc.ir.instructions import CallBase
    from enzyme_cc.rules.model import Rule
    from enzyme_cc.rules.routines.model import Call
    from enzyme_cc.transform.reverse.writers.augmented import AugmentedWriter


def routine_called_ahead(writer: AugmentedWriter, call: CallBase, rule: Rule) -> None:
    """Call a routine in a function that keeps what its adjoints need."""
    assert rule.routine is not None
    callee = callee_of(call)
    assert callee is not None
    if writer.wanted.replayed:
        calls.refuse(
            writer,
            call,
            "EZ0424",
            f"{callee.name} has no rule for tangents from a tape",
            "ask for tangents in forward mode, or in split mode for the gradient alone",
        )
        return
    if without_derivative(writer, call, rule.routine):
        return
    if rule.routine.convention.has_handle and writer.wanted.lasting:
        calls.refuse(
            writer,
            call,
            "EZ0491",
            f"{callee.name} is reversed once for each tape, and enzyme_nofree asks for more",
            "ask without enzyme_nofree, and make a tape for each",
        )
        return
    carried = map(writer.scene.carried, call.arguments)
    active = [each.pointers or each.numbers for each in carried]
    stay = tuple(
        each for each in promised(writer, call) if not _writes_at(writer, call, rule.routine, each)
    )
    wanted = writer.wanted._replace(unneeded=(), promised=stay)
    lanes = lanes_of(
        rule.routine, call.function_type, active, writer.scene.carried(call).numbers, wanted
    )
    key = callee.name, lanes
    pair = writer.unit.made.get(key)
    if pair is None:
        pair = writer.unit.made[key] = written_pair(writer.unit, rule.routine, callee, lanes)
    call_augmented(writer, Called(call, pair.lanes, pair))


def _writes_at(writer: AugmentedWriter, call: CallBase, routine: Call, index: int) -> bool:
    """Return whether a routine writes to what is another operand, too: axpy(n, a, x, 1, x, 1)."""
    form = writer.scene.memory.forms.of
    read = form(call.arguments[index])
    others = (position(routine, each.name) for each in routine.operands if each.written)
    return any(other != index and form(call.arguments[other]) == read for other in others)
