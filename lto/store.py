"""A store of files by name: bounded in size, the least recently used goes first.

Many commands use it at once and none waits for another: an entry is written beside and renamed,
and is checked when it is read. What is damaged is not there; a folder that cannot be written
holds nothing new. Nothing here fails.
"""

from __future__ import annotations

import hashlib
import os
import time
from contextlib import suppress
from typing import NamedTuple

from enzyme_cc.lto.known import FOLDER
from enzyme_cc.toolchains.private import make_folder, open_file, open_kept

DEFAULT_LIMIT = 1 << 30

_MAGIC = b"enzyme-cc derivatives 1\n"
_CHECK = 32
_BESIDE = ".beside-"
_LIMIT = "limit"
#: A byte for each time.
COUNTERS = ("hits", "misses")
_OWN = frozenset((_LIMIT, *COUNTERS))
_ABANDONED = 3600.0


class Entry(NamedTuple):
    """A file of the store."""

    used: float
    size: int
    path: str


class Store:
    """The entries in a folder; `limit` is said by the caller, else was set, else is the default."""

    def __init__(self, cache_dir: str, limit: int | None = None, name: str = FOLDER) -> None:
        self.folder = os.path.join(cache_dir, name) if cache_dir else ""
        self.limit = self._limit() if limit is None else limit

    @property
    def is_open(self) -> bool:
        """Return whether anything may be kept."""
        return bool(self.folder) and self.limit > 0

    def has(self, name: str) -> bool:
        """Return whether there is an entry, perhaps a damaged one."""
        return self.is_open and os.path.exists(self._path(name))

    def get(self, name: str) -> bytes | None:
        """Return what was kept under a name; None where that is not there as it was written."""
        if not self.is_open:
            return None
        path = self._path(name)
        try:
            with open(path, "rb", opener=open_kept) as file:
                magic, check = file.read(len(_MAGIC)), file.read(_CHECK)
                data = file.read()
        except OSError:
            return None
        if magic != _MAGIC or check != hashlib.sha256(data).digest():
            return None
        with suppress(OSError):
            os.utime(path)
        return data

    def put(self, name: str, data: bytes) -> None:
        """Keep something, and make room for it."""
        if not self.is_open or len(data) + len(_MAGIC) + _CHECK > self.limit:
            return
        beside = self._path(f"{_BESIDE}{os.getpid()}-{time.monotonic_ns()}")
        try:
            make_folder(self.folder)
            with open(beside, "wb", opener=open_file) as file:
                file.write(_MAGIC + hashlib.sha256(data).digest() + data)
            os.replace(beside, self._path(name))
        except OSError:
            _remove(beside)
            return
        self.shrink()

    def forget(self, name: str) -> None:
        """Keep it no longer."""
        if self.is_open:
            _remove(self._path(name))

    def shrink(self) -> None:
        """Remove what was not used for longest, until the rest is within the limit."""
        entries = sorted(self.entries())
        over = sum(each.size for each in entries) - self.limit
        for each in entries:
            if over <= 0:
                break
            _remove(each.path)
            over -= each.size
        self._clean_up()

    def clear(self) -> None:
        """Remove all entries; the limit stays."""
        for name in (*(each.path for each in self.entries()), *map(self._path, COUNTERS)):
            _remove(name)

    def entries(self) -> list[Entry]:
        """Return what there is, in no order."""
        return [each for each in self._files() if not _is_beside(each) and not _is_own(each)]

    # -- what people ask and say ---------------------------------------------------------------

    def count(self, counter: str) -> None:
        """Count one more of these."""
        if not self.is_open:
            return
        with suppress(OSError):
            make_folder(self.folder)
            with open(self._path(counter), "ab", opener=open_file) as file:
                file.write(b".")

    def counted(self, counter: str) -> int:
        """Return how many were counted."""
        with suppress(OSError):
            return os.stat(self._path(counter)).st_size
        return 0

    def bound(self, limit: int) -> None:
        """Set the limit for all commands to come; an `OSError` where it cannot be written."""
        make_folder(self.folder)
        beside = self._path(f"{_BESIDE}{os.getpid()}")
        with open(beside, "w", encoding="ascii", opener=open_file) as file:
            file.write(str(limit))
        os.replace(beside, self._path(_LIMIT))
        self.limit = limit
        self.shrink()

    def _limit(self) -> int:
        path = self._path(_LIMIT)
        with suppress(OSError, ValueError), open(path, encoding="ascii", opener=open_kept) as file:
            return int(file.read(32))
        return DEFAULT_LIMIT

    # -- files ---------------------------------------------------------------------------------

    def _path(self, name: str) -> str:
        return os.path.join(self.folder, name)

    def _files(self) -> list[Entry]:
        found: list[Entry] = []
        with suppress(OSError), os.scandir(self.folder) as files:
            for each in files:
                with suppress(OSError):
                    status = each.stat(follow_symlinks=False)
                    found.append(Entry(status.st_mtime, status.st_size, each.path))
        return found

    def _clean_up(self) -> None:
        """Remove what commands that were killed left behind."""
        past = time.time() - _ABANDONED
        for each in self._files():
            if _is_beside(each) and each.used < past:
                _remove(each.path)


def _is_beside(entry: Entry) -> bool:
    return os.path.basename(entry.path).startswith(_BESIDE)


def _is_own(entry: Entry) -> bool:
    return os.path.basename(entry.path) in _OWN


def _remove(path: str) -> None:
    with suppress(OSError):
        os.unlink(path)
