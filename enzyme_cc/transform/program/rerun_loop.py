"""A loop whose rounds the reverse sweep runs again, once it is a function: its parts."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from enzyme_cc.ir.function import Function

if TYPE_CHECKING:
    from enzyme_cc.ir.instructions import CallBase

#: What begins the names of such functions.
RERUN = "enzyme_cc.rerun."


class RerunLoop(NamedTuple):
    """A function that is a loop of rounds, which are a function, too.

    Its parameters are the number of rounds; what the first round is handed, if rounds hand on a
    number; then what each round is given. Those of a round are the same, but that the first is
    the number of the round.
    """

    function: Function
    #: The call of a round in it.
    step: CallBase
    #: Whether rounds hand on a number, of which no adjoint needs to know what it is.
    hands_on: bool
    #: The parameters that lead to memory in which each round reads only what it has written.
    scratch: frozenset[int]
    #: Whether nobody else reads what is left there.
    is_left_unread: bool

    @property
    def functions(self) -> tuple[Function, Function]:
        """Return the loop, and what a round is."""
        step = self.step.callee
        assert isinstance(step, Function)
        return self.function, step
