"""The passes of enzyme-opt: one row each. Options and their help are made from this table.

A pass may read the module, change it, and return what is to be printed; what it finds wrong it
adds to the job's problems, which end the job.
"""

from __future__ import annotations

from fnmatch import fnmatchcase
from typing import TYPE_CHECKING, NamedTuple

from enzyme_cc.analysis.activity.printer import report_activity
from enzyme_cc.analysis.flow.canonical import canonicalise, problems
from enzyme_cc.analysis.flow.reducible import make_reducible, regularise
from enzyme_cc.analysis.lanes.batch_printer import print_lanes
from enzyme_cc.analysis.lanes.demand_printer import print_demand
from enzyme_cc.analysis.loops.printer import print_rounds
from enzyme_cc.analysis.memory.printer import print_memory
from enzyme_cc.analysis.needs.printer import print_needs
from enzyme_cc.analysis.printers import (
    print_cfg,
    print_dominators,
    print_loops,
    print_post_dominators,
)
from enzyme_cc.analysis.types.printer import print_types
from enzyme_cc.analysis.verify.verifier import verify
from enzyme_cc.choices import DEFAULT
from enzyme_cc.diagnostics import Diagnostic, UserError
from enzyme_cc.ir.module import Module
from enzyme_cc.opt.layouts import print_layouts
from enzyme_cc.opt.places import located, where
from enzyme_cc.plan.tables import tables
from enzyme_cc.requests.printer import report_requests
from enzyme_cc.transform.runtime_calls.library import with_matrix_functions, with_runtime
from enzyme_cc.transform.session import differentiate_level

if TYPE_CHECKING:
    from collections.abc import Callable

    from enzyme_cc.choices import Choices
    from enzyme_cc.ir.function import Function
    from enzyme_cc.plan.report import Explained


class Job:
    """One module, the functions of it that are asked for, and what was found wrong."""

    def __init__(
        self, module: Module, patterns: tuple[str, ...] = (), choices: Choices = DEFAULT
    ) -> None:
        self.module = module
        self.choices = choices
        self.patterns = patterns
        self.problems: list[Diagnostic] = []
        #: What was done, for those who want to know.
        self.remarks: list[Diagnostic] = []
        #: Whether the module was found to be valid before the passes.
        self.is_verified = False

    def is_chosen(self, name: str) -> bool:
        """Return whether a function of this name is asked for."""
        return not self.patterns or any(fnmatchcase(name, each) for each in self.patterns)

    def remark(self, function: Function, sentences: list[str]) -> None:
        """Note what was done to a function."""
        place = where(self.module, function.start)
        self.remarks += [
            Diagnostic(f"{function.ref}: {each}", where=place, severity="remark")
            for each in sentences
        ]

    def used_patterns(self) -> set[str]:
        """Return the patterns that the name of some function fits."""
        if not self.patterns:
            return set()
        names = list(self.module.functions)
        return {each for each in self.patterns if any(fnmatchcase(name, each) for name in names)}

    @property
    def functions(self) -> list[Function]:
        """Return the functions asked for, those without a body left out."""
        return [
            function
            for name, function in self.module.functions.items()
            if self.is_chosen(name) and not function.is_declaration
        ]


class Pass(NamedTuple):
    """A row: the option without its dashes, its help, what it does, and other spellings."""

    name: str
    help: str
    run: Callable[[Job], str]
    aliases: tuple[str, ...] = ()

    def begin(self, job: Job) -> None:
        """Want a valid module, where the pass does more than to read and print it."""
        if self.name not in (_REPRINT, VERIFY.name):
            _verify_once(job)

    @property
    def prints(self) -> bool:
        """Return whether it is there for what it prints, not for the module."""
        return self.name.startswith("print-")


# -- what the passes do ---------------------------------------------------------------------------


def _canonicalise(job: Job) -> str:
    for function in job.functions:
        done = canonicalise(function)
        job.remark(function, [*map(str, done.changes), *(f"left: {each}" for each in done.left)])
    return _verify(job)


def _regularise(job: Job) -> str:
    for function in job.functions:
        job.remark(function, [str(each) for each in make_reducible(function).changes])
        job.remark(function, [f"left: {each}" for each in regularise(function)])
    return _verify(job)


def _print_canonical_problems(job: Job) -> str:
    lines = [f"{each.ref}: {line}\n" for each in job.functions for line in problems(each)]
    return "".join(lines)


def _reprint(job: Job) -> str:
    _read(job, job.functions)
    if not job.patterns and not job.problems:
        job.module.load()
    return ""


