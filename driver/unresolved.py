"""After a failed link: was it a request for a derivative? Then that is what must be said.

The linker only knows an undefined symbol, which the user never meant to define.
"""

from __future__ import annotations

import os

from enzyme_cc.attributes.names import REQUEST_NAMES
from enzyme_cc.diagnostics import UserError
from enzyme_cc.driver.option_table import SUFFIXES
from enzyme_cc.lto.mentions import symbols_mention

_NAMES = tuple(map(str.encode, REQUEST_NAMES))
#: What rustc calls the objects that it makes.
_OF_RUST = (".rcgu.o", ".rlib")
_FOR_OBJECTS = "compile it with enzyme-cc"
_FOR_SOURCES = "compile it with enzyme-cc -c, then link"


def requesting(paths: tuple[str, ...]) -> list[tuple[str, str, str]]:
    """The inputs of a link that name a request, each with the first it names and a way out."""
    found = ((path, _request(path), _advice(path)) for path in paths)
    return [one for one in found if one[1]]


def without_ir_of_rust(found: list[tuple[str, str, str]]) -> str:
    """What is to be said once where rustc has kept the IR of all that ask to itself."""
    if not found or not all(path.endswith(_OF_RUST) for path, _, _ in found):
        return ""
    return (
        f"error: a derivative is asked for ({found[0][1]}), and rustc has handed over machine code"
        " alone: add -Clinker-plugin-lto beside -Clinker=enzyme-link (cargo: in build.rustflags of"
        " .cargo/config.toml) [EZ0461]"
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
        return next((n for n in REQUEST_NAMES if symbols_mention(path, (n.encode(),))), "")
    except UserError:
        return ""
