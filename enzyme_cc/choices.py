"""A user's choices for all derivatives of a unit: rules, strong zeros, checks."""

from __future__ import annotations


class Choices:
    """The choices of one run; `rules` are files, each as its path and its text.

    `is_optimised` says that the front end was told to optimise: so much is no advice any more.
    `is_for_messages` says that debug information was added by us, to place them.
    `check` says what a derivative does that differences contradict, "warn" or "abort"; `trap` what
    derivatives stop at: "nan". Empty means neither. With `blas_bodies` routines of linear algebra
    have no rules: what they are compiled from is differentiated. `deterministic` derivatives of
    parallel code have the same bits in each run with so many threads. With `makes_ir` what comes of
    it may be differentiated again by whoever reads it. `no_heuristics` are the names of guesses
    about what bytes hold that are not made.
    """

    __slots__ = (
        *(
            "blas_bodies",
            "check",
            "deterministic",
            "is_for_messages",
            "is_optimised",
            "makes_ir",
            "no_heuristics",
            "rules",
            "strong_zero",
        ),
        "trap",
    )

    def __init__(  # noqa: PLR0913 - what users may choose, by name
        self,
        *,
        rules: tuple[tuple[str, str], ...] = (),
        strong_zero: bool = False,
        is_optimised: bool = False,
        is_for_messages: bool = False,
        check: str = "",
        trap: str = "",
        blas_bodies: bool = False,
        deterministic: bool = False,
        makes_ir: bool = False,
        no_heuristics: tuple[str, ...] = (),
    ) -> None:
        self.no_heuristics = no_heuristics
        self.makes_ir = makes_ir
        self.deterministic = deterministic
        self.blas_bodies = blas_bodies
        self.rules = rules
        self.strong_zero = strong_zero
        self.is_optimised = is_optimised
        self.is_for_messages = is_for_messages
        self.check = check
        self.trap = trap


#: Nothing chosen.
DEFAULT = Choices()
