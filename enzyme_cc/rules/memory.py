"""Keep our rules from one process to the next, in a place that the caller chooses."""

from __future__ import annotations

from typing import Protocol


class Memory(Protocol):
    """A place for some bytes, another one for each state of our sources."""

    def get(self) -> bytes | None:
        """Return what was put; None where nothing is there as it was written."""

    def put(self, data: bytes) -> None:
        """Keep it, if that can be done."""


class Chosen:
    """The place there is, if any."""

    memory: Memory | None = None
