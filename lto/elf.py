"""ELF objects: find sections by name, read them, and make edited tables.

Both classes, both byte orders, and more sections than 16 bits can count. Knows nothing of
bitcode. Reads the header, the section headers and their names only. On the driver's fast
path: struct and neighbours.
"""

from __future__ import annotations

import struct

from enzyme_cc.diagnostics import user_error
from enzyme_cc.lto.source import Source, damaged

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

MAGIC = b"\x7fELF"
ET_REL = 1
ET_DYN = 3
SHT_PROGBITS = 1
SHT_SYMTAB = 2
SHT_STRTAB = 3
SHT_NOBITS = 8
SHT_DYNSYM = 11
SHF_COMPRESSED = 0x800
SHF_EXCLUDE = 0x80000000

# Values that do not fit the header's 16 bits are in section 0 instead.
_SHN_LORESERVE = 0xFF00
_SHN_XINDEX = 0xFFFF
_IDENT_SIZE = 16

_NAME, _TYPE, _FLAGS, _OFFSET, _SIZE, _LINK = 0, 1, 2, 4, 5, 6
# Where the fields of the file header are, counted after e_ident.
_E_TYPE, _E_SHOFF, _E_SHENTSIZE, _E_SHNUM, _E_SHSTRNDX = 0, 5, 10, 11, 12

# By what e_ident says of byte order and class: file header after e_ident, section header,
# word, and the name at the start of a symbol.
_ORDERS = {1: "<", 2: ">"}
_FORMATS = {
    1: ("HHIIIIIHHHHHH", "IIIIIIIIII", "I", "I12x"),
    2: ("HHIQQQIHHHHHH", "IIQQQQIIQQ", "Q", "I20x"),
}


class Layout:
    """The layout of headers, words and symbols in one class and byte order."""

    __slots__ = ("header", "section", "symbol", "word")

    def __init__(self, kind: int, order: int) -> None:
        header, section, word, symbol = _FORMATS[kind]
        self.header = struct.Struct(_ORDERS[order] + header)
        self.section = struct.Struct(_ORDERS[order] + section)
        self.word = struct.Struct(_ORDERS[order] + word)
        self.symbol = struct.Struct(_ORDERS[order] + symbol)


class Section:
    """A section header as it stands in the file; `index` is its number."""

    __slots__ = ("fields", "index", "name")

    def __init__(self, index: int, name: bytes, fields: tuple[int, ...]) -> None:
        self.index = index
        self.name = name
        self.fields = fields

    @property
    def flags(self) -> int:
        """Return the SHF_ bits."""
        return self.fields[_FLAGS]

    @property
    def excluded(self) -> bool:
        """Return whether linkers leave the section out of programs."""
        return bool(self.flags & SHF_EXCLUDE)

    @property
    def size(self) -> int:
        """Return how many bytes the section has, 0 where it has none in the file."""
        return 0 if self.fields[_TYPE] == SHT_NOBITS else self.fields[_SIZE]

    @property
    def offset(self) -> int:
        """Return where the section's bytes start in the file."""
        return self.fields[_OFFSET]


