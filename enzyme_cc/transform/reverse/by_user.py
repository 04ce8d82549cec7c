"""Functions whose augmented function and gradient the user wrote: called as ours are.

A pair of ours stands around the user's two, so that the rest of reverse mode sees no difference:
it takes what may be active, and repairs through memory how structs are passed and returned.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_cc.analysis.memory import Location
from enzyme_cc.analysis.memory_effects import Instead
from enzyme_cc.ir.builder import Builder, CallStyle
from enzyme_cc.ir.builder_globals import new_function
from enzyme_cc.ir.constants import int_constant, zero
from enzyme_cc.ir.types import I8, I64, POINTER, VOID, function_type, struct_type
from enzyme_cc.transform import calls
from enzyme_cc.transform.arguments import copy_bytes
from enzyme_cc.transform.attributes import copying_words, split
from enzyme_cc.transform.passing import parameters, placed, returned
from enzyme_cc.transform.prototypes import expected
from enzyme_cc.transform.registered import APART
from enzyme_cc.transform.reverse.called import Called, call_augmented
from enzyme_cc.transform.reverse.pair import Pair
from enzyme_cc.transform.reverse.signature import default_lanes
from enzyme_cc.transform.reverse.user_fit import Calls, Fit, UnfitError, compares, looks_at
from enzyme_cc.transform.signature import Wanted, filled, packed, together, unpacked

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from enzyme_cc.analysis.memory import Memory
    from enzyme_cc.ir.function import Argument, Function
    from enzyme_cc.ir.instructions import CallBase
    from enzyme_cc.ir.types import Type
    from enzyme_cc.ir.values import Value
    from enzyme_cc.plan.scene import Carried
    from enzyme_cc.requests.registrations import InTwo
    from enzyme_cc.transform.derivatives import Derivatives
    from enzyme_cc.transform.passing import Taken
    from enzyme_cc.transform.reverse.ahead import Ahead
    from enzyme_cc.transform.reverse.signature import Lanes
    from enzyme_cc.transform.roots import Program

#: As if anything could be stored in memory that the builder's alignment is for.
_ALIGNED = 16


def running_instead(program: Program) -> dict[Function, Instead]:
    """Which functions of the user's run in the place of others, for what memory they touch."""
    found = {}
    rules, simplified = program.registrations.reverse, program.bodies.simplified
    for name in program.said.custom:
        function = program.module.functions[name]
        rule = rules.get(program.bodies.name(function))
        if rule is None:
            continue
        roles: list[int | None] = [None] * returned(rule.augmented).in_memory
        for index, carried in enumerate(user_lanes(function).parameters):
            place = None if index in rule.by_reference else index
            roles += [place] * (1 + carried.pointers)
        if len(roles) == len(rule.augmented.arguments):
            own = program.bodies.body(function)
            found[function] = Instead(simplified(rule.augmented), tuple(roles), own)
    return found


def user_lanes(function: Function, wanted: Wanted | None = None) -> Lanes:
    """What a rule takes to be active: pointers have shadows, numbers adjoints, integers nothing.

    A struct with pointers in it has a shadow and no adjoint.
    """
    plain = default_lanes(function.function_type, wanted or Wanted())
    return plain._replace(
        parameters=tuple(map(_one_of_both, plain.parameters)), result=_one_of_both(plain.result)
    )


def _one_of_both(carried: Carried) -> Carried:
    return carried._replace(numbers=carried.numbers and not carried.pointers)


# -- calls -----------------------------------------------------------------------------------------


def user_called_ahead(frame: Ahead, call: CallBase, callee: Function, rule: InTwo) -> None:
    """Call the user's augmented function in place of the primal."""
    users = frame.shared.reverse.users
    name = frame.shared.program.bodies.name(callee)
    try:
        pair = users.pair(callee, name, rule, frame.wanted)
        _check(frame, call, pair)
    except UnfitError as unfit:
        places = frame.shared.report.places
        notes = unfit.ways_out or expected(callee, user_lanes(callee), rule, places)
        message = f"the rule of {places.name(callee)} for reverse mode: {unfit}"
        calls.refuse(frame, call, "EZ0408", message, *notes)
        return
    frame.shared.program.users.uses[name] += 1
    _warn_of_changes(frame, call, pair, rule)
    call_augmented(frame, Called(call, pair.lanes, pair))


