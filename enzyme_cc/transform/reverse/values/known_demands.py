"""Find the demanded lanes of functions that others call."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from enzyme_cc.analysis.calls.callees import callee_of
from enzyme_cc.analysis.lanes.demanded import Demands

if TYPE_CHECKING:
    from enzyme_cc.analysis.activity.analysis import Context
    from enzyme_cc.ir.instructions import CallBase
    from enzyme_cc.rules.model import Rule
    from enzyme_cc.transform.program.roots import Program


class KnownDemands:
    """The demands of functions that others call, each in a context, found once."""

    def __init__(self, program: Program) -> None:
        self._program = program
        self._found: dict[Context, Demands | None] = {}

    def inside(self, caller: Context, call: CallBase) -> Demands | None:
        """Return those of what a call leads to; None where that is not known, or not yet."""
        context = caller.callee(call)
        if context is None or context.function.name in self._program.said.custom:
            return None
        if context not in self._found:
            self._found[context] = None  # one that calls itself may demand everything
            self._found[context] = Demands(
                context.function, context.is_active, self._rule, partial(self.inside, context)
            )
        return self._found[context]

    def _rule(self, call: CallBase) -> Rule | None:
        callee = callee_of(call)
        if callee is None or not callee.is_declaration or callee.name in self._program.said.custom:
            return None
        return self._program.rule(callee)
