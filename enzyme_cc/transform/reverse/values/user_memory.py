"""Know the memory of a program in which functions of the user's run in place of others."""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_cc.analysis.memory.analysis import Memory
from enzyme_cc.analysis.memory.effects import Instead
from enzyme_cc.transform.abi.c_passing import returned
from enzyme_cc.transform.abi.signature import Wanted
from enzyme_cc.transform.reverse.values.signature import default_lanes

if TYPE_CHECKING:
    from enzyme_cc.ir.function import Function
    from enzyme_cc.plan.function_facts import LaneKind
    from enzyme_cc.transform.abi.lanes import Lanes
    from enzyme_cc.transform.program.roots import Program


def memory_of(program: Program) -> Memory:
    """Return the memory of a program, as it is when functions run that the user gave rules for."""
    made = Memory(program.module, program.library, keep_freed=True, reuses=True)
    made.summaries.effects.instead = _running_instead(program)
    return made


def _running_instead(program: Program) -> dict[Function, Instead]:
    """Return which rules of the user's run instead of which functions, for memory effects."""
    found = {}
    rules, simplified = program.registrations.reverse, program.bodies.simplified
    for name in program.said.custom:
        function = program.module.functions[name]
        known = program.bodies.name(function)
        rule = rules.get(known) or program.registrations.split.get(known)
        if rule is None:
            continue
        roles: list[int | None] = [None] * returned(rule.augmented).in_memory
        for index, carried in enumerate(user_lanes(function).parameters):
            place = None if index in rule.by_reference else index
            roles += [place] * (1 + carried.pointers)
        if len(roles) == len(rule.augmented.arguments):
            own = program.bodies.body(function)
            found[function] = Instead(simplified(rule.augmented), tuple(roles), own)
    return found


def user_lanes(function: Function, wanted: Wanted | None = None) -> Lanes:
    """Return the lanes of a user's rule: shadows of pointers, adjoints of numbers.

    A struct with pointers in it has a shadow and no adjoint.
    """
    plain = default_lanes(function.function_type, wanted or Wanted())
    return plain._replace(
        parameters=tuple(map(_one_of_both, plain.parameters)), result=_one_of_both(plain.result)
    )


def _one_of_both(carried: LaneKind) -> LaneKind:
    return carried._replace(numbers=carried.numbers and not carried.pointers)
