"""Decide what is active in each function under each root, before anything is written."""

from __future__ import annotations

from functools import cached_property
from itertools import filterfalse
from typing import TYPE_CHECKING

from enzyme_cc.analysis.activity.analysis import Said, analyse_activity, analysis_roots
from enzyme_cc.analysis.alias.pointer_origins import Objects
from enzyme_cc.analysis.calls.address_taken import Taken, indirect_types
from enzyme_cc.analysis.calls.reachable_functions import leading_to
from enzyme_cc.analysis.types.analysis import ALL_SOURCES, analyse_types
from enzyme_cc.analysis.types.heuristics import heuristics_named
from enzyme_cc.choices import DEFAULT
from enzyme_cc.diagnostics import Diagnostic
from enzyme_cc.ir.datalayout import DataLayout
from enzyme_cc.ir.function import Function
from enzyme_cc.ir.globals import GlobalVariable
from enzyme_cc.requests.annotated import read_all
from enzyme_cc.rules.library import Library
from enzyme_cc.transform.code.devices import is_of_device
from enzyme_cc.transform.code.thread_variables import variable_meant
from enzyme_cc.transform.frontends.clang.class_tables import ClassTables
from enzyme_cc.transform.frontends.cxx.stream_classes import deleting
from enzyme_cc.transform.frontends.parallel.openmp import may_order
from enzyme_cc.transform.layout.moved_pointers import move_as_integers
from enzyme_cc.transform.program.body_choice import Bodies
from enzyme_cc.transform.program.complex_calls import Unpacking
from enzyme_cc.transform.program.context_slots import asked_slots
from enzyme_cc.transform.program.declared_rules import rules_of, wrong_likeness
from enzyme_cc.transform.program.inactive_calls import inactive_calls
from enzyme_cc.transform.program.requested_shadows import asked_shadows
from enzyme_cc.transform.program.self_contained import keeps_to_itself, running_programs_own
from enzyme_cc.transform.program.type_hints import hints
from enzyme_cc.transform.program.user_derivatives import UserRules, has_body
from enzyme_cc.words.types import signature

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from enzyme_cc.analysis.activity.analysis import ActivityResults, Context
    from enzyme_cc.analysis.types.heuristics import Heuristic
    from enzyme_cc.analysis.types.results import TypeResults
    from enzyme_cc.attributes.vocabulary import Mode
    from enzyme_cc.choices import Choices
    from enzyme_cc.ir.function import Argument, Block
    from enzyme_cc.ir.globals import GlobalValue
    from enzyme_cc.ir.module import Module
    from enzyme_cc.ir.values import Value
    from enzyme_cc.requests.registrations import InTwo
    from enzyme_cc.rules.model import Rule
    from enzyme_cc.transform.program.checkpointed import CheckpointLoop
    from enzyme_cc.transform.program.gathered import Gathered
    from enzyme_cc.transform.program.parallel_regions import ParallelRegion
    from enzyme_cc.transform.program.rerun_loop import RerunLoop


