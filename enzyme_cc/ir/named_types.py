"""The named types of a module, each read from the text when somebody first asks for it."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from enzyme_cc.ir.reading.base import Reader
from enzyme_cc.ir.reading.cursor import MAX_DEPTH
from enzyme_cc.ir.types import StructType, Type
from enzyme_cc.ir.values import canonical

if TYPE_CHECKING:
    from collections.abc import Callable

    from enzyme_cc.ir.reading.surroundings import Surroundings


#: What flang calls derived types.
_DERIVED = re.compile(r"_Q\w*T\w+\Z")


def is_derived_type(kind: Type) -> bool:
    """Return whether it is a derived type of Fortran: its bytes are characters or integers."""
    return isinstance(kind, StructType) and bool(_DERIVED.match(kind.name or ""))


class NamedTypes:
    """The definitions `%x = type ...`, by `%x`."""

    __slots__ = ("_found", "_half_read", "_in_reading", "_module", "_place")

    def __init__(
        self, module: Surroundings, place: Callable[[str], tuple[int, int] | None]
    ) -> None:
        self._module = module
        #: Where the text defines a type.
        self._place = place
        self._found: dict[str, Type] = {}
        #: Structs that are there but have no fields yet.
        self._half_read: list[tuple[StructType, Reader]] = []
        #: Names of other types, each in the definition of the one before.
        self._in_reading: list[str] = []

    def get(self, ref: str) -> Type | None:
        """Return the type written `%x`."""
        found = self._found.get(ref)
        if found is not None:
            return found
        ref = canonical(ref)
        place = self._place(ref)
        if place is None:
            return None
        return self._found.get(ref) or self._read(ref, *place)

    def add(self, ref: str, kind: Type) -> None:
        """Add a new one."""
        self._found[ref] = kind

    def _read(self, ref: str, start: int, end: int) -> Type:
        """Return a struct at once; its fields are read when nothing else is half read."""
        reader = Reader(self._module, start, end)
        reader.cursor.advance()
        reader.cursor.expect("=")
        reader.cursor.expect("type")
        if not reader.starts_struct:
            return self._read_other(ref, reader)
        struct = self._found[ref] = StructType(None, name=ref[1:])
        self._half_read.append((struct, reader))
        if len(self._half_read) == 1:
            self._read_fields()
        return struct

    def _read_fields(self) -> None:
        try:
            for struct, reader in self._half_read:  # which grows meanwhile
                reader.definition(struct)
        except BaseException:
            # Nobody may see a struct without its fields.
            for struct, _ in self._half_read:
                self._found.pop(f"%{struct.name}", None)
            raise
        finally:
            self._half_read.clear()

    def _read_other(self, ref: str, reader: Reader) -> Type:
        if ref in self._in_reading:
            reader.cursor.fail(f"{ref} is defined by itself")
        if len(self._in_reading) > MAX_DEPTH:
            reader.cursor.fail(f"{ref} is a name for a name: more than {MAX_DEPTH} of them")
        self._in_reading.append(ref)
        found = self._found[ref] = reader.whole_type()
        self._in_reading.pop()
        return found
