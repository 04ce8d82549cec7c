"""The bitcode that files carry: where it is, where one module's stream ends, who wrote it.

Walks the top-level blocks of the bitstream and reads the identification block; what is inside
a module is LLVM's affair. https://llvm.org/docs/BitCodeFormat.html
"""

from __future__ import annotations

import os
import struct

from enzyme_cc.lto.elf import read_elf
from enzyme_cc.lto.fatobject import BITCODE_SECTIONS, COMMAND_SECTIONS
from enzyme_cc.lto.source import Source, damaged, open_source

MAGIC = b"BC\xc0\xde"
WRAPPER_MAGIC = b"\xde\xc0\x17\x0b"

# What the argument list of a front end starts with; lists follow each other with nothing between.
_FRONT_ENDS = (b"-cc1", b"-fc1")

_LTO_SECTION = b".llvm.lto"
_WORDS = struct.Struct("<II")
_WRAPPER = struct.Struct("<IIIII")
_IDENTIFICATION_BLOCK = 13
_STRING_RECORD = 1
_LONGEST_IDENTIFICATION = 4096
_ZEROS = 4096

# Abbreviation identifiers and operand encodings of the bitstream.
_END_BLOCK, _ENTER_SUBBLOCK, _DEFINE_ABBREV, _UNABBREV_RECORD = range(4)
_FIXED, _VBR, _ARRAY, _CHAR6 = 1, 2, 3, 4
_CHAR6_ALPHABET = b"abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789._"


def is_bitcode(start: bytes) -> bool:
    """Return whether a file that starts so is bitcode, bare or wrapped."""
    return start.startswith((MAGIC, WRAPPER_MAGIC))


def embedded_bitcode(file: str | bytes | Source) -> list[bytes]:
    """Return the modules a file carries, in order: bitcode itself, or an object's IR sections.

    `ld -r` puts the modules of its inputs one after another. An object's `.llvm.lto`, which
    has seen optimisation, is read only where it has no `.llvmbc`. Other files carry none.
    """
    with _source(file) as source:
        if is_bitcode(source.read(0, min(source.size, 4))):
            return split_modules(source.read(0, source.size), source.name)
        elf = read_elf(source)
        if elf is None:
            return []
        sections = elf.find(BITCODE_SECTIONS) or elf.find((_LTO_SECTION,))
        contents = [elf.data(section) for section in sections]
    return [module for data in contents for module in split_modules(data, source.name)]


def compile_commands(file: str | bytes | Source) -> list[list[str]]:
    """Return the front end's argument lists in an object, one per module that has one."""
    with _source(file) as source:
        elf = read_elf(source)
        if elf is None:
            return []
        data = b"".join([elf.data(section) for section in elf.find(COMMAND_SECTIONS)])
    commands: list[list[str]] = []
    for argument in data.split(b"\0")[:-1]:
        if argument in _FRONT_ENDS or not commands:
            commands.append([])
        commands[-1].append(os.fsdecode(argument))
    return commands


def split_modules(data: bytes, name: str) -> list[bytes]:
    """Return the bitcode files that were put one after another, without wrappers and padding."""
    modules = []
    at = _skip_zeros(data, 0)
    while at < len(data):
        start, at = _bounds(data, at, name)
        modules.append(data[start:at])
        at = _skip_zeros(data, at)
    return modules


def producer(bitcode: bytes) -> tuple[int, int, int] | None:
    """Return the LLVM version that wrote a module, None where it does not say."""
    text = producer_text(bitcode)
    if text is None or not text.startswith("LLVM"):
        return None
    numbers = [_leading_number(part) for part in text[4:].split("-")[0].split(".")[:3]]
    numbers += [0] * (3 - len(numbers))
    return numbers[0], numbers[1], numbers[2]


def producer_text(bitcode: bytes) -> str | None:
    """Return what the identification block says, as `LLVM22.1.2-rust-1.95.0-stable`."""
    if not bitcode.startswith(MAGIC) or len(bitcode) < 12:
        return None
    head, words = _WORDS.unpack_from(bitcode, 4)
    if (head >> 2) & 0xFF != _IDENTIFICATION_BLOCK or words * 4 > _LONGEST_IDENTIFICATION:
        return None
    try:
        record = _find_record(_Bits(bitcode[12 : 12 + words * 4], (head >> 10) & 0xF))
    except EOFError:
        return None
    return bytes(value & 0xFF for value in record).decode("latin-1")


def _source(file: str | bytes | Source) -> Source:
    if isinstance(file, str):
        return open_source(file)
    return Source("<memory>", file) if isinstance(file, bytes) else file


def _leading_number(text: str) -> int:
    digits = text[: len(text) - len(text.lstrip("0123456789"))]
    return int(digits) if digits else 0


