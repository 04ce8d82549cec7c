"""Loops whose rounds the reverse sweep is to run again, one by one, in place of a tape of them all.

A round may be run again by itself where all that it reads is as it was: memory that nobody writes
until then, or memory of the function's own in which each round reads only what it has written.
Where rounds use such scratch, a tape would hold all that was in it, once for each round.
"""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from enzyme_cc.analysis.alias.underlying_objects import Kind
from enzyme_cc.analysis.calls.callees import certain_callee_of
from enzyme_cc.analysis.loops.natural_loops import LoopNest
from enzyme_cc.analysis.memory.analysis import Location
from enzyme_cc.analysis.memory.own_rounds import OwnRounds
from enzyme_cc.analysis.memory.summary import Wild
from enzyme_cc.attributes.vocabulary import mode_of
from enzyme_cc.ir.constants import Data
from enzyme_cc.ir.function import Argument, Instruction
from enzyme_cc.ir.instructions import Branch, CallBase, Invoke, Load, Store, Switch
from enzyme_cc.ir.module import module_of
from enzyme_cc.ir.opcodes import Memory as Accesses
from enzyme_cc.ir.types import PointerType
from enzyme_cc.requests.places import STEP
from enzyme_cc.rules.model import Effect
from enzyme_cc.transform.prepare.loop_bodies import LoopBody
from enzyme_cc.transform.prepare.outlined_rounds import outline_rounds, settle_phis, shape_of
from enzyme_cc.transform.program.rerun_loop import RERUN, RerunLoop
from enzyme_cc.transform.reverse.values.user_memory import memory_of

if TYPE_CHECKING:
    from collections.abc import Container, Iterable, Iterator

    from enzyme_cc.analysis.loops.natural_loops import Loop
    from enzyme_cc.analysis.memory.analysis import FunctionMemory, Memory
    from enzyme_cc.analysis.memory.effects import Touch
    from enzyme_cc.ir.function import Function
    from enzyme_cc.ir.values import Value
    from enzyme_cc.transform.program.roots import Program

#: How the names of intrinsics begin that are a device's own.
_OF_DEVICES = ("llvm.nvvm.", "llvm.amdgcn.")


def make_rerun_loops(program: Program, functions: Iterable[Function]) -> None:
    """Make functions of the loops whose rounds are to be run again, the outermost of each nest."""
    functions = dict.fromkeys(functions)
    nests = [nest for nest in map(LoopNest, functions) if any(x.children for x in nest.loops)]
    if not nests:
        return
    for nest in nests:
        for loop in nest.loops:
            if loop.children:
                settle_phis(nest, loop)
    promises = _Promises(functions, memory_of(program))
    for first in nests:
        nest = first
        while (found := _first(program, nest, promises)) is not None:
            _make(program, nest, found)
            nest = LoopNest(nest.cfg.function)
            promises = _Promises(functions, memory_of(program))
    for function, rerun in program.reruns.items():
        is_unread = _is_left_unread(program, promises.memory, function)
        program.reruns[function] = rerun._replace(is_left_unread=is_unread)


class _Found:
    """A loop that may be run again, and the memory that its rounds use as scratch."""

    def __init__(self, loop: Loop, scratch: frozenset[Value]) -> None:
        self.loop = loop
        self.scratch = scratch


class _Promises:
    """The memory that all who call a function leave as it is until they reverse the call."""

    def __init__(self, functions: Container[Function], memory: Memory) -> None:
        #: Those that are differentiated.
        self._functions = functions
        self.memory = memory
        self._known: dict[Argument, bool] = {}

    def hold(self, argument: Argument) -> bool:
        """Return whether nobody overwrites what a parameter leads to once the function is left."""
        found = self._known.get(argument)
        if found is None:
            self._known[argument] = True  # until a call speaks against it
            sites = self._sites(argument.function)
            found = sites is not None and all(self._is_left(x, argument) for x in sites)
            self._known[argument] = found
        return found

    def _sites(self, function: Function | None) -> list[CallBase] | None:
        """Return the calls of a function in what is differentiated; None if there may be others."""
        assert function is not None
        module_of(function).load_users(function)
        found = []
        for user in function.users:
            if not isinstance(user, CallBase) or user.callee is not function:
                if not isinstance(user, CallBase) or mode_of(user.callee.ref) is None:
                    return None
            elif user.function in self._functions:
                found.append(user)
        return found

    def _is_left(self, call: CallBase, argument: Argument) -> bool:
        assert call.function is not None
        inside = self.memory.function(call.function)
        pointer = call.arguments[argument.index]
        if inside.written_after(call, Location(pointer)) is not None:
            return False
        roots = inside.roots.of(pointer)
        return all(self.hold(x) for x in roots if isinstance(x, Argument)) and (
            not self._sites(call.function)
            or not any(inside.roots.outlives(x) for x in roots if not isinstance(x, Argument))
        )


