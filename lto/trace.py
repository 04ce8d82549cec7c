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
#: How words of a command are passed on to the linker.
ALL, NEXT = "-Wl,", "-Xlinker"
#: What the next word is of, which is no input then.
WITH_VALUE = frozenset(("-o", "-T", "-L", "-Xclang", "-Xassembler", "-mllvm", "-u", "-z", "-e"))
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


def folders_of(words: Sequence[str]) -> list[str]:
    """Return the folders in which a command has libraries looked for."""
    return [piece[2:] for piece in _pieces(words) if piece.startswith("-L")]


def _named(words: Sequence[str]) -> Iterator[tuple[str, bytes]]:
    """Yield the files that a command names, each with how it starts."""
    folders = folders_of(words)
    for piece in _pieces(words):
        path = library(piece[2:], folders) if piece.startswith("-l") else piece
        if not path.startswith("-") and os.path.isfile(path):
            with open(path, "rb") as file:
                yield path, file.read(len(THIN_MAGIC))


def _pieces(words: Sequence[str]) -> Iterator[str]:
    """Yield what a linker is told, options together with values; what else has a value is none."""
    seen = (one for word in words if word != NEXT for one in word.removeprefix(ALL).split(","))
    for piece in seen:
        if piece in ("-L", "-l"):
            yield piece + next(seen, "")
        elif piece in WITH_VALUE:
            next(seen, None)
        else:
            yield piece


def library(name: str, folders: Sequence[str]) -> str:
    """Return the file that `-l` means: the first there is."""
    files = (name[1:],) if name.startswith(":") else (f"lib{name}.so", f"lib{name}.a")
    for folder in folders:
        for file in files:
            path = os.path.join(folder, file)
            if os.path.isfile(path):
                return path
    return ""