def _skip_zeros(data: bytes, at: int) -> int:
    """Skip the padding that a linker may put between two inputs."""
    while at < len(data):
        piece = data[at : at + _ZEROS]
        rest = piece.lstrip(b"\0")
        if rest:
            return at + len(piece) - len(rest)
        at += len(piece)
    return at


def _bounds(data: bytes, at: int, name: str) -> tuple[int, int]:
    """Return where the stream that starts here, perhaps in a wrapper, starts itself and ends."""
    limit = len(data)
    if data.startswith(WRAPPER_MAGIC, at):
        if at + _WRAPPER.size > limit:
            raise damaged(name, f"the bitcode wrapper at {at:#x} is cut off")
        _, _, offset, size, _ = _WRAPPER.unpack_from(data, at)
        at, limit = at + offset, min(limit, at + offset + size)
    if not data.startswith(MAGIC, at):
        raise damaged(name, f"there is no bitcode at {at:#x} where some should start")
    return at, _stream_end(data, at, limit, name)


def _stream_end(data: bytes, start: int, limit: int, name: str) -> int:
    """Return the end of the last top-level block, before another file or padding."""
    at = start + len(MAGIC)
    while at + _WORDS.size <= limit:
        head, words = _WORDS.unpack_from(data, at)
        if head & 3 != _ENTER_SUBBLOCK:
            break
        at += _WORDS.size + words * 4
        if at > limit:
            raise damaged(name, f"the bitcode at {start:#x} is cut off")
    if at == start + len(MAGIC):
        raise damaged(name, f"the bitcode at {start:#x} holds no module")
    return at


class _Bits:
    """Bits of a block, lowest first; a read past the end is an EOFError."""

    def __init__(self, data: bytes, width: int) -> None:
        self.width = width
        self.value = int.from_bytes(data, "little")
        self.left = len(data) * 8

    def fixed(self, width: int) -> int:
        if width > self.left:
            raise EOFError
        result = self.value & ((1 << width) - 1)
        self.value >>= width
        self.left -= width
        return result

    def vbr(self, width: int) -> int:
        if width < 2:
            raise EOFError
        more, result, shift = 1 << (width - 1), 0, 0
        while True:
            part = self.fixed(width)
            result |= (part & (more - 1)) << shift
            shift += width - 1
            if not part & more:
                return result


def _find_record(bits: _Bits) -> list[int]:
    """Return the operands of the block's string record; EOFError where there is none."""
    abbreviations: list[list[tuple[int, int]]] = []
    while True:
        which = bits.fixed(bits.width)
        if which in {_END_BLOCK, _ENTER_SUBBLOCK}:
            raise EOFError
        if which == _DEFINE_ABBREV:
            abbreviations.append(_read_abbreviation(bits))
            continue
        if which == _UNABBREV_RECORD:
            record = _unabbreviated(bits)
        elif which - 4 < len(abbreviations):
            record = _abbreviated(bits, abbreviations[which - 4])
        else:
            raise EOFError
        if record[:1] == [_STRING_RECORD]:
            return record[1:]


def _read_abbreviation(bits: _Bits) -> list[tuple[int, int]]:
    """Read operands as (encoding, value): encoding 0 is a literal of that value."""
    operands = []
    for _ in range(bits.vbr(5)):
        if bits.fixed(1):
            operands.append((0, bits.vbr(8)))
            continue
        encoding = bits.fixed(3)
        operands.append((encoding, bits.vbr(5) if encoding in {_FIXED, _VBR} else 0))
    return operands


def _unabbreviated(bits: _Bits) -> list[int]:
    code = bits.vbr(6)
    return [code, *(bits.vbr(6) for _ in range(bits.vbr(6)))]


def _abbreviated(bits: _Bits, operands: list[tuple[int, int]]) -> list[int]:
    record: list[int] = []
    for index, (encoding, value) in enumerate(operands):
        if encoding == _ARRAY:
            element = operands[index + 1] if index + 1 < len(operands) else (0, 0)
            # An element without bits could be repeated without end.
            if not bits.left or element[0] == 0 or element == (_FIXED, 0):
                raise EOFError
            return record + [_scalar(bits, *element) for _ in range(bits.vbr(6))]
        record.append(_scalar(bits, encoding, value))
    return record


def _scalar(bits: _Bits, encoding: int, value: int) -> int:
    if encoding == 0:
        return value
    if encoding == _FIXED:
        return bits.fixed(value)
    if encoding == _VBR:
        return bits.vbr(value)
    if encoding == _CHAR6:
        return _CHAR6_ALPHABET[bits.fixed(6)]
    raise EOFError
