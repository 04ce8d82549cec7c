"""Load native libraries and run their entries."""

from __future__ import annotations

import ctypes
import os
import struct
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any

import numpy as np

from enzyme_cc.bindings.errors import NativeError
from enzyme_cc.bindings.glue import slots_of, width_of
from enzyme_cc.bindings.records import Scalar

if TYPE_CHECKING:
    from collections.abc import Mapping

    from enzyme_cc.bindings.glue import Entry
    from enzyme_cc.bindings.records import Function
    from enzyme_cc.bindings.slots import Slot

#: What a slot of an entry that runs row by row is: see `ez_rows` in `glue.py`.
STAYS, MOVES, READ, WRITTEN, SKIPPED = 0, 1, 2, 4, 8
#: A value of a call by its role and name.
Key = tuple[str, str]


def load_bytes(data: bytes, name: str) -> ctypes.CDLL:
    """Load a library that was kept as bytes: from a file of a name that no other ever has."""
    with TemporaryDirectory(prefix="enzyme-") as folder:
        path = os.path.join(folder, name)
        with open(path, "wb") as file:
            file.write(data)
        return ctypes.CDLL(path)


class Rows(np.ndarray[Any, Any]):
    """An array of which each row belongs to another run of the entry."""


def rows(array: np.ndarray[Any, Any]) -> Rows:
    """Return an array as one of rows."""
    return array.view(Rows)


class NativeEntry:
    """One entry of a loaded library: packs its slots, calls it, and reads what came back."""

    def __init__(self, library: ctypes.CDLL, function: Function, entry: Entry) -> None:
        self.name = function.name
        self.wrt = entry.wrt
        self.slots = slots_of(function, entry)
        self.keys: list[Key] = [(slot.role, slot.name) for slot in self.slots]
        self.layout = struct.Struct("<" + "".join(slot.format for slot in self.slots))
        self.memory = ctypes.c_char * self.layout.size
        self.call = getattr(library, entry.symbol)
        self.call.argtypes = [ctypes.c_void_p]
        self.call_rows = getattr(library, f"{entry.symbol}_rows")
        self.call_rows.argtypes = [ctypes.c_void_p, ctypes.c_void_p, ctypes.c_long]
        self.library = library
        #: Where a slot's first value is among those of `layout`.
        self.places: dict[Key, tuple[int, Slot]] = {}
        at = 0
        for key, slot in zip(self.keys, self.slots, strict=True):
            self.places[key] = at, slot
            at += len(struct.unpack(f"<{slot.format}", bytes(8 * width_of(slot))))

    def run(self, values: Mapping[Key, Any]) -> tuple[Any, ...]:
        """Call it once; return the numbers in its slots."""
        flat: list[Any] = []
        for key, slot in zip(self.keys, self.slots, strict=True):
            value = values[key]
            if slot.is_address:
                flat.append(value.__array_interface__["data"][0])
            elif isinstance(slot.type, Scalar) and slot.type.is_complex:
                flat += (value.real, value.imag)
            else:
                flat.append(value)
        memory = bytearray(self.layout.size)
        try:
            self.layout.pack_into(memory, 0, *flat)
        except struct.error as error:
            raise OverflowError(
                f"{self.name}: a number does not fit its parameter: {error}"
            ) from None
        if self.call(self.memory.from_buffer(memory)):
            raise self.error()
        return self.layout.unpack_from(memory)

    def number(self, found: tuple[Any, ...], key: Key) -> Any:  # noqa: ANN401 - of the slot's type
        """Return one number of those that came back."""
        at, slot = self.places[key]
        if isinstance(slot.type, Scalar) and slot.type.is_complex:
            return complex(found[at], found[at + 1])
        return found[at]

    def run_rows(self, values: Mapping[Key, Any], written: set[Key], count: int) -> None:
        """Call it once for each row; arrays of rows take what comes back in slots."""
        table = np.zeros((self.layout.size // 8, 3), np.int64)
        memory = bytearray(self.layout.size)
        offset = 0
        for key, slot in zip(self.keys, self.slots, strict=True):
            value = values[key]
            place = offset // 8
            is_rows = isinstance(value, Rows)
            if is_rows or slot.is_address:
                struct.pack_into("<Q", memory, offset, value.__array_interface__["data"][0])
            else:
                parts = (value.real, value.imag) if isinstance(value, complex) else (value,)
                struct.pack_into(f"<{slot.format}", memory, offset, *parts)
            width = width_of(slot)
            if is_rows:
                how = MOVES if slot.is_address else READ | (WRITTEN if key in written else 0)
                table[place] = how, value.strides[0] if value.ndim else 0, value.itemsize
                if width > 1 and not slot.is_address:
                    table[place + 1, 0] = SKIPPED
            offset += 8 * width
        if self.call_rows(self.memory.from_buffer(memory), table.ctypes.data, count):
            raise self.error()

    def error(self) -> NativeError:
        """Return the exception that left the function."""
        get = self.library.ez_error
        get.restype = ctypes.c_char_p
        text = (get() or b"").decode("utf-8", "replace")
        return NativeError(f"{self.name} threw: {text or 'an exception of no standard type'}")
