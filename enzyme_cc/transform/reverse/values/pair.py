"""Functions that do the sweeps of a derivative apart, and what crosses between them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_cc.transform.abi.signature import together

if TYPE_CHECKING:
    from enzyme_cc.ir.function import Function
    from enzyme_cc.ir.types import Type
    from enzyme_cc.transform.abi.lanes import Lanes


class Pair:
    """An augmented function, its reverse, and what computes tangents from the same tape."""

    def __init__(
        self, lanes: Lanes, augmented: Function, reverse: Function, replay: Function | None = None
    ) -> None:
        self.lanes = lanes
        self.augmented = augmented
        self.reverse = reverse
        #: What computes tangents from the tape, where that is wanted.
        self.replay = replay
        #: What crosses from one to the other; None for nothing.
        self.tape: Type | None = None
        #: What that is, in as many words as tell it from any other.
        self.kept = ""
        #: What it copies for the reverse sweep, told to people who ask.
        self.copies = ""
        self.is_written = False
        #: Whether it is known what crosses.
        self.is_fixed = False
        #: The loop, as a function, whose rounds its reverse runs again.
        self.run_again: Function | None = None
        #: The function that its reverse runs once more, and reverses there.
        self.repeated: Function | None = None
        #: Whether its augmented function does nothing but compute a result.
        self.is_only_for_result = False
        #: Whether its reverse adds to shadows as if nobody else did so meanwhile.
        self.adds_plainly = False

    def uses(self, position: int) -> bool:
        """Return whether the reverse looks at one of the values passed to it."""
        return not self.is_written or self.reverse.arguments[position].is_used

    def uses_again(self, position: int) -> bool:
        """Return whether what computes tangents looks at one of the values passed to it."""
        return not self.is_written or (
            self.replay is not None and self.replay.arguments[position].is_used
        )

    def fix(self, tape: Type | None) -> None:
        """Fix how the functions are called."""
        self.is_fixed = True
        self.tape = tape
        types = self.lanes.primals() + ([tape] if tape is not None else [])
        self.augmented.return_type = together(types)
        if tape is not None:
            self.reverse.add_argument(tape, "tape")
            if self.replay is not None:
                self.replay.add_argument(tape, "tape")
