"""Objects that carry IR: keep it out of linked programs, add it, and read it back.

The front end's bitcode is in section `.llvmbc`, the command it came from in `.llvmcmd`; hidden
ones have an underscore for the dot. Starts no process. On the driver's fast path after a
compile: os, struct and neighbours only.
"""

from __future__ import annotations

import os
import struct

from enzyme_cc.diagnostics import user_error
from enzyme_cc.lto.archive import THIN_MAGIC, members
from enzyme_cc.lto.bitcode import (
    BITCODE_SECTIONS,
    COMMAND_SECTIONS,
    compile_commands,
    embedded_bitcode,
    producer,
    producer_text,
)
from enzyme_cc.lto.elf import (
    SHF_EXCLUDE,
    SHT_PROGBITS,
    SHT_STRTAB,
    Elf,
    read_elf,
    section_fields,
)
from enzyme_cc.lto.source import Source, open_regular, open_source

__all__ = [
    "compile_commands",
    "embed",
    "embedded_bitcode",
    "exclude_from_links",
    "hide_ir",
    "mentions_requests",
    "producer",
    "producer_text",
]

_RELOCATIONS = tuple(
    kind + name for name in BITCODE_SECTIONS + COMMAND_SECTIONS for kind in (b".rel", b".rela")
)
_ALL = BITCODE_SECTIONS + COMMAND_SECTIONS + _RELOCATIONS


def exclude_from_links(path: str) -> bool:
    """Mark the IR sections so that linkers leave them out of programs; whether there are any.

    Sets one bit per section in place. Any other file, and every other byte, stays as it is.
    """
    return _mark(path, hide=False)


def hide_ir(path: str) -> bool:
    """`exclude_from_links`, and rename `.llvmbc` in place so that only we look into it.

    GNU ar, nm and ranlib load LLVM's linker plugin from bfd-plugins. That of LLVM 13 and 14
    takes an object with a `.llvmbc` for bitcode, and with bitcode it is too old for, the tools
    see no symbols: ar writes an index without them, and the archive no longer links.
    """
    return _mark(path, hide=True)


def embed(path: str, bitcode: bytes, command: bytes = b"") -> None:
    """Put bitcode, and the NUL-ended arguments that made it, into an object in their sections.

    What the object had there before is replaced. The file is exchanged as a whole or, on any
    error, left as it was.
    """
    path = os.path.realpath(path)
    if command and not command.endswith(b"\0"):
        command += b"\0"
    with open_source(path) as source:
        elf = read_elf(source)
        if elf is None or not elf.relocatable:
            raise user_error("not an ELF object, so it cannot carry IR", where=path)
        edit = _Edit(elf)
        edit.put(BITCODE_SECTIONS, bitcode)
        edit.put(COMMAND_SECTIONS, command)
        edit.drop(_RELOCATIONS)
        try:
            header, tail = edit.finish()
        except struct.error as error:
            raise user_error("too large for an object of its class", where=path) from error
        _exchange(path, source, header, tail)


def mentions_requests(path: str, names: tuple[bytes, ...]) -> bool:
    """Whether any of the names occurs in the bytes of a file, or of a thin archive's members.

    Symbol names do, in objects, archives and bitcode alike; metadata strings may not.
    """
    source = open_regular(path)
    if source is None:
        return False
    with source:
        if source.read(0, min(source.size, len(THIN_MAGIC))) != THIN_MAGIC:
            return _occurs(source, names)
    for member in members(path):
        with member.open() as inside:
            if _occurs(inside, names):
                return True
    return False


def _occurs(source: Source, names: tuple[bytes, ...]) -> bool:
    keep = max(map(len, names), default=1) - 1
    before = b""
    for chunk in source.chunks():
        text = before + chunk
        if any(name in text for name in names):
            return True
        before = text[len(text) - min(keep, len(text)) :]
    return False


def _mark(path: str, *, hide: bool) -> bool:
    """Edit the headers of the IR sections in place; whether the file is an object with any."""
    source = open_regular(path)
    if source is None:
        return False
    with source:
        elf = read_elf(source)
        if elf is None or not elf.relocatable:
            return False
        sections = elf.find(_ALL)
        edits = [
            elf.flags_edit(section, section.flags | SHF_EXCLUDE)
            for section in sections
            if not section.flags & SHF_EXCLUDE
        ]
        if hide:
            edits += elf.initial_edits((BITCODE_SECTIONS[0], COMMAND_SECTIONS[0]), b"_")
    if edits:
        _overwrite(path, source.mode, edits)
    return bool(sections)