class Program:
    """A module, what it says of its functions, and what we know of others."""

    def __init__(
        self,
        module: Module,
        choices: Choices | None = None,
        *,
        is_declared: bool = True,
        reruns_on_device: bool = False,
        has_rooms: bool = False,
    ) -> None:
        self.module = module
        self.choices = choices = choices or DEFAULT
        #: Whether the types that debug information declares count.
        self.is_declared = is_declared
        self.registrations = read_all(module)
        found = self.registrations
        #: Shadows that the program asked for: by variable and width, one for each direction.
        self.asked_shadows = asked_shadows(module)
        self.library = Library.chosen(choices.rules)
        if choices.blas_bodies:
            self.library = self.library.without_routines()
        calls = (*hints(module), *inactive_calls(module))
        silent = found.inactive | {each.name for each in calls}
        if found.by_rule or silent:
            further = [rule for each in found.allocators for rule in rules_of(each)]
            self.library = self.library.with_names(silent, found.like, further)
        own = running_programs_own(module.functions.values(), self.library)
        own |= deleting(module.functions)
        if own:
            self.library = self.library.without_names(own)
        by_user = frozenset(each.name for each in self._users() if self.rule(each) is not None)
        # What never comes back has nothing to differentiate, though its body be there; what a
        # language brings along is known without.
        by_us = by_user | frozenset(filter(self.library.outranks_body, module.functions))
        by_us |= self.library.routines.of_functions(module.functions.values())
        #: The functions whose calls must stay calls.
        self.kept_whole = found.kept_whole | by_us
        self.users = UserRules(found)
        #: The modes of the requests that may differentiate what is generated now.
        self.later: frozenset[Mode] = frozenset()
        #: The loops whose reverse keeps some states and computes the others again.
        self.checkpoints: dict[Function, CheckpointLoop] = {}
        #: The loops whose rounds the reverse sweep runs again, each by itself.
        self.reruns: dict[Function, RerunLoop] = {}
        #: Whether a kernel's are, too: what they would keep needs a heap.
        self.reruns_on_device = reruns_on_device
        #: The functions that ask for gradients, by what they are of.
        self.asking: dict[Function, set[str]] = {}
        #: Whether a launch has room for what is kept of rounds, where the host makes it.
        self.has_rooms = has_rooms
        #: The headers of loops that choose one of many numbers.
        self.searched: dict[Function, list[Block]] = {}
        #: The functions that run others in all threads.
        self.regions: dict[Function, ParallelRegion] = {}
        #: The functions whose gradients several threads ask for, with the same shadow.
        self.together: dict[Function, None] = {}
        #: What blocks of threads of a device have alike, and come together in, by function.
        self.gathered: dict[Function, Gathered] = {}
        #: The functions whose reverse lets threads add to shadows in turns.
        self.in_turns: set[Function] = set()
        #: The parameters that no caller passes with another pointer to the same memory.
        self.separate: frozenset[Argument] = frozenset()
        #: Whether it runs in the threads of a kernel.
        self.is_of_device = is_of_device(module)
        self.unpacking = Unpacking(module, self.library, found.kept_whole)
        self.bodies = Bodies(module, self.kept_whole, self.unpacking.unpack_in)
        self.taken = Taken(module)
        self.said = Said(
            self.users.names,
            found.by_rule | by_us,
            self.bodies.of,
            self.unpacking.is_packed,
            found.inactive_globals,
            frozenset(
                (*found.shadows, *(name for name, _ in self.asked_shadows), *asked_slots(module))
            ),
            self.taken.of,
        )

    @cached_property
    def in_regions(self) -> frozenset[Function]:
        """Return all that threads of parallel regions may run, through pointers too.

        On a device, that is everything.
        """
        if self.is_of_device:
            return frozenset(self.module.functions.values())
        bodies = [each.call.callee for each in self.regions.values()]
        bodies += [self.bodies.of(each) for each in self.together]
        threads = {each.function for each in self.regions.values() if each.is_thread}
        if threads:
            # Who starts threads goes on beside them.
            functions = self.module.functions.values()
            bodies += leading_to(functions, threads.__contains__, self.bodies.of)
        return frozenset(self.run_by(each for each in bodies if isinstance(each, Function)))

    def run_by(self, functions: Iterable[Function]) -> dict[Function, None]:
        """Return all that functions may run, through pointers too, with themselves."""
        found = self.bodies.reached(functions)
        before = -1
        while len(found) > before:
            before = len(found)
            beyond = self.taken.of(indirect_types(found))
            found |= self.bodies.reached(each for each in beyond if not each.is_declaration)
        return found

    @property
    def is_deterministic(self) -> bool:
        """Return whether the derivatives of parallel code are to have the same bits in each run."""
        return self.choices.deterministic

    def takes_turns(self, region: ParallelRegion) -> bool:
        """Return whether threads of a region must be reversed in turns."""
        if not self.in_turns:
            return False
        callee = region.call.callee
        assert isinstance(callee, Function)
        return not self.in_turns.isdisjoint(self.run_by([callee]))

    def waits(self, region: ParallelRegion) -> bool:
        """Return whether threads of a region may wait for each other."""
        callee = region.call.callee
        assert isinstance(callee, Function)
        return may_order(callee, self.rule)

    def settle(self, mode: Mode) -> None:
        """Settle what is made: what has no rule for that has its body."""
        served = self.users.serving(mode)
        others = self.users.names - served - self.registrations.by_rule
        functions = self.module.functions
        bodied = {name for name in others if has_body(functions.get(name))}
        self.kept_whole -= bodied
        self.bodies.whole = self.kept_whole
        copies = {each.name for each in self.bodies.copies_of(served)}
        self.said = self.said._replace(custom=served | copies)
        self.bodies.redirect()

    @property
    def is_innermost_of_several(self) -> bool:
        """Return whether there are requests that differentiate what is generated now."""
        return bool(self.later)

    def called(self, function: Function) -> Function:
        """Return the function that derivatives call: a copy, where that is differentiated again."""
        if self.is_innermost_of_several and function.name not in self.kept_whole:
            return self.bodies.simplified(function)
        return self.bodies.original(function)

    def forward_rule(self, function: Function) -> Function | None:
        """Return a user's forward rule for a function, whichever body of it is called."""
        return self.registrations.forward.get(self.bodies.name(function))

    def reverse_rule(self, function: Function) -> InTwo | None:
        """Return what the user wrote for a function in reverse mode."""
        return self.registrations.reverse.get(self.bodies.name(function))

    def split_rule(self, function: Function) -> InTwo | None:
        """Return what the user wrote for a function in split forward mode."""
        return self.registrations.split.get(self.bodies.name(function))

    @property
    def closed(self) -> frozenset[GlobalValue]:
        """Return what the program excludes from type analysis, with its working copies."""
        symbols = self.module.globals
        named = [symbols[name] for name in sorted(self.registrations.untyped) if name in symbols]
        bodies = (self.bodies.of(each) for each in named if isinstance(each, Function))
        return frozenset((*named, *bodies))

    @cached_property
    def apart(self) -> frozenset[GlobalValue]:
        """Return the functions of which it does not matter what they read and write."""
        functions = self.module.functions.values()
        return frozenset(each for each in functions if keeps_to_itself(each, self.library))

    @property
    def problems(self) -> tuple[Diagnostic, ...]:
        """Return what is wrong with what the module registers."""
        unlike = wrong_likeness(self.module, self.registrations, self.library)
        return (*self.registrations.problems, *unlike)

    def _users(self) -> Iterator[Function]:
        """Return the functions that rules of the user's are for, by their names."""
        functions = self.module.functions
        return (functions[name] for name in sorted(self.library.users) if name in functions)

    def warnings(self) -> tuple[Diagnostic, ...]:
        """Return what is said in vain, and rules of the user's for functions of another type."""
        unfitting = map(self._not_fitting, filterfalse(self.rule, self._users()))
        return (*self.registrations.warnings, *unfitting)

    def _not_fitting(self, function: Function) -> Diagnostic:
        rule = self.library.callee(function.name)
        assert rule is not None
        return Diagnostic(
            f"the rule '{rule.name}' is not used, because the function '{function.name}' has "
            f"another type here: {signature(function.function_type)}",
            where=rule.where,
            notes=(
                "mend `args` and `results` of the rule",
                "or take the name out of `matches`",
            ),
            severity="warning",
            code="EZ0914",
        )

    def rule(self, function: Function) -> Rule | None:
        """Return the rule of a function, if one of its name can be meant."""
        return self.library.fitting(function.name, function.function_type)

    def frees(self, function: Function) -> bool:
        """Return whether it is known to do nothing with what it is given but to give it back."""
        rule = self.rule(function)
        return rule is not None and rule.frees is not None

    def has_rule(self, function: Function) -> bool:
        """Return whether it can be differentiated without a body."""
        is_known = function.name in self.said.custom or self.rule(function) is not None
        return is_known or self.unpacking.is_packed(function)


