"""Tables of the names of modes, activities and markers, and what follows each marker."""

from __future__ import annotations

import re
from enum import Enum
from typing import NamedTuple

from enzyme_cc.attributes.names import (
    LEGACY_MARKERS,
    SPECIAL_CALLS,
    SPECIAL_MARKERS,
    TYPE_HINTS,
)


class Mode(Enum):
    """The mode of a request; the value is what its callee's name contains."""

    FORWARD = "__enzyme_fwddiff"
    FORWARD_SPLIT = "__enzyme_fwdsplit"
    REVERSE = "__enzyme_autodiff"
    AUGMENTED_FORWARD = "__enzyme_augmentfwd"
    REVERSE_SPLIT = "__enzyme_reverse"
    AUGMENTED_SIZE = "__enzyme_augmentsize"
    BATCH = "__enzyme_batch"
    ERROR_ESTIMATE = "__enzyme_error_estimate"

    @property
    def spelling(self) -> str:
        """Return how users write it."""
        return self.value

    @property
    def short(self) -> str:
        """Return the spelling without what all have in common."""
        return self.value.removeprefix("__enzyme_")

    @property
    def is_forward(self) -> bool:
        """Return whether derivatives go the way the program goes."""
        return self in FORWARD_MODES

    @property
    def is_reverse(self) -> bool:
        """Return whether the mode propagates from the result to the arguments, or prepares it."""
        return self in REVERSE_MODES


FORWARD_MODES = frozenset({Mode.FORWARD, Mode.FORWARD_SPLIT})
REVERSE_MODES = frozenset(
    {Mode.REVERSE, Mode.AUGMENTED_FORWARD, Mode.REVERSE_SPLIT, Mode.AUGMENTED_SIZE}
)
#: Those that this version does not have.
LATER_MODES = frozenset({Mode.ERROR_ESTIMATE})
#: Those that take or make a tape which the user keeps.
SPLIT_MODES = frozenset(
    {Mode.FORWARD_SPLIT, Mode.AUGMENTED_FORWARD, Mode.REVERSE_SPLIT, Mode.AUGMENTED_SIZE}
)


class Activity(Enum):
    """The activity of an argument or a result."""

    CONST = "const"
    DUP = "dup"
    DUP_NO_NEED = "dupnoneed"
    OUT = "out"

    @property
    def has_shadow(self) -> bool:
        """Return whether shadows or tangents come with it."""
        return self in (Activity.DUP, Activity.DUP_NO_NEED)


class Spread(Enum):
    """The way an argument of a batch is spread over its instances."""

    SCALAR = "scalar"
    VECTOR = "vector"
    BUFFER = "buffer"


class ArgumentMarker(NamedTuple):
    """A marker in front of an argument; `operand` comes between the two."""

    activity: Activity | None = None
    spread: Spread | None = None
    #: What the operand is, in words; empty for none.
    operand: str = ""
    is_strided: bool = False


#: The markers in front of arguments. `enzyme_interleave` stands alone.
MARKERS_OF_ARGUMENTS: dict[str, ArgumentMarker] = {
    "enzyme_buffer": ArgumentMarker(None, Spread.BUFFER, "the distance in bytes"),
    "enzyme_byref": ArgumentMarker(operand="the size in bytes"),
    "enzyme_const": ArgumentMarker(Activity.CONST),
    "enzyme_dup": ArgumentMarker(Activity.DUP),
    "enzyme_dupnoneed": ArgumentMarker(Activity.DUP_NO_NEED),
    "enzyme_dupnoneedv": ArgumentMarker(
        Activity.DUP_NO_NEED, None, "the distance in bytes", is_strided=True
    ),
    "enzyme_dupv": ArgumentMarker(Activity.DUP, None, "the distance in bytes", is_strided=True),
    "enzyme_nocache": ArgumentMarker(),
    "enzyme_not_overwritten": ArgumentMarker(),
    "enzyme_out": ArgumentMarker(Activity.OUT),
    "enzyme_scalar": ArgumentMarker(None, Spread.SCALAR),
    "enzyme_vector": ArgumentMarker(None, Spread.VECTOR),
}


class CallMarker(NamedTuple):
    """A marker about the whole call."""

    #: What its operand is, in words; empty for none.
    operand: str = ""
    #: Whether the operand is an integer that must be known when compiling.
    is_integer: bool = False
    #: What it says of the result.
    result: Activity | None = None
    #: The modes it has a meaning in; empty for all.
    modes: frozenset[Mode] = frozenset()


MARKERS_OF_CALLS: dict[str, CallMarker] = {
    "enzyme_active_return": CallMarker(result=Activity.OUT),
    "enzyme_allocated": CallMarker("the size of the tape", is_integer=True, modes=SPLIT_MODES),
    "enzyme_const_return": CallMarker(result=Activity.CONST),
    "enzyme_context": CallMarker("the context"),
    "enzyme_dup_return": CallMarker(result=Activity.DUP),
    "enzyme_nofree": CallMarker(),
    "enzyme_noret": CallMarker(),
    "enzyme_primal_return": CallMarker(),
    "enzyme_runtime_activity": CallMarker(),
    "enzyme_strong_zero": CallMarker(),
    "enzyme_tape": CallMarker("the pointer to the tape", modes=SPLIT_MODES),
    "enzyme_width": CallMarker("the number of directions", is_integer=True),
}

INTERLEAVE = "enzyme_interleave"
WIDTH = "enzyme_width"

#: Every marker that may stand in a request.
MARKERS: frozenset[str] = frozenset({*MARKERS_OF_ARGUMENTS, *MARKERS_OF_CALLS, INTERLEAVE})

# In a name of C, of C++ (`_ZN3app10enzyme_dupE`, `?enzyme_dup@@3HA`), or of Fortran
# (`_QMmEenzyme_dup`, `enzyme_dup_`), and behind it what linkers and inliners add (`.2`,
# `.llvm.77`).
_MARKER = re.compile(r"(?<![a-z_])((?:enzyme|diffe)_[a-zA-Z0-9_]+?)_?(?=E?\Z|[.@])")


def marker_in(name: str) -> str:
    """Return the marker that a variable's name spells, known or not; empty if it spells none."""
    if "enzyme_" not in name and "diffe_" not in name:
        return ""
    found = _MARKER.search(name)
    if found is None:
        return ""
    marker = found[1]
    if marker.startswith("diffe_"):
        return LEGACY_MARKERS.get(marker, "")
    return marker


def is_known_marker(marker: str) -> bool:
    """Return whether it is a marker at all, be it of requests or of special calls."""
    return marker in MARKERS or marker in SPECIAL_MARKERS


def mode_of(name: str) -> Mode | None:
    """Return what a call of a function of this name asks for."""
    if "__enzyme_" not in name:
        return None
    return next((mode for mode in Mode if mode.value in name), None)


def special_call_of(name: str) -> str:
    """Return the special call that this name spells; empty for none."""
    if "__enzyme_" not in name or mode_of(name) is not None:
        return ""
    return max((each for each in SPECIAL_CALLS if each in name), key=len, default="")


def type_hint_of(name: str) -> str:
    """Return the type hint that this name spells; empty for none."""
    found = special_call_of(name)
    return found if found in TYPE_HINTS else ""
