"""Functions of ours around those that the user wrote for the sweeps of a function.

They take and return what ours do; how structs are passed and returned is repaired through memory.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_cc.analysis.calls.callees import callee_of
from enzyme_cc.ir.building.builder import Builder, CallStyle
from enzyme_cc.ir.constants import int_constant, zero
from enzyme_cc.ir.instructions import CallBase, Load
from enzyme_cc.ir.types import I8, I64, VOID, FloatType, scalar_of, struct_type
from enzyme_cc.rules.model import Kind
from enzyme_cc.transform.abi.c_passing import parameters, placed, returned
from enzyme_cc.transform.abi.signature import filled, packed, unpacked
from enzyme_cc.transform.code.derivative_attributes import copying_words, split
from enzyme_cc.transform.emit.arguments import copy_bytes
from enzyme_cc.transform.reverse.values.left_addresses import sets_aside
from enzyme_cc.transform.reverse.values.user_fit import Fit, looks_at

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence

    from enzyme_cc.ir.function import Argument, Function
    from enzyme_cc.ir.types import Type
    from enzyme_cc.ir.values import Value
    from enzyme_cc.transform.abi.c_passing import Taken
    from enzyme_cc.transform.program.unit import Unit

#: As if anything could be stored in memory that the builder's alignment is for.
_ALIGNED = 16


class Around:
    """One function of ours around one of the user's."""

    def __init__(self, unit: Unit, fit: Fit, made: Function, count: int) -> None:
        self.unit = unit
        self.fit = fit
        self.lanes = fit.lanes
        self.made = made
        #: How often the augmented function is called.
        self.count = count
        self.builder = Builder(made.insert_block("start"))
        self._addresses: dict[Value, Value] = {}

    def arguments(
        self, function: Function, lane: int, tangents: Mapping[int, Value] | None = None
    ) -> Iterator[Value]:
        """Yield the primal's, with their shadows of one lane, or tangents."""
        spread = list(self.lanes.spread(self.made.arguments))
        given = parameters(function)
        roles = self.fit.roles() if tangents is None else self.fit.roles_of_second()
        for at, (index, is_shadow) in enumerate(roles):
            value, shadows = spread[index]
            passed: Value = value
            if is_shadow:
                passed = shadows[lane] if shadows else (tangents or {})[index]
            if index in self.fit.rule.by_reference:
                yield self.address(passed)
            elif looks_at(given[at]):
                yield passed
            else:
                yield zero(passed.type)

    def address(self, value: Value) -> Value:
        """Return where a value is in memory, for what takes it by address."""
        found = self._addresses.get(value)
        if found is None:
            found = self._addresses[value] = self.stack(value.type)
            self.builder.store(value, found)
        return found

    def stack(self, kind: Type) -> Value:
        """Return memory for a value: there is only one block."""
        align = max(self.unit.layout.preferred_alignment(kind), _ALIGNED)
        return self.builder.alloca(kind, align=align)

    def call(self, function: Function, arguments: Sequence[Value]) -> Value | None:
        """Call the user's function; the memory in which its result is then."""
        kind, in_memory = returned(function)
        place = None if kind is VOID else self.stack(kind)
        given = [place, *arguments] if in_memory and place is not None else list(arguments)
        words = tuple(_words(each) for each in function.arguments)
        target = self.unit.program.called(function)
        made = self.builder.call(target, given, CallStyle(arguments=words))
        if place is not None and not in_memory:
            self.builder.store(made, place)
        return place

    def load(self, kind: Type, place: Value, offset: int) -> Value:
        """Return what is so many bytes behind an address."""
        where = self.builder.gep(I8, place, [int_constant(I64, offset)]) if offset else place
        step = offset & -offset or _ALIGNED
        align = min(step, self.unit.layout.abi_alignment(kind))
        return self.builder.load(kind, where, align=align)

    def taken(self, taken: Taken, value: Value) -> Iterator[Value]:
        """Yield a value as some parameters take it."""
        first = taken.parameters[0]
        if taken.by_address:
            yield self.address(value)
        elif first.type is value.type and len(taken.parameters) == 1:
            yield value
        else:
            place = self.address(value)
            where = placed(self.unit.layout, (each.type for each in taken.parameters))
            for offset, each in zip(where.offsets, taken.parameters, strict=True):
                yield self.load(each.type, place, offset)

    # -- the tape ------------------------------------------------------------------------------

    def tapes(self) -> list[Value | None]:
        """Return what was kept for each direction, where that comes last."""
        if self.fit.kept is None:
            return [None] * self.lanes.width
        found = unpacked(self.builder, self.made.arguments[-1], self.count)
        return [found[lane if self.count > 1 else 0] for lane in range(self.lanes.width)]

    def tape(self, tape: Value | None) -> Iterator[Value]:
        """Yield one of them as the user's function takes it."""
        taken, kind = self.fit.tape_taken, self.fit.result.tape
        if taken is None or tape is None or kind is None:
            return
        if not self.fit.is_block:
            yield from self.taken(taken, tape)
        elif taken.by_address:
            yield tape
        else:
            yield from self.taken(taken, self.load(kind, tape, 0))

    def release(self, tapes: Iterable[Value | None]) -> None:
        """Give back what is in blocks."""
        for each in dict.fromkeys(tapes):
            if self.fit.is_block and each is not None:
                self.unit.helpers.released(self.builder, each)


