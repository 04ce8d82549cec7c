"""Values that derivatives of routines compute with: numbers, and views of vectors and matrices."""

from __future__ import annotations

import struct
from typing import TYPE_CHECKING, NamedTuple

from enzyme_cc.ir.constants import float_constant
from enzyme_cc.ir.types import DOUBLE
from enzyme_cc.rules.routines.model import Storage, Structure

if TYPE_CHECKING:
    from enzyme_cc.ir.types import Type
    from enzyme_cc.ir.values import Value

#: Of a transposition: the bits of what it does.
TRANSPOSED, CONJUGATE = 1, 2


class Scalar(NamedTuple):
    """A number: its real and its imaginary part, which real numbers do not have."""

    real: Value
    imaginary: Value | None = None


class View(NamedTuple):
    """A vector or a matrix in memory, as a routine is told of it."""

    pointer: Value
    structure: Structure
    storage: Storage
    #: As it is stored: a vector has one row.
    rows: Value
    columns: Value
    #: The leading dimension, or the increment.
    step: Value
    #: What is done with it when it is used: bits, as i32.
    op: Value
    #: 1 for the lower triangle, as i32; 1 for a diagonal of ones.
    triangle: Value
    unit: Value
    #: Of a band, the diagonals below and above as the routine is told.
    bands: tuple[Value, ...] = ()
    #: Whether it is a shadow: of a diagonal of ones that is 0.
    is_shadow: bool = False
    #: Whether the stored triangle stands for its sum with its transpose.
    doubled: bool = False
    #: Whether its numbers are real though the routine's are complex.
    is_real: bool = False

    @property
    def is_vector(self) -> bool:
        """Return whether it is a vector."""
        return self.structure is Structure.VECTOR


def real(kind: Type, value: float) -> Value:
    """Return a constant that every type has exactly, or a NaN."""
    shift = 64 if kind is DOUBLE else 32
    packed = struct.pack("<d" if shift == 64 else "<f", value)
    return float_constant(kind, int.from_bytes(packed, "little"))
