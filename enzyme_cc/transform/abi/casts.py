"""Making values what a request needs them to be: the repairs that its reading decided on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_cc.ir.constants import int_constant, null, poison, zero
from enzyme_cc.ir.types import I1, I8, I64, VOID
from enzyme_cc.requests.model import Repair

if TYPE_CHECKING:
    from collections.abc import Callable

    from enzyme_cc.ir.building.builder import Builder
    from enzyme_cc.ir.datalayout import DataLayout
    from enzyme_cc.ir.instructions import CallBase
    from enzyme_cc.ir.types import Type
    from enzyme_cc.ir.values import Value
    from enzyme_cc.requests.model import Operand


class Fitter:
    """Repairs at one place of a function, of what `call` passes."""

    def __init__(self, builder: Builder, layout: DataLayout, call: CallBase | None = None) -> None:
        self.builder = builder
        self.layout = layout
        self.call = call

    def passed(self, operand: Operand) -> Value:
        """Return the current argument: another request's result may have been replaced by now."""
        if self.call is None:
            return operand.value
        return self.call.arguments[operand.position]

    def operand(self, operand: Operand) -> Value:
        """Return a value passed, as the type that is wanted of it."""
        value = self.passed(operand)
        if operand.type is None:
            return value
        if operand.offset:
            offset = int_constant(I64, operand.offset)
            return self.builder.load(operand.type, self.builder.gep(I8, value, [offset]))
        return _REPAIRS[operand.repair](self, value, operand.type)

    def result(self, value: Value | None, wanted: Type, repair: Repair) -> Value | None:
        """Return what a request returns, as the type it is declared to return."""
        if value is None or repair is Repair.DROP or wanted is VOID:
            return None if wanted is VOID else poison(wanted)
        return _REPAIRS[repair](self, value, wanted)

    def step(self, pointer: Value, stride: Value, times: int) -> Value:
        """Return the address so many strides further on."""
        if not times:
            return pointer
        wide = stride if stride.type is I64 else self.builder.sext(stride, I64)
        offset = self.builder.mul(wide, int_constant(I64, times))
        return self.builder.gep(I8, pointer, [offset])

    # -- repairs -------------------------------------------------------------------------------

    def same(self, value: Value, _wanted: Type) -> Value:
        """Return the value as it is."""
        return value

    def bitcast(self, value: Value, wanted: Type) -> Value:
        """Return the same bits."""
        return self.builder.bitcast(value, wanted)

    def space(self, value: Value, wanted: Type) -> Value:
        """Return the same address in another space."""
        return self.builder.addrspacecast(value, wanted)

    def truncated(self, value: Value, wanted: Type) -> Value:
        """Return the low bits; a truth is one of all of them, as in C."""
        if wanted is I1:
            return self.builder.icmp("ne", value, zero(value.type))
        return self.builder.trunc(value, wanted)

    def narrowed(self, value: Value, wanted: Type) -> Value:
        """Return the number in fewer bits."""
        return self.builder.fptrunc(value, wanted)

    def no_pointer(self, _value: Value, wanted: Type) -> Value:
        """Return the null pointer."""
        return null(wanted)  # type: ignore[arg-type]

    def loaded(self, value: Value, wanted: Type) -> Value:
        """Return what is behind the address."""
        return self.builder.load(wanted, value)

    def through_memory(self, value: Value, wanted: Type) -> Value:
        """Return the same bytes as another type."""
        larger = max((value.type, wanted), key=self.layout.alloc_size)
        alignment = max(map(self.layout.preferred_alignment, (value.type, wanted)))
        place = self.stack(larger, alignment)
        self.builder.store(value, place)
        return self.builder.load(wanted, place)

    def stack(self, kind: Type, alignment: int = 0) -> Value:
        """Return memory in the entry block, so that it is there once."""
        function = self.builder.block.function
        assert function is not None
        kept = self.builder.block, self.builder.position
        first = function.entry.first_after_phis()
        assert first is not None
        self.builder.move_before(first)
        made = self.builder.alloca(kind, align=alignment or self.layout.preferred_alignment(kind))
        self.builder.block, self.builder.position = kept
        return made


_REPAIRS: dict[Repair, Callable[[Fitter, Value, Type], Value]] = {
    Repair.NONE: Fitter.same,
    Repair.BITCAST: Fitter.bitcast,
    Repair.ADDRESS_SPACE: Fitter.space,
    Repair.TRUNCATE: Fitter.truncated,
    Repair.NARROW: Fitter.narrowed,
    Repair.NULL: Fitter.no_pointer,
    Repair.REPACK: Fitter.through_memory,
    Repair.LOAD: Fitter.loaded,
    Repair.PREFIX: Fitter.through_memory,
}
