"""Both sweeps of a routine of linear algebra: what is kept of its operands, and their adjoints."""

from __future__ import annotations

import functools
from typing import TYPE_CHECKING, NamedTuple

from enzyme_cc.ir.building.globals import new_function
from enzyme_cc.ir.constants import int_constant, null, poison
from enzyme_cc.ir.types import I32, I64, POINTER, VOID, function_type, struct_type
from enzyme_cc.rules.routines.model import (
    BY_EIGENVALUES,
    RESULT,
    Factor,
    Number,
    Part,
    Storage,
    Structure,
)
from enzyme_cc.rules.routines.names import by_address, position, real_type
from enzyme_cc.rules.routines.statements import opposite
from enzyme_cc.transform.abi.signature import filled, packed, together
from enzyme_cc.transform.emit.arguments import copy_bytes
from enzyme_cc.transform.reverse.values.pair import Pair
from enzyme_cc.transform.routines.arguments import raw_types
from enzyme_cc.transform.routines.bodies import INFO, Body, Slots, info_of, names_by_value
from enzyme_cc.transform.routines.device import DeviceMachine
from enzyme_cc.transform.routines.values import Scalar

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from enzyme_cc.ir.function import Function
    from enzyme_cc.ir.types import Type
    from enzyme_cc.ir.values import Value
    from enzyme_cc.rules.routines.model import Call, Operand, Routine, Statement, Term
    from enzyme_cc.transform.abi.lanes import Lanes
    from enzyme_cc.transform.program.unit import Unit


#: Conditions of which one must hold; none where something is so in any case.
Conditions = frozenset[str]
_ALWAYS: Conditions = frozenset()


class Kept(NamedTuple):
    """The values that cross from one sweep to the other."""

    #: Operands that are copied: as they were (False), or as the routine made them.
    copies: tuple[tuple[str, bool], ...]
    #: Those of which all is needed, though a part of them is what the routine is told of.
    whole: frozenset[tuple[str, bool]]
    #: Of a copy that is needed under conditions only: any of these.
    where: dict[tuple[str, bool], Conditions]
    #: What is read from addresses.
    read: tuple[str, ...]
    #: Whether the result is; whether the routine has worked.
    result: bool
    info: bool
    #: Counts that the routine has stored.
    found: tuple[str, ...]


def kept_by(call: Call, lanes: Lanes) -> Kept:
    """Return what must be kept: what statements read and nobody promises to leave as it is."""
    live = {each.name for each in call.operands if _is_carried(call, lanes, each.name)}
    if lanes.result.numbers:
        live.add(RESULT)
    asked: dict[Factor | Number, Conditions] = {}
    routine = call.routine
    _ask_all(routine, routine.adjoint, live, asked)
    if routine.solver_name:
        asked.update((Factor(name, new=True), _ALWAYS) for name in _solved_with(call))
    factors = [each for each in asked if isinstance(each, Factor)]
    memory = dict[tuple[str, bool], Conditions]()
    for each in factors:
        key = each.name, each.new
        memory[key] = _either(memory.get(key, asked[each]), asked[each])
    whole = frozenset((each.name, each.new) for each in factors if each.doubled)
    for operand in call.operands:
        if operand.part is Part.PIVOTS and any(map(_exchanges, routine.adjoint)):
            memory[operand.name, True] = _ALWAYS
    copies = tuple(
        (name, new)
        for name, new in memory
        if (routine.operand(name).written and not new)
        or position(call, name) not in lanes.wanted.promised
    )
    operands = call.operands
    read = tuple(each.name for each in operands if by_address(call, each) and each.is_read)
    has_info = any(each.part is Part.INFO for each in routine.operands)
    where = {each: condition for each, condition in memory.items() if condition}
    found = tuple(each.name for each in operands if each.part is Part.FOUND)
    return Kept(copies, whole, where, read, Number(RESULT) in asked, has_info, found)


def _solved_with(call: Call) -> list[str]:
    """Return the matrix that a routine leaves factorised."""
    solver = call.routine.solver or call.routine
    return [each.name for each in solver.operands if each.part.is_memory and not each.written]


def _exchanges(statement: Statement) -> bool:
    return any(isinstance(each, Factor) and each.function for each in statement.names())


