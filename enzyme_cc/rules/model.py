"""Rules as records: one for each function or instruction that the differentiator knows."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum
from typing import TYPE_CHECKING

from enzyme_cc.ir.types import (
    METADATA,
    VOID,
    FloatType,
    IntType,
    PointerType,
    StructType,
    scalar_of,
)
from enzyme_cc.rules.argument import Argument, Role
from enzyme_cc.rules.formula import Unknown, names_used

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from enzyme_cc.ir.types import FunctionType, Type
    from enzyme_cc.rules.formula import Formula
    from enzyme_cc.rules.routines.model import Call as RoutineCall

#: From where to where, both included.
Interval = tuple[float, float]
#: An interval for each number that goes in.
Box = tuple[Interval, ...]

#: What the only result of a rule is called in its formulas.
RESULT = "result"
#: How rules for functions with any arguments name one: its place among the pointers.
ENDS = {"first": 0, "last": -1}
INTRINSIC = "llvm."
#: What functions do with exceptions of C++.
EXCEPTIONS = ("caught", "made", "rethrown", "thrown", "undone")
#: What numbers can be put in and read from again, without their derivatives.
MEDIA = ("file", "text")
#: Before the name of a complex function whose numbers are arguments and results by themselves,
#: whatever the machine packs them in: see transform/program/complex_calls.py.
UNPACKED = "enzyme_cc.numbers."


class Effect(Enum):
    """The effects that a call may have beside returning a result."""

    ERRNO = "errno"
    #: Reads memory through its pointer arguments.
    READS = "reads"
    #: Writes memory through its pointer arguments; what it writes has no derivative.
    WRITES = "writes"
    #: Changes or asks what no load or store of the program can see: files, clocks, the heap.
    OUTSIDE = "outside"
    #: Sets the integer variable in which C's library keeps a sign.
    SIGN = "sign"
    #: Runs functions of the program, lets its threads go on, or changes what it declares.
    PROGRAM = "program"
    #: Does not come back.
    EXITS = "exits"

    __hash__ = object.__hash__


class Range(Enum):
    """The range of all results of a function."""

    #: 0, infinite or a NaN, or so far from both that 1 / result has all its digits.
    FAR = "far from 0"
    NOT_NEGATIVE = "not negative"

    __hash__ = object.__hash__


class Kind(Enum):
    """The ways to say what the derivative is."""

    #: By formulas.
    PARTIALS = "partials"
    #: By the rule of the operation that combines the lanes.
    FOLDS = "folds"
    #: The results never carry one.
    INACTIVE = "inactive"
    #: It moves values and computes none: the transform knows it by itself.
    STRUCTURAL = "structural"
    #: It hands out memory or takes it back.
    ALLOCATION = "allocation"
    #: By statements of matrix expressions.
    ROUTINE = "routine"
    #: It sends data to other processes or receives some: the run-time library knows how back.
    COMMUNICATION = "communication"

    __hash__ = object.__hash__


_PARTS = (".re", ".im")


def numbers_of(arguments: Iterable[Argument]) -> tuple[Argument, ...]:
    """Return the same, with two numbers for each that is complex."""
    found: list[Argument] = []
    for each in arguments:
        is_complex = each.role is Role.COMPLEX
        found += [Argument(each.name + part) for part in _PARTS] if is_complex else [each]
    return tuple(found)


def are_complex(arguments: Iterable[Argument]) -> tuple[bool, ...]:
    """Return for each, as the function takes it, whether it is complex."""
    names = [each.name for each in arguments]
    return tuple(name.endswith(_PARTS[0]) for name in names if not name.endswith(_PARTS[1]))


@dataclass(frozen=True, slots=True)
class Partial:
    """The derivative of one result by one argument."""

    result: str
    argument: str
    formula: Formula
    #: The values it takes to compute it.
    names: frozenset[str] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "names", names_used(self.formula))


@dataclass(frozen=True, slots=True)
class Kink:
    """A point without a derivative, and what we publish as one there."""

    at: tuple[float, ...]
    partials: tuple[tuple[str, float], ...]


@dataclass(frozen=True, slots=True)
class Allocation:
    """The arguments of an allocator, each by its name."""

    #: Their product is the number of bytes.
    size: tuple[str, ...]
    freed_by: str
    alignment: str | None = None
    zeroed: bool = False
    #: The block that is resized, and how large it was, where the call says so.
    resizes: str | None = None
    old_size: str | None = None
    #: What makes a new block, where that is not malloc.
    made_by: str | None = None
    #: Where the pointer is stored, when it is not what is returned.
    stored_in: str | None = None


@dataclass(frozen=True, slots=True)
class Overwrite:
    """Memory that a call fills from outside."""

    #: The pointer to it.
    argument: str
    #: The factors of how many bytes are new, the results among them.
    bytes: tuple[str, ...]
    #: The factors of how many there can be: arguments only.
    most: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Rule:
    """Everything the differentiator knows about a function or an instruction."""

    name: str
    #: `path:line:column` of the entry.
    where: str
    kind: Kind
    matches: tuple[str, ...] = ()
    #: How the names of functions begin that it is for, too.
    begins: tuple[str, ...] = ()
    #: Traits of Rust: it is for their methods, too.
    traits: tuple[str, ...] = ()
    opcodes: tuple[str, ...] = ()
    arguments: tuple[Argument, ...] = ()
    results: tuple[Argument, ...] = (Argument(RESULT),)
    partials: tuple[Partial, ...] = ()
    folds: Rule | None = None
    effects: frozenset[Effect] = frozenset()
    allocation: Allocation | None = None
    #: The argument whose block is given back.
    frees: str | None = None
    #: The argument that lists what is given back later, and not yet.
    until: str | None = None
    samples: tuple[tuple[object, ...], ...] = ()
    #: Where the rule is tested.
    domain: tuple[Box, ...] = ()
    kinks: tuple[Kink, ...] = ()
    #: Whether it is for functions whose bodies are there, too.
    over_bodies: bool = False
    #: Whether it writes characters, and nothing else.
    characters: bool = False
    #: Whether functions like it alone read what it writes: shadows have no use for that.
    integers: bool = False
    #: Where that holds of what is behind these arguments alone, by name or as one of `ENDS`.
    integers_behind: tuple[str, ...] = ()
    #: Out of what it makes numbers, and into what it puts them: one of `MEDIA`.
    numbers_from: str = ""
    numbers_to: str = ""
    note: str = ""
    #: What users who ask are told of each call.
    remark: str = ""
    #: By an inactive rule.
    overwrites: tuple[Overwrite, ...] = ()
    #: By an inactive rule: the only arguments behind which something is written, by name or as one
    #: of `ENDS`; none says all.
    writes_to: tuple[str, ...] = ()
    #: Whether it writes strings of Rust there, and nothing else.
    writes_text: bool = False
    #: The table of functions that says whether it is a string, where it need not be one.
    table: str | None = None
    #: The only type it is there for, in place of all.
    type: Type | None = None
    range: Range | None = None
    #: Of an instruction: it counts where these arguments are far from 0, and nowhere else.
    far: tuple[str, ...] = ()
    #: Of an inactive function: what the reverse sweep calls for each call of it, with as many of
    #: its first arguments as that takes.
    mirrored_by: str = ""
    #: Of an inactive function: what it does with an exception of C++, one of `EXCEPTIONS`.
    exception: str = ""
    #: Of a structural function of one number: its transpose, which takes the adjoint of what it
    #: returns in the place of that number; `*` stands for its type.
    transpose: str = ""
    #: Of an inactive function that tells a thread the integer `value` of another: the function that
    #: tells numbers so, for bits that are numbers.
    tells: str = ""
    #: Of what communicates: the part of the run-time library that does so; none for MPI's, of which
    #: the module says which one it is.
    part: str = ""
    #: Of what communicates: why that has no derivative.
    refused: str = ""
    #: Of what communicates in a gradient: it has tangents in one direction, and nothing else.
    is_forward: bool = False
    #: Of a routine of linear algebra: which one it is, in which convention and precision.
    routine: RoutineCall | None = None

    @property
    def told(self) -> int:
        """Return the index of the argument that other threads are told."""
        return next(i for i, each in enumerate(self.arguments) if each.name == "value")

    @property
    def outputs(self) -> tuple[Argument, ...]:
        """Return all results, those in memory behind those returned."""
        return self.results + tuple(each for each in self.arguments if each.role.is_out)

    @property
    def stores(self) -> bool:
        """Return whether some results are put in memory, behind arguments."""
        return any(each.role.is_out for each in self.arguments)

    @property
    def is_complex(self) -> bool:
        """Return whether complex numbers go in or come out."""
        return any(are_complex((*self.arguments, *self.results)))

    @property
    def active_arguments(self) -> tuple[str, ...]:
        """Return the arguments it can be differentiated by."""
        wanted = (Role.FLOAT, Role.LANES)
        return tuple(each.name for each in self.arguments if each.role in wanted)

    def partial(self, argument: str, result: str = RESULT) -> Formula | None:
        """Return the derivative of a result by an argument, where one is given."""
        for each in self.partials:
            if each.argument == argument and each.result == result:
                return each.formula
        return None

    def unknown(self, arguments: Iterable[str]) -> dict[str, str]:
        """Return the arguments that it cannot be differentiated by, each with the reason."""
        wanted = frozenset(arguments)
        return {
            each.argument: each.formula.reason
            for each in self.partials
            if each.argument in wanted and isinstance(each.formula, Unknown)
        }

    def needs(self, arguments: Iterable[str]) -> frozenset[str]:
        """Return the values that the partials by these arguments use."""
        wanted = frozenset(arguments)
        if self.folds is not None:
            # Which lanes a step uses is only known to the steps.
            used = wanted and self.folds.needs(self.folds.active_arguments)
            return frozenset(each.name for each in self.arguments) if used else frozenset()
        return frozenset().union(*(each.names for each in self.partials if each.argument in wanted))

    def effects_as(self, name: str) -> frozenset[Effect]:
        """Return the effects of a call by this name: LLVM's own functions leave errno alone."""
        return self.effects - {Effect.ERRNO} if name.startswith(INTRINSIC) else self.effects

    def fits(self, type_: FunctionType) -> bool:
        """Return whether a function of this type can be the one meant: names are no proof."""
        if not self.arguments:
            return True
        given = [each for each in type_.parameters if each is not METADATA]
        if len(given) != len(self.arguments):
            return False
        roles = [each.role for each in self.arguments]
        if not all(map(_fits, roles, given)) or not self._returns(type_.result):
            return False
        floats = [each for each in (*given, type_.result) if _is_float(scalar_of(each))]
        return self.type is None or all(each is self.type for each in floats)

    def _returns(self, type_: Type) -> bool:
        if not self.results:
            return type_ is VOID
        if len(self.results) == 1:
            return _fits(self.results[0].role, type_)
        given = type_.fields if isinstance(type_, StructType) else None
        roles = [each.role for each in self.results]
        return given is not None and len(given) == len(roles) and all(map(_fits, roles, given))


def _fits(role: Role, type_: Type) -> bool:
    return _FITTING[role](scalar_of(type_))


def _is_pointer(type_: Type) -> bool:
    return isinstance(type_, PointerType)


def _is_float(type_: Type) -> bool:
    return isinstance(type_, FloatType)


_FITTING: dict[Role, Callable[[Type], bool]] = {
    Role.FLOAT: _is_float,
    Role.INTEGER: lambda type_: isinstance(type_, IntType),
    Role.POINTER: _is_pointer,
    Role.LANES: _is_float,
    Role.OUT: _is_pointer,
    Role.OUT_WITH_ERROR: _is_pointer,
    Role.INTEGER_OUT: _is_pointer,
    Role.SENT: _is_pointer,
    Role.RECEIVED: _is_pointer,
    Role.EXCHANGED: _is_pointer,
    Role.LAUNCHED: _is_pointer,
    Role.HANDLE: lambda type_: isinstance(type_, (IntType, PointerType)),
    Role.DATATYPE: lambda type_: isinstance(type_, (IntType, PointerType)),
}
