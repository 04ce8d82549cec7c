"""Describe one call of a function that is differentiated."""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_cc.ir.types import POINTER, FunctionType, Type, function_type
from enzyme_cc.plan.quantities import Quantity, What, primal, shadow, tape
from enzyme_cc.transform.abi.signature import together

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from enzyme_cc.ir.instructions import CallBase
    from enzyme_cc.transform.abi.lanes import Lanes
    from enzyme_cc.transform.layout.float_runs import Numbers
    from enzyme_cc.transform.reverse.values.pair import Pair


class Called:
    """One call of a function that is differentiated."""

    #: Whether its reverse was run where it was made.
    is_over = False

    def __init__(self, call: CallBase, lanes: Lanes, pair: Pair | None) -> None:
        self.call = call
        self.lanes = lanes
        #: None where it is called through a pointer.
        self.pair = pair
        #: The call of the augmented function, once it is written.
        self.made: CallBase | None = None
        #: What says which function is called, where it is called through a pointer.
        self.pointer: tuple[Quantity, ...] = ()
        #: Arguments that are copies in memory, by number: where numbers are in them.
        self.copied: dict[int, Numbers] = {}

    @property
    def tape(self) -> Type | None:
        """Return the type of what the augmented function keeps."""
        return POINTER if self.pair is None else self.pair.tape

    @property
    def types(self) -> list[Type]:
        """Return the types of what the augmented function returns."""
        return self.lanes.primals() + ([self.tape] if self.tape is not None else [])

    def reverse_type(self) -> FunctionType:
        """Return the type of a reverse that is called through a pointer."""
        lanes = self.lanes
        return function_type(together(lanes.adjoints()), (*lanes.passed(), *lanes.seeds(), POINTER))

    def augmented_type(self) -> FunctionType:
        """Return the type of an augmented function that is called through a pointer."""
        return function_type(together(self.types), (*self.lanes.passed(), POINTER))

    def replay_type(self) -> FunctionType:
        """Return the type of what computes tangents, and is called through a pointer."""
        lanes = self.lanes
        passed = (*lanes.passed(), *lanes.tangents(), POINTER)
        return function_type(together(lanes.seeds()), passed)

    def uses(self, position: int) -> bool:
        """Return whether the reverse looks at one of the values passed to it."""
        return self.pair is None or self.pair.uses(position)

    def uses_again(self, position: int) -> bool:
        """Return whether what computes tangents looks at one of the values passed to it."""
        return self.pair is None or self.pair.uses_again(position)

    def asked(self) -> Iterator[Quantity]:
        """Return what calling the reverse takes of the forward sweep."""
        return self._asked(self.uses)

    def asked_again(self) -> Iterator[Quantity]:
        """Return what computing tangents takes of it."""
        return self._asked(self.uses_again)

    def _asked(self, uses: Callable[[int], bool]) -> Iterator[Quantity]:
        if self.tape is not None:
            yield tape(self.call)
        at = 0
        for argument, carried in zip(self.call.arguments, self.lanes.parameters, strict=True):
            if uses(at):
                yield primal(argument)
            at += 1
            if carried.pointers:
                if any(uses(at + lane) for lane in range(self.lanes.width)):
                    yield shadow(argument)
                at += self.lanes.width
        yield from self.pointer


class CalledAtOnce(Called):
    """One call whose reverse was run where it was made: what it returned is added later."""

    is_over = True

    def __init__(self, call: CallBase, lanes: Lanes) -> None:
        super().__init__(call, lanes, None)
        #: The adjoints of arguments: of each its number and the lane.
        self.given = [(at, lane) for at in lanes.differentiated for lane in range(lanes.width)]

    def asked(self) -> Iterator[Quantity]:
        """Return what adding the adjoints takes of the forward sweep."""
        return (Quantity(What.STORED, self.call, at) for at in range(len(self.given)))
