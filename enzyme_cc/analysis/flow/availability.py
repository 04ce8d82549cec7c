"""Decide where values are available: dominance of uses, as LLVM's verifier asks for it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_cc.ir.function import Instruction, Phi
from enzyme_cc.ir.instructions import Invoke

if TYPE_CHECKING:
    from enzyme_cc.analysis.flow.dominance import DominatorTree
    from enzyme_cc.ir.function import Block
    from enzyme_cc.ir.values import Value


class Availability:
    """Answers for a function as it was when the dominator tree was made.

    Arguments, constants and globals are known everywhere, and everything is in unreachable code.
    """

    def __init__(self, tree: DominatorTree) -> None:
        self._tree = tree
        self._places: dict[Block, dict[Instruction, int]] = {}

    def known_at(self, value: Value, place: Instruction) -> bool:
        """Return whether a value is known right before `place`; for a phi, ask for the edge."""
        block = _block_of(place)
        if not isinstance(value, Instruction) or not self._tree.cfg.is_reachable(block):
            return True
        if value.block is block and not value.is_terminator:
            places = self._order(block)
            return places[value] < places[place]
        return self._reaches(value, block)

    def known_on(self, value: Value, source: Block, target: Block) -> bool:
        """Return whether a value is known when control goes along an edge."""
        if not isinstance(value, Instruction) or not self._tree.cfg.is_reachable(source):
            return True
        if value.block is source:
            return not isinstance(value, Invoke) or value.successors[0] is target
        return self._reaches(value, source)

    def known_to(self, value: Value, user: Instruction) -> bool:
        """Return whether a value is known at each of its uses by an instruction."""
        if not isinstance(user, Phi):
            return self.known_at(value, user)
        target = _block_of(user)
        return all(
            self.known_on(value, source, target)
            for incoming, source in user.incoming
            if incoming is value
        )

    def _reaches(self, value: Instruction, block: Block) -> bool:
        """Return whether an instruction outside `block`, a reachable one, dominates it."""
        source = _block_of(value)
        if not isinstance(value, Invoke):
            return self._tree.strictly_dominates(source, block)
        # What an invoke returns is known only along the edge of returning.
        dominates = self._tree.dominates
        returned = value.successors[0]
        return dominates(returned, block) and all(
            before is source or dominates(returned, before)
            for before in self._tree.cfg.predecessors(returned)
        )

    def _order(self, block: Block) -> dict[Instruction, int]:
        if block not in self._places:
            self._places[block] = {each: i for i, each in enumerate(block)}
        return self._places[block]


def _block_of(instruction: Instruction) -> Block:
    if instruction.block is None:
        raise ValueError(f"{instruction!r} stands in no block")
    return instruction.block
