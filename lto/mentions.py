"""Search a file's bytes for names, before anything in it is parsed.

Symbol names stand as they are in objects, archives and bitcode alike. May be wrong in saying
yes, never in saying no.
"""

from __future__ import annotations

from enzyme_cc.lto.archive import MAGIC, THIN_MAGIC, members
from enzyme_cc.lto.elf import read_elf
from enzyme_cc.lto.source import Source, open_regular

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable


def mentions(path: str, names: tuple[bytes, ...]) -> bool:
    """Return whether any of the names is in the bytes of a file, or of a thin archive's members.

    What is not a regular file mentions nothing; one that cannot be read is a `UserError`.
    """
    source = open_regular(path)
    if source is None:
        return False
    with source:
        if source.read(0, min(source.size, len(THIN_MAGIC))) != THIN_MAGIC:
            return _occur(source, names)
    return any(_occur_in_member(member.open(), names) for member in members(path))


def symbols_mention(path: str, names: tuple[bytes, ...]) -> bool:
    """Return whether a symbol that a linker sees has one of the names, IR left out."""
    source = open_regular(path)
    if source is None:
        return False
    with source:
        start = source.read(0, min(source.size, len(MAGIC)))
        if start not in (MAGIC, THIN_MAGIC):
            return _symbols_occur(source, names)
    return any(_symbols_occur(member.open(), names) for member in members(path))


def _symbols_occur(source: Source, names: tuple[bytes, ...]) -> bool:
    with source:
        elf = read_elf(source)
        if elf is None:
            return _occur(source, names)
        return _found(elf.symbol_strings(), names)


def _occur_in_member(source: Source, names: tuple[bytes, ...]) -> bool:
    with source:
        return _occur(source, names)


def _occur(source: Source, names: tuple[bytes, ...]) -> bool:
    return _found(source.chunks(), names)


def _found(pieces: Iterable[bytes], names: tuple[bytes, ...]) -> bool:
    """Search piece by piece; each keeps the end of the one before, for a name across both."""
    overlap = max(map(len, names), default=1) - 1
    end = b""
    for chunk in pieces:
        piece = end + chunk
        if any(name in piece for name in names):
            return True
        end = piece[max(0, len(piece) - overlap) :]
    return False
