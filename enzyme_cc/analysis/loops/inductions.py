"""Values that a loop changes by the same step in every round, and how many rounds loops have."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from enzyme_cc.analysis.alias.affine_integers import linear_of
from enzyme_cc.analysis.loops.loop_steps import way_to
from enzyme_cc.analysis.loops.trip_counts import Count, count_of
from enzyme_cc.ir.constants import IntConstant, int_constant
from enzyme_cc.ir.datalayout import DataLayout
from enzyme_cc.ir.function import Phi
from enzyme_cc.ir.module import module_of
from enzyme_cc.ir.types import I64, IntType, PointerType

if TYPE_CHECKING:
    from collections.abc import Mapping

    from enzyme_cc.analysis.loops.loop_steps import Way
    from enzyme_cc.analysis.loops.natural_loops import Loop, LoopNest
    from enzyme_cc.ir.values import Value

__all__ = ["Count", "Induction", "count_of", "inductions"]


class Induction(NamedTuple):
    """A phi that is `start + r * step * scale` in round r, the first being round 0.

    An integer is that modulo 2 to its width, and `step` is of its type. A pointer is so many
    bytes further on, `step` being read as signed. Start and step are known outside the loop.
    """

    phi: Phi
    start: Value
    step: Value
    scale: int = 1

    @property
    def is_pointer(self) -> bool:
        """Return whether it is an address."""
        return isinstance(self.phi.type, PointerType)


def inductions(nest: LoopNest, loop: Loop) -> dict[Phi, Induction]:
    """Return the inductions among the phis of a loop, if it has one latch and one way in."""
    if len(loop.entering) != 1 or len(loop.latches) != 1:
        return {}
    layout = DataLayout(module_of(nest.cfg.function).data_layout)
    own = (_induction(phi, loop, layout) for phi in loop.header.phis)
    found = {each.phi: each for each in own if each is not None}
    before = -1
    while before < len(found):
        before = len(found)
        for phi in loop.header.phis:
            later = None if phi in found else _behind(phi, loop, layout, found)
            if later is not None:
                found[phi] = later
    return found


def _behind(
    phi: Phi, loop: Loop, layout: DataLayout, known: Mapping[Phi, Induction]
) -> Induction | None:
    """Return a phi as an induction that takes what another was, if it begins a step before that."""
    way = way_to(phi.value_from(loop.latches[0]), loop, layout)
    other = known.get(way.phi) if way is not None and isinstance(way.phi, Phi) else None
    if way is None or other is None or not isinstance(phi.type, IntType):
        return None
    is_plain = not any(part.cast or part.by is not None for part in way.parts)
    if not is_plain or other.phi.type is not phi.type or not isinstance(other.step, IntConstant):
        return None
    start = phi.value_from(loop.entering[0])
    begin, first = (linear_of(each, phi.type.width) for each in (start, other.start))
    away = begin.offset - first.offset - (_amount(way) - other.step.value * other.scale)
    if begin.terms != first.terms or away % (1 << phi.type.width):
        return None
    return Induction(phi, start, other.step, other.scale)


def _induction(phi: Phi, loop: Loop, layout: DataLayout) -> Induction | None:
    if not isinstance(phi.type, (IntType, PointerType)):
        return None
    way = way_to(phi.value_from(loop.latches[0]), loop, layout)
    if way is None or way.phi is not phi or any(part.cast for part in way.parts):
        return None
    start = phi.value_from(loop.entering[0])
    varying = [part for part in way.parts if part.by is not None]
    if not varying:
        return Induction(phi, start, int_constant(_step_type(phi), _amount(way)))
    if len(varying) > 1 or _amount(way) != varying[0].amount:
        return None
    by = varying[0].by
    assert by is not None
    return Induction(phi, start, by, varying[0].amount)


def _step_type(phi: Phi) -> IntType:
    return phi.type if isinstance(phi.type, IntType) else I64


def _amount(way: Way) -> int:
    return sum(part.amount for part in way.parts)