def _first(program: Program, nest: LoopNest, promises: _Promises) -> _Found | None:
    """Return the first loop that will do, outer ones before those inside."""
    for loop in nest.loops:
        if loop.children and shape_of(nest, loop) is not None:
            scratch = _Rounds(program, nest, loop, promises).scratch()
            if scratch is not None:
                return _Found(loop, scratch)
    return None


class _Rounds:
    """One loop while it is looked at."""

    def __init__(self, program: Program, nest: LoopNest, loop: Loop, promises: _Promises) -> None:
        self.program = program
        self.nest = nest
        self.loop = loop
        self.promises = promises
        self.memory = promises.memory.function(nest.cfg.function)
        self.lines = [line for block in loop.blocks for line in block]
        #: Variables that begin to live in each round.
        self.own = LoopBody(module_of(nest.cfg.function), nest, loop).own_variables()
        self._known_stay: dict[Value, bool] = {}
        self._known_alone: dict[Value, bool] = {}

    def scratch(self) -> frozenset[Value] | None:
        """Return the memory of others that each round writes and then reads.

        None if rounds cannot be run again, or if they read nothing that they have written: then a
        tape would not hold much. In a kernel it may hold nothing.
        """
        stores = self._stores
        if not all(map(self._may_be_run_again, self.lines)):
            return None
        if not all(self._is_private(root) for root in stores):
            return None
        loads = [line for line in self.lines if isinstance(line, Load)]
        if not all(map(self._reads_the_same, loads)):
            return None
        read = {root for load in loads for root in self._foreign(load.pointer)}
        has_own = any(not self._foreign(load.pointer) for load in loads)
        scratch = frozenset(read.intersection(stores))
        return scratch if scratch or has_own or self.program.is_of_device else None

    @cached_property
    def _stores(self) -> dict[Value, list[Store]]:
        """Return the stores to each memory that is not made in each round."""
        found: dict[Value, list[Store]] = {}
        for line in self.lines:
            if isinstance(line, Store):
                for root in self._foreign(line.pointer):
                    found.setdefault(root, []).append(line)
        return found

    def _reads_the_same(self, load: Load) -> bool:
        """Return whether a load reads the same when its round is run again."""
        roots = self._foreign(load.pointer)
        written = [root for root in roots if root in self._stores]
        if not written:
            return all(map(self._stays, roots))
        if len(roots) > 1:
            return False
        (root,) = written
        stores, alone = self._stores[root], self._is_alone(root)
        return self._own_rounds.is_own(load, self.loop, stores, alone=alone)

    @cached_property
    def _own_rounds(self) -> OwnRounds:
        return OwnRounds(self.nest, self.memory)

    # -- what rounds may do --------------------------------------------------------------------

    def _may_be_run_again(self, line: Instruction) -> bool:
        """Return whether an instruction does the same again, and nothing that anybody sees."""
        if isinstance(line, CallBase):
            return self._is_repeatable(line)
        if isinstance(line, (Load, Store)):
            return not (line.is_volatile or line.ordering)
        if line is line.block.last:  # type: ignore[union-attr]
            return isinstance(line, (Branch, Switch))
        return line.row.memory is Accesses.NONE

    def _is_repeatable(self, call: CallBase) -> bool:
        callee = certain_callee_of(call)
        if isinstance(call, Invoke) or callee is None:
            return False
        if self.program.is_of_device and self._may_learn(callee):
            return False
        touches = self.memory.memory.effects(call)
        rule = self.memory.memory.summaries.effects.rule(callee)
        # What the heap keeps of its blocks is nobody's; a function that makes some may do more.
        if rule is not None and rule.allocation is not None:
            return self.memory.roots.is_made_here(call) and not touches.ends
        if rule is not None and rule.frees is not None:
            return all(map(self._is_own_touch, touches.ends))
        return all(map(self._is_own_touch, (*touches.writes, *touches.ends))) and all(
            self._is_own_touch(each) or self._is_kept(each) for each in touches.reads
        )

    def _may_learn(self, callee: Function) -> bool:
        """Return whether a thread of a kernel may learn there what others do, or wait for them."""
        rule = self.program.rule(callee)
        if rule is None:
            return not callee.name.startswith("llvm.") or callee.name.startswith(_OF_DEVICES)
        is_of_others = bool(rule.transpose or rule.tells or rule.mirrored_by)
        return is_of_others or not rule.effects.isdisjoint((Effect.PROGRAM, Effect.EXITS))

    def _is_own_touch(self, touch: Touch) -> bool:
        """Return whether memory is the round's own, or a sign that nobody looks at."""
        if isinstance(touch.where, Wild):
            return not self.memory.memory.is_looked_at(touch.where)
        return not self._foreign(touch.where)

    def _is_kept(self, touch: Touch) -> bool:
        if isinstance(touch.where, Wild):
            return False
        roots = self._foreign(touch.where)
        return not any(map(self._stores.get, roots)) and all(map(self._stays, roots))

    # -- memory --------------------------------------------------------------------------------

    def _foreign(self, pointer: Value) -> list[Value]:
        """Return the memory that a pointer may lead to and that is not made in each round."""
        roots = self.memory.roots
        return [
            root
            for root in roots.of(pointer)
            if root not in self.own and not (roots.is_made_here(root) and self._is_inside(root))
        ]

    def _is_inside(self, value: Value) -> bool:
        block = value.block if isinstance(value, Instruction) else None
        return block is not None and block in self.loop

    def _is_private(self, root: Value) -> bool:
        """Return whether memory is the function's own, and nobody else knows it."""
        roots = self.memory.roots
        return roots.is_made_here(root) and roots.kind(root) is Kind.PRIVATE

    def _stays(self, root: Value) -> bool:
        """Return whether nothing writes some memory once a round has read it."""
        found = self._known_stay.get(root)
        if found is None:
            found = self._known_stay[root] = self._is_left(root)
        return found

    def _is_left(self, root: Value) -> bool:
        if isinstance(root, Data) or self.memory.roots.kind(root) is Kind.CONSTANT:
            return True
        if self.memory.roots.kind(root) in (Kind.GLOBAL, Kind.HIDDEN):
            return False
        if self._is_inside(root):
            return False
        if isinstance(root, Argument) and not self.promises.hold(root):
            return False
        place = self.loop.latches[0].terminator
        return self.memory.written_after(place, Location(root)) is None

    def _is_alone(self, root: Value) -> bool:
        """Return whether only the loop writes some memory."""
        found = self._known_alone.get(root)
        if found is None:
            found = self._known_alone[root] = not any(
                self.memory.may_write(line, Location(root))
                for line in self.nest.cfg.function.instructions()
                if line is not root and not self._is_inside(line)
            )
        return found


