"""Globals by which a program says what the derivatives of its functions are.

`__enzyme_register_derivative*` gives a function its forward derivative, `__enzyme_inactivefn*`
says that it has none, `__enzyme_function_like*` that it is another by name.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from enzyme_cc.attributes.names import REGISTER_DERIVATIVE, REGISTER_INACTIVE, REGISTER_LIKE
from enzyme_cc.diagnostics import Diagnostic
from enzyme_cc.ir.constants import Composite, StringConstant
from enzyme_cc.ir.function import Function, GlobalVariable
from enzyme_cc.requests.problems import Kind
from enzyme_cc.requests.trace import stripped

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping

    from enzyme_cc.ir.module import Module
    from enzyme_cc.ir.values import Value


class Registrations(NamedTuple):
    """What a module says of its functions, by their names."""

    #: From a function to its forward derivative.
    forward: Mapping[str, Function]
    inactive: frozenset[str]
    #: From a function to the name of one that it is like.
    like: Mapping[str, str]
    problems: tuple[Diagnostic, ...]

    @property
    def by_rule(self) -> frozenset[str]:
        """The functions whose bodies are not what is differentiated, for a rule is."""
        return self.inactive | self.like.keys()

    @property
    def kept_whole(self) -> frozenset[str]:
        """The functions whose calls must stay calls."""
        return self.inactive | self.forward.keys() | self.like.keys()


class _Reading:
    def __init__(self, module: Module) -> None:
        self.module = module
        self.forward: dict[str, Function] = {}
        self.inactive: set[str] = set()
        self.like: dict[str, str] = {}
        self.problems: list[Diagnostic] = []

    def variable(self, variable: GlobalVariable) -> None:
        """Read one, if its name says that it is one."""
        for word, read in _READERS.items():
            if word in variable.name:
                members = list(_members(variable.initializer))
                if not read(self, members):
                    self._complain(variable, word)
                return

    def _complain(self, variable: GlobalVariable, word: str) -> None:
        source = self.module.source
        line, column, _ = source.place(max(variable.start, 0))
        self.problems.append(
            Diagnostic(
                f"{variable.name} must be {_WANTED[word]}, known when compiling",
                where=f"{source.name}:{line}:{column}",
                notes=(f"write: {_EXAMPLES[word]}",),
                code=Kind.REGISTRATION.code,
            )
        )

    def derivative(self, members: list[Value]) -> bool:
        """A function and its derivative."""
        match members:
            case [Function() as primal, Function() as derivative]:
                self.forward[primal.name] = derivative
                return True
        return False

    def silent(self, members: list[Value]) -> bool:
        """A function without a derivative."""
        match members:
            case [Function() as function]:
                self.inactive.add(function.name)
                return True
        return False

    def alike(self, members: list[Value]) -> bool:
        """A function and the name of another."""
        match members:
            case [Function() as function, GlobalVariable() as text]:
                start = text.initializer
                if isinstance(start, StringConstant):
                    name = start.data.rstrip(b"\0").decode("utf-8", "replace")
                    self.like[function.name] = name
                    return True
        return False


_READERS: dict[str, Callable[[_Reading, list[Value]], bool]] = {
    REGISTER_DERIVATIVE: _Reading.derivative,
    REGISTER_INACTIVE: _Reading.silent,
    REGISTER_LIKE: _Reading.alike,
}
_WANTED = {
    REGISTER_DERIVATIVE: "an array of two functions: one, and its forward derivative",
    REGISTER_INACTIVE: "a pointer to a function",
    REGISTER_LIKE: "an array of a function and a string, the name of the function it is like",
}
_EXAMPLES = {
    REGISTER_DERIVATIVE: "void *__enzyme_register_derivative_f[] = {(void *)f, (void *)forward_f};",
    REGISTER_INACTIVE: "void *__enzyme_inactivefn_f = (void *)f;",
    REGISTER_LIKE: 'void *__enzyme_function_like_f[] = {(void *)f, (void *)"log1p"};',
}


def _members(value: Value | None) -> Iterator[Value]:
    """The parts of an initialiser, without casts."""
    if value is None:
        return
    plain = stripped(value)
    if isinstance(plain, Composite) and not isinstance(plain, (Function, GlobalVariable)):
        for each in plain.operands:
            yield from _members(each)
    else:
        yield plain


def read_registrations(module: Module) -> Registrations:
    """Everything that a module registers."""
    reading = _Reading(module)
    if any(word in module.text for word in _READERS):
        for symbol in list(module.globals.values()):
            if isinstance(symbol, GlobalVariable) and "__enzyme_" in symbol.name:
                reading.variable(symbol)
    return Registrations(
        reading.forward, frozenset(reading.inactive), reading.like, tuple(reading.problems)
    )
