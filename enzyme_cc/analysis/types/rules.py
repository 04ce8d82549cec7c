"""Type rules: what each instruction says of its operands and its result, one row each."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from enzyme_cc.analysis.types.byte_moves import (
    is_bool_of_byte,
    is_only_moved,
    moves_bytes,
    signed_lanes,
    signed_value,
)
from enzyme_cc.analysis.types.cells import OUTSIDE, SEEN, find, sub
from enzyme_cc.analysis.types.counted_integers import is_counted, summands
from enzyme_cc.analysis.types.deciding_integers import only_looks
from enzyme_cc.analysis.types.facts import Flow, Piece, is_float, walks
from enzyme_cc.analysis.types.heuristics import Heuristic
from enzyme_cc.analysis.types.known_functions import answered_to
from enzyme_cc.analysis.types.lattice import ANY, FLOAT_BIT_OF, INTEGER, NUMBER, POINTER
from enzyme_cc.analysis.types.loaded_bits import number_loaded
from enzyme_cc.analysis.types.moved_steps import whole_step
from enzyme_cc.analysis.types.trait_objects import TraitObjects
from enzyme_cc.ir.building.constants import elements_of
from enzyme_cc.ir.constants import IntConstant, PoisonConstant, UndefConstant
from enzyme_cc.ir.function import Argument, Instruction, Phi
from enzyme_cc.ir.instructions import CallBase, Load
from enzyme_cc.ir.types import I1, FloatType, IntType, PointerType, VectorType, scalar_of
from enzyme_cc.ir.uses import instructions_using

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from enzyme_cc.analysis.types.cells import Cell
    from enzyme_cc.analysis.types.facts import Facts
    from enzyme_cc.ir import instructions as ir
    from enzyme_cc.ir.values import Value

#: Some bytes of a value by where they come from: offset, size, source, offset in the source.
Packing = tuple[tuple[int, int, "Value", int], ...]


class Rules:
    """The rules for everything but calls; `packed` remembers how integers are put together."""

    def __init__(self, facts: Facts) -> None:
        self.facts = facts
        self.packed: dict[Value, Packing] = {}
        self.objects = TraitObjects(facts.layout)

    def apply(self, instruction: Instruction) -> None:
        """Note what an instruction says."""
        rule = RULES.get(instruction.opcode)
        if rule is not None:
            rule(self, instruction)

    # -- memory --------------------------------------------------------------------------------

    def load(self, load: ir.Load) -> None:
        """Make the loaded value and the memory it comes from one cell."""
        if size := self.facts.size(load.type):
            self.facts.bind(load, self.memory(load.pointer, size))
        self.bit(load, load)
        if "!range " in load.metadata:  # bounds are given for integers alone
            self.facts.evidence_of(load, INTEGER, load)
        number = number_loaded(load, self.facts.tags) if isinstance(load.type, IntType) else None
        if number is not None:
            self.facts.evidence_of(load, FLOAT_BIT_OF[number], load)

    def store(self, store: ir.Store) -> None:
        """Make the stored value and the memory one cell, except for a function that has no copy."""
        size = self.facts.size(store.value.type)
        if size and not _is_answer(store):
            self.leave(self.memory(store.pointer, size), store)
        self.bit(store.value, store)

    def leave(self, cell: Cell, store: ir.Store) -> None:
        """Leave a value in memory; what is counted stays an integer, whatever else comes there."""
        value = store.value
        is_integer = isinstance(value.type, IntType) and value.uses is not None
        if is_integer and self.is_counted(value, sums=False):
            self.facts.evidence_of(value, INTEGER, store)
            self.facts.add(cell, INTEGER, store)
        else:
            self.put(cell, value, store)

    def is_counted(self, value: Value, *, sums: bool = True) -> bool:
        """Return whether a value is held for a number that is no part of a float."""
        guesses = self.facts.guesses
        return is_counted(value, sums=sums) and guesses.may(Heuristic.COUNTED_INTEGERS)

    def put(self, cell: Cell, value: Value, where: Instruction) -> None:
        """Make a value and a cell one; of an object that its table tells, note only the address."""
        if where in self.objects.found:
            self.facts.add(cell, POINTER, where)
        else:
            self.facts.same(cell, value, where)

    def bit(self, value: Value, why: Instruction) -> None:
        """Note a bit that has a byte of memory to itself: it is no part of a number."""
        if value.type is I1:
            self.facts.evidence_of(value, INTEGER, why)

    def memory(self, pointer: Value, size: int) -> Cell:
        """Return what is accessed; byte by byte at steps of unknown size, all bytes are alike."""
        region, offset = self.facts.place(pointer)
        is_byte = size == 1 and not offset and region.loose and not region.modulus
        if is_byte and self.facts.guesses.may(Heuristic.ALIKE_BYTES):
            self.facts.refold(region, 1)
        return self.facts.at(region, offset, size)

    def alloca(self, alloca: ir.Alloca) -> None:
        """Give an alloca memory of its own."""
        self.facts.place(alloca)
        if alloca.count is not None:
            self.facts.evidence_of(alloca.count, INTEGER, alloca)

    def get_element_pointer(self, step: ir.GetElementPointer) -> None:
        """Make the result a pointer into the same memory; indices are integers."""
        facts = self.facts
        for index in step.indices:
            facts.evidence_of(index, INTEGER, step)
        cell = facts.cell(step)
        if isinstance(step.type, VectorType) and facts.size(step.type):
            size = facts.size(step.type.element)
            for offset, _ in facts.elements(step.type):
                facts.unify(sub(cell, 0, size), sub(cell, offset, size))
            cell = sub(cell, 0, size)
        step, ahead = self.whole_step(step)
        if ahead is not None and not facts.walk(cell, step, ahead):
            facts.step(cell, step.source_type, step.pointer, step.indices, ahead)

    def whole_step(self, step: ir.GetElementPointer) -> tuple[ir.GetElementPointer, int | None]:
        """Return a step by an index, and how far on it leads in all; None where nobody looks."""
        found = whole_step(step, self.facts.layout)
        is_own = found == (step, 0)
        return found if is_own or self.facts.guesses.may(Heuristic.HEADERS) else (step, 0)

    def atomic_update(self, update: ir.AtomicUpdate) -> None:
        """Load and store in one."""
        facts = self.facts
        memory = facts.at(*facts.place(update.pointer), facts.size(update.type) or 1)
        if update.operation == "xchg":
            facts.same(memory, update.value, update)
        elif isinstance(update.type, IntType):
            facts.add(memory, NUMBER, update)
            facts.evidence_of(update.value, NUMBER, update)
        facts.bind(update, memory)

    def compare_exchange(self, exchange: ir.CompareExchange) -> None:
        """Make all three values what is there; beside that, it says whether it was done."""
        facts = self.facts
        pointer, expected, new = exchange.operands[:3]
        size = facts.size(new.type)
        memory = facts.at(*facts.place(pointer), size)
        for value in (expected, new):
            facts.same(memory, value, exchange)
        made = facts.cell(exchange)
        facts.unify(memory, sub(made, 0, size))
        facts.add(sub(made, size, facts.size(exchange.type) - size), INTEGER, exchange)

    # -- values that are others ----------------------------------------------------------------

    def phi(self, phi: Phi) -> None:
        """Make all that comes in the same, or the phi itself, moved on."""
        size = self.facts.size(phi.type)
        if not size or is_float(phi.type):
            return
        own: set[Value] = set()
        if isinstance(phi.type, PointerType):
            for value, distance in walks(phi, self.facts.layout):
                own.add(value)
                self.facts.window(*self.facts.place(phi), None, distance)
        cell = self.facts.cell(phi)
        for value in phi.operands[::2]:
            if value not in own:
                self.put(cell, value, phi)
        assert find(cell).size == size

    def select(self, select: ir.Select) -> None:
        """Make both values the same as the result."""
        if self.facts.size(select.type) and not is_float(select.type):
            cell = self.facts.cell(select)
            for value in select.operands[1:]:
                self.put(cell, value, select)

    def same_bits(self, cast: Instruction) -> None:
        """Keep the bits: a bitcast, a freeze, or a pointer as an integer and back."""
        operand = cast.operands[0]
        size = self.facts.size(cast.type)
        if cast.opcode in _AS_INTEGERS and not all(map(_makes_no_other, instructions_using(cast))):
            self.facts.expose(operand, marks=SEEN)
        if not size or size != self.facts.size(operand.type):
            self.resized_pointer(cast)
        elif operand.uses is None:
            self.facts.give(self.facts.cell(cast), operand, cast)
        else:
            self.facts.bind(cast, self.facts.cell(operand))
            if cast.opcode == "inttoptr":
                self.facts.expose(cast, marks=OUTSIDE)

    def resized_pointer(self, cast: Instruction) -> None:
        """Convert a pointer to an integer of another size: a number only."""
        if isinstance(scalar_of(cast.type), IntType):
            self.facts.evidence_of(cast, NUMBER, cast)
        elif isinstance(scalar_of(cast.operands[0].type), IntType):
            self.facts.evidence_of(cast.operands[0], NUMBER, cast)

    def return_(self, ret: ir.Return) -> None:
        """Make the returned value and the function's result one cell."""
        function = ret.function
        if ret.value is not None and function in self.facts.returns:
            self.facts.same(self.facts.returns[function], ret.value, ret)

    # -- parts of values -----------------------------------------------------------------------

    def extract_value(self, extract: ir.ExtractValue) -> None:
        """Take a part of an aggregate."""
        facts = self.facts
        aggregate = extract.operands[0]
        if size := facts.size(extract.type):
            offset = facts.layout.index_offset(aggregate.type, (0, *extract.indices))
            facts.bind(extract, sub(facts.cell(aggregate), offset, size))

    def insert_value(self, insert: ir.InsertValue) -> None:
        """Make an aggregate with one part new."""
        facts = self.facts
        aggregate, part = insert.operands
        if facts.size(insert.type):
            facts.same(facts.cell(insert), aggregate, insert)
            offset = facts.layout.index_offset(insert.type, (0, *insert.indices))
            if size := facts.size(part.type):
                self.put(sub(facts.cell(insert), offset, size), part, insert)

    def lane(self, vector: Value, index: Value) -> Cell | None:
        """Return one lane of a vector; all of them if the index is not constant."""
        facts = self.facts
        kind = vector.type
        if not isinstance(kind, VectorType) or isinstance(kind.element, FloatType):
            return None
        size = facts.size(kind.element)
        if not size or not facts.size(kind):
            return None
        cell = facts.cell(vector)
        if isinstance(index, IntConstant):
            inside = 0 <= index.value < kind.count
            return sub(cell, index.value * size, size) if inside else None
        for offset in range(size, kind.count * size, size):
            facts.unify(sub(cell, 0, size), sub(cell, offset, size))
        return sub(cell, 0, size)

    def extract_element(self, extract: ir.ExtractElement) -> None:
        """Take a lane, or any lane."""
        lane = self.lane(*extract.operands)
        if lane is not None:
            self.facts.bind(extract, lane)

    def insert_element(self, insert: ir.InsertElement) -> None:
        """Make a vector with one lane new."""
        vector, element, index = insert.operands
        lane = self.lane(insert, index)
        if lane is not None:
            self.facts.same(lane, element, insert)
            self.facts.same(self.facts.cell(insert), vector, insert)

    def shuffle(self, shuffle: ir.ShuffleVector) -> None:
        """Take lanes of two vectors."""
        first, second, mask = shuffle.operands
        kind = shuffle.type
        assert isinstance(kind, VectorType)
        if isinstance(kind.element, FloatType) or not self.facts.size(kind):
            return
        lanes = mask.operands if isinstance(mask.operands, list) else []  # type: ignore[attr-defined]
        picks = [each.value if isinstance(each, IntConstant) else -1 for each in lanes]
        if len(picks) != kind.count:
            picks = [0] * kind.count
        self._pick(shuffle, (first, second), picks)

    def _pick(
        self, shuffle: ir.ShuffleVector, sources: tuple[Value, Value], picks: list[int]
    ) -> None:
        facts = self.facts
        source = sources[0].type
        assert isinstance(source, VectorType)
        size = facts.size(source.element)
        result = facts.cell(shuffle)
        for index, pick in enumerate(picks if size else ()):
            here = sub(result, index * size, size)
            vector = sources[pick >= source.count]
            if pick < 0 or isinstance(vector, (PoisonConstant, UndefConstant)):
                facts.add(here, ANY, shuffle)
            elif vector.uses is not None:
                there = sub(facts.cell(vector), pick % source.count * size, size)
                facts.unify(here, there)
            elif elements := elements_of(vector):
                facts.same(here, elements[pick % source.count], shuffle)

    # -- numbers -------------------------------------------------------------------------------

    def numbers(self, instruction: Instruction) -> None:
        """Note arithmetic that makes integers; with poison it makes nothing."""
        if any(isinstance(each, (PoisonConstant, UndefConstant)) for each in instruction.operands):
            return
        for operand in instruction.operands:
            self.facts.evidence_of(operand, NUMBER, instruction)
        self.facts.evidence_of(instruction, NUMBER, instruction)

    def bits(self, instruction: Instruction) -> None:
        """Note arithmetic that may be on the bits of a float, or on an address."""
        if instruction.opcode == "sub" and all(map(_is_address, instruction.operands)):
            self.facts.said[instruction] = INTEGER
            self.facts.evidence_of(instruction, INTEGER, instruction)
            return
        if is_bool_of_byte(instruction):
            for each in (instruction, instruction.operands[0]):
                self.facts.evidence_of(each, INTEGER, instruction)
            return
        signed = signed_value(instruction) or signed_lanes(instruction)
        if signed is not None:  # whatever it is, integer or number, it stays that
            self.facts.same(self.facts.cell(instruction), signed, instruction)
            return
        if self.move(instruction):
            return
        self.numbers(instruction)
        self.pack(instruction)
        width = self.facts.size(instruction.type)
        if width not in (2, 4, 8, 16) or not self._keeps_kind(instruction):
            return
        cells = tuple(
            self.facts.cell(each) for each in instruction.operands if each.uses is not None
        )
        if cells:
            self.facts.flows.append(Flow(self.facts.cell(instruction), cells, instruction))

    def _keeps_kind(self, instruction: Instruction) -> bool:
        """Return whether the result may still be a float: a mask that cuts the exponent says no."""
        constant = instruction.operands[1]
        if instruction.opcode != "and" or not isinstance(constant, IntConstant):
            return True
        width = constant.type.width if isinstance(constant.type, IntType) else 0
        top = constant.value >> max(width - 8, 0) & 0x7F
        return bool(top) or not self.facts.guesses.may(Heuristic.CUT_EXPONENTS)

    def compare(self, compare: Instruction) -> None:
        """Note integers that are compared; bits of floats are, too."""
        for operand in compare.operands:
            if isinstance(scalar_of(operand.type), IntType):
                self.facts.evidence_of(operand, NUMBER, compare)

    def integer_operands(self, instruction: Instruction) -> None:
        """Note operands that are integers and nothing else."""
        for operand in instruction.operands:
            if isinstance(scalar_of(operand.type), IntType):
                self.facts.evidence_of(operand, INTEGER, instruction)

    def converted(self, instruction: Instruction) -> None:
        """Note an integer that is made a number, and those that it was counted from."""
        self.integer_operands(instruction)
        value = instruction.operands[0]
        if isinstance(value.type, IntType):
            for each in summands(value):
                if self.facts.guesses.may(Heuristic.COUNTED_INTEGERS, each):
                    self.facts.evidence_of(each, INTEGER, instruction)

    def integer_result(self, instruction: Instruction) -> None:
        """Note a result that is an integer."""
        self.facts.evidence_of(instruction, INTEGER, instruction)

    def extend(self, cast: Instruction) -> None:
        """Make a wider integer: the low bytes are the same."""
        operand = cast.operands[0]
        if self.move(cast):
            return
        bits = INTEGER if scalar_of(operand.type) is I1 else NUMBER
        self.facts.evidence_of(operand, bits, cast)
        self.facts.evidence_of(cast, bits, cast)
        self.pack(cast)

    def truncate(self, cast: Instruction) -> None:
        """Take the low bytes: perhaps some of a number, unless it is an integer that is cut."""
        facts, operand = self.facts, cast.operands[0]
        if self.move(cast):
            return
        facts.evidence_of(operand, INTEGER if is_bool_of_byte(cast) else NUMBER, cast)
        if scalar_of(cast.type) is I1:
            facts.evidence_of(cast, INTEGER, cast)
        elif self.is_counted(operand):
            facts.evidence_of(cast, NUMBER, cast)
        elif facts.size(cast.type):
            facts.expose(cast)
            if operand.uses is not None and facts.size(operand.type):
                facts.flows.append(Flow(facts.cell(cast), (facts.cell(operand),), cast))
        self.pack(cast)

    # -- integers put together and taken apart -------------------------------------------------

    def move(self, instruction: Instruction) -> bool:
        """Take bytes that are only moved for what they are elsewhere; whether they are that."""
        size = self.facts.size(instruction.type)
        if not size or not moves_bytes(instruction):
            return False
        if not (is_only_moved(instruction) or self._holds_several(instruction)):
            return False
        self.pack(instruction)
        pieces = self.packed.get(instruction, ())
        if not all(isinstance(source, _GIVEN) for _, _, source, _ in pieces):
            return False  # what was computed is a number before it is moved
        cell, rest = self.facts.cell(instruction), set(range(size))
        for at, length, source, start in pieces:
            rest -= set(range(at, at + length))
            if source.uses is not None:
                here = sub(cell, at, length)
                self.facts.unify(here, sub(self.facts.cell(source), start, length))
        for at in rest:
            self.facts.add(sub(cell, at, 1), ANY, instruction)
        return True

    def _holds_several(self, instruction: Instruction) -> bool:
        """Return whether bytes are taken from, or put into, an integer larger than any number.

        That is a vector or a record: what is found of one part of it says nothing of another.
        """
        kinds = (instruction.type, instruction.operands[0].type)
        return max(map(self.facts.size, kinds)) > _LARGEST

    def pack(self, instruction: Instruction) -> None:
        """Remember which bytes of the result are which bytes of other values."""
        packer = _PACKERS.get(instruction.opcode)
        if packer is None or not isinstance(instruction.type, IntType):
            return
        size = self.facts.size(instruction.type)
        found = packer(self, instruction)
        kept = tuple(_clipped(each, size) for each in found if _clipped(each, size)[1] > 0)
        if not kept:
            return
        self.packed[instruction] = kept
        for offset, length, source, start in _numbers_of(kept):
            if source.uses is not None:
                cells = self.facts.cell(instruction), self.facts.cell(source)
                self.facts.pieces.append(Piece(cells[0], offset, length, cells[1], start))

    def packing(self, value: Value) -> Packing:
        """Return where the bytes of a value come from: from itself, if nothing else is known."""
        found = self.packed.get(value)
        return ((0, self.facts.size(value.type), value, 0),) if found is None else found

    def pack_same(self, cast: Instruction) -> Packing:
        """Return the same bytes, as far as they go."""
        return self.packing(cast.operands[0])

    def pack_shift(self, shift: Instruction) -> Packing:
        """Return the same bytes further up or down."""
        distance = _whole_bytes(shift.operands[1])
        if distance is None:
            return ()
        if shift.opcode == "lshr":
            distance = -distance
        pieces = self.packing(shift.operands[0])
        return tuple((at + distance, size, value, start) for at, size, value, start in pieces)

    def pack_both(self, join: Instruction) -> Packing:
        """Return the bytes of both, where both are put together from others."""
        first, second = (self.packed.get(each, ()) for each in join.operands)
        return (*first, *second) if first and second else ()

    def pack_mask(self, mask: Instruction) -> Packing:
        """Return the bytes that a mask leaves."""
        constant = mask.operands[1]
        if not isinstance(constant, IntConstant):
            return ()
        size = self.facts.size(mask.type)
        bits = constant.value & ((1 << 8 * size) - 1)
        low = (bits & -bits).bit_length() - 1
        high = bits.bit_length()
        if low % 8 or high % 8 or bits != (1 << high) - (1 << low) or not bits:
            return ()
        found = []
        for at, length, value, start in self.packing(mask.operands[0]):
            first, stop = max(at, low // 8), min(at + length, high // 8)
            found.append((first, stop - first, value, start + first - at))
        return tuple(found)


def _is_answer(store: ir.Store) -> bool:
    """Return whether it is how what copies a function answers another question."""
    function = store.function
    index = None if function is None else answered_to(function.name)
    if function is None or index is None or not isinstance(store.value.type, PointerType):
        return False
    return store.pointer is function.arguments[index]


def _whole_bytes(value: Value) -> int | None:
    """Return the bytes that a constant number of bits is; None if it is none."""
    if not isinstance(value, IntConstant) or value.value % 8 or value.value < 0:
        return None
    return value.value // 8


def _numbers_of(packing: Packing) -> Iterator[tuple[int, int, Value, int]]:
    """Yield the pieces as large as numbers: what is larger, as a vector's bits, holds several."""
    for at, length, value, start in packing:
        if length <= _LARGEST:
            if length in _SIZES:
                yield at, length, value, start
            continue
        size = next(each for each in _SIZES if not length % each or each == min(_SIZES))
        for step in range(0, length - size + 1, size):
            yield at + step, size, value, start + step


#: The bytes of numbers that integers are put together of, the largest first.
_SIZES = (8, 4, 2)
_LARGEST = _SIZES[0]


def _clipped(piece: tuple[int, int, Value, int], size: int) -> tuple[int, int, Value, int]:
    at, length, value, start = piece
    if at < 0:
        at, length, start = 0, length + at, start - at
    return at, min(length, size - at), value, start


_PACKERS: dict[str, Callable[[Rules, Instruction], Packing]] = {
    "zext": Rules.pack_same,
    "trunc": Rules.pack_same,
    "shl": Rules.pack_shift,
    "lshr": Rules.pack_shift,
    "or": Rules.pack_both,
    "add": Rules.pack_both,
    "and": Rules.pack_mask,
}


#: Values that are there already, and not computed.
_GIVEN = (Argument, CallBase, Load)
#: Casts that make integers of addresses.
_AS_INTEGERS = frozenset(("ptrtoint", "ptrtoaddr"))


def _makes_no_other(user: Instruction) -> bool:
    """Return whether a user of an address as an integer makes no other address of it."""
    if _is_moved(user):
        users = instructions_using(user)
        return all(each.opcode != "inttoptr" and _makes_no_other(each) for each in users)
    is_distance = user.opcode == "sub" and all(map(_is_address, user.operands))
    return is_distance or user.opcode == "inttoptr" or only_looks(user)


def _is_moved(value: Value) -> bool:
    """Return whether this is an address and a constant: where a loop's last round is, say."""
    if not isinstance(value, Instruction) or value.opcode != "add":
        return False
    return isinstance(value.operands[1], IntConstant) and _is_address(value.operands[0])


def _is_address(value: Value) -> bool:
    """Return whether an integer is made of a pointer, on some way at least."""
    if isinstance(value, Phi):
        return any(getattr(each, "opcode", "") == "ptrtoint" for each in value.operands[::2])
    return getattr(value, "opcode", "") == "ptrtoint" or _is_moved(value)


def _shifts(rules: Rules, instruction: Instruction) -> None:
    if rules.move(instruction):
        return
    rules.numbers(instruction)
    rules.pack(instruction)


_TABLE: tuple[tuple[str, Callable[[Rules, Any], None]], ...] = (
    ("load", Rules.load),
    ("store", Rules.store),
    ("alloca", Rules.alloca),
    ("getelementptr", Rules.get_element_pointer),
    ("atomicrmw", Rules.atomic_update),
    ("cmpxchg", Rules.compare_exchange),
    ("phi", Rules.phi),
    ("select", Rules.select),
    ("bitcast freeze ptrtoint ptrtoaddr inttoptr addrspacecast", Rules.same_bits),
    ("ret", Rules.return_),
    ("extractvalue", Rules.extract_value),
    ("insertvalue", Rules.insert_value),
    ("extractelement", Rules.extract_element),
    ("insertelement", Rules.insert_element),
    ("shufflevector", Rules.shuffle),
    ("mul udiv sdiv urem srem ashr", Rules.numbers),
    ("shl lshr", _shifts),
    ("and or xor add sub", Rules.bits),
    ("icmp", Rules.compare),
    ("sitofp uitofp", Rules.converted),
    ("switch", Rules.integer_operands),
    ("fptosi fptoui", Rules.integer_result),
    ("zext sext", Rules.extend),
    ("trunc", Rules.truncate),
)
#: The rule of each opcode; floats and pointers among LLVM's types speak for themselves.
RULES = {opcode: rule for opcodes, rule in _TABLE for opcode in opcodes.split()}
