"""After a failed link: was it a request for a derivative? Then that is what must be said.

The linker only knows an undefined symbol, which the user never meant to define.
"""

from __future__ import annotations

import os
from types import MappingProxyType
from typing import TYPE_CHECKING

from enzyme_cc.attributes.names import REQUEST_NAMES, SHADOW_CALLS
from enzyme_cc.diagnostics import Diagnostic, UserError
from enzyme_cc.driver.option_table import SUFFIXES
from enzyme_cc.lto.inputs import inputs_in
from enzyme_cc.lto.mentions import symbols_mention
from enzyme_cc.lto.objections import without_ir

if TYPE_CHECKING:
    from collections.abc import Mapping

_NONE: Mapping[str, str] = MappingProxyType({})
_ASKING = (*REQUEST_NAMES, *SHADOW_CALLS)
_NAMES = tuple(map(str.encode, _ASKING))
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
