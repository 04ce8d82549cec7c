"""Refusals for what bytes hold: each with its code, its words and its ways out.

Where it is not known what bytes are, or where they are taken for something else than they are, a
program is refused rather than differentiated for what it may not be. No words of this kind stand
anywhere else; docs/types.md says what they rest on.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from enzyme_cc.words.untold_bytes import WITH_TYPES

if TYPE_CHECKING:
    from collections.abc import Callable

    from enzyme_cc.ir.function import Instruction


class Refusal(NamedTuple):
    """An error about bytes; words in braces in its message are of the place where it is said."""

    code: str
    message: str
    ways: tuple[str, ...]

    def said(
        self, complain: Callable[..., None], at: Instruction | None, *more: str, **words: str
    ) -> None:
        """Say it at an instruction, with further ways out."""
        code, message, *ways = self.worded(**words)
        complain(code, message, at, *ways, *more)

    def worded(self, **words: str) -> tuple[str, ...]:
        """Return code, message and ways out, one behind the other."""
        return self.code, self.message.format(**words), *self.ways


#: Of a word of several types; the rest of the message says which, and where each is told.
SEVERAL_TYPES = Refusal(
    "EZ0201",
    "{name} is {types}",
    ("give these bytes one type, or keep what is differentiated apart from the rest",),
)
FIELD_BY_FIELD = "or copy it field by field, by assignments, which say the type of each"
_TOLD = (WITH_TYPES,)
_COPIED = (WITH_TYPES, FIELD_BY_FIELD)

# -- nothing tells what bytes are -----------------------------------------------------------------

COPIED = Refusal(
    "EZ0201", "it is not known which of the bytes copied here are floating-point numbers", _COPIED
)
COPIED_FROM_CONSTANTS = Refusal(
    "EZ0201",
    "it is not known which of the bytes copied here are floating-point numbers, whose derivatives "
    "must become zero",
    _COPIED,
)
ALLOCATED = Refusal(
    "EZ0201",
    "it is not known which of the bytes allocated here are floating-point numbers",
    _TOLD,
)
OVERWRITTEN = Refusal(
    "EZ0201",
    "it is not known which of the bytes that this call overwrites are floating-point numbers",
    (WITH_TYPES, "or read into a variable of its own, and copy the values from there"),
)
PASSED = Refusal(
    "EZ0201",
    "it is not known which bytes of {kind} passed by value here are floating-point numbers",
    _TOLD,
)
PASSED_FOR = Refusal(
    "EZ0201",
    "it is not known which bytes of the struct passed by value for parameter {number} are "
    "floating-point numbers",
    _TOLD,
)
UNKNOWN_VALUE = Refusal(
    "EZ0201",
    "it is not known whether {value} holds a floating-point number, an address or neither, but it "
    "is copied to memory that carries derivatives",
    (),
)

# -- numbers that are taken apart, put together, or taken for something else ----------------------

PUT_TOGETHER = Refusal(
    "EZ0401",
    "a floating-point number is put together from parts, but it is not known whether these carry a "
    "derivative",
    (
        "copy the number as a whole, by memcpy",
        "or do this in a function that is marked inactive, if it is constant",
    ),
)
PART_READ = Refusal(
    "EZ0401",
    "some of the bits of a floating-point number that carries a derivative are read as another "
    "type",
    ("read the number by the type that it was written by: of a union, the same member",),
)
BITS_CHANGED = Refusal(
    "EZ0401",
    "{operation} works on the bits of a floating-point number that carries a derivative",
    ("write it with functions of <math.h> such as fabs, copysign, frexp or ldexp",),
)
BITS_CONVERTED = Refusal(
    "EZ0401",
    "an integer that holds bits of a floating-point number that carries a derivative is converted "
    "to a floating-point number",
    ("write it with functions of <math.h> such as frexp, modf or ilogb",),
)
OTHER_SIZE = Refusal(
    "EZ0401",
    "the bits of numbers that carry derivatives are taken for numbers of another size",
    ("load, store and use them as one kind of number; convert where another is meant",),
)
AS_ADDRESS = Refusal(
    "EZ0401",
    "the bits of a floating-point number that carries a derivative become an address",
    ("pass numbers as numbers, or the address of a variable that holds one",),
)
NUMBER_FOR_ADDRESS = Refusal(
    "EZ0411",
    "a number smaller than a double is stored in memory from outside that may have held an "
    "address: its shadow could not tell an adjoint from what was that address",
    ("let what is differentiated allocate the memory; or let it hold numbers alone, or double",),
)

OF_BITS = Refusal(
    "EZ0401",
    "{name} has no derivative here, because it works on the bits of values that carry derivatives",
    ("write it with ordinary loads, stores and arithmetic",),
)

# -- addresses that nobody can follow -------------------------------------------------------------

ADDRESS_OF_TWO = Refusal(
    "EZ0401",
    "an address is computed by {operation} of two others, so that it is not known which memory it "
    "leads to",
    ("step from one pointer to another by an index",),
)
ADDRESS_CHANGED = Refusal(
    "EZ0401",
    "an address is computed from another by {operation}, so that it is not known which memory it "
    "leads to",
    ("keep the pointer itself, and step from it by an index",),
)

# -- numbers that would pass for text -------------------------------------------------------------

WRITTEN_BY_CALL = Refusal(
    "EZ0406", "{name} writes to memory that carries derivatives, and how much is not known", ()
)
PRINTED_ELSEWHERE = Refusal(
    "EZ0406",
    "{name} may put a number elsewhere than in the text that it writes: what is read from there "
    "would count as constant",
    (),
)
READ_THROUGH_TEXT = Refusal(
    "EZ0406",
    "{name} returns an address in memory that carries derivatives, and numbers are read there: "
    "they would count as constant",
    ("read them through the pointer that it was given, at the distance of the two",),
)
READ_FROM_TEXT = Refusal(
    "EZ0406",
    "numbers are read from what {name} gives, and no derivatives are kept with the characters of a "
    "text: they would count as constant",
    ("keep the bytes of numbers in an array of numbers, or in a std::vector",),
)
COPIED_AS_TEXT = Refusal(
    "EZ0406",
    "{name} copies numbers that carry derivatives as if they were text: the copies would count as "
    "constant",
    ("copy them by memcpy or memmove, or one by one",),
)
