"""Records of routines: their operands, and the statements that their derivatives consist of."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import NamedTuple


class Part(Enum):
    """The part that an argument of a routine plays."""

    TRANSPOSE = "transpose"
    TRIANGLE = "triangle"
    SIDE = "side"
    DIAGONAL = "diagonal"
    SIZE = "size"
    LEADING = "leading"
    INCREMENT = "increment"
    SCALAR = "scalar"
    REAL = "real"
    VECTOR = "vector"
    MATRIX = "matrix"

    __hash__ = object.__hash__

    @property
    def is_flag(self) -> bool:
        """Return whether it is a character in Fortran and an enumerator in C."""
        return self in (Part.TRANSPOSE, Part.TRIANGLE, Part.SIDE, Part.DIAGONAL)

    @property
    def is_count(self) -> bool:
        """Return whether it is an integer."""
        return self in (Part.SIZE, Part.LEADING, Part.INCREMENT)

    @property
    def is_scalar(self) -> bool:
        """Return whether it is one number."""
        return self in (Part.SCALAR, Part.REAL)

    @property
    def is_memory(self) -> bool:
        """Return whether it is many numbers in memory."""
        return self in (Part.VECTOR, Part.MATRIX)


class Structure(Enum):
    """What is known of the elements of a matrix that are not stored."""

    GENERAL = "matrix"
    SYMMETRIC = "symmetric"
    HERMITIAN = "hermitian"
    TRIANGULAR = "triangular"
    VECTOR = "vector"

    __hash__ = object.__hash__


class Storage(Enum):
    """The ways in which elements of a matrix lie in memory."""

    FULL = "full"
    BAND = "band"
    PACKED = "packed"

    __hash__ = object.__hash__


class Operand(NamedTuple):
    """An argument of a routine."""

    name: str
    part: Part
    structure: Structure = Structure.GENERAL
    storage: Storage = Storage.FULL
    #: Of a matrix its rows and columns as they are meant, of a vector its length: names of sizes,
    #: or two with a stroke between, of which the side decides.
    sizes: tuple[str, ...] = ()
    #: Whether these are as it is stored, not as it is meant.
    stored: bool = False
    #: The arguments that say whether it is transposed, which triangle is stored, and whether its
    #: diagonal is ones.
    transpose: str = ""
    triangle: str = ""
    diagonal: str = ""
    #: Of a band the diagonals below and above, or how many there are beside the main one.
    bands: tuple[str, ...] = ()
    #: Of a leading dimension or an increment: the operand that it belongs to.
    of: str = ""
    #: Whether the routine writes there.
    written: bool = False


class Factor(NamedTuple):
    """A vector or a matrix in a product."""

    name: str
    #: Whether it is the shadow.
    shadow: bool = False
    transposed: bool = False
    conjugate: bool = False
    inverse: bool = False
    #: Whether what the routine made of it is meant, not what it was given.
    new: bool = False
    #: Whether the stored triangle stands for its sum with its transpose, or conjugate transpose.
    doubled: bool = False


class Number(NamedTuple):
    """A scalar in a product."""

    name: str
    shadow: bool = False
    conjugate: bool = False
    #: Whether it divides; what is divided by 0 is 0.
    below: bool = False


class Special(Enum):
    """What is done with vectors or matrices beside products."""

    #: The sum of conj(x) * y over what is stored; of x * y.
    DOT = "dot"
    PLAIN_DOT = "dotu"
    #: By the signs of x: those times s, or the sum of them times y.
    SIGN = "sign"
    SLOPE = "slope"

    __hash__ = object.__hash__


class Term(NamedTuple):
    """A product of scalars, and of up to two vectors or matrices."""

    negative: bool = False
    numbers: tuple[Number, ...] = ()
    factors: tuple[Factor, ...] = ()
    special: Special | None = None
    #: Of a special one: what it is about.
    terms: tuple[Term, ...] = ()


class Statement(NamedTuple):
    """An assignment: what is on the left becomes a sum, or is added to."""

    target: Factor | Number
    terms: tuple[Term, ...]
    adds: bool
    #: The side that it is for; None for both.
    side: str | None = None
    #: How it is written.
    text: str = ""

    def names(self) -> tuple[Factor | Number, ...]:
        """Return all that it is about, the target first."""
        found: list[Factor | Number] = [self.target]
        pending = list(self.terms)
        while pending:
            term = pending.pop(0)
            found += [*term.numbers, *term.factors]
            pending = [*term.terms, *pending]
        return tuple(found)


@dataclass(frozen=True, slots=True)
class Routine:
    """A routine of linear algebra in all its precisions and calling conventions."""

    name: str
    #: `path:line:column` of the entry.
    where: str
    #: The precisions it is there for: of `sdcz`.
    precisions: str
    operands: tuple[Operand, ...]
    #: What it returns: nothing, a number, a real number, or an integer.
    returns: Part | None
    #: What it computes.
    value: tuple[Statement, ...]
    #: What tangents do before the routine is called, and behind it.
    before: tuple[Statement, ...]
    after: tuple[Statement, ...]
    adjoint: tuple[Statement, ...]
    #: Conjugation is part of the name of the complex ones.
    inactive: bool = False

    def operand(self, name: str) -> Operand:
        """Return the operand of a name."""
        return next(each for each in self.operands if each.name == name)


class Convention(NamedTuple):
    """A way to call routines."""

    name: str
    #: What stands before and behind `dgemm`.
    prefix: str
    suffixes: tuple[str, ...]
    #: Whether everything goes by address.
    by_address: bool
    #: Whether flags are enumerators and the first argument says how matrices lie.
    has_layout: bool


class Call(NamedTuple):
    """A routine as one function is it."""

    routine: Routine
    convention: Convention
    #: `s`, `d`, `c` or `z`.
    precision: str
    suffix: str

    @property
    def is_complex(self) -> bool:
        """Return whether it computes with complex numbers."""
        return self.precision in "cz"
