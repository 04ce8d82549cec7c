"""Collect what cannot be differentiated: one message for each cause, with all its places."""

from __future__ import annotations

from contextlib import contextmanager
from copy import copy
from functools import cached_property
from typing import TYPE_CHECKING

from enzyme_cc.choices import DEFAULT
from enzyme_cc.diagnostics import Diagnostic
from enzyme_cc.requests.places import Places
from enzyme_cc.transform.report.causes import one_for_each_cause
from enzyme_cc.transform.report.cxx_strings import TextsInTheWay
from enzyme_cc.transform.report.evidence import is_harmless
from enzyme_cc.transform.report.unknown_callees import Missing, describe
from enzyme_cc.words.untold_bytes import fitting

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from enzyme_cc.choices import Choices
    from enzyme_cc.ir.function import Function, Instruction
    from enzyme_cc.ir.instructions import CallBase
    from enzyme_cc.ir.module import Module


#: How the types of accesses begin, as front ends name them.
_ACCESSES = ('!"Simple C', '!"Flang function root')


class Report:
    """Problems in the order found, each said once."""

    def __init__(self, module: Module, choices: Choices = DEFAULT) -> None:
        self.places = Places(module)
        self._choices = choices
        self._start()

    @cached_property
    def _types_known(self) -> tuple[bool, bool]:
        """Return whether debug information and accesses tell types: by the whole text, once."""
        text, choices = self.places.module.text, self._choices
        return (
            "emissionKind: FullDebug" in text and not choices.is_for_messages,
            choices.is_optimised or any(each in text for each in _ACCESSES),
        )

    def add(
        self,
        code: str,
        message: str,
        at: Instruction | None,
        *notes: str,
        severity: str = "error",
    ) -> None:
        """Add one problem at an instruction."""
        if self._texts.take(code, at):
            return
        where = self.places.of(at) if at is not None else ""
        said = tuple(fitting(each, self._types_known) for each in notes)
        trail = self.places.trail(at) if at is not None else ()
        made = Diagnostic(
            message, where=where, notes=said, code=code, severity=severity, trail=trail
        )
        function = at.function if at is not None else None
        name = self.places.name(function) if function is not None else ""
        self._problems.setdefault((code, where, message), (made, name))

    @contextmanager
    def apart(self) -> Iterator[Report]:
        """Yield what is found meanwhile is nobody's problem: it is in a report of its own."""
        aside = copy(self)
        aside._start()  # noqa: SLF001
        kept = vars(self).copy()
        vars(self).update(vars(aside))
        try:
            yield aside
        finally:
            vars(self).update(kept)

    def _start(self) -> None:
        """Start with nothing found yet."""
        self._problems: dict[tuple[str, str, str], tuple[Diagnostic, str]] = {}
        self._missing: dict[Function, Missing] = {}
        self._texts = TextsInTheWay(self.places)

    def take_over(self, function: Function, problems: Iterable[Diagnostic]) -> None:
        """Take what was found apart for what stands in the way after all."""
        name = self.places.name(function)
        for each in problems:
            self._problems.setdefault((each.code, each.where, each.message), (each, name))

    def left_out(self, function: Function, problems: Iterable[Diagnostic]) -> None:
        """Warn that a function has no derivative where it is called through pointers."""
        name = self.places.name(function)
        for each in problems:
            message = (
                f"{name} is called through a pointer, and the derivative stops the program there, "
                f"because it has none: {each.message} ({each.code})"
            )
            made = Diagnostic(
                message,
                where=each.where,
                notes=each.notes,
                code="EZ0502",
                severity="warning",
                trail=each.trail,
            )
            self._problems.setdefault((made.code, made.where, message), (made, name))

    def missing(self, function: Function, call: CallBase, *, backwards: bool) -> None:
        """Note that an active value meets a function with neither a body nor a rule."""
        met = self._missing.setdefault(function, Missing())
        met.calls.setdefault(self.places.of(call), call)
        met.backwards |= backwards
        met.is_harmless = met.is_harmless and is_harmless(function, call, self.places)

    @property
    def problems(self) -> tuple[Diagnostic, ...]:
        """Return all that stands in the way, texts of C++ and missing functions last, together."""
        return (
            *self._of("error"),
            *self._texts.described(),
            *describe(self._missing, self.places),
        )

    @property
    def warnings(self) -> tuple[Diagnostic, ...]:
        """Return all problems that do not stand in the way."""
        return (*self._of("warning"), *self._of("remark"))

    def _of(self, severity: str) -> list[Diagnostic]:
        found = (each for each in self._problems.values() if each[0].severity == severity)
        return one_for_each_cause(found)