def _ask_all(
    routine: Routine,
    statements: Iterable[Statement],
    live: set[str],
    asked: dict[Factor | Number, Conditions],
    where: str = "",
) -> None:
    for statement in statements:
        target = statement.target
        if target is not None and _owner(routine, target) not in live and target.shadow:
            continue
        _ask_all(routine, statement.block, live, asked, where or statement.side or "")
        for term in statement.terms:
            _ask(routine, term, live, asked, where)


def _owner(routine: Routine, name: Factor | Number) -> str:
    return routine.memory_of(name.name) if isinstance(name, Factor) else name.name


def _is_carried(call: Call, lanes: Lanes, name: str) -> bool:
    carried = lanes.parameters[position(call, name)]
    return carried.pointers or carried.numbers


def _ask(
    routine: Routine,
    term: Term,
    live: set[str],
    asked: dict[Factor | Number, Conditions],
    where: str,
) -> None:
    """Note what a term reads of the primal; nothing where a shadow that it needs is not there."""
    names = [*term.numbers, *term.memory, *_inner(term)]
    if any(each.shadow and _owner(routine, each) not in live for each in names):
        return
    for each in names:
        owner = _owner(routine, each)
        if not each.shadow and owner and not _is_literal(each):
            _note(_asked(routine, owner, each), asked, where)
        if isinstance(each, Factor) and each.function in BY_EIGENVALUES:
            _note(Factor(routine.eigenvalues.name, new=True), asked, where)


def _note(name: Factor | Number, asked: dict[Factor | Number, Conditions], where: str) -> None:
    """Note that something is read under a condition, or in any case."""
    conditions = frozenset((where,)) if where else _ALWAYS
    asked[name] = _either(asked.get(name, conditions), conditions)


def _either(one: Conditions, other: Conditions) -> Conditions:
    """Return the conditions for what two are for; none where one of them always holds."""
    both = one | other if one and other else _ALWAYS
    return _ALWAYS if any(opposite(each) in both for each in both) else both


def _asked(routine: Routine, owner: str, name: Factor | Number) -> Factor | Number:
    """Return what is read: of memory that is seen as a whole matrix, all."""
    if isinstance(name, Number):
        return Number(owner)
    return Factor(owner, new=name.new, doubled=_is_whole(routine.operand(name.name)))


def _is_whole(operand: Operand) -> bool:
    return operand.part is Part.MATRIX and operand.structure is Structure.GENERAL


def _is_literal(name: Factor | Number) -> bool:
    return isinstance(name, Number) and name.is_literal


def _inner(term: Term) -> Iterator[Factor | Number]:
    for each in term.terms:
        yield from each.numbers
        yield from each.memory
        yield from _inner(each)


def written_pair(unit: Unit, call: Call, primal: Function, lanes: Lanes) -> Pair:
    """Write both sweeps of a routine."""
    name = primal.name
    width = str(lanes.width) if lanes.width > 1 else ""
    forth = function_type(VOID, (*lanes.passed(), POINTER))
    back = function_type(together(lanes.adjoints()), (*lanes.passed(), *lanes.seeds()))
    augmented = new_function(unit.module, f"augmented{width}{name}", forth, prefix="internal")
    reverse = new_function(unit.module, f"reverse{width}{name}", back, prefix="internal")
    pair = Pair(lanes, augmented, reverse)
    kept = kept_by(call, lanes)
    types = list(_tape_types(call, lanes, kept))
    pair.fix(struct_type(tuple(types)) if types else None)
    for each in (augmented, reverse):
        each.edited = True
    _write_augmented(unit, call, primal, pair, kept)
    _write_reverse(unit, call, primal, pair, kept)
    pair.is_written = pair.adds_plainly = True
    pair.copies = _told(call, kept)
    return pair


def _told(call: Call, kept: Kept) -> str:
    """Return what is copied, with formulas in the words of the rule; nothing where nothing is."""
    return ", ".join(_told_of(call, kept, each) for each in kept.copies)


