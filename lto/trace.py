"""Read the list of files that a linker takes: `--trace` of GNU ld, gold, lld and mold."""

from __future__ import annotations

import os
import re
from typing import TYPE_CHECKING

from enzyme_cc.lto.archive import THIN_MAGIC, is_archive, members

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

#: Said twice: GNU ld tells members of archives only then.
OPTIONS = ("-Wl,--trace", "-Wl,--trace")
#: Nothing is to be made of what is only asked for.
LENIENT = ("-Wl,--unresolved-symbols=ignore-all",)

_AFTER = re.compile(r"(?P<archive>.+)\((?P<member>[^()]+)\)\Z")
_BEFORE = re.compile(r"\((?P<archive>.+)\)(?P<member>[^()]+)\Z")


def taken(text: str) -> list[tuple[str, str]]:
    """Return the inputs in their order, each once: a path, and the name of a member or nothing."""
    found: dict[tuple[str, str], None] = {}
    for line in text.splitlines():
        words = line.strip()
        if words:
            found[_input(words)] = None
    return list(found)


def _input(line: str) -> tuple[str, str]:
    for form in (_AFTER, _BEFORE):
        match = form.match(line)
        if match:
            return match["archive"], match["member"].rpartition("/")[2]
    return line, ""


def explicit(words: Sequence[str]) -> list[tuple[str, str]]:
    """Return the inputs a command names, for linkers without `--trace`: all archive members."""
    found: list[tuple[str, str]] = []
    for path, start in _named(words):
        if is_archive(start):
            found += [(path, each.name.rpartition("/")[2]) for each in members(path)]
        else:
            found.append((path, ""))
    return found


def thin_members(words: Sequence[str]) -> dict[str, str]:
    """Return the members of thin archives that a command names, by real path, and the archive.

    GNU ld speaks of these as of objects.
    """
    thin = [path for path, start in _named(words) if start == THIN_MAGIC]
    return {os.path.realpath(each.path): path for path in thin for each in members(path)}


def _named(words: Sequence[str]) -> Iterator[tuple[str, bytes]]:
    """Yield the files that a command names, each with how it starts."""
    pieces = [piece for word in words for piece in word.removeprefix("-Wl,").split(",")]
    folders = [piece[2:] for piece in pieces if piece.startswith("-L")]
    for piece in pieces:
        path = _library(piece[2:], folders) if piece.startswith("-l") else piece
        if not path.startswith("-") and os.path.isfile(path):
            with open(path, "rb") as file:
                yield path, file.read(len(THIN_MAGIC))


def _library(name: str, folders: Sequence[str]) -> str:
    """Return the file that `-l` means: the first there is."""
    for folder in folders:
        for file in (f"lib{name}.so", f"lib{name}.a"):
            path = os.path.join(folder, file)
            if os.path.isfile(path):
                return path
    return ""
