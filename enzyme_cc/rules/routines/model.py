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
    #: A letter that says what to compute.
    JOB = "job"
    #: Which rows were exchanged: integers.
    PIVOTS = "pivots"
    #: A count that the routine stores: how many it has found.
    FOUND = "found"
    #: Other integers that are made, which derivatives do not need.
    INTEGERS = "integers"
    #: Memory that means nothing before or after, of numbers, real numbers or integers; how much of
    #: it there is, where -1 asks for how much is needed.
    WORK = "work"
    LENGTH = "length"
    #: Whether it worked.
    INFO = "info"

    __hash__ = object.__hash__

    @property
    def is_flag(self) -> bool:
        """Return whether it is a character in Fortran and an enumerator in C."""
        return self in (Part.TRANSPOSE, Part.TRIANGLE, Part.SIDE, Part.DIAGONAL, Part.JOB)

    @property
    def is_count(self) -> bool:
        """Return whether it is an integer."""
        counts = Part.SIZE, Part.LEADING, Part.INCREMENT, Part.LENGTH, Part.INFO, Part.FOUND
        return self in counts

    @property
    def is_scalar(self) -> bool:
        """Return whether it is one number."""
        return self in (Part.SCALAR, Part.REAL)

    @property
    def is_memory(self) -> bool:
        """Return whether it is many numbers in memory."""
        return self in (Part.VECTOR, Part.MATRIX)

    @property
    def is_block(self) -> bool:
        """Return whether it is memory of any kind, and no single value."""
        return self.is_memory or self in (Part.PIVOTS, Part.INTEGERS, Part.WORK)

    @property
    def is_scratch(self) -> bool:
        """Return whether a derivative that calls the routine gives it memory for this alone."""
        return self in (Part.PIVOTS, Part.INTEGERS, Part.WORK)

    @property
    def is_inner(self) -> bool:
        """Return whether LAPACKE takes care of it."""
        return self in (Part.WORK, Part.LENGTH, Part.INFO)


class Structure(Enum):
    """The knowledge of elements of a matrix that are not stored."""

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
    #: Of a matrix its rows and columns as they are meant, of a vector its length: names of sizes;
    #: `m/n`, of which the side decides; `m-n`, at least 0; `m&n`, the smaller one; `m|n`, the
    #: bigger one.
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
    #: Whether its elements are real where others are complex; of scratch memory, or integers.
    real: bool = False
    integer: bool = False
    #: Where it is an argument: `complex` numbers, or `lapacke`; everywhere if nothing is said.
    only: str = ""
    #: The flag, and its letters, with which it is memory at all.
    needs: tuple[str, ...] = ()
    #: Of a transposition: the letters there are of it, of complex matrices; all without any.
    letters: tuple[str, ...] = ()
    #: The operand whose memory it is seen in, in another way; of memory that statements have for
    #: themselves its own name.
    memory: str = ""
    #: The sizes of what is above it and left of it in that memory.
    above: str = ""
    before: str = ""

    @property
    def is_read(self) -> bool:
        """Return whether a flag, a count or a number is read, whatever the flags are."""
        return not self.written and not self.needs


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
    #: Whether the diagonal of a whole matrix is meant, or a matrix of which a vector is that.
    diagonal: bool = False
    #: What is done with it element by element: a name of `ELEMENTWISE`, and what that reads.
    function: str = ""
    others: tuple[Factor, ...] = ()


#: What is done with whole matrices, beside products.
ELEMENTWISE = frozenset(
    #: The named triangle is mirrored to the other, conjugated or not; the other is 0, and the
    #: diagonal halved; rows are exchanged; all is conjugated; elements are divided by differences
    #: of eigenvalues, by sums of them; numbers become what they are multiplied with to be 1;
    #: systems are solved; the imaginary parts of the diagonal are 0.
    (
        *("mirrored", "reflected", "halved", "exchanged", "exchanged_back", "conjugated"),
        *("parted", "joined", "reciprocal", "solved", "solved_turned"),
        "real_diagonal",
    )
)
#: Those that are told what they read: matrices beside which eigenvalues stand in pairs where they
#: are not real are divided by differences of these, their diagonal blocks are made such pairs, and
#: columns of these blocks exchanged; vectors are brought into an order, and tangents of them freed
#: from what changes norm and phase. Of all vectors those are picked that were found, and elements
#: divided by what is between their eigenvalues and all. Each has a form for
#: adjoints, where that is another.
TOLD = frozenset(
    (
        *("divided", "divided_turned", "folded", "crossed", "aligned", "normed", "normed_turned"),
        *("picked", "reached"),
    )
)
#: Those of factors with diagonal blocks of one or two rows, as the pivots say: the blocks, what
#: is beside them, and their inverses; rows are exchanged in each column as far as LAPACK does not,
#: and back; rows of another matrix are, and back.
BY_BLOCKS = frozenset(
    ("blocks", "beyond", "inverse_blocks", "converted", "reverted", "pivoted", "pivoted_back")
)
#: Those of factors that are a few diagonals: tangents of factors follow from those of the matrix;
#: right-hand sides pass the first factor, which is steps of exchanges and eliminations, or come
#: back; they are bent by its tangent.
BY_BANDS = frozenset(
    (
        *("rooted", "rooted_back", "eliminated", "eliminated_back"),
        *("passed", "passed_back", "unpassed", "bent", "bent_back"),
    )
)
#: Those that read eigenvalues, or singular values.
BY_EIGENVALUES = frozenset(("parted", "joined"))
#: Those that leave a part of a matrix: what is above or below its diagonal, the upper triangle,
#: what is below ones, all of it with 1 added to the diagonal, or with a diagonal that divides.
LEAVE = frozenset(("above", "below", "upper", "unit_lower", "raised", "regular"))


