"""One call that asks for something: its arguments as tokens, and complaints about it."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from enzyme_cc.ir.module import module_of
from enzyme_cc.ir.reading.base import Reader
from enzyme_cc.ir.reading.cursor import Cursor, Source
from enzyme_cc.requests.model import Operand
from enzyme_cc.requests.parts import number_of
from enzyme_cc.requests.trace import marker_of
from enzyme_cc.words.types import spoken

if TYPE_CHECKING:
    from enzyme_cc.attributes.vocabulary import Mode
    from enzyme_cc.ir.datalayout import DataLayout
    from enzyme_cc.ir.function import Argument, Function
    from enzyme_cc.ir.instructions import CallBase
    from enzyme_cc.ir.module import Module
    from enzyme_cc.ir.types import Type
    from enzyme_cc.ir.values import Value
    from enzyme_cc.requests.problems import Complaints, Kind


class RequestError(Exception):
    """The request cannot be read further: what is wrong, and notes."""

    def __init__(self, kind: Kind, message: str, *notes: str) -> None:
        super().__init__(message)
        self.kind = kind
        self.message = message
        self.notes = notes


class Token(NamedTuple):
    """An argument of the call."""

    value: Value
    #: Its place in the call's arguments, counted from 0.
    position: int
    #: Its place as the user counts: the function is argument 1.
    number: int
    #: The marker it is; empty for a value.
    marker: str = ""
    #: Whether a marker about the whole call stood in between.
    is_apart: bool = False
    #: The type of a struct that is passed as a copy in memory; `value` is its address.
    copied: Type | None = None
    #: Which piece of that struct is meant; None for the copy itself.
    piece: int | None = None

    def __str__(self) -> str:
        return f"argument {self.number} ({self.marker or spoken(self.value.type)})"

    def operand(self) -> Operand:
        """Return the value as it is."""
        return Operand(self.value, self.position)


class Site:
    """The call, what it asks for, and what its module's types look like."""

    def __init__(
        self, mode: Mode, call: CallBase, layout: DataLayout, complaints: Complaints
    ) -> None:
        self.mode = mode
        self.call = call
        self.layout = layout
        self.complaints = complaints
        self.is_variadic = call.function_type.variadic
        self.title = mode.spelling
        self.buffer: Operand | None = None
        self.tokens: tuple[Token, ...] = ()
        self._read()

    def _read(self) -> None:
        pairs = list(zip(self.call.arguments, self.call.argument_attributes, strict=True))
        number = 0
        tokens = []
        for index, (value, attributes) in enumerate(pairs):
            if "sret" in attributes and self.buffer is None:
                self.buffer = Operand(value, index, attribute_type(self.module, attributes, "sret"))
                continue
            number += 1
            marker = marker_of(value) if number > 1 else ""
            copied = attribute_type(self.module, attributes, "byval")
            tokens.append(Token(value, index, number, marker, copied=copied))
        self.tokens = tuple(tokens)

    @property
    def module(self) -> Module:
        """Return the module it stands in."""
        return module_of(self.caller)

    @property
    def caller(self) -> Function:
        """Return the function it stands in."""
        function = self.call.function
        if function is None:
            raise ValueError("a request outside all functions")
        return function

    @property
    def declared(self) -> Type:
        """Return the type of what it is declared to return, be it through memory."""
        buffer = self.buffer
        return buffer.type if buffer is not None and buffer.type is not None else self.call.type

    def name_function(self, function: Function) -> None:
        """Say in messages what the site is about, from now on."""
        self.title = f"{self.mode.spelling} of {self.complaints.places.name(function)}"

    def complain(self, kind: Kind, message: str, *notes: str) -> None:
        """Report that something is wrong; reading goes on."""
        self.complaints.add(kind, self.call, f"{self.title}: {message}", *notes)

    def parameter(self, parameter: Argument) -> str:
        """Return a parameter as the user knows it: `parameter 2 'y' (a pointer)`."""
        name = self.complaints.places.parameter(parameter)
        quoted = f" '{name}'" if name else ""
        return f"parameter {number_of(parameter)}{quoted} ({spoken(parameter.type)})"


def attribute_type(module: Module, attributes: str, word: str) -> Type | None:
    """Return the type that `sret(%t)` or `byval(%t)` among attributes says."""
    at = attributes.find(f"{word}(")
    if at < 0:
        return None
    reader = Reader(module, 0, 0)
    reader.cursor = Cursor(Source(attributes, word), at + len(word) + 1)
    return reader.plain_type()
