"""Arguments of a routine as values: flags and counts read in the user's convention, views made."""

from __future__ import annotations

import functools
from typing import TYPE_CHECKING

from enzyme_cc.ir.constants import int_constant, null
from enzyme_cc.ir.types import I1, I8, I32, I64
from enzyme_cc.rules.routines.model import Part, Storage, Structure
from enzyme_cc.rules.routines.names import ENUMERATORS, real_type
from enzyme_cc.rules.routines.statements import BY_ROWS, COMPUTED, LETTERS
from enzyme_cc.rules.routines.table import is_ours
from enzyme_cc.transform.routines.numbers import i32, i64
from enzyme_cc.transform.routines.values import Scalar, View, real

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from enzyme_cc.ir.types import Type
    from enzyme_cc.ir.values import Value
    from enzyme_cc.rules.routines.model import Call, Operand
    from enzyme_cc.transform.routines.machine import Machine


def raw_types(call: Call, operand: Operand) -> tuple[Type, ...]:
    """Return the types of what is behind the address of a flag, a count, or a number."""
    if operand.part.is_flag:
        return (I8,)
    if operand.part.is_count:
        return (I64 if call.is_wide else I32,)
    return (real_type(call),) * (2 if call.is_complex and operand.part is Part.SCALAR else 1)


#: What conditions of statements ask: which flag, and which of our numbers for it.
_CONDITIONS = {
    "left": (Part.SIDE, 0),
    "right": (Part.SIDE, 1),
    "upper": (Part.TRIANGLE, 0),
    "lower": (Part.TRIANGLE, 1),
    "straight": (Part.TRANSPOSE, 0),
    "turned": (Part.TRANSPOSE, 1),
    "values": (Part.JOB, 0),
    "vectors": (Part.JOB, 1),
}


#: Of a transposition: our numbers for letters.
_NUMBERS = {"N": 0, "T": 1, "C": 3}


