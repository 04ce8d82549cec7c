"""The functions of reverse mode, each made once.

A derivative is one function that goes there and back, or an augmented function and its reverse.
"""

from __future__ import annotations

import sys
from contextlib import contextmanager
from functools import cached_property
from typing import TYPE_CHECKING, Protocol

from enzyme_cc.analysis.calls.callees import callee_of
from enzyme_cc.analysis.calls.reachable_functions import mentioned
from enzyme_cc.analysis.memory.analysis import Promises
from enzyme_cc.ir.building.constants import struct_constant
from enzyme_cc.ir.building.globals import new_function, new_global
from enzyme_cc.ir.constants import zero
from enzyme_cc.ir.instructions import CallBase
from enzyme_cc.ir.types import POINTER, VOID, function_type, struct_type
from enzyme_cc.plan.function_facts import LaneKind, Scene
from enzyme_cc.transform.abi.lanes import Lanes
from enzyme_cc.transform.abi.signature import parameter_names, together
from enzyme_cc.transform.code.debug_scopes import copy_scopes
from enzyme_cc.transform.code.derivative_attributes import function_attributes, parameter_attributes
from enzyme_cc.transform.forward.lower import RequestRegistry
from enzyme_cc.transform.program.checkpointed import LOOP, loop_named
from enzyme_cc.transform.program.rerun_loop import RERUN
from enzyme_cc.transform.reverse.calls.user_derivatives import UserPairs
from enzyme_cc.transform.reverse.split.checkpoints import write_checkpointed
from enzyme_cc.transform.reverse.split.descriptions import description
from enzyme_cc.transform.reverse.split.forks import write_forked
from enzyme_cc.transform.reverse.split.indirect import OUTER
from enzyme_cc.transform.reverse.split.recursion import write_recursion
from enzyme_cc.transform.reverse.split.reruns import write_rerun
from enzyme_cc.transform.reverse.split.watched_steps import Watched
from enzyme_cc.transform.reverse.split.writing import write_both, write_whole
from enzyme_cc.transform.reverse.values.known_demands import KnownDemands
from enzyme_cc.transform.reverse.values.lane_kinds import LaneKinds
from enzyme_cc.transform.reverse.values.pair import Pair
from enzyme_cc.transform.reverse.values.read_again import ReadAgain
from enzyme_cc.transform.reverse.values.signature import default_lanes
from enzyme_cc.transform.reverse.values.user_memory import memory_of
from enzyme_cc.transform.reverse.writers.augmented import AugmentedWriter

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from enzyme_cc.analysis.activity.analysis import Context
    from enzyme_cc.ir.function import Argument, Function
    from enzyme_cc.ir.globals import GlobalVariable
    from enzyme_cc.ir.types import FunctionType, Type
    from enzyme_cc.ir.values import Value
    from enzyme_cc.plan.report import Explained
    from enzyme_cc.transform.abi.signature import Wanted
    from enzyme_cc.transform.report.guessed import Guessed
    from enzyme_cc.transform.reverse.values.user_pair import Rules, UserPair
    from enzyme_cc.transform.reverse.writers.sweep import SweepWriter
    from enzyme_cc.transform.shadows.constants import ShadowConstants


#: How many calls of ours are in one another for each that is in another of the program's, at most.
_FOR_EACH_CALL = 20


@contextmanager
def deep_calls(functions: int) -> Iterator[None]:
    """Let calls be as deep as chains of so many functions are: each is written when it is met."""
    before = sys.getrecursionlimit()
    sys.setrecursionlimit(before + _FOR_EACH_CALL * functions)
    try:
        yield
    finally:
        sys.setrecursionlimit(before)


class ReverseRegistry(RequestRegistry, Protocol):
    """A registry as the functions of reverse mode, and requests for them, need it."""

    through_pointers: Wanted

    @property
    def reverse(self) -> ReversePairs:
        """Return the functions of reverse mode."""
        ...

    def shadow_constants(
        self, derivative: Callable[[Function, int], Value | None]
    ) -> ShadowConstants:
        """Return the shadows of constants, where functions have these derivatives."""
        ...

    def context_as_data(self, function: Function) -> Context | None:
        """Return what is active in a function whose address is in memory that has a shadow."""
        ...


