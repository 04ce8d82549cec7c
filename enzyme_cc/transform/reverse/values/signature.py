"""Signatures of derivatives that are called through pointers in reverse mode."""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_cc.ir.types import VOID
from enzyme_cc.plan.function_facts import LaneKind
from enzyme_cc.transform.abi.lanes import Lanes
from enzyme_cc.transform.reverse.values.lane_kinds import by_type

if TYPE_CHECKING:
    from enzyme_cc.ir.types import FunctionType
    from enzyme_cc.transform.abi.signature import Wanted


def default_lanes(kind: FunctionType, wanted: Wanted) -> Lanes:
    """Return how a derivative is called through a pointer: all but integers is active."""
    parameters = tuple(map(by_type, kind.parameters))
    result = LaneKind() if kind.result is VOID else by_type(kind.result)
    return Lanes(kind, parameters, result, wanted)
