"""Copies of archives with some members changed or left out.

A thin archive becomes one that holds its members, so that the copy may be in another place. What
symbols are where is said by the archive's own table: of bitcode, only who made it knows them.
"""

from __future__ import annotations

import os
import struct
from typing import TYPE_CHECKING

from enzyme_cc.lto.archive import MAGIC, contents
from enzyme_cc.lto.source import damaged

if TYPE_CHECKING:
    from collections.abc import Callable

    from enzyme_cc.lto.archive import Member

#: Beyond this places need more than four bytes, in GNU's tables.
_LARGE = 1 << 31


def copy_archive(path: str, to: str, changed: Callable[[bytes], bytes | None]) -> None:
    """Write an archive with what `changed` makes of its members; none is left out."""
    found, table = contents(path)
    names, members = bytearray(), bytearray()
    #: By the place of a member's header, that in the copy, counted from the first member.
    places: dict[int, int] = {}
    for at, each in found:
        data = changed(each.read())
        if data is not None:
            places[at] = len(members)
            members += _entry(f"/{len(names)}", data)
            names += os.fsencode(each.name.rpartition("/")[2]) + b"/\n"
    symbols = [(places[at], name) for at, name in _symbols(table) if at in places]
    listed = _entry("//", names) if names else b""
    index = _index(symbols, len(listed), is_large=len(members) > _LARGE) if table else b""
    with open(to, "wb") as file:
        file.writelines((MAGIC, index, listed, members))


def _entry(name: str, data: bytes | bytearray) -> bytes:
    header = f"{name:<16}{0:<12}{0:<6}{0:<6}{644:<8}{len(data):<10}`\n"
    return header.encode() + data + b"\n" * (len(data) % 2)


def _index(symbols: list[tuple[int, bytes]], between: int, *, is_large: bool) -> bytes:
    """Return a symbol table in front of the names and the members."""
    name, kind, size = ("/SYM64/", "Q", 8) if is_large else ("/", "I", 4)
    strings = b"".join(each + b"\0" for _, each in symbols)
    start = len(MAGIC) + len(_entry(name, bytes(size * (len(symbols) + 1)) + strings)) + between
    numbers = (len(symbols), *(start + at for at, _ in symbols))
    return _entry(name, struct.pack(f">{len(numbers)}{kind}", *numbers) + strings)


def _symbols(table: Member | None) -> list[tuple[int, bytes]]:
    """Return the symbols, each with the place of the header of the member that has it."""
    if table is None:
        return []
    data, is_wide = table.read(), "64" in table.name
    try:
        return (_of_gnu if table.name.startswith("/") else _of_bsd)(data, "Q" if is_wide else "I")
    except (struct.error, ValueError) as error:
        raise damaged(table.archive, "its symbol table cannot be read") from error


def _of_gnu(data: bytes, kind: str) -> list[tuple[int, bytes]]:
    size = struct.calcsize(f">{kind}")
    (count,) = struct.unpack_from(f">{kind}", data)
    places = struct.unpack_from(f">{count}{kind}", data, size)
    names = data[size * (count + 1) :].split(b"\0", count)
    return list(zip(places, names[:count], strict=True))


def _of_bsd(data: bytes, kind: str) -> list[tuple[int, bytes]]:
    first = struct.calcsize(f"<{kind}")
    (size,) = struct.unpack_from(f"<{kind}", data)
    strings = data[first + size + first :]
    pairs = struct.iter_unpack(f"<2{kind}", data[first : first + size])
    return [(at, strings[name : strings.index(b"\0", name)]) for name, at in pairs]