class Roots:
    """The functions that requests are about, each with what is active in all that it reaches."""

    def __init__(
        self,
        program: Program,
        functions: Iterable[Function],
        asked: Iterable[Function] = (),
        *,
        has_words: bool = True,
    ) -> None:
        self.program = program
        functions = tuple(functions)
        #: The functions that the program asks for the shadows of.
        self.asked = frozenset(asked)
        roots = dict.fromkeys(
            each
            for function in (*functions, *sorted(self.asked, key=lambda each: each.name))
            for each in analysis_roots(program.bodies.of(function), program.library, program.said)
        )
        requested = frozenset(map(program.bodies.of, functions))
        tables = ClassTables(DataLayout(program.module.data_layout), program.bodies.of)
        sources = ALL_SOURCES._replace(
            closed=program.closed,
            apart=program.apart,
            requested=requested,
            debug=program.is_declared,
            methods_at=tables.methods_at,
            without=heuristics_named(program.choices.no_heuristics),
        )
        self._analysed = list(roots), sources
        self.types = analyse_types(program.module, *self._analysed)
        # Where words are not told, a number that comes as an address stops the program.
        while has_words and move_as_integers(self.types, self.types.functions):
            self.types = analyse_types(program.module, *self._analysed)
        self._found: dict[tuple[Function, tuple[bool, ...]], ActivityResults] = {}
        self._globals: dict[Context, frozenset[GlobalVariable]] = {}

    def types_without(self, heuristic: Heuristic) -> TypeResults:
        """Return the types that are found without a guess."""
        roots, sources = self._analysed
        without = sources.without | {heuristic}
        return analyse_types(self.program.module, roots, sources._replace(without=without))

    def of(self, function: Function, arguments: tuple[bool, ...]) -> ActivityResults:
        """Return what follows from these arguments of a function."""
        program = self.program
        body = program.bodies.of(function)
        found = self._found.get((body, arguments))
        if found is None:
            found = analyse_activity(
                program.module, body, arguments, self.types, program.library, program.said
            )
            self._found[body, arguments] = found
            for context in found.contexts:
                self._globals[context] = found.active_globals
        return found

    def active_globals(self, context: Context) -> frozenset[GlobalVariable]:
        """Return the globals with shadows in what led to a context."""
        return self._globals[context]

    def is_active(self, constant: Value) -> bool:
        """Return whether a constant has a shadow in anything that is differentiated."""
        return any(each.root.is_active(constant) for each in self._found.values())

    @property
    def active_functions(self) -> list[Function]:
        """Return the functions that are data somewhere and may have a derivative, by name."""
        found = {each for one in self._found.values() for each in one.active_functions}
        return sorted(found, key=lambda each: each.name)

    @property
    def results(self) -> tuple[ActivityResults, ...]:
        """Return what was found for each."""
        return tuple(self._found.values())

    def as_data(self, function: Function) -> ActivityResults | None:
        """Return where a function is data that has a derivative for its shadow."""
        for each in self._found.values():
            if function in each.active_functions:
                return each
        return None


def only_in_globals(pointer: Value, names: frozenset[str]) -> bool:
    """Return whether all memory that a pointer may point to is in variables of these names."""
    roots = map(variable_meant, Objects().roots(pointer))
    return all(isinstance(each, GlobalVariable) and each.name in names for each in roots)
