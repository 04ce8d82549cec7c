"""Irreducible cycles made into loops, and functions brought into the form that reversal needs.

`make_reducible` gives each cycle that control enters at several blocks one header, which
dispatches to them by a number. `regularise` does that and all that `canonicalise` does.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from enzyme_cc.analysis.flow.canonical import Canonical, Change, Problem, canonicalise
from enzyme_cc.analysis.loops.natural_loops import LoopNest
from enzyme_cc.analysis.printers import refs
from enzyme_cc.ir.building.builder import Builder
from enzyme_cc.ir.building.constants import number
from enzyme_cc.ir.constants import poison
from enzyme_cc.ir.instructions import (
    Call,
    CallBranch,
    CatchSwitch,
    FuncletPad,
    IndirectBranch,
    LandingPad,
)
from enzyme_cc.ir.types import I32
from enzyme_cc.ir.values import decoded

if TYPE_CHECKING:
    from collections.abc import Iterator

    from enzyme_cc.analysis.loops.natural_loops import IrreducibleCycle
    from enzyme_cc.ir.function import Block, Function, Phi

    #: The blocks that lead to each entry of a cycle, those of the entry's own loop left out.
    Edges = dict[Block, tuple[Block, ...]]

_PADS = (LandingPad, FuncletPad, CatchSwitch)
_FIXED = (IndirectBranch, CallBranch)
# Arguments in memory that only a call which replaces its caller may hand on.
_HANDED_ON = ("inalloca", "preallocated")
_LOCATION = "dbg"


# No value needs repair: what was known at a use still is. For say a path through dispatchers comes
# to a use but not through the block D of the value (of what an `invoke` returns: not along that
# edge). Where the path last left a dispatcher, it went to an entry E of a cycle, and it had come
# there from a block that led to an entry E' of that cycle. So (by induction on the path) E' could
# be reached without D before. If D is outside the cycle, so could E, from E' inside the cycle. If
# D is inside and is not E, it did not dominate E: it would dominate the block outside from which E
# is entered, and that block would then be on the cycle too.


def regularise(function: Function) -> tuple[str, ...]:
    """Bring a function into the form that reversal needs; what cannot be had of it, in words."""
    return tuple(map(str, left_irregular(function)))


def left_irregular(function: Function) -> tuple[Problem, ...]:
    """Bring a function into the form that reversal needs; return what cannot be had of it.

    Every block is reachable; at most one returns; every cycle is a loop with a preheader, one
    latch, and exits to which nothing outside it leads.
    """
    for block in function.blocks:
        _drop_musttail(block)
    make_reducible(function)
    # What this does makes no cycle irreducible: the paths between the blocks stay what they were.
    left = canonicalise(function).left
    reasons = {each.text: each for each in _left(LoopNest(function))} if left else {}
    return tuple(reasons.get(each.text, each) for each in left)


def make_reducible(function: Function) -> Canonical:
    """Make loops of irreducible cycles, in place; cycles inside them follow, round by round."""
    changes: list[Change] = []
    nest = LoopNest(function)
    while cycles := [cycle for cycle in nest.irreducible if not _obstacle(nest, cycle)]:
        # Cycles share no blocks, so that the nest is right about each until all are done.
        changes += [_dispatch(function, nest, cycle) for cycle in cycles]
        nest = LoopNest(function)
    function.number()
    return Canonical(tuple(changes), tuple(_left(nest)))


def _left(nest: LoopNest) -> Iterator[Problem]:
    for cycle in nest.irreducible:
        text = f"irreducible cycle entered at {refs(cycle.entries)}"
        yield Problem(text, _obstacle(nest, cycle), _IN_WORDS + _reason(nest, cycle))


def _edges(nest: LoopNest, cycle: IrreducibleCycle) -> Edges:
    dominates = nest.dominators.dominates
    return {
        entry: tuple(each for each in nest.sources(entry) if not dominates(entry, each))
        for entry in cycle.entries
    }


def _obstacle(nest: LoopNest, cycle: IrreducibleCycle) -> str:
    """Return why the edges to the entries of a cycle cannot be led elsewhere, if they cannot."""
    for entry, sources in _edges(nest, cycle).items():
        first = entry.first_after_phis()
        if isinstance(first, _PADS):
            return f"only unwinding may lead to the {first.opcode} in {entry.ref}"
        for source in sources:
            if isinstance(source.terminator, _FIXED):
                return f"the {source.terminator.opcode} in {source.ref} cannot lead elsewhere"
    return ""


_IN_WORDS = "control enters a cycle in it at several places"
_REASONS = {
    IndirectBranch: ", by a computed jump (goto *)",
    CallBranch: ", by a jump out of assembly (asm goto)",
}


def _reason(nest: LoopNest, cycle: IrreducibleCycle) -> str:
    """Return the kind of jump that forces it to stay, if it is one."""
    ends = [each.terminator for sources in _edges(nest, cycle).values() for each in sources]
    said = [_REASONS[type(each)] for each in ends if isinstance(each, _FIXED)]
    return said[0] if said else ", by an exception"


# -- one header for a cycle ----------------------------------------------------------------------


def _dispatch(function: Function, nest: LoopNest, cycle: IrreducibleCycle) -> Change:
    edges = _split_forks(function, _edges(nest, cycle))
    header = function.insert_block("dispatch", after=cycle.entries[0].previous)
    builder = Builder.at_end(header, fold=False)
    location = _location(edges)
    choice = _choice(builder, edges)
    for entry, sources in edges.items():
        for phi in entry.phis:
            _move_phi(builder, phi, choice, sources)
    for entry, sources in edges.items():
        for source in sources:
            source.terminator.replace_successor(entry, header)
    first, *rest = edges
    cases = [(number(I32, at), entry) for at, entry in enumerate(rest, start=1)]
    builder.switch(choice, first, cases).attach(_LOCATION, location)
    return Change("new block {} leads into the cycle at {}", ((header,), cycle.entries))


def _split_forks(function: Function, edges: Edges) -> Edges:
    """Give a source that leads to several entries a block of its own on the way to each."""
    led = Counter(source for sources in edges.values() for source in sources)
    return {
        entry: tuple(
            _block_between(function, source, entry) if led[source] > 1 else source
            for source in sources
        )
        for entry, sources in edges.items()
    }


def _block_between(function: Function, source: Block, target: Block) -> Block:
    created = function.insert_block("fork", after=source)
    for phi in target.phis:
        value = phi.value_from(source)
        while source in phi.operands:
            phi.remove_incoming(source)
        phi.add_incoming(value, created)
    source.terminator.replace_successor(target, created)
    branch = Builder.at_end(created).branch(target)
    branch.attach(_LOCATION, source.terminator.attachment(_LOCATION))
    return created


def _choice(builder: Builder, edges: Edges) -> Phi:
    """The number of the entry to go to, for each edge (a switch may have several) from a source."""
    choice = builder.phi(I32, name="entry")
    for at, (entry, sources) in enumerate(edges.items()):
        for source in sources:
            for _ in range(source.successors.count(entry)):
                choice.add_incoming(number(I32, at), source)
    return choice


def _move_phi(builder: Builder, phi: Phi, choice: Phi, sources: tuple[Block, ...]) -> None:
    """Choose in the dispatcher what a phi chose from these sources, and nothing from others."""
    # Never a number: that would change the numbers by which the text elsewhere means blocks.
    name = f"{decoded(phi.ref)}.dispatch" if phi.is_named else "dispatch.value"
    moved = builder.phi(phi.type, flags=phi.flags, name=name)
    moved.attach(_LOCATION, phi.attachment(_LOCATION))
    for _, source in choice.incoming:
        if source in sources:
            moved.add_incoming(phi.value_from(source), source)
            phi.remove_incoming(source)
        else:
            moved.add_incoming(poison(phi.type), source)
    phi.add_incoming(moved, builder.block)


def _location(edges: Edges) -> str | None:
    found = (
        each.terminator.attachment(_LOCATION) for sources in edges.values() for each in sources
    )
    return next(filter(None, found), None)


# -- calls in place of their callers ---------------------------------------------------------------


def _drop_musttail(block: Block) -> None:
    """Let a call return to here: without that, nothing can happen after it."""
    for line in block:
        if isinstance(line, Call) and line.marker == "musttail" and not _hands_on(line):
            line.marker = "tail"
            block.note_change()


def _hands_on(call: Call) -> bool:
    """Return whether only a `musttail` call can pass the arguments on: `...`, `inalloca`."""
    texts = " ".join(call.argument_attributes)
    return call.function_type.variadic or any(word in texts for word in _HANDED_ON)
