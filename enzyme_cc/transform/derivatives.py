"""The derivatives of one module: each made once for what distinguishes it, declared at once.

Declared before they are defined, derivatives may call each other and themselves.
"""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, NamedTuple

from enzyme_cc.analysis.calls.callees import callee_of
from enzyme_cc.analysis.loops.natural_loops import LoopNest
from enzyme_cc.ir.building.globals import new_function
from enzyme_cc.ir.datalayout import DataLayout
from enzyme_cc.ir.instructions import CallBase
from enzyme_cc.ir.types import VOID
from enzyme_cc.rules.model import Kind
from enzyme_cc.transform.abi.signature import Signature, Wanted, default_activity, parameter_names
from enzyme_cc.transform.checking.sites import Checks
from enzyme_cc.transform.code.derivative_attributes import function_attributes, parameter_attributes
from enzyme_cc.transform.emit.writer import Frame
from enzyme_cc.transform.forward.visitors import write_forward
from enzyme_cc.transform.layout.moved_doubles import MovedDoubles
from enzyme_cc.transform.reverse.split.registry import ReversePairs
from enzyme_cc.transform.runtime_calls.helpers import Helpers
from enzyme_cc.transform.shadows.constants import ShadowConstants
from enzyme_cc.transform.shadows.contexts import Contexts
from enzyme_cc.transform.shadows.followed_pointers import Follower
from enzyme_cc.transform.shadows.function_tables import FunctionTables
from enzyme_cc.transform.shadows.known import KnownShadows
from enzyme_cc.transform.shadows.write_only import WriteOnly

if TYPE_CHECKING:
    from collections.abc import Callable

    from enzyme_cc.analysis.activity.analysis import Context
    from enzyme_cc.ir.function import Function, GlobalVariable
    from enzyme_cc.ir.values import Value
    from enzyme_cc.transform.program.roots import Roots
    from enzyme_cc.transform.report.report import Report

    _Key = tuple[Function, tuple[bool, ...], frozenset[GlobalVariable], Wanted]


class Derivative(NamedTuple):
    """A function that computes a derivative, and how it is called."""

    function: Function
    signature: Signature


class Derivatives:
    """Everything that the derivatives of a module share."""

    def __init__(self, roots: Roots, report: Report) -> None:
        self.roots = roots
        self.report = report
        self.program = roots.program
        self.module = roots.program.module
        self.types = roots.types
        self.library = roots.program.library
        self.layout = DataLayout(self.module.data_layout)
        self.moved_doubles = MovedDoubles(self.types)
        self.tags = self.types.tags
        self.helpers = Helpers(self.module)
        declared, asked = self.program.registrations.shadows, self.program.asked_shadows
        self.known_shadows = KnownShadows(self.module, report, declared, asked)
        self.follower = Follower(self.module, self.layout, self.helpers)
        self.contexts = Contexts(self.module, self.layout, self.helpers)
        self.shadows = self.shadow_constants(self._of_function)
        self.strong_zero = self.program.choices.strong_zero
        #: What is called through pointers has one derivative for all requests.
        self.through_pointers = Wanted()
        self.write_only = WriteOnly()
        self.tables = FunctionTables(self)
        self.checks = Checks(self)
        self._nests: dict[Function, LoopNest] = {}
        self._made: dict[_Key, Derivative] = {}
        self._pending: list[Frame] = []

    def shadow_constants(
        self, derivative: Callable[[Function, int], Value | None]
    ) -> ShadowConstants:
        """The shadows of constants in one of the two modes."""
        known, contexts = self.known_shadows, self.contexts
        return ShadowConstants(
            self.module, self.report, self.roots.is_active, derivative, known, contexts
        )

    def nest(self, function: Function) -> LoopNest:
        """The loops of a function of the primal."""
        found = self._nests.get(function)
        if found is None:
            found = self._nests[function] = LoopNest(function)
        return found

    def _of_function(self, function: Function, width: int) -> Value | None:
        """What stands for a function in shadows."""
        context = self.context_as_data(function)
        if context is None:
            return None
        returns = default_activity([function.return_type])[0]
        strong = self.through_pointers.strong_zero
        wanted = Wanted(width, active_result=returns, strong_zero=strong)
        return self.forward(context, wanted).function

    def context_as_data(self, function: Function) -> Context | None:
        """What is active in a function whose address is in memory that has a shadow."""
        found = self.roots.as_data(function)
        if found is None and function not in self.roots.asked:
            return None
        context = found.function_contexts.get(function) if found is not None else None
        if context is None:  # it has no body, but a rule; or the program asks for it
            active = default_activity(function.function_type.parameters)
            context = self.roots.of(function, active).root
        return context

    @cached_property
    def reverse(self) -> ReversePairs:
        """The functions of reverse mode."""
        return ReversePairs(self)

    def is_allocation(self, value: Value) -> bool:
        """Whether a value is new memory, which nobody had before."""
        if not isinstance(value, CallBase):
            return False
        callee = callee_of(value)
        rule = self.program.rule(callee) if callee is not None else None
        if rule is None or rule.kind is not Kind.ALLOCATION or rule.allocation is None:
            return False
        return rule.allocation.resizes is None and rule.allocation.stored_in is None

    # -- derivatives ---------------------------------------------------------------------------

    def forward(self, context: Context, wanted: Wanted) -> Derivative:
        """The forward derivative of a function in a context; written later."""
        if context.function.return_type is VOID:
            wanted = wanted._replace(primal=True, active_result=False)
        key = (context.function, context.arguments, self.roots.active_globals(context), wanted)
        found = self._made.get(key)
        if found is None:
            found = self._made[key] = self._declare(context, wanted)
        return found

    def _declare(self, context: Context, wanted: Wanted) -> Derivative:
        function = context.function
        signature = Signature(function.function_type, context.arguments, wanted)
        width = str(wanted.width) if wanted.width > 1 else ""
        made = new_function(
            self.module,
            f"fwddiffe{width}{self.program.bodies.name(function)}",
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
        self._pending.append(Frame(self, context, made, signature))
        return Derivative(made, signature)

    def write(self) -> None:
        """Write every derivative that was declared, and those that these call."""
        self.write_pending()
        self.tables.write()
        self.contexts.settle()

    def write_pending(self) -> None:
        """The same but for those that are found by addresses only."""
        while self._pending:
            write_forward(self._pending.pop(0))
