"""Metadata nodes that name globals: `!{ptr @f, !"kernel", i32 1}`.

Nodes stay text; one that names a global somebody asks about becomes a user of it, so that it is
found, renamed and replaced like any other.
"""

from __future__ import annotations

import re
from itertools import islice
from typing import TYPE_CHECKING

from enzyme_cc.ir.constants import fill
from enzyme_cc.ir.reading.cursor import NAME
from enzyme_cc.ir.types import METADATA
from enzyme_cc.ir.values import User, canonical

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

    from enzyme_cc.ir.globals import GlobalValue

_NAMED = re.compile(rf'"[^"]*"|\bptr(?:\s+addrspace\(\d+\))?\s+(@{NAME})')


class LiveNode(User):
    """A node as text with globals in it."""

    __slots__ = ("number", "pieces")

    def __init__(self, number: int, pieces: list[str], operands: Iterable[GlobalValue]) -> None:
        self.type = METADATA
        self.uses = None
        self.number = number
        self.pieces = pieces
        self.own(operands)

    @property
    def ref(self) -> str:
        """Return how others name it."""
        return f"!{self.number}"

    @property
    def text(self) -> str:
        """Return what it says now."""
        return fill(self.pieces, self.operands)


class LiveNodes:
    """The nodes that became users, by number; and where to find those that may."""

    __slots__ = ("_noted", "_symbol", "_waiting", "found")

    def __init__(self, symbol: Callable[[str], GlobalValue | None]) -> None:
        self._symbol = symbol
        #: Nodes that name a global and are text still, by that name.
        self._waiting: dict[str, list[tuple[int, str]]] = {}
        self.found: dict[int, LiveNode] = {}
        #: How many of the added nodes are known.
        self._noted = 0

    def note(self, number: int, text: str) -> None:
        """Note a node of the module: it may name globals."""
        if "@" in text:
            for match in _NAMED.finditer(text):
                if match[1]:
                    self._waiting.setdefault(canonical(match[1]), []).append((number, text))

    def note_added(self, added: Mapping[int, str]) -> None:
        """Note the nodes made since the text was opened, in the order in which they were made."""
        if len(added) == self._noted:
            return
        for number, text in islice(added.items(), self._noted, None):
            self.note(number, text)
        self._noted = len(added)

    def wake(self, ref: str) -> None:
        """Make users of the nodes that name this global."""
        for number, text in self._waiting.pop(ref, ()):
            if number not in self.found:
                self.found[number] = self._live(number, text)

    def _live(self, number: int, text: str) -> LiveNode:
        pieces = []
        operands = []
        at = 0
        for match in _NAMED.finditer(text):
            value = self._symbol(match[1]) if match[1] else None
            if value is not None:
                pieces.append(text[at : match.start()])
                operands.append(value)
                at = match.end()
        return LiveNode(number, [*pieces, text[at:]], operands)
