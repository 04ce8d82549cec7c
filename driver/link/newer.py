"""Inputs of a link that a newer LLVM made than the one that is to read them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_cc.diagnostics import Diagnostic, UserError
from enzyme_cc.toolchains.choose import choose_reader
from enzyme_cc.toolchains.detect import detect_all
from enzyme_cc.toolchains.wish import Wish

if TYPE_CHECKING:
    from collections.abc import Sequence

    from enzyme_cc.driver.planning.execution import Execution
    from enzyme_cc.lto.inputs import Input


def too_new(inputs: Sequence[Input], executor: Execution) -> UserError:
    """Return the error for inputs made by a newer LLVM, naming a toolchain that reads them."""
    made_by = [(each.name, each.version) for each in inputs]
    settings = executor.settings
    others, _ = detect_all(Wish(path=settings.path, cache_dir=settings.cache_dir))
    needed = max(version[0] for _, version in made_by)
    reading = next((one.name for one in others if one.version[0] >= needed), "")
    try:
        choose_reader([executor.toolchain], made_by)
    except UserError as error:
        said = error.diagnostic
        here = (f"{reading} is here: take it by --enzyme-toolchain={reading}",) if reading else ()
        return UserError(Diagnostic(said.message, notes=here or said.notes, code="EZ0916"))
    raise AssertionError(made_by)
