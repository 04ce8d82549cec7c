"""Objects that carry IR: hide it from linkers and binutils, or add it, hidden from the start.

The front end's bitcode is in section `.llvmbc`, the command it came from in `.llvmcmd`; hidden
ones have an underscore for the dot (docs/adr/0002). Starts no process. On the driver's fast
path after a compile: os, struct and neighbours only.
"""

from __future__ import annotations

import os
import struct

from enzyme_cc.diagnostics import user_error
from enzyme_cc.lto.elf import (
    SHF_EXCLUDE,
    SHT_PROGBITS,
    SHT_STRTAB,
    Elf,
    Section,
    read_elf,
    section_fields,
)
from enzyme_cc.lto.source import Source, open_regular, open_source

# As clang names them, and hidden.
BITCODE_SECTIONS = (b".llvmbc", b"_llvmbc")
COMMAND_SECTIONS = (b".llvmcmd", b"_llvmcmd")
#: The IR of code for devices that is linked later (`lto/device_ir.py`), hidden; and its images.
DEVICE_SECTIONS = (b"_llvmdevice",)
IMAGE_SECTIONS = (b".llvm.offloading",)

_HIDDEN = dict((BITCODE_SECTIONS, COMMAND_SECTIONS))
_RELOCATIONS = tuple(
    kind + name for name in BITCODE_SECTIONS + COMMAND_SECTIONS for kind in (b".rel", b".rela")
)
_ALL = BITCODE_SECTIONS + COMMAND_SECTIONS + _RELOCATIONS


def hide_ir(path: str) -> bool:
    """Hide an object's IR from linkers and binutils; return whether there is any.

    Sets one bit per section, so that no linker takes it into a program, and changes one letter
    of its name, in place. Where something else goes by the same string, the file is exchanged as
    a whole instead. Any other file stays as it is.
    """
    source = open_regular(path)
    if source is None:
        return False
    with source:
        elf = read_elf(source)
        if elf is None or not elf.relocatable:
            return False
        sections = elf.find(_ALL)
        visible = [section for section in sections if section.name in _HIDDEN]
        if elf.alone_in_names(visible):
            edits = [elf.flags_edit(s, s.flags | SHF_EXCLUDE) for s in sections if not s.excluded]
            edits += [elf.name_edit(section, b"_") for section in visible]
            _overwrite(path, source.mode, edits)
        else:
            edit = _Edit(elf)
            edit.hide()
            _exchange(path, edit)
    return bool(sections)


def embed(path: str, bitcode: bytes, command: bytes = b"", device: bytes | None = None) -> None:
    """Put bitcode, and the NUL-ended arguments that made it, into an object in their sections.

    `device` is the IR of code for devices, where there is to be another. What the object had there
    before is replaced. The file is exchanged as a whole or, on any error, left as it was. The
    sections are hidden as `hide_ir` would hide them.
    """
    if command and not command.endswith(b"\0"):
        command += b"\0"
    with open_source(path) as source:
        elf = read_elf(source)
        if elf is None or not (elf.relocatable or elf.shared):
            raise user_error("not an ELF object, so it cannot carry IR", where=path)
        edit = _Edit(elf)
        edit.put(BITCODE_SECTIONS, bitcode)
        edit.put(COMMAND_SECTIONS, command)
        if device is not None:
            edit.put(DEVICE_SECTIONS, device)
        edit.drop(_RELOCATIONS)
        _exchange(path, edit)


class _Edit:
    """New bytes for the end of an object, and the section headers that point to them."""

    def __init__(self, elf: Elf) -> None:
        self.elf = elf
        self.headers = list(elf.headers) or [(0,) * 10]
        self.names = bytearray(elf.names)
        self.tail = bytearray()

    def put(self, names: tuple[bytes, ...], data: bytes) -> None:
        """Give these bytes to the section of the last, hidden name; none is made for nothing."""
        old = self.elf.find(names)
        self.drop(names)
        if not data:
            return
        offset, name = self._append(data), self._name(names[-1])
        fields = section_fields(name, SHT_PROGBITS, SHF_EXCLUDE, offset, len(data))
        if old:
            self.headers[old[0].index] = fields
        else:
            self.headers.append(fields)

    def drop(self, names: tuple[bytes, ...]) -> None:
        """Empty these sections where they are; their headers stay, so no number changes."""
        for section in self.elf.find(names):
            name = self._hidden_name(section)
            self.headers[section.index] = section_fields(name, SHT_PROGBITS, SHF_EXCLUDE, 0, 0)

    def hide(self) -> None:
        """Give the IR sections other strings for names, and the bit that keeps linkers off."""
        for section in self.elf.find(_ALL):
            _, kind, flags, *rest = section.fields
            fields = (self._hidden_name(section), kind, flags | SHF_EXCLUDE, *rest)
            self.headers[section.index] = fields

    def finish(self) -> tuple[bytes, bytes]:
        """Return the object's new start and what is to follow its old bytes."""
        names = self._place_names()
        table = self._append(self.elf.table_bytes(self.headers, names))
        return self.elf.header_edit(table, len(self.headers), names), bytes(self.tail)

    def _place_names(self) -> int:
        """Append the section names; they stay where they were if symbols use the table too."""
        index = self.elf.names_index
        if len(self.names) == len(self.elf.names):
            return index
        if not index or self.elf.links_to(index):
            start = self._name(b".shstrtab")
            index = len(self.headers)
            self.headers.append(())
        else:
            start = self.headers[index][0]
        offset = self._append(self.names)
        self.headers[index] = section_fields(start, SHT_STRTAB, 0, offset, len(self.names))
        return index

    def _hidden_name(self, section: Section) -> int:
        return self._name(_HIDDEN.get(section.name, section.name))

    def _name(self, name: bytes) -> int:
        """Return the offset of a name among the section names, adding it if it is not there."""
        start = self.names.find(name + b"\0")
        if start >= 0:
            return start
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
    if not edits:
        return
    try:
        descriptor = _open_writable(path, mode)
        try:
            for offset, data in edits:
                os.pwrite(descriptor, data, offset)
        finally:
            os.close(descriptor)
    except OSError as error:
        raise user_error(f"cannot hide its IR: {error.strerror}", where=path) from error


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


def _exchange(path: str, edit: _Edit) -> None:
    """Replace the file, not a link to it, by its edited start, its other bytes and the new end."""
    try:
        header, tail = edit.finish()
    except struct.error as error:
        raise user_error("too large for an object of its class", where=path) from error
    try:
        _write_beside(os.path.realpath(path), edit.elf.source, header, tail)
    except OSError as error:
        raise user_error(f"cannot change its IR: {error.strerror}", where=path) from error


def _write_beside(path: str, source: Source, header: bytes, tail: bytes) -> None:
    beside = os.path.join(os.path.dirname(path), f".enzyme-{os.getpid()}-{os.urandom(8).hex()}")
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
