"""Functions that only calls through pointers may reach: what stands in their way is no error.

A unit may take the addresses of many functions. Those that cannot be differentiated are left out,
and the program stops where it calls one all the same.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_cc.analysis.calls.address_taken import indirect_types
from enzyme_cc.analysis.calls.callees import called_as, callee_of
from enzyme_cc.analysis.flow.reducible import regularise
from enzyme_cc.ir.instructions import CallBase
from enzyme_cc.transform.program.scalable_vectors import refuse_uncounted
from enzyme_cc.transform.report.report import Report

if TYPE_CHECKING:
    from collections.abc import Iterable

    from enzyme_cc.analysis.activity.analysis import ActivityResults, Context
    from enzyme_cc.ir.function import Function
    from enzyme_cc.transform.program.roots import Program


class Possible:
    """The bodies beside those that requests reach, and which of them have no derivative."""

    def __init__(
        self, program: Program, reached: Iterable[Function], further: Iterable[Function] = ()
    ) -> None:
        """`further` are functions that the program asks for the shadows of."""
        self.program = program
        self.functions = _beside(program, dict.fromkeys(reached), further)
        self.unfit: set[Function] = set()

    def prepare_reversal(self, backwards: Iterable[Function]) -> None:
        """Give them control flow that can be gone back through, from what is differentiated so.

        What those reach through pointers only, requests of forward mode may reach by name.
        """
        bodies = dict.fromkeys(self.program.bodies.reached(backwards))
        for each in {**self.functions, **_beside(self.program, bodies, ())}:
            aside = Report(self.program.module, self.program.choices)
            if refuse_uncounted(aside, [each]) or list(regularise(each)):
                self.unfit.add(each)

    def own_contexts(self, found: ActivityResults) -> frozenset[Context]:
        """Return the contexts that a request leads to for certain; note what the others lose."""
        if not self.functions:
            return frozenset(found.contexts)
        body_of = self.program.bodies.of
        meant = (
            context
            for function, context in found.function_contexts.items()
            if body_of(function) not in self.functions
        )
        own = _led_to([found.root, *meant])
        self.unfit |= {each.context.function for each in found.unplaced if each.context not in own}
        return own

    def is_fit(self, function: Function) -> bool:
        """Return whether nothing that a function runs is known to be in the way."""
        if not self.unfit:
            return True
        return self.unfit.isdisjoint(self.program.bodies.reached([function]))


def call_with_prototypes(functions: Iterable[Function]) -> None:
    """Let calls through pointers without a prototype be of the type of what they may mean."""
    for line in (line for each in functions for line in each.instructions()):
        if isinstance(line, CallBase) and callee_of(line) is None and line.written_type:
            kind = called_as(line)
            if not kind.variadic:
                line.written_type = None
                line.changed()


def _beside(
    program: Program, reached: dict[Function, None], further: Iterable[Function]
) -> dict[Function, None]:
    """Return what calls through pointers may run, and what that runs."""
    bodies = program.bodies.reached(further)
    found = {each: None for each in bodies if each not in reached}
    pending = {**reached, **found}
    while pending:
        meant = program.taken.of(indirect_types(pending))
        bodies = program.bodies.reached(each for each in meant if not each.is_declaration)
        pending = {each: None for each in bodies if each not in reached and each not in found}
        found.update(pending)
    return found


def _led_to(contexts: list[Context]) -> frozenset[Context]:
    found: set[Context] = set()
    while contexts:
        each = contexts.pop()
        if each not in found:
            found.add(each)
            contexts += each.callees
    return frozenset(found)
