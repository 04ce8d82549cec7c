"""Add to what is explained which loops LLVM vectorises, by its remarks about IR made for them.

Loaded only where that is asked for.
"""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

import yaml

import enzyme_cc
from enzyme_cc.driver.derivatives.derivation import for_loops
from enzyme_cc.driver.files.held_stderr import Held

if TYPE_CHECKING:
    from collections.abc import Iterator

    from enzyme_cc import Explained
    from enzyme_cc.driver.planning.execution import Execution
    from enzyme_cc.driver.planning.steps import Place, Words

_PASS = "loop-vectorize"
#: What LLVM begins its reasons with.
_LEADING = "loop not vectorized"
#: What says how many rounds are done at once.
_WIDTH = "VectorizationFactor"
_DONE, _MISSED = "!Passed", "!Missed"


def with_loops(
    executor: Execution, command: Words, text: str, explained: tuple[Explained, ...]
) -> tuple[Explained, ...]:
    """Return the same with LLVM's words about loops; `command` compiles IR with such text."""
    marked = enzyme_cc.marked_loops(text, explained)
    if not marked.loops:
        return explained
    ir, made, record = (executor.files.path(f"remarks.{each}") for each in ("ll", "o", "opt.yaml"))
    with open(ir, "wb") as file:
        file.write(marked.text.encode("utf-8", "surrogateescape"))
    words = [
        *_replaced(command, ir, made),
        *for_loops(command, executor.toolchain.version[0]),
        "-fsave-optimization-record=yaml",
        f"-foptimization-record-file={record}",
        f"-foptimization-record-passes={_PASS}",
    ]
    held = Held()
    status = executor.run(tuple(words), quiet=True, errors=held.file)
    held.forget()
    if status or not os.path.isfile(record):  # an older compiler, or another backend
        return explained
    with open(record, encoding="utf-8", errors="replace") as file:
        return enzyme_cc.with_remarks(marked, list(_remarks(file.read())), explained)


def _replaced(command: Words, ir: str, made: str) -> Iterator[Place]:
    """Yield a command's words with another source and another output."""
    before: Place = ""
    for word in command:
        yield {"-o": made, "ir": ir}.get(str(before), word)
        before = word


class _Loader(yaml.SafeLoader):
    """Read the records of LLVM, each with its kind."""


def _record(loader: yaml.SafeLoader, kind: str, node: yaml.MappingNode) -> dict[object, object]:
    return {**loader.construct_mapping(node, deep=True), "kind": f"!{kind}"}


_Loader.add_multi_constructor("!", _record)


def _remarks(text: str) -> Iterator[tuple[int, int, str]]:
    """Yield the line of each loop, how many rounds it does at once, and if one, why.

    Reasons are analyses in front of the record that a loop is not vectorised.
    """
    reasons: dict[int, str] = {}
    for record in yaml.load_all(text, Loader=_Loader):
        given = record.get("Args") or ()
        values = {key: value for each in given for key, value in each.items()}
        line = (record.get("DebugLoc") or {}).get("Line", 0)
        if record["kind"] == _DONE and _WIDTH in values:
            yield line, _counted(values[_WIDTH]), ""
            continue
        said = "".join(str(value) for each in given for value in each.values())
        reason = said.removeprefix(_LEADING).lstrip(": ")
        if reason:
            reasons.setdefault(line, reason)
        if record["kind"] == _MISSED:
            yield line, 1, reasons.get(line, "")


def _counted(width: object) -> int:
    """Return a number of rounds; of scalable vectors, which say `vscale x 4`, the least."""
    return int(str(width).rpartition(" ")[2])
