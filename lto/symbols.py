"""The symbols an object defines and those it needs, as a linker sees them.

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

_UNDEFINED, _COMMON = 0, 0xFFF2
_LOCAL, _GLOBAL = 0, 1
_FUNCTION, _FILE = 2, 4
# By class: the layout of a symbol, and where in it name, info, section, value and size are.
_SYMBOLS = {1: ("IIIBBH", 0, 3, 5, 1, 2), 2: ("IBBHQQ", 0, 1, 3, 4, 5)}
_ORDERS = {1: "<", 2: ">"}
_OFFSET, _SIZE, _LINK, _INFO = 4, 5, 6, 7
_TYPE = 1
_DEFAULT_VERSION = "@@"
# By type of a section with relocations and class: their layout; which symbol, by class.
_RELOCATIONS = {(4, 1): "IIi", (4, 2): "QQq", (9, 1): "II", (9, 2): "QQ"}
_SYMBOL_OF = {1: 8, 2: 32}


class Symbols(NamedTuple):
    """The names of one object."""

    #: Each with whether any other definition is preferred to it: weak ones, and common ones.
    defined: dict[str, bool]
    undefined: frozenset[str]
    #: The source files that it was made of, as far as it says so.
    files: tuple[str, ...] = ()


class Row(NamedTuple):
    """A symbol as it stands in the table."""

    name: str
    binding: int
    kind: int
    section: int
    value: int
    size: int


NONE = Symbols({}, frozenset())


def symbols_of(elf: Elf) -> Symbols:
    """Return the global symbols of an object."""
    defined: dict[str, bool] = {}
    undefined: set[str] = set()
    files: list[str] = []
    for each in _rows(elf):
        if each.kind == _FILE and each.name:
            files.append(each.name)
        if each.binding == _LOCAL or not each.name:
            continue
        if each.section == _UNDEFINED:
            undefined.add(each.name)
        else:
            name = each.name.partition(_DEFAULT_VERSION)[0]
            defined[name] = each.binding != _GLOBAL or each.section == _COMMON
    return Symbols(defined, frozenset(undefined), tuple(files))


def exported_by(elf: Elf) -> Symbols:
    """Return what a shared library offers to programs: all else is its own affair."""
    defined = {
        each.name: each.binding != _GLOBAL
        for each in _rows(elf, SHT_DYNSYM)
        if each.name and each.binding != _LOCAL and each.section != _UNDEFINED
    }
    return Symbols(defined, frozenset())


def users_of(elf: Elf, names: set[str]) -> dict[str, list[str]]:
    """Return the functions of an object whose code refers to each of some symbols."""
    rows = list(_rows(elf))
    wanted = {at for at, each in enumerate(rows) if each.name in names}
    found: dict[str, list[str]] = {}
    for section, offset, symbol in _references(elf):
        if symbol in wanted:
            users = found.setdefault(rows[symbol].name, [])
            users += [each.name for each in rows if _holds(each, section, offset)]
    return {name: list(dict.fromkeys(users)) for name, users in found.items()}


def _holds(each: Row, section: int, offset: int) -> bool:
    inside = each.value <= offset < each.value + each.size
    return each.kind == _FUNCTION and each.section == section and inside


def _references(elf: Elf) -> Iterator[tuple[int, int, int]]:
    """Yield each relocation: its section, the offset there, and the number of its symbol."""
    kind = elf.ident[4]
    for header in elf.headers:
        fields = _RELOCATIONS.get((header[_TYPE], kind))
        if fields is None:
            continue
        layout = struct.Struct(_ORDERS[elf.ident[5]] + fields)
        size = header[_SIZE] - header[_SIZE] % layout.size
        for row in layout.iter_unpack(elf.source.read(header[_OFFSET], size, "relocations")):
            yield header[_INFO], row[0], row[1] >> _SYMBOL_OF[kind]


def _rows(elf: Elf, table_type: int = SHT_SYMTAB) -> Iterator[Row]:
    fields, name, info, section, value, extent = _SYMBOLS[elf.ident[4]]
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
            found = os.fsdecode(names[start : names.find(b"\0", start)])
            kind = row[info]
            yield Row(found, kind >> 4, kind & 15, row[section], row[value], row[extent])
