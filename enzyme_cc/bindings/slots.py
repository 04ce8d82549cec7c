"""The layout of the one argument of native entries: an array of 8-byte slots.

A slot holds an address, an integer, or the bytes of a number; a number of more than 8 bytes takes
several. Results and shadows of numbers come back in their slots.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from enzyme_cc.bindings.records import Scalar

if TYPE_CHECKING:
    from collections.abc import Iterator

    from enzyme_cc.bindings.records import Parameter, Type

#: Roles of a slot: the primal value, and what derivatives bring in addition.
PRIMAL, SHADOW, TANGENT, SECOND = "", "d_", "v_", "h_"
#: The name of what a function returns.
RESULT = "return"

#: How Python's struct module writes a number, padded to whole slots.
_FORMATS = {
    **{"f8": "d", "f4": "f4x", "f2": "e6x", "c8": "ff", "c16": "dd"},
    **{"i8": "q", "i4": "i4x", "i2": "h6x", "i1": "b7x", "b1": "?7x", "text": "b7x"},
    **{"u8": "Q", "u4": "I4x", "u2": "H6x", "u1": "B7x"},
}
ADDRESS = "Q"


class Slot(NamedTuple):
    """One value of an entry: its name with its role, and how it is written."""

    name: str
    role: str
    #: How `struct` packs it: an address, or a number.
    format: str
    type: Type
    is_address: bool
    #: Whether the function itself takes a pointer to it.
    is_reference: bool = False


def is_in_slot(kind: Type) -> bool:
    """Return whether a single value of that type lives in its slots, not behind an address."""
    return isinstance(kind, Scalar) and kind.code in _FORMATS


def value_slot(name: str, kind: Type, role: str = PRIMAL) -> Slot:
    """Return the slot of a single value: in place, or behind an address where it is large."""
    if isinstance(kind, Scalar) and is_in_slot(kind):
        return Slot(name, role, _FORMATS[kind.code], kind, is_address=False)
    return Slot(name, role, ADDRESS, kind, is_address=True)


def parameter_slots(parameter: Parameter, role: str = PRIMAL) -> Iterator[Slot]:
    """Yield the slots of one parameter: an address, and the lengths that pass with it."""
    if not parameter.is_array:
        made = value_slot(parameter.name, parameter.type, role)
        yield made._replace(is_reference=parameter.is_by_reference)
        return
    yield Slot(parameter.name, role, ADDRESS, parameter.type, is_address=True)
    if role == PRIMAL:
        for name in parameter.lengths:
            yield Slot(name, role, "Q", Scalar("u8"), is_address=False)
