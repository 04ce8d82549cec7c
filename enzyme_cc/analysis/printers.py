"""Print results of analyses as lines for people and for FileCheck."""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_cc.analysis.flow.cfg import Cfg
from enzyme_cc.analysis.flow.dominance import dominators, post_dominators
from enzyme_cc.analysis.loops.natural_loops import LoopNest

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from enzyme_cc.analysis.flow.dominance import DominatorTree
    from enzyme_cc.analysis.loops.natural_loops import IrreducibleCycle, Loop
    from enzyme_cc.ir.function import Block, Function

# Deeper than this a line says its depth by number only.
_DEEPEST = 40


def print_cfg(function: Function) -> str:
    """Return a line per block: how it ends, where it leads, where it is reached from."""
    function.number()
    cfg = Cfg(function)
    title = f"control flow of {function.ref}: {count(len(cfg.blocks), 'block')}"
    return _text([title, *(f"  {_block(cfg, block)}" for block in function.blocks)])


def print_dominators(function: Function) -> str:
    """Return the dominator tree, each block under its immediate dominator, after its depth."""
    function.number()
    return _text([f"dominators in {function.ref}", *_tree(dominators(Cfg(function)))])


def print_post_dominators(function: Function) -> str:
    """Return the post-dominator tree, each block under its immediate post-dominator."""
    function.number()
    return _text([f"post-dominators in {function.ref}", *_tree(post_dominators(Cfg(function)))])


def print_loops(function: Function) -> str:
    """Return the loops, inner ones under outer ones, then the cycles that are no loops."""
    function.number()
    nest = LoopNest(function)
    found = count(len(nest.loops), "loop")
    if nest.irreducible:
        found += f", {count(len(nest.irreducible), 'irreducible cycle')}"
    lines = [f"loops in {function.ref}: {found}"]
    for loop in nest.loops:
        lines += [_indent(loop.depth) + line for line in _loop(loop)]
    for cycle in nest.irreducible:
        lines += ["  " + line for line in _cycle(cycle)]
    return _text(lines)


def count(number: int, noun: str) -> str:
    """Return `1 loop`, `2 loops`."""
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"


def refs(blocks: Iterable[Block]) -> str:
    """Return blocks as a list with commas."""
    return ", ".join(block.ref for block in blocks)


def _block(cfg: Cfg, block: Block) -> str:
    ending = block.terminator.opcode if block.is_terminated else "no terminator"
    line = f"{block.ref}: {ending}"
    if cfg.successors(block):
        line += f" to {refs(cfg.successors(block))}"
    if not cfg.is_reachable(block):
        return f"{line}; unreachable"
    sources = cfg.predecessors(block)
    return f"{line}; from {refs(sources)}" if sources else line


def _tree(tree: DominatorTree) -> Iterator[str]:
    for block in tree.preorder:
        depth = tree.depth(block) + 1
        yield f"{_indent(depth)}[{depth}] {block.ref}"
    if tree.cfg.unreachable:
        yield f"  unreachable: {refs(tree.cfg.unreachable)}"


def _loop(loop: Loop) -> Iterator[str]:
    yield f"loop at {loop.header.ref}, depth {loop.depth}"
    yield f"  blocks: {refs(loop.blocks)}"
    yield f"  preheader: {loop.preheader.ref if loop.preheader else 'none'}"
    yield f"  {'latch' if len(loop.latches) == 1 else 'latches'}: {refs(loop.latches)}"
    for source, target in loop.exit_edges:
        yield f"  exit: {source.ref} to {target.ref}"
    if not loop.exit_edges:
        yield "  exit: none"


def _cycle(cycle: IrreducibleCycle) -> Iterator[str]:
    yield f"irreducible cycle entered at {refs(cycle.entries)}"
    yield f"  blocks: {refs(cycle.blocks)}"


def _indent(depth: int) -> str:
    return "  " * min(depth, _DEEPEST)


def _text(lines: list[str]) -> str:
    return "\n".join(lines) + "\n"
