"""The words of a link, with something else in the place of some inputs.

An input may be a word of its own, stand behind `-Xlinker`, or between the commas of `-Wl,`; an
archive that is linked as a whole may also be what `-l` found.
"""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

#: What has clang link code for devices, before it has the host's code linked.
OFFLOADING = "--offload-link"
_ALL, _NEXT = "-Wl,", "-Xlinker"
#: What the next word is of, which is no input then.
_WITH_VALUE = frozenset(("-o", "-T", "-L", "-Xclang", "-Xassembler", "-mllvm", "-u", "-z", "-e"))


def is_offloading(words: Iterable[str]) -> bool:
    """Return whether a link links code for devices, too."""
    return OFFLOADING in words


class Exchange:
    """Inputs taken out of a link, and what comes in their place."""

    def __init__(self, gone: Iterable[str], made: str, whole: dict[str, list[str]]) -> None:
        #: By real path: objects that `made` stands for.
        self.gone = {os.path.realpath(path) for path in gone}
        self.made = made
        #: By real path of an archive: the files to link instead where it is linked as a whole.
        self.whole = {os.path.realpath(path): files for path, files in whole.items()}
        #: Of those that go, the ones that were met.
        self.met: set[str] = set()
        self._takes_all = [False]

    def words(self, words: Sequence[str], inputs: Iterable[str]) -> list[str]:
        """Return the new words; `made` is where the first of what goes was, or before any input."""
        found: list[str] = []
        first = -1
        for group in _groups(words):
            new = self._group(group)
            if first < 0 and self.met:
                first = len(found)
            found += new
        if first < 0:
            named = set(inputs)
            first = next((at for at, word in enumerate(found) if at and word in named), len(found))
        found.insert(first, self.made)
        return found

    def _group(self, group: list[str]) -> list[str]:
        word = group[-1]
        if word.startswith(_ALL):
            kept = [each for piece in word[len(_ALL) :].split(",") for each in self._piece(piece)]
            return [_ALL + ",".join(kept)] if kept else []
        if group[0] == _NEXT:
            return [each for piece in self._piece(word) for each in (_NEXT, piece)]
        if len(group) > 1 and group[0] != "-l":
            return group
        as_one = "".join(group)
        kept = self._piece(as_one)
        return group if kept == [as_one] else kept

    def _piece(self, piece: str) -> list[str]:
        """Return what a linker is to see instead of something that it sees."""
        self._note(piece)
        if piece.startswith("-l"):
            found = self._found(piece[2:])
            return [piece] if found is None else found
        if piece.startswith("-") or not os.path.isfile(piece):
            return [piece]
        path = os.path.realpath(piece)
        if path in self.gone:
            self.met.add(path)
            return []
        return self.whole[path] if self._takes_all[-1] and path in self.whole else [piece]

    def _found(self, name: str) -> list[str] | None:
        """Return the files to link instead of a library that was searched for, if there are any."""
        file = name[1:] if name.startswith(":") else f"lib{name}.a"
        paths = [path for path in self.whole if os.path.basename(path) == file]
        return self.whole[paths[0]] if self._takes_all[-1] and paths else None

    def _note(self, piece: str) -> None:
        """Note whether archives are linked as a whole from here on."""
        match piece.lstrip("-") if piece.startswith("-") else "":
            case "whole-archive":
                self._takes_all[-1] = True
            case "no-whole-archive":
                self._takes_all[-1] = False
            case "push-state":
                self._takes_all.append(self._takes_all[-1])
            case "pop-state":
                self._takes_all = self._takes_all[:-1] or [False]


def _groups(words: Sequence[str]) -> Iterator[list[str]]:
    """Yield words, each with the option before it whose value it is."""
    rest = iter(words)
    for word in rest:
        has_value = word in _WITH_VALUE or word in (_NEXT, "-l")
        value = next(rest, None) if has_value else None
        yield [word] if value is None else [word, value]
