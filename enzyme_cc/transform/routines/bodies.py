"""Bodies of functions that derivatives call for a routine: what names in statements stand for."""

from __future__ import annotations

import functools
from typing import TYPE_CHECKING

from enzyme_cc.ir.building.builder import Builder
from enzyme_cc.ir.constants import int_constant, null
from enzyme_cc.ir.types import I8, I32
from enzyme_cc.plan.function_facts import LaneKind
from enzyme_cc.rules.routines.model import RESULT, Factor, Number, Part, Statement
from enzyme_cc.rules.routines.names import by_address, has_layout, position
from enzyme_cc.transform.abi.lanes import Lanes
from enzyme_cc.transform.routines.arguments import Arguments, raw_types
from enzyme_cc.transform.routines.device import machine_for
from enzyme_cc.transform.routines.directions import Directions, shared_memory
from enzyme_cc.transform.routines.idleness import leave_idle
from enzyme_cc.transform.routines.lowering import Lowering
from enzyme_cc.transform.routines.numbers import i64
from enzyme_cc.transform.routines.scope import Scope
from enzyme_cc.transform.routines.values import Scalar, real

if TYPE_CHECKING:
    from collections.abc import Callable, Container, Iterable, Sequence

    from enzyme_cc.ir.function import Function
    from enzyme_cc.ir.types import FunctionType
    from enzyme_cc.ir.values import Value
    from enzyme_cc.rules.routines.model import Call, Operand
    from enzyme_cc.transform.abi.signature import Wanted
    from enzyme_cc.transform.program.unit import Unit
    from enzyme_cc.transform.routines.values import View

INFO = "info"


def lanes_of(
    call: Call, kind: FunctionType, active: Sequence[bool], result: bool, wanted: Wanted
) -> Lanes:
    """Return which arguments of a call have shadows, and which adjoints."""
    carried = [LaneKind()] * len(kind.parameters)
    for operand in call.operands:
        index = position(call, operand.name)
        if not active[index]:
            continue
        if operand.part.is_memory or (operand.part.is_scalar and by_address(call, operand)):
            carried[index] = LaneKind(pointers=True)
        elif operand.part.is_scalar:
            carried[index] = LaneKind(numbers=True)
    return Lanes(kind, tuple(carried), LaneKind(numbers=result), wanted)


class _Lane(Scope):
    """Names in statements, for one direction of one function."""

    def __init__(self, body: Body, lane: int) -> None:
        self.body = body
        self.lane = lane

    def view(self, factor: Factor) -> View:
        body = self.body
        operand = body.call.routine.operand(factor.name)
        memory = body.call.routine.memory_of(factor.name)
        if not memory:
            own = body.own[operand.memory, self.lane]
            return body.arguments.view(operand, own, tight=True)
        if factor.shadow:
            pointer = body.shadows[memory][self.lane]
            return body.arguments.view(operand, pointer)._replace(is_shadow=True)
        kept = body.copies.get((memory, factor.new))
        if kept is not None:
            return body.arguments.view(operand, kept, tight=True)
        return body.arguments.view(operand, body.pointers[memory])

    def operand(self, factor: Factor) -> Operand:
        return self.body.call.routine.operand(factor.name)

    def differs(self, factor: Factor) -> bool:
        if factor.shadow:
            return True
        memory = self.operand(factor).memory
        is_own = bool(memory) and not self.body.call.routine.memory_of(factor.name)
        return is_own and memory not in self.body.shared

    def _made(self, operand: Operand) -> Value:
        """Return where it is what the routine has made of an operand: in a copy, or in place."""
        kept = self.body.copies.get((operand.name, True))
        return self.body.pointers[operand.name] if kept is None else kept

    def number(self, number: Number) -> Scalar:
        if not number.shadow:
            return self.body.number(number.name)
        return self.body.tangent(number.name, self.lane)

    def give(self, number: Number, value: Scalar, *, adds: bool) -> None:
        self.body.give(number.name, self.lane, value, adds=adds)

    def has(self, name: Factor | Number) -> bool:
        return not name.shadow or self.body.has(self._memory(name))

    def _memory(self, name: Factor | Number) -> str:
        routine = self.body.call.routine
        return routine.memory_of(name.name) if isinstance(name, Factor) else name.name

    def is_there(self, name: Factor | Number) -> Value | None:
        memory = self._memory(name)
        shadows = self.body.shadows.get(memory)
        if not name.shadow or shadows is None:
            return None
        primal = self.body.pointers[memory]
        return self.body.builder.icmp("ne", shadows[self.lane], primal)

    def open(self, statements: Iterable[Statement]) -> list[tuple[str, int]]:
        return self.body.make_own(statements, self.lane)

    def close(self, made: list[tuple[str, int]]) -> None:
        for each in made:
            del self.body.own[each]

    def test(self, word: str) -> Value:
        return self.body.arguments.test(word)

    def eigenvalues(self) -> Value:
        return self._made(self.body.call.routine.eigenvalues)

    def solve(self, view: View, *, is_turned: bool) -> None:
        body, arguments = self.body, self.body.arguments

        def find(operand: Operand) -> Value:
            if operand.part.is_flag:
                return arguments.flag(body.call.routine.operand(operand.name))
            if operand.part is Part.PIVOTS:
                return self.pivots()[0]
            if operand.of:
                return self.view(Factor(operand.of, new=True)).step
            if operand.part.is_count:
                return arguments.count(operand.name)
            return self.view(Factor(operand.name, new=True)).pointer

        body.machine.call_solver(view, find, is_turned=is_turned)

    def letter(self, name: str) -> Value:
        if name.startswith("="):
            return int_constant(I8, ord(name[1:]))
        raw = self.body.raw[name]
        assert not isinstance(raw, Scalar)
        return raw

    def triangle(self) -> Value:
        return self.body.arguments.triangle()

    def transposition(self) -> Value:
        return self.body.arguments.transposition()

    def pivots(self) -> tuple[Value, Value, bool]:
        operand = next(each for each in self.body.call.operands if each.part is Part.PIVOTS)
        count, place = self.body.arguments.count(operand.sizes[0]), self._made(operand)
        if self.body.call.convention.by_address and not self.body.call.is_wide:
            self.body.stop_if_wide(place, count)
        return place, count, self.body.call.is_wide


