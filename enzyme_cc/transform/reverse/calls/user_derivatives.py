"""Functions whose derivatives from a tape the user wrote: called as ours are.

A pair of ours stands around the user's two, so that the rest of reverse mode sees no difference:
it takes what may be active, and repairs through memory how structs are passed and returned.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_cc.analysis.memory.analysis import Location, Memory
from enzyme_cc.ir.building.builder import Builder
from enzyme_cc.ir.building.globals import new_function
from enzyme_cc.ir.types import POINTER, VOID, function_type, struct_type
from enzyme_cc.transform.abi.c_passing import parameters
from enzyme_cc.transform.abi.prototypes import registration, registration_split
from enzyme_cc.transform.abi.signature import Wanted, together
from enzyme_cc.transform.abi.struct_results import written_result
from enzyme_cc.transform.emit import calls
from enzyme_cc.transform.emit.registered import APART
from enzyme_cc.transform.reverse.calls.differentiated import call_augmented
from enzyme_cc.transform.reverse.calls.user_calls import (
    CallsAugmented,
    CallsDerivative,
    CallsGradient,
)
from enzyme_cc.transform.reverse.values.called import Called
from enzyme_cc.transform.reverse.values.prototypes import expected, expected_split
from enzyme_cc.transform.reverse.values.user_fit import (
    Calls,
    Fit,
    ReplayFit,
    Sources,
    UnfitError,
    UnfitReplayError,
    compares,
)
from enzyme_cc.transform.reverse.values.user_memory import user_lanes
from enzyme_cc.transform.reverse.values.user_pair import Rules, UserPair

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from enzyme_cc.analysis.memory.summary import Summary
    from enzyme_cc.ir.function import Function
    from enzyme_cc.ir.instructions import CallBase
    from enzyme_cc.requests.registrations import InTwo
    from enzyme_cc.transform.abi.lanes import Lanes
    from enzyme_cc.transform.program.unit import Unit
    from enzyme_cc.transform.reverse.writers.augmented import AugmentedWriter


# -- calls -----------------------------------------------------------------------------------------


def rules_of(writer: AugmentedWriter, callee: Function) -> Rules | None:
    """Return the rules for a function; None where there are none of any use."""
    program, wanted = writer.unit.program, writer.wanted
    back = None if wanted.only_replayed else program.reverse_rule(callee)
    replay = program.split_rule(callee) if wanted.replayed else None
    return Rules(back, replay) if back or replay else None


def user_called_ahead(
    writer: AugmentedWriter, call: CallBase, callee: Function, rules: Rules
) -> None:
    """Call the user's augmented function in place of the primal."""
    name = writer.unit.program.bodies.name(callee)
    if _lack(writer, call, callee, rules):
        return
    try:
        pair = writer.pairs.user_pair(callee, name, rules, writer.wanted)
        _check(writer, call, pair)
    except UnfitError as unfit:
        places = writer.unit.report.places
        of_replay = rules.back is None or isinstance(unfit, UnfitReplayError)
        rule = rules.replay if of_replay and rules.replay else rules.first
        word = "split forward" if of_replay else "reverse"
        expect = expected_split if of_replay else expected
        notes = unfit.ways_out or expect(callee, user_lanes(callee), rule, places)
        title = f"what is registered for '{places.name(callee)}' in {word} mode"
        message = f"{title} does not fit here: {unfit}"
        calls.refuse(writer, call, "EZ0408", message, *notes)
        return
    writer.unit.program.users.uses[name] += 1
    _warn_of_changes(writer, call, pair, rules.first)
    call_augmented(writer, Called(call, pair.lanes, pair))


def _lack(writer: AugmentedWriter, call: CallBase, callee: Function, rules: Rules) -> bool:
    """Say so, where one tape cannot serve all that it is used for."""
    name = writer.unit.report.places.name(callee)
    wanted, back, replay = writer.wanted, rules.back, rules.replay
    if replay is None and wanted.replayed:
        message = f"{name} has a rule for adjoints from a tape, and none for tangents from it"
        notes = registration_split(callee, back)
    elif back is None and not wanted.only_replayed:
        message = f"{name} has a rule for tangents from a tape, and none for adjoints from it"
        notes = registration(callee, backwards=True)
    elif back and replay and back.augmented is not replay.augmented:
        message = f"{name} has two augmented functions, and one tape for both"
        notes = "register one augmented function, whose tape serves gradient and derivative"
    else:
        return False
    calls.refuse(writer, call, "EZ0424", message, notes)
    return True


def _check(writer: AugmentedWriter, call: CallBase, pair: UserPair) -> None:
    """See that nothing is active in this call that the rule knows nothing of."""
    lanes, scene = pair.lanes, writer.scene
    if writer.wanted.lasting and pair.tape is not None:
        raise UnfitError(
            f"a request with enzyme_nofree would call its {pair.fit.word} more than once with one "
            "tape",
            "ask without enzyme_nofree",
            "or write the rule without a tape",
        )
    for index, (given, carried) in enumerate(zip(call.arguments, lanes.parameters, strict=True)):
        here = scene.carried(given)
        if here.numbers > carried.numbers:
            kind = "a struct with pointers" if carried.pointers else "an integer"
            raise UnfitError(
                f"argument {index + 1} is passed as {kind}, but has numbers in it that carry "
                "derivatives"
            )
        if here.pointers > carried.pointers:
            raise UnfitError(
                f"argument {index + 1} is passed as an integer, but has pointers in it"
            )
        if carried.pointers and not here.pointers and index in pair.unguarded:
            raise UnfitError(
                f"the gradient writes to the shadow of parameter {index + 1} in any case, but the "
                "argument is constant here, and passed for its own shadow",
                "let the gradient compare both pointers, and write to the shadow only where they "
                "differ",
                "or mark the argument enzyme_dup, and pass a shadow",
            )
    here = scene.carried(call)
    if here.numbers > lanes.result.numbers:
        raise UnfitError("the result has numbers in it that no adjoint is taken of", APART)
    if here.pointers and (not lanes.result.pointers or pair.fit.result.shadow is None):
        raise UnfitError("the augmented function does not return the shadow of the result")


