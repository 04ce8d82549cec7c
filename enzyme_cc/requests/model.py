"""The records that a request becomes: what is asked, of which function, with which values."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from enzyme_cc.attributes.vocabulary import Activity, Mode, Spread
    from enzyme_cc.diagnostics import Diagnostic
    from enzyme_cc.ir.function import Argument as Parameter
    from enzyme_cc.ir.function import Function
    from enzyme_cc.ir.instructions import CallBase
    from enzyme_cc.ir.types import Type
    from enzyme_cc.ir.values import Value
    from enzyme_cc.requests.trace import Decision


class Repair(Enum):
    """The conversion of a value to the type that is wanted."""

    NONE = "none"
    #: The same bits as another type.
    BITCAST = "bitcast"
    ADDRESS_SPACE = "addrspacecast"
    #: An integer with fewer bits: an i1, or what C widened for `...`.
    TRUNCATE = "trunc"
    #: A number with fewer bits that C widened for `...`.
    NARROW = "fptrunc"
    #: A literal 0 that stands for the null pointer.
    NULL = "null"
    #: Another aggregate with the same members at the same places.
    REPACK = "repack"
    #: `enzyme_byref`: the value is in memory.
    LOAD = "load"
    #: A result: written to memory of a larger type, whose rest says nothing.
    PREFIX = "prefix"
    #: A result: nobody wants it.
    DROP = "drop"


class Operand(NamedTuple):
    """A value passed: where it stands in the call's arguments, and what it must become."""

    value: Value
    position: int
    #: None where only the size or nothing at all is wanted of it.
    type: Type | None = None
    repair: Repair = Repair.NONE
    #: Where behind the address what is loaded lies.
    offset: int = 0

    @property
    def ref(self) -> str:
        """Return how the value is written."""
        return self.value.ref


class Argument(NamedTuple):
    """One parameter of the function, and what the request says about it.

    The memory in which a function returns its result is a parameter, too: `is_result`. It has no
    values; in reverse modes its shadow is passed first, in forward modes all is in the buffer.
    """

    parameter: Parameter
    activity: Activity
    #: The primal value; N of them for a vector of a batch; none when only sizes are asked.
    values: tuple[Operand, ...] = ()
    #: N at width N, or one where they are `stride` bytes apart.
    shadows: tuple[Operand, ...] = ()
    stride: Operand | None = None
    #: How it is spread, in a batch.
    spread: Spread | None = None
    #: Whether a marker says so, not the type.
    is_marked: bool = False
    is_result: bool = False
    #: Whether values and shadows are addresses of what is meant.
    is_by_reference: bool = False
    is_not_overwritten: bool = False
    is_not_cached: bool = False

    @property
    def primal(self) -> Operand | None:
        """Return the one value passed."""
        return self.values[0] if self.values else None


class Part(Enum):
    """The meaning of a member of the result."""

    TAPE = "tape"
    PRIMAL = "primal"
    TANGENT = "tangent"
    SHADOW = "shadow"
    DERIVATIVE = "derivative"
    LANE = "lane"
    SIZE = "size"


class Member(NamedTuple):
    """One member of the result; a derivative says of which parameter."""

    part: Part
    type: Type
    parameter: Parameter | None = None


class Result(NamedTuple):
    """The result of the call: members in order, as `type`, repaired to `declared`.

    One member is returned as it is, several as a struct, none as void.
    """

    members: tuple[Member, ...]
    type: Type
    declared: Type
    repair: Repair = Repair.NONE


class Options(NamedTuple):
    """The options of a request as a whole."""

    width: int = 1
    #: None: by the type.
    result: Activity | None = None
    primal_return: bool = False
    noret: bool = False
    runtime_activity: bool = False
    strong_zero: bool = False
    nofree: bool = False
    allocated: int | None = None
    #: The size of the tape where that is the answer to another request.
    allocated_as: CallBase | None = None
    tape: Operand | None = None
    context: Operand | None = None


class Arm(NamedTuple):
    """One function that may be meant: all there is but for a `select` of functions."""

    function: Function
    #: The conditions under which it is this one, the outermost first.
    conditions: tuple[Decision, ...]
    #: One for each parameter of the function.
    arguments: tuple[Argument, ...]
    #: None for void.
    result_activity: Activity | None
    result: Result
    #: Split reverse: the derivative to start from, one value or one for each of N lanes.
    seeds: tuple[Operand, ...] = ()
    #: Split modes: the tape passed at the end (see `Options.tape` for one behind a marker).
    tape: Operand | None = None


class Request(NamedTuple):
    """A call that asks for a derivative."""

    mode: Mode
    call: CallBase
    caller: Function
    #: `file:line:column` in the source; without debug information, that of the caller in the IR.
    location: str
    options: Options
    arms: tuple[Arm, ...]
    #: The call's own memory for what it returns, and what type that memory has.
    buffer: Operand | None = None

    @property
    def width(self) -> int:
        """Return how many directions at once."""
        return self.options.width

    @property
    def arm(self) -> Arm:
        """Return the one function there is; the first of several."""
        return self.arms[0]

    @property
    def function(self) -> Function:
        """Return what is differentiated; the first of several."""
        return self.arms[0].function

    @property
    def arguments(self) -> tuple[Argument, ...]:
        """Return an entry for each parameter of `function`."""
        return self.arms[0].arguments

    @property
    def functions(self) -> tuple[Function, ...]:
        """Return all functions that may be meant, once each."""
        return tuple(dict.fromkeys(arm.function for arm in self.arms))


class Requests(NamedTuple):
    """The requests of a module, and the problems of them."""

    found: tuple[Request, ...]
    #: Errors; the requests they are about are not in `found`.
    problems: tuple[Diagnostic, ...]
    warnings: tuple[Diagnostic, ...]
