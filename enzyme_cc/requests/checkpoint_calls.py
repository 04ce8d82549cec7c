"""Reading calls that are loops to be checkpointed: `__enzyme_checkpoint_for` and `..._while`."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from enzyme_cc.attributes.names import (
    CHECKPOINT_WHILE,
    REGION_MARKER,
    SCHEME_MARKER,
)
from enzyme_cc.ir.function import Function
from enzyme_cc.ir.types import VOID, IntType, PointerType
from enzyme_cc.requests.fitting import fit
from enzyme_cc.requests.model import Operand, Repair
from enzyme_cc.requests.problems import Kind
from enzyme_cc.requests.trace import leaves, marker_of, stripped
from enzyme_cc.words.types import spoken

if TYPE_CHECKING:
    from collections.abc import Iterator

    from enzyme_cc.ir.datalayout import DataLayout
    from enzyme_cc.ir.instructions import CallBase
    from enzyme_cc.ir.types import Type
    from enzyme_cc.ir.values import Value
    from enzyme_cc.requests.problems import Complaints

#: What follows each marker, in words.
_OPERANDS = {
    SCHEME_MARKER: ("the address of a scheme", "the address of what it is told"),
    REGION_MARKER: ("the address of the region", "the size of the region in bytes"),
}
_WIDEST = 64


class CheckpointCall(NamedTuple):
    """A loop that a program asks to be checkpointed."""

    call: CallBase
    step: Function
    #: The first number and how many there are; none where the step says when it ends.
    counts: tuple[Value, ...]
    #: The scheme and what it is told; empty for none.
    scheme: tuple[Value, ...]
    regions: tuple[tuple[Value, Value], ...]
    #: What the step is given behind the number of the step.
    arguments: tuple[Operand, ...]

    @property
    def is_open(self) -> bool:
        """Return whether the step says when the loop ends."""
        return not self.counts


def read(
    call: CallBase, name: str, layout: DataLayout, complaints: Complaints
) -> CheckpointCall | None:
    """Read a call, and say what is wrong with it; None if anything is."""
    before = complaints.errors
    reading = _Reading(call, name, layout, complaints)
    found = reading.read()
    return found if complaints.errors == before else None


def _is_integer(kind: Type) -> bool:
    return isinstance(kind, IntType) and kind.width <= _WIDEST


def _is_number(value: Value) -> bool:
    return _is_integer(value.type)


class _Reading:
    """One call while it is read."""

    def __init__(
        self, call: CallBase, name: str, layout: DataLayout, complaints: Complaints
    ) -> None:
        self.call = call
        self.title = name
        self.layout = layout
        self.complaints = complaints
        self.is_open = name == CHECKPOINT_WHILE
        self.values = iter(enumerate(call.arguments))

    def complain(self, kind: Kind, what: str, *notes: str) -> None:
        self.complaints.add(kind, self.call, f"{self.title}: {what}", *notes)

    def read(self) -> CheckpointCall | None:
        step = self._step()
        if step is None:
            return None
        counts = () if self.is_open else tuple(self._counts())
        scheme: tuple[Value, ...] = ()
        regions: list[tuple[Value, Value]] = []
        given: list[tuple[int, Value]] = []
        for at, value in self.values:
            marker = marker_of(value)
            if not marker:
                given.append((at, value))
            elif marker not in _OPERANDS:
                self.complain(Kind.UNKNOWN_MARKER, f"{marker} has no effect here")
            elif (operands := self._operands(marker)) is None:
                return None
            elif marker == SCHEME_MARKER:
                scheme = operands
            else:
                regions.append(operands)
        arguments = tuple(self._arguments(step, given))
        return CheckpointCall(self.call, step, counts, scheme, tuple(regions), arguments)

    def _step(self) -> Function | None:
        _, value = next(self.values, (0, None))
        found = {stripped(each.value) for each in leaves(value)} if value is not None else set()
        step = next(iter(found)) if len(found) == 1 else None
        if not isinstance(step, Function):
            kind = Kind.FUNCTION_NOT_KNOWN if value is not None else Kind.TOO_FEW_ARGUMENTS
            self.complain(
                kind,
                "the function that does a step is not known when compiling",
                "pass the function itself",
            )
            return None
        self.title = f"{self.title} of {self.complaints.places.name(step)}"
        first = step.function_type.parameters[:1]
        if not first or not _is_integer(first[0]):
            self.complain(
                Kind.ARGUMENT_TYPE, "the first parameter of the step is the number of the step"
            )
            return None
        result = step.return_type
        if self.is_open and not isinstance(result, IntType):
            self.complain(
                Kind.RESULT_TYPE,
                f"the step returns {spoken(result)}, and not whether the loop goes on",
                "let it return int: 0 after the last step",
            )
        elif not self.is_open and result is not VOID and not isinstance(result, IntType):
            self.complain(
                Kind.RESULT_TYPE,
                f"the step returns {spoken(result)}, which nobody would have",
                "let it return nothing, and write to memory that is a region",
            )
        return step

    def _counts(self) -> Iterator[Value]:
        for what in ("the first number", "the number of steps"):
            _, value = next(self.values, (0, None))
            if value is None:
                self.complain(Kind.TOO_FEW_ARGUMENTS, f"{what} is missing")
            elif not _is_number(value) or marker_of(value):
                self.complain(Kind.ARGUMENT_TYPE, f"{what} is no integer ({spoken(value.type)})")
            else:
                yield value

    def _operands(self, marker: str) -> tuple[Value, Value] | None:
        found: list[Value] = []
        for what in _OPERANDS[marker]:
            _, value = next(self.values, (0, None))
            is_size = marker == REGION_MARKER and bool(found)
            if (
                value is None
                or not (_is_number(value) if is_size else isinstance(value.type, PointerType))
                or marker_of(value)
            ):
                self.complain(Kind.MARKER_OPERAND, f"{what} must follow {marker}")
                return None
            found.append(value)
        return found[0], found[1]

    def _arguments(self, step: Function, given: list[tuple[int, Value]]) -> Iterator[Operand]:
        wanted = step.function_type.parameters[1:]
        if len(given) < len(wanted):
            self.complain(
                Kind.TOO_FEW_ARGUMENTS,
                f"the step takes {len(wanted)} arguments beside its number, and {len(given)} are "
                "given",
            )
        elif len(given) > len(wanted):
            self.complain(
                Kind.TOO_MANY_ARGUMENTS,
                f"the step takes {len(wanted)} arguments beside its number, and {len(given)} are "
                "given",
            )
        if step.function_type.variadic:
            self.complain(Kind.ARGUMENT_TYPE, "the step takes arguments by `...`")
        is_variadic = self.call.function_type.variadic
        for number, ((at, value), kind) in enumerate(zip(given, wanted, strict=False), 2):
            repair = fit(value, kind, self.layout, is_variadic=is_variadic)
            if repair is None or self._is_copied(step, number - 1, at):
                self.complain(
                    Kind.ARGUMENT_TYPE,
                    f"argument {at + 1} ({spoken(value.type)}) does not fit parameter {number} of "
                    f"the step ({spoken(kind)})",
                    *(["pass the address of the struct"] * (repair is not None)),
                )
            else:
                yield Operand(value, at, kind, repair if value.type is not kind else Repair.NONE)

    def _is_copied(self, step: Function, parameter: int, at: int) -> bool:
        """Return whether a struct is passed as a copy in memory."""
        words = (step.arguments[parameter].attributes, self.call.argument_attributes[at])
        return any("byval" in each for each in words)