def _check(frame: Ahead, call: CallBase, pair: UserPair) -> None:
    """See that nothing is active in this call that the rule knows nothing of."""
    lanes, scene = pair.lanes, frame.scene
    if frame.wanted.lasting and pair.tape is not None:
        raise UnfitError(
            "a request with enzyme_nofree would call its gradient more than once with one tape",
            "ask without enzyme_nofree",
            "or write the rule without a tape",
        )
    for index, (given, carried) in enumerate(zip(call.arguments, lanes.parameters, strict=True)):
        here = scene.carried(given)
        if here.numbers > carried.numbers:
            kind = "a struct with pointers" if carried.pointers else "an integer"
            raise UnfitError(
                f"argument {index + 1} is passed as {kind}, and has active numbers in it"
            )
        if here.pointers > carried.pointers:
            raise UnfitError(
                f"argument {index + 1} is passed as an integer, and has pointers in it"
            )
        if carried.pointers and not here.pointers and index in pair.unguarded:
            raise UnfitError(
                f"the gradient writes to the shadow of parameter {index + 1} in any case; the "
                "argument is constant here, and its own shadow",
                "let the gradient compare both pointers, and write to the shadow only where they "
                "differ",
                "or mark the argument enzyme_dup, and pass a shadow",
            )
    here = scene.carried(call)
    if here.numbers > lanes.result.numbers:
        raise UnfitError("the result has numbers in it that no adjoint is taken of", APART)
    if here.pointers and (not lanes.result.pointers or pair.fit.result.shadow is None):
        raise UnfitError("the augmented function does not return the shadow of the result")


def _warn_of_changes(frame: Ahead, call: CallBase, pair: UserPair, rule: InTwo) -> None:
    """Say so, where the gradient reads memory that is no more what it was."""
    for index in sorted(pair.reread):
        pointer = call.arguments[index]
        writer = frame.scene.memory.written_in_place(call, Location(pointer))
        if writer is None:
            continue
        places = frame.shared.report.places
        names = [places.name(each) for each in (rule.augmented, rule.second)]
        frame.shared.report.add(
            "EZ0441",
            f"{names[1]} reads what argument {index + 1} points to, which may be overwritten "
            "before it is called",
            call,
            f"it may be overwritten at {places.of(writer)}",
            f"let {names[0]} return what is needed of it as the tape",
            severity="warning",
        )


# -- pairs -----------------------------------------------------------------------------------------


class UserPair(Pair):
    """A pair that calls what the user wrote."""

    def __init__(self, fit: Fit, augmented: Function, reverse: Function) -> None:
        super().__init__(fit.lanes, augmented, reverse)
        self.fit = fit
        #: The parameters of the primal to whose shadows the gradient adds unasked.
        self.unguarded: frozenset[int] = frozenset()
        #: Those behind which it reads.
        self.reread: frozenset[int] = frozenset()


