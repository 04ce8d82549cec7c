"""The unit: all that belongs to one module while its derivatives are written, made once."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from enzyme_cc.analysis.calls.callees import callee_of
from enzyme_cc.analysis.loops.natural_loops import LoopNest
from enzyme_cc.ir.datalayout import DataLayout
from enzyme_cc.ir.instructions import CallBase
from enzyme_cc.rules.model import Kind
from enzyme_cc.transform.layout.moved_doubles import MovedDoubles
from enzyme_cc.transform.program.other_numbers import has_only_doubles, smallest_number
from enzyme_cc.transform.runtime_calls.helpers import Helpers

if TYPE_CHECKING:
    from enzyme_cc.ir.function import Function
    from enzyme_cc.ir.values import Value
    from enzyme_cc.transform.program.parallel_regions import ParallelRegion
    from enzyme_cc.transform.program.roots import Roots
    from enzyme_cc.transform.report.report import Report


class Unit:
    """The module, its analyses, its data layout, the report, and the helpers made in it."""

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
        self.strong_zero = self.program.choices.strong_zero
        #: Functions made for calls of routines, by what they are for.
        self.made: dict[object, Any] = {}
        #: The calls that reverse parallel regions, each with which one.
        self.forked_back: list[tuple[Value, ParallelRegion]] = []
        self._nests: dict[Function, LoopNest] = {}

    def nest(self, function: Function) -> LoopNest:
        """Return the loops of a function of the primal."""
        found = self._nests.get(function)
        if found is None:
            found = self._nests[function] = LoopNest(function)
        return found

    @property
    def has_only_doubles(self) -> bool:
        """Return whether all numbers that may carry a derivative are doubles."""
        key = "only doubles", len(self.roots.results)
        if key not in self.made:
            self.made[key] = has_only_doubles(self.roots)
        return bool(self.made[key])

    @property
    def smallest_number(self) -> int:
        """Return how many bytes the smallest number has that may carry a derivative."""
        key = "smallest number", len(self.roots.results)
        if key not in self.made:
            self.made[key] = smallest_number(self.roots)
        return int(self.made[key])

    @property
    def calls_by_pointers(self) -> bool:
        """Return whether functions that are known by their addresses have derivatives."""
        return any(found.active_functions for found in self.roots.results)

    def is_allocation(self, value: Value) -> bool:
        """Return whether a value is new memory, which nobody had before."""
        if not isinstance(value, CallBase):
            return False
        callee = callee_of(value)
        rule = self.program.rule(callee) if callee is not None else None
        if rule is None or rule.kind is not Kind.ALLOCATION or rule.allocation is None:
            return False
        return rule.allocation.resizes is None and rule.allocation.stored_in is None
