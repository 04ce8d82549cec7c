"""Tell whether a file may ask for a derivative: one look at bytes.

Runs in every compile, so it imports what that has imported already and stops at the first letters
all requests have in common. Of what was made, it may be wrong in saying yes, never in saying no.
"""

from __future__ import annotations

import os

from enzyme_cc.diagnostics import UserError
from enzyme_cc.lto.elf import read_elf
from enzyme_cc.lto.fatobject import BITCODE_SECTIONS
from enzyme_cc.lto.source import open_regular

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

    from enzyme_cc.lto.source import Source

# In the names of requests, and in those of our headers.
_OURS = b"enzyme"
_MOST_HEADERS = 32
_LONGEST_NAME = 256
# In every name of a request; symbols' names stand as they are in bitcode, objects and assembly.
COMMON = b"__enzyme_"
#: What attributes say of functions is a table of this name.
_ANNOTATIONS = b"llvm.global.annotations"


def may_ask(path: str) -> bool:
    """Return whether requests may be in the IR of an object, or else in a file as a whole."""
    try:
        source = open_regular(path)
        if source is None:
            return False
        with source:
            return _occurs(_contents(source))
    except UserError:
        return False


def may_name_request(path: str) -> bool:
    """Return whether a source, or a header that it includes from beside, seems to name a request.

    It may be wrong either way: macros and headers from elsewhere can hide one.
    """
    seen, left = {path}, [path]
    while left:
        here = left.pop()
        text = _text(here)
        if _OURS in text:
            return True
        found = {os.path.join(os.path.dirname(here), each) for each in _included(text)} - seen
        if len(seen) + len(found) <= _MOST_HEADERS:
            seen |= found
            left += found
    return False


def may_register(module: bytes) -> bool:
    """Return whether IR may say something about functions, its own or others'."""
    return COMMON in module or _ANNOTATIONS in module


def _text(path: str) -> bytes:
    """Return what is in a file; nothing where there is none."""
    try:
        source = open_regular(path)
        if source is None:
            return b""
        with source:
            return b"".join(source.chunks())
    except UserError:
        return b""


def _included(text: bytes) -> Iterator[str]:
    """Return the names in quotes that are included."""
    for line in text.split(b"include")[1:]:
        start = line[:_LONGEST_NAME].lstrip()
        if start.startswith(b'"') and b'"' in start[1:]:
            yield os.fsdecode(start[1:].partition(b'"')[0])


def _contents(source: Source) -> Iterator[bytes]:
    elf = read_elf(source)
    sections = elf.find(BITCODE_SECTIONS) if elf and elf.relocatable else []
    if elf is None or not sections:
        return source.chunks()
    return map(elf.data, sections)


def _occurs(pieces: Iterator[bytes]) -> bool:
    """Return whether the name occurs, searching each piece with the end of the one before."""
    end = b""
    for piece in pieces:
        if COMMON in piece or COMMON in end + piece[: len(COMMON)]:
            return True
        end = piece[1 - len(COMMON) :]
    return False