class UserPairs:
    """The pairs of one module, each made once."""

    def __init__(self, shared: Derivatives, memory: Memory) -> None:
        self.shared = shared
        self.memory = memory
        self._made: dict[tuple[str, int], UserPair] = {}

    def pair(self, function: Function, name: str, rule: InTwo, wanted: Wanted) -> UserPair:
        """The pair around a rule, for so many directions at once."""
        found = self._made.get((name, wanted.width))
        if found is None:
            lanes = user_lanes(function, wanted._replace(unneeded=()))
            simplified = self.shared.program.bodies.simplified
            both = [simplified(each) for each in (rule.augmented, rule.second)]
            fit = Fit(lanes, rule._replace(augmented=both[0], second=both[1]), self.shared.layout)
            summaries = [self.memory.summary(each) for each in both]
            count = Calls(fit, *summaries).count()
            found = self._made[name, wanted.width] = self._written(name, fit, count)
            found.unguarded = self._unguarded(fit)
            found.reread = self._reread(fit)
        return found

    def _reread(self, fit: Fit) -> frozenset[int]:
        """Behind which of the primal's parameters the gradient reads."""
        summary = self.memory.summary(fit.rule.second)
        reads = summary.reads if summary is not None else {}
        given = parameters(fit.rule.second)
        roles = enumerate(fit.roles())
        return frozenset(
            index
            for at, (index, is_shadow) in roles
            if not is_shadow and given[at] in reads and index not in fit.rule.by_reference
        )

    def _unguarded(self, fit: Fit) -> frozenset[int]:
        """Where the gradient adds to a shadow, and never asks if that is the primal."""
        gradient = fit.rule.second
        summary = self.memory.summary(gradient)
        given = parameters(gradient)
        if summary is None or not given:
            return frozenset()
        primal = given[0]
        found = set()
        for at, (index, is_shadow) in enumerate(fit.roles()):
            if not is_shadow:
                primal = given[at]
            elif given[at] in summary.writes and not compares(gradient, primal, given[at]):
                found.add(index)
        return frozenset(found)

    def _written(self, name: str, fit: Fit, count: int) -> UserPair:
        lanes = fit.lanes
        width = str(lanes.width) if lanes.width > 1 else ""
        forth = function_type(VOID, (*lanes.passed(), POINTER))
        back = function_type(together(lanes.adjoints()), (*lanes.passed(), *lanes.seeds()))
        both = [
            new_function(self.shared.module, f"{word}{width}{name}", kind, prefix="internal")
            for word, kind in (("augmented", forth), ("reverse", back))
        ]
        made = UserPair(fit, *both)
        kept = fit.kept
        made.fix(None if kept is None else struct_type((kept,) * count) if count > 1 else kept)
        for each in both:
            each.edited = True
        _Augmented(self.shared, fit, both[0], count).write()
        _Reverse(self.shared, fit, both[1], count).write()
        made.is_written = True
        return made


class _Around:
    """One function of ours around one of the user's."""

    def __init__(self, shared: Derivatives, fit: Fit, made: Function, count: int) -> None:
        self.shared = shared
        self.fit = fit
        self.lanes = fit.lanes
        self.made = made
        #: How often the augmented function is called.
        self.count = count
        self.builder = Builder(made.insert_block("start"))
        self._addresses: dict[Value, Value] = {}

    def arguments(self, function: Function, lane: int) -> Iterator[Value]:
        """The primal's, with their shadows of one lane."""
        spread = list(self.lanes.spread(self.made.arguments))
        given = parameters(function)
        for at, (index, is_shadow) in enumerate(self.fit.roles()):
            value, shadows = spread[index]
            passed = shadows[lane] if is_shadow else value
            if index in self.fit.rule.by_reference:
                yield self.address(passed)
            elif looks_at(given[at]):
                yield passed
            else:
                yield zero(passed.type)

    def address(self, value: Value) -> Value:
        """Where a value is in memory, for what takes it by address."""
        found = self._addresses.get(value)
        if found is None:
            found = self._addresses[value] = self.stack(value.type)
            self.builder.store(value, found)
        return found

    def stack(self, kind: Type) -> Value:
        """Memory for a value: there is only one block."""
        align = max(self.shared.layout.preferred_alignment(kind), _ALIGNED)
        return self.builder.alloca(kind, align=align)

    def call(self, function: Function, arguments: Sequence[Value]) -> Value | None:
        """Call the user's function; the memory in which its result is then."""
        kind, in_memory = returned(function)
        place = None if kind is VOID else self.stack(kind)
        given = [place, *arguments] if in_memory and place is not None else list(arguments)
        words = tuple(_words(each) for each in function.arguments)
        target = self.shared.program.called(function)
        made = self.builder.call(target, given, CallStyle(arguments=words))
        if place is not None and not in_memory:
            self.builder.store(made, place)
        return place

    def load(self, kind: Type, place: Value, offset: int) -> Value:
        """What is so many bytes behind an address."""
        where = self.builder.gep(I8, place, [int_constant(I64, offset)]) if offset else place
        step = offset & -offset or _ALIGNED
        align = min(step, self.shared.layout.abi_alignment(kind))
        return self.builder.load(kind, where, align=align)

    def taken(self, taken: Taken, value: Value) -> Iterator[Value]:
        """A value as some parameters take it."""
        first = taken.parameters[0]
        if taken.by_address:
            yield self.address(value)
        elif first.type is value.type and len(taken.parameters) == 1:
            yield value
        else:
            place = self.address(value)
            where = placed(self.shared.layout, (each.type for each in taken.parameters))
            for offset, each in zip(where.offsets, taken.parameters, strict=True):
                yield self.load(each.type, place, offset)


