"""The reverse sweep being written: how it has each thing it asks of the forward sweep.

A quantity is there anyway, or was kept, or is computed once more from others; the plan says which.
"""

from __future__ import annotations

from functools import cached_property, partial
from typing import TYPE_CHECKING

from enzyme_cc.analysis.types.element_kinds import ElementKinds
from enzyme_cc.ir.building.builder import Builder
from enzyme_cc.ir.building.clone import clone_line, mapped
from enzyme_cc.ir.constants import Constant, int_constant, zero
from enzyme_cc.ir.function import Argument, Instruction, Phi
from enzyme_cc.ir.instructions import Call
from enzyme_cc.ir.types import I1, I8, I64, IntType, PointerType
from enzyme_cc.plan.quantities import Key, What, primal, rounds, shadow
from enzyme_cc.plan.reverse_dominance import followers
from enzyme_cc.rules.calls import mark_pure
from enzyme_cc.transform.emit.moves import repeated
from enzyme_cc.transform.emit.wrong_tags import drop_wrong_tags
from enzyme_cc.transform.reverse.values.sharing import Sharing
from enzyme_cc.transform.reverse.values.writer import ReverseWriter
from enzyme_cc.transform.reverse.writers.adjoints import Adjoints
from enzyme_cc.transform.reverse.writers.before_loops import BeforeLoops
from enzyme_cc.transform.reverse.writers.block_sums import BlockSums
from enzyme_cc.transform.reverse.writers.deferred import Waiting
from enzyme_cc.transform.reverse.writers.demanded import demands_of, on_demand
from enzyme_cc.transform.reverse.writers.idle_loops import IdleLoops
from enzyme_cc.transform.reverse.writers.tape import Tape

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from typing import Any

    from enzyme_cc.analysis.lanes.demanded import Demands
    from enzyme_cc.analysis.loops.inductions import Induction
    from enzyme_cc.analysis.loops.natural_loops import Loop
    from enzyme_cc.ir.function import Block, Function
    from enzyme_cc.ir.instructions import Load
    from enzyme_cc.ir.types import Type
    from enzyme_cc.ir.values import Value
    from enzyme_cc.plan.plan import Plan
    from enzyme_cc.plan.quantities import Quantity
    from enzyme_cc.plan.read_earlier import Read
    from enzyme_cc.rules.emission import Style
    from enzyme_cc.transform.reverse.writers.augmented import AugmentedWriter
    from enzyme_cc.transform.reverse.writers.tape import Cell


