"""The words of a link, with something else in the place of some inputs.

An input may be a word of its own, stand behind `-Xlinker`, or between the commas of `-Wl,`; an
archive that is linked as a whole may also be what `-l` found.
"""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

from enzyme_cc.lto.trace import ALL, NEXT, WITH_VALUE, folders_of, library

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence

#: What has clang link code for devices, before it has the host's code linked.
_OFFLOADING, _NEW, _OLD = "--offload-link", "--offload-new-driver", "--no-offload-new-driver"
#: A link of the host's code alone knows none of these.
_OF_DEVICES = frozenset((_OFFLOADING, _NEW, _OLD, "--hip-link"))


def is_offloading(words: Iterable[str]) -> bool:
    """Return whether a link links code for devices, too."""
    said = tuple(words)
    drivers = [word for word in said if word in (_NEW, _OLD)]
    return _OFFLOADING in said or drivers[-1:] == [_NEW]


def of_host(words: Iterable[str]) -> tuple[str, ...]:
    """Return the words of a link that does not link code for devices."""
    return tuple(word for word in words if word not in _OF_DEVICES)


class Exchange:
    """Inputs taken out of a link, and what comes in their place."""

    def __init__(
        self,
        gone: Iterable[str],
        made: Sequence[str],
        whole: Mapping[str, list[str]],
        copies: Mapping[str, str],
    ) -> None:
        #: By real path: objects that `made` stands for.
        self.gone = {os.path.realpath(path) for path in gone}
        self.made = made
        #: By real path of an archive: the files to link instead where it is linked as a whole.
        self.whole = {os.path.realpath(path): files for path, files in whole.items()}
        #: By real path: what an object or an archive is exchanged for, wherever it is named.
        self.copies = {os.path.realpath(path): copy for path, copy in copies.items()}
        self.folders: list[str] = []
        #: Of those that go or are exchanged, the ones that were met.
        self.met: set[str] = set()
        self._takes_all = [False]

    def words(self, words: Sequence[str], inputs: Iterable[str]) -> list[str]:
        """Return the new words; `made` is where the first of what goes was, or before any input."""
        self.folders = folders_of(words)
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
        found[first:first] = self.made
        return found

    def _group(self, group: list[str]) -> list[str]:
        word = group[-1]
        if word.startswith(ALL):
            kept = [each for piece in word[len(ALL) :].split(",") for each in self._piece(piece)]
            return [ALL + ",".join(kept)] if kept else []
        if group[0] == NEXT:
            return [each for piece in self._piece(word) for each in (NEXT, piece)]
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
        if path in self.copies:
            self.met.add(path)
            return [self.copies[path]]
        return self.whole[path] if self._takes_all[-1] and path in self.whole else [piece]

    def _found(self, name: str) -> list[str] | None:
        """Return the files to link instead of a library that was searched for, if there are any."""
        file = name[1:] if name.startswith(":") else f"lib{name}.a"
        found = library(name, self.folders)
        path = os.path.realpath(found) if found else ""
        for known in () if found else (*self.copies, *self.whole):  # where linkers look themselves
            path = path or (known if os.path.basename(known) == file else "")
        if path in self.copies:
            self.met.add(path)
            return [self.copies[path]]
        return self.whole.get(path) if self._takes_all[-1] else None

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
        has_value = word in WITH_VALUE or word in (NEXT, "-l")
        value = next(rest, None) if has_value else None
        yield [word] if value is None else [word, value]
