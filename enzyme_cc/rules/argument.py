"""The names that formulas use, and what arguments of a function they stand for."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum


class Role(Enum):
    """The role of an argument or a result; the values are how rule files spell it."""

    FLOAT = "float"
    INTEGER = "integer"
    POINTER = "pointer"
    #: A vector of floats, of which each lane is an operand.
    LANES = "lanes"
    #: A pointer to where one more float result goes.
    OUT = "out"
    #: The same, with an estimate of its error behind it, which has no derivative.
    OUT_WITH_ERROR = "out with error"
    INTEGER_OUT = "integer out"
    #: A pointer to what is sent to other processes, received from them, or either.
    SENT = "sent"
    RECEIVED = "received"
    EXCHANGED = "sent or received"
    #: A pointer to addresses of what a kernel is given, which it may read and write.
    LAUNCHED = "launched"
    #: A number or an address of a library's own; the one that says of what type data is.
    HANDLE = "handle"
    DATATYPE = "datatype"
    #: A complex number. Where a rule has been read, it is two floats: `z.re`, `z.im`.
    COMPLEX = "complex"

    __hash__ = object.__hash__

    @property
    def is_out(self) -> bool:
        """Return whether it is a result handed back through memory."""
        return self.is_float_out or self is Role.INTEGER_OUT

    @property
    def is_float_out(self) -> bool:
        """Return whether it is a float handed back through memory."""
        return self in (Role.OUT, Role.OUT_WITH_ERROR)

    @property
    def is_buffer(self) -> bool:
        """Return whether it points to data that processes exchange."""
        return self in (Role.SENT, Role.RECEIVED, Role.EXCHANGED, Role.LAUNCHED)

    @property
    def is_integer(self) -> bool:
        """Return whether formulas see an integer."""
        return self in (Role.INTEGER, Role.INTEGER_OUT)


@dataclass(frozen=True, slots=True)
class Argument:
    """A name that formulas use, and what stands behind it."""

    name: str
    role: Role = Role.FLOAT
