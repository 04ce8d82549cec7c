"""What cannot be differentiated, collected: one message for each cause, with all its places."""

from __future__ import annotations

from contextlib import contextmanager
from copy import copy
from typing import TYPE_CHECKING

from enzyme_cc.diagnostics import Diagnostic
from enzyme_cc.requests.places import Places
from enzyme_cc.transform.missing import Missing, describe

if TYPE_CHECKING:
    from collections.abc import Iterator

    from enzyme_cc.ir.function import Function
    from enzyme_cc.ir.instructions import CallBase
    from enzyme_cc.ir.line import Instruction
    from enzyme_cc.ir.module import Module


#: The way out where it is not known what some bytes are.
WITH_TYPES = "compile with -g or -O1, so that types are known"
_THOUGH_TAGGED = "compile with -g, so that types are known"
_THOUGH_DECLARED = (
    "what is declared does not tell: characters, and members of unions, may be anything"
)


class Report:
    """Problems in the order found, each said once."""

    def __init__(self, module: Module) -> None:
        self.places = Places(module)
        self._are_types_declared = "emissionKind: FullDebug" in module.text
        # What clang writes from -O1 on.
        self._are_accesses_tagged = '"omnipotent char"' in module.text
        self._problems: dict[tuple[str, str, str], Diagnostic] = {}
        self._missing: dict[Function, Missing] = {}

    def add(
        self,
        code: str,
        message: str,
        at: Instruction | None,
        *notes: str,
        severity: str = "error",
    ) -> None:
        """One problem at an instruction."""
        where = self.places.of(at) if at is not None else ""
        said = tuple(map(self._fitting, notes))
        made = Diagnostic(message, where=where, notes=said, code=code, severity=severity)
        self._problems.setdefault((code, where, message), made)

    def _fitting(self, note: str) -> str:
        """A way out that has not been taken already."""
        if note != WITH_TYPES:
            return note
        if self._are_types_declared:
            return _THOUGH_DECLARED
        return _THOUGH_TAGGED if self._are_accesses_tagged else note

    @contextmanager
    def apart(self) -> Iterator[Report]:
        """What is found meanwhile is nobody's problem: it is in a report of its own."""
        aside = copy(self)
        aside._problems, aside._missing = {}, {}  # noqa: SLF001
        kept = self._problems, self._missing
        self._problems, self._missing = aside._problems, aside._missing  # noqa: SLF001
        try:
            yield aside
        finally:
            self._problems, self._missing = kept

    def missing(self, function: Function, call: CallBase, *, backwards: bool) -> None:
        """An active value meets a function with neither a body nor a rule."""
        met = self._missing.setdefault(function, Missing())
        met.calls.setdefault(self.places.of(call), call)
        met.backwards |= backwards

    @property
    def problems(self) -> tuple[Diagnostic, ...]:
        """Everything that stands in the way, missing functions last, together."""
        return (*self._of("error"), *describe(self._missing, self.places))

    @property
    def warnings(self) -> tuple[Diagnostic, ...]:
        """Everything that does not."""
        return tuple(self._of("warning"))

    def _of(self, severity: str) -> list[Diagnostic]:
        return [each for each in self._problems.values() if each.severity == severity]
