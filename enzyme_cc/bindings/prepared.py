"""Calls that were made before with arguments like these: what to copy, allocate and read is known.

A call with the same types and shapes as an earlier one differs from it in addresses and numbers
only. So the first is done step by step (`functions.py`), and what it did is kept for the others.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from enzyme_cc.bindings.arrays import dtype_of
from enzyme_cc.bindings.slots import PRIMAL

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Mapping, Sequence

    from enzyme_cc.bindings.binding import Binder
    from enzyme_cc.bindings.native import Key, NativeEntry

_Array = np.ndarray[Any, Any]
#: From the kind of a parameter's type to the type of a number that needs no conversion.
_PLAIN = {"f": float, "c": complex, "i": int, "u": int, "b": bool}


class Likeness:
    """The likeness of calls: what they have in common to be done the same way."""

    def __init__(self, binder: Binder) -> None:
        self.names = binder.order
        self.places = {name: index for index, name in enumerate(self.names)}
        self.checks = [
            (
                taker.is_number,
                None if taker.is_large else _PLAIN.get(taker.dtype.kind),
                taker.dtype,
                taker.order == "F",
                taker.dtype.kind in "iub",
            )
            for taker in (binder.takers[name] for name in self.names)
        ]

    def arranged(self, args: Sequence[object], kwargs: Mapping[str, object]) -> list[object]:
        """Return all arguments in order, None for each not given; too many if any is odd."""
        found = [*args, *[None] * (len(self.names) - len(args))]
        for name, value in kwargs.items():
            place = self.places.get(name, -1)
            if place < len(args):
                return [*found, None]
            found[place] = value
        return found

    def of(self, args: Sequence[object]) -> tuple[object, ...] | None:
        """Return what these arguments are like; None where any must be converted first."""
        if len(args) != len(self.checks):
            return None
        parts: list[object] = []
        for value, (is_number, plain, dtype, is_fortran, is_size) in zip(
            args, self.checks, strict=True
        ):
            if value is None:
                parts.append(None)
            elif is_number:
                if type(value) is not plain:
                    return None
                parts.append(value if is_size else plain)
            else:
                if type(value) is not np.ndarray or value.dtype != dtype:
                    return None
                flags = value.flags
                is_laid_out = flags.f_contiguous if is_fortran else flags.c_contiguous
                if not is_laid_out or not flags.aligned:
                    return None
                parts.append(value.shape)
        return tuple(parts)


class Prepared:
    """One such way: a template of the slots, and what to put into it."""

    def __init__(
        self,
        entry: NativeEntry,
        args: Sequence[object],
        names: Sequence[str],
        values: Mapping[Key, Any],
        written: Collection[str],
    ) -> None:
        self.entry = entry
        self.layout = entry.layout
        self.memory = entry.memory
        self.call = entry.call
        position = {name: index for index, name in enumerate(names)}
        self.template: list[Any] = []
        #: Places of the template, and the arguments that go there: addresses, numbers, pairs.
        self.addresses: list[tuple[int, int]] = []
        self.numbers: list[tuple[int, int]] = []
        self.pairs: list[tuple[int, int]] = []
        #: Places of addresses of new memory, and how to make it.
        self.fresh: list[tuple[int, Callable[..., _Array], tuple[Any, ...]]] = []
        #: Places of addresses of copies of arguments.
        self.copies: list[tuple[int, int, str]] = []
        #: Which of the new arrays a value is.
        self.arrays: dict[Key, int] = {}
        for key, slot in zip(entry.keys, entry.slots, strict=True):
            role, name = key
            at = len(self.template)
            value = values[key]
            given = position.get(name) if role == PRIMAL else None
            given = None if given is None or args[given] is None else given
            if not slot.is_address:
                is_pair = isinstance(value, complex)
                if given is not None:
                    (self.pairs if is_pair else self.numbers).append((at, given))
                self.template += (value.real, value.imag) if is_pair else (value,)
                continue
            self.template.append(0)
            if given is not None and value is args[given]:
                self.addresses.append((at, given))
            elif given is not None and name in written:
                self.arrays[key] = -1 - len(self.copies)
                self.copies.append((at, given, "F" if _is_fortran(value) else "C"))
            else:
                assert given is None, "an argument that was converted is none to do again"
                self.arrays[key] = len(self.fresh)
                self.fresh.append((at, np.zeros, (value.shape, value.dtype, _order(value))))

    def run(self, args: Sequence[Any]) -> tuple[tuple[Any, ...], list[_Array], list[_Array]]:
        """Call it; return the numbers in its slots, new arrays and copies."""
        flat = self.template.copy()
        for at, index in self.addresses:
            flat[at] = args[index].__array_interface__["data"][0]
        for at, index in self.numbers:
            flat[at] = args[index]
        for at, index in self.pairs:
            flat[at], flat[at + 1] = args[index].real, args[index].imag
        made = []
        for at, make, how in self.fresh:
            array = make(*how)
            made.append(array)
            flat[at] = array.__array_interface__["data"][0]
        copies = []
        for at, index, order in self.copies:
            array = args[index].copy(order)
            copies.append(array)
            flat[at] = array.__array_interface__["data"][0]
        memory = bytearray(self.layout.size)
        self.layout.pack_into(memory, 0, *flat)
        if self.call(self.memory.from_buffer(memory)):
            raise self.entry.error()
        return self.layout.unpack_from(memory), made, copies


class Reader:
    """Reads some of a prepared call's values: the same ones, in the same order, each time."""

    def __init__(self, prepared: Prepared, keys: Sequence[Key]) -> None:
        self.steps: list[tuple[int, int, Callable[..., Any] | None]] = []
        for key in keys:
            at, slot = prepared.entry.places[key]
            if slot.is_address:
                self.steps.append((0, prepared.arrays[key], None))
            else:
                kind = dtype_of(slot.type)
                self.steps.append((2 if kind.kind == "c" else 1, at, kind.type))

    def read(self, found: tuple[Any, ...], made: list[_Array], copies: list[_Array]) -> list[Any]:
        """Return the values."""
        values: list[Any] = []
        for how, at, kind in self.steps:
            if kind is None:
                array = made[at] if at >= 0 else copies[-1 - at]
                values.append(array if array.ndim or array.dtype.names else array[()])
            else:
                values.append(kind(found[at] if how == 1 else complex(found[at], found[at + 1])))
        return values


def _is_fortran(array: _Array) -> bool:
    return array.ndim > 1 and array.flags.f_contiguous


def _order(array: _Array) -> str:
    return "F" if _is_fortran(array) else "C"
