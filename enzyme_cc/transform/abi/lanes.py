"""Lanes of a function's parameters and result: what is passed beside arguments, and returned."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from enzyme_cc.ir.types import VOID
from enzyme_cc.transform.abi.signature import Wanted, spread

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from typing import TypeVar

    from enzyme_cc.ir.types import FunctionType, Type
    from enzyme_cc.ir.values import Value
    from enzyme_cc.plan.function_facts import LaneKind

    _V = TypeVar("_V", bound=Value)


class Lanes(NamedTuple):
    """The parameters that have shadows and adjoints, and what of the result is active."""

    kind: FunctionType
    parameters: tuple[LaneKind, ...]
    result: LaneKind
    wanted: Wanted = Wanted()

    @property
    def width(self) -> int:
        """Return how many directions at once."""
        return self.wanted.width

    # -- what goes in --------------------------------------------------------------------------

    @property
    def shadows(self) -> list[int]:
        """Return how many shadows each parameter has."""
        return [self.width * each.pointers for each in self.parameters]

    def passed(self) -> list[Type]:
        """Return the types of the primal's parameters, each with its shadows after it."""
        made: list[Type] = []
        for kind, shadows in zip(self.kind.parameters, self.shadows, strict=True):
            made += [kind] * (1 + shadows)
        return made

    def spread(self, values: Sequence[_V]) -> Iterator[tuple[_V, Sequence[_V]]]:
        """Yield each parameter's value here, with those of its shadows."""
        return spread(values, self.shadows)

    def seeds(self) -> list[Type]:
        """Return the types of the adjoints of the result."""
        return [self.kind.result] * (self.width * self.result.numbers)

    def tangents(self) -> list[Type]:
        """Return the types of the tangents of parameters."""
        return self.adjoints()

    # -- what comes out ------------------------------------------------------------------------

    def primals(self) -> list[Type]:
        """Return the types of what the forward sweep returns: the primal, and its shadows."""
        if self.kind.result is VOID:
            return []
        return [self.kind.result] * (1 + self.width * self.result.pointers)

    def adjoints(self) -> list[Type]:
        """Return the types of the adjoints of parameters."""
        made: list[Type] = []
        for kind, carried in zip(self.kind.parameters, self.parameters, strict=True):
            made += [kind] * (self.width * carried.numbers)
        return made

    @property
    def differentiated(self) -> list[int]:
        """Return the numbers of the parameters whose adjoints are returned."""
        return [index for index, each in enumerate(self.parameters) if each.numbers]
