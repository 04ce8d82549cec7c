"""Derivatives that were made before, found by everything they depend on (docs/adr/0021).

What was said when one was made is said again. Where more than a file comes of a compile, or
more goes into it than is known here, nothing is remembered.
"""

from __future__ import annotations

import json
import os
from typing import TYPE_CHECKING, NamedTuple

from enzyme_cc.diagnostics import Diagnostic
from enzyme_cc.driver.derivatives.derivation import choices_of
from enzyme_cc.driver.derivatives.derivative_store import store_of
from enzyme_cc.lto.keys import key, makers

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from enzyme_cc.driver.planning.execution import Execution
    from enzyme_cc.driver.planning.steps import Manner
    from enzyme_cc.lto.keys import Part

#: Variables that compilers heed beside their arguments, by how they begin.
_HEEDED = ("CCC_", "CLANG_", "COMPILER_PATH", "GCC_", "LLVM_", "PATH", "SDKROOT", "ZIG_")
#: How words begin that say how code is made, and nothing else ...
_PLAIN = (
    *("--gcc-", "--sysroot", "--target", "-D", "-I", "-O", "-Qunused-arguments", "-S", "-U", "-W"),
    *("-ansi", "-c", "-f", "-g", "-i", "-m", "-n", "-o", "-p", "-std", "-target", "-w", "-x"),
)
#: ... but for those with one of these in them: files that are read or written besides.
_BESIDE = (
    *("coverage", "index", "integrated-as", "ltrans", "module", "plugin", "profile", "record"),
    *("remark", "save", "split", "su=", "time", "trace", "usage", "-Wa,", "-Wp,", "-mllvm"),
)


class Made(NamedTuple):
    """An output (empty where requests are left open) with the warnings about it."""

    output: bytes
    warnings: tuple[Diagnostic, ...] = ()


class Remembered:
    """One derivative that may have been made before.

    `words` are how the compiler is called, but for files; `files` those of its words that are.
    """

    def __init__(
        self,
        executor: Execution,
        manner: Manner,
        words: Sequence[str],
        *parts: Part | Iterable[Part],
    ) -> None:
        self.executor = executor
        self.store = store_of(executor.settings)
        self.name = ""
        if self.store.is_open and not manner.explain and _is_plain(words):
            self.name = key(
                makers(executor.toolchain, executor.settings.cache_dir),
                _heeded(executor.settings.environment),
                _manner(manner),
                words,
                _contents(words),
                *parts,
            )

    def find(self) -> Made | None:
        """Return the derivative, if it was made before."""
        if not self.name:
            return None
        data = self.store.get(self.name)
        self.store.count("misses" if data is None else "hits")
        if data is None:
            return None
        self.executor.note(f"made before: {os.path.join(self.store.folder, self.name)}")
        return _read(data)

    def keep(self, made: Made) -> None:
        """Keep a derivative that was just made."""
        if self.name:
            self.store.put(self.name, _written(made))


def _is_plain(words: Sequence[str]) -> bool:
    options = [word for word in words if word.startswith(("-", "@"))]
    return all(
        word.startswith(_PLAIN) and not any(each in word for each in _BESIDE) for word in options
    )


def _heeded(environment: dict[str, str]) -> list[str]:
    return sorted(f"{n}={v}" for n, v in environment.items() if n.startswith(_HEEDED))


def _manner(manner: Manner) -> list[Part]:
    choices = choices_of(manner)
    rules = choices.rules if choices else ()
    chosen: list[Part] = [manner.inline, manner.strong_zero, manner.check, manner.trap]
    chosen += [manner.blas_bodies, manner.deterministic, manner.makes_ir]
    chosen.append(",".join(manner.no_heuristics))
    return [*chosen, *(part for each in rules for part in each)]


def _contents(words: Sequence[str]) -> list[bytes]:
    """Return what is in files that options name."""
    values = (word.rpartition("=")[2] for word in words if "=" in word)
    return [_content(value) for value in values if os.path.isfile(value)]


def _content(path: str) -> bytes:
    with open(path, "rb") as file:
        return file.read()


_FIELDS = ("message", "where", "notes", "code", "severity", "excerpt", "origin")


def _written(made: Made) -> bytes:
    rows = [[getattr(each, field) for field in _FIELDS] for each in made.warnings]
    return json.dumps(rows).encode("ascii") + b"\n" + made.output


def _read(data: bytes) -> Made:
    rows, _, output = data.partition(b"\n")
    return Made(output, tuple(map(_diagnostic, json.loads(rows))))


def _diagnostic(row: list[str]) -> Diagnostic:
    fields = dict(zip(_FIELDS, row, strict=True))
    return Diagnostic(**(fields | {"notes": tuple(fields["notes"])}))  # type: ignore[arg-type]
