"""The kinds of problems of requests: one code each, and its message."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING

from enzyme_cc.diagnostics import Diagnostic

if TYPE_CHECKING:
    from enzyme_cc.ir.function import Instruction
    from enzyme_cc.requests.places import Places


class Kind(Enum):
    """A code with what it means; the documentation is made from this table."""

    UNKNOWN_MARKER = ("EZ0101", "an `enzyme_...` name that is no marker")
    FUNCTION_NOT_KNOWN = ("EZ0102", "which function is meant cannot be told when compiling")
    NOT_A_FUNCTION = ("EZ0103", "what is to be differentiated is no function")
    FUNCTION_NOT_DEFINED = ("EZ0104", "the function is only declared, and has no rule")
    MISSING_SHADOW = ("EZ0105", "an argument lacks its shadow, or some at width N")
    TOO_FEW_ARGUMENTS = ("EZ0106", "a parameter of the function gets no argument")
    TOO_MANY_ARGUMENTS = ("EZ0107", "arguments are left over")
    ARGUMENT_TYPE = ("EZ0108", "an argument does not fit the parameter's type")
    RESULT_TYPE = ("EZ0109", "the result does not fit the type the request is declared to return")
    RESULT_SIZE = ("EZ0110", "memory for the results is not of the right size")
    MISSING_WIDTH = ("EZ0111", "no width is given where one must be")
    ILLEGAL_WIDTH = ("EZ0112", "the width is no constant, is not positive, or is given twice")
    PRIMAL_OF_VOID = ("EZ0113", "the primal result of a function without result is asked for")
    PRIMAL_WHEN_SPLIT = ("EZ0114", "the primal result is asked of a call that does not compute it")
    OUT_IN_FORWARD = ("EZ0115", "`enzyme_out` or an active return in forward mode")
    ACTIVITY_OF_TYPE = ("EZ0116", "values of this type cannot take part in this way")
    MARKER_OPERAND = ("EZ0117", "what must follow a marker does not follow it")
    MISPLACED_MARKER = ("EZ0118", "a marker where, or in a mode where, it says nothing")
    MISSING_SEED = ("EZ0119", "the derivative of the result to start from is missing")
    BYREF_SIZE = ("EZ0120", "`enzyme_byref` gives another size than the parameter has")
    NOT_CALLED = ("EZ0121", "a request is used as a value, not called")
    ENDLESS_NESTING = ("EZ0122", "a request is inside what it differentiates")
    MISSING_LANE = ("EZ0123", "an argument of a batch lacks values for some instances")
    REGISTRATION = ("EZ0124", "a global that registers something does not hold it")
    ATTRIBUTE = ("EZ0125", "an attribute is not given what it takes")
    CONTRADICTION = ("EZ0126", "a program says two things that cannot both hold")
    HALF_A_RULE = ("EZ0127", "one of two functions that make a derivative together is missing")
    ADDRESS_SPACE = ("EZ0131", "warning: a pointer is cast to another address space")
    RESULT_LARGER = ("EZ0132", "warning: the request is declared to return more than there is")
    SAYS_NOTHING = ("EZ0133", "warning: an attribute that says nothing where it stands")
    NOTHING_DIFFERENTIATED = ("EZ0141", "warning: all derivatives that are asked for are zero")
    RESULT_UNUSED = ("EZ0142", "warning: the derivative is only returned, and nobody uses it")
    SHADOW_SENSE = ("EZ0143", "warning: a shadow that is the argument, null, or another's")
    SHADOW_TYPE = (
        "EZ0144",
        "warning: a shadow of another type of numbers than its argument, or of integers",
    )
    CHANGED_PLACES = ("EZ0145", "warning: an argument and a shadow have changed places")
    SHADOW_SMALLER = ("EZ0146", "warning: a shadow is smaller than what it is the shadow of")
    RESULT_OF_VOID = ("EZ0147", "a function without result, and a marker that is about the result")
    TAPE_MEMORY = ("EZ0148", "the memory for a tape is smaller than the request says")
    RESULT_OF_NOTHING = ("EZ0149", "warning: a variable is kept for what a request does not return")
    SHADOW_CALL = ("EZ0151", "a call that asks for a shadow or a context cannot be answered")
    SHADOW_UNUSED = ("EZ0152", "warning: no request uses the shadow that is asked for")
    LATER_MODE = (
        "EZ0407",
        "a request in a mode, or a call such as `__enzyme_sample`, that this version has not or "
        "nobody knows, or that a rule is not for",
    )
    DESCRIBED_ARRAY = ("EZ0451", "an assumed-shape array where the request has no interface")
    KIND_OF_NUMBER = ("EZ0452", "a number of another kind than the procedure takes")
    LITERAL_SHADOW = ("EZ0453", "warning: a literal where a derivative is written to")
    CHECKPOINT = ("EZ0489", "a loop that is to be checkpointed by annotation, and cannot be")

    @property
    def code(self) -> str:
        """Return the code users see."""
        return self.value[0]

    @property
    def meaning(self) -> str:
        """Return one line for the documentation."""
        return self.value[1].removeprefix("warning: ")

    @property
    def severity(self) -> str:
        """Return `error` or `warning`."""
        return "warning" if self.value[1].startswith("warning: ") else "error"


class Complaints:
    """The problems of one module, as they are found."""

    def __init__(self, places: Places) -> None:
        self.places = places
        self.found: list[Diagnostic] = []
        self._said: set[tuple[str, str, str]] = set()
        #: How many errors there are, also of those that are said once for several places.
        self.errors = 0

    def add(self, kind: Kind, place: Instruction, message: str, *notes: str) -> None:
        """Note one problem, unless the same has been said of the same place: of copies, too."""
        self.errors += kind.severity == "error"
        where = self.places.of(place)
        key = (kind.code, where, message)
        if key not in self._said:
            self._said.add(key)
            self.found.append(
                Diagnostic(
                    message,
                    where=where,
                    notes=notes,
                    code=kind.code,
                    severity=kind.severity,
                    trail=self.places.trail(place),
                )
            )
