"""Forward activity: which values may carry a derivative, for a root and all that it reaches.

Optimistic: nothing is active but the arguments said to be, and what follows from them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_cc.analysis.activity.call_sites import Said, Sites
from enzyme_cc.analysis.activity.inactive_methods import methods_of, stores_elsewhere, written_aside
from enzyme_cc.analysis.activity.kinds import Kinds
from enzyme_cc.analysis.activity.owned_allocations import own_what_goes_out
from enzyme_cc.analysis.activity.program import Program
from enzyme_cc.analysis.activity.report import report
from enzyme_cc.analysis.activity.results import ActivityResults, Context, Deposit
from enzyme_cc.analysis.activity.solver import Solver
from enzyme_cc.ir.datalayout import DataLayout

if TYPE_CHECKING:
    from enzyme_cc.analysis.types.results import TypeResults
    from enzyme_cc.ir.function import Function
    from enzyme_cc.ir.module import Module
    from enzyme_cc.rules.library import Library

NOTHING_SAID = Said()

__all__ = ["ActivityResults", "Context", "Deposit", "Said", "analyse_activity", "analysis_roots"]


def analyse_activity(
    module: Module,
    function: Function,
    arguments: tuple[bool, ...],
    types: TypeResults,
    library: Library,
    said: Said = NOTHING_SAID,
) -> ActivityResults:
    """Return what is active when these arguments of a function are, in all that it reaches."""
    program = Program(function, Sites(library, said))
    kinds = Kinds(types, DataLayout(module.data_layout))
    solver = Solver(program, kinds, library)
    root = solver.solve(function, arguments)
    handed_out = own_what_goes_out(solver, root)
    made = report(solver, root)
    made.handed_out = handed_out
    made.counts_prints = bool(handed_out) and stores_elsewhere(program, kinds)
    made.aside = tuple(written_aside(program, kinds, library))
    return made


def analysis_roots(
    function: Function, library: Library, said: Said = NOTHING_SAID
) -> list[Function]:
    """Return the roots of type analysis: the root, and functions whose addresses are taken."""
    program = Program(function, Sites(library, said))
    bodies = (said.body_of(each) for each in program.active_functions if not each.is_declaration)
    return list(dict.fromkeys([function, *bodies, *methods_of(program)]))
