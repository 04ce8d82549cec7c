"""Checks of derivatives when the program runs, as lowerings of requests ask for them."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, Protocol, TypeVar

if TYPE_CHECKING:
    from collections.abc import Sequence

    from enzyme_cc.ir.building.builder import Builder
    from enzyme_cc.ir.types import Type
    from enzyme_cc.ir.values import Value

_L = TypeVar("_L", contravariant=True)


class Begun(NamedTuple):
    """A check that has begun: what holds it, and where the shadows of values go."""

    state: Value
    layout: Layout


class Layout(NamedTuple):
    """The offsets of the arguments in a buffer."""

    types: tuple[Type, ...]
    offsets: tuple[int, ...]
    size: int
    result: Type


class Checks(Protocol[_L]):
    """Calls before and behind a derivative, which compare it with differences."""

    def begin(self, lowering: _L, primals: Sequence[Value]) -> Begun | None:
        """Call what comes before a derivative of what is given these."""
        ...

    def end(
        self, begun: Begun, builder: Builder, shadows: Sequence[tuple[int | None, Value]]
    ) -> None:
        """Call what comes behind it, with what came out of it."""
        ...
