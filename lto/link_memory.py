"""Remember facts about the inputs of a link, so that they are not looked for again.

Of each file, as long as it is the same file: what of it counts for the closure. Where that is
the same of all inputs, and what was differentiated is, the closure is the same. It rests on
`closure.py`: of an input that is outside, all that can change it are the symbols it defines,
and whether it has IR; of those with requests or registrations, and of bitcode, everything counts.
"""

from __future__ import annotations

import json
import os
import time
from typing import TYPE_CHECKING, Any, NamedTuple

from enzyme_cc.lto.archive import THIN_MAGIC
from enzyme_cc.lto.closure import Closure, asked, registers
from enzyme_cc.lto.inputs import inputs_of
from enzyme_cc.lto.keys import key

if TYPE_CHECKING:
    from collections.abc import Sequence

    from enzyme_cc.lto.inputs import Input

#: What a linker takes: a path, and the name of a member or nothing.
Taken = tuple[str, str]
#: A file that changed as recently may change again and look the same: clocks of files tick.
_TICK_NS = 50_000_000
_COARSE_TICK_NS = 3_000_000_000
_FINE = 1_000_000


class Facts(NamedTuple):
    """Facts about one file: of each object in it its member's name, and a digest."""

    identity: str
    digests: list[list[str]]


class Memory:
    """Facts about one link's inputs: none where others than `makers` found them out."""

    def __init__(self, makers: str, data: bytes | None) -> None:
        kept = _read(makers, data)
        self.makers = makers
        self.files = {path: Facts(*facts) for path, facts in kept.get("files", {}).items()}
        self.signature: str = kept.get("signature", "")
        self.rows: list[list[Any]] = kept.get("closure", [])
        #: As of now: all files that were looked at, and those that will be known again.
        self.now: dict[str, Facts] = {}
        self.lasting: dict[str, Facts] = {}
        self._signed: tuple[Sequence[Taken], str] | None = None

    def look(self, taken: Sequence[Taken]) -> None:
        """Take note of what there is now; only what has changed is read."""
        self._signed = None
        grouped: dict[str, list[Taken]] = {}
        for one in taken:
            grouped.setdefault(one[0], []).append(one)
        for path, group in grouped.items():
            known = self.files.get(path)
            identity, is_settled = _identity(path)
            if known is None or known.identity != identity:
                known = Facts(identity, _digests(group))
                is_settled = is_settled and not _is_thin(path)
            self.now[path] = known
            if is_settled:
                self.lasting[path] = known

    @property
    def knows_libraries(self) -> bool:
        """Return whether all files but objects, as shared libraries, are those of the last time."""
        others = [path for path, facts in self.now.items() if not facts.digests]
        return all(self.files.get(path) == self.now[path] for path in others)

    def has_news(self, taken: Sequence[Taken]) -> bool:
        """Return whether there is more to be known than was."""
        return self.lasting != self.files or self.signature != self._signature(taken)

    def closure(self, taken: Sequence[Taken]) -> Closure | None:
        """Return the closure of these, where it was found before."""
        if self.signature != self._signature(taken):
            return None
        inputs = list(inputs_of([(path, member) for path, member, _, _ in self.rows]))
        if [key(each.data) for each in inputs] != [digest for _, _, digest, _ in self.rows]:
            return None
        asking = [each for each, row in zip(inputs, self.rows, strict=True) if row[3]]
        return Closure(tuple(inputs), tuple(asking), {})

    def written(self, taken: Sequence[Taken], closure: Closure) -> bytes:
        """Return what is to be known the next time."""
        rows = [[*_taken(one), key(one.data), one in closure.asking] for one in closure.inputs]
        kept = {"files": self.lasting, "signature": self._signature(taken), "closure": rows}
        return json.dumps({"makers": self.makers, **kept}).encode("ascii")

    def _signature(self, taken: Sequence[Taken]) -> str:
        """Return what the closure depends on: what is linked, in order, and what counts of it."""
        if self._signed is None or self._signed[0] is not taken:
            rows = {path: json.dumps(facts.digests) for path, facts in self.now.items()}
            words = (word for path, member in taken for word in (path, member, rows[path]))
            self._signed = taken, key(*words)
        return self._signed[1]


def _read(makers: str, data: bytes | None) -> dict[str, Any]:
    try:
        kept = json.loads(data or b"")
    except ValueError:
        return {}
    return kept if isinstance(kept, dict) and kept.get("makers") == makers else {}


def _identity(path: str) -> tuple[str, bool]:
    """Return what tells one state of a file from the next, and whether it can be relied upon."""
    try:
        found = os.stat(path)
    except OSError:
        return "", False
    tick = _TICK_NS if found.st_ctime_ns % _FINE else _COARSE_TICK_NS
    is_settled = max(found.st_mtime_ns, found.st_ctime_ns) + tick < time.time_ns()
    fields = (found.st_dev, found.st_ino, found.st_size, found.st_mtime_ns, found.st_ctime_ns)
    return " ".join(map(str, fields)), is_settled


def _is_thin(path: str) -> bool:
    """Return whether a file is a thin archive, whose members are other files."""
    with open(path, "rb") as file:
        return file.read(len(THIN_MAGIC)) == THIN_MAGIC


def _digests(taken: Sequence[Taken]) -> list[list[str]]:
    return [[_taken(each)[1], _digest(each)] for each in inputs_of(taken)]


def _digest(each: Input) -> str:
    if each.is_bitcode or asked(each) or registers(each):
        return key(each.data)
    defined = sorted(each.symbols.defined.items())
    return key("symbols", *(f"{name} {weak:d}" for name, weak in defined), bool(each.modules))


def _taken(each: Input) -> Taken:
    return each.path, each.name[len(each.path) + 1 : -1] if each.is_member else ""
