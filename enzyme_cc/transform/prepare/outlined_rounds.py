"""A loop that hands on a sum at most: a function of its rounds, and one of a round by its number.

Numbers that the loop counts up follow from the number of the round. So any round can be run by
itself, if memory is as it was.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from enzyme_cc.analysis.loops.inductions import inductions
from enzyme_cc.analysis.loops.invariants import is_outside
from enzyme_cc.analysis.loops.trip_counts import count_of
from enzyme_cc.ir.building.builder import Builder
from enzyme_cc.ir.building.clone import clone_blocks
from enzyme_cc.ir.constants import int_constant
from enzyme_cc.ir.function import Instruction, Phi
from enzyme_cc.ir.instructions import Binary, Branch, CallBase, Select, Unary
from enzyme_cc.ir.types import I64, VOID, FloatType, function_type
from enzyme_cc.ir.uses import instructions_using
from enzyme_cc.transform.code.counted_values import counted_value
from enzyme_cc.transform.code.inherited import debug_of
from enzyme_cc.transform.code.summands import adds_to_product
from enzyme_cc.transform.prepare.loop_bodies import LoopBody

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from enzyme_cc.analysis.loops.inductions import Induction
    from enzyme_cc.analysis.loops.natural_loops import Loop, LoopNest
    from enzyme_cc.ir.function import Block, Function
    from enzyme_cc.ir.instructions import Alloca
    from enzyme_cc.ir.module import Module
    from enzyme_cc.ir.values import Value


class Shape(NamedTuple):
    """The numbers that the rounds of a loop hand on."""

    #: What follows from the number of the round.
    counted: dict[Phi, Induction]
    #: What is added to, if anything is.
    total: Phi | None


def shape_of(nest: LoopNest, loop: Loop) -> Shape | None:
    """Return what the rounds of a loop hand on; None where a round cannot be run by itself."""
    if not loop.is_left_at_its_end or count_of(nest, loop) is None:
        return None
    counted = inductions(nest, loop)
    others = [phi for phi in loop.header.phis if phi not in counted]
    if len(others) > 1 or not all(_is_total(phi, loop) for phi in others):
        return None
    shape = Shape(counted, others[0] if others else None)
    return shape if _is_all_known_behind(loop, shape) else None


def settle_phis(nest: LoopNest, loop: Loop) -> None:
    """Replace what a loop hands on only where nothing changes it: it is what it was before.

    LLVM puts such phis there for loads that one side of an invariant condition need not repeat.
    """
    if loop.preheader is None or len(loop.latches) != 1:
        return
    for phi in loop.header.phis:
        if _is_settled(nest, loop, phi):
            phi.replace_all_uses(phi.value_from(loop.preheader))
            phi.erase()


def _is_settled(nest: LoopNest, loop: Loop, phi: Phi) -> bool:
    """Return whether a phi is used on one way through each round only, or on none.

    Either all rounds go that way, which ends in a phi that it is handed on by, or none does.
    """
    user = phi.value_from(loop.latches[0])
    if (
        not isinstance(user, Phi)
        or user.block is None
        or user is phi
        or instructions_using(phi) != [user]
    ):
        return False
    sources = [block for value, block in user.incoming if value is phi]
    if user.block not in loop or len(sources) != 1:
        return False
    branch = sources[0].terminator
    condition = branch.condition if isinstance(branch, Branch) else None
    return (
        condition is not None
        and is_outside(condition, loop)
        and nest.dominators.dominates(sources[0], loop.latches[0])
        and nest.innermost(user.block) is nest.innermost(sources[0]) is loop
    )


def _is_total(phi: Phi, loop: Loop) -> bool:
    """Return whether no adjoint in the loop asks what a number is that goes from round to round."""
    if not isinstance(phi.type, FloatType):
        return False
    pending: list[Instruction] = [phi]
    seen: set[Instruction] = {phi}
    last = phi.value_from(loop.latches[0])
    while pending:
        value = pending.pop()
        for user in instructions_using(value):
            if user.block is None or user.block not in loop:
                if value is not last:
                    return False
            elif not _passes_on(user, value):
                return False
            elif user not in seen:
                seen.add(user)
                pending.append(user)
    return True


def _passes_on(user: Instruction, value: Value) -> bool:
    """Return whether an instruction adds to a number, or hands it on, and does nothing else."""
    if isinstance(user, Binary):
        return user.opcode in ("fadd", "fsub")
    if isinstance(user, Select):
        return user.operands[0] is not value
    if isinstance(user, CallBase):
        return adds_to_product(user) and value not in user.arguments[:2]
    return isinstance(user, Phi) or (isinstance(user, Unary) and user.opcode == "fneg")


def _is_all_known_behind(loop: Loop, shape: Shape) -> bool:
    """Return whether all that code behind a loop uses of it follows from count and total."""
    latch = loop.latches[0]
    known = {phi.value_from(latch) for phi in shape.counted}
    if shape.total is not None:
        known.add(shape.total.value_from(latch))
    return all(
        line in known or line in shape.counted
        for block in loop.blocks
        for line in block
        if any(user.block is None or user.block not in loop for user in instructions_using(line))
    )


class Rounds(NamedTuple):
    """A loop that has become a function of its rounds."""

    function: Function
    #: The call of it, and in it the call of a round.
    call: CallBase
    step: CallBase


def outline_rounds(
    module: Module, nest: LoopNest, loop: Loop, shape: Shape, names: tuple[str, str]
) -> Rounds:
    """Make functions of a loop, named as said, and of a round of it; take the loop away."""
    return _Outliner(module, nest, loop, shape).outline(*names)


class _Outliner(LoopBody):
    """One loop while it becomes two functions."""

    def __init__(self, module: Module, nest: LoopNest, loop: Loop, shape: Shape) -> None:
        super().__init__(module, nest, loop)
        self.shape = shape
        self.latch: Block = loop.latches[0]

    def outline(self, name: str, step_name: str) -> Rounds:
        """Do it."""
        own = self.own_variables()
        self.drop_descriptions(own)
        total = self.shape.total
        given = self.taken(own)
        if total is not None:
            given = [total.value_from(self.preheader), *given]
        result = VOID if total is None else total.type
        kind = function_type(result, (I64, *(each.type for each in given)))
        step = self.function(step_name, kind, "number")
        self._write_step(step, given, own)
        rounds = self.function(name, kind, "count")
        stepped = _write_rounds(rounds, step)
        return Rounds(rounds, self._call(rounds, given), stepped)

    def used(self) -> Iterator[Value]:
        """Yield what rounds use: what the numbers that they count begin with, too."""
        yield from super().used()
        for each in self.shape.counted.values():
            yield from (each.start, each.step)

    def _write_step(self, step: Function, given: list[Value], own: Iterable[Alloca]) -> None:
        values = self.copies
        total = self.shape.total
        arguments = list(step.arguments[1:])
        if total is not None:
            values[total] = arguments[0]
        skipped = int(total is not None)
        values.update(zip(given[skipped:], arguments[skipped:], strict=True))
        builder = Builder(step.insert_block("entry"))
        self.make_variables(builder, own)
        phis = {
            phi: counted_value(builder, each, step.arguments[0], self.copied)
            for phi, each in self.shape.counted.items()
        }
        if total is not None:
            phis[total] = arguments[0]
        clone_blocks(self.blocks, step, values)
        for phi, value in phis.items():
            copy = values[phi]
            assert isinstance(copy, Phi)
            copy.replace_all_uses(value)
            copy.erase()
            values[phi] = value
        latch = values[self.latch]
        latch.terminator.erase()  # type: ignore[attr-defined]
        end = Builder(latch)  # type: ignore[arg-type]
        end.ret(None if total is None else self.copied(total.value_from(self.latch)))
        builder.branch(values[self.loop.header])  # type: ignore[arg-type]

    # -- the caller ----------------------------------------------------------------------------

    def _call(self, rounds: Function, given: list[Value]) -> CallBase:
        """Call the function in the place of the loop."""
        builder = Builder.before(self.preheader.terminator)
        builder.metadata = debug_of(self.latch.terminator)
        counted = count_of(self.nest, self.loop)
        assert counted is not None
        count = counted.emit(builder, lambda value: value)
        call = builder.call(rounds, [count, *given])
        self._use_instead(builder, count, call)
        ((_, target),) = self.edges
        for phi in target.phis:
            value = phi.value_from(self.latch)
            phi.remove_incoming(self.latch)
            phi.add_incoming(value, self.preheader)
        self.preheader.terminator.erase()
        Builder(self.preheader).branch(target)
        self.drop_blocks()
        return call

    def _use_instead(self, builder: Builder, count: Value, call: CallBase) -> None:
        """Let what is behind the loop use what follows from its count, and the total."""
        total = self.shape.total
        if total is not None:
            self._replace_behind(total.value_from(self.latch), call)
        for phi, each in self.shape.counted.items():
            for value, less in ((phi.value_from(self.latch), 0), (phi, 1)):
                if isinstance(value, Instruction) and any(map(self._is_outside, value.users)):
                    number = builder.sub(count, int_constant(I64, less))
                    found = counted_value(builder, each, number, lambda outer: outer)
                    self._replace_behind(value, found)

    def _is_outside(self, user: object) -> bool:
        return getattr(user, "block", None) not in self.inside

    def _replace_behind(self, value: Value, other: Value) -> None:
        if not isinstance(value, Instruction) or value.block not in self.inside:
            return
        for user in filter(self._is_outside, value.users):
            assert isinstance(user, Instruction)
            for at, operand in enumerate(user.operands):
                if operand is value:
                    user.set_operand(at, other)


def _write_rounds(function: Function, step: Function) -> CallBase:
    """Write the loop: it has a round at least."""
    count, *arguments = function.arguments
    given: list[Value] = [*arguments]
    entry, body = function.insert_block("entry"), function.insert_block("round")
    done = function.insert_block("done")
    Builder(entry).branch(body)
    builder = Builder(body)
    number = builder.phi(I64, [(int_constant(I64, 0), entry)], name="number")
    hands_on = function.return_type is not VOID
    if hands_on:
        total = builder.phi(function.return_type, [(given[0], entry)], name="total")
        given[0] = total
    made = builder.call(step, [number, *given])
    following = builder.add(number, int_constant(I64, 1), "nuw", name="next")
    number.add_incoming(following, body)
    if hands_on:
        total.add_incoming(made, body)
    builder.conditional(builder.icmp("ne", following, count), body, done)
    Builder(done).ret(made if hands_on else None)
    return made