class Number(NamedTuple):
    """A scalar in a product."""

    name: str
    shadow: bool = False
    conjugate: bool = False
    #: Whether it divides; what is divided by 0 is 0.
    below: bool = False

    @property
    def is_literal(self) -> bool:
        """Return whether it is the number that its name says."""
        return self.name[0].isdigit() or self.name == "nan"


class Special(Enum):
    """The operations on vectors and matrices beside products."""

    #: The sum of conj(x) * y over what is stored; of x * y.
    DOT = "dot"
    PLAIN_DOT = "dotu"
    #: The sum of x * conj(y) over each row.
    ROWS = "rows"
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

    @property
    def memory(self) -> tuple[Factor, ...]:
        """Return all vectors and matrices that it reads, but what a special one is about."""
        return (*self.factors, *(other for each in self.factors for other in each.others))


class Statement(NamedTuple):
    """An assignment: what is on the left becomes a sum, or is added to."""

    #: Of a block the vector or matrix that must not be 0; None where a condition decides.
    target: Factor | Number | None
    terms: tuple[Term, ...]
    adds: bool
    #: The side, or the triangle, that it is for; None for both.
    side: str | None = None
    #: In place of terms: what is done where the condition holds, or the target is not 0.
    block: tuple[Statement, ...] = ()
    #: Of a block: whether its target must not be 0, or be there only.
    tests: bool = True
    #: The routine that is called here, with its operands by name: a vector or a matrix, one of
    #: our flags, or `=S` for a letter. What is not said follows from these.
    call: str = ""
    given: tuple[tuple[str, Factor | str], ...] = ()
    #: What the program says when it ends here.
    stop: str = ""
    #: How it is written.
    text: str = ""

    def names(self) -> tuple[Factor | Number, ...]:
        """Return all that it is about, the target first."""
        found: list[Factor | Number] = [] if self.target is None else [self.target]
        for each in self.block:
            found += each.names()
        pending = list(self.terms)
        while pending:
            term = pending.pop(0)
            found += [*term.numbers, *term.memory]
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
    inactive: bool = False
    #: Counts: where one of them is not above 0, the routine does nothing at all.
    idle: tuple[str, ...] = ()
    #: Operands seen in another way, and memory of the statements' own.
    views: tuple[Operand, ...] = ()
    #: The routine that solves systems with what this one made of a matrix, and what it is called:
    #: `dpbtrs`. One that solves itself has the name alone.
    solver: Routine | None = None
    solver_name: str = ""
    #: Whether statements are right where an operand is also the one that is written, as long as
    #: what they read of it is a copy.
    may_meet: bool = False
    #: Whether it is meant in Fortran's convention alone.
    is_fortran: bool = False
    #: What it is called where the first argument is a handle; such an entry is that alone.
    device_name: str = ""

    def operand(self, name: str) -> Operand:
        """Return the operand of a name, or the view."""
        return next(each for each in (*self.operands, *self.views) if each.name == name)

    @property
    def eigenvalues(self) -> Operand:
        """Return where the eigenvalues are, or the singular values."""
        return next(each for each in self.operands if each.real and each.part is Part.VECTOR)

    def memory_of(self, name: str) -> str:
        """Return the operand whose memory a name is about; nothing for memory of our own."""
        memory = self.operand(name).memory or name
        return memory if any(each.name == memory for each in self.operands) else ""


#: What statements call what a routine returns.
RESULT = "result"


class Convention(NamedTuple):
    """A way to call routines."""

    #: What stands before `dgemm`.
    prefix: str
    #: Whether everything goes by address.
    by_address: bool
    #: Whether the first argument says how matrices lie.
    has_layout: bool
    #: Whether flags are letters, and not enumerators.
    has_letters: bool
    #: Whether the first argument is a handle: memory is a device's, numbers are behind addresses
    #: of host or device, a result is stored behind the last argument, and a status returned.
    has_handle: bool = False


class Call(NamedTuple):
    """A routine as one function is it."""

    routine: Routine
    convention: Convention
    #: `s`, `d`, `c` or `z`.
    precision: str
    suffix: str
    #: Whether counts are passed by value with 64 bits, though no name says so.
    passes_wide: bool = False

    @property
    def is_wide(self) -> bool:
        """Return whether integers have 64 bits."""
        return self.passes_wide or "64" in self.suffix

    @property
    def is_complex(self) -> bool:
        """Return whether it computes with complex numbers."""
        return self.precision in "cz"

    @property
    def operands(self) -> tuple[Operand, ...]:
        """Return the arguments, but one that says how matrices lie, or a handle."""
        found = tuple(each for each in self.routine.operands if self._has(each))
        returns = self.routine.returns
        if not self.convention.has_handle or returns is None:
            return found
        part = Part.FOUND if returns is Part.SIZE else returns
        return (*found, Operand(RESULT, part, written=True))

    @property
    def returns(self) -> Part | None:
        """Return what the function returns: nothing where that is stored, or a status."""
        return None if self.convention.has_handle else self.routine.returns

    def _has(self, operand: Operand) -> bool:
        is_lapacke = self.convention.has_letters and not self.convention.by_address
        if operand.only == "lapacke":
            return is_lapacke
        if is_lapacke and operand.part.is_inner:
            return False
        return operand.only != "complex" or self.is_complex

    def operand(self, name: str) -> Operand:
        """Return the argument of a name."""
        return next(each for each in self.operands if each.name == name)

    @property
    def returns_info(self) -> bool:
        """Return whether the function returns what others store behind an argument."""
        is_info = any(each.part is Part.INFO for each in self.routine.operands)
        return is_info and not any(each.part is Part.INFO for each in self.operands)
