"""How the functions of reverse mode are called: what is passed beside the primal, what returned."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from enzyme_cc.ir.constants import poison
from enzyme_cc.ir.types import VOID, struct_type
from enzyme_cc.plan.scene import Carried
from enzyme_cc.transform.reverse.carried import by_type
from enzyme_cc.transform.signature import Wanted

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from typing import TypeVar

    from enzyme_cc.ir.builder import Builder
    from enzyme_cc.ir.types import FunctionType, Type
    from enzyme_cc.ir.values import Value

    _V = TypeVar("_V", bound=Value)


class Lanes(NamedTuple):
    """Which parameters have shadows and adjoints, and what of the result is active."""

    kind: FunctionType
    parameters: tuple[Carried, ...]
    result: Carried
    wanted: Wanted = Wanted()

    @property
    def width(self) -> int:
        """How many directions at once."""
        return self.wanted.width

    # -- what goes in --------------------------------------------------------------------------

    def passed(self) -> list[Type]:
        """The types of the primal's parameters, each with its shadows behind it."""
        made: list[Type] = []
        for kind, carried in zip(self.kind.parameters, self.parameters, strict=True):
            made += [kind] * (1 + self.width * carried.pointers)
        return made

    def spread(self, values: Sequence[_V]) -> Iterator[tuple[_V, Sequence[_V]]]:
        """For each parameter of the primal, its value here, and those of its shadows."""
        at = 0
        for carried in self.parameters:
            end = at + 1 + self.width * carried.pointers
            yield values[at], values[at + 1 : end]
            at = end

    def seeds(self) -> list[Type]:
        """The types of the adjoints of the result."""
        return [self.kind.result] * (self.width * self.result.numbers)

    # -- what comes out ------------------------------------------------------------------------

    def primals(self) -> list[Type]:
        """The types of what the forward sweep returns: the primal, and its shadows."""
        if self.kind.result is VOID:
            return []
        return [self.kind.result] * (1 + self.width * self.result.pointers)

    def adjoints(self) -> list[Type]:
        """The types of the adjoints of parameters."""
        made: list[Type] = []
        for kind, carried in zip(self.kind.parameters, self.parameters, strict=True):
            made += [kind] * (self.width * carried.numbers)
        return made

    @property
    def differentiated(self) -> list[int]:
        """The numbers of the parameters whose adjoints are returned."""
        return [index for index, each in enumerate(self.parameters) if each.numbers]


def default_lanes(kind: FunctionType, wanted: Wanted) -> Lanes:
    """How a derivative is called through a pointer: all but integers is active."""
    parameters = tuple(map(by_type, kind.parameters))
    result = Carried() if kind.result is VOID else by_type(kind.result)
    return Lanes(kind, parameters, result, wanted)


def together(types: Sequence[Type]) -> Type:
    """The type of several values returned."""
    if len(types) <= 1:
        return types[0] if types else VOID
    return struct_type(tuple(types))


def packed(builder: Builder, members: Sequence[Value]) -> Value | None:
    """Several values as one."""
    if len(members) <= 1:
        return members[0] if members else None
    made: Value = poison(together([each.type for each in members]))
    for index, member in enumerate(members):
        made = builder.insertvalue(made, member, [index])
    return made


def unpacked(builder: Builder, whole: Value, count: int) -> list[Value]:
    """The values that were made one."""
    if count <= 1:
        return [whole] * count
    return [builder.extractvalue(whole, [index]) for index in range(count)]
