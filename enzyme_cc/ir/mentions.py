"""Which parts of a module that were not read yet mention a global, found by searching the text."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from enzyme_cc.ir.function import Function, GlobalValue
from enzyme_cc.ir.values import canonical

if TYPE_CHECKING:
    from collections.abc import Iterable

_QUOTED = re.compile(r'@"[^"]*"')


class Mentions:
    """Reads what mentions a global; once that is done for one, it is done for good."""

    __slots__ = ("_complete", "_odd", "_text")

    def __init__(self, text: str) -> None:
        self._text = text
        self._complete: set[str] = set()
        self._odd: dict[str, set[str]] | None = None

    def load(self, ref: str, values: Iterable[GlobalValue]) -> None:
        """Read every header and body that mentions `ref`."""
        if ref in self._complete:
            return
        self._complete.add(ref)
        spellings = self._spellings(ref)
        for value in values:
            if not value.loaded and self._has(spellings, value.start, _header_end(value)):
                value.load()
            if isinstance(value, Function) and not value.body_loaded:
                self._load_body(value, spellings)

    def _load_body(self, function: Function, spellings: set[str]) -> None:
        if self._has(spellings, function.body_start, function.end):
            function.load()
            function.load_body()

    def _has(self, spellings: Iterable[str], start: int, end: int) -> bool:
        return any(self._text.find(each, start, end) >= 0 for each in spellings)

    def _spellings(self, ref: str) -> set[str]:
        """How a text may write `@f`: quotes and escapes that are not needed are allowed."""
        if self._odd is None:
            self._odd = {}
            for spelling in set(_QUOTED.findall(self._text)):
                usual = canonical(spelling)
                if usual != spelling:
                    self._odd.setdefault(usual, set()).add(spelling)
        return {ref} | self._odd.get(ref, set())


def _header_end(value: GlobalValue) -> int:
    if isinstance(value, Function) and value.body_start >= 0:
        return value.body_start
    return value.end
