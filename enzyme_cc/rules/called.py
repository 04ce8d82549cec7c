"""Rules as what the formulas of other rules may call."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from enzyme_cc.rules.argument import Argument, Role
from enzyme_cc.rules.formula import Function
from enzyme_cc.rules.model import INTRINSIC, Kind, are_complex

if TYPE_CHECKING:
    from enzyme_cc.ir.types import Type

#: Stands in a name of C for each suffix of a type; see library.SUFFIXES.
SUFFIX = "*"
_CALLABLE = (Role.FLOAT, Role.INTEGER)


class Entry(Protocol):
    """A rule, as far as it tells whether and how it can be called."""

    @property
    def name(self) -> str:
        """Return what formulas call it."""

    @property
    def kind(self) -> Kind:
        """Return how its derivative is said."""

    @property
    def matches(self) -> tuple[str, ...]:
        """Return the functions it is for."""

    @property
    def arguments(self) -> tuple[Argument, ...]:
        """Return what goes in."""

    @property
    def results(self) -> tuple[Argument, ...]:
        """Return what comes out."""

    @property
    def type(self) -> Type | None:
        """Return the only type it is there for."""


def function_of(entry: Entry) -> Function | None:
    """Return an entry as formulas call it, by its first match: only plain functions of numbers."""
    one = len(entry.results) == 1 and entry.results[0].role is Role.FLOAT
    plain = all(argument.role in _CALLABLE for argument in entry.arguments)
    complex_ = are_complex((*entry.arguments, *entry.results))
    can_be = all(complex_) if any(complex_) else one and plain
    if entry.kind is not Kind.PARTIALS or not (can_be and entry.name.isidentifier()):
        return None
    if not entry.matches:
        return None
    first = entry.matches[0]
    intrinsic = first if first.startswith(INTRINSIC) else ""
    c_name = next((match for match in entry.matches if SUFFIX in match or entry.type), "")
    if not intrinsic and not c_name:
        return None
    return Function(entry.name, intrinsic, c_name, entry.arguments, any(complex_), entry.type)