class ReversePairs:
    """Everything that is made for reverse mode in one module."""

    def __init__(self, registry: ReverseRegistry) -> None:
        self.registry = registry
        self.unit = unit = registry.unit
        self.carrying = LaneKinds(unit)
        self.memory = memory_of(unit.program)
        #: The pairs around what the user wrote.
        self._users = UserPairs(unit, self.memory)
        self.read_again = ReadAgain(unit.program)
        self.known_demands = KnownDemands(unit.program)
        self.shadows = registry.shadow_constants(self._of_function)
        self._pairs: dict[tuple[Context, frozenset[GlobalVariable], Wanted], Pair] = {}
        self._whole: dict[tuple[Context, frozenset[GlobalVariable], Wanted], Function] = {}
        self._addresses: dict[tuple[Function, int], GlobalVariable] = {}
        #: The guesses that types rest on, where it is asked for what functions keep, and why.
        self.guessed: Guessed | None = None
        #: What was said of functions.
        self.explained: list[Explained] = []

    @property
    def looks_at_errno(self) -> bool:
        """Return whether the program may look at errno."""
        return self.memory.looks_at_errno

    @cached_property
    def watched(self) -> Watched:
        """Return the copies of steps that tell what they write."""
        return Watched(self.unit, self.memory)

    @cached_property
    def _running_again(self) -> frozenset[Function]:
        """Return the functions that may reach loops whose steps are run again."""
        pending = [*self.unit.program.checkpoints, *self.unit.program.reruns]
        callers: dict[Function, list[Function]] = {}
        for function in list(self.unit.module.functions.values()) if pending else ():
            for each in mentioned(function):
                callers.setdefault(each, []).append(function)
            if any(
                isinstance(x, CallBase) and callee_of(x) is None for x in function.instructions()
            ):
                pending.append(function)
        found: set[Function] = set()
        while pending:
            each = pending.pop()
            if each not in found:
                found.add(each)
                pending += callers.get(each, [])
        return frozenset(found)

    @cached_property
    def recomputed(self) -> frozenset[str]:
        """Return what the program wants computed once more, by its names and by those of copies."""
        named, bodies = self.unit.program.registrations.recomputed, self.unit.program.bodies
        functions = self.unit.module.functions
        copies = (bodies.simplified(functions[each]) for each in named if each in functions)
        return named | {each.name for each in copies}

    # -- how they are called -------------------------------------------------------------------

    def lanes(self, context: Context, wanted: Wanted) -> Lanes:
        """Return how the derivative of a function in a context is called."""
        function = context.function
        parameters = tuple(
            self.carrying.of(each) if active else LaneKind()
            for each, active in zip(function.arguments, context.arguments, strict=True)
        )
        is_active = context.result and wanted.active_result and function.return_type is not VOID
        result = self.carrying.result(function) if is_active else LaneKind()
        return Lanes(function.function_type, parameters, result, wanted)

    def scene(self, context: Context, *, whole: bool, promised: tuple[int, ...] = ()) -> Scene:
        """Return what is known of a function that is to be differentiated."""
        promises = Promises(frozenset(promised))
        scene = Scene(
            context,
            self.memory,
            self.unit.library,
            self.carrying.of,
            whole=whole,
            promises=promises,
        )
        scene.recomputed = self.recomputed
        scene.has_heap = not self.unit.program.is_of_device
        scene.keeps_stack = not whole and context.function in self._running_again
        return scene

    # -- functions -----------------------------------------------------------------------------

    def whole(self, context: Context, wanted: Wanted) -> Function:
        """Return a function that goes there and back."""
        key = context, self.unit.roots.active_globals(context), wanted
        found = self._whole.get(key)
        if found is None:
            lanes = self.lanes(context, wanted)
            kind = function_type(_whole_type(lanes), (*lanes.passed(), *lanes.seeds()))
            found = self._whole[key] = self._new("diffe", context, lanes, kind)
            writer = AugmentedWriter(
                self.registry, self, self.scene(context, whole=True), found, lanes
            )
            at = len(self.explained)
            with deep_calls(len(self.unit.module.functions)):
                back = write_whole(writer)
            self._explain(at, back, found)
            copy_scopes(self.unit.module, context.function, found, found.name)
        return found

    def pair(self, context: Context, wanted: Wanted) -> Pair:
        """Return the pair that a derivative calls."""
        return self.split(context, wanted._replace(active_result=True))

    def split(self, context: Context, wanted: Wanted) -> Pair:
        """Return the augmented function and the reverse; while being written, as they will be."""
        wanted = wanted._replace(primal=True)
        key = context, self.unit.roots.active_globals(context), wanted
        found = self._pairs.get(key)
        if found is None:
            found = self._pairs[key] = self._declared(context, wanted)
            self._write(found, context)
        elif not found.is_fixed:
            found.fix(POINTER)  # it calls itself
        return found

    def user_pair(self, function: Function, name: str, rules: Rules, wanted: Wanted) -> UserPair:
        """Return the pair around what the user wrote for a function."""
        return self._users.pair(function, name, rules, wanted)

    def _explain(self, at: int, back: SweepWriter | None, *functions: Function) -> None:
        """Say of a function what it keeps, before those that were written for it meanwhile."""
        if back is None or self.guessed is None:
            return
        # Only who asks for it pays for what it imports.
        from enzyme_cc.plan.report import Kept, Written, explain  # noqa: PLC0415

        kept = [Kept(key, size) for key, size in back.tape.kept().items()]
        compared = back.ahead.compared_parameters()
        overhead, added = back.tape.overhead(), back.sharing.told()
        copied = [
            (each.call, each.pair.copies)
            for each in back.ahead.called.values()
            if each.pair is not None and each.pair.copies
        ]
        pairs = [each.pair for each in back.ahead.called.values() if each.pair is not None]
        again = [each.run_again for each in pairs if each.run_again is not None]
        repeated = [each.repeated for each in pairs if each.repeated is not None]
        idle = [each.header for each in back.idle.found]
        searched = self.unit.program.searched.get(back.scene.function, ())
        early = [each.call for each in back.ahead.called.values() if each.is_over]
        written = Written(
            *(functions, kept, overhead, back.repeated, compared, added, copied, again, idle),
            searched=searched,
            early=early,
            repeated=repeated,
            guessed=self.guessed.said(back.scene.function),
        )
        places, bodies = self.unit.report.places, self.unit.program.bodies
        self.explained.insert(
            at, explain(back.plan, written, places, bodies.name, self._loop_named)
        )

    def _loop_named(self, function: Function) -> str:
        """Return what people call the function that a loop has become; else nothing."""
        if not function.name.startswith((LOOP, RERUN)):
            return ""
        calls = (each for each in function.users if isinstance(each, CallBase))
        places = filter(None, map(self.unit.report.places.location, calls))
        place = next((f"{each.path}:{each.line}" for each in places), "")
        if function.name.startswith(RERUN):
            return f"the loop at {place}" if place else "a loop"
        return loop_named(place)

    def _declared(self, context: Context, wanted: Wanted) -> Pair:
        lanes = self.lanes(context, wanted)
        kind = function_type(VOID, (*lanes.passed(), POINTER))
        augmented = self._new("augmented", context, lanes, kind)
        kind = function_type(together(lanes.adjoints()), (*lanes.passed(), *lanes.seeds()))
        reverse = self._new("reverse", context, lanes, kind)
        if not wanted.replayed:
            return Pair(lanes, augmented, reverse)
        kind = function_type(together(lanes.seeds()), (*lanes.passed(), *lanes.tangents()))
        return Pair(lanes, augmented, reverse, self._new("replay", context, lanes, kind))

    def _write(self, pair: Pair, context: Context) -> None:
        loop = self.unit.program.checkpoints.get(context.function)
        if loop is not None and write_checkpointed(self, pair, context, loop):
            pair.kept, pair.is_written = "checkpoints", True
            return
        rerun = self.unit.program.reruns.get(context.function)
        if rerun is not None and write_rerun(self, pair, context, rerun):
            pair.kept, pair.is_written = "nothing: rounds run again", True
            pair.run_again = context.function
            return
        region = self.unit.program.regions.get(context.function)
        if region is not None:
            write_forked(self, pair, context, region)
            pair.kept, pair.is_written = "tapes of threads", True
            return
        if write_recursion(self, self.unit.program, pair, context):
            pair.kept, pair.is_written = "nothing: run again", True
            return
        promised = pair.lanes.wanted.promised
        scene = self.scene(context, whole=False, promised=promised)
        writer = AugmentedWriter(self.registry, self, scene, pair.augmented, pair.lanes)
        at = len(self.explained)
        back = write_both(writer, pair)
        self._explain(at, back, pair.augmented, pair.reverse)
        pair.kept = description(back) if back is not None else ""
        pair.is_written = True
        taking = [pair.reverse, *([pair.replay] if pair.replay is not None else [])]
        for argument in (argument for each in taking for argument in each.arguments):
            if not argument.is_used:
                argument.attributes = ""  # anything may be passed
        for each in (pair.augmented, *taking):
            copy_scopes(self.unit.module, context.function, each, each.name)

    def _new(self, word: str, context: Context, lanes: Lanes, kind: FunctionType) -> Function:
        function = context.function
        width = str(lanes.width) if lanes.width > 1 else ""
        made = new_function(
            self.unit.module,
            f"{word}{width}{self.unit.program.bodies.name(function)}",
            kind,
            names=parameter_names(function, lanes.shadows),
            prefix="internal",
            suffix=function_attributes(function),
        )
        made.edited = True
        is_whole = word == "diffe"
        for primal, (value, _) in zip(
            function.arguments, lanes.spread(made.arguments), strict=True
        ):
            value.attributes = _attributes(primal, lanes, is_whole=is_whole)
        return made

    # -- through pointers ----------------------------------------------------------------------

    def _of_function(self, function: Function, width: int) -> Value | None:
        """Return what stands for a function in shadows."""
        context = self.registry.context_as_data(function)
        return None if context is None else self.address(function, context, width)

    def address(self, function: Function, context: Context, width: int) -> GlobalVariable:
        """Return the shadow of a function that is data: a pointer to the two to be called."""
        found = self._addresses.get((function, width))
        if found is None:
            wanted = self.registry.through_pointers._replace(width=width)
            lanes = default_lanes(function.function_type, wanted)
            words = ["augmented", "reverse", "replay"][: 2 + wanted.replayed]
            types = struct_type((POINTER,) * len(words))
            found = self._addresses[function, width] = new_global(
                self.unit.module,
                f"{function.name}_pair",
                types,
                zero(types),
                words="internal constant",
            )
            pair = self.pair(context, wanted._replace(promised=()))
            made = [
                OUTER[each](self.unit, pair, lanes, f"{each}.{function.name}") for each in words
            ]
            found.set_operand(0, struct_constant(types, made))
        return found


def _whole_type(lanes: Lanes) -> Type:
    primal = [lanes.kind.result] if lanes.wanted.primal and lanes.kind.result is not VOID else []
    return together([*primal, *lanes.adjoints()])


def _attributes(primal: Argument, lanes: Lanes, *, is_whole: bool) -> str:
    """Return the attributes a parameter keeps; passed by value, it is a copy of the caller's."""
    active = lanes.parameters[primal.index].pointers
    unneeded = primal.index in lanes.wanted.unneeded
    words = parameter_attributes(primal, active=active, unneeded=unneeded)
    if is_whole or "byval" not in words:
        return words
    return ""
