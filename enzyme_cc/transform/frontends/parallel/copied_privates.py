"""Variables that one thread hands on to its team, by `copyprivate`: a pointer, and barriers.

The thread that has it stores where its variables are; the others copy from there before it goes on.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_cc.analysis.calls.callees import named_calls
from enzyme_cc.ir.building.blocks import split_before
from enzyme_cc.ir.building.builder import Builder
from enzyme_cc.ir.building.globals import declare, new_global
from enzyme_cc.ir.constants import null, zero
from enzyme_cc.ir.function import Function
from enzyme_cc.ir.types import POINTER, VOID, function_type
from enzyme_cc.rules.bodies import FORKS
from enzyme_cc.transform.code.inherited import debug_of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from enzyme_cc.ir.instructions import CallBase
    from enzyme_cc.ir.module import Module

_COPIES = "__kmpc_copyprivate"
#: Which arguments are where a thread's variables are, what copies them, whether it is the one.
_LIST, _COPY, _IS_ONE = 3, 4, 5
_NOTHING = function_type(VOID, ())
_OF_LISTS = function_type(VOID, (POINTER, POINTER))


def hand_on(
    module: Module, copies: Iterable[Function], copy_of: Callable[[Function], Function | None]
) -> None:
    """Let threads copy what one of them has, in copies of functions."""
    for call in [line for line, callee in named_calls(copies) if callee.name == _COPIES]:
        copy = call.arguments[_COPY] if len(call.arguments) > _IS_ONE else None
        if isinstance(copy, Function) and not copy.is_declaration:
            _hand_on(module, call, copy_of(copy) or copy)


def _hand_on(module: Module, call: CallBase, copy: Function) -> None:
    place = new_global(module, "enzyme_cc.copied", POINTER, null(), words="internal global")
    own, is_one = call.arguments[_LIST], call.arguments[_IS_ONE]
    block = call.block
    assert block is not None
    assert block.function is not None
    done = split_before(call)
    giving, given, taking = (block.function.insert_block(each) for each in _BLOCKS)
    list(block)[-1].erase()
    builder = Builder(block)
    builder.metadata = debug_of(call)
    builder.call(declare(module, f"{FORKS}only_team", _NOTHING), [])
    flag = builder.icmp("ne", is_one, zero(is_one.type))
    builder.conditional(flag, giving, given)
    builder.move_to_end(giving)
    builder.store(own, place)
    builder.branch(given)
    builder.move_to_end(given)
    barrier = declare(module, f"{FORKS}barrier", _NOTHING)
    builder.call(barrier, [])
    builder.conditional(flag, done, taking)
    builder.move_to_end(taking)
    builder.call(copy, [own, builder.load(POINTER, place)], type_=_OF_LISTS)
    builder.branch(done)
    builder = Builder.before(call)
    builder.metadata = debug_of(call)
    builder.call(barrier, [])
    call.erase()


_BLOCKS = ("giving", "given", "taking")