def _verify(job: Job) -> str:
    _read(job, list(job.module.functions.values()))
    if not job.problems:
        job.module.load()
        job.problems += located(job.module, verify(job.module))
    return ""


def _verify_once(job: Job) -> None:
    if not job.is_verified:
        _verify(job)
        job.is_verified = True


def _read(job: Job, functions: list[Function]) -> None:
    """Read functions whole; each may be wrong in a way of its own."""
    for function in functions:
        try:
            function.load()
            function.load_body()
        except UserError as error:
            job.problems.append(error.diagnostic)


def _print_requests(job: Job) -> str:
    text, errors, warnings = report_requests(job.module, job.is_chosen)
    job.problems += errors
    job.remarks += warnings
    return text


def _print_activity(job: Job) -> str:
    text, errors = report_activity(job.module, job.is_chosen)
    job.problems += errors
    return text


def _differentiate(job: Job) -> str:
    again = True
    while again and not job.problems:
        done = differentiate_level(job.module, choices=job.choices)
        job.problems += done.problems
        job.remarks += done.warnings
        again = done.again
        if again:
            job.module = _with_elements(job.module)
    if not job.problems:
        job.module = with_runtime(job.module)
    return ""


def _with_elements(module: Module) -> Module:
    """Return a module with bodies of what derivatives of routines call, to be differentiated."""
    text = module.print()
    made = with_matrix_functions(text)
    return module if made is text else Module(made, module.source.name)


def _print_plan(job: Job) -> str:
    """Print the plan of a copy: to know what is kept, derivatives must be written."""
    module = Module(job.module.print(), job.module.source.name)
    explained: list[Explained] = []
    again = True
    while again and not job.problems:
        done = differentiate_level(module, explain=True, choices=job.choices)
        job.problems += done.problems
        explained += [each for each in done.explained if job.is_chosen(each.symbol)]
        again = done.again
        if again:
            module = _with_elements(module)
    return tables(explained)


def _print_layouts(job: Job) -> str:
    return print_layouts(job.module)


def _each(printer: Callable[[Function], str]) -> Callable[[Job], str]:
    return lambda job: "".join(printer(function) for function in job.functions)


_REPRINT = "reprint"
VERIFY = Pass(
    "verify",
    "Check types, control flow, dominance, linkage, uses; less than LLVM (docs/testing.md).",
    _verify,
)

PASSES = (
    Pass(
        "canonicalise",
        "Bring control flow into canonical form.",
        _canonicalise,
        ("canonicalize",),
    ),
    Pass(
        "differentiate",
        "Replace requests by what they ask for, innermost first.",
        _differentiate,
    ),
    Pass(
        "print-activity",
        "Print for each request what may carry a derivative.",
        _print_activity,
    ),
    Pass(
        "print-canonical-problems",
        "Print what is not canonical, and where.",
        _print_canonical_problems,
    ),
    Pass("print-cfg", "Print the blocks, and where each leads.", _each(print_cfg)),
    Pass("print-demand", "Print the lanes that have adjoints.", _each(print_demand)),
    Pass("print-dominators", "Print the dominator tree.", _each(print_dominators)),
    Pass(
        "print-lanes",
        "Print what differs between instances that go through a function side by side.",
        _each(print_lanes),
    ),
    Pass("print-layout", "Print how named types lie in memory.", _print_layouts),
    Pass("print-loops", "Print the loops, and other cycles.", _each(print_loops)),
    Pass(
        "print-memory",
        "Print what may overwrite what each load reads, and what calls do to memory.",
        lambda job: print_memory(job.module, job.functions),
    ),
    Pass("print-needs", "Print the values that adjoints use.", _each(print_needs)),
    Pass(
        "print-plan",
        "Print what reverse sweeps keep of forward ones, and why.",
        _print_plan,
    ),
    Pass("print-post-dominators", "Print the post-dominator tree.", _each(print_post_dominators)),
    Pass(
        "print-requests",
        "Print each request: what is asked for, of what, by whom.",
        _print_requests,
    ),
    Pass(
        "print-rounds",
        "Print how often the headers of loops are executed, and inductions.",
        _each(print_rounds),
    ),
    Pass(
        "print-types",
        "Print the types of values and of the memory behind them.",
        lambda job: print_types(job.module, job.functions),
    ),
    Pass(
        "regularise",
        "Bring control flow into canonical form, irreducible cycles too.",
        _regularise,
        ("regularize",),
    ),
    Pass(_REPRINT, "Read everything; write it as LLVM would.", _reprint),
    VERIFY,
)