class CallsAugmented(Around):
    """A function that calls the user's augmented function."""

    def write(self) -> None:
        """Write the whole body."""
        members: list[Value] = []
        tapes: list[Value] = []
        rule, found = self.fit.rule, self.fit.result
        kind = self.lanes.kind.result
        if self.fit.calls_primal:
            members.append(self._primal())
        for lane in range(self.count):
            place = self.call(rule.augmented, list(self.arguments(rule.augmented, lane)))
            if lane == 0 and kind is not VOID and found.primal is not None:
                assert place is not None
                members.append(self.load(kind, place, found.primal))
            if self.lanes.result.pointers:
                assert place is not None
                at = found.primal if found.shadow is None else found.shadow
                members.append(self.load(kind, place, at or 0))
            if found.tape is not None:
                assert place is not None
                tapes.append(self._kept(found.tape, place))
        tape = _several(self.builder, tapes)
        self.builder.ret(packed(self.builder, members if tape is None else [*members, tape]))

    def _primal(self) -> Value:
        """Return the result of the function itself, whose augmented function returns none."""
        given = [value for value, _ in self.lanes.spread(self.made.arguments)]
        function = self.fit.sources.function
        words = tuple(_words(each) for each in function.arguments)
        target = self.unit.program.called(function)
        return self.builder.call(target, given, CallStyle(arguments=words))

    def _kept(self, kind: Type, place: Value) -> Value:
        at = self.fit.result.tape_at
        if not self.fit.is_block:
            return self.load(kind, place, at)
        size = int_constant(I64, self.unit.layout.alloc_size(kind))
        block = self.unit.helpers.frame(self.builder, size)
        start = self.builder.gep(I8, place, [int_constant(I64, at)]) if at else place
        copy_bytes(self.unit.module, self.builder, block, start, size)
        return block


class CallsGradient(Around):
    """A function that calls the user's gradient."""

    def write(self) -> None:
        """Write the whole body."""
        width, passed = self.lanes.width, len(self.lanes.passed())
        if sets_aside(self.unit) and _may_look_at_addresses(self.unit, self.fit.rule.second):
            self.unit.helpers.aside(self.builder, "back")
        given = self.made.arguments[passed:]
        seeds = given[: len(self.lanes.seeds())]
        tapes = self.tapes()
        lanes = [self._lane(lane, seeds, tapes[lane]) for lane in range(width)]
        self.release(tapes)
        adjoints = [made for parameter in zip(*lanes, strict=True) for made in parameter]
        self.builder.ret(packed(self.builder, adjoints))

    def _lane(self, lane: int, seeds: Sequence[Value], tape: Value | None) -> list[Value]:
        """Return the adjoints of one direction."""
        gradient = self.fit.rule.second
        arguments = list(self.arguments(gradient, lane))
        if self.fit.seed is not None:
            arguments += self.taken(self.fit.seed, seeds[lane])
        place = self.call(gradient, [*arguments, *self.tape(tape)])
        kinds = [self.lanes.kind.parameters[index] for index in self.lanes.differentiated]
        if place is None:
            return []
        return [
            self.load(kind, place, at)
            for kind, at in zip(kinds, self.fit.adjoints.offsets, strict=True)
        ]


class CallsDerivative(Around):
    """A function that calls the user's split derivative."""

    def write(self) -> None:
        """Write the whole body."""
        lanes = self.lanes
        given = self.made.arguments[len(lanes.passed()) :]
        tapes = self.tapes()
        results: list[Value] = []
        for lane in range(lanes.width):
            tangents = {
                index: given[number * lanes.width + lane]
                for number, index in enumerate(lanes.differentiated)
            }
            results += self._lane(lane, tangents, tapes[lane])
        self.release(tapes)
        self.builder.ret(packed(self.builder, results))

    def _lane(self, lane: int, tangents: Mapping[int, Value], tape: Value | None) -> list[Value]:
        """Return the tangent of one direction."""
        derivative, found = self.fit.rule.second, self.fit.adjoints.offsets
        arguments = list(self.arguments(derivative, lane, tangents))
        place = self.call(derivative, [*arguments, *self.tape(tape)])
        if not found:
            return []
        assert place is not None
        return [self.load(self.lanes.kind.result, place, found[-1])]


def _may_look_at_addresses(unit: Unit, gradient: Function) -> bool:
    """Return whether a gradient may follow addresses in shadows, free such memory, or throw.

    One that computes with numbers, and calls nothing but such functions, does none of it.
    """
    for line in gradient.instructions():
        if isinstance(line, Load) and not isinstance(scalar_of(line.type), FloatType):
            if unit.layout.store_size(line.type) >= unit.layout.pointer_size():
                return True
        elif isinstance(line, CallBase):
            callee = callee_of(line)
            rule = unit.program.rule(callee) if callee is not None else None
            if rule is None or rule.kind not in (Kind.PARTIALS, Kind.FOLDS):
                return True
    return False


def _several(builder: Builder, values: list[Value]) -> Value | None:
    if len(values) <= 1:
        return values[0] if values else None
    return filled(builder, zero(struct_type(tuple(each.type for each in values))), values)


def _words(parameter: Argument) -> str:
    """Return the attributes an argument must keep: how it is copied, widened, or `sret`."""
    own = [each for each in split(parameter.attributes) if each.startswith(_KEPT)]
    return copying_words(parameter.attributes) or " ".join(own)


_KEPT = ("sret", "signext", "zeroext")