class SweepWriter(ReverseWriter):
    """The reverse sweep of one function; `function` is where it is written."""

    def __init__(self, ahead: AugmentedWriter, plan: Plan, function: Function) -> None:
        super().__init__(ahead.registry, ahead.pairs, ahead.context, function, ahead.signature)
        self.ahead = ahead
        self.scene = ahead.scene
        self.constants = ahead.constants
        self.plan = plan
        self.tape = Tape(ahead, self)
        self.adjoints = Adjoints(self)
        self.waiting = Waiting(self)
        self.sharing = Sharing(self.unit, ahead.scene, self.objects, self.width)
        self.before_loops = BeforeLoops(self.scene)
        #: The loop that the block being reversed is in.
        self.loop: Loop | None = None
        #: Where the reverse of each block begins.
        self.starts: dict[Block, Block] = {}
        #: The parameters, and their shadows, where they come in once more.
        self.given: dict[Value, Value] = {}
        self.given_shadows: dict[Value, list[Value]] = {}
        #: Those that the forward sweep made itself.
        self.given_cells: dict[Value, list[Cell]] = {}
        #: What is known in the block being written; and in those whose reverse came before.
        self._known: dict[Key, list[Value]] = {}
        self._known_behind: dict[Block, dict[Key, list[Value]]] = {}
        self._behind: Block | None = None
        #: The loads whose adjoint is in the shadow already.
        self.in_place: set[Load] = set()
        #: What is computed once more.
        self.repeated: dict[Key, None] = {}
        self._compared: dict[tuple[Value, int], Value] = {}
        self._indices: dict[Loop, Value] = {}
        self._rounds: dict[Loop, Value] = {}
        self._left: dict[Loop, Value] = {}

    # -- what visitors ask for -----------------------------------------------------------------

    def primal(self, value: Value) -> Value:
        """Return a value of the primal, in the round that is being reversed."""
        if isinstance(value, (Argument, Constant)):
            return self._free_primal(value)
        return self.have(primal(value))[0]

    def at_hand(self, value: Value) -> Value | None:
        """Return a value of the primal, if nothing has to be kept or computed for it."""
        if isinstance(value, Argument):
            return self.given.get(value)
        found = self._remembered(self.scene.levels.key(primal(value), self.loop))
        return None if found is None else found[0]

    def lane(self, value: Value, lane: int) -> Value | None:
        """Return a shadow, in the round that is being reversed."""
        if not self.scene.has_shadow(value):
            return None
        return self.have(shadow(value))[lane]

    def same(self, pointer: Value, lane: int) -> Value | None:
        """Return whether the shadow is the primal, which says inactive; None if it never is."""
        if not self.is_active(pointer):
            return int_constant(I1, 1)
        if self.ahead.same(pointer, lane) is None:
            return None
        origin = self.ahead.origin(pointer)
        found = self._compared.get((origin, lane))
        if found is None:
            own, other = self.primal(origin), self.shadow(origin, lane)
            found = self._compared[origin, lane] = self.builder.icmp("eq", other, own)
        return found

    def have(self, quantity: Quantity) -> list[Value]:
        """Return all lanes of something the forward sweep knows."""
        return self._have(self.scene.levels.key(quantity, self.loop))

    # -- code ----------------------------------------------------------------------------------

    @cached_property
    def idle(self) -> IdleLoops:
        """Return the loops whose reverse may be left out."""
        return IdleLoops(self)

    @cached_property
    def block_sums(self) -> BlockSums:
        """Return the sums of blocks of threads that wait for the end."""
        return BlockSums(self, self.sharing.of_blocks)

    @cached_property
    def _followers(self) -> Mapping[Block, Block | None]:
        """Return for each block one whose reverse came before, in the same round."""
        return followers(self.scene, self.idle.found)

    @cached_property
    def demands(self) -> Demands:
        """Return which lanes of which values have adjoints."""
        return demands_of(self)

    @cached_property
    def element_kinds(self) -> ElementKinds:
        """Return what kind of numbers values hold that are moved as another kind."""
        return ElementKinds(self.scene.function, self.unit.types.declared_number)

    def style(self, instruction: Instruction) -> Style:
        """Return the style of products: nothing comes of what is not demanded."""
        return on_demand(self.demands, instruction, super().style(instruction))

    def begin(self, block: Block) -> None:
        """Go on with the reverse of a block of the primal."""
        self.builder.move_to_end(self.starts[block])
        self.loop = self.scene.nest.innermost(block)
        self._behind = self._followers[block]
        self.adjoints.begin(is_first=block is self.scene.end)
        self.waiting.begin(block)
        self.forget()

    def end(self, block: Block) -> None:
        """End the reverse of a block, where it may lead to several others."""
        self._known_behind[block] = dict(self._known)

    def _remembered(self, key: Key) -> list[Value] | None:
        """Return what is known here, or was in the reverse of blocks certain to follow this one."""
        found = self._known.get(key)
        block = self._behind
        for _ in range(_FAR):
            if found is not None or block is None:
                break
            found = self._known_behind[block].get(key)
            block = self._followers[block]
        return found

    def forget(self) -> None:
        """Forget all values computed so far: they are out of scope."""
        self._known.clear()
        self._compared.clear()
        self._indices.clear()

    def index(self, loop: Loop) -> Value:
        """Return where in the buffers of a loop the round is that is being reversed."""
        found = self._indices.get(loop)
        if found is None:
            found = self._have(Key(rounds(loop), loop))[0]
            if loop.parent is not None:
                found = self.builder.add(self.builder.load(I64, self.left_of(loop)), found)
            self._indices[loop] = found
        return found

    def rounds_of(self, loop: Loop) -> Value:
        """Return the variable that holds the round of a loop that is being reversed."""
        return self._variable(self._rounds, loop, "round")

    def left_of(self, loop: Loop) -> Value:
        """Return the variable that holds how many rounds of a loop were before it was entered."""
        return self._variable(self._left, loop, "left")

    def _variable(self, table: dict[Loop, Value], loop: Loop, name: str) -> Value:
        found = table.get(loop)
        if found is None:
            builder = Builder.after_phis(self.function.entry)
            found = table[loop] = builder.alloca(I64, name=name)
        return found

    def seed(self, value: Value, lane: int) -> Value:
        """Return the adjoint of a result, zero if it has none."""
        found = self.adjoints.take(value, lane) if self.scene.has_adjoint(value) else None
        return zero(value.type) if found is None else found

    def unless(self, condition: Value | None, action: Callable[[], None]) -> None:
        """Do something where a condition does not hold; always without one."""
        if condition is None:
            action()
            return
        builder = self.builder
        done, otherwise = builder.new_block("done"), builder.new_block("otherwise")
        builder.conditional(condition, done, otherwise)
        tables: tuple[dict[Any, Any], ...] = (self._known, self._compared, self._indices)
        sizes = [len(each) for each in tables]
        builder.move_to_end(otherwise)
        action()
        builder.branch(done)
        builder.move_to_end(done)
        for table, size in zip(tables, sizes, strict=True):
            while len(table) > size:  # what was computed there only
                table.popitem()

    # -- having quantities ---------------------------------------------------------------------

    def _have(self, wanted: Key) -> list[Value]:
        """Compute quantities depth first without recursion: chains may be long."""
        found = self._remembered(wanted)
        if found is not None:
            self._known[wanted] = found
            return found
        path = [wanted]
        while path:
            key = path[-1]
            if key in self._known:
                path.pop()
                continue
            loop = self.before_loops.outermost(key, self.loop)
            if loop is not None and not self.plan.recipes.is_free(key):
                self._known[key] = self._before(loop, key)
                continue
            missing = [] if self._is_there(key) else self._missing(key)
            if missing:
                path += missing
                continue
            self._known[key] = self._made(key)
            path.pop()
        return self._known[wanted]

    def _before(self, loop: Loop, key: Key) -> list[Value]:
        """Return what all rounds of a loop have alike, computed where its reverse is entered."""
        known = self.before_loops.known[loop]
        if key in known:
            return known[key]
        here = self.builder, self.loop, self._known, self._behind, self._indices, self._compared
        self.builder = self.before_loops.builder(loop, self.builder.metadata)
        self.loop, self._known, self._behind = loop.parent, known, None
        self._indices, self._compared = {}, {}
        made = self._have(key)
        self.builder, self.loop, self._known, self._behind, self._indices, self._compared = here
        return made

    def _is_there(self, key: Key) -> bool:
        return self.plan.recipes.is_free(key) or self.plan.is_cached(key)

    def _missing(self, key: Key) -> list[Key]:
        parts = self.plan.parts(key)
        if parts is None:
            self.plan.keep(key)
            return []
        return [each for each in reversed(parts) if self._remembered(each) is None]

    def _made(self, key: Key) -> list[Value]:
        if self.plan.recipes.is_free(key):
            return self._free(key)
        quantity = key.quantity
        if self.plan.is_cached(key):
            lanes = range(self.width if quantity.what is What.SHADOW else 1)
            return [self.tape.read(key, lane) for lane in lanes]
        if key in self.plan.earlier:
            earlier = self.plan.earlier[key]
            return [self.tape.read(Key(primal(earlier.kept), key.loop), 0, earlier.rounds)]
        self.repeated[key] = None
        before, self.loop = self.loop, key.loop
        made = _AGAIN[quantity.what](self, quantity)
        self.loop = before
        return made

    def _free(self, key: Key) -> list[Value]:
        what, value = key.quantity.what, key.quantity.of
        if what is What.ROUNDS:
            assert key.loop is not None
            return [self.builder.load(I64, self.rounds_of(key.loop))]
        if what is What.PRIMAL:
            return [self._free_primal(value)]
        if what is What.SHADOW:
            return self._free_shadow(value)
        return [self.tape.value(key.quantity, 0)]

    def _free_primal(self, value: Value) -> Value:
        if isinstance(value, Argument):
            return self.given[value]
        return (
            mapped(value, self.given) if isinstance(value, Constant) else self.ahead.primal(value)
        )

    def _free_shadow(self, value: Value) -> list[Value]:
        if value in self.given_cells:
            return [each.read() for each in self.given_cells[value]]
        if isinstance(value, Argument) and self.function is not self.ahead.function:
            return self.given_shadows[value]
        return self.ahead.shadows(value)

    # -- computing once more -------------------------------------------------------------------

    def value_again(self, quantity: Quantity) -> list[Value]:
        """Return a value of the primal."""
        value = quantity.of
        if isinstance(value, Phi):
            read = None if value in self.scene.inductions else self.plan.recipes.read_earlier(value)
            return [self._read_again(read) if read else self._phi_again(value, self.primal)]
        assert isinstance(value, Instruction)
        return [self._copied(value, {each: self.primal(each) for each in value.operands})]

    def _copied(self, value: Instruction, values: dict[Value, Value]) -> Value:
        """Return a copy of an instruction, with other operands."""
        copy = clone_line(value, values)
        assert isinstance(copy, Instruction)
        copy.metadata = _without_promises(value)
        drop_wrong_tags(self.unit, value, copy)
        if isinstance(copy, Call):
            mark_pure(copy)
        return self.builder.place(copy)

    def _read_again(self, read: Read) -> Value:
        """Return what is so many bytes before the address of a load in this round."""
        pointer = self.primal(read.load.pointer)
        place = self.builder.gep(I8, pointer, [int_constant(I64, -read.before)])
        return self._copied(read.load, {read.load.pointer: place})

    def shadow_again(self, quantity: Quantity) -> list[Value]:
        """Return the shadows of a value."""
        value = quantity.of
        lanes = range(self.width)
        if isinstance(value, Phi):
            return [self._phi_again(value, partial(self.shadow, lane=lane)) for lane in lanes]
        assert isinstance(value, Instruction)
        return [_SHADOWS.get(value.opcode, repeated)(self, value, lane) for lane in lanes]

    def _phi_again(self, phi: Phi, have: Callable[[Value], Value]) -> Value:
        found = self.scene.inductions.get(phi)
        if found is not None:
            induction, loop = found
            return self._stepped(have(induction.start), induction, loop)
        decision = self.scene.decision(phi.block)  # type: ignore[arg-type]
        assert decision is not None
        values = {block: have(value) for value, block in phi.incoming}
        condition = self.primal(decision.condition)
        return decision.choose(self.builder, condition, values)

    def _stepped(self, start: Value, induction: Induction, loop: Loop) -> Value:
        """Return the start, and as many steps as there were rounds."""
        builder = self.builder
        number = self.have(rounds(loop))[0]
        step = self.primal(induction.step)
        if isinstance(start.type, PointerType):
            wide = step if step.type is I64 else builder.sext(step, I64)
            by = builder.mul(builder.mul(number, wide), int_constant(I64, induction.scale))
            return builder.gep(I8, start, [by])
        if start.type is not I64:
            number = _resized(builder, number, start.type)
        by = builder.mul(builder.mul(number, step), int_constant(start.type, induction.scale))
        return builder.add(start, by)

    def way_again(self, quantity: Quantity) -> list[Value]:
        """Return which predecessor a block was reached by, from the condition that decided it."""
        block: Block = quantity.of  # type: ignore[assignment]
        decision = self.scene.decision(block)
        assert decision is not None
        numbers: dict[Block, Value] = {
            source: int_constant(I64, number)
            for number, source in enumerate(self.scene.sources(block))
        }
        return [decision.choose(self.builder, self.primal(decision.condition), numbers)]

    def rounds_again(self, quantity: Quantity) -> list[Value]:
        """Return the number of the last round of a loop."""
        count = self.scene.counts[quantity.of]  # type: ignore[index]
        return [count.emit_last(self.builder, self.primal)]


