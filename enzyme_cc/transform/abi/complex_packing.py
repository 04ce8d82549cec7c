"""Read how a machine passes complex numbers off a function's argument and result types.

Two arguments, a struct, an array or a vector of two, an integer of their bits, or memory: each way
is a row of a table here, so that no machine and no function has one of its own.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from enzyme_cc.ir.constants import int_constant, poison
from enzyme_cc.ir.module import module_of
from enzyme_cc.ir.types import (
    FP128,
    I8,
    I64,
    VOID,
    ArrayType,
    FloatType,
    IntType,
    PointerType,
    StructType,
    Type,
    VectorType,
    struct_type,
    vector_type,
)
from enzyme_cc.requests.site import attribute_type
from enzyme_cc.rules.argument import Role
from enzyme_cc.rules.model import are_complex
from enzyme_cc.transform.abi.casts import Fitter
from enzyme_cc.transform.code.derivative_attributes import split

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from enzyme_cc.ir.building.builder import Builder
    from enzyme_cc.ir.datalayout import DataLayout
    from enzyme_cc.ir.function import Argument, Function
    from enzyme_cc.ir.values import Value
    from enzyme_cc.rules.model import Rule


class Slot(NamedTuple):
    """One number or complex number as it is passed or returned."""

    #: Of the arguments that it takes.
    types: tuple[Type, ...]
    is_complex: bool = False
    attributes: str = ""
    #: The order of a power, and the like: it is passed as any integer is.
    is_integer: bool = False


class Convention(NamedTuple):
    """The way a function takes and returns its numbers, all of one type."""

    number: FloatType
    arguments: tuple[Slot, ...]
    result: Slot
    #: Whether the result goes where the first argument points to.
    in_memory: bool

    @property
    def shows_complex(self) -> bool:
        """Return whether it says how complex numbers are taken, and how they are given."""
        return self.result.is_complex and any(each.is_complex for each in self.arguments[:1])

    @property
    def uses_memory(self) -> bool:
        """Return whether a call reads or writes memory to take and to give its numbers."""
        return self.in_memory or any(_is_pointer(each.types[0]) for each in self.arguments)


def convention_of(function: Function, rule: Rule) -> Convention | None:
    """Return how a function of a rule is called; None where that is none of the ways we know."""
    function.load()
    number = _number(function)
    if number is None or "inreg" in function.prefix or _is_pointer(function.return_type):
        return None
    parameters = list(function.arguments)
    is_complex = any(are_complex(rule.results))
    in_memory = function.return_type is VOID and bool(parameters) and is_complex
    first = parameters.pop(0) if in_memory else None
    result = Slot(
        (function.return_type if first is None else first.type,),
        is_complex,
        "" if first is None else first.attributes,
    )
    slots = tuple(_slots(parameters, rule, number))
    found = Convention(number, slots, result, in_memory)
    fits = sum(len(each.types) for each in slots) == len(parameters)
    fits = fits and len(slots) == len(are_complex(rule.arguments))
    known = fits and all(_is_known(each, number) for each in (*slots, result))
    return found if known and _is_certain(found, function) else None


def _is_certain(found: Convention, function: Function) -> bool:
    """Return whether pointers are to complex numbers: a program's own function may have any.

    Compilers say so where they mean it, but for quadruple precision. Names with `__` are theirs.
    """
    if found.number is FP128 or function.name.startswith("__"):
        return True
    pair = struct_type((found.number, found.number))
    if found.in_memory:
        return _says(function, function.arguments[0], _RETURNED) is pair
    pointers = [each for each in function.arguments if _is_pointer(each.type)]
    return all(_says(function, each, _COPIED) is pair for each in pointers)


def _says(function: Function, argument: Argument, word: str) -> Type | None:
    return attribute_type(module_of(function), argument.attributes, word)


_COPIED, _RETURNED = "byval", "sret"


def _number(function: Function) -> FloatType | None:
    """Return the type of the numbers: the first that a type says."""
    for kind in (function.return_type, *(each.type for each in function.arguments)):
        found = _element(kind)
        if found is not None:
            return found
    for argument in function.arguments:
        for word in (_RETURNED, _COPIED):
            said = _says(function, argument, word)
            found = None if said is None else _element(said)
            if found is not None:
                return found
    return None


def _element(kind: Type) -> FloatType | None:
    if isinstance(kind, StructType):
        kind = kind.fields[0] if kind.fields else VOID
    elif isinstance(kind, (ArrayType, VectorType)):
        kind = kind.element
    return kind if isinstance(kind, FloatType) else None


def _slots(parameters: list[Argument], rule: Rule, number: FloatType) -> Iterator[Slot]:
    at = place = 0
    for is_complex in are_complex(rule.arguments):
        if at >= len(parameters):
            return
        count = 2 if is_complex and parameters[at].type is number else 1
        given = parameters[at : at + count]
        kinds, words = tuple(each.type for each in given), given[0].attributes
        yield Slot(kinds, is_complex, words, rule.arguments[place].role is Role.INTEGER)
        at += count
        place += 2 if is_complex else 1


def _is_known(slot: Slot, number: FloatType) -> bool:
    if slot.is_integer:
        return isinstance(slot.types[0], IntType)
    if not slot.is_complex:
        return slot.types == (number,)
    if len(slot.types) == 2:
        return slot.types == (number, number)
    (kind,) = slot.types
    return kind.text in _texts(number) or _is_pointer(kind) or _fields(kind) == (number, number)


def _texts(number: FloatType) -> tuple[str, ...]:
    return (f"[2 x {number}]", f"<2 x {number}>", f"i{2 * number.width}")


def _fields(kind: Type) -> tuple[Type, ...] | None:
    return kind.fields if isinstance(kind, StructType) else None


def _is_pointer(kind: Type) -> bool:
    return isinstance(kind, PointerType)


# -- numbers out of what they are in, and back -----------------------------------------------------


class Packer:
    """Takes complex numbers apart and puts them together, at one place of a function."""

    def __init__(self, builder: Builder, layout: DataLayout, number: FloatType) -> None:
        self.builder = builder
        self.layout = layout
        self.number = number
        self.pair = struct_type((number, number))

    def numbers(self, slot: Slot, values: list[Value]) -> list[Value]:
        """Return the one or two numbers in what is passed."""
        if len(values) == 2 or not slot.is_complex:
            return values
        return _WAYS[type(slot.types[0])][0](self, values[0], slot)

    def packed(self, slot: Slot, numbers: list[Value]) -> list[Value]:
        """Return what is passed for one or two numbers."""
        if len(slot.types) == 2 or not slot.is_complex:
            return numbers
        return [_WAYS[type(slot.types[0])][1](self, numbers, slot)]

    def place(self) -> Value:
        """Return memory for a complex number."""
        return Fitter(self.builder, self.layout).stack(self.pair)

    def stored(self, numbers: list[Value], pointer: Value, attributes: str = "") -> None:
        """Write numbers where a pointer points to."""
        for index, each in enumerate(numbers):
            address, align = self._address(pointer, index), self._alignment(index, attributes)
            self.builder.store(each, address, align=align)

    def fields(self, value: Value, _slot: Slot) -> list[Value]:
        """Return the two of a struct or an array."""
        return [self.builder.extractvalue(value, [index]) for index in (0, 1)]

    def lanes(self, value: Value, _slot: Slot) -> list[Value]:
        """Return the two of a vector."""
        return [self.builder.extractelement(value, index) for index in (0, 1)]

    def bits(self, value: Value, slot: Slot) -> list[Value]:
        """Return the two in the bits of an integer."""
        return self.lanes(self.builder.bitcast(value, vector_type(2, self.number)), slot)

    def loaded(self, pointer: Value, slot: Slot) -> list[Value]:
        """Return the two in memory."""
        return [
            self.builder.load(
                self.number,
                self._address(pointer, index),
                align=self._alignment(index, slot.attributes),
            )
            for index in (0, 1)
        ]

    def aggregate(self, numbers: list[Value], slot: Slot) -> Value:
        """Return a struct or an array of them."""
        made: Value = poison(slot.types[0])
        for index, each in enumerate(numbers):
            made = self.builder.insertvalue(made, each, [index])
        return made

    def vector(self, numbers: list[Value], _slot: Slot) -> Value:
        """Return a vector of them."""
        made: Value = poison(vector_type(2, self.number))
        for index, each in enumerate(numbers):
            made = self.builder.insertelement(made, each, index)
        return made

    def integer(self, numbers: list[Value], slot: Slot) -> Value:
        """Return an integer of their bits."""
        return self.builder.bitcast(self.vector(numbers, slot), slot.types[0])

    def memory(self, numbers: list[Value], _slot: Slot) -> Value:
        """Return a pointer to new memory that holds them."""
        made = self.place()
        self.stored(numbers, made)
        return made

    def _address(self, pointer: Value, index: int) -> Value:
        if not index:
            return pointer
        return self.builder.gep(I8, pointer, [int_constant(I64, self._step())])

    def _step(self) -> int:
        return self.layout.alloc_size(self.number)

    def _alignment(self, index: int, attributes: str) -> int:
        """Return the alignment of a number, the first or the second, in memory of the caller's."""
        words = [each for each in split(attributes) if each.startswith("align ")]
        said = int(words[0].split()[1]) if words else self.layout.abi_alignment(self.number)
        return said if not index else min(said, self._step() & -self._step())


_WAYS: dict[type[Type], tuple[Callable[..., list[Value]], Callable[..., Value]]] = {
    ArrayType: (Packer.fields, Packer.aggregate),
    IntType: (Packer.bits, Packer.integer),
    PointerType: (Packer.loaded, Packer.memory),
    StructType: (Packer.fields, Packer.aggregate),
    VectorType: (Packer.lanes, Packer.vector),
}
