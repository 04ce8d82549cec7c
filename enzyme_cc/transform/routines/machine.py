"""Calls of routines in the user's convention: the routine that evaluates a product, and solvers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_cc.ir.building.builder import CallStyle
from enzyme_cc.ir.building.globals import declare
from enzyme_cc.ir.constants import int_constant
from enzyme_cc.ir.function import Function
from enzyme_cc.ir.types import I8, I32, I64, VOID, function_type
from enzyme_cc.rules.routines.model import Part
from enzyme_cc.rules.routines.names import is_passed_by_value, spelled
from enzyme_cc.rules.routines.table import default_routines
from enzyme_cc.transform.routines.elements import Elements
from enzyme_cc.transform.routines.evaluators import Key, Shape, evaluators
from enzyme_cc.transform.routines.numbers import i32, i64

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from enzyme_cc.ir.types import FunctionType
    from enzyme_cc.ir.values import Value
    from enzyme_cc.rules.routines.model import Operand, Routine
    from enzyme_cc.transform.routines.evaluators import Evaluator
    from enzyme_cc.transform.routines.values import Scalar, View

#: Of C: the enumerators by transposition bits, triangle, diagonal, side; of Fortran the letters.
_ENUMERATORS = {
    Part.TRANSPOSE: (111, 112, 114, 113),
    Part.TRIANGLE: (121, 122),
    Part.DIAGONAL: (131, 132),
    Part.SIDE: (141, 142),
}
_LETTERS = {
    Part.TRANSPOSE: b"NTRC",
    Part.TRIANGLE: b"UL",
    Part.DIAGONAL: b"NU",
    Part.SIDE: b"LR",
}


class Machine(Elements):
    """The operations of one generated function, in a convention and a precision."""

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
        if self.call.convention.by_address:
            arguments += lengths
        kind = function_type(VOID, tuple(each.type for each in arguments))
        name = spelled(self.call, evaluator.name)
        self.builder.call(self._declared(name, kind), arguments, CallStyle(), type_=kind)

    def call_solver(self, view: View, find: Callable[[Operand], Value], *, is_turned: bool) -> None:
        """Call the routine that solves with what another one has factorised."""
        routine, convention = self.call.routine.solver, self.call.convention
        assert routine is not None
        call = self.call._replace(routine=routine)
        arguments = [self.layout] if self.layout is not None else []
        lengths: list[Value] = []
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
            elif part.is_count:
                arguments.append(self._count(find(operand)))
            else:
                arguments.append(find(operand))
        if convention.by_address:
            arguments += lengths
        result = VOID if convention.by_address else I32
        kind = function_type(result, tuple(each.type for each in arguments))
        name = f"{convention.prefix}{self.call.routine.solver_name}{self.call.suffix}"
        self.builder.call(self._declared(name, kind), arguments, CallStyle(), type_=kind)

    def _declared(self, name: str, kind: FunctionType) -> Value:
        found = self.unit.module.symbol(f"@{name}")
        if isinstance(found, Function):
            return found
        return declare(self.unit.module, name, kind)

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
            assert self.layout is not None
            codes = [int_constant(self.layout.type, each) for each in _ENUMERATORS[part]]
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
        return value if "64" in self.call.suffix else self.builder.trunc(value, I32)

    def _scalar(self, operand: Operand, value: Scalar) -> Value:
        if is_passed_by_value(self.call, operand):
            return value.real
        is_complex = self.call.is_complex and operand.part is Part.SCALAR
        place = self._place(2)
        self.store(value, place, is_complex=is_complex)
        return place
