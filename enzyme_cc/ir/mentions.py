"""Find which unread parts of a module mention a global, in one pass over the text."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from enzyme_cc.ir.function import Function
from enzyme_cc.ir.reading.cursor import NAME
from enzyme_cc.ir.values import canonical

if TYPE_CHECKING:
    from collections.abc import Iterable

    from enzyme_cc.ir.globals import GlobalValue

_SYMBOL = re.compile(rf"@{NAME}")


class Mentions:
    """Reads what mentions a global; once that is done for one, it is done for good."""

    __slots__ = ("_bodies", "_headers", "_text")

    def __init__(self, text: str, values: Iterable[GlobalValue]) -> None:
        self._text = text
        #: Where each name stands, in whatever spelling; a name in a comment does no harm.
        self._headers: dict[str, list[GlobalValue]] = {}
        self._bodies: dict[str, list[Function]] = {}
        for value in values:
            self._look(value)

    def _look(self, value: GlobalValue) -> None:
        end = value.end
        if isinstance(value, Function) and value.body_start >= 0:
            end = value.body_start
            if not value.body_loaded:
                for ref in self._names(value.body_start, value.end):
                    self._bodies.setdefault(ref, []).append(value)
        if not value.loaded:
            for ref in self._names(value.start, end):
                self._headers.setdefault(ref, []).append(value)

    def _names(self, start: int, end: int) -> set[str]:
        return {canonical(each) for each in set(_SYMBOL.findall(self._text, start, end))}

    def load(self, ref: str) -> None:
        """Read every header and body that mentions `ref`."""
        for value in self._headers.pop(ref, ()):
            value.load()
        for function in self._bodies.pop(ref, ()):
            function.load()
            function.load_body()
