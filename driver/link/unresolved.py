"""After a failed link: was it a request for a derivative? Then that is what must be said.

The linker only knows an undefined symbol, which the user never meant to define.
"""

from __future__ import annotations

import os
import re
from difflib import get_close_matches
from types import MappingProxyType
from typing import TYPE_CHECKING

from enzyme_cc.attributes.names import (
    LATER_REQUEST_NAMES,
    REQUEST_NAMES,
    SHADOW_CALLS,
    SPECIAL_CALLS,
)
from enzyme_cc.diagnostics import Diagnostic, UserError
from enzyme_cc.driver.command_line.option_table import SUFFIXES
from enzyme_cc.lto.elf import read_elf
from enzyme_cc.lto.inputs import inputs_in
from enzyme_cc.lto.mentions import symbols_mention
from enzyme_cc.lto.objections import without_ir
from enzyme_cc.lto.source import open_regular
from enzyme_cc.lto.symbols import users_of
from enzyme_cc.words.names import readable

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

_NONE: Mapping[str, str] = MappingProxyType({})
_ASKING = (*REQUEST_NAMES, *SHADOW_CALLS)
_NAMES = tuple(map(str.encode, _ASKING))
_KNOWN = (*REQUEST_NAMES, *LATER_REQUEST_NAMES, *SPECIAL_CALLS)
_LIKE_A_REQUEST = re.compile(rb"__enzyme_(?!cc[_.])\w+")
_MODES = "ask for it by __enzyme_fwddiff or __enzyme_autodiff"
#: Where GNU's linker knows a line: it has debug information.
_PLACED = rb"(?m)^.*?([^\s:]+:\d+): undefined reference to .*%s\b"
#: What linkers say of a symbol that nobody defines, or only a library that is not linked itself.
_UNDEFINED = re.compile(rb"undefined (?:reference to(?: symbol)?|symbol:) [`']?(\w+)")
#: What rustc calls the objects that it makes.
_OF_RUST = (".rcgu.o", ".rlib")
_FOR_OBJECTS = "compile it with enzyme-cc"
_FOR_SOURCES = "compile it with enzyme-cc -c, then link"


def requesting(paths: tuple[str, ...], called: Mapping[str, str] = _NONE) -> list[Diagnostic]:
    """Return a message for each input that names a request: the function, and a way out.

    `called` has the names by which people know some of the paths.
    """
    asking = [(path, name) for path in paths if (name := _request(path))]
    return [said for path, name in asking for said in _complaints(path, name, called)]


def _complaints(path: str, name: str, called: Mapping[str, str]) -> list[Diagnostic]:
    found = [said for each in inputs_in(path, called) for said in without_ir(each)]
    if found:
        return found
    message = f"it asks for a derivative ({name}) that was not made when it was compiled"
    where = called.get(path, path)
    return [Diagnostic(message, where=where, notes=(_advice(path),), code="EZ0917")]


def without_ir_of_rust(paths: tuple[str, ...]) -> Diagnostic | None:
    """Return what is to be said once where rustc has kept the IR of all that ask to itself."""
    found = {path: name for path in paths if (name := _request(path))}
    if not found or not all(path.endswith(_OF_RUST) for path in found):
        return None
    return Diagnostic(
        f"a derivative is asked for ({next(iter(found.values()))}), and rustc has handed over"
        " machine code alone: add -Clinker-plugin-lto",
        notes=("beside -Clinker=enzyme-link; cargo: in build.rustflags of .cargo/config.toml",),
        code="EZ0461",
    )


def misnamed(
    said: bytes, paths: tuple[str, ...], called: Mapping[str, str] = _NONE
) -> list[Diagnostic]:
    """Return a message for each name that looks like a request's in what the linker said."""
    names = dict.fromkeys(each.decode() for each in _LIKE_A_REQUEST.findall(said))
    unknown = [each for each in names if not any(known in each for known in _KNOWN)]
    return [
        Diagnostic(
            f"{name} is no request that enzyme-cc knows",
            where=next(_places(name, said, paths, called), ""),
            notes=(_meant(name),),
            code="EZ0407",
        )
        for name in unknown
    ]


def routines_left(said: bytes) -> str:
    """Return a note where a routine of linear algebra is what the linker does not find."""
    names = [each.decode() for each in _UNDEFINED.findall(said)]
    if not names:
        return ""
    # For these messages alone: it reads tables.
    from enzyme_cc.rules.routines.table import default_routines  # noqa: PLC0415

    found = next(filter(default_routines().has, names), None)
    if found is None:
        return ""
    return (
        f"{found} is a routine of linear algebra, and derivatives of LAPACK call BLAS: link a "
        "library that has it, such as -lblas or -lopenblas"
    )


def _meant(name: str) -> str:
    near = get_close_matches(name, _KNOWN, 1, cutoff=0.8)
    return f"did you mean {near[0]}?" if near else _MODES


def _places(
    name: str, said: bytes, paths: tuple[str, ...], called: Mapping[str, str]
) -> Iterator[str]:
    """Yield where a name is used: its line as the linker knows it, or the function."""
    line = re.search(_PLACED % re.escape(name.encode()), said)
    if line is not None:
        yield os.fsdecode(line[1])
    for path in paths:
        if os.path.isfile(path) and symbols_mention(path, (name.encode(),)):
            where = called.get(path, path)
            yield next((f"{where}: in {readable(each)}" for each in _users(path, name)), where)


def _users(path: str, name: str) -> list[str]:
    source = open_regular(path)
    if source is None:
        return []
    with source:
        elf = read_elf(source)
        return users_of(elf, {name}).get(name, []) if elf is not None else []


def _advice(path: str) -> str:
    return _FOR_SOURCES if path.rpartition(".")[2] in SUFFIXES else _FOR_OBJECTS


def _request(path: str) -> str:
    if not os.path.isfile(path):
        return ""
    try:
        # Most inputs name none: one look at a large library says so.
        if not symbols_mention(path, _NAMES):
            return ""
        return next((n for n in _ASKING if symbols_mention(path, (n.encode(),))), "")
    except UserError:
        return ""