def _warn_of_changes(writer: AugmentedWriter, call: CallBase, pair: UserPair, rule: InTwo) -> None:
    """Say so, where the gradient reads memory that is no more what it was."""
    for index in sorted(pair.reread):
        pointer = call.arguments[index]
        overwriting = writer.scene.memory.written_in_place(call, Location(pointer))
        if overwriting is None:
            continue
        places = writer.unit.report.places
        names = [places.name(each) for each in (rule.augmented, rule.second)]
        writer.unit.report.add(
            "EZ0441",
            f"{names[1]} reads what argument {index + 1} points to, which may be overwritten "
            "before it is called",
            call,
            f"it may be overwritten at {places.of(overwriting)}",
            f"let {names[0]} return what is needed of it as the tape",
            severity="warning",
        )


# -- pairs -----------------------------------------------------------------------------------------


class UserPairs:
    """The pairs of one module, each made once."""

    def __init__(self, unit: Unit, memory: Memory) -> None:
        self.unit = unit
        self.memory = memory
        self._made: dict[tuple[str, int, Rules], UserPair] = {}

    def pair(self, function: Function, name: str, rules: Rules, wanted: Wanted) -> UserPair:
        """Return the pair around a rule, for so many directions at once."""
        key = name, wanted.width, rules
        found = self._made.get(key)
        if found is None:
            lanes = user_lanes(function, wanted._replace(unneeded=()))
            fits = list(self._fits(function, lanes, rules))
            for each in fits:
                each.check_primal(self._summary(function))
            count = max(map(self._count, fits))
            found = self._made[key] = self._written(name, fits, count)
            found.unguarded = frozenset().union(*map(self._unguarded, fits))
            found.reread = frozenset().union(*map(self._reread, fits))
        return found

    def _fits(self, function: Function, lanes: Lanes, rules: Rules) -> Iterator[Fit]:
        bodies, layout = self.unit.program.bodies, self.unit.layout
        for rule, kind in ((rules.back, Fit), (rules.replay, ReplayFit)):
            if rule is not None:
                three = (bodies.original(function), rule.augmented, rule.second)
                written = Sources(three[0], *(written_result(each, layout) for each in three))
                both = [bodies.simplified(each) for each in (rule.augmented, rule.second)]
                made = rule._replace(augmented=both[0], second=both[1])
                yield kind(lanes, made, layout, written)

    def _summary(self, function: Function) -> Summary | None:
        """Return what the function itself does to memory; None where it has no body."""
        body = self.unit.program.bodies.body(function)
        return None if body is None else self.memory.summary(body)

    def _count(self, fit: Fit) -> int:
        """Return how often the augmented function is called."""
        both = fit.rule.augmented, fit.rule.second
        return Calls(fit, *map(self.memory.summary, both)).count()

    def _reread(self, fit: Fit) -> frozenset[int]:
        """Return the primal's parameters behind which the gradient reads."""
        summary = self.memory.summary(fit.rule.second)
        reads = summary.reads if summary is not None else {}
        given = parameters(fit.rule.second)
        roles = enumerate(fit.roles_of_second())
        return frozenset(
            index
            for at, (index, is_shadow) in roles
            if not is_shadow and given[at] in reads and index not in fit.rule.by_reference
        )

    def _unguarded(self, fit: Fit) -> frozenset[int]:
        """Return where the gradient adds to a shadow, and never asks if that is the primal."""
        gradient = fit.rule.second
        summary = self.memory.summary(gradient)
        given = parameters(gradient)
        if summary is None or not given:
            return frozenset()
        primal = given[0]
        found = set()
        for at, (index, is_shadow) in enumerate(fit.roles_of_second()):
            if not is_shadow:
                primal = given[at]
            elif given[at] in summary.writes and not compares(gradient, primal, given[at]):
                found.add(index)
        return frozenset(found)

    def _written(self, name: str, fits: Sequence[Fit], count: int) -> UserPair:
        first, lanes = fits[0], fits[0].lanes
        width = str(lanes.width) if lanes.width > 1 else ""
        forth = function_type(VOID, (*lanes.passed(), POINTER))
        back = function_type(together(lanes.adjoints()), (*lanes.passed(), *lanes.seeds()))
        again = function_type(together(lanes.seeds()), (*lanes.passed(), *lanes.tangents()))
        words = {"augmented": forth, "reverse": back, "replay": again}
        parts = [
            new_function(self.unit.module, f"{word}{width}{name}", kind, prefix="internal")
            for word, kind in words.items()
        ]
        made = UserPair(first, *parts)
        kept = first.kept
        made.fix(None if kept is None else struct_type((kept,) * count) if count > 1 else kept)
        for each in parts:
            each.edited = True
        CallsAugmented(self.unit, first, parts[0], count).write()
        for fit in fits:
            is_replay = isinstance(fit, ReplayFit)
            around = CallsDerivative if is_replay else CallsGradient
            around(self.unit, fit, parts[1 + is_replay], count).write()
        for each in parts:
            if not each.blocks:
                Builder(each.insert_block("start")).unreachable()
        made.is_written = True
        return made
