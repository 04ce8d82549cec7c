"""Names of functions and variables as their sources have them, whatever language these are in."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import TYPE_CHECKING

from enzyme_cc.words import itanium, rust
from enzyme_cc.words.itanium import CxxName, NotMangledError
from enzyme_cc.words.operations import intrinsic_words

if TYPE_CHECKING:
    from collections.abc import Callable

_LONGEST = 80
_PARTS = re.compile(r"(?<=[A-Za-z\d_])(\d{1,3})(?=[A-Za-z_])")
_NEWS = re.compile(r"\bstd::__(?:cxx11|1)::")
_STRING = re.compile(
    r"\bstd::basic_string<char, std::char_traits<char>, std::allocator<char>>(?!::basic_string\b)"
)
_CLOSURE = re.compile(r"(?<=::)\$_\d+")
#: What clang calls that is called on a host to launch a kernel: the kernel's name is behind it.
_STUB = "__device_stub__"
_ABI = re.compile(r"(?<=[\w>])\[abi:\w+\]")

_FORTRAN = re.compile(r"_QM?[A-Z]\w*\Z|_QQmain\Z")
_FORTRAN_PART = re.compile(r"([A-Z])([a-z0-9_]+)")
#: What the letters of flang's names introduce.
_OF_FORTRAN = {"M": "module", "S": "submodule"}
#: What flang calls.
RUN_TIME = "_FortranA"
#: Of its functions: the statements that are made of calls of them, by the beginnings of names.
_STATEMENTS = {
    "ioInput": "a read statement",
    "ioOutput": "a write or print statement",
    "io": "an input or output statement",
}
#: Mangled names among other words: not in paths.
_IN_TEXT = re.compile(
    r"(?<![\w./$@%-])(?:_{1,2}Z[A-Z0-9][\w.$]*|_R[A-Z][A-Za-z0-9_.$]*|_Q[MPFQBSE][\w.$]*|"
    r"llvm\.[a-z][\w.]*)"
)


def cxx_name(symbol: str) -> CxxName | None:
    """Return what a C++ symbol says of itself; None where it is none, or Rust's."""
    if not symbol.startswith("_Z"):
        return None
    try:
        found = itanium.read(symbol)
    except NotMangledError:
        return None
    return None if rust.older(found.name) else found


@lru_cache(4096)
def readable(symbol: str) -> str:
    """Return a symbol's name in its source, without parameters; itself where that is it."""
    for start, read in _READERS.items():
        if symbol.startswith(start):
            return read(symbol) or symbol
    return symbol


def readable_text(text: str) -> str:
    """Return the text, with the names of sources in the place of symbols."""
    if not any(start in text for start in ("_Z", "_R", "_Q", "llvm.")):
        return text
    return _IN_TEXT.sub(_shown, text)


def _shown(found: re.Match[str]) -> str:
    symbol = found[0].rstrip(".")
    return readable(symbol) + found[0][len(symbol) :]


def _of_cxx(symbol: str) -> str:
    try:
        name = itanium.read(symbol).name
    except NotMangledError:
        return _pieces(symbol)
    return shortened(rust.older(name) or plain_cxx(name))


def plain_cxx(name: str) -> str:
    """Return a name without what only libraries' authors know: versions, tags of ABIs."""
    name = _ABI.sub("", _NEWS.sub("std::", name)).replace(_STUB, "")
    return _CLOSURE.sub("lambda", _STRING.sub("std::string", name))


def shortened(name: str) -> str:
    """Return the name without what is in `<>` where it is long; at first the innermost."""
    while len(name) > _LONGEST:
        without = re.sub(
            r"(?<![<>]operator)(?<=\w)<(?!\.\.\.>)(?:[^<>]|<\.\.\.>|->)*>", "<...>", name
        )
        if without == name:
            break
        name = without
    return name


def _pieces(symbol: str) -> str:
    """Return the identifiers in a name that is of a form not known here."""
    found, at = [], 0
    for match in re.finditer(r"\d+", symbol):
        length = int(match[0])
        if match.start() >= at and 0 < length <= len(symbol) - match.end():
            at = match.end() + length
            found.append(symbol[match.end() : at])
    return "::".join(found) or symbol


def _of_fortran(symbol: str) -> str:
    """Return `solve of module linear` of `_QMlinearPsolve`."""
    if not _FORTRAN.match(symbol):
        return ""
    if symbol == "_QQmain":
        return "the main program"
    parts = _FORTRAN_PART.findall(symbol, 2)
    if not parts or "".join(map("".join, parts)) != symbol[2:]:
        return ""
    *outer, (_, name) = parts
    said = [name]
    for kind, each in reversed(outer):
        if kind in _OF_FORTRAN:
            said.append(f"of {_OF_FORTRAN[kind]} {each}")
        elif kind in "FP":
            said.append(f"in {each}")
    return " ".join(said)


def _of_rust(symbol: str) -> str:
    try:
        return shortened(rust.newer(symbol))
    except NotMangledError:
        return ""


def _of_run_time(symbol: str) -> str:
    name = symbol.removeprefix(RUN_TIME)
    statement = (said for start, said in _STATEMENTS.items() if name.startswith(start))
    return next(statement, f"{name} of Fortran's run-time library")


#: By the beginnings of symbols.
_READERS: dict[str, Callable[[str], str]] = {
    "_Z": _of_cxx,
    "_R": _of_rust,
    "_Q": _of_fortran,
    _STUB: lambda symbol: symbol.removeprefix(_STUB),
    RUN_TIME: _of_run_time,
    "llvm.": intrinsic_words,
}
