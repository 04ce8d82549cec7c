"""Calls of routines in the user's convention: the routine that evaluates a product, and solvers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_cc.ir.building.builder import CallStyle
from enzyme_cc.ir.building.globals import declare
from enzyme_cc.ir.constants import int_constant
from enzyme_cc.ir.function import Function
from enzyme_cc.ir.types import I8, I32, I64, VOID, function_type
from enzyme_cc.rules.routines.model import Part
from enzyme_cc.rules.routines.names import ENUMERATORS, is_passed_by_value, spelled
from enzyme_cc.rules.routines.table import default_routines
from enzyme_cc.transform.routines.elements import Elements
from enzyme_cc.transform.routines.evaluators import Key, Shape, evaluators
from enzyme_cc.transform.routines.numbers import i32, i64

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from enzyme_cc.ir.types import Type
    from enzyme_cc.ir.values import Value
    from enzyme_cc.rules.routines.model import Call, Operand, Routine
    from enzyme_cc.transform.routines.evaluators import Evaluator
    from enzyme_cc.transform.routines.values import Scalar, View

#: Of Fortran the letters by transposition bits, triangle, diagonal, side; ENUMERATORS are of C.
_LETTERS = {
    Part.TRANSPOSE: b"NTRC",
    Part.TRIANGLE: b"UL",
    Part.DIAGONAL: b"NU",
    Part.SIDE: b"LR",
}


class Machine(Elements):
    """The operations of one generated function, in a convention and a precision."""

    #: The first argument of all calls, where there is such a one.
    handle: Value | None = None

    # -- routines --------------------------------------------------------------------------------

    def evaluator(
        self, factors: Sequence[View], inverse: Sequence[bool], replaces: int | None
    ) -> Evaluator | None:
        """Return what computes a product, or None."""
        shapes = tuple(
            Shape(each.structure, each.storage, is_inverse)
            for each, is_inverse in zip(factors, inverse, strict=True)
        )
        return evaluators(default_routines()).get(Key(self.call.precision, shapes, replaces))

    def evaluate(
        self,
        evaluator: Evaluator,
        views: dict[str, View],
        scalars: dict[str, Scalar],
        side: Value | None = None,
    ) -> None:
        """Call a routine with these operands."""
        routine = evaluator.routine
        if side is None:
            side = i32(evaluator.side == "right")
        counts = self._counts(routine, views)
        arguments: list[Value] = []
        if self.handle is not None:
            arguments.append(self.handle)
            evaluator, views = self._apart(evaluator, views)
            routine = evaluator.routine
        if self.layout is not None and any(each.part is Part.MATRIX for each in routine.operands):
            arguments.append(self.layout)
        lengths: list[Value] = []
        for operand in routine.operands:
            part = operand.part
            if part.is_memory:
                arguments.append(views[operand.name].pointer)
            elif part.is_scalar:
                arguments.append(self._scalar(operand, scalars[operand.name]))
            elif part.is_flag:
                arguments.append(self._flag(part, self._flag_of(routine, operand, views, side)))
                lengths.append(i64(1))
            elif operand.of:
                arguments.append(self._count(views[operand.of].step))
            else:
                arguments.append(self._count(counts[operand.name]))
        name = spelled(self.call._replace(routine=routine), evaluator.name)
        self.succeeded(
            self._call_named(name, arguments, lengths, VOID if self.handle is None else I32)
        )

    def succeeded(self, status: Value) -> None:
        """Go on only if a call of ours did what it was asked for, where the library says that."""

    def _apart(
        self, evaluator: Evaluator, views: dict[str, View]
    ) -> tuple[Evaluator, dict[str, View]]:
        """Return what a routine is where there is a handle: it may have its target apart."""
        routine = default_routines().routine_of_device(evaluator.name)
        for operand in routine.operands:
            if operand.part.is_memory and operand.name not in views:
                views = {**views, operand.name: views[evaluator.target]}
        return evaluator._replace(routine=routine), views

    def call_solver(self, view: View, find: Callable[[Operand], Value], *, is_turned: bool) -> None:
        """Call the routine that solves with what another one has factorised."""
        routine, convention = self.call.routine.solver or self.call.routine, self.call.convention
        call = self.call._replace(routine=routine)
        arguments = [self.layout] if self.layout is not None else []
        lengths: list[Value] = []
        # Right-hand sides of several directions are more than the routine was given.
        memory = (each for each in call.operands if each.part.is_memory and each.written)
        sides = [each.sizes[1] for each in memory if len(each.sizes) > 1]
        for operand in call.operands:
            part = operand.part
            if part.is_flag:
                flag = i32(3 if self.call.is_complex else 1) if is_turned else i32(0)
                arguments.append(
                    self._flag(
                        part, flag if part is Part.TRANSPOSE else find(operand), letters=True
                    )
                )
                lengths.append(i64(1))
            elif part is Part.INFO:
                arguments.append(self.slot(I64))
            elif operand.written and part.is_memory:
                arguments.append(view.pointer)
            elif routine.operand(operand.of).written if operand.of else False:
                arguments.append(self._count(view.step))
            elif operand.name in sides:
                arguments.append(self._count(view.columns))
            elif part.is_count:
                arguments.append(self._count(find(operand)))
            else:
                arguments.append(find(operand))
        result = VOID if convention.by_address else I32
        name = f"{convention.prefix}{self.call.routine.solver_name}{self.call.suffix}"
        self._call_named(name, arguments, lengths, result)

    def call_for_itself(self, name: str, views: dict[str, View], letters: dict[str, Value]) -> None:
        """Call a routine of LAPACK with scratch memory of its own; the program ends if it fails."""
        name = default_routines().called(name, self.call.precision)
        routine = default_routines().routine(name)
        call = self.call._replace(routine=routine)
        counts = self._counts(routine, views)
        lengths: dict[str, Value] = {}
        if any(each.part is Part.LENGTH for each in call.operands):
            scratch = {each.name: self._place(4) for each in call.operands}
            self._called(name, call, views, letters, counts, (scratch, {}))
            lengths = dict(self._lengths(call, scratch))
        scratch = {
            each.name: self._scratch(each, lengths, counts)
            for each in call.operands
            if each.part.is_scratch
        }
        info = self._called(name, call, views, letters, counts, (scratch, lengths))
        b = self.builder
        failed, behind = b.new_block("failed"), b.new_block("worked")
        b.conditional(b.icmp("ne", info, int_constant(info.type, 0)), failed, behind)
        b.move_to_end(failed)
        self.stop(f"{name} has failed, which a derivative needs")
        b.branch(behind)
        b.move_to_end(behind)

    def _lengths(self, call: Call, scratch: dict[str, Value]) -> Iterator[tuple[str, Value]]:
        """Yield how much of each scratch memory a routine has asked for."""
        b, last = self.builder, None
        for operand in call.operands:
            if operand.part is Part.LENGTH and last is not None:
                place = scratch[last.name]
                if last.integer:
                    kind = I64 if self.call.is_wide else I32
                    value: Value = self._wide(b.load(kind, place, align=4))
                else:
                    value = b.fptosi(self.load(place, is_complex=False).real, I64)
                # As a float it may be rounded.
                enough = b.add(value, b.add(b.lshr(value, i64(20)), i64(1)))
                yield last.name, enough
                yield operand.name, enough
            last = operand

    def _wide(self, value: Value) -> Value:
        return value if value.type is I64 else self.builder.sext(value, I64)

    def _scratch(
        self, operand: Operand, lengths: dict[str, Value], counts: dict[str, Value]
    ) -> Value:
        b = self.builder
        amount = lengths.get(operand.name)
        if amount is None:
            amount = i64(1)
            for size in operand.sizes:
                amount = b.mul(amount, self._named_size(size, counts))
        # Integers have 8 bytes at most.
        is_integer = operand.integer or operand.part is not Part.WORK
        return self.memory(b.mul(amount, i64(2)) if is_integer else amount)

    def _named_size(self, name: str, counts: dict[str, Value]) -> Value:
        if name.isdigit():
            return i64(int(name))
        one, _, other = name.replace("|", "&").partition("&")
        if not other:
            return counts[one]
        b = self.builder
        test = b.icmp("sgt" if "|" in name else "slt", counts[one], counts[other])
        return b.select(test, counts[one], counts[other])

    def _called(
        self,
        name: str,
        call: Call,
        views: dict[str, View],
        letters: dict[str, Value],
        counts: dict[str, Value],
        scratch: tuple[dict[str, Value], dict[str, Value]],
    ) -> Value:
        """Call a routine of LAPACK, and return whether it has failed."""
        b, by_address = self.builder, call.convention.by_address
        arguments = [self.layout] if self.layout is not None else []
        info = self.slot(I64)
        for operand in call.operands:
            part = operand.part
            if part.is_flag:
                letter = letters[operand.name]
                place = letter
                if by_address:
                    place = self.slot(I8)
                    b.store(letter, place, align=1)
                arguments.append(place)
            elif part is Part.INFO:
                arguments.append(info)
            elif part.is_scratch:
                arguments.append(scratch[0][operand.name])
            elif part is Part.LENGTH:
                arguments.append(self._count(scratch[1].get(operand.name, i64(-1))))
            elif part.is_memory:
                # What a letter says is no memory: any address.
                is_there = operand.name in views
                arguments.append(views[operand.name].pointer if is_there else info)
            elif operand.of in views:
                arguments.append(self._count(views[operand.of].step))
            elif operand.of:
                least = counts[call.routine.operand(operand.of).sizes[0]]
                arguments.append(self._count(self.at_least_one(least)))
            else:
                arguments.append(self._count(counts[operand.name]))
        lengths = [i64(1)] * sum(each.part.is_flag for each in call.operands)
        wide = I64 if self.call.is_wide else I32
        name = f"{call.convention.prefix}{name}{call.suffix}"
        made = self._call_named(name, arguments, lengths, VOID if by_address else wide)
        return b.load(wide, info, align=8) if by_address else made

    def _call_named(
        self, name: str, arguments: Sequence[Value], lengths: Sequence[Value], result: Type
    ) -> Value:
        """Call a function by its name, as the program calls it if it does: with lengths or not."""
        given = [*arguments, *(lengths if self.call.convention.by_address else ())]
        found = self.unit.module.symbol(f"@{name}")
        if not isinstance(found, Function):
            kind = function_type(result, tuple(each.type for each in given))
            return self.builder.call(declare(self.unit.module, name, kind), given, CallStyle())
        kind = found.function_type
        given = given[: len(kind.parameters)]
        for index, each in enumerate(given):
            if each in lengths and each.type is not kind.parameters[index]:
                given[index] = int_constant(kind.parameters[index], 1)
        return self.builder.call(found, given, CallStyle(), type_=kind)

    def _counts(self, routine: Routine, views: dict[str, View]) -> dict[str, Value]:
        found: dict[str, Value] = {}
        for operand in routine.operands:
            view = views.get(operand.name)
            if view is None:
                continue
            if view.is_vector:
                dims: tuple[Value, ...] = (view.columns,)
            elif operand.stored:
                dims = (view.rows, view.columns)
            else:
                dims = self.logical(view)
            for name, value in zip(operand.sizes, dims, strict=False):
                if name.isidentifier() and name not in ("rows", "columns"):
                    found.setdefault(name, value)
            found.update(zip(operand.bands, view.bands, strict=False))
        return found

    def _flag_of(
        self, routine: Routine, flag: Operand, views: dict[str, View], side: Value
    ) -> Value:
        if flag.part is Part.SIDE:
            return side
        for operand in routine.operands:
            view = views.get(operand.name)
            if view is None:
                continue
            if operand.transpose == flag.name:
                return view.op
            if operand.triangle == flag.name:
                return view.triangle
            if operand.diagonal == flag.name:
                return view.unit
        raise KeyError(flag.name)

    def _flag(self, part: Part, value: Value, *, letters: bool = False) -> Value:
        b = self.builder
        if self.call.convention.by_address:
            codes: list[Value] = [int_constant(I8, each) for each in _LETTERS[part]]
        elif letters:
            codes = [int_constant(I8, each) for each in _LETTERS[part]]
        else:
            kind = I32 if self.layout is None else self.layout.type
            codes = [int_constant(kind, each) for each in ENUMERATORS[self.call.convention][part]]
        made: Value = codes[0]
        for number, code in enumerate(codes[1:], 1):
            made = b.select(b.icmp("eq", value, i32(number)), code, made)
        if not self.call.convention.by_address:
            return made
        place = self.slot(I8)
        b.store(made, place, align=1)
        return place

    def _count(self, value: Value) -> Value:
        """Return a count as it is passed: behind an address with room for either width."""
        if self.call.convention.by_address:
            place = self.slot(I64)
            self.builder.store(value, place, align=8)
            return place
        return value if self.call.is_wide else self.builder.trunc(value, I32)

    def _scalar(self, operand: Operand, value: Scalar) -> Value:
        if is_passed_by_value(self.call, operand):
            return value.real
        is_complex = self.call.is_complex and operand.part is Part.SCALAR
        place = self._place(2)
        self.store(value, place, is_complex=is_complex)
        return place
