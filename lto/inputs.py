"""Inputs of a linker: objects, members of archives, bitcode, shared libraries that carry IR.

Each has its symbols and its IR.
"""

from __future__ import annotations

from contextlib import suppress
from functools import cached_property
from types import MappingProxyType
from typing import TYPE_CHECKING

from enzyme_cc.diagnostics import UserError
from enzyme_cc.lto.archive import members
from enzyme_cc.lto.bitcode import (
    compile_commands,
    embedded_bitcode,
    is_bitcode,
    producer,
    producer_text,
)
from enzyme_cc.lto.device_ir import device_ir
from enzyme_cc.lto.elf import read_elf
from enzyme_cc.lto.fatobject import BITCODE_SECTIONS
from enzyme_cc.lto.source import Source, open_regular
from enzyme_cc.lto.symbols import NONE, Symbols, exported_by, symbols_of, users_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from enzyme_cc.lto.device_ir import DeviceIr

_COMMENT = (b".comment",)
_AS_THEY_ARE: Mapping[str, str] = MappingProxyType({})


class Input:
    """A file, or a member of an archive, that is linked."""

    def __init__(
        self, name: str, path: str, data: bytes, *, is_member: bool, is_library: bool = False
    ) -> None:
        #: As linkers call it: `main.o`, `libx.a(member.o)`; of an object of ours, its source.
        self.name = name
        #: The file that it is, or that it is in.
        self.path = path
        self.is_member = is_member
        #: Whether it is a shared library, which stays what it is.
        self.is_library = is_library
        self.data = data
        #: Whether requests in it are left for the link.
        self.asks = True

    @property
    def is_object(self) -> bool:
        """Return whether it is a file that may be replaced as a whole."""
        return not (self.is_member or self.is_library)

    @property
    def is_bitcode(self) -> bool:
        """Return whether it is IR and nothing else, for the linker to compile."""
        return is_bitcode(self.data[:4])

    @cached_property
    def modules(self) -> list[bytes]:
        """Return its IR; none where it carries none."""
        return embedded_bitcode(self.data)

    @cached_property
    def commands(self) -> list[list[str]]:
        """Return what its front end was told, where that is known."""
        return [] if self.is_bitcode else compile_commands(self.data)

    @cached_property
    def for_devices(self) -> list[DeviceIr]:
        """Return the IR of its code for devices, which is linked later."""
        return [] if self.is_bitcode or self.is_library else device_ir(self.data, self.name)

    @cached_property
    def symbols(self) -> Symbols:
        """Return the symbols of an object; of bitcode they are in its modules."""
        elf = read_elf(Source(self.name, self.data))
        if elf is None:
            return NONE
        return exported_by(elf) if self.is_library else symbols_of(elf)

    def users(self, names: set[str]) -> dict[str, list[str]]:
        """Return each of these symbols, with the functions of an object that refer to it."""
        elf = read_elf(Source(self.name, self.data)) if names else None
        found = users_of(elf, names) if elf is not None else {}
        return {name: found.get(name, []) for name in names}

    @property
    def version(self) -> tuple[int, int, int]:
        """Return the newest LLVM that wrote any of its IR."""
        return max(filter(None, map(producer, self.modules)), default=(0, 0, 0))

    @property
    def maker(self) -> str:
        """Return what made it, as far as it says so."""
        if self.modules:
            return producer_text(self.modules[0]) or ""
        elf = read_elf(Source(self.name, self.data))
        found = elf.find(_COMMENT) if elf is not None else []
        words = elf.data(found[0]).split(b"\0") if elf is not None and found else []
        return next((word.decode("utf-8", "replace") for word in words if word), "")


def inputs_of(
    taken: Iterable[tuple[str, str]], called: Mapping[str, str] = _AS_THEY_ARE
) -> Iterator[Input]:
    """Yield the inputs that a linker took, each a path and the name of a member, or none.

    What is no object is left out: scripts, shared libraries without IR. `called` has the names by
    which people know some paths.
    """
    archives: dict[str, dict[str, list[bytes]]] = {}
    for path, member in taken:
        with suppress(UserError, OSError):
            if not member:
                yield from _object(path, called.get(path, path))
                continue
            if path not in archives:
                archives[path] = _contents(path)
            for data in archives[path].pop(member, []):
                yield Input(f"{path}({member})", path, data, is_member=True)


def inputs_in(path: str, called: Mapping[str, str] = _AS_THEY_ARE) -> list[Input]:
    """Return all that a file brings to a link if it is taken: itself, or the members it has."""
    names = [""]
    with suppress(UserError):
        names = [each.name.rpartition("/")[2] for each in members(path)]
    return list(inputs_of(((path, name) for name in names), called))


def _object(path: str, name: str) -> Iterator[Input]:
    source = open_regular(path)
    if source is None:
        return
    with source:
        elf = read_elf(source)
        is_library = elf is not None and elf.shared and bool(elf.find(BITCODE_SECTIONS))
        is_object = is_bitcode(source.read(0, min(source.size, 4))) if elf is None else False
        if is_object or is_library or (elf is not None and elf.relocatable):
            data = source.read(0, source.size)
            yield Input(name, path, data, is_member=False, is_library=is_library)


def _contents(path: str) -> dict[str, list[bytes]]:
    """Return the members of an archive by their names, of which some may be the same."""
    found: dict[str, list[bytes]] = {}
    for each in members(path):
        found.setdefault(each.name.rpartition("/")[2], []).append(each.read())
    return found
