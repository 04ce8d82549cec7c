"""What an object defines and what it asks for, by name, as a linker sees it.

Of ELF objects: local symbols are nobody else's.
"""

from __future__ import annotations

import os
import struct
from typing import TYPE_CHECKING, NamedTuple

from enzyme_cc.lto.elf import SHT_DYNSYM, SHT_SYMTAB

if TYPE_CHECKING:
    from collections.abc import Iterator

    from enzyme_cc.lto.elf import Elf

_UNDEFINED = 0
_LOCAL, _WEAK = 0, 2
# By class: the layout of a symbol, and where in it name, info and section are.
_SYMBOLS = {1: ("IIIBBH", 0, 3, 5), 2: ("IBBHQQ", 0, 1, 3)}
_ORDERS = {1: "<", 2: ">"}
_OFFSET, _SIZE, _LINK = 4, 5, 6
_TYPE = 1


class Symbols(NamedTuple):
    """The names of one object."""

    #: Each with whether any other definition is preferred to it.
    defined: dict[str, bool]
    undefined: frozenset[str]


NONE = Symbols({}, frozenset())


def symbols_of(elf: Elf) -> Symbols:
    """The global symbols of an object."""
    defined: dict[str, bool] = {}
    undefined: set[str] = set()
    for name, binding, section in _symbols(elf):
        if binding == _LOCAL or not name:
            continue
        if section == _UNDEFINED:
            undefined.add(name)
        else:
            defined[name] = binding == _WEAK
    return Symbols(defined, frozenset(undefined))


def exported_by(elf: Elf) -> Symbols:
    """What a shared library offers to programs: all else is its own affair."""
    found = _symbols(elf, SHT_DYNSYM)
    defined = {
        name: binding == _WEAK
        for name, binding, section in found
        if name and binding != _LOCAL and section != _UNDEFINED
    }
    return Symbols(defined, frozenset())


def _symbols(elf: Elf, table_type: int = SHT_SYMTAB) -> Iterator[tuple[str, int, int]]:
    """Name, binding and section number of each."""
    fields, name, info, section = _SYMBOLS[elf.ident[4]]
    layout = struct.Struct(_ORDERS[elf.ident[5]] + fields)
    for header in elf.headers:
        if header[_TYPE] != table_type:
            continue
        size = header[_SIZE] - header[_SIZE] % layout.size
        table = elf.source.read(header[_OFFSET], size, "symbol table")
        strings = elf.headers[header[_LINK]]
        names = elf.source.read(strings[_OFFSET], strings[_SIZE], "symbol names")
        for row in layout.iter_unpack(table):
            start = row[name]
            found = names[start : names.find(b"\0", start)]
            yield os.fsdecode(found), row[info] >> 4, row[section]
