"""The back end for the link step: read, verify, optimise and compile IR.

Two things can do that: the tools of a toolchain, and llvmlite within this process.
"""

from __future__ import annotations

import os
from importlib.util import find_spec
from typing import TYPE_CHECKING, Protocol

from enzyme_cc.toolchains.cache import stamp
from enzyme_cc.toolchains.system import Tools

if TYPE_CHECKING:
    from collections.abc import Sequence

    from enzyme_cc.toolchains.model import Toolchain

# What is needed of LLVM's own tools to do without llvmlite.
_TOOLS = ("llvm-dis", "opt", "llc")


class Backend(Protocol):
    """An LLVM, by what it does; whatever it refuses is a UserError of one line."""

    def to_ir(self, bitcode: bytes) -> str:
        """Return the text of a bitcode module."""

    def merge(self, modules: Sequence[bytes]) -> str:
        """Merge several modules, each bitcode or text, and return the text of the one."""

    def verify(self, text: str) -> None:
        """Raise unless the text is a correct module."""

    def optimise(self, text: str, level: int) -> str:
        """Return a module after the passes of -O0 to -O3."""

    def simplify(self, text: str, *, inline: bool = True) -> str:
        """Make a module ready to be differentiated; every -O gives the same."""

    def tidy(self, text: str) -> str:
        """Return a module without what differentiating left behind, ready for the next time."""

    def to_object(self, text: str, level: int) -> bytes:
        """Return a module's object file, position independent, with no further passes on IR."""

    def link(self, objects: Sequence[str], output: str) -> None:
        """Link object files to a program."""


def backend_for(toolchain: Toolchain) -> Backend:
    """Return the backend of a toolchain's LLVM: its tools, else llvmlite, else its clang."""
    if all(role in toolchain.commands for role in _TOOLS):
        return Tools(toolchain)
    # Loading llvmlite takes 50 ms and it may not be there.
    from enzyme_cc.toolchains.inprocess import in_process  # noqa: PLC0415

    return in_process(toolchain) or Tools(toolchain)


def identity(toolchain: Toolchain) -> tuple[str, ...]:
    """Return what tells this LLVM from any other, or from itself before it was installed anew."""
    found = [toolchain.name, toolchain.kind, ".".join(map(str, toolchain.version))]
    for role, command in sorted(toolchain.commands.items()):
        found += [role, *command, *(_file(word) for word in command if os.path.isfile(word))]
    if toolchain.kind != "system":  # programs there are packages of Python's
        found += [" ".join(map(str, each)) for each in toolchain.stamps]
    if any(role not in toolchain.commands for role in _TOOLS):
        llvmlite = find_spec("llvmlite")
        found.append(_file(llvmlite.origin) if llvmlite is not None and llvmlite.origin else "")
    return tuple(found)


def _file(path: str) -> str:
    return " ".join(map(str, stamp(os.path.realpath(path))))
