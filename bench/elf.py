"""Read the sections and relocations of a 64-bit ELF object, as far as comparing needs it."""

import struct
from typing import NamedTuple

PREFIXES = (".text", ".data", ".rodata", ".bss")
HEADER = struct.Struct("<16sHHIQQQIHHHHHH")
SECTION = struct.Struct("<IIQQQQIIQQ")
SYMBOL = struct.Struct("<IBBHQQ")
RELOCATION = struct.Struct("<QQq")
RELA, NOBITS = 4, 8


class ElfError(Exception):
    """Not an object this reader knows."""


class Section(NamedTuple):
    """One section: its name and header fields, and its bytes."""

    name: str
    kind: int
    flags: int
    size: int
    link: int
    info: int
    alignment: int
    data: bytes


class Compared(NamedTuple):
    """The properties in which a section that reaches the program must be equal."""

    name: str
    kind: int
    flags: int
    size: int
    alignment: int
    data: bytes
    relocations: tuple


def read_sections(blob):
    """Return all sections of an object, in their order."""
    fields = HEADER.unpack_from(blob)
    if fields[0][:6] != b"\x7fELF\x02\x01":
        raise ElfError("not a 64-bit little-endian ELF file")
    offset, entry, count, names_at = fields[6], fields[11], fields[12], fields[13]
    headers = [SECTION.unpack_from(blob, offset + entry * index) for index in range(count)]
    names = contents(blob, headers[names_at])
    return [make_section(blob, header, names) for header in headers]


def contents(blob, header):
    return b"" if header[1] == NOBITS else blob[header[4] : header[4] + header[5]]


def make_section(blob, header, names):
    name, kind, flags, _, _, size, link, info, alignment, _ = header
    return Section(
        text_at(names, name), kind, flags, size, link, info, alignment, contents(blob, header)
    )


def text_at(table, offset):
    return table[offset : table.index(b"\0", offset)].decode()


def compared_sections(blob):
    """Return the sections that reach the program, each with its relocations by symbol name."""
    sections = read_sections(blob)
    relocations = {
        section.info: tuple(read_relocations(section, sections))
        for section in sections
        if section.kind == RELA
    }
    return [
        Compared(part.name, part.kind, part.flags, part.size, part.alignment, part.data, moved)
        for index, part in enumerate(sections)
        if part.name.startswith(PREFIXES)
        for moved in [relocations.get(index, ())]
    ]


def read_relocations(section, sections):
    table = sections[section.link]
    names = sections[table.link].data
    for place, info, addend in RELOCATION.iter_unpack(section.data):
        name, _, _, home, value, _ = SYMBOL.unpack_from(table.data, (info >> 32) * SYMBOL.size)
        target = text_at(names, name) or f"{sections[home].name}+{value}"
        yield place, info & 0xFFFFFFFF, target, addend
