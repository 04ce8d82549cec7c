"""The key of a derivative: a hash of all it depends on. Two that could differ never share it.

Beside the IR and how it is treated, that is we ourselves, every byte of our sources, and the LLVM.
"""

from __future__ import annotations

import hashlib
import os
import sys
from functools import cache
from typing import TYPE_CHECKING

from enzyme_cc.toolchains.backend import identity

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from enzyme_cc.toolchains.model import Toolchain

_PACKAGE = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
_COMPILED = "__pycache__"

Part = bytes | str | int


def key(*parts: Part | Iterable[Part]) -> str:
    """Return the name of all these; what is between parts counts, too."""
    made = hashlib.sha256()
    for part in parts:
        _add(made, part)
    return made.hexdigest()


def makers(toolchain: Toolchain) -> tuple[str, ...]:
    """Return who makes a derivative: we ourselves and the LLVM."""
    return (*ourselves(), *identity(toolchain))


def ourselves() -> tuple[str, str]:
    """Return our sources and the Python that runs them."""
    return (_sources(_PACKAGE), sys.version)


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
def _sources(package: str) -> str:
    made = hashlib.sha256()
    for path in _files(package):
        with open(path, "rb") as file:
            data = file.read()
        _add(made, (path[len(package) :], data))
    return made.hexdigest()


def _files(folder: str) -> Iterator[str]:
    with os.scandir(folder) as found:
        entries = sorted(found, key=lambda each: each.name)
    for each in entries:
        if not each.is_dir():
            yield each.path
        elif each.name != _COMPILED:
            yield from _files(each.path)
