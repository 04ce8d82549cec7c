"""Read what attributes promise about memory, in every spelling from LLVM 15 to 22."""

from __future__ import annotations

import functools
import re
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Mapping

READ, WRITE = 1, 2
BOTH = READ | WRITE

_STRING = re.compile(r'"[^"]*"(?:="[^"]*")?')
_MEMORY = re.compile(r"\bmemory\s*\(([^)]*)\)")
_CAPTURES = re.compile(r"\bcaptures\s*\(([^)]*)\)")
_WORD = re.compile(r"[a-z_]+")
_ACCESSES = {"none": 0, "read": READ, "write": WRITE, "readwrite": BOTH}
#: Each kind of memory that an attribute may single out, with the slot it is in.
_KINDS = {"argmem": 0, "inaccessiblemem": 1, "errnomem": 2}


class Permission(NamedTuple):
    """The accesses (READ, WRITE) that are allowed to each kind of memory."""

    #: Memory that pointer arguments point to.
    arguments: int = BOTH
    #: Memory that the program itself cannot see.
    outside: int = BOTH
    errno: int = BOTH
    #: Everything else.
    other: int = BOTH

    @property
    def anything(self) -> int:
        """Return what may be done to some kind of memory or other."""
        return self.arguments | self.outside | self.errno | self.other

    def both(self, other: Permission) -> Permission:
        """Return what two promises allow together."""
        return Permission(
            self.arguments & other.arguments,
            self.outside & other.outside,
            self.errno & other.errno,
            self.other & other.other,
        )


class Pointed(NamedTuple):
    """The accesses that are allowed through a pointer that is passed."""

    access: int = BOTH
    #: Whether a copy of it may be left somewhere, or be returned.
    kept: bool = True
    #: Whether it is the address of a copy that the callee has to itself.
    copied: bool = False
    #: Whether nobody else uses the memory meanwhile.
    noalias: bool = False


ANYTHING = Permission()
NOTHING = Permission(0, 0, 0, 0)
#: What attributes allowed before there was `memory`.
_OLD: Mapping[str, Permission] = {
    "readnone": NOTHING,
    "readonly": Permission(READ, READ, READ, READ),
    "writeonly": Permission(WRITE, WRITE, WRITE, WRITE),
    "argmemonly": Permission(BOTH, 0, 0, 0),
    "inaccessiblememonly": Permission(0, BOTH, 0, 0),
    "inaccessiblemem_or_argmemonly": Permission(BOTH, BOTH, 0, 0),
}
#: The same of a parameter.
_ACCESS_WORDS = {"readnone": 0, "readonly": READ, "writeonly": WRITE, "byval": READ}


@functools.cache
def permission_of(attributes: str) -> Permission:
    """Return what the attributes of a function or of a call allow."""
    text = _STRING.sub("", attributes)
    found = ANYTHING
    for memory in _MEMORY.findall(text):
        found = found.both(_memory(memory))
    for word in _words(_MEMORY.sub("", text)):
        promise = _OLD.get(word)
        if promise is not None:
            found = found.both(promise)
    return found


def _memory(inside: str) -> Permission:
    """Return `argmem: read, inaccessiblemem: write`; an access by itself is for all the rest."""
    default = 0
    named: dict[int, int] = {}
    for part in inside.split(","):
        kind, colon, access = part.rpartition(":")
        allowed = _ACCESSES.get(access.strip(), BOTH)
        if not colon:
            default = allowed
        elif kind.strip() in _KINDS:
            named[_KINDS[kind.strip()]] = allowed
    return Permission(named.get(0, default), named.get(1, default), named.get(2, default), default)


@functools.cache
def pointed_of(attributes: str) -> Pointed:
    """Return what the attributes of a parameter, or of an argument, allow."""
    text = _STRING.sub("", attributes)
    words = frozenset(_words(_CAPTURES.sub("", text)))
    access = BOTH
    for word, allowed in _ACCESS_WORDS.items():
        if word in words:
            access &= allowed
    captures = _CAPTURES.search(text)
    kept = "nocapture" not in words and "byval" not in words
    if captures is not None and "provenance" not in captures[1]:
        kept = False
    return Pointed(access, kept, "byval" in words, "noalias" in words)


def both_pointed(first: Pointed, second: Pointed) -> Pointed:
    """Return what two promises about one pointer allow together."""
    return Pointed(
        first.access & second.access,
        first.kept and second.kept,
        first.copied or second.copied,
        first.noalias or second.noalias,
    )


def _words(text: str) -> list[str]:
    return _WORD.findall(text)
