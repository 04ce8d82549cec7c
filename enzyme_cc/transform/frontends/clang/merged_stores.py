"""Stores that a compiler has made one of several, told apart again.

`*(p + phi(8, 16)) = phi(a, b)` says of two places what is true of one or the other: so it is with
what Rust's `Result` holds. In the copies that are differentiated, each way gets its own store.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_cc.ir.building.clone import clone_line
from enzyme_cc.ir.constants import IntConstant
from enzyme_cc.ir.function import Instruction, Phi
from enzyme_cc.ir.instructions import Branch, GetElementPointer, Store, make
from enzyme_cc.ir.types import VOID

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from enzyme_cc.ir.function import Block, Function
    from enzyme_cc.ir.values import Value

#: What neither reads nor writes memory, and always goes on.
_PLAIN = frozenset(
    """add sub mul shl lshr ashr and or xor icmp fcmp select zext sext trunc bitcast inttoptr
    ptrtoint getelementptr insertvalue extractvalue freeze""".split()
)


def spread_stores(functions: Iterable[Function]) -> None:
    """Put stores to places that depend on where control came from to there."""
    for function in functions:
        for block in [each for each in function.blocks if each.phis]:
            _spread(block)


def _spread(block: Block) -> None:
    found = list(_stores(block))
    sources = [source for _, source in block.phis[0].incoming] if found else []
    if not found or not all(isinstance(each.terminator, Branch) for each in sources):
        return
    if len(set(sources)) < len(sources):
        return
    for source in sources:
        before = source if len(source.successors) == 1 else _edge(source, block)
        values: dict[Value, Value] = {
            phi: value for phi in block.phis for value, each in phi.incoming if each is before
        }
        for store, pointer in found:
            for line in (pointer, store):
                copy = clone_line(line, values)
                assert isinstance(copy, Instruction)
                copy.ref = block.function.fresh_name("place") if line is pointer else ""  # type: ignore[union-attr]
                copy.insert_before(before.terminator)
    for store, pointer in found:
        store.erase()
        pointer.erase()


def _stores(block: Block) -> Iterator[tuple[Store, GetElementPointer]]:
    """Yield the stores before everything else that touches memory."""
    for line in block:
        if isinstance(line, Store):
            if not _is_spread(line, block):
                return
            assert isinstance(line.pointer, GetElementPointer)
            yield line, line.pointer
        elif not isinstance(line, Phi) and line.opcode not in _PLAIN:
            return


def _is_spread(store: Store, block: Block) -> bool:
    pointer = store.pointer
    if not isinstance(pointer, GetElementPointer) or pointer.block is not block:
        return False
    if len(pointer.users) != 1 or store.flags.split():
        return False
    steps = [each for each in pointer.operands[1:] if not isinstance(each, IntConstant)]
    known = [isinstance(each, Phi) and _is_constant(each) for each in steps]
    given = (*pointer.operands, store.value)
    return bool(steps) and all(known) and all(_is_there_before(each, block) for each in given)


def _is_constant(phi: Phi) -> bool:
    return all(isinstance(value, IntConstant) for value, _ in phi.incoming)


def _is_there_before(value: Value, block: Block) -> bool:
    """Return whether each way into a block has a value, or its part of it."""
    return not isinstance(value, Instruction) or value.block is not block or isinstance(value, Phi)


def _edge(source: Block, target: Block) -> Block:
    """Return a block of its own on the way from one to another."""
    assert source.function is not None
    made = source.function.insert_block("apart", after=source)
    made.append(make("br", VOID, [target]))
    source.terminator.replace_successor(target, made)
    for phi in target.phis:
        for index, operand in enumerate(phi.operands):
            if operand is source:
                phi.set_operand(index, made)
    return made