class _Edit:
    """New bytes for the end of an object, and the section headers that point to them."""

    def __init__(self, elf: Elf) -> None:
        self.elf = elf
        self.headers = list(elf.headers) or [(0,) * 10]
        self.names = bytearray(elf.names)
        self.tail = bytearray()

    def put(self, names: tuple[bytes, ...], data: bytes) -> None:
        """Give the section of these names these bytes; none is made to hold nothing."""
        old = self.elf.find(names)
        self.drop(names)
        if not data:
            return
        offset = self._append(data)
        start = old[0].fields[0] if old else self._new_name(names[0])
        fields = section_fields(start, SHT_PROGBITS, SHF_EXCLUDE, offset, len(data))
        if old:
            self.headers[old[0].index] = fields
        else:
            self.headers.append(fields)

    def drop(self, names: tuple[bytes, ...]) -> None:
        """Empty these sections where they are; their headers stay, so no number changes."""
        for section in self.elf.find(names):
            fields = section_fields(section.fields[0], SHT_PROGBITS, SHF_EXCLUDE, 0, 0)
            self.headers[section.index] = fields

    def finish(self) -> tuple[bytes, bytes]:
        """The object's new start and what is to follow its old bytes."""
        names = self._place_names()
        table = self._append(self.elf.table_bytes(self.headers, names))
        return self.elf.header_edit(table, len(self.headers), names), bytes(self.tail)

    def _place_names(self) -> int:
        """Append the section names; they stay where they were if symbols use the table too."""
        index = self.elf.names_index
        if len(self.names) == len(self.elf.names):
            return index
        if not index or self.elf.links_to(index):
            start = self._new_name(b".shstrtab")
            index = len(self.headers)
            self.headers.append(())
        else:
            start = self.headers[index][0]
        offset = self._append(self.names)
        self.headers[index] = section_fields(start, SHT_STRTAB, 0, offset, len(self.names))
        return index

    def _new_name(self, name: bytes) -> int:
        if not self.names.endswith(b"\0"):
            self.names += b"\0"
        start = len(self.names)
        self.names += name + b"\0"
        return start

    def _append(self, data: bytes | bytearray) -> int:
        self.tail += bytes(-(self.elf.source.size + len(self.tail)) % 16)
        offset = self.elf.source.size + len(self.tail)
        self.tail += data
        return offset


def _overwrite(path: str, mode: int, edits: list[tuple[int, bytes]]) -> None:
    try:
        descriptor = _open_writable(path, mode)
        try:
            for offset, data in edits:
                os.pwrite(descriptor, data, offset)
        finally:
            os.close(descriptor)
    except OSError as error:
        raise user_error(f"cannot mark its IR sections: {error.strerror}", where=path) from error


def _open_writable(path: str, mode: int) -> int:
    """Open for writing, also where a umask left the owner without the right to."""
    try:
        return os.open(path, os.O_WRONLY | os.O_CLOEXEC)
    except PermissionError:
        os.chmod(path, mode | 0o200)
    try:
        return os.open(path, os.O_WRONLY | os.O_CLOEXEC)
    finally:
        os.chmod(path, mode)


def _exchange(path: str, source: Source, header: bytes, tail: bytes) -> None:
    """Replace the file by `header`, its own bytes from there on, and `tail`."""
    beside = os.path.join(os.path.dirname(path), f".enzyme-{os.getpid()}-{os.urandom(8).hex()}")
    try:
        descriptor = os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_EXCL | os.O_CLOEXEC, 0o600)
        try:
            with open(descriptor, "wb") as file:
                file.write(header)
                file.writelines(source.chunks(len(header)))
                file.write(tail)
                file.flush()
                os.fchmod(descriptor, source.mode)
                os.fsync(descriptor)
            os.rename(beside, path)
        except BaseException:
            os.unlink(beside)
            raise
    except OSError as error:
        raise user_error(f"cannot add IR to it: {error.strerror}", where=path) from error