def _told_of(call: Call, kept: Kept, copied: tuple[str, bool]) -> str:
    name, new = copied
    operand = call.routine.operand(name)
    size = 8 if call.precision in "dz" else 4
    size *= 2 if call.is_complex and not operand.real else 1
    if operand.part is Part.PIVOTS:
        size = 8 if call.is_wide else 4
    sizes = " * ".join(f"({each})" if set(each) & set("&|-=") else each for each in operand.sizes)
    is_triangle = _is_triangle(operand) and copied not in kept.whole
    if operand.storage is Storage.PACKED or is_triangle:
        sizes = f"{operand.sizes[0]} * ({operand.sizes[0]} + 1) / 2"
    elif operand.storage is Storage.BAND:
        leading = next((each.name for each in call.operands if each.of == name), "")
        sizes = f"{leading} * {operand.sizes[1]}"
    conditions = " or ".join(sorted(kept.where.get(copied, _ALWAYS)))
    when = f" where {conditions}" if conditions else ""
    return f"{name} as it {'makes it' if new else 'was'} ({size} * {sizes} bytes){when}"


def _tape_types(call: Call, lanes: Lanes, kept: Kept) -> Iterator[Type]:
    yield from [POINTER] * len(kept.copies)
    for name in kept.read:
        yield from raw_types(call, call.routine.operand(name))
    if kept.result:
        yield real_type(call) if call.convention.has_handle else lanes.kind.result
    yield from [I64 if call.is_wide else I32] * (kept.info + len(kept.found))
    if call.convention.has_handle:
        yield POINTER


# -- ahead -----------------------------------------------------------------------------------------


def _write_augmented(unit: Unit, call: Call, primal: Function, pair: Pair, kept: Kept) -> None:
    lanes, made = pair.lanes, pair.augmented
    body = Body(unit, call, primal, lanes, made)
    body.is_reverse = True
    body.read()
    body.check_distinct(kept.copies)
    builder = body.builder
    copies = {name: _copy(body, kept, (name, new)) for name, new in kept.copies if not new}
    given = [value for value, _ in lanes.spread(made.arguments[: len(lanes.passed())])]
    record = _recorded(body)
    result = body.called(lambda: builder.call(unit.program.called(primal), given))
    found = body.found()
    if found:
        body.settle_again(None)
    later = {name: _copy(body, kept, (name, new)) for name, new in kept.copies if new}
    tape = [(later if new else copies)[name] for name, new in kept.copies]
    for name in kept.read:
        value = body.raw[name]
        if isinstance(value, Scalar):
            tape += [each for each in value if each is not None]
        else:
            tape.append(value)
    if kept.result:
        tape.append(body.raw[RESULT].real if body.stores_result else result)  # type: ignore[union-attr]
    if kept.info:
        info = info_of(body, result)
        assert info is not None
        tape.append(info)
    tape += [found[each] for each in kept.found]
    tape += [] if record is None else [record]
    body.machine.closed()
    members: list[Value] = [] if lanes.kind.result is VOID else [result]
    if pair.tape is not None:
        members.append(filled(builder, poison(pair.tape), tape))
    builder.ret(packed(builder, members))


def _recorded(body: Body) -> Value | None:
    """Return a record of a call on a device, which tells others what it overwrites."""
    machine = body.machine
    if not isinstance(machine, DeviceMachine):
        return None
    written = [each for each in body.call.operands if each.part.is_memory and each.written]
    return machine.recorded(
        [body.arguments.view(each, body.pointers[each.name]) for each in written]
    )


def _copy(body: Body, kept: Kept, copied: tuple[str, bool]) -> Value:
    """Return a copy of an operand, or null where nothing needs it with these flags and sizes."""
    conditions = sorted(kept.where.get(copied, _ALWAYS))
    if not conditions:
        return _copied(body, copied[0], is_whole=copied in kept.whole)
    builder = body.builder
    there, behind = builder.new_block("kept"), builder.new_block("behind")
    tests = [body.arguments.test(each) for each in conditions]
    test, before = functools.reduce(builder.or_, tests), builder.block
    builder.conditional(test, there, behind)
    builder.move_to_end(there)
    made = _copied(body, copied[0], is_whole=copied in kept.whole)
    end = builder.block
    builder.branch(behind)
    builder.move_to_end(behind)
    return builder.phi(POINTER, [(null(), before), (made, end)])


