"""Building what touches memory, computes addresses, or takes aggregates and vectors apart."""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_cc.ir.building import folding
from enzyme_cc.ir.building.base import (
    BuilderBase,
    alignment_text,
    checked_flags,
    require,
    require_scalar,
    require_stored,
    shown,
)
from enzyme_cc.ir.building.constants import scalar_in, vector_constant
from enzyme_cc.ir.constants import IntConstant, int_constant, poison
from enzyme_cc.ir.instructions import (
    Alloca,
    AtomicUpdate,
    CompareExchange,
    ExtractElement,
    ExtractValue,
    Fence,
    GetElementPointer,
    InsertElement,
    InsertValue,
    Load,
    ShuffleVector,
    Store,
    VaArg,
)
from enzyme_cc.ir.opcodes import OPCODES
from enzyme_cc.ir.reading.constants import address_type
from enzyme_cc.ir.reading.instructions import indexed_type
from enzyme_cc.ir.types import (
    I1,
    I32,
    I64,
    POINTER,
    VOID,
    ArrayType,
    FloatType,
    IntType,
    PointerType,
    StructType,
    Type,
    VectorType,
    scalar_of,
    struct_type,
    vector_type,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from enzyme_cc.ir.values import Value


class MemoryBuilder(BuilderBase):
    """The part of the builder about memory, addresses, aggregates and vectors.

    `ordering` makes an access atomic and is written as LLVM does: `seq_cst`, or with a scope in
    front of it `syncscope("agent") monotonic`.
    """

    __slots__ = ()

    def alloca(
        self,
        type_: Type,
        count: Value | None = None,
        *,
        align: int = 0,
        space: PointerType = POINTER,
        name: str = "",
    ) -> Alloca:
        """Build `alloca`."""
        require_stored("alloca", type_)
        if count is not None:
            require_scalar("alloca", count, "int")
        made = Alloca(OPCODES["alloca"], space, [] if count is None else [count])
        made.allocated = type_
        made.tail = alignment_text(align)
        if space.address_space:
            made.tail += f", {space.text.removeprefix('ptr ')}"
        return self.place(made, name)

    def load(
        self,
        type_: Type,
        pointer: Value,
        flags: str = "",
        *,
        align: int = 0,
        ordering: str = "",
        name: str = "",
    ) -> Load:
        """Build `load`."""
        require_stored("load", type_)
        require_scalar("load", pointer, "pointer")
        flags = _access_flags("load", flags, ordering)
        made = Load(OPCODES["load"], type_, [pointer], flags)
        made.tail = _atomic_text(ordering, align)
        return self.place(made, name)

    def store(
        self, value: Value, pointer: Value, flags: str = "", *, align: int = 0, ordering: str = ""
    ) -> Store:
        """Build `store`."""
        require_stored("store", value.type)
        require_scalar("store", pointer, "pointer")
        flags = _access_flags("store", flags, ordering)
        made = Store(OPCODES["store"], VOID, [value, pointer], flags)
        made.tail = _atomic_text(ordering, align)
        return self.place(made)

    def fence(self, ordering: str) -> Fence:
        """Build `fence`."""
        made = Fence(OPCODES["fence"], VOID, [])
        made.tail = f" {ordering}"
        return self.place(made)

    def cmpxchg(
        self,
        pointer: Value,
        values: tuple[Value, Value],
        orderings: str = "seq_cst seq_cst",
        flags: str = "",
        *,
        align: int = 0,
        name: str = "",
    ) -> CompareExchange:
        """Build `cmpxchg`: `values` are what must be there and what is put there then."""
        expected, new = values
        require_scalar("cmpxchg", pointer, "pointer")
        require_scalar("cmpxchg", expected, "int or pointer")
        if expected.type is not new.type:
            raise TypeError(f"cmpxchg compares {shown(expected)} and stores {shown(new)}")
        row = OPCODES["cmpxchg"]
        kind = struct_type((expected.type, I1))
        operands = [pointer, expected, new]
        made = CompareExchange(row, kind, operands, checked_flags(row, flags))
        made.tail = _atomic_text(orderings, align)
        return self.place(made, name)

    def atomicrmw(
        self,
        operation: str,
        pointer: Value,
        value: Value,
        ordering: str = "seq_cst",
        *,
        align: int = 0,
        name: str = "",
    ) -> AtomicUpdate:
        """Build `atomicrmw`; flags stand before the operation: `volatile add`."""
        require_scalar("atomicrmw", pointer, "pointer")
        if not isinstance(scalar_of(value.type), (IntType, FloatType, PointerType)):
            raise TypeError(f"atomicrmw {operation} cannot combine {shown(value)}")
        row = OPCODES["atomicrmw"]
        flags, _, word = operation.rpartition(" ")
        made = AtomicUpdate(row, value.type, [pointer, value], checked_flags(row, flags))
        made.operation = word
        made.tail = _atomic_text(ordering, align)
        return self.place(made, name)

    def va_arg(self, arguments: Value, type_: Type, *, name: str = "") -> VaArg:
        """Build `va_arg`."""
        require_scalar("va_arg", arguments, "pointer")
        return self.place(VaArg(OPCODES["va_arg"], type_, [arguments]), name)

    # -- addresses -----------------------------------------------------------------------------

    def gep(
        self,
        type_: Type,
        pointer: Value,
        indices: Sequence[Value | int],
        flags: str = "",
        *,
        name: str = "",
    ) -> Value:
        """Build `getelementptr`; plain numbers are i32 within structs and i64 elsewhere."""
        require_stored("getelementptr", type_)
        require("getelementptr", pointer, "pointer")
        operands = [pointer, *_steps(type_, indices)]
        result = address_type(operands)
        folded = folding.fold_address(result, operands) if self.fold else None
        if folded is not None:
            return folded
        row = OPCODES["getelementptr"]
        made = GetElementPointer(row, result, operands, checked_flags(row, flags))
        made.source_type = type_
        return self.place(made, name)

    def struct_gep(
        self, type_: Type, pointer: Value, field: int, flags: str = "inbounds", *, name: str = ""
    ) -> Value:
        """Return the address of a field."""
        return self.gep(type_, pointer, [int_constant(I32, 0), field], flags, name=name)

    # -- aggregates ----------------------------------------------------------------------------

    def extractvalue(self, aggregate: Value, indices: Sequence[int], *, name: str = "") -> Value:
        """Build `extractvalue`."""
        kind = _inside(aggregate, indices)
        folded = folding.fold_extract_value(aggregate, indices) if self.fold else None
        if folded is not None:
            return folded
        made = ExtractValue(OPCODES["extractvalue"], kind, [aggregate])
        made.indices = tuple(indices)
        return self.place(made, name)

    def insertvalue(
        self, aggregate: Value, element: Value, indices: Sequence[int], *, name: str = ""
    ) -> Value:
        """Build `insertvalue`."""
        kind = _inside(aggregate, indices)
        if kind is not element.type:
            raise TypeError(f"{aggregate.type} has a {kind} there, not {shown(element)}")
        fold = folding.fold_insert_value
        folded = fold(aggregate, element, indices) if self.fold else None
        if folded is not None:
            return folded
        made = InsertValue(OPCODES["insertvalue"], aggregate.type, [aggregate, element])
        made.indices = tuple(indices)
        return self.place(made, name)

    # -- vectors -------------------------------------------------------------------------------

    def extractelement(self, vector: Value, index: Value | int, *, name: str = "") -> Value:
        """Build `extractelement`."""
        kind = _vector("extractelement", vector)
        index = _lane_number("extractelement", index)
        folded = folding.fold_extract_element(vector, index) if self.fold else None
        if folded is not None:
            return folded
        made = ExtractElement(OPCODES["extractelement"], kind.element, [vector, index])
        return self.place(made, name)

    def insertelement(
        self, vector: Value, element: Value, index: Value | int, *, name: str = ""
    ) -> Value:
        """Build `insertelement`."""
        kind = _vector("insertelement", vector)
        index = _lane_number("insertelement", index)
        if element.type is not kind.element:
            raise TypeError(f"a lane of {kind} cannot be {shown(element)}")
        folded = folding.fold_insert_element(vector, element, index) if self.fold else None
        if folded is not None:
            return folded
        made = InsertElement(OPCODES["insertelement"], kind, [vector, element, index])
        return self.place(made, name)

    def shufflevector(
        self, left: Value, right: Value, mask: Value | Sequence[int], *, name: str = ""
    ) -> ShuffleVector:
        """Build `shufflevector`; -1 in a mask given as numbers is a lane that may be anything."""
        kind = _vector("shufflevector", left)
        if right.type is not kind:
            raise TypeError(f"shufflevector of {shown(left)} and {shown(right)}: two types")
        lanes = _mask(mask)
        shape = _vector("shufflevector", lanes)
        result = vector_type(shape.count, kind.element, scalable=shape.scalable)
        made = ShuffleVector(OPCODES["shufflevector"], result, [left, right, lanes])
        return self.place(made, name)


def _access_flags(opcode: str, flags: str, ordering: str) -> str:
    if not flags and not ordering:
        return ""
    return checked_flags(OPCODES[opcode], f"{flags} atomic" if ordering else flags)


def _atomic_text(ordering: str, align: int) -> str:
    return f" {ordering}{alignment_text(align)}" if ordering else alignment_text(align)


def _steps(type_: Type, indices: Sequence[Value | int]) -> list[Value]:
    """Return the indices as values, each one fit for the type it steps into."""
    steps: list[Value] = []
    inside: Type | None = None
    for index in indices:
        step = _step(inside, index)
        inside = type_ if inside is None else _stepped_into(inside, step)
        steps.append(step)
    return steps


def _step(inside: Type | None, index: Value | int) -> Value:
    if isinstance(index, int):
        return int_constant(I32 if isinstance(inside, StructType) else I64, index)
    require("getelementptr", index, "int")
    return index


def _stepped_into(inside: Type, step: Value) -> Type:
    if isinstance(inside, (ArrayType, VectorType)):
        return inside.element
    constant = scalar_in(step)
    if isinstance(constant, IntConstant) and constant.value >= 0:
        found = indexed_type(inside, (constant.value,))
        if found is not None:
            return found
    raise TypeError(f"getelementptr: {inside} has no {shown(step)}")


def _inside(aggregate: Value, indices: Sequence[int]) -> Type:
    kind = indexed_type(aggregate.type, tuple(indices)) if indices else None
    if kind is None:
        raise TypeError(f"{aggregate.type} has nothing at {', '.join(map(str, indices))}")
    return kind


def _vector(what: str, value: Value) -> VectorType:
    if not isinstance(value.type, VectorType):
        raise TypeError(f"{what} needs a vector, not {shown(value)}")
    return value.type


def _lane_number(what: str, index: Value | int) -> Value:
    if isinstance(index, int):
        return int_constant(I64, index)
    require_scalar(what, index, "int")
    return index


def _mask(mask: Value | Sequence[int]) -> Value:
    if not isinstance(mask, (list, tuple, range)):
        return mask  # type: ignore[return-value]
    return vector_constant([int_constant(I32, i) if i >= 0 else poison(I32) for i in mask])