class Elf:
    """An ELF file's tables; its sections' bytes stay in the source until asked for."""

    __slots__ = ("header", "headers", "ident", "layout", "names", "source", "table")

    def __init__(self, source: Source) -> None:
        self.source = source
        self.ident = source.read(0, _IDENT_SIZE, "ELF header")
        kind, order = self.ident[4], self.ident[5]
        if kind not in _FORMATS or order not in _ORDERS:
            raise damaged(source.name, f"there is no ELF of class {kind} and byte order {order}")
        self.layout = Layout(kind, order)
        raw = source.read(_IDENT_SIZE, self.layout.header.size, "ELF header")
        self.header: tuple[int, ...] = self.layout.header.unpack(raw)
        self.table = self.header[_E_SHOFF]
        self.headers = self._read_headers() if self.table else []
        self.names = self._read_names()

    @property
    def relocatable(self) -> bool:
        """Return whether this is an object a linker has yet to link."""
        return self.header[_E_TYPE] == ET_REL

    @property
    def shared(self) -> bool:
        """Return whether this is a shared library, or a program that runs at any address."""
        return self.header[_E_TYPE] == ET_DYN

    @property
    def names_index(self) -> int:
        """Return the number of the section that holds the section names, 0 where there is none."""
        index = self.header[_E_SHSTRNDX]
        return self.headers[0][_LINK] if index == _SHN_XINDEX and self.headers else index

    def find(self, names: tuple[bytes, ...]) -> list[Section]:
        """Return the sections of these names, in file order."""
        starts = tuple(name + b"\0" for name in names)
        match = self.names.startswith
        found = [
            (index, fields)
            for index, fields in enumerate(self.headers)
            if index and match(starts, fields[_NAME])
        ]
        return [Section(index, self._name(fields[_NAME]), fields) for index, fields in found]

    def links_to(self, index: int) -> bool:
        """Return whether any section links to the one of this number, as symbols to strings."""
        return any(fields[_LINK] == index for fields in self.headers[1:])

    def data(self, section: Section) -> bytes:
        """Return the bytes of a section."""
        if section.flags & SHF_COMPRESSED:
            message = f"section {section.name.decode('latin-1')} is compressed"
            raise user_error(message, "objcopy --decompress-sections undoes it", where=self._where)
        what = f"section {section.name.decode('latin-1')}"
        return self.source.read(section.offset, section.size, what)

    def symbol_strings(self) -> Iterator[bytes]:
        """Yield the tables that hold the names of symbols."""
        tables = [fields for fields in self.headers if fields[_TYPE] in (SHT_SYMTAB, SHT_DYNSYM)]
        for index in dict.fromkeys(fields[_LINK] for fields in tables):
            if 0 < index < len(self.headers):
                fields = self.headers[index]
                yield self.source.read(fields[_OFFSET], fields[_SIZE], "symbol names")

    def flags_edit(self, section: Section, flags: int) -> tuple[int, bytes]:
        """Return where in the file which bytes would give the section these flags."""
        place = self.table + section.index * self.layout.section.size + 8
        return place, self.layout.word.pack(flags)

    def kind_edit(self, section: Section, kind: int) -> tuple[int, bytes]:
        """Return where in the file which bytes would make the section one of this kind."""
        name, _, *rest = section.fields
        place = self.table + section.index * self.layout.section.size
        return place, self.layout.section.pack(name, kind, *rest)

    def name_edit(self, section: Section, initial: bytes) -> tuple[int, bytes]:
        """Return the edit, an offset and a byte, of the first letter of a section's name."""
        return self.headers[self.names_index][_OFFSET] + section.fields[_NAME], initial

    def alone_in_names(self, sections: list[Section]) -> bool:
        """Return whether the first letters of these sections' names are in no other name.

        Strings share tails: another may end as this one ends. One that is the tail of this name
        does not have the first letter. Symbols may use the same table, and so the same string.
        """
        starts = {(section.fields[_NAME],) for section in sections}
        if any(self.names[start - 1 : start] != b"\0" for (start,) in starts):
            return False
        return not starts or all(map(starts.isdisjoint, self._symbol_names()))

    def header_edit(self, table: int, count: int, names: int) -> bytes:
        """Return the file header (from offset 0) that points to a new section header table."""
        header = list(self.header)
        header[_E_SHOFF] = table
        header[_E_SHENTSIZE] = self.layout.section.size
        header[_E_SHNUM] = count if count < _SHN_LORESERVE else 0
        header[_E_SHSTRNDX] = names if names < _SHN_LORESERVE else _SHN_XINDEX
        return self.ident + self.layout.header.pack(*header)

    def table_bytes(self, headers: list[tuple[int, ...]], names: int) -> bytes:
        """Return a section header table; the first entry takes what the file header cannot hold."""
        first = list(headers[0])
        first[_SIZE] = len(headers) if len(headers) >= _SHN_LORESERVE else 0
        first[_LINK] = names if names >= _SHN_LORESERVE else 0
        pack = self.layout.section.pack
        return pack(*first) + b"".join([pack(*fields) for fields in headers[1:]])

    @property
    def _where(self) -> str:
        return self.source.name

    def _read_headers(self) -> list[tuple[int, ...]]:
        one = self.layout.section
        if self.header[_E_SHENTSIZE] != one.size:
            size = self.header[_E_SHENTSIZE]
            raise damaged(self._where, f"section headers are of {size} bytes, not {one.size}")
        first: tuple[int, ...] = one.unpack(self.source.read(self.table, one.size, "section table"))
        count = self.header[_E_SHNUM] or first[_SIZE]
        raw = self.source.read(self.table, count * one.size, "section table")
        return list(one.iter_unpack(raw))

    def _read_names(self) -> bytes:
        index = self.names_index
        if not index:
            return b""
        if index >= len(self.headers):
            raise damaged(self._where, f"section names would be section {index}")
        fields = self.headers[index]
        return self.source.read(fields[_OFFSET], fields[_SIZE], "section names")

    def _symbol_names(self) -> Iterator[Iterator[tuple[int, ...]]]:
        """Yield the symbols of each symbol table whose names share the section names' table."""
        one, index = self.layout.symbol, self.names_index
        for fields in self.headers[1:]:
            if fields[_TYPE] in (SHT_SYMTAB, SHT_DYNSYM) and fields[_LINK] == index:
                size = fields[_SIZE] - fields[_SIZE] % one.size
                yield one.iter_unpack(self.source.read(fields[_OFFSET], size, "symbol table"))

    def _name(self, offset: int) -> bytes:
        return self.names[offset : self.names.index(b"\0", offset)]


def section_fields(name: int, kind: int, flags: int, offset: int, size: int) -> tuple[int, ...]:
    """Return a section header for bytes at a place in the file; unaligned, no links."""
    return (name, kind, flags, 0, offset, size, 0, 0, 1, 0)


def read_elf(source: Source) -> Elf | None:
    """Return the tables of an ELF file, None where the source is not ELF."""
    if source.size < len(MAGIC) or source.read(0, len(MAGIC)) != MAGIC:
        return None
    return Elf(source)