class _Augmented(_Around):
    """What calls the user's augmented function."""

    def write(self) -> None:
        """The whole body."""
        members: list[Value] = []
        tapes: list[Value] = []
        rule, found = self.fit.rule, self.fit.result
        for lane in range(self.count):
            place = self.call(rule.augmented, list(self.arguments(rule.augmented, lane)))
            kind = self.lanes.kind.result
            if lane == 0 and kind is not VOID:
                assert place is not None
                members.append(self.load(kind, place, found.primal or 0))
            if self.lanes.result.pointers:
                assert place is not None
                at = found.primal if found.shadow is None else found.shadow
                members.append(self.load(kind, place, at or 0))
            if found.tape is not None:
                assert place is not None
                tapes.append(self._kept(found.tape, place))
        tape = _several(self.builder, tapes)
        self.builder.ret(packed(self.builder, members if tape is None else [*members, tape]))

    def _kept(self, kind: Type, place: Value) -> Value:
        if not self.fit.is_block:
            return self.load(kind, place, 0)
        size = int_constant(I64, self.shared.layout.alloc_size(kind))
        block = self.shared.helpers.allocated(self.builder, size)
        copy_bytes(self.shared.module, self.builder, block, place, size)
        return block


class _Reverse(_Around):
    """What calls the user's gradient."""

    def write(self) -> None:
        """The whole body."""
        width, passed = self.lanes.width, len(self.lanes.passed())
        given = self.made.arguments[passed:]
        seeds = given[: len(self.lanes.seeds())]
        tapes = unpacked(self.builder, given[-1], self.count) if self.fit.kept is not None else []
        lanes = [
            self._lane(lane, seeds, tapes[lane if len(tapes) > 1 else 0] if tapes else None)
            for lane in range(width)
        ]
        if self.fit.is_block:
            for each in tapes:
                self.shared.helpers.released(self.builder, each)
        adjoints = [made for parameter in zip(*lanes, strict=True) for made in parameter]
        self.builder.ret(packed(self.builder, adjoints))

    def _lane(self, lane: int, seeds: Sequence[Value], tape: Value | None) -> list[Value]:
        """The adjoints of one direction."""
        gradient = self.fit.rule.second
        arguments = list(self.arguments(gradient, lane))
        if self.fit.seed is not None:
            arguments += self.taken(self.fit.seed, seeds[lane])
        if self.fit.tape_taken is not None:
            assert tape is not None
            if self.fit.is_block:
                assert self.fit.result.tape is not None
                if self.fit.tape_taken.by_address:
                    arguments.append(tape)
                else:
                    whole = self.load(self.fit.result.tape, tape, 0)
                    arguments += self.taken(self.fit.tape_taken, whole)
            else:
                arguments += self.taken(self.fit.tape_taken, tape)
        place = self.call(gradient, arguments)
        kinds = [self.lanes.kind.parameters[index] for index in self.lanes.differentiated]
        if place is None:
            return []
        return [
            self.load(kind, place, at)
            for kind, at in zip(kinds, self.fit.adjoints.offsets, strict=True)
        ]


def _several(builder: Builder, values: list[Value]) -> Value | None:
    if len(values) <= 1:
        return values[0] if values else None
    return filled(builder, zero(struct_type(tuple(each.type for each in values))), values)


def _words(parameter: Argument) -> str:
    """What must be said of an argument: how it is copied, widened, or that it is the result."""
    own = [each for each in split(parameter.attributes) if each.startswith(_KEPT)]
    return copying_words(parameter.attributes) or " ".join(own)


_KEPT = ("sret", "signext", "zeroext")
