"""The derivatives of one module: each made once for what distinguishes it, declared at once.

Declared before they are defined, derivatives may call each other and themselves.
"""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from enzyme_cc.ir.building.globals import new_function
from enzyme_cc.ir.types import VOID
from enzyme_cc.transform.abi.signature import Signature, Wanted, default_activity, parameter_names
from enzyme_cc.transform.code.derivative_attributes import function_attributes, parameter_attributes
from enzyme_cc.transform.difference_checks.sites import Checks
from enzyme_cc.transform.emit.registry import Derivative
from enzyme_cc.transform.emit.writer import DerivativeWriter
from enzyme_cc.transform.forward.forks import write_forked
from enzyme_cc.transform.forward.visitors import write_forward
from enzyme_cc.transform.program.unit import Unit
from enzyme_cc.transform.reverse.split.forks import let_take_turns
from enzyme_cc.transform.reverse.split.registry import ReversePairs
from enzyme_cc.transform.shadows.constants import ShadowConstants
from enzyme_cc.transform.shadows.contexts import Contexts
from enzyme_cc.transform.shadows.followed_pointers import Follower
from enzyme_cc.transform.shadows.function_tables import FunctionTables
from enzyme_cc.transform.shadows.known import KnownShadows
from enzyme_cc.transform.shadows.write_only import WriteOnly

if TYPE_CHECKING:
    from collections.abc import Callable

    from enzyme_cc.analysis.activity.analysis import Context
    from enzyme_cc.analysis.memory.analysis import Memory
    from enzyme_cc.ir.function import Function
    from enzyme_cc.ir.globals import GlobalVariable
    from enzyme_cc.ir.values import Value
    from enzyme_cc.transform.program.roots import Roots
    from enzyme_cc.transform.report.report import Report

    _Key = tuple[Function, tuple[bool, ...], frozenset[GlobalVariable], Wanted]


class Derivatives:
    """Everything that the derivatives of a module share."""

    def __init__(self, roots: Roots, report: Report) -> None:
        self.unit = unit = Unit(roots, report)
        module, layout, helpers = unit.module, unit.layout, unit.helpers
        declared, asked = unit.program.registrations.shadows, unit.program.asked_shadows
        self.known_shadows = KnownShadows(module, report, declared, asked)
        self.follower = Follower(module, layout, helpers)
        self.contexts = Contexts(module, layout, helpers)
        self.shadows = self.shadow_constants(self._of_function)
        #: What is called through pointers has one derivative for all requests.
        self.through_pointers = Wanted()
        self.write_only = WriteOnly()
        self.tables = FunctionTables(self)
        self.checks = Checks(unit)
        self._made: dict[_Key, Derivative] = {}
        self._pending: list[DerivativeWriter] = []

    def shadow_constants(
        self, derivative: Callable[[Function, int], Value | None]
    ) -> ShadowConstants:
        """Return the shadows of constants in one of the two modes."""
        known, contexts = self.known_shadows, self.contexts
        return ShadowConstants(
            self.unit.module,
            self.unit.report,
            self.unit.roots.is_active,
            derivative,
            known,
            contexts,
        )

    def _of_function(self, function: Function, width: int) -> Value | None:
        """Return what stands for a function in shadows."""
        context = self.context_as_data(function)
        if context is None:
            return None
        returns = default_activity([function.return_type])[0]
        strong = self.through_pointers.strong_zero
        wanted = Wanted(width, active_result=returns, strong_zero=strong)
        return self.forward(context, wanted).function

    def context_as_data(self, function: Function) -> Context | None:
        """Return what is active in a function whose address is in memory that has a shadow."""
        found = self.unit.roots.as_data(function)
        if found is None and function not in self.unit.roots.asked:
            return None
        context = found.function_contexts.get(function) if found is not None else None
        if context is None:  # it has no body, but a rule; or the program asks for it
            active = default_activity(function.function_type.parameters)
            context = self.unit.roots.of(function, active).root
        return context

    @cached_property
    def reverse(self) -> ReversePairs:
        """Return the functions of reverse mode."""
        return ReversePairs(self)

    @property
    def memory(self) -> Memory:
        """Return the memory of the program, where rules of the user's run in place of functions."""
        return self.reverse.memory

    # -- derivatives ---------------------------------------------------------------------------

    def forward(self, context: Context, wanted: Wanted) -> Derivative:
        """Return the forward derivative of a function in a context; written later."""
        if context.function.return_type is VOID:
            wanted = wanted._replace(primal=True, active_result=False)
        key = (context.function, context.arguments, self.unit.roots.active_globals(context), wanted)
        found = self._made.get(key)
        if found is None:
            found = self._made[key] = self._declare(context, wanted)
        return found

    def _declare(self, context: Context, wanted: Wanted) -> Derivative:
        function = context.function
        signature = Signature(function.function_type, context.arguments, wanted)
        width = str(wanted.width) if wanted.width > 1 else ""
        made = new_function(
            self.unit.module,
            f"fwddiffe{width}{self.unit.program.bodies.name(function)}",
            signature.type,
            names=parameter_names(function, signature.shadows),
            prefix="internal",
            suffix=function_attributes(function),
        )
        made.edited = True
        for primal, (value, _) in zip(
            function.arguments, signature.spread(made.arguments), strict=True
        ):
            value.attributes = parameter_attributes(
                primal,
                active=context.arguments[primal.index],
                unneeded=primal.index in wanted.unneeded,
            )
        region = self.unit.program.regions.get(function)
        if region is not None:
            write_forked(self, context, region, made, signature)
        else:
            self._pending.append(DerivativeWriter(self, context, made, signature))
        return Derivative(made, signature)

    def write(self) -> None:
        """Write every derivative that was declared, and those that these call."""
        self.write_pending()
        self.tables.write()
        self.contexts.settle()
        let_take_turns(self.unit)

    def write_pending(self) -> None:
        """Write all that is pending, but for what is found by addresses only."""
        while self._pending:
            write_forward(self._pending.pop(0))
