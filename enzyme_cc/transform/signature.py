"""How a derivative is called: parameters with their shadows between them, and what it returns."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from enzyme_cc.ir.constants import poison
from enzyme_cc.ir.types import VOID, IntType, function_type, scalar_of, struct_type

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from typing import TypeVar

    from enzyme_cc.ir.builder import Builder
    from enzyme_cc.ir.types import FunctionType, Type
    from enzyme_cc.ir.values import Value

    _V = TypeVar("_V", bound=Value)


class Wanted(NamedTuple):
    """What callers want of a derivative."""

    #: How many directions at once.
    width: int = 1
    primal: bool = True
    tangent: bool = True
    #: Parameters whose memory need not be what the primal makes it, and may not even exist.
    unneeded: tuple[int, ...] = ()
    #: A tangent that is zero at run time makes every product zero.
    strong_zero: bool = False


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
            self.members = wanted.primal + wanted.width * wanted.tangent
        self.type = function_type(self._result(), tuple(self._parameters()))

    def _parameters(self) -> Iterator[Type]:
        for kind, active in zip(self.primal.parameters, self.active, strict=True):
            yield from [kind] * (1 + self.wanted.width * active)

    def _result(self) -> Type:
        if not self.members:
            return VOID
        result = self.primal.result
        return result if self.members == 1 else struct_type((result,) * self.members)

    def spread(self, values: Sequence[_V]) -> Iterator[tuple[_V, Sequence[_V]]]:
        """For each parameter of the primal, its value here, and those of its shadows."""
        at = 0
        for active in self.active:
            end = at + 1 + self.wanted.width * active
            yield values[at], values[at + 1 : end]
            at = end

    def packed(self, builder: Builder, members: Sequence[Value]) -> Value | None:
        """The result, from its members in order."""
        if len(members) <= 1:
            return members[0] if members else None
        made: Value = poison(self.type.result)
        for index, member in enumerate(members):
            made = builder.insertvalue(made, member, [index])
        return made

    def unpacked(self, builder: Builder, result: Value) -> tuple[Value | None, list[Value]]:
        """The primal result and the tangents, as far as they are returned."""
        members = [result] if self.members == 1 else []
        if self.members > 1:
            members = [builder.extractvalue(result, [i]) for i in range(self.members)]
        if self.wanted.primal and members:
            return members[0], members[1:]
        return None, members


def default_activity(types: Sequence[Type]) -> tuple[bool, ...]:
    """What has shadows when nothing more is known: all but integers."""
    return tuple(each is not VOID and not isinstance(scalar_of(each), IntType) for each in types)
