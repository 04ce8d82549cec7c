"""A loop that is checkpointed, once it is a function: its parts."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from enzyme_cc.ir.function import Function
    from enzyme_cc.ir.instructions import CallBase


#: What begins the names of such functions.
LOOP = "enzyme_cc.checkpointed."


class CheckpointLoop(NamedTuple):
    """A function that is a loop of steps.

    Its parameters are the first number, how many there are, the scheme, what that is told; address
    and size of each region; then what each step is given behind its number.
    """

    function: Function
    #: The call of it.
    call: CallBase
    #: The call of a step in it.
    step: CallBase
    #: Whether the step says when the loop ends.
    is_open: bool
    #: Which of the parameters are regions, from the first to behind the last.
    first_region: int
    last_region: int
    #: The line of the program.
    where: str
    #: Whether the loop stands in the program as one, so that regions are ours: what may be state.
    is_found: bool = False


def loop_named(place: str) -> str:
    """Return what people call the function that a checkpointed loop is."""
    return f"the checkpointed loop{' at ' if place else ''}{place}"
