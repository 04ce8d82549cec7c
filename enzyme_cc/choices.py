"""What a user chooses for all derivatives of a unit: rules of their own, and how zeros multiply."""

from __future__ import annotations


class Choices:
    """The choices of one run; `rules` are files, each as its path and its text.

    `is_optimised` says that the front end was told to optimise: so much is no advice any more.
    """

    __slots__ = ("is_optimised", "rules", "strong_zero")

    def __init__(
        self,
        *,
        rules: tuple[tuple[str, str], ...] = (),
        strong_zero: bool = False,
        is_optimised: bool = False,
    ) -> None:
        self.rules = rules
        self.strong_zero = strong_zero
        self.is_optimised = is_optimised


#: Nothing chosen.
DEFAULT = Choices()
