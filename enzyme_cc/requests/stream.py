"""The arguments of a request, taken one after the other, and the markers in front of each."""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_cc.attributes.vocabulary import MARKERS_OF_ARGUMENTS, Activity, Spread

if TYPE_CHECKING:
    from collections.abc import Sequence

    from enzyme_cc.ir.function import Argument as Parameter
    from enzyme_cc.requests.site import Token


class Stream:
    """Tokens, one after the other."""

    def __init__(self, tokens: Sequence[Token]) -> None:
        self.tokens = tokens
        self.at = 0

    @property
    def next(self) -> Token | None:
        """Return the next one, which stays."""
        return self.tokens[self.at] if self.at < len(self.tokens) else None

    @property
    def rest(self) -> Sequence[Token]:
        """Return all that are left."""
        return self.tokens[self.at :]

    def take(self) -> Token:
        """Take the next one."""
        self.at += 1
        return self.tokens[self.at - 1]

    def value(self, *, joined: bool = False) -> Token | None:
        """Return the next one if it is a value (`joined`: that follows at once)."""
        token = self.next
        if token is None or token.marker or (joined and token.is_apart):
            return None
        return self.take()

    def pieces(self, group: Sequence[Parameter], *, joined: bool) -> list[Token] | None:
        """Return the next values, one for each piece of a parameter; None where they are too few.

        A struct that found no registers left is a copy in memory: all pieces are in that.
        """
        found: list[Token] = []
        for parameter in group:
            token = self.value(joined=joined)
            if token is None:
                return None
            if token.copied is not None and "byval" not in parameter.attributes:
                return [token._replace(piece=each) for each in range(len(group))]
            found.append(token)
        return found

    def count_values(self) -> int:
        """Return how many values come before the next marker."""
        marks = (i for i, each in enumerate(self.rest) if each.marker or (i and each.is_apart))
        return next(marks, len(self.rest))


class Marks:
    """The markers in front of one argument."""

    def __init__(self) -> None:
        self.activity: Activity | None = None
        self.spread: Spread | None = None
        self.stride: Token | None = None
        self.bytes: int | None = None
        self.names: list[str] = []

    @property
    def is_by_reference(self) -> bool:
        """Return whether the value is in memory."""
        return "enzyme_byref" in self.names

    @property
    def says(self) -> str:
        """Return what decides how it takes part; empty if its type does."""
        deciding = (name for name in self.names if MARKERS_OF_ARGUMENTS[name].activity)
        return next(deciding, "")
