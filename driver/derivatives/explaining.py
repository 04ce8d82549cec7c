"""Show what gradients keep: as text on standard error, or as an HTML page in a file.

Loaded only where that is asked for.
"""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

import enzyme_cc
from enzyme_cc.driver.terminal import write

if TYPE_CHECKING:
    from enzyme_cc import Explained, Use
    from enzyme_cc.driver.planning.execution import Execution
    from enzyme_cc.driver.planning.steps import Manner

_PAGE = "html"
_SUFFIX = ".explain.html"
_DEVICES = "/dev/"
#: What a linker makes where nobody says what.
_PROGRAM = "a.out"


def show(
    executor: Execution,
    manner: Manner,
    explained: tuple[Explained, ...],
    *,
    here: str,
    rules: tuple[Use, ...] = (),
    source: str = "",
) -> None:
    """Show it as it is asked for; of one source, or of a link where none is named."""
    if rules:
        write(2, enzyme_cc.rule_lines(rules))
    kind, _, path = manner.explain.partition(":")
    if kind != _PAGE:
        write(2, enzyme_cc.tables(explained, here))
    elif explained:
        path = path or _beside(manner.output, source)
        all_ = executor.explained[path] = (*executor.explained.get(path, ()), *explained)
        text = enzyme_cc.page(all_, _read, os.getcwd() + "/")
        with open(path, "wb") as file:
            file.write(text.encode("utf-8", "replace"))
        executor.say(f"note: '{path}' shows what gradients keep")


def _beside(output: str, source: str) -> str:
    """Return a name for a page: of its source, in the folder of what is made."""
    output = "" if output.startswith(_DEVICES) else output
    if not source:
        return (output or _PROGRAM) + _SUFFIX
    return os.path.join(os.path.dirname(output), os.path.basename(source) + _SUFFIX)


def _read(path: str) -> str | None:
    """Return a source file; nothing where it cannot be read."""
    if not os.path.isfile(path):
        return None
    try:
        with open(path, encoding="utf-8", errors="replace", newline="\n") as file:
            return file.read()
    except OSError:
        return None
