"""Choose a toolchain that reads a set of IR inputs: only the same or a newer LLVM does."""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_cc.diagnostics import user_error
from enzyme_cc.toolchains.schema import MAJOR, load_family

if TYPE_CHECKING:
    from collections.abc import Sequence

    from enzyme_cc.toolchains.model import Toolchain
    from enzyme_cc.toolchains.schema import Version


def choose_reader(
    toolchains: Sequence[Toolchain], producers: Sequence[tuple[str, Version]]
) -> Toolchain:
    """Return the newest toolchain, the first of equals, if it reads all that these producers wrote.

    A producer is the name of an input and the version of the LLVM that made it. UserError names
    the newest inputs where nobody reads them.
    """
    newest = max(toolchains, key=lambda one: one.version[0], default=None)
    needed = max((version[0] for _, version in producers), default=0)
    if newest is not None and newest.version[0] >= needed:
        return newest
    names = [name for name, version in producers if version[0] == needed]
    here = f"newest here is {newest.version[0]}" if newest else "there is none here"
    message = f"{_listed(names)} made by LLVM {needed}, {here}; install llvm-{needed}"
    way = load_family("clang").install[0].replace(MAJOR, str(needed))
    raise user_error(message, f"for instance: {way}")


def _listed(names: list[str]) -> str:
    if not names:
        return "nothing was"
    if len(names) == 1:
        return f"{names[0]} was"
    return f"{names[0]} and {len(names) - 1} more were"
