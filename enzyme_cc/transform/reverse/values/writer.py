"""A part of reverse mode being written, be it a sweep or a replay of one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from enzyme_cc.transform.emit.writer import DerivativeWriter

if TYPE_CHECKING:
    from enzyme_cc.analysis.activity.analysis import Context
    from enzyme_cc.ir.function import Function
    from enzyme_cc.transform.abi.lanes import Lanes
    from enzyme_cc.transform.abi.signature import Signature, Wanted
    from enzyme_cc.transform.emit.registry import Registry
    from enzyme_cc.transform.reverse.values.known_demands import KnownDemands
    from enzyme_cc.transform.reverse.values.lane_kinds import LaneKinds
    from enzyme_cc.transform.reverse.values.pair import Pair
    from enzyme_cc.transform.reverse.values.read_again import ReadAgain
    from enzyme_cc.transform.reverse.values.user_pair import Rules, UserPair
    from enzyme_cc.transform.shadows.constants import ShadowConstants


class Pairs(Protocol):
    """The functions of reverse mode, as those that are being written ask for them."""

    carrying: LaneKinds
    read_again: ReadAgain
    known_demands: KnownDemands
    shadows: ShadowConstants

    @property
    def looks_at_errno(self) -> bool:
        """Return whether the program may look at errno."""
        ...

    def lanes(self, context: Context, wanted: Wanted) -> Lanes:
        """Return how the derivative of a function in a context is called."""
        ...

    def whole(self, context: Context, wanted: Wanted) -> Function:
        """Return a function that goes there and back."""
        ...

    def pair(self, context: Context, wanted: Wanted) -> Pair:
        """Return the augmented function and the reverse that a derivative calls."""
        ...

    def user_pair(self, function: Function, name: str, rules: Rules, wanted: Wanted) -> UserPair:
        """Return the pair around what the user wrote for a function."""
        ...


class ReverseWriter(DerivativeWriter):
    """A function of reverse mode in one context."""

    backwards = True

    def __init__(
        self,
        registry: Registry,
        pairs: Pairs,
        context: Context,
        function: Function,
        signature: Signature,
    ) -> None:
        super().__init__(registry, context, function, signature)
        self.pairs = pairs
