"""A loop whose rounds are to become a function: what they use from outside, and what is theirs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_cc.ir.building.globals import new_function, set_header_constant
from enzyme_cc.ir.function import Argument, DebugRecord, Instruction, Phi
from enzyme_cc.ir.instructions import Alloca, CallBase
from enzyme_cc.ir.uses import instructions_using
from enzyme_cc.transform.code.derivative_attributes import function_attributes

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from enzyme_cc.analysis.loops.natural_loops import Loop, LoopNest
    from enzyme_cc.ir.building.builder import Builder
    from enzyme_cc.ir.function import Block, Function, Line
    from enzyme_cc.ir.module import Module
    from enzyme_cc.ir.types import FunctionType
    from enzyme_cc.ir.values import Value

_LIFETIME = "llvm.lifetime."


class LoopBody:
    """The parts of a loop, whichever way rounds hand on what they leave to the next."""

    def __init__(self, module: Module, nest: LoopNest, loop: Loop) -> None:
        self.module = module
        self.nest = nest
        self.loop = loop
        self.blocks = loop.blocks
        self.inside = frozenset(loop.blocks)
        assert loop.preheader is not None
        self.preheader: Block = loop.preheader
        self.caller = nest.cfg.function
        self.edges = tuple(dict.fromkeys(loop.exit_edges))
        self.copies: dict[Value, Value] = {}

    def lines(self) -> list[Instruction]:
        """Return the instructions of the loop."""
        return [line for block in self.blocks for line in block]

    def leaving(self) -> list[Instruction]:
        """Return what is computed in the loop and used behind it, but by phis right there."""
        return [line for line in self.lines() if any(map(self.is_behind, line.users))]

    def is_behind(self, user: object) -> bool:
        """Return whether a user stands behind the loop, and is no phi right there."""
        if not isinstance(user, Instruction) or user.block in self.inside:
            return False
        return not (isinstance(user, Phi) and any(user.block is to for _, to in self.edges))

    def taken(self, own: dict[Alloca, None]) -> list[Value]:
        """Return what comes from outside, each once."""
        found = dict.fromkeys(filter(self._is_outer, self.used()))
        return [each for each in found if each not in own]

    def used(self) -> Iterator[Value]:
        """Yield what rounds use, and hand on."""
        phis = self.loop.header.phis
        for line in self.lines():
            if line not in phis:
                yield from line.operands
        for phi in phis:
            yield from map(phi.value_from, self.loop.latches)
        for source, target in self.edges:
            for phi in target.phis:
                yield phi.value_from(source)

    def _is_outer(self, value: Value) -> bool:
        if isinstance(value, Instruction):
            return value.block not in self.inside
        return isinstance(value, Argument)

    def own_variables(self) -> dict[Alloca, None]:
        """Return the variables that begin and end in each round: the step has its own."""
        found: dict[Alloca, None] = {}
        for line in self.caller.entry:
            if not isinstance(line, Alloca) or line.operands:
                continue
            users = instructions_using(line)
            starts = [each for each in users if _is_lifetime(each, "start")]
            if len(starts) == 1 and all(self._is_behind_start(starts[0], each) for each in users):
                found[line] = None
        return found

    def _is_behind_start(self, start: Instruction, user: Instruction) -> bool:
        if user.block not in self.inside or start.block not in self.inside:
            return False
        assert start.block is not None
        assert user.block is not None
        if start.block is user.block:
            lines = list(start.block)
            return lines.index(start) <= lines.index(user)
        return self.nest.dominators.dominates(start.block, user.block)

    def drop_descriptions(self, own: dict[Alloca, None]) -> None:
        """Take away what only describes, or says when variables of the caller live."""
        for block in self.caller.blocks:
            is_inside = block in self.inside
            for line in list(block.lines):
                is_life = is_inside and self._is_life_of_others(line, own)
                if is_life or isinstance(line, DebugRecord):
                    line.erase()

    @staticmethod
    def _is_life_of_others(line: Line, own: dict[Alloca, None]) -> bool:
        is_life = isinstance(line, CallBase) and _is_lifetime(line, "")
        return is_life and line.operands[-2] not in own

    def function(self, name: str, kind: FunctionType, *names: str) -> Function:
        """Return a function of the module for what the caller did itself; it has no body yet."""
        made = new_function(
            self.module,
            name,
            kind,
            names=names,
            prefix="internal",
            suffix=function_attributes(self.caller),
        )
        if "personality" in self.caller.words:
            value = self.caller.operands[self.caller.words.index("personality")]
            set_header_constant(made, "personality", value)
        made.edited = True
        return made

    def make_variables(self, builder: Builder, own: Iterable[Alloca]) -> None:
        """Give the function variables of its own, aligned as its lines take them to be."""
        for each in own:
            align = each.alignment or 0
            self.copies[each] = builder.alloca(each.allocated, align=align, name="own")

    def copied(self, value: Value) -> Value:
        """Return what stands for a value in the function."""
        return self.copies.get(value, value)

    def drop_blocks(self) -> None:
        """Take the blocks of the loop away: nobody leads there any more."""
        for block in self.blocks:
            for line in block.lines:
                line.drop_operands()
        for block in self.blocks:
            block.erase()


def _is_lifetime(line: Instruction, word: str) -> bool:
    callee = line.callee if isinstance(line, CallBase) else None
    return getattr(callee, "name", "").startswith(_LIFETIME + word)
