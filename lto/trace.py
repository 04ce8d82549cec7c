"""What a linker says it takes: `--trace` of GNU ld, gold, lld and mold, read."""

from __future__ import annotations

import os
import re
from typing import TYPE_CHECKING

from enzyme_cc.lto.archive import is_archive, members

if TYPE_CHECKING:
    from collections.abc import Sequence

#: Said twice: GNU ld tells members of archives only then.
OPTIONS = ("-Wl,--trace", "-Wl,--trace")
#: Nothing is to be made of what is only asked for.
LENIENT = ("-Wl,--unresolved-symbols=ignore-all",)

_AFTER = re.compile(r"(?P<archive>.+)\((?P<member>[^()]+)\)\Z")
_BEFORE = re.compile(r"\((?P<archive>.+)\)(?P<member>[^()]+)\Z")


def taken(text: str) -> list[tuple[str, str]]:
    """The inputs in their order, each once: a path, and the name of a member or nothing."""
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
    """What a command names itself, for linkers that say nothing: all members of its archives."""
    folders = [word[2:] for word in words if word.startswith("-L")]
    found: list[tuple[str, str]] = []
    for word in words:
        path = _library(word[2:], folders) if word.startswith("-l") else word
        if path.startswith("-") or not os.path.isfile(path):
            continue
        with open(path, "rb") as file:
            is_archived = is_archive(file.read(8))
        if is_archived:
            found += [(path, each.name.rpartition("/")[2]) for each in members(path)]
        else:
            found.append((path, ""))
    return found


def _library(name: str, folders: Sequence[str]) -> str:
    """The file that `-l` means: the first there is."""
    for folder in folders:
        for file in (f"lib{name}.so", f"lib{name}.a"):
            path = os.path.join(folder, file)
            if os.path.isfile(path):
                return path
    return ""
