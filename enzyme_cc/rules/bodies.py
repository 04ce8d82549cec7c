"""The run-time library: the text of functions that formulas call and libm lacks.

`runtime/` holds it, compiled from the C beside it, one file for the kinds of number that share it.
Beside that there are functions of other libraries, to be differentiated as ordinary code.
"""

from __future__ import annotations

import functools
import os
import re
from typing import TYPE_CHECKING

from enzyme_cc.attributes.names import SCHEMES
from enzyme_cc.ir.types import DOUBLE, FLOAT, FP80, FP128

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from enzyme_cc.ir.types import Type

#: What the names of its functions begin with.
PREFIX = "__enzyme_cc"
#: The kinds of number that it has functions for.
KINDS: tuple[Type, ...] = (FLOAT, DOUBLE, FP80, FP128)
FILES = ("double", "fp128", "x86_fp80")
#: What derivatives call to look at themselves when they run.
CHECKING = "checking"
#: What keeps the buffers of tapes.
TAPES = "tape"
#: What drives loops that are checkpointed.
CHECKPOINTING = "checkpoint"
#: What is asked of objects of C++.
OBJECTS = "objects"
#: What finds the shadows of exceptions of C++.
EXCEPTIONS = "exceptions"
#: What works on elements of matrices.
MATRICES = "matrix"
#: What begins the names of what derivatives call to drive loops that are checkpointed.
CHECKPOINTS = f"{PREFIX}_{CHECKPOINTING}_"
#: What exchanges data with other processes, for each MPI, and what begins its functions' names.
MESSAGES = ("mpich", "openmpi")
COMMUNICATION = f"{PREFIX}_mpi_"
#: What copies, launches and reverses on devices, for each library of such functions.
LAUNCHES = ("cuda", "hip")
#: What does with memory of a device what derivatives of its library of routines need.
DEVICE_ROUTINES = f"{PREFIX}_cuda_blas_"
#: What forks parallel regions, and what begins the names of its functions.
PARALLEL = "parallel"
FORKS = f"{PREFIX}_{PARALLEL}_"
#: Where threads wait for each other, and do so the other way round on the way back.
WAITS = frozenset(
    f"{FORKS}{each}"
    for each in (
        *(
            "alone",
            "barrier",
            "begin_ordered",
            "end_ordered",
            "enter",
            "enter_in_turn",
            "join",
            "leave",
            "lock",
        ),
        *("give", "lock_mutex", "lock_nested", "meet", "take", "test", "test_mutex", "test_nested"),
        *("together", "unlock", "unlock_mutex", "unlock_nested", "wait"),
    )
)
#: What lanes of a warp tell each other, transposed.
WARPS = "warp"
#: Copies of functions that others define, and what begins the names of these copies.
COPIES = (
    *("blas", "c", "cast", "cxx", "fortran", "futures", "gsl", "lapack", "libcxx", "norms"),
    *("pmr", "rust"),
)
#: Those where counts have 64 bits, under the names of the others: what is declared ends in 64.
WIDE_COPIES = ("blas_64", "lapack_64")
_WIDE = re.compile(r"(cblas_|LAPACKE_|)(\w+?)(_64_|64_|_64)\Z")
#: What such copies call of the library.
_ROUTINES = re.compile(r"(cblas_\w+)|([sdcz][a-z0-9]+)_\Z")
#: Those of a library that few programs call.
DEVICE_COPIES = "cublas"
COPY = "enzyme_cc.source."
FOLDER = os.path.join(os.path.dirname(os.path.abspath(__file__)), "runtime")

#: What begins the names of functions of parts that talk to others, and the files they are in.
_PARTS = {
    **{f"{COMMUNICATION}{each}_": f"mpi_{each}" for each in MESSAGES},
    **{f"{PREFIX}_{each}_": each for each in LAUNCHES},
}
EXCHANGES = tuple(_PARTS)
#: The same of what works on elements of matrices: a file for each precision, the last letter.
_OF_MATRICES = f"{PREFIX}_{MATRICES}_"
_SYMBOL = re.compile(r"@([\w.]+)")


def with_all_they_need(names: Iterable[str]) -> dict[str, str]:
    """Return the entries of these functions and of what they mention, by name, in order."""
    wanted = list(names)
    entries = _entries()
    for kind in {_part(each) for each in wanted} - {""}:
        entries = entries | _part_entries(kind)
    return _closure(wanted, entries)


def copies_of(names: Iterable[str]) -> dict[str, str]:
    """Return the copies of these functions, as far as there are some, with all that they need."""
    wanted, entries = list(names), _copies()
    if any(each.startswith(DEVICE_COPIES) for each in wanted):
        entries = entries | _part_entries(DEVICE_COPIES)
    found = _closure((f"{COPY}{name}" for name in wanted), entries)
    for name in wanted:
        found |= _wide_copies(name)
    return found


def _wide_copies(name: str) -> dict[str, str]:
    """Return the copy of a function with wide counts, which calls such functions."""
    parts = _WIDE.fullmatch(name)
    if parts is None:
        return {}
    prefix, stem, suffix = parts.groups()
    plain = f"{COPY}{prefix}{stem}{'' if prefix else '_'}"

    def renamed(symbol: str) -> str:
        called = _ROUTINES.fullmatch(symbol)
        if symbol == plain:
            return f"{COPY}{name}"
        if called is None:
            return symbol
        return f"{called[1]}{suffix}" if called[1] else f"{called[2]}{'_64_' if prefix else suffix}"

    entries = _closure(
        [plain], {k: v for file in WIDE_COPIES for k, v in _part_entries(file).items()}
    )
    return {
        renamed(symbol): _SYMBOL.sub(lambda each: f"@{renamed(each[1])}", entry)
        for symbol, entry in entries.items()
    }


def _closure(names: Iterable[str], entries: dict[str, str]) -> dict[str, str]:
    found = set[str]()
    pending = [name for name in names if name in entries]
    while pending:
        name = pending.pop()
        if name not in found:
            found.add(name)
            pending += _SYMBOL.findall(entries[name])
    return {name: entries[name] for name in sorted(found)}


def provides(name: str) -> bool:
    """Return whether it has a function of this name."""
    part = _part(name)
    if part:
        return name in _part_entries(part)
    return name.startswith((PREFIX, SCHEMES)) and name in _entries()


@functools.cache
def _entries() -> dict[str, str]:
    files = (*FILES, CHECKING, CHECKPOINTING, EXCEPTIONS, OBJECTS, PARALLEL, TAPES, WARPS)
    return {name: entry for file in files for name, entry in _entries_of(file)}


def _part(name: str) -> str:
    """Return the file that is read for a function alone, if it is in one; mostly none.

    These are of what talks to other processes or devices, and works on matrices.
    """
    if name.startswith(_OF_MATRICES):
        return f"{MATRICES}_{name[-1]}"
    for beginning, file in _PARTS.items():
        if name.startswith(beginning):
            return file
    return ""


@functools.cache
def _part_entries(file: str) -> dict[str, str]:
    return dict(_entries_of(file))


@functools.cache
def _copies() -> dict[str, str]:
    return {name: entry for file in COPIES for name, entry in _entries_of(file)}


def _entries_of(file: str) -> Iterator[tuple[str, str]]:
    """Yield the entries of a file of IR, each with its symbol."""
    with open(os.path.join(FOLDER, f"{file}.ll"), encoding="utf-8") as opened:
        text = opened.read()
    for match in re.finditer(r"^(?:define (?:.*\n)*?}|declare .*|@.*)$", text, re.M):
        yield _SYMBOL.search(match[0])[1], match[0]  # type: ignore[index]
