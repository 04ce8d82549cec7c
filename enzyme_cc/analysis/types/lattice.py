"""The lattice of what bytes hold: evidence, how strong it is, and the kind that it amounts to.

Evidence is a set of bits; its join is `|`. The strongest of it decides, and among equals the kinds
are joined: `KIND_OF` reads any set. docs/types.md has the laws; test_lattice.py holds them.
"""

from __future__ import annotations

from enum import Enum, IntEnum
from functools import reduce
from operator import or_
from typing import TYPE_CHECKING, TypeVar

from enzyme_cc.ir import types

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from enzyme_cc.ir.types import Type

_T = TypeVar("_T")


class Kind(Enum):
    """The kind of value that a byte is part of."""

    UNKNOWN = "unknown"
    ANYTHING = "anything"
    INTEGER = "integer"
    POINTER = "pointer"
    HALF = "half"
    BFLOAT = "bfloat"
    FLOAT = "float"
    DOUBLE = "double"
    FP80 = "x86_fp80"
    FP128 = "fp128"
    PPC_FP128 = "ppc_fp128"
    CONFLICT = "conflict"
    #: Evidence disagrees, but a word of such bytes can be told when the program runs.
    IN_TURNS = "double in turns"

    __hash__ = object.__hash__

    @property
    def is_float(self) -> bool:
        """Return whether it is a floating-point number."""
        return self in _FLOAT_KINDS

    @property
    def type(self) -> Type | None:
        """Return the floating-point type, of a kind that is one."""
        return types.KEYWORDS.get(self.value)


class Strength(IntEnum):
    """The strength of evidence: the strongest that there is decides."""

    NONE = 0
    #: The bytes fit every kind.
    FITS = 1
    #: A union's declaration, of a word that nothing else tells of.
    LISTED = 2
    #: A declaration's word, or arithmetic on the bits.
    WEAK = 3
    #: An operation that takes nothing else.
    STRONG = 4


#: What the bytes of one word may be that is a double at some times.
IN_A_WORD = (Kind.DOUBLE, Kind.IN_TURNS)
#: Of such a byte it is not known what it is.
UNCLEAR = frozenset((Kind.ANYTHING, Kind.UNKNOWN, Kind.CONFLICT, Kind.IN_TURNS))
#: Evidence about it disagrees, or may.
DISAGREEING = frozenset((Kind.CONFLICT, Kind.IN_TURNS))
#: Nobody says what such a byte is; at most it is cleared, which says nothing of what was there.
UNUSED = frozenset((Kind.ANYTHING, Kind.UNKNOWN))

# ANY says that the bytes fit every kind (zero, undef). NUMBER is weak evidence of an integer:
# arithmetic on the bits, which floats and pointers suffer too. DECLARED is what a declaration calls
# an integer: `long t; memcpy(&t, &d, 8)` makes t a double all the same. With MEMBER, it is the
# declaration of a struct, which has its place among others. EITHER is what the declaration of a
# union says of a word that nothing else tells of: a double or none.
ANY, NUMBER, DECLARED, INTEGER, POINTER, MEMBER, EITHER = 1, 2, 4, 8, 16, 32, 64
HALF, BFLOAT, FLOAT, DOUBLE, FP80, FP128, PPC_FP128 = (128 << index for index in range(7))
FLOAT_BITS = HALF | BFLOAT | FLOAT | DOUBLE | FP80 | FP128 | PPC_FP128
#: Evidence of operations that take nothing else.
STRONG = INTEGER | POINTER | FLOAT_BITS

BIT_KINDS = {
    INTEGER: Kind.INTEGER,
    POINTER: Kind.POINTER,
    HALF: Kind.HALF,
    BFLOAT: Kind.BFLOAT,
    FLOAT: Kind.FLOAT,
    DOUBLE: Kind.DOUBLE,
    FP80: Kind.FP80,
    FP128: Kind.FP128,
    PPC_FP128: Kind.PPC_FP128,
}
_FLOAT_KINDS = frozenset(kind for bit, kind in BIT_KINDS.items() if bit & FLOAT_BITS)
FLOAT_BIT_OF: dict[Type, int] = {
    kind: next(bit for bit, named in BIT_KINDS.items() if named.value == kind.text)
    for kind in types.FLOATS
}
#: How far apart neighbours of a float kind are in memory.
FLOAT_SIZES = {HALF: 2, BFLOAT: 2, FLOAT: 4, DOUBLE: 8, FP80: 16, FP128: 16, PPC_FP128: 16}

