"""The signature of a derivative: parameters with their shadows between them, and results."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from enzyme_cc.ir.constants import poison
from enzyme_cc.ir.types import VOID, IntType, function_type, scalar_of, struct_type

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence
    from typing import TypeVar

    from enzyme_cc.ir.building.builder import Builder
    from enzyme_cc.ir.function import Function
    from enzyme_cc.ir.types import FunctionType, Type
    from enzyme_cc.ir.values import Value

    _V = TypeVar("_V", bound=Value)


class Wanted(NamedTuple):
    """The wishes of callers about a derivative."""

    #: How many directions at once.
    width: int = 1
    primal: bool = True
    #: Whether the result is active: its tangent is returned, or its adjoint is passed.
    active_result: bool = True
    #: Parameters whose memory need not be what the primal makes it, and may not even exist.
    unneeded: tuple[int, ...] = ()
    #: A tangent that is zero at run time makes every product zero.
    strong_zero: bool = False
    #: Whether a reverse may be called several times: what it needs is not freed by it.
    lasting: bool = False
    #: Whether tangents are computed from the tape, too; and whether nothing else is.
    replayed: bool = False
    only_replayed: bool = False
    #: Parameters whose memory callers leave as it is until the reverse is called.
    promised: tuple[int, ...] = ()
    #: Parameters whose shadows are memory of their own for certain, never the primal.
    distinct: tuple[int, ...] = ()
    #: Whether another derivative calls it, which has opened the arena.
    within: bool = False


class Signature:
    """The type of a derivative, and where everything is in it."""

    __slots__ = ("active", "members", "primal", "type", "wanted")

    def __init__(self, primal: FunctionType, active: tuple[bool, ...], wanted: Wanted) -> None:
        self.primal = primal
        self.active = active
        self.wanted = wanted
        #: How many values of the primal's type are returned.
        self.members = 0
        if primal.result is not VOID:
            self.members = wanted.primal + wanted.width * wanted.active_result
        result = together([primal.result] * self.members)
        self.type = function_type(result, tuple(self._parameters()))

    @property
    def shadows(self) -> list[int]:
        """Return how many shadows each parameter has."""
        return [self.wanted.width * active for active in self.active]

    def _parameters(self) -> Iterator[Type]:
        for kind, shadows in zip(self.primal.parameters, self.shadows, strict=True):
            yield from [kind] * (1 + shadows)

    def spread(self, values: Sequence[_V]) -> Iterator[tuple[_V, Sequence[_V]]]:
        """Yield each parameter's value here, with those of its shadows."""
        return spread(values, self.shadows)

    def unpacked(self, builder: Builder, result: Value) -> tuple[Value | None, list[Value]]:
        """Return the primal result and the tangents, as far as they are returned."""
        members = unpacked(builder, result, self.members)
        if self.wanted.primal and members:
            return members[0], members[1:]
        return None, members


def spread(values: Sequence[_V], shadows: Iterable[int]) -> Iterator[tuple[_V, Sequence[_V]]]:
    """Yield each parameter's value here, with those of its shadows."""
    at = 0
    for count in shadows:
        yield values[at], values[at + 1 : at + 1 + count]
        at += 1 + count


def parameter_names(function: Function, shadows: Iterable[int]) -> list[str]:
    """Return the names of the primal's parameters; shadows have a mark behind."""
    names: list[str] = []
    for argument, count in zip(function.arguments, shadows, strict=True):
        plain = argument.ref[1:].strip('"')
        name = "" if plain.isdigit() else plain
        names += [name, *[f"{name}'" if name else ""] * count]
    return names


def together(types: Sequence[Type]) -> Type:
    """Return the type of several values returned."""
    if len(types) <= 1:
        return types[0] if types else VOID
    return struct_type(tuple(types))


def packed(builder: Builder, members: Sequence[Value]) -> Value | None:
    """Return several values as one."""
    if len(members) <= 1:
        return members[0] if members else None
    return filled(builder, poison(together([each.type for each in members])), members)


def filled(builder: Builder, whole: Value, members: Iterable[Value]) -> Value:
    """Return a value with these members, one after the other."""
    for index, member in enumerate(members):
        whole = builder.insertvalue(whole, member, [index])
    return whole


def unpacked(builder: Builder, whole: Value, count: int) -> list[Value]:
    """Return the values that were made one."""
    if count <= 1:
        return [whole] * count
    return [builder.extractvalue(whole, [index]) for index in range(count)]


def default_activity(types: Sequence[Type]) -> tuple[bool, ...]:
    """Return what has shadows when nothing more is known: all but integers."""
    return tuple(each is not VOID and not isinstance(scalar_of(each), IntType) for each in types)
