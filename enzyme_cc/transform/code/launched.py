"""The names of kernels that are derivatives of kernels, which host code launches."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from enzyme_cc.requests.call_paths import COPIED

if TYPE_CHECKING:
    from collections.abc import Iterable

#: What the names of a kernel's derivatives begin with.
GRADIENT, TANGENT = "enzyme_gradient_", "enzyme_tangent_"
#: The tangent of its gradient; and the function that is the gradient, where it has one.
SECOND, REVERSE = "enzyme_second_", "enzyme_reverse_"
#: What the name of a kernel's function begins with.
BODY = "enzyme_kernel_"
#: A kernel that counts how many rounds its loops have, and the function that does so: its room is
#: where a table is of what is kept, and its slot is the number of the thread among all.
ROUNDS, COUNTED = "enzyme_rounds_", "enzyme_counted_"
#: The same for the tangent of its gradient, which may keep other things.
ROUNDS_AGAIN, COUNTED_AGAIN = "enzyme_again_rounds_", "enzyme_again_counted_"
TABLE, SLOT = "enzyme_room", "enzyme_slot"
#: What the name of a parameter begins with that tells where a copy is of what a launch left behind
#: an argument of this number; and what facts about kernels say of an argument that has one.
BEHIND, EXTREMES = "enzyme_behind_", 32
#: In how many parts such a kernel has the memory whose size is its launch's: the kernel's own,
#: and one for each shadow.
_PARTS = {GRADIENT: 2, TANGENT: 2, SECOND: 4, REVERSE: 4}


class Launched(NamedTuple):
    """The requests that may launch a kernel."""

    #: Whether they may do so where such a request is differentiated itself.
    again: bool = False
    #: Whether a derivative is all that is launched, once in the kernel's place.
    in_place: bool = False


def counters_of(callers: Iterable[str]) -> set[str]:
    """Return the functions that count rounds of a kernel's, for what asks for its gradient."""
    found = set[str]()
    for each in callers:
        name = each.removeprefix(COPIED)
        for start, counted in ((GRADIENT, COUNTED), (REVERSE, COUNTED_AGAIN)):
            if name.startswith(start):
                found.add(counted + name.removeprefix(start))
    return found


def parts_of(name: str) -> int:
    """Return in how many parts a function has that memory; 0 where nobody divides it."""
    name = name.removeprefix(COPIED)
    return next((count for start, count in _PARTS.items() if name.startswith(start)), 0)