def _make(program: Program, nest: LoopNest, found: _Found) -> None:
    """Make functions of one loop."""
    loop, function = found.loop, nest.cfg.function
    shape = shape_of(nest, loop)
    assert shape is not None
    names = f"{RERUN}{function.name}", f"{STEP}{function.name}"
    roots = memory_of(program).function(function).roots
    made = outline_rounds(program.module, nest, loop, shape, names)
    scratch = frozenset(
        index
        for index, argument in enumerate(made.call.arguments)
        if isinstance(argument.type, PointerType)
        and not found.scratch.isdisjoint(roots.of(argument))
    )
    program.reruns[made.function] = RerunLoop(
        made.function, made.step, shape.total is not None, scratch, is_left_unread=False
    )


def _is_left_unread(program: Program, memory: Memory, rounds: Function) -> bool:
    """Return whether nobody reads what the rounds of a loop leave in memory, but such rounds."""
    program.module.load_users(rounds)
    call = next(each for each in rounds.users if isinstance(each, CallBase))
    assert call.function is not None
    summary = memory.summary(rounds)
    if summary is None:
        return False
    seen = [x for x in summary.writes if not isinstance(x, Wild) or memory.is_looked_at(x)]
    written = [call.arguments[each.index] for each in seen if isinstance(each, Argument)]
    inside = memory.function(call.function)
    return len(written) == len(seen) and not any(
        _reads(program, inside, line, Location(root))
        for pointer in written
        for root in inside.roots.of(pointer)
        for line in _behind(call)
    )


def _behind(call: CallBase) -> Iterator[Instruction]:
    """Yield what may run once a call has returned."""
    assert call.block is not None
    lines = list(call.block)
    yield from lines[lines.index(call) + 1 :]
    pending = list(call.block.successors)
    seen = set(pending)
    while pending:
        block = pending.pop()
        yield from (line for line in block if line is not call)
        found = [each for each in block.successors if each not in seen]
        seen.update(found)
        pending += found


def _reads(program: Program, memory: FunctionMemory, line: Instruction, place: Location) -> bool:
    if not memory.may_read(line, place):
        return False
    rerun = program.reruns.get(line.callee) if isinstance(line, CallBase) else None  # type: ignore[call-overload]
    if rerun is None:
        return True
    assert isinstance(line, CallBase)
    return any(
        index not in rerun.scratch and place.pointer in memory.roots.of(argument)
        for index, argument in enumerate(line.arguments)
        if isinstance(argument.type, PointerType)
    )