#: The bits of each strength, the strongest first, and the kind that each says; MEMBER says more of
#: another.
_LEVELS: tuple[tuple[Strength, int, dict[int, Kind]], ...] = (
    (Strength.STRONG, STRONG, BIT_KINDS),
    (Strength.WEAK, NUMBER | DECLARED, {NUMBER: Kind.INTEGER, DECLARED: Kind.INTEGER}),
    (Strength.LISTED, EITHER, {EITHER: Kind.IN_TURNS}),
    (Strength.FITS, ANY, {ANY: Kind.ANYTHING}),
)
#: What a kind is below, all but CONFLICT, which is above everything. The shadow of an integer is
#: the integer: where an address is at other times, both are carried as addresses are.
_ABOVE = {
    Kind.INTEGER: (Kind.POINTER, Kind.IN_TURNS),
    Kind.POINTER: (Kind.IN_TURNS,),
    Kind.DOUBLE: (Kind.IN_TURNS,),
}


def join(first: Kind, second: Kind) -> Kind:
    """Return the kind of what is one or the other, by evidence of one strength."""
    if first is second or second in _ABOVE.get(first, ()):
        return second
    if first in _ABOVE.get(second, ()):
        return first
    shared = (each for each in _ABOVE.get(first, ()) if each in _ABOVE.get(second, ()))
    return next(shared, Kind.CONFLICT)


def strength_of(mask: int) -> Strength:
    """Return how strong the strongest evidence is."""
    return next((strength for strength, bits, _ in _LEVELS if mask & bits), Strength.NONE)


def _kind(mask: int) -> Kind:
    for _, bits, kinds in _LEVELS:
        if mask & bits:
            return reduce(join, [kind for bit, kind in kinds.items() if mask & bit])
    return Kind.UNKNOWN


def _by_mask(of: Callable[[int], _T]) -> tuple[_T, ...]:
    """Return what is of each mask: two kinds of floats always conflict, which is asked once."""
    found = [of(FLOAT_BITS)] * (PPC_FP128 << 1)
    for floats in (0, *(bit for bit in BIT_KINDS if bit & FLOAT_BITS)):
        for rest in range(HALF):
            found[floats | rest] = of(floats | rest)
    return tuple(found)


#: The kind that a set of evidence amounts to.
KIND_OF = _by_mask(_kind)
#: Whether strong evidence disagrees in it.
IS_CONFLICT = _by_mask(lambda mask: KIND_OF[mask & STRONG] in DISAGREEING)


def together(masks: Sequence[int], size: int) -> Kind:
    """Return what so many bytes are of which there is all this evidence.

    An integer may be smaller than the double that is in its place at other times.
    """
    found = KIND_OF[reduce(or_, masks, 0)]
    fitting = IN_A_WORD if size == FLOAT_SIZES[DOUBLE] else (Kind.IN_TURNS,)
    is_apart = any(KIND_OF[each] not in fitting for each in masks)
    return Kind.CONFLICT if found is Kind.IN_TURNS and is_apart else found


def are_mixed(masks: Iterable[int]) -> bool:
    """Return whether bytes have evidence of different kinds: numbers, pointers, integers."""
    found = {
        mask & FLOAT_BITS or mask & POINTER or INTEGER
        for mask in masks
        if mask & ~(ANY | MEMBER | EITHER)
    }
    return len(found) > 1


def mask_text(mask: int) -> str:
    """Return `double`, or `integer|double` where strong evidence is of several kinds."""
    strong = [kind.value for bit, kind in BIT_KINDS.items() if mask & bit]
    return "|".join(strong) or KIND_OF[mask].value