class Body:
    """A function that is being written for one call: its parameters by what they mean."""

    #: Whether adjoints are computed.
    is_reverse = False

    def __init__(
        self, unit: Unit, call: Call, primal: Function, lanes: Lanes, made: Function
    ) -> None:
        self.unit = unit
        self.primal = primal
        self.call = call
        self.lanes = lanes
        self.made = made
        self.builder = Builder(made.insert_block("start"))
        spread = list(lanes.spread(made.arguments))
        layout = spread[0][0] if has_layout(call) else None
        handle = spread[0][0] if call.convention.has_handle else None
        self.machine = machine_for(unit, self.builder, call, layout, handle)
        #: Where memory and numbers by address are, and their shadows.
        self.pointers: dict[str, Value] = {}
        self.shadows: dict[str, Sequence[Value]] = {}
        self.copies: dict[tuple[str, bool], Value] = {}
        #: Memory that statements have for themselves, in each direction.
        self.own: dict[tuple[str, int], Value] = {}
        #: Tangents that come in, or memory for adjoints that go out, of numbers passed by value.
        self.by_value: dict[str, list[Value]] = {}
        #: Flags and counts as they are passed, and numbers.
        self.raw: dict[str, Value | Scalar] = {}
        for operand in call.operands:
            value, shadows = spread[position(call, operand.name)]
            if by_address(call, operand) or operand.part.is_block:
                self.pointers[operand.name] = value
                if shadows:
                    self.shadows[operand.name] = shadows
            elif operand.part.is_scalar:
                self.raw[operand.name] = Scalar(value)
            else:
                self.raw[operand.name] = value
            if operand.part is Part.FOUND:
                # Before the routine has been called, nothing is.
                self.raw[operand.name] = int_constant(raw_types(call, operand)[0], 0)
        self.arguments = Arguments(self.machine, self.raw)

    def is_complex(self, operand: Operand) -> bool:
        """Return whether a number has two parts."""
        return self.call.is_complex and operand.part is Part.SCALAR

    def read(self) -> None:
        """Read what is behind addresses."""
        self.machine.opened()
        for operand in self.call.operands:
            if by_address(self.call, operand) and operand.is_read:
                self.raw[operand.name] = self._read(operand)
        self.arguments.settle()

    def _read(self, operand: Operand) -> Value | Scalar:
        pointer = self.pointers[operand.name]
        if operand.part.is_scalar:
            return self.machine.given(pointer, is_complex=self.is_complex(operand))
        (kind,) = raw_types(self.call, operand)
        return self.builder.load(kind, pointer, align=self.unit.layout.abi_alignment(kind))

    # -- what statements ask for -------------------------------------------------------------------

    def number(self, name: str) -> Scalar:
        """Return a number of the primal."""
        return self.arguments.number(name)

    def has(self, name: str) -> bool:
        """Return whether something has a shadow, a tangent or an adjoint."""
        return name in self.shadows or name in self.by_value

    def tangent(self, name: str, lane: int) -> Scalar:
        """Return the tangent of a number."""
        raise NotImplementedError

    def give(self, name: str, lane: int, value: Scalar, *, adds: bool) -> None:
        """Add to, or set, a tangent or an adjoint."""
        raise NotImplementedError

    def _shadow(self, name: str, lane: int) -> Scalar:
        operand = self.call.operand(name)
        return self.machine.given(self.shadows[name][lane], is_complex=self.is_complex(operand))

    def _give_shadow(self, name: str, lane: int, value: Scalar, *, adds: bool) -> None:
        operand = self.call.operand(name)
        is_complex = self.is_complex(operand)
        pointer = self.shadows[name][lane]
        if adds:
            value = self.machine.total(self.machine.given(pointer, is_complex=is_complex), value)
        self.machine.give(value, pointer, is_complex=is_complex)

    def check_distinct(self, copied: Container[tuple[str, bool]] = ()) -> None:
        """Stop where an operand is the same memory as one that is written: nothing is right then.

        A copy was made of those in `copied`, as they were.
        """
        memory = [each for each in self.call.operands if each.part.is_memory]
        for written in (each for each in memory if each.written):
            for other in memory:
                is_first = other.written and other.name <= written.name
                is_safe = self.call.routine.may_meet and (
                    not self.is_reverse or (other.name, False) in copied
                )
                if other is not written and not is_first and not is_safe:
                    self._stop_if_same(written, other)

    def _stop_if_same(self, written: Operand, other: Operand) -> None:
        b = self.builder
        one, two = self.pointers[written.name], self.pointers[other.name]
        same = b.and_(b.icmp("eq", one, two), b.icmp("ne", one, null()))
        for test in map(self.arguments.is_memory, (written, other)):
            same = same if test is None else b.and_(same, test)
        bad, good = b.new_block("same"), b.new_block("distinct")
        b.conditional(same, bad, good)
        b.move_to_end(bad)
        name = self.call.routine.name
        self.machine.stop(
            f"{name}: {other.name} and {written.name} are the same memory, and {written.name} is "
            "written: BLAS does not allow that, and there is no derivative"
        )
        b.branch(good)
        b.move_to_end(good)

    def stop_if_wide(self, pivots: Value, count: Value) -> None:
        """Stop where pivots have 64 bits, though no name says so: then every other half is 0."""
        b = self.builder
        several, bad, good = (b.new_block(each) for each in ("several", "wide", "narrow"))
        b.conditional(b.icmp("sgt", count, i64(1)), several, good)
        b.move_to_end(several)
        second = b.load(I32, b.gep(I8, pivots, [i64(4)]), align=4)
        b.conditional(b.icmp("eq", second, int_constant(I32, 0)), bad, good)
        b.move_to_end(bad)
        self.machine.stop(
            f"{self.call.routine.name}: the library's integers have 64 bits, and no name says so: "
            "call it by a name that ends in _64, or by LAPACKE"
        )
        b.branch(good)
        b.move_to_end(good)

    def write_lanes(self, statements: Sequence[Statement], *, restricts: bool) -> None:
        """Write the statements for each direction."""
        b, machine = self.builder, self.machine
        everywhere = [each for each in self._all_statements() if not each.block]
        for lane in range(self.lanes.width if statements else 0):
            self.make_own(everywhere, lane)
        behind = b.new_block("idle")
        leave_idle(self.arguments, self.unit.program.called(self.primal), behind)
        scopes = [_Lane(self, lane) for lane in range(self.lanes.width)]
        Directions(machine, scopes, restricts=restricts).write(statements)
        b.branch(behind)
        b.move_to_end(behind)

    def finish(self) -> None:
        """Give back the memory that statements had for themselves."""
        self.machine.release(0)
        self.machine.closed()

    def called(self, call: Callable[[], Value]) -> Value:
        """Call the routine itself, as the program does, and return what that does."""
        self.machine.closed()
        made = call()
        self.machine.opened()
        if self.stores_result and any(map(_reads_result, self._all_statements())):
            self.raw[RESULT] = self.machine.given(self.pointers[RESULT], is_complex=False)
        return made

    @property
    def stores_result(self) -> bool:
        """Return whether the result is stored behind an argument."""
        return self.call.returns is not self.call.routine.returns

    def clear_result(self) -> None:
        """Set shadows of a result that is stored to 0."""
        cleared = Statement(Number(RESULT, shadow=True), (), adds=False)
        for lane in range(self.lanes.width if self.stores_result else 0):
            Lowering(self.machine, _Lane(self, lane), restricts=True).write([cleared])

    def settle_again(self, info: Value | None) -> None:
        """Work out sizes anew where it is known whether the routine worked, and what it found."""
        found = self.found()
        self.raw.update(found)
        if info is not None:
            self.raw[INFO] = info
        if info is not None or found:
            self.arguments = Arguments(self.machine, self.raw)
            self.arguments.settle()

    def found(self) -> dict[str, Value]:
        """Return the counts that the routine has stored."""
        return {
            each.name: self.builder.load(
                raw_types(self.call, each)[0], self.pointers[each.name], align=4
            )
            for each in self.call.operands
            if each.part is Part.FOUND
        }

    @functools.cached_property
    def shared(self) -> frozenset[str]:
        """Return the memory of statements' own that all directions share."""
        return shared_memory(self.call.routine, self._all_statements())

    def _all_statements(self) -> tuple[Statement, ...]:
        routine = self.call.routine
        return routine.adjoint if self.is_reverse else (*routine.before, *routine.after)

    def make_own(self, statements: Iterable[Statement], lane: int) -> list[tuple[str, int]]:
        """Make the memory that statements have for themselves, as far as it is not there."""
        names = dict.fromkeys(each.name for one in statements for each in one.names())
        views = {each.name: each.memory for each in self.call.routine.views}
        made = []
        for name in dict.fromkeys(views[each] for each in names if each in views):
            operand = self.call.routine.operand(name)
            if operand.memory == name and (name, lane) not in self.own:
                if lane and name in self.shared:
                    self.own[name, lane] = self.own[name, 0]
                else:
                    self._own(operand, lane)
                made.append((name, lane))
        return made

    def _own(self, operand: Operand, lane: int) -> None:
        """Make memory that statements have for themselves in a direction, and clear it."""
        machine = self.machine
        view = self.arguments.view(operand, null(), tight=True)
        made = view._replace(pointer=machine.memory(machine.extent(view)))
        machine.scaled(made, machine.constant(0.0))
        self.own[operand.name, lane] = made.pointer


