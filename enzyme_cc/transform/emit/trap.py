"""Stopping at the first NaN or infinity that a derivative gets: `--enzyme-trap=nan`.

Each number that an adjoint or a tangent becomes is looked at when the program runs, with the place
of the operation it comes from. Nothing is written where the user does not ask for it.
"""

from __future__ import annotations

from enum import Enum
from functools import cached_property
from typing import TYPE_CHECKING, Protocol

from enzyme_cc.analysis.calls.callees import certain_callee_of
from enzyme_cc.analysis.lanes.demanded import Demands, shape_of
from enzyme_cc.ir.building.globals import declare
from enzyme_cc.ir.constants import Constant, int_constant, zero
from enzyme_cc.ir.function import Instruction
from enzyme_cc.ir.types import (
    DOUBLE,
    I32,
    POINTER,
    VOID,
    ArrayType,
    FloatType,
    StructType,
    VectorType,
    function_type,
)
from enzyme_cc.transform.runtime_calls.helpers import as_known

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from enzyme_cc.analysis.activity.analysis import Context
    from enzyme_cc.analysis.lanes.demanded import Demand
    from enzyme_cc.ir.building.builder import Builder
    from enzyme_cc.ir.instructions import CallBase
    from enzyme_cc.ir.types import Type
    from enzyme_cc.ir.values import Value
    from enzyme_cc.rules.model import Rule
    from enzyme_cc.transform.program.unit import Unit


class Origin(Enum):
    """The origin of a number, as runtime/trap.c has it."""

    OPERATION = 0
    SEED = 1
    STORED = 2
    ADDED_TO = 3
    SUM = 4


_KIND = function_type(VOID, (DOUBLE, POINTER, I32, DOUBLE, DOUBLE))
_ORIGINS = {"ret": Origin.SEED, "store": Origin.STORED}
_TANGENTS = {"load": Origin.STORED}
#: Of what only moves tangents, nothing new is to be said.
_MOVES = frozenset(("phi", "select", "extractelement", "extractvalue", "freeze", "insertelement"))
#: So many values of the primal are looked at.
_MOST = 2


class Writer(Protocol):
    """A derivative being written, as far as it is looked at."""

    backwards: bool
    unit: Unit
    builder: Builder
    context: Context
    current: Instruction | None

    def is_active(self, value: Value) -> bool:
        """Return whether a value has lanes."""
        ...

    def at_hand(self, value: Value) -> Value | None:
        """Return a value of the primal, if nothing has to be done for it."""
        ...


class Trap:
    """The looks at the derivatives of one function."""

    def __init__(self, writer: Writer) -> None:
        self.writer = writer
        self.is_set = bool(writer.unit.program.choices.trap)

    def adjoint(self, given: Value) -> None:
        """Look at what an operation adds to an adjoint."""
        current = self.writer.current
        if self.is_set and current is not None:
            origin = _ORIGINS.get(current.opcode, Origin.OPERATION)
            self._look(given, origin, tuple(current.operands))

    def total(self, total: Value) -> None:
        """Look at a sum of what has been looked at."""
        if self.is_set:
            self._look(total, Origin.SUM)

    def added_to(self, old: Value, access: Instruction) -> None:
        """Look at what is in the shadow before something is added to it, for an access."""
        if self.is_set:
            self._look(old, Origin.ADDED_TO, at=access)

    @cached_property
    def demands(self) -> Demands:
        """Return the demand of all values: a tangent that nobody demands may be anything."""

        def rule_of(call: CallBase) -> Rule | None:
            callee = certain_callee_of(call)
            is_known = callee is not None and callee.is_declaration
            return self.writer.unit.program.rule(callee) if callee and is_known else None

        return Demands(self.writer.context.function, self.writer.is_active, rule_of)

    def tangents(self, value: Value, lanes: Iterable[Value | None]) -> None:
        """Look at the tangents of a value where they are demanded whatever happens.

        Shadows of pointers are none.
        """
        if not self.is_set or self.writer.backwards:
            return
        if isinstance(value, Instruction):
            if value.opcode in _MOVES:
                return
            origin = _TANGENTS.get(value.opcode, Origin.OPERATION)
            used = (value, *value.operands)
        else:
            origin, used = Origin.SEED, ()
        for lane in lanes:
            if lane is not None:
                self._look(lane, origin, used, demand=self.demands.of(value))

    # -- code ----------------------------------------------------------------------------------

    def _look(
        self,
        value: Value,
        origin: Origin,
        used: tuple[Value, ...] = (),
        at: Instruction | None = None,
        demand: Demand | None = None,
    ) -> None:
        if isinstance(value, Constant):
            return
        builder = self.writer.builder
        numbers = list(_numbers(builder, value, demand))
        if not numbers:
            return
        function = declare(self.writer.unit.module, "__enzyme_cc_trap", _KIND, suffix="nounwind")
        place = self._place(at or self.writer.current)
        text = self.writer.unit.helpers.shown(f"{place}\0")
        kind = int_constant(I32, origin.value)
        values = self._primals(used) if origin is Origin.OPERATION else []
        values += [zero(DOUBLE)] * (_MOST - len(values))
        for number in numbers:
            builder.call(function, [number, text, kind, *values])

    def _place(self, at: Instruction | None) -> str:
        places = self.writer.unit.report.places
        name = places.name(self.writer.context.function)
        where = places.of(at) if at is not None else ""
        if not where or where.startswith("<"):
            return as_known(f"{where}: ").removesuffix(": ") if where else f"in {name}"
        return f"{where}: in {name}"

    def _primals(self, used: Iterable[Value]) -> list[Value]:
        """Return the values of the primal that an operation uses, as far as they are at hand."""
        made: list[Value] = []
        for each in used:
            if isinstance(each.type, FloatType) and not isinstance(each, Constant):
                found = self.writer.at_hand(each)
                made += _numbers(self.writer.builder, found) if found is not None else ()
        return made[:_MOST]


def _numbers(builder: Builder, value: Value, demand: Demand | None = None) -> Iterator[Value]:
    """Yield a value's always demanded numbers, as doubles that are finite where these are.

    Of structs and arrays, and where the demand is not given, all there are.
    """
    kind = value.type
    if isinstance(kind, FloatType):
        if demand is None or demand.always:
            yield _as_double(builder, value)
    elif isinstance(kind, VectorType) and isinstance(kind.element, FloatType):
        count = 0 if kind.scalable else kind.count
        wanted = (True,) * count if demand is None else shape_of(kind).lanes(demand.always)
        for index in filter(wanted.__getitem__, range(count)):
            yield _as_double(builder, builder.extractelement(value, int_constant(I32, index)))
    elif isinstance(kind, (StructType, ArrayType)):
        for index, each in enumerate(_members(kind)):
            if isinstance(each, (FloatType, VectorType, StructType, ArrayType)):
                yield from _numbers(builder, builder.extractvalue(value, [index]))


def _members(kind: StructType | ArrayType) -> tuple[Type, ...]:
    return kind.fields or () if isinstance(kind, StructType) else (kind.element,) * kind.count


def _as_double(builder: Builder, value: Value) -> Value:
    """Return a wider number as what it is less itself: nothing, unless it is not finite."""
    kind = value.type
    assert isinstance(kind, FloatType)
    if kind is DOUBLE:
        return value
    if kind.width < DOUBLE.width:
        return builder.fpext(value, DOUBLE)
    return builder.fptrunc(builder.fsub(value, value), DOUBLE)
