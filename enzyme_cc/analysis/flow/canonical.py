"""Canonical form: a preheader and one latch for each loop, exits of its own, one block returns.

`problems` says what a function lacks of it. `canonicalise` gives it that, in place, and says what
it did and what it could not do: edges to exception pads and out of `indirectbr` and `callbr`
cannot be led elsewhere, a `ret` stays behind its `musttail` call, and irreducible cycles stay.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from enzyme_cc.analysis.flow.cfg import Cfg
from enzyme_cc.analysis.flow.landing_pads import can_be_copied, copy_pad
from enzyme_cc.analysis.loops.natural_loops import LoopNest
from enzyme_cc.analysis.printers import refs
from enzyme_cc.ir.constants import BlockAddress, ConstantExpression, int_constant, word_constant
from enzyme_cc.ir.function import DebugRecord, Instruction
from enzyme_cc.ir.instructions import Call, Cast, make
from enzyme_cc.ir.module import module_of
from enzyme_cc.ir.types import I32, TOKEN, VOID
from enzyme_cc.ir.values import decoded

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from enzyme_cc.analysis.flow.cfg import Edge
    from enzyme_cc.analysis.loops.natural_loops import Loop
    from enzyme_cc.ir.function import Block, Function, Phi
    from enzyme_cc.ir.values import Value

    Incoming = list[tuple[Value, Block]]

_PADS = frozenset("landingpad catchpad cleanuppad catchswitch".split())
_FIXED = frozenset("indirectbr callbr".split())
# A block that ends otherwise has no place for code that runs on the way to one loop only.
_PREHEADER_ENDS = frozenset("br switch indirectbr".split())

_LOCATION = "dbg"
_LOOP = "llvm.loop"


class Problem(NamedTuple):
    """Something that canonical form does not have, and why it must stay, if it must."""

    text: str
    obstacle: str = ""
    #: For people who know the source, and no blocks; empty where there is nothing else to say.
    words: str = ""

    def __str__(self) -> str:
        return f"{self.text}: {self.obstacle}" if self.obstacle else self.text


class Change(NamedTuple):
    """Something that was done; it reads with the names that the blocks have by then."""

    sentence: str
    blocks: tuple[tuple[Block, ...], ...]

    def __str__(self) -> str:
        return self.sentence.format(*map(refs, self.blocks))


class Canonical(NamedTuple):
    """The changes made to a function, and the problems left that no change can mend."""

    changes: tuple[Change, ...]
    left: tuple[Problem, ...]

    def __str__(self) -> str:
        return "\n".join([*map(str, self.changes), *(f"left: {each}" for each in self.left)])


def problems(function: Function) -> list[str]:
    """Return what keeps a function from canonical form; nothing for a declaration."""
    function.number()
    return [problem.text for problem in _problems(LoopNest(function))]


def canonicalise(function: Function) -> Canonical:
    """Bring a function into canonical form, as far as that is possible."""
    changes: list[Change] = [*_remove_unreachable(function), *_merge_returns(function)]
    nest = LoopNest(function)
    for step in (_unprepared, _forked, _shared):
        made = [_lead_through(function, merge) for merge in step(nest) if not _obstacle(merge)]
        if made:
            changes += made
            nest = LoopNest(function)
    function.number()
    return Canonical(tuple(changes), tuple(_problems(nest)))


def _problems(nest: LoopNest) -> Iterator[Problem]:
    for block in nest.cfg.unreachable:
        yield Problem(f"{block.ref} is unreachable")
    yield from _return_problems(nest.cfg)
    for step in (_unprepared, _forked, _shared):
        for merge in step(nest):
            yield Problem(merge.problem, _obstacle(merge), _in_words(merge))
    for cycle in nest.irreducible:
        yield Problem(f"irreducible cycle entered at {refs(cycle.entries)}", "it is no loop")


# -- edges that lead through one new block ------------------------------------------------------


class _Merge(NamedTuple):
    """Edges from `sources` to `target` that should come through one new block."""

    problem: str
    #: What the new block is to be: "preheader", "latch" or "exit".
    role: str
    loop: Loop
    target: Block
    sources: tuple[Block, ...]


_NAMES = {"preheader": "loop.preheader", "latch": "loop.latch", "exit": "exit"}


def _unprepared(nest: LoopNest) -> Iterator[_Merge]:
    """Yield the loops without a preheader."""
    for loop in nest.loops:
        before = loop.preheader
        if before is None or before.terminator.opcode not in _PREHEADER_ENDS:
            text = f"loop at {loop.header.ref} has no preheader"
            yield _Merge(text, "preheader", loop, loop.header, loop.entering)


def _forked(nest: LoopNest) -> Iterator[_Merge]:
    """Yield the loops with several latches."""
    for loop in nest.loops:
        if len(loop.latches) > 1:
            text = f"loop at {loop.header.ref} has several latches: {refs(loop.latches)}"
            yield _Merge(text, "latch", loop, loop.header, loop.latches)


def _shared(nest: LoopNest) -> Iterator[_Merge]:
    """Yield the exits that loops share with other blocks; those of inner loops first.

    When the edges of an inner loop have been led through a new block meanwhile, that block is
    outside the loops around it too: one edge that is not theirs, instead of those that were.
    """
    reached = {target: len(nest.sources(target)) for target in nest.cfg.reverse_post_order}
    #: Of the loops met before those around them, the edges that may be a problem there too.
    left: dict[Loop, list[Edge]] = {}
    for loop in reversed(nest.loops):
        inner = [edge for child in loop.children for edge in left.pop(child)]
        edges = [*loop.own_exit_edges, *(edge for edge in inner if edge[1] not in loop)]
        edges.sort(key=lambda edge: nest.cfg.number(edge[0]))
        leaving: dict[Block, list[Block]] = {}
        for source, target in edges:
            leaving.setdefault(target, []).append(source)
        left[loop] = []
        for target, sources in leaving.items():
            if len(sources) == reached[target]:
                continue  # nor does a loop around it share it
            text = f"loop at {loop.header.ref} shares its exit {target.ref} with other blocks"
            yield _Merge(text, "exit", loop, target, tuple(sources))
            if target in sources[0].successors:
                left[loop] += [(source, target) for source in sources]


def _obstacle(merge: _Merge) -> str:
    """Return why the edges cannot be led through a new block, if they cannot."""
    first = merge.target.first_after_phis()
    if merge.role == "exit" and can_be_copied(merge.target, merge.sources):
        return ""
    if isinstance(first, Instruction) and first.opcode in _PADS:
        return f"only unwinding may lead to the {first.opcode} in {merge.target.ref}"
    for source in merge.sources:
        if source.terminator.opcode in _FIXED:
            return f"the {source.terminator.opcode} in {source.ref} cannot lead elsewhere"
    return ""


_DONE = {"preheader": "entered", "latch": "repeated", "exit": "left"}
_JUMPS = {"indirectbr": "a computed jump (goto *)", "callbr": "a jump out of assembly (asm goto)"}


def _in_words(merge: _Merge) -> str:
    """Return which jump is in the way, for people who know the source; nothing if none is."""
    opcodes = (each.terminator.opcode for each in merge.sources)
    jump = next((_JUMPS[each] for each in opcodes if each in _FIXED), "")
    return f"a loop in it is {_DONE[merge.role]} by {jump}" if jump else ""


def _lead_through(function: Function, merge: _Merge) -> Change:
    target, sources = merge.target, merge.sources
    is_latch = merge.role == "latch"
    created = function.insert_block(
        _NAMES[merge.role], after=sources[-1] if is_latch else target.previous
    )
    if can_be_copied(target, sources):
        return _land_apart(merge, created)
    for phi in target.phis:
        _reroute(phi, sources, created, merge.role)
    replaced = [source.terminator for source in sources]
    branch = _branch(target, replaced)
    for terminator in replaced:
        terminator.replace_successor(target, created)
    if is_latch:
        _move(_LOOP, replaced, branch)
    created.append(branch)
    sentence = f"loop at {{}}: new {merge.role} {{}} before {{}}, from {{}}"
    return Change(sentence, ((merge.loop.header,), (created,), (target,), sources))


def _land_apart(merge: _Merge, created: Block) -> Change:
    """Give the new block a landing pad of its own: only unwinding leads to one."""
    target, sources = merge.target, merge.sources
    leaving = set(sources)

    def merged(phi: Phi) -> Value:
        moved = [pair for pair in phi.incoming if pair[1] in leaving]
        for _, source in moved:
            phi.remove_incoming(source)
        return _merged(moved, created, f"{decoded(phi.ref)}.exit", phi)

    copy_pad(target, created, merged)
    for source in sources:
        source.terminator.replace_successor(target, created)
    sentence = "loop at {}: new exit {} that lands as {}, from {}"
    return Change(sentence, ((merge.loop.header,), (created,), (target,), sources))


def _reroute(phi: Phi, sources: tuple[Block, ...], created: Block, role: str) -> None:
    """Let what came from `sources` come from `created`, through a phi there if it differs."""
    leaving = set(sources)
    moved = [pair for pair in phi.incoming if pair[1] in leaving]
    for _, source in moved:
        phi.remove_incoming(source)
    # Never a number: that would change the numbers by which the text elsewhere means blocks.
    name = f"{decoded(phi.ref)}.{role}" if phi.is_named else f"{role}.value"
    phi.add_incoming(_merged(moved, created, name, phi), created)


def _merged(incoming: Incoming, block: Block, name: str, like: Phi | None = None) -> Value:
    """Return the one value that comes into a new block, or a phi of several."""
    value = incoming[0][0]
    if all(other is value for other, _ in incoming):
        return value
    operands = [operand for pair in incoming for operand in pair]
    phi = make("phi", value.type, operands, like.flags if like else "")
    phi.ref = block.function.fresh_name(name) if block.function else ""
    if like:
        phi.attach(_LOCATION, like.attachment(_LOCATION))
    block.append(phi)
    return phi


def _branch(target: Block, replaced: Sequence[Instruction]) -> Instruction:
    """Return a branch with the location of what it stands for."""
    branch = make("br", VOID, [target])
    found = (each.attachment(_LOCATION) for each in replaced)
    branch.attach(_LOCATION, next(filter(None, found), None))
    return branch


def _move(kind: str, sources: Sequence[Instruction], target: Instruction) -> None:
    found = (each.attachment(kind) for each in sources)
    target.attach(kind, next(filter(None, found), None))
    for each in sources:
        each.attach(kind, None)


# -- returns ------------------------------------------------------------------------------------


def _return_problems(cfg: Cfg) -> Iterator[Problem]:
    returning = cfg.exits_by("ret")
    pinned = [block for block in returning if _is_pinned(block)]
    if len(returning) > 1:
        stays = len(returning) - len(pinned) < 2
        obstacle = f"a ret stays behind the call it belongs to, in {refs(pinned)}" if stays else ""
        yield Problem(f"several blocks return: {refs(returning)}", obstacle)


def _is_pinned(block: Block) -> bool:
    """Return whether the verifier wants the `ret` right behind a call, but for a cast."""
    line = block.terminator.previous
    while isinstance(line, DebugRecord | Cast):
        line = line.previous
    return isinstance(line, Call) and (
        line.marker == "musttail" or line.callee.ref.startswith("@llvm.experimental.deoptimize")
    )


def _merge_returns(function: Function) -> Iterator[Change]:
    free = [block for block in Cfg(function).exits_by("ret") if not _is_pinned(block)]
    if len(free) < 2:
        return
    created = function.insert_block("return")
    returns = [block.terminator for block in free]
    values = [(each.operands[0], block) for each, block in zip(returns, free, strict=True)
              if each.operands]  # fmt: skip
    result = [_merged(values, created, "return.value")] if values else []
    merged = make("ret", VOID, result)
    for each, block in zip(returns, free, strict=True):
        branch = _branch(created, [each])
        each.erase()
        block.append(branch)
    created.append(merged)
    yield Change("new block {} returns for {}", ((created,), tuple(free)))


# -- unreachable blocks -------------------------------------------------------------------------


def _remove_unreachable(function: Function) -> Iterator[Change]:
    dead = Cfg(function).unreachable
    if not dead:
        return
    if "blockaddress" in module_of(function).text:
        function.module.load_users(function)
    _forget_edges(dead)
    for block in dead:
        for line in block.lines:
            line.drop_operands()
    for block in dead:
        _forget(block)
        block.erase()
    yield Change("removed unreachable {}", (dead,))


def _forget_edges(dead: tuple[Block, ...]) -> None:
    inside = set(dead)
    for block in dead:
        for target in block.successors:
            if target not in inside:
                for phi in target.phis:
                    phi.remove_incoming(block)


def _forget(block: Block) -> None:
    """Leave nothing that refers to a block, or to what is in it: debug records may, addresses."""
    for instruction in block:
        if instruction.is_used:
            word = "none" if instruction.type is TOKEN else "poison"
            instruction.replace_all_uses(word_constant(instruction.type, word))
    for user in block.users:
        if isinstance(user, BlockAddress):
            # As LLVM does: nobody can go there, but it must differ from null.
            one = int_constant(I32, 1)
            user.replace_all_uses(ConstantExpression(user.type, "inttoptr", [one]))
            user.drop_operands()