def _reads_result(statement: Statement) -> bool:
    return any(each.name == RESULT and not each.shadow for each in statement.names())


def info_of(body: Body, result: Value | None) -> Value | None:
    """Return whether a routine has worked: what it returned, or stored."""
    if body.call.returns_info:
        return result
    operand = next((each for each in body.call.operands if each.part is Part.INFO), None)
    if operand is None:
        return None
    (kind,) = raw_types(body.call, operand)
    return body.builder.load(kind, body.pointers[operand.name], align=4)


class Slots(Body):
    """A function with numbers in memory of its own: what comes in or goes out by value."""

    def make_slots(self, names: Sequence[str], values: Sequence[Value] | None) -> None:
        """Make memory for numbers of each lane, which begin as some values, or as 0."""
        width, kind = self.lanes.width, self.machine.real
        nothing = real(kind, 0.0)
        for number, name in enumerate(names):
            places = [self.machine.slot(kind) for _ in range(width)]
            for lane, place in enumerate(places):
                value = nothing if values is None else values[number * width + lane]
                self.builder.store(value, place)
            self.by_value[name] = places

    def tangent(self, name: str, lane: int) -> Scalar:
        """Return the tangent of a number, or its adjoint as it is now."""
        if name in self.by_value:
            return Scalar(self.builder.load(self.machine.real, self.by_value[name][lane]))
        return self._shadow(name, lane)

    def give(self, name: str, lane: int, value: Scalar, *, adds: bool) -> None:
        """Add to, or set, a tangent or an adjoint."""
        if name not in self.by_value:
            self._give_shadow(name, lane, value, adds=adds)
            return
        place = self.by_value[name][lane]
        made = value.real
        if adds:
            made = self.builder.fadd(self.builder.load(self.machine.real, place), made)
        self.builder.store(made, place)

    def values(self, names: Sequence[str]) -> list[Value]:
        """Return what the numbers are now, lane by lane."""
        real = self.machine.real
        return [self.builder.load(real, each) for name in names for each in self.by_value[name]]


def names_by_value(call: Call, lanes: Lanes) -> list[str]:
    """Return the numbers with adjoints that are passed by value, in the order of arguments."""
    return [
        each.name for each in call.operands if lanes.parameters[position(call, each.name)].numbers
    ]
