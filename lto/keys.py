"""The key of a derivative: a hash of all it depends on. Two that could differ never share it.

Beside the IR and how it is treated, that is we ourselves, every byte of our sources, and the LLVM.
"""

from __future__ import annotations

import hashlib
import os
import sys
import time
from functools import cache
from typing import TYPE_CHECKING

from enzyme_cc.lto.store import Store
from enzyme_cc.toolchains.backend import identity

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from enzyme_cc.toolchains.model import Toolchain

_PACKAGE = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
_COMPILED = "__pycache__"
_FOLDER = "sources"
#: Bytes: of a hundred states of our sources.
_LIMIT = 1 << 14
#: Nanoseconds in which a file may change twice and have one time of change.
_TICK = 2_000_000_000

Part = bytes | str | int


def key(*parts: Part | Iterable[Part]) -> str:
    """Return the name of all these; what is between parts counts, too."""
    made = hashlib.sha256()
    for part in parts:
        _add(made, part)
    return made.hexdigest()


def makers(toolchain: Toolchain, cache_dir: str = "") -> tuple[str, ...]:
    """Return who makes a derivative: we ourselves and the LLVM."""
    return (*ourselves(cache_dir), *identity(toolchain))


def ourselves(cache_dir: str = "") -> tuple[str, str]:
    """Return our sources and the Python that runs them."""
    return (_sources(_PACKAGE, cache_dir), sys.version)


def _add(made: hashlib._Hash, part: Part | Iterable[Part]) -> None:
    if not isinstance(part, bytes | str | int):
        parts = list(part)
        made.update(b"%d:" % len(parts))
        for each in parts:
            _add(made, each)
        return
    data = part if isinstance(part, bytes) else os.fsencode(str(part))
    made.update(b"%d " % len(data))
    made.update(data)


@cache
def _sources(package: str, cache_dir: str = "") -> str:
    """Return the hash of our sources: as it was before, where the system has seen no change since.

    Reading them all takes 20 ms, looking at them 4. The time of a change of a file cannot be set.
    """
    store = Store(cache_dir, _LIMIT, _FOLDER)
    state, last = _state(package)
    kept = store.get(state)
    if kept is not None:
        return kept.decode("ascii")
    made = _hash(package)
    if time.time_ns() - last > _TICK and _state(package) == (state, last):
        store.put(state, made.encode("ascii"))
    return made


def _hash(package: str) -> str:
    made = hashlib.sha256()
    for path in _files(package):
        with open(path, "rb") as file:
            data = file.read()
        _add(made, (path[len(package) :], data))
    return made.hexdigest()


def _state(package: str) -> tuple[str, int]:
    """Return what the system says of our files, and when the last of them was changed."""
    found, last = [package], 0
    for path in _files(package):
        status = os.stat(path)
        times = f"{status.st_mtime_ns} {status.st_ctime_ns}"
        found.append(f"{path} {status.st_dev} {status.st_ino} {status.st_size} {times}")
        last = max(last, status.st_ctime_ns)
    return key(found), last


def _files(folder: str) -> Iterator[str]:
    with os.scandir(folder) as found:
        entries = sorted(found, key=lambda each: each.name)
    for each in entries:
        if not each.is_dir():
            yield each.path
        elif each.name != _COMPILED:
            yield from _files(each.path)
