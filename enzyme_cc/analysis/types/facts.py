"""The values of a program as cells, and what constants and the types of values say of them."""

from __future__ import annotations

import re
from functools import cached_property
from math import gcd
from typing import TYPE_CHECKING, NamedTuple

from enzyme_cc.analysis.loops.natural_loops import LoopNest
from enzyme_cc.analysis.types.cells import LED_TO, SEEN, SHARED, Cell, Region, find, sub
from enzyme_cc.analysis.types.heuristics import Guesses, Heuristic
from enzyme_cc.analysis.types.lattice import ANY, FLOAT_BIT_OF, INTEGER, NUMBER, POINTER
from enzyme_cc.analysis.types.unification import Cells
from enzyme_cc.analysis.types.walking_indices import values_at
from enzyme_cc.ir.constants import (
    BlockAddress,
    Composite,
    ConstantExpression,
    FloatConstant,
    IntConstant,
    Marked,
    NullConstant,
    PoisonConstant,
    SplatConstant,
    UndefConstant,
    ZeroConstant,
    in_each_lane,
)
from enzyme_cc.ir.datalayout import DataLayout
from enzyme_cc.ir.function import Function, Instruction, Phi
from enzyme_cc.ir.globals import Alias, GlobalValue, GlobalVariable
from enzyme_cc.ir.instructions import GetElementPointer, Select
from enzyme_cc.ir.metadata.tbaa import TypeSystem
from enzyme_cc.ir.types import (
    ArrayType,
    FloatType,
    IntType,
    PointerType,
    StructType,
    VectorType,
    scalar_of,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from enzyme_cc.analysis.types.cells import Place
    from enzyme_cc.ir.module import Module
    from enzyme_cc.ir.types import Type
    from enzyme_cc.ir.values import Value

#: Vectors and arrays among values say what they are in so many elements only.
MAX_ELEMENTS = 64
#: Up to here a constant is taken for a number and not for the bits of a float: by width.
_SMALL = {8: 255, 16: 255, 32: 4095, 64: 4095}
#: Characters, then zeros to the end; or eight, that would be a double above 1e9 or below 1e-28.
_TEXT = re.compile(rb"[\t-\r -~]+\0+\Z|[ -~]{7}[ 0-9B-Z_a-z]\Z")
#: How a module names the kinds of numbers that are smaller than most.
_SMALLER = (("half", 2), ("bfloat", 2), ("float", 4))
#: What reads or writes a number anywhere.
_UNALIGNED = re.compile(
    r" (?:half|bfloat|float|double|x86_fp80|fp128)(?:,| [^,\n]+,) ptr [^,\n]+, align 1\b"
)
#: What flang's descriptors of arrays say first: the versions of ISO_Fortran_binding.h.
_VERSIONS = frozenset((20180515, 20240719))
_STRIDE_DEPTH = 6


class Origin(NamedTuple):
    """A reason for evidence that is no instruction: in words, and where."""

    words: str
    place: object = None


class Flow(NamedTuple):
    """Arithmetic on bits: of a float it gives floats, of a pointer pointers."""

    result: Cell
    operands: tuple[Cell, ...]
    instruction: Instruction


class Piece(NamedTuple):
    """Some bytes of one value are those of another, by shifts and masks."""

    result: Cell
    offset: int
    size: int
    source: Cell
    start: int


class Facts(Cells):
    """The cells of all values, made when first asked for."""

    def __init__(self, module: Module, guesses: Guesses | None = None) -> None:
        super().__init__()
        self.guesses = Guesses() if guesses is None else guesses
        self.module = module
        self.layout = DataLayout(module.data_layout)
        self.tags = TypeSystem(module.metadata)
        self.values: dict[Value, Cell] = {}
        self.returns: dict[Function, Cell] = {}
        #: Integers that were loaded as floats, by how they were accessed: what they are is certain.
        self.said: dict[Value, int] = {}
        self.flows: list[Flow] = []
        self.pieces: list[Piece] = []
        #: The arithmetic that is known to be on addresses.
        self.addresses: set[Instruction] = set()
        #: Globals that have been met; their initialisers are read later.
        self.globals: dict[GlobalVariable, Region] = {}
        self._sizes: dict[Type, int] = {}
        self.pointer = self.layout.pointer_size()
        self._nests: dict[Function, LoopNest] = {}

    @cached_property
    def has_unaligned_numbers(self) -> bool:
        """Return whether the module loads or stores numbers at unaligned addresses."""
        return _UNALIGNED.search(self.module.text) is not None

    # -- sizes ---------------------------------------------------------------------------------

    def size(self, kind: Type) -> int:
        """Return the bytes of a value; 0 of what has none, or none known now."""
        found = self._sizes.get(kind)
        if found is None:
            try:
                found = self.layout.store_size(kind)
            except ValueError:
                found = 0
            self._sizes[kind] = found
        return found

    def elements(self, kind: Type) -> Iterator[tuple[int, Type]]:
        """Yield the parts of a struct, an array or a vector, with their offsets."""
        if isinstance(kind, StructType):
            offsets = self.layout.struct_layout(kind).offsets if self.size(kind) else ()
            yield from zip(offsets, kind.fields or (), strict=False)
        elif isinstance(kind, (ArrayType, VectorType)) and self.size(kind):
            is_array = isinstance(kind, ArrayType)
            element = kind.element
            step = self.layout.alloc_size(element) if is_array else self.size(element)
            for index in range(min(kind.count, MAX_ELEMENTS)):
                yield index * step, element

    # -- cells of values -----------------------------------------------------------------------

    def cell(self, value: Value) -> Cell:
        """Return the cell of a value."""
        found = self.values.get(value)
        if found is not None:
            return find(found)
        if isinstance(value, Instruction) or not isinstance(value, (GlobalValue, Composite)):
            made = self.typed(value.type, value)
            if value.uses is None:
                self.give(made, value, value)
                return made
        else:
            made = self._constant(value)
        self.values[value] = made
        return made

    def typed(self, kind: Type, why: object) -> Cell:
        """Return a new cell, with what the type says."""
        cell = Cell(self.size(kind) or 1)
        self.note_type(cell, kind, why)
        return cell

    def note_type(self, cell: Cell, kind: Type, why: object) -> None:
        """Add the evidence of an LLVM type to a cell."""
        if isinstance(kind, FloatType):
            self.add(cell, FLOAT_BIT_OF[kind], why)
        elif isinstance(kind, PointerType):
            self.add(cell, POINTER, why)
        elif isinstance(kind, VectorType) and not isinstance(kind.element, IntType):
            self.note_type(cell, kind.element, why)
        elif isinstance(kind, (StructType, ArrayType)):
            for offset, element in self.elements(kind):
                if self.size(element) and not isinstance(element, IntType):
                    self.note_type(sub(cell, offset, self.size(element)), element, why)

    def bind(self, value: Value, cell: Cell) -> None:
        """Bind a value to a cell: it is what the cell is.

        A float or a pointer is one whatever else the bytes may be: it is a cell of its own.
        """
        if is_float(value.type):
            self.note_type(cell, value.type, value)
            return
        if value in self.said:
            for each in (cell, self.cell(value)):
                self.add(each, self.said[value], value)
            return
        if isinstance(value.type, PointerType):
            self.add(cell, POINTER, value)
            self.point(self.cell(value), *self.region_of(cell))
            return
        there = self.values.get(value)
        if there is None:
            self.values[value] = cell
        else:
            self.unify(there, cell)
        self.note_type(cell, value.type, value)

    def same(self, cell: Cell, value: Value, why: object) -> None:
        """Make a cell hold a value, perhaps a constant."""
        if value.uses is None:
            self.give(cell, value, why)
        elif is_float(value.type):
            self.note_type(cell, value.type, why)
        elif value in self.said:
            self.add(cell, self.said[value], why)
        elif isinstance(value.type, PointerType):
            self.add(cell, POINTER, why)
            self.point(cell, *self.region_of(self.cell(value)))
        else:
            self.unify(cell, self.cell(value))

    def evidence_of(self, value: Value, bits: int, why: object) -> None:
        """Note evidence about a value that is no constant."""
        if value.uses is not None:
            self.add(self.cell(value), bits, why)

    def expose(self, *values: Value, marks: int = LED_TO) -> None:
        """Mark values, and what they lead to, as seen by code that is not analysed."""
        for value in values:
            if value.uses is not None and self.size(value.type) and not is_float(value.type):
                self.mark(self.cell(value), marks)

    def place(self, pointer: Value) -> Place:
        """Return where a pointer points."""
        return self.region_of(self.cell(pointer))

    # -- constants -----------------------------------------------------------------------------

    def give(self, cell: Cell, value: Value, why: object) -> None:
        """Add the evidence of a constant to the cell that holds it."""
        bits = self._constant_bits(value)
        if bits:
            self.add(cell, bits, why)
        elif isinstance(value, (GlobalValue, ConstantExpression, Marked, BlockAddress)):
            self.unify(cell, self.cell(value))
        elif isinstance(value, Composite):
            places = tuple(self.elements(value.type))
            splat = isinstance(value, SplatConstant)
            parts = value.operands * len(places) if splat else value.operands
            for (offset, element), part in zip(places, parts, strict=False):
                if self.size(element):
                    self.same(sub(cell, offset, self.size(element)), part, why)

    def _constant_bits(self, value: Value) -> int:
        if isinstance(value, IntConstant):
            return self._int_bits(value)
        if isinstance(value, FloatConstant):
            return FLOAT_BIT_OF[value.type]
        if isinstance(value, NullConstant):
            return POINTER
        return ANY if isinstance(value, (UndefConstant, PoisonConstant, ZeroConstant)) else 0

    def _int_bits(self, value: IntConstant) -> int:
        width = value.type.width if isinstance(value.type, IntType) else 0
        if not value.value:
            return INTEGER if width == 1 else ANY
        number = value.value & 255 if width == 8 else value.value
        if 0 < number <= _SMALL.get(width, 1):
            guess = Heuristic.SMALL_CONSTANTS
        elif number in _VERSIONS:
            guess = Heuristic.DESCRIPTOR_VERSIONS
        elif is_text(_bytes_of(number, width)):
            guess = Heuristic.TEXT_CONSTANTS
        else:
            return 0
        return NUMBER if self.guesses.may(guess) else 0

    def _constant(self, value: Value) -> Cell:
        cell = self.typed(value.type, value)
        if isinstance(value, (GlobalVariable, Function)):
            cell.region = Region()
            self.mark(cell.region, SHARED)
            if isinstance(value, GlobalVariable):
                self.globals[value] = cell.region
                self.mark(cell.region, _marks_of(value))
        elif isinstance(value, (Alias, Marked)):
            self.unify(cell, self.cell(value.operands[0]))
        elif isinstance(value, ConstantExpression):
            self._expression(cell, value)
        elif not isinstance(value, BlockAddress):
            self.give(cell, value, value)
        return cell

    def _expression(self, cell: Cell, value: ConstantExpression) -> None:
        if value.opcode == "getelementptr" and value.source_type is not None:
            self.step(cell, value.source_type, value.operands[0], value.operands[1:])
        elif value.opcode in _SAME_BITS:
            self.same(cell, value.operands[0], value)
        else:
            self.add(cell, NUMBER, value)

    @cached_property
    def smallest_number(self) -> int:
        """Return the bytes of the smallest kind of number that the program may have."""
        return next((size for name, size in _SMALLER if _is_in_code(name, self.module.text)), 8)

    # -- stepping through memory ---------------------------------------------------------------

    def step(
        self, cell: Cell, source: Type, pointer: Value, indices: list[Value], ahead: int = 0
    ) -> None:
        """Make a cell the pointer of a getelementptr, `ahead` bytes further on."""
        region, offset = self.region_of(sub(self.cell(pointer), 0, self.pointer))
        offset += ahead
        if not self.size(source):
            self.point(cell, *self.window(region, offset, None, 0))
            return
        kind = source
        for number, index in enumerate(indices):
            first = not number
            constant = in_each_lane(index)
            if constant is not None:
                distance, kind = self._constant_step(kind, constant, first=first)
                offset += distance
            else:
                region, offset, kind = self._variable_step((region, offset), kind, index, first)
        self.point(cell, region, offset)

    def walk(self, cell: Cell, step: GetElementPointer, ahead: int = 0) -> bool:
        """Make a cell the pointer of a walk over some bytes, if it is known where that ends."""
        index = step.operands[1]
        is_of_bytes = len(step.operands) == 2 and self.size(step.source_type) == 1
        if not is_of_bytes or step.block is None or not isinstance(index.type, IntType):
            return False
        if stride_of(index) != 1:  # elements of so many bytes, counted by them
            return False
        found = values_at(index, step.block, self._nest)
        if found is None:
            return False
        region, offset = self.region_of(sub(self.cell(step.operands[0]), 0, self.pointer))
        start, stop = (offset + ahead + each for each in (found[0], found[-1] + 1))
        self.point(cell, *self.window(region, start, stop, 1))
        return True

    def _nest(self, function: Function) -> LoopNest:
        if function not in self._nests:
            self._nests[function] = LoopNest(function)
        return self._nests[function]

    def _constant_step(self, kind: Type, index: int, *, first: bool) -> tuple[int, Type]:
        if first:
            return index * self.layout.alloc_size(kind), kind
        if isinstance(kind, StructType):
            return self.layout.field_offset(kind, index), (kind.fields or ())[index]
        assert isinstance(kind, (ArrayType, VectorType))
        return index * self.layout.alloc_size(kind.element), kind.element

    def _variable_step(
        self, place: Place, kind: Type, index: Value, first: bool
    ) -> tuple[Region, int, Type]:
        count = 0
        if not first:
            assert isinstance(kind, (ArrayType, VectorType))
            count, kind = kind.count, kind.element
        size = self.layout.alloc_size(kind)
        choices = [] if count else _choices(index)
        if choices:
            region, offset = place
            apart = gcd(*(each - choices[0] for each in choices))
            start, stop = (offset + each * size for each in (choices[0], choices[-1] + apart))
            return (*self.window(region, start, stop, apart * size), kind)
        stride = size * stride_of(index)
        if stride == 1 and isinstance(kind, IntType):
            stride = 0 if first else 1
        region, offset = place
        if not stride:
            return (*self.window(region, offset, None, 0), kind)
        if count > 0 and size:
            end = offset + count * size
            return (*self.window(region, offset, end, size, hard=True), kind)
        return (*self.window(region, offset, None, stride), kind)


def _is_in_code(word: str, text: str) -> bool:
    """Return whether a module names something outside of its metadata, which headers fill."""
    at = text.find(word)
    while at >= 0:
        end = at + len(word)
        is_whole = not (_is_of_a_name(text[at - 1 : at]) or _is_of_a_name(text[end : end + 1]))
        if is_whole and text[text.rfind("\n", 0, at) + 1] != "!":
            return True
        at = text.find(word, end)
    return False


def _is_of_a_name(letter: str) -> bool:
    return letter.isalnum() or (letter != "" and letter in "_.$-%@")


def is_text(data: bytes) -> bool:
    """Return whether bytes read as characters, and not as numbers that anybody writes."""
    return _TEXT.match(data) is not None


def _bytes_of(number: int, width: int) -> bytes:
    """Return a number of whole bytes, as most machines keep it."""
    return b"" if width % 8 else (number % (1 << width)).to_bytes(width // 8, "little")


def is_float(kind: Type) -> bool:
    """Return whether LLVM's type says all: a float, or several."""
    return isinstance(scalar_of(kind), FloatType)


_SAME_BITS = frozenset("bitcast addrspacecast ptrtoint ptrtoaddr inttoptr".split())


def stride_of(value: Value, depth: int = 0) -> int:
    """Return a number that a value is a multiple of; 1 if nothing is known."""
    if isinstance(value, IntConstant):
        return abs(value.value)
    if depth > _STRIDE_DEPTH or not isinstance(value, Instruction):
        return 1
    if isinstance(value, Phi):
        return _stride_of_phi(value, depth)
    combine = _STRIDES.get(value.opcode)
    return 1 if combine is None else combine(value.operands, depth + 1)


def _choices(index: Value) -> list[int]:
    """Return the constants that an index may be, in their order; none for any other index."""
    if not isinstance(index, (Phi, Select)):
        return []
    chosen = index.operands[::2] if isinstance(index, Phi) else index.operands[1:]
    numbers = [each.value for each in chosen if isinstance(each, IntConstant)]
    return sorted(numbers) if len(numbers) == len(chosen) else []


def _stride_of_shift(operands: list[Value], depth: int) -> int:
    distance = operands[1].value if isinstance(operands[1], IntConstant) else 0
    return stride_of(operands[0], depth) << min(max(distance, 0), 62)


def _stride_of_sum(operands: list[Value], depth: int) -> int:
    return gcd(stride_of(operands[0], depth), stride_of(operands[1], depth))


def _stride_of_product(operands: list[Value], depth: int) -> int:
    return stride_of(operands[0], depth) * stride_of(operands[1], depth)


def _stride_of_same(operands: list[Value], depth: int) -> int:
    return stride_of(operands[0], depth)


_STRIDES: dict[str, Callable[[list[Value], int], int]] = {
    **dict.fromkeys(("sext", "zext", "trunc", "freeze"), _stride_of_same),
    **dict.fromkeys(("add", "sub", "or"), _stride_of_sum),
    "mul": _stride_of_product,
    "shl": _stride_of_shift,
}


def _stride_of_phi(phi: Phi, depth: int) -> int:
    """Return an index that is stepped by the same amount each time round."""
    stride = 0
    for value in phi.operands[::2]:
        if isinstance(value, Instruction) and value.opcode == "add" and phi in value.operands:
            others = [each for each in value.operands if each is not phi]
            stride = gcd(stride, *(stride_of(each, depth + 1) for each in others))
        else:
            stride = gcd(stride, stride_of(value, depth + 1))
    return stride or 1


def walks(phi: Phi, layout: DataLayout) -> Iterator[tuple[Value, int]]:
    """Yield the incoming pointers that are the phi's own, moved on, with the distance."""
    for value in phi.operands[::2]:
        distance, each = 0, value
        for _ in range(_STRIDE_DEPTH):
            if not isinstance(each, GetElementPointer) or len(each.operands) != 2:
                break
            index = each.operands[1]
            if not isinstance(index, IntConstant) or layout.layout(each.source_type).scalable:
                break
            distance += index.value * layout.alloc_size(each.source_type)
            each = each.operands[0]
        if each is phi and distance:
            yield value, abs(distance)


def _marks_of(variable: GlobalVariable) -> int:
    """Return who else leads to a variable: of one of the module, what is in the module."""
    if variable.is_constant:
        return 0
    return SEEN if variable.is_local else LED_TO
