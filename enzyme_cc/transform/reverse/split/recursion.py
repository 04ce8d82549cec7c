"""The pair of a function that calls itself, and would keep a tape for each of these calls.

Ahead, it is called as it is. Back, one function goes there once more and back, in which calls of
itself are reversed where they are made: what is kept is as much as the recursion is deep.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from enzyme_cc.analysis.calls.callees import callee_of
from enzyme_cc.ir.building.builder import Builder
from enzyme_cc.ir.constants import InlineAsm
from enzyme_cc.ir.function import Function
from enzyme_cc.ir.instructions import CallBase
from enzyme_cc.transform.abi.signature import packed, unpacked
from enzyme_cc.transform.reverse.calls.at_once import chain_to, there_and_back
from enzyme_cc.transform.reverse.split.reruns import WholePairs, stays, write_as_it_is

if TYPE_CHECKING:
    from enzyme_cc.analysis.activity.analysis import Context
    from enzyme_cc.plan.function_facts import Scene
    from enzyme_cc.transform.program.roots import Program
    from enzyme_cc.transform.reverse.values.pair import Pair


class Recursions(WholePairs, Protocol):
    """The functions of reverse mode, as one that calls itself asks for them."""

    def scene(self, context: Context, *, whole: bool) -> Scene:
        """Return what is known of a function that is to be differentiated."""
        ...


def write_recursion(pairs: Recursions, program: Program, pair: Pair, context: Context) -> bool:
    """Write a pair; return False where it is to be an ordinary one instead."""
    own, wanted = context.function, pair.lanes.wanted
    calls = [each for each in own.instructions() if isinstance(each, CallBase)]
    again = [each for each in calls if callee_of(each) is own]
    if not again or wanted.replayed or wanted.lasting or wanted.unneeded:
        return False
    if not pair.lanes.result.numbers:
        return False
    others = (each for each in calls if callee_of(each) is not own)
    if any(_may_call(program, each, own) for each in others):
        return False
    if not stays(pairs.memory, own, wanted.promised):
        return False
    if not _is_light(pairs, program, context, again):
        return False
    pair.fix(None)
    pair.repeated = own
    wanted = there_and_back(wanted)
    write_as_it_is(pair, own)
    _write_back(pair, pairs.whole(context, wanted), len(pairs.lanes(context, wanted).adjoints()))
    return True


def _is_light(pairs: Recursions, program: Program, context: Context, calls: list[CallBase]) -> bool:
    """Return whether calls of a function in itself are reversed where they are made.

    What is active in them may not be what is in the first call.
    """
    pending, seen = [context], {context}
    while pending:
        scene = pairs.scene(pending.pop(), whole=True)
        for call in calls:
            inner = scene.context.callee(call)
            if inner is None or chain_to(program, scene, call, inner) is None:
                return False
            if inner not in seen:
                seen.add(inner)
                pending.append(inner)
    return True


def _may_call(program: Program, call: CallBase, function: Function) -> bool:
    """Return whether what a call runs may be a function."""
    if isinstance(call.callee, InlineAsm):
        return False
    callee = callee_of(call)
    if callee is None:
        return True
    if callee.is_declaration:
        is_known = callee.name.startswith("llvm.") or program.rule(callee) is not None
        return not is_known or any(isinstance(each, Function) for each in call.arguments)
    return function in program.run_by((callee,))


def _write_back(pair: Pair, function: Function, adjoints: int) -> None:
    builder = Builder(pair.reverse.insert_block("entry"))
    made = builder.call(function, pair.reverse.arguments)
    builder.ret(packed(builder, unpacked(builder, made, 1 + adjoints)[1:]))
