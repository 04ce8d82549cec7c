"""Sums of a block of threads: what all of them add to one number, added at once by one of them.

Each thread sums up in a variable of its own, wherever and however often it comes there. Where the
reverse sweep ends, all threads come together: their sums are added up, warp by warp, then in memory
that the block shares.
"""

from __future__ import annotations

from itertools import product
from math import prod
from typing import TYPE_CHECKING, NamedTuple

from enzyme_cc.ir.building.builder import Builder
from enzyme_cc.ir.building.globals import declare
from enzyme_cc.ir.constants import int_constant, null, zero
from enzyme_cc.ir.types import (
    DOUBLE,
    FLOAT,
    I32,
    I64,
    VOID,
    FloatType,
    array_type,
    function_type,
    scalar_of,
    vector_type,
)
from enzyme_cc.rules.bodies import PREFIX
from enzyme_cc.rules.calls import mangled
from enzyme_cc.transform.emit.adjoint_sums import width_of
from enzyme_cc.transform.reverse.values.leaves import place_of

if TYPE_CHECKING:
    from collections.abc import Hashable, Iterator, Mapping, Sequence

    from enzyme_cc.analysis.loops.natural_loops import Loop
    from enzyme_cc.ir.instructions import Load
    from enzyme_cc.ir.values import Value
    from enzyme_cc.transform.layout.float_runs import Leaf
    from enzyme_cc.transform.reverse.values.block_addresses import BlockAddresses
    from enzyme_cc.transform.reverse.writers.protocols import Sweep

#: How many sums there is room for at once.
_SLOTS = 8
#: So many are put there by one call.
_AT_ONCE = (1, 2, 4, 8)
_KINDS = (FLOAT, DOUBLE)
_NAME = f"{PREFIX}_block_"


class _Sum(NamedTuple):
    """A variable of the thread, and where its sum goes: so far behind an address's shadow.

    In loops in which the address differs there is one for each round.
    """

    memory: Value
    kind: FloatType
    pointer: Value
    lane: int
    offset: int
    loops: Mapping[Loop, int]


class _Place(NamedTuple):
    """A sum of some rounds, by the number of these."""

    one: _Sum
    number: int
    rounds: Mapping[Loop, int]


class BlockSums:
    """The sums that wait for the end of one reverse sweep."""

    def __init__(self, back: Sweep, addresses: BlockAddresses) -> None:
        self._back = back
        self._addresses = addresses
        self._sums: dict[Hashable, _Sum] = {}

    def keep(
        self, load: Load, lane: int, pieces: Sequence[tuple[Leaf, Value]]
    ) -> list[tuple[Leaf, Value]]:
        """Add numbers to sums; return those that cannot wait."""
        left = []
        for leaf, piece in pieces:
            real = self._back.element_kinds.of(load) or scalar_of(piece.type)
            if leaf.in_turns or real not in _KINDS:
                left.append((leaf, piece))
                continue
            assert isinstance(real, FloatType)
            for at, each in self._numbers(piece, real):
                self._add(load.pointer, lane, leaf.offset + at, each)
        return left

    def _numbers(self, piece: Value, real: FloatType) -> Iterator[tuple[int, Value]]:
        """Yield the numbers of a piece, each with how far behind its start it is."""
        builder = self._back.builder
        count = width_of(piece.type) // width_of(real)
        if count == 1:
            yield 0, builder.bitcast(piece, real)
            return
        lanes = builder.bitcast(piece, vector_type(count, real))
        for at in range(count):
            yield at * real.width // 8, builder.extractelement(lanes, at)

    def _add(self, pointer: Value, lane: int, offset: int, given: Value) -> None:
        builder, kind = self._back.builder, given.type
        key = self._addresses.key(pointer), lane, offset, kind
        found = self._sums.get(key)
        if found is None:
            assert isinstance(kind, FloatType)
            loops = self._addresses.loops(pointer)
            array = array_type(prod(loops.values()), kind)
            start = Builder.after_phis(self._back.function.entry)
            memory = start.alloca(array, name="sum")
            start.store(zero(array), memory)
            found = self._sums[key] = _Sum(memory, kind, pointer, lane, offset, loops)
        place = self._this_round(found)
        old = builder.load(kind, place)
        builder.store(builder.fadd(old, given), place)

    def _this_round(self, one: _Sum) -> Value:
        """Return the variable of the round that is being reversed."""
        builder = self._back.builder
        number: Value = int_constant(I64, 0)
        for loop, count in one.loops.items():
            own = builder.load(I64, self._back.rounds_of(loop))
            number = builder.add(builder.mul(number, int_constant(I64, count)), own)
        return builder.gep(one.kind, one.memory, [number]) if one.loops else one.memory

    # -- the end ---------------------------------------------------------------------------------

    def finish(self) -> None:
        """Add all sums to memory, where all threads of the block come together."""
        for kind in _KINDS:
            sums = (each for each in self._sums.values() if each.kind is kind)
            waiting = [place for each in sums for place in _places(each)]
            for start in range(0, len(waiting), _SLOTS):
                self._finish(kind, waiting[start : start + _SLOTS])

    def _finish(self, kind: FloatType, places: Sequence[_Place]) -> None:
        """Add some of them: they share two barriers, and nobody goes on before all is done."""
        builder = self._back.builder
        values: list[Value] = []
        for each in places:
            memory = builder.gep(kind, each.one.memory, [int_constant(I64, each.number)])
            values.append(builder.load(kind, memory))
        width = next(each for each in _AT_ONCE if each >= len(values))
        values += [zero(kind)] * (width - len(values))
        self._call(f"put{width}_{mangled(kind)}", *values)
        self._call("wait")
        addresses = [self._address(each) for each in places]
        addresses += [null()] * (_SLOTS - len(places))
        self._call(f"take_{mangled(kind)}", *addresses, int_constant(I32, len(places)))
        self._call("wait")

    def _address(self, place: _Place) -> Value:
        """Return where a sum goes; null where the shadow is the primal, for nobody adds there."""
        back, one = self._back, place.one
        shadow = self._addresses.shadow(back, one.pointer, one.lane, place.rounds)
        found = back.builder.freeze(place_of(back.builder, shadow, one.offset))
        same = back.same(one.pointer, one.lane)
        return found if same is None else back.builder.select(same, null(), found)

    def _call(self, word: str, *given: Value) -> None:
        kind = function_type(VOID, tuple(each.type for each in given))
        function = declare(
            self._back.unit.module, f"{_NAME}{word}", kind, suffix="convergent nounwind"
        )
        self._back.builder.call(function, list(given))


def _places(one: _Sum) -> Iterator[_Place]:
    """Yield each round of all loops that a sum is apart in, as it is numbered in these."""
    for number, rounds in enumerate(product(*map(range, one.loops.values()))):
        yield _Place(one, number, dict(zip(one.loops, rounds, strict=True)))
