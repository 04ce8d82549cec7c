"""A shared library keeps the IR of what it was linked from, for programs that differentiate it.

It lies beside what is loaded: the library runs as it would without. Loaded only after a link that
made one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_cc.diagnostics import UserError
from enzyme_cc.driver.command_line.arguments import expand
from enzyme_cc.lto.fatobject import embed
from enzyme_cc.lto.inputs import inputs_of
from enzyme_cc.lto.trace import LENIENT, OPTIONS, explicit, taken
from enzyme_cc.toolchains.capture import capture

if TYPE_CHECKING:
    from enzyme_cc.driver.planning.execution import Execution
    from enzyme_cc.driver.planning.steps import KeepIr

#: Who wants nothing in a library but what runs, says so.
_STRIPPED = frozenset(("-s", "-Wl,-s", "-Wl,--strip-all"))


def keep_ir(step: KeepIr, executor: Execution) -> None:
    """Put the IR there. What goes wrong is no reason to fail: the library is complete without."""
    words = expand(tuple(map(executor.place, step.argv)))
    if _STRIPPED.intersection(words):
        return
    try:
        inputs = inputs_of(_taken(step, executor, words))
        modules = [module for each in inputs if not each.is_library for module in each.modules]
        if modules:
            embed(executor.place(step.output), b"".join(modules))
    except (UserError, OSError) as error:
        called = executor.called_output(step.output)
        executor.say(f"warning: '{called}' is made, but without IR: {error}")


def _taken(step: KeepIr, executor: Execution, words: tuple[str, ...]) -> list[tuple[str, str]]:
    """Return what the linker says it takes; under LTO, what the command names.

    Asking the linker under LTO would be to compile once more.
    """
    if step.is_lto:
        return explicit(words)
    nowhere = executor.files.path("tried")
    done = capture((*words, *OPTIONS, *LENIENT, "-o", nowhere))
    found = taken(done.output.decode("utf-8", "surrogateescape"))
    return found if done.status == 0 and found else explicit(words)
