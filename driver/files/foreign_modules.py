"""Tell of modules of Fortran that another compiler has written: flang says so byte by byte.

Looked for where a compile has failed only. gfortran's are compressed, flang's are text.
"""

from __future__ import annotations

import os
import re
from itertools import pairwise

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

_SOURCE = re.compile(r".*\.(?:f|for|f77|f90|f95|f03|f08|ftn)", re.I)
_USE = re.compile(
    rb"^[ \t]*use\b(?:[ \t]*,[ \t]*non_intrinsic)?(?:[ \t]*::)?[ \t]*(\w+)", re.I | re.M
)
_COMPRESSED = b"\x1f\x8b"
_OF_MPI = frozenset(("mpi", "mpi_f08"))


def foreign_modules(words: Sequence[str]) -> Iterator[tuple[str, str, str]]:
    """Yield where a module is used that flang cannot read, what is wrong, and a way out."""
    folders = [*_folders(words)]
    for source in words:
        if not (_SOURCE.fullmatch(source) and os.path.isfile(source)):
            continue
        with open(source, "rb") as opened:
            text = opened.read()
        for found in _USE.finditer(text):
            name = found[1].decode().lower()
            module = _module(name, folders)
            if module:
                line = text.count(b"\n", 0, found.start(1)) + 1
                column = found.start(1) - text.rfind(b"\n", 0, found.start(1))
                said = (
                    f"the module {name} was compiled by gfortran, whose modules flang cannot read"
                )
                yield f"{source}:{line}:{column}", f"{said}: {module}", _way(name)


def _folders(words: Sequence[str]) -> Iterator[str]:
    """Yield where modules are looked for, in order."""
    yield "."
    for word, behind in pairwise((*words, "")):
        if word in ("-I", "-J", "-module-dir"):
            yield behind
        elif word.startswith(("-I", "-J")):
            yield word[2:]


def _module(name: str, folders: list[str]) -> str:
    """Return the file of a module that is the first of its name, if another compiler wrote it."""
    paths = (os.path.join(folder, f"{name}.mod") for folder in folders)
    path = next((each for each in paths if os.path.isfile(each)), "")
    if not path:
        return ""
    with open(path, "rb") as opened:
        return path if opened.read(2) == _COMPRESSED else ""


def _way(name: str) -> str:
    ahead = "with enzyme-fc, and give the folder of its module by -I before the others"
    if name not in _OF_MPI:
        return f"compile the source of {name} {ahead}"
    made = f"write a module mpi that holds the line include 'mpif.h' alone; compile it {ahead}"
    return made if name == "mpi" else f"{made}; use mpi: its handles are integers"