class Arguments:
    """The values of one call's operands, in a function that is being written."""

    def __init__(self, machine: Machine, raw: Mapping[str, Value | Scalar]) -> None:
        self.machine = machine
        self.call = machine.call
        #: Flags and counts as they came, and numbers.
        self.raw = raw
        self._counts: dict[str, Value] = {}
        self._flags: dict[str, Value] = {}
        #: Whether all sizes are 0, whatever was passed.
        self._off: Value | None = None

    def settle(self) -> None:
        """Work out all flags and counts here, where everything comes behind."""
        for operand in self.call.operands:
            if operand.part.is_flag:
                self.flag(operand)
        self._off = self._is_off()
        for operand in self.call.operands:
            if operand.part in (Part.SIZE, Part.LEADING, Part.INCREMENT) and operand.is_read:
                self.count(operand.name)
        for operand in (*self.call.operands, *self.call.routine.views):
            is_known = operand.part not in (Part.INTEGERS, Part.WORK)
            sizes = operand.sizes if is_known else ()
            for size in (*sizes, *operand.bands, operand.above, operand.before):
                if size and size not in ("rows", "columns") and not self._is_operand(size):
                    self.count(size)

    def _is_operand(self, name: str) -> bool:
        """Return whether it is a vector or matrix, whose own sizes are meant."""
        return any(each.name == name and each.part.is_memory for each in self.call.operands)

    def _is_off(self) -> Value | None:
        """Return whether nothing is computed: a question for the length of `work`, or a failure."""
        b, found = self.machine.builder, None
        for operand in self.call.routine.operands:
            raw = self.raw.get(operand.name)
            if raw is None or isinstance(raw, Scalar):
                continue
            if operand.part is Part.LENGTH:
                test: Value = b.icmp("eq", raw, int_constant(raw.type, -1))
            elif operand.part is Part.INFO:
                test = b.icmp("ne", raw, int_constant(raw.type, 0))
            else:
                continue
            found = test if found is None else b.or_(found, test)
        refused = self._is_refused()
        if refused is None or found is None:
            return refused or found
        return b.or_(found, refused)

    def _is_refused(self) -> Value | None:
        """Return whether BLAS refuses the arguments: then it tells `xerbla`, and does nothing."""
        routine = self.call.routine
        matrices = [each for each in self.call.operands if each.part is Part.MATRIX]
        says = any(each.part is Part.INFO for each in routine.operands)
        if not matrices or says or not is_ours(routine):
            return None
        # As the arguments are, whatever comes of them.
        plain = Arguments(self.machine, self.raw)
        tests = [each for operand in self.call.operands for each in plain.refusals(operand)]
        return functools.reduce(self.machine.builder.or_, tests)

    def refusals(self, operand: Operand) -> Iterator[Value]:
        """Yield what must not hold of an argument of a routine with a matrix."""
        b = self.machine.builder
        if operand.part.is_flag:
            yield b.xor(self._is_known(operand), int_constant(I1, 1))
        elif operand.part is Part.SIZE:
            yield b.icmp("slt", self.count(operand.name), i64(0))
        elif operand.part is Part.INCREMENT:
            yield b.icmp("eq", self.count(operand.name), i64(0))
        elif operand.part is Part.LEADING:
            matrix = self.call.routine.operand(operand.of)
            view = self.view(matrix, null())
            least = b.select(self.machine.by_rows, view.columns, view.rows)
            if view.storage is Storage.BAND:
                least = functools.reduce(b.add, view.bands, i64(1))
            yield b.icmp("slt", self.count(operand.name), self.machine.at_least_one(least))

    def _is_known(self, operand: Operand) -> Value:
        """Return whether a flag is one of those there are."""
        b, raw = self.machine.builder, self.raw[operand.name]
        assert not isinstance(raw, Scalar)
        given = b.or_(raw, int_constant(I8, 0x20)) if raw.type is I8 else raw
        codes = [_first(self.call, operand.part), *_codes(self.call, operand.part)]
        if operand.letters and self.call.is_complex:
            numbers = [_NUMBERS[each] for each in operand.letters]
            codes = [each for each in codes if each[1] in numbers]
        tests = [b.icmp("eq", given, int_constant(raw.type, code)) for code, _ in codes]
        return functools.reduce(b.or_, tests)

    def number(self, name: str) -> Scalar:
        """Return a number."""
        found = self.raw[name]
        assert isinstance(found, Scalar)
        return found

    def count(self, name: str) -> Value:
        """Return a count as 64 bits: of two with a stroke, the one for the side."""
        found = self._counts.get(name)
        if found is not None:
            return found
        b = self.machine.builder
        if name.isdigit():
            made: Value = i64(int(name))
        elif "=" in name:
            (flag, letters), sizes = (each.split(":") for each in name.split("="))
            one, other = map(self.count, sizes)
            made = b.select(self.has_letter(flag, letters), one, other)
        elif "+" in name:
            left, right = name.split("+")
            made = b.add(self.count(left), self.count(right))
        elif "/" in name:
            left, right = name.split("/")
            is_right = b.icmp("ne", self.side(), i32(0))
            made = b.select(is_right, self.count(right), self.count(left))
        elif "&" in name or "|" in name:
            one, other = map(self.count, name.replace("|", "&").split("&"))
            made = b.select(b.icmp("slt" if "&" in name else "sgt", one, other), one, other)
        elif "-" in name:
            left, right = name.split("-")
            less = b.sub(self.count(left), self.count(right))
            made = b.select(b.icmp("slt", less, i64(0)), i64(0), less)
        else:
            raw = self.raw[name]
            assert not isinstance(raw, Scalar)
            made = raw if raw.type is I64 else b.sext(raw, I64)
            if self._off is not None and self.call.routine.operand(name).part is Part.SIZE:
                made = b.select(self._off, i64(0), made)
        self._counts[name] = made
        return made

    def side(self) -> Value:
        """Return 0 for left and 1 for right."""
        return self._flag_of(Part.SIDE)

    def triangle(self) -> Value:
        """Return 0 for the upper triangle and 1 for the lower."""
        return self._flag_of(Part.TRIANGLE)

    def transposition(self) -> Value:
        """Return how a matrix is transposed: bits."""
        return self._flag_of(Part.TRANSPOSE)

    def _flag_of(self, part: Part) -> Value:
        return self.flag(next(each for each in self.call.operands if each.part is part))

    def test(self, word: str) -> Value:
        """Return whether a condition of statements holds."""
        if word == BY_ROWS:
            return self.machine.by_rows
        if word == COMPUTED:
            return self._is_computed()
        if "<" in word:
            sign = "<=" if "<=" in word else "<"
            left, right = (self.count(each.strip()) for each in word.split(sign))
            return self.machine.builder.icmp("sle" if sign == "<=" else "slt", left, right)
        letters = LETTERS.fullmatch(word)
        if letters is not None:
            return self._are_letters(letters[1].split(" or "), letters[3], is_not=bool(letters[2]))
        part, wanted = _CONDITIONS[word]
        flag = self._flag_of(part)
        if part is Part.TRANSPOSE:
            flag = self.machine.builder.and_(flag, i32(1))
        return self.machine.builder.icmp("eq", flag, i32(wanted))

    def _is_computed(self) -> Value:
        """Return whether a call does not return early: it adds something, or beta is not 1."""
        b, names = self.machine.builder, {each.name for each in self.call.operands}
        found = self._differs(self.number("alpha"), 0.0)
        if "k" in names:
            found = b.and_(found, b.icmp("sgt", self.count("k"), i64(0)))
        if "beta" in names:
            found = b.or_(found, self._differs(self.number("beta"), 1.0))
        return found

    def _differs(self, number: Scalar, other: float) -> Value:
        """Return whether a number is not a real one."""
        b, kind = self.machine.builder, self.machine.real
        found = b.fcmp("une", number.real, real(kind, other))
        if number.imaginary is None:
            return found
        return b.or_(found, b.fcmp("une", number.imaginary, real(kind, 0.0)))

    def _are_letters(self, names: list[str], letters: str, *, is_not: bool) -> Value:
        """Return whether one of some flags is one of some letters, or none of them."""
        b = self.machine.builder
        tests = [b.xor(self.has_letter(each, letters), int_constant(I1, is_not)) for each in names]
        return functools.reduce(b.or_, tests)

    def has_letter(self, name: str, letters: str) -> Value:
        """Return whether a flag is one of some letters, small or capital."""
        b, raw = self.machine.builder, self.raw[name]
        assert not isinstance(raw, Scalar)
        given = b.or_(raw, int_constant(raw.type, 0x20))
        found: Value = int_constant(I1, 0)
        for letter in letters.lower():
            found = b.or_(found, b.icmp("eq", given, int_constant(raw.type, ord(letter))))
        return found

    def is_memory(self, operand: Operand) -> Value | None:
        """Return whether an operand is memory with the flags that were passed; None for always."""
        return self.has_letter(*operand.needs) if operand.needs else None

    def _where_there(self, operand: Operand, size: Value) -> Value:
        """Return a size, or 0 where an operand is no memory."""
        test = self.is_memory(operand)
        return size if test is None else self.machine.builder.select(test, size, i64(0))

    def flag(self, operand: Operand) -> Value:
        """Return a flag as our number for it; anything unknown is the first."""
        found = self._flags.get(operand.name)
        if found is None:
            found = self._flags[operand.name] = self._flag(operand)
        return found

    def _flag(self, operand: Operand) -> Value:
        b, raw = self.machine.builder, self.raw[operand.name]
        assert not isinstance(raw, Scalar)
        made: Value = i32(0)
        for code, number in _codes(self.call, operand.part):
            given = b.or_(raw, int_constant(I8, 0x20)) if raw.type is I8 else raw
            made = b.select(b.icmp("eq", given, int_constant(raw.type, code)), i32(number), made)
        if operand.part is Part.TRANSPOSE and not self.call.is_complex:
            made = b.and_(made, i32(1))
        return made

    def _flag_named(self, name: str) -> Value:
        if not name:
            return i32(0)
        if name.startswith("="):
            return i32(int(name[1:]))
        return self.flag(self.call.routine.operand(name))

    def view(self, operand: Operand, pointer: Value, *, tight: bool = False) -> View:
        """Return an operand as memory: where it was, or in a copy close together."""
        b = self.machine.builder
        if operand.structure is Structure.HERMITIAN and not self.call.is_complex:
            operand = operand._replace(structure=Structure.SYMMETRIC)
        op = self._flag_named(operand.transpose)
        if operand.memory not in ("", operand.name):
            return self._part(operand, pointer, tight=tight)
        step = next((each.name for each in self.call.operands if each.of == operand.name), None)
        zero = i32(0)
        if operand.part is Part.VECTOR:
            length = self._where_there(operand, self._length(operand))
            increment = i64(1) if step is None or tight else self.count(step)
            first = pointer, operand.structure, operand.storage, i64(1), length
            is_real = operand.real and self.call.is_complex
            return View(*first, increment, zero, zero, zero, is_real=is_real)
        rows, columns = (self._where_there(operand, self.count(each)) for each in operand.sizes)
        if operand.transpose and not operand.stored:
            turned = b.icmp("ne", b.and_(op, i32(1)), i32(0))
            rows, columns = b.select(turned, columns, rows), b.select(turned, rows, columns)
        made = View(
            *(pointer, operand.structure, operand.storage, rows, columns),
            i64(0) if step is None else self.count(step),
            op,
            self._flag_named(operand.triangle),
            self._flag_named(operand.diagonal),
            tuple(map(self.count, operand.bands)),
        )
        if (tight or step is None) and operand.storage is Storage.FULL:
            machine = self.machine
            least = b.select(machine.by_rows, columns, rows)
            return made._replace(step=machine.at_least_one(least))
        return made

    def _part(self, operand: Operand, pointer: Value, *, tight: bool) -> View:
        """Return what is seen in the memory of another operand."""
        b, machine = self.machine.builder, self.machine
        whole = self.view(self.call.routine.operand(operand.memory), pointer, tight=tight)
        made = self.view(operand._replace(memory=""), pointer, tight=tight)
        row, column = (
            self.count(each) if each else i64(0) for each in (operand.above, operand.before)
        )
        along = [b.mul(one, whole.step) for one in (column, row)]
        offset = b.select(machine.by_rows, b.add(along[1], column), b.add(along[0], row))
        moved = b.gep(I8, pointer, [b.mul(offset, i64(machine.size))])
        is_moved = operand.above or operand.before
        return made._replace(pointer=moved if is_moved else pointer, step=whole.step)

    def _length(self, operand: Operand) -> Value:
        if operand.sizes[0] not in ("rows", "columns"):
            return self.count(operand.sizes[0])
        matrix = self.call.routine.operand(operand.sizes[1])
        view = self.view(matrix, null())
        rows, columns = self.machine.logical(view)
        return rows if operand.sizes[0] == "rows" else columns


def _first(call: Call, part: Part) -> tuple[int, int]:
    """Return what stands for our number 0."""
    if call.convention.has_letters:
        letters = {Part.TRIANGLE: "u", Part.SIDE: "l"}
        return ord(letters.get(part, "n")), 0
    return ENUMERATORS[call.convention][part][0], 0


def _codes(call: Call, part: Part) -> tuple[tuple[int, int], ...]:
    """Return what stands for our numbers: letters of Fortran, enumerators of C."""
    if call.convention.has_letters:
        return {
            Part.TRANSPOSE: ((ord("t"), 1), (ord("r"), 2), (ord("c"), 3)),
            Part.TRIANGLE: ((ord("l"), 1),),
            Part.DIAGONAL: ((ord("u"), 1),),
            Part.SIDE: ((ord("r"), 1),),
            Part.JOB: ((ord("v"), 1),),
        }[part]
    codes = ENUMERATORS[call.convention][part]
    return tuple((code, number) for number, code in enumerate(codes) if number)
