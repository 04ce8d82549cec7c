"""Before anything is analysed: what is to be reversed gets control flow that can be."""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_cc.analysis.flow.reducible import left_irregular
from enzyme_cc.analysis.loops.natural_loops import LoopNest
from enzyme_cc.attributes.vocabulary import Mode
from enzyme_cc.requests.reaching_stores import predecessors
from enzyme_cc.transform.reverse.augment.chosen_rounds import settle_searches
from enzyme_cc.transform.reverse.augment.invariant_loads import hoist
from enzyme_cc.transform.reverse.augment.loop_carried import hand_on
from enzyme_cc.transform.reverse.augment.rerun_rounds import make_rerun_loops
from enzyme_cc.transform.reverse.values.user_memory import memory_of

if TYPE_CHECKING:
    from collections.abc import Iterable

    from enzyme_cc.ir.function import Function, Instruction
    from enzyme_cc.requests.model import Request
    from enzyme_cc.transform.program.roots import Program
    from enzyme_cc.transform.report.report import Report


_UNKNOWN = "its control flow is of no form that is known"


def prepare_reversal(program: Program, report: Report, requests: Iterable[Request]) -> bool:
    """Regularise all that reverse requests reach; say where that cannot be, and whether it can."""
    is_regular = True
    requests = list(requests)
    roots = [each for request in requests for each in request.functions]
    reached = program.bodies.reached(roots)
    for function in reached:
        for problem in left_irregular(function):
            is_regular = False
            report.add(
                "EZ0409",
                f"{report.places.name(function)} cannot be run backwards: "
                f"{problem.words or _UNKNOWN}",
                _jump(function, report),
                "use if, while and for in place of computed jumps",
            )
    memory = memory_of(program)
    nests = [LoopNest(function) for function in reached]
    # Not lazily: each nest is asked, and only then is memory found anew.
    if sum(hoist(nest, memory) for nest in nests):
        memory = memory_of(program)
    for nest in nests:
        hand_on(nest, memory)
    if is_regular and _may_run_again(program, requests):
        make_rerun_loops(program, reached)
    rounds = [each for loop in program.reruns.values() for each in loop.functions]
    for function in (*reached, *rounds) if is_regular else ():
        program.searched[function] = settle_searches(function, program.library)
    return is_regular


def _may_run_again(program: Program, requests: Iterable[Request]) -> bool:
    """Return whether both sweeps are one call, in one thread, or in a kernel that needs it."""
    if program.is_of_device:
        is_alone = program.reruns_on_device and not program.later
    else:
        is_alone = not (program.regions or program.together)
    return is_alone and all(each.mode is Mode.REVERSE for each in requests)


def _jump(function: Function, report: Report) -> Instruction:
    """Return a computed jump, or what leads to the block where all are one; else any known line."""
    lines = list(function.instructions())
    jumps = [each for each in lines if each.opcode == "indirectbr"]
    blocks = [each.block for each in jumps if each.block is not None]
    leading = [each.terminator for block in blocks for each in predecessors(block)]
    known = [each for each in (*jumps, *leading, *lines) if report.places.has_line(each)]
    return (known or lines)[0]
