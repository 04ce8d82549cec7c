"""The cell magic `%%enzyme`: a cell of C, C++, Fortran or Rust whose functions are then there."""

from __future__ import annotations

import shlex
from typing import TYPE_CHECKING, Protocol

from enzyme_cc.bindings.errors import EnzymeError
from enzyme_cc.bindings.library import load

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from enzyme_cc.bindings.library import Library

_LANGUAGE = "--language="


class Shell(Protocol):
    """The part of IPython's shell that is used."""

    def register_magic_function(
        self, func: Callable[[str, str], object], magic_kind: str, magic_name: str
    ) -> None:
        """Make a function a magic."""

    def push(self, variables: Mapping[str, object]) -> None:
        """Define variables of the user's."""


def load_ipython_extension(shell: Shell) -> None:
    """Define the magic: IPython calls this for `%load_ext enzyme_cc`."""

    def enzyme(line: str, cell: str) -> Library | None:
        """Compile a cell: `%%enzyme [--language=c++] [compiler flags]`."""
        words = shlex.split(line)
        languages = [word[len(_LANGUAGE) :] for word in words if word.startswith(_LANGUAGE)]
        flags = [word for word in words if not word.startswith(_LANGUAGE)]
        try:
            library = load(f"{cell}\n", language=[*languages, "c"][0], flags=flags)
        except EnzymeError as error:
            print(error)  # noqa: T201 - a cell that does not compile shows why, and nothing else
            return None
        shell.push({name: library[name] for name in dir(library) if name in library.functions})
        return library

    shell.register_magic_function(enzyme, "cell", "enzyme")