def _resized(builder: Builder, number: Value, kind: Type) -> Value:
    """Return an i64 as an integer of another width."""
    assert isinstance(kind, IntType)
    return builder.trunc(number, kind) if kind.width < _WIDE else builder.zext(number, kind)


_WIDE = 64
#: How many blocks are looked at for what is known.
_FAR = 32


def _without_promises(value: Instruction) -> str:
    """Return what is known of an access, and still holds."""
    pairs = value.attachments().items() if value.metadata else ()
    kept = ("tbaa", "tbaa.struct", "range", "nonnull", "noundef")
    return "".join(f", !{kind} {node}" for kind, node in pairs if kind in kept)


def _load_again(back: SweepWriter, load: Instruction, lane: int) -> Value:
    pointer = load.operands[0]
    return back.again(load, {pointer: back.shadow(pointer, lane)})


def _step_again(back: SweepWriter, step: Instruction, lane: int) -> Value:
    pointer, *indices = step.operands
    values = {each: back.primal(each) for each in indices}
    values[pointer] = back.shadow(pointer, lane)
    return back.again(step, values)


def _choice_again(back: SweepWriter, select: Instruction, lane: int) -> Value:
    condition, then, other = select.operands
    chosen = back.shadow(then, lane), back.shadow(other, lane)
    return back.builder.select(back.primal(condition), *chosen)


_SHADOWS: dict[str, Callable[[SweepWriter, Instruction, int], Value]] = {
    "getelementptr": _step_again,
    "load": _load_again,
    "select": _choice_again,
}

_AGAIN: dict[What, Callable[[SweepWriter, Quantity], list[Value]]] = {
    What.PRIMAL: SweepWriter.value_again,
    What.SHADOW: SweepWriter.shadow_again,
    What.CAME: SweepWriter.way_again,
    What.ROUNDS: SweepWriter.rounds_again,
}
