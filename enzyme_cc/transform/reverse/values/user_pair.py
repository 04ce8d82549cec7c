"""Describe the derivative that the user wrote of a function for reverse mode."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from enzyme_cc.transform.reverse.values.pair import Pair

if TYPE_CHECKING:
    from enzyme_cc.ir.function import Function
    from enzyme_cc.requests.registrations import InTwo
    from enzyme_cc.transform.reverse.values.user_fit import Fit


class Rules(NamedTuple):
    """The user's rules for one function, of those that are wanted."""

    back: InTwo | None
    replay: InTwo | None

    @property
    def first(self) -> InTwo:
        """Return one that there is."""
        found = self.back or self.replay
        assert found is not None
        return found


class UserPair(Pair):
    """A pair that calls what the user wrote."""

    def __init__(
        self, fit: Fit, augmented: Function, reverse: Function, replay: Function | None
    ) -> None:
        super().__init__(fit.lanes, augmented, reverse, replay)
        self.fit = fit
        #: The parameters of the primal to whose shadows the gradient adds unasked.
        self.unguarded: frozenset[int] = frozenset()
        #: Those behind which it reads.
        self.reread: frozenset[int] = frozenset()
