"""Memory that is resized, where its derivative is differentiated again: a new block and a copy.

The derivative of `realloc` (reverse/calls/resizing.py) cannot be differentiated again. So that the
next level sees a copy only, the program gets a new block, all that was in the old one, and gives
that back. Of memory that the caller knows this cannot be: there the derivatives are to be where
the new block is.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_cc.analysis.alias.pointer_origins import Objects
from enzyme_cc.analysis.calls.callees import callee_of
from enzyme_cc.ir.building.blocks import split_before
from enzyme_cc.ir.building.builder import Builder
from enzyme_cc.ir.building.constants import is_zero
from enzyme_cc.ir.building.globals import declare
from enzyme_cc.ir.constants import Data, int_constant, null
from enzyme_cc.ir.function import Phi
from enzyme_cc.ir.instructions import Binary, Call, Cast, Select
from enzyme_cc.ir.module import module_of
from enzyme_cc.ir.types import I1, I64, POINTER, VOID, function_type
from enzyme_cc.transform.code.inherited import debug_of
from enzyme_cc.transform.code.sizes import least, product, size_constant, wide
from enzyme_cc.transform.emit.arguments import named_arguments
from enzyme_cc.transform.emit.resized_blocks import Family

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from enzyme_cc.ir.function import Function
    from enzyme_cc.ir.values import Value
    from enzyme_cc.rules.model import Rule
    from enzyme_cc.transform.program.roots import Program

_FREE = "free"
_RELEASE = function_type(VOID, (POINTER,))
_MAKE = function_type(POINTER, (I64,))
_MEASURE = function_type(I64, (POINTER,))
_COPY = function_type(VOID, (POINTER, POINTER, I64, I1))


def move_blocks(program: Program, functions: Iterable[Function]) -> None:
    """Let no function resize what malloc gave."""
    for function in functions:
        calls = [each for each in function.instructions() if isinstance(each, Call)]
        for call in calls:
            callee = callee_of(call)
            rule = program.rule(callee) if callee is not None else None
            if rule is None or not _can_be_moved(program, call, rule):
                continue
            if rule.allocation is not None and rule.allocation.made_by is not None:
                _move_sized(program, call, rule)
            else:
                _move(call, rule)


def _can_be_moved(program: Program, call: Call, rule: Rule) -> bool:
    made = rule.allocation
    if made is None or made.resizes is None:
        return False
    roots = _roots(named_arguments(call, rule)[made.resizes])
    return all(is_zero(each) or _is_made_here(program, each) for each in roots)


def _roots(block: Value) -> Iterator[Value]:
    """Yield what a block may be, also where its address was an integer meanwhile.

    rustc keeps it in one word with how many bytes were asked for in vain: products and constants
    are no addresses.
    """
    pending, objects = [block], Objects()
    seen: set[Value] = set()
    while pending:
        for each in objects.roots(pending.pop()):
            if isinstance(each, Cast) and each.opcode == "inttoptr":
                pending += [one for one in _words(each.operands[0]) if one not in seen]
                seen.update(pending)
            else:
                yield each


def _words(word: Value) -> Iterator[Value]:
    """Yield the addresses that an integer may be, and what else may be one."""
    pending = [word]
    seen: set[Value] = set()
    while pending:
        each = pending.pop()
        if each in seen:
            continue
        seen.add(each)
        if isinstance(each, Phi):
            pending += each.operands[::2]
        elif isinstance(each, Select):
            pending += each.operands[1:]
        elif isinstance(each, Cast) and each.opcode == "ptrtoint":
            yield each.operands[0]
        elif not isinstance(each, Data) and not (isinstance(each, Binary) and each.opcode == "mul"):
            yield each


def _is_made_here(program: Program, root: Value) -> bool:
    callee = callee_of(root) if isinstance(root, Call) else None
    rule = program.rule(callee) if callee is not None else None
    return rule is not None and rule.allocation is not None and rule.allocation.stored_in is None


def _move(call: Call, rule: Rule) -> None:
    """Free a block of no bytes; where there is no memory keep the old block."""
    assert rule.allocation is not None
    assert rule.allocation.resizes is not None
    assert call.function is not None
    module, given = module_of(call.function), named_arguments(call, rule)
    builder = Builder.before(call)
    builder.metadata = debug_of(call)
    block = given[rule.allocation.resizes]
    size = product(builder, *(given[each] for each in rule.allocation.size))
    make, measure = (
        declare(module, "malloc", _MAKE),
        declare(module, "malloc_usable_size", _MEASURE),
    )
    release = declare(module, _FREE, _RELEASE)
    new = builder.call(make, [size])
    is_none = builder.icmp("eq", new, null())
    held = least(builder, builder.call(measure, [block]), size)
    both = builder.select(is_none, size_constant(0), held)
    copy = declare(module, "llvm.memcpy.p0.p0.i64", _COPY)
    builder.call(copy, [new, block, both, int_constant(I1, 0)])
    is_gone = builder.and_(
        builder.icmp("eq", size, size_constant(0)), builder.icmp("ne", block, null())
    )
    builder.call(release, [builder.select(is_none, null(), block)])
    builder.call(release, [builder.select(is_gone, new, null())])
    call.replace_all_uses(builder.select(is_gone, null(), new))
    call.erase()


def _move_sized(program: Program, call: Call, rule: Rule) -> None:
    """Write a resizing as allocation, copy and free; a failed one leaves the old block."""
    assert rule.allocation is not None
    assert rule.allocation.resizes is not None
    assert call.function is not None
    assert call.block is not None
    module, named = module_of(call.function), named_arguments(call, rule)
    family = Family(module, program.library, call, rule)
    given = {name: named[name] for name in family.names}
    block, size = named[rule.allocation.resizes], named[rule.allocation.size[0]]
    here, behind = call.block, split_before(call, "resized")
    here.terminator.erase()
    builder = Builder(here)
    builder.metadata = debug_of(call)
    new = family.made(builder, size, given)
    moved = builder.new_block("moved")
    builder.conditional(builder.icmp("eq", new, null()), behind, moved)
    builder.move_to_end(moved)
    copy = declare(module, "llvm.memcpy.p0.p0.i64", _COPY)
    both = least(builder, wide(builder, given[family.old_size]), wide(builder, size))
    builder.call(copy, [new, block, both, int_constant(I1, 0)])
    builder.call(family.releases, family.freeing(block, given))
    builder.branch(behind)
    call.replace_all_uses(new)
    call.erase()
