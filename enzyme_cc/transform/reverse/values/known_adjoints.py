"""Adjoints that are known when their value is made: what turns the result's into that of a value.

So it is where a value goes into nothing but the result, by steps whose partials are known by
then: sums that are returned, products with what is there. On each way on it goes there once.
"""

from __future__ import annotations

from collections import Counter
from itertools import takewhile
from typing import TYPE_CHECKING, NamedTuple

from enzyme_cc.analysis.needs.rule_ranges import rule_of
from enzyme_cc.ir.function import Block, Instruction, Phi
from enzyme_cc.ir.instructions import CallBase, Return, Store
from enzyme_cc.ir.types import FloatType
from enzyme_cc.plan.function_facts import computing_rule
from enzyme_cc.rules.adjoint import needed_names
from enzyme_cc.rules.model import RESULT, Kind
from enzyme_cc.transform.code.summands import summands

if TYPE_CHECKING:
    from collections.abc import Iterator

    from enzyme_cc.ir.instructions import Call
    from enzyme_cc.ir.values import Value
    from enzyme_cc.plan.function_facts import Scene
    from enzyme_cc.rules.model import Rule


class Step(NamedTuple):
    """An instruction whose adjoint gives that of one of its operands."""

    instruction: Instruction
    rule: Rule
    #: How the rule calls the operand, and the result.
    operand: str
    result: str

    @property
    def named(self) -> dict[str, Value]:
        """Return the operands by their names in the rule."""
        names = [each.name for each in self.rule.arguments]
        operands = self.instruction.operands
        if isinstance(self.instruction, CallBase):
            operands = list(self.instruction.arguments)
        return dict(zip(names, operands, strict=False))

    @property
    def needed(self) -> frozenset[str]:
        """Return the names of the values that its partial is made of."""
        return needed_names(self.rule, (self.operand,), (self.result,))


#: The steps from the result back to a value.
Chain = tuple[Step, ...]


def known_adjoint(scene: Scene, call: Call) -> Chain | None:
    """Return the steps from the adjoint of the result to that of a call's; None if not known."""
    flow = _Flow(scene, call)
    return flow.chain() if flow.is_plain else None


class _Flow:
    """The values that the result of a call goes into."""

    def __init__(self, scene: Scene, call: Call) -> None:
        self.scene = scene
        self.call = call
        #: What has an adjoint and uses each.
        self.uses: dict[Value, list[Instruction]] = {}
        self.is_plain = self._collect()
        self._made_once = self._before_phis()
        assert call.block is not None
        self._earlier = frozenset(takewhile(lambda line: line is not call, call.block))
        self._rounds = [
            loop
            for each in self.uses
            if isinstance(each, Phi) and each.block is not None
            for loop in [scene.nest.headed_by(each.block)]
            if loop is not None
        ]

    def _collect(self) -> bool:
        """Collect them; return whether nothing else is done with any."""
        pending: list[Value] = [self.call]
        while pending:
            value = pending.pop()
            if value in self.uses:
                continue
            if not isinstance(value.type, FloatType):
                return False
            found = self.uses[value] = []
            for user in value.users:
                if not isinstance(user, Instruction) or user.block not in self.scene.returning:
                    continue
                if isinstance(user, Return) or self.scene.has_adjoint(user):
                    found.append(user)
                    pending += [user] * (not isinstance(user, Return))
                elif isinstance(user, (CallBase, Store)) or self.scene.is_active(user):
                    return False
        return True

    def _before_phis(self) -> frozenset[Value]:
        """Return what is computed of the call's result before control goes anywhere."""
        found: set[Value] = set()
        pending: list[Value] = [self.call]
        while pending:
            value = pending.pop()
            if value not in found and not isinstance(value, Phi):
                found.add(value)
                pending += self.uses.get(value, ())
        return frozenset(found)

    # -- steps ---------------------------------------------------------------------------------

    def chain(self) -> Chain | None:
        """Return the steps back to the call, if they are the same whichever way control goes."""
        chains: dict[Value, Chain] = {}
        for _ in range(len(self.uses) + 1):
            changed = False
            for value in reversed(self.uses):
                found = self._ways(value, chains)
                if found is None:
                    return None
                if found and chains.get(value) != found[0]:
                    if value in chains:
                        return None
                    chains[value] = found[0]
                    changed = True
            if not changed:
                break
        is_complete = chains.keys() == self.uses.keys()
        return chains[self.call] if is_complete and all(map(self._goes_once, chains)) else None

    def _ways(self, value: Value, chains: dict[Value, Chain]) -> list[Chain] | None:
        """Return the one chain of a value, none while it is open; None if there are several."""
        found: list[Chain] = []
        for user in self.uses[value]:
            if isinstance(user, Return):
                chain: Chain | None = ()
            elif user not in chains:
                continue
            else:
                chain = self._further(value, user, chains[user])
            if chain is None or (found and chain != found[0]):
                return None
            found = [chain]
        return found if self.uses[value] else None

    def _further(self, value: Value, user: Instruction, chain: Chain) -> Chain | None:
        """Return the chain of a value that a user with this chain takes."""
        if isinstance(user, Phi) or summands(user).count(value) == user.operands.count(value) == 1:
            return chain
        step = self._step(value, user)
        return None if step is None else (*chain, step)

    def _step(self, value: Value, user: Instruction) -> Step | None:
        if isinstance(user, CallBase):
            rule, result = computing_rule(self.scene.library, user), ""
        else:
            rule, result = rule_of(self.scene.library, user), RESULT
        if rule is None or rule.kind is not Kind.PARTIALS:
            return None
        made = Step(user, rule, "", result or rule.results[0].name)
        names = [name for name, each in made.named.items() if each is value]
        if len(names) != 1:
            return None
        step = made._replace(operand=names[0])
        named = step.named
        is_known = all(name in named and self._is_there(named[name], user) for name in step.needed)
        return step if is_known else None

    def _is_there(self, value: Value, user: Instruction) -> bool:
        """Return whether a value is there before the call, and is the same when a user takes it."""
        if not isinstance(value, Instruction):
            return True
        block, home = value.block, self.call.block
        assert block is not None
        assert home is not None
        if block is home:
            if value not in self._earlier:
                return False
        elif not self.scene.nest.dominators.dominates(block, home):
            return False
        return user in self._made_once or not any(block in loop for loop in self._rounds)

    # -- ways ----------------------------------------------------------------------------------

    def _goes_once(self, value: Value) -> bool:
        """Return whether a value is taken just once on each way on, before it is made again."""
        assert isinstance(value, Instruction)
        inside = Counter(user.block for user in self.uses[value] if not isinstance(user, Phi))
        over = Counter(_edges(value, self.uses[value]))
        home = value.block
        assert home is not None
        pending = [(home, 0)]
        seen: set[tuple[Block, int]] = set()
        while pending:
            block, taken = pending.pop()
            taken += inside[block]
            if taken > 1 or (isinstance(block.terminator, Return) and not taken):
                return False
            for target in block.successors:
                along = taken + over[block, target]
                if along > 1 or (target is home and not along):
                    return False
                if target is not home and (target, along) not in seen:
                    seen.add((target, along))
                    pending.append((target, along))
        return True


def _edges(value: Value, users: list[Instruction]) -> Iterator[tuple[Block, Block]]:
    """Yield the edges on which phis take a value, for each of them."""
    for user in dict.fromkeys(each for each in users if isinstance(each, Phi)):
        assert user.block is not None
        for taken, source in user.incoming:
            if taken is value:
                yield source, user.block