def _copied(body: Body, name: str, *, is_whole: bool) -> Value:
    """Return a copy of what an operand is now, which the reverse sweep gives back."""
    operand, pointer = body.call.routine.operand(name), body.pointers[name]
    if is_whole and operand.storage is Storage.FULL and operand.part is Part.MATRIX:
        operand = operand._replace(structure=Structure.GENERAL)
    if operand.part is Part.PIVOTS:
        return _copied_pivots(body, operand)
    view = body.arguments.view(operand, pointer)
    if _is_triangle(operand):
        made = body.machine.kept(body.machine.triangle(view.rows))
        body.machine.packed(view, made, back=False)
        return made
    tight = body.arguments.view(operand, pointer, tight=True)
    copy = tight._replace(pointer=body.machine.kept(body.machine.extent(tight)))
    body.machine.copied(view, copy)
    return copy.pointer


def _is_triangle(operand: Operand) -> bool:
    """Return whether a triangle alone is stored of a matrix, though there is room for all."""
    is_part = operand.structure is not Structure.GENERAL and operand.part is Part.MATRIX
    return is_part and operand.storage is Storage.FULL


def _unpack(body: Body, kept: Kept) -> None:
    """Bring triangles that were packed to where routines can read them."""
    machine, builder = body.machine, body.builder
    for copied in kept.copies:
        operand, packed = body.call.routine.operand(copied[0]), body.copies[copied]
        if copied in kept.whole or not _is_triangle(operand):
            continue
        view = body.arguments.view(operand, packed, tight=True)
        nothing = int_constant(I64, 0)
        rows = builder.select(builder.icmp("eq", packed, null()), nothing, view.rows)
        view = view._replace(rows=rows, columns=rows)
        view = view._replace(pointer=machine.memory(machine.extent(view)))
        machine.packed(view, packed, back=True)
        body.copies[copied] = view.pointer


def _copied_pivots(body: Body, operand: Operand) -> Value:
    """Return a copy of which rows were exchanged."""
    unit, builder = body.unit, body.builder
    width = 8 if body.call.is_wide else 4
    length = body.machine.at_least_one(body.arguments.count(operand.sizes[0]))
    size = builder.mul(length, int_constant(I64, width))
    made = unit.helpers.frame(builder, size)
    copy_bytes(unit.module, builder, made, body.pointers[operand.name], size)
    return made


# -- back ------------------------------------------------------------------------------------------


def _write_reverse(unit: Unit, call: Call, primal: Function, pair: Pair, kept: Kept) -> None:
    lanes, made = pair.lanes, pair.reverse
    body = Slots(unit, call, primal, lanes, made)
    body.is_reverse = True
    builder = body.builder
    parts = iter(_taken(body, pair))
    body.machine.opened()
    for copied in kept.copies:
        body.copies[copied] = next(parts)
    for name in kept.read:
        operand = call.routine.operand(name)
        values = [next(parts) for _ in raw_types(call, operand)]
        body.raw[name] = Scalar(*values) if operand.part.is_scalar else values[0]
    if kept.result:
        body.raw[RESULT] = Scalar(next(parts))
    if kept.info:
        body.raw[INFO] = next(parts)
    body.raw.update((each, next(parts)) for each in kept.found)
    record = next(parts) if isinstance(body.machine, DeviceMachine) else None
    if isinstance(body.machine, DeviceMachine) and record is not None:
        body.machine.reversing(record)
    body.arguments.settle()
    copies = [*body.copies.values()]
    _unpack(body, kept)
    names = names_by_value(call, lanes)
    body.make_slots(names, None)
    if lanes.result.numbers:
        first = len(lanes.passed())
        body.make_slots([RESULT], made.arguments[first : first + lanes.width])
    body.write_lanes(call.routine.adjoint, restricts=False)
    body.clear_result()
    if not lanes.wanted.lasting:
        for copy in copies:
            body.machine.released_at(copy)
    if isinstance(body.machine, DeviceMachine) and record is not None:
        body.machine.reversed(record)
    body.finish()
    builder.ret(packed(builder, body.values(names)))


def _taken(body: Body, pair: Pair) -> Iterator[Value]:
    """Yield the members of the tape."""
    if pair.tape is None:
        return
    tape = pair.reverse.arguments[-1]
    for index in range(len(pair.tape.fields or ())):  # type: ignore[attr-defined]
        yield body.builder.extractvalue(tape, [index])
