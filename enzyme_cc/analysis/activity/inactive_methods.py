"""Find side writes of the program's own methods that a rule calls inactive.

How a type of Rust is printed says a method of the program's. It may store numbers, through a `Cell`
behind a reference or in a variable, which others read: as constants, for nobody differentiates it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from enzyme_cc.analysis.activity.alias_classes import is_copied
from enzyme_cc.analysis.activity.call_sites import Callee
from enzyme_cc.analysis.activity.program import Program
from enzyme_cc.analysis.activity.solver import Solver
from enzyme_cc.analysis.alias.affine_addresses import Forms
from enzyme_cc.ir.function import Argument, Function
from enzyme_cc.ir.instructions import (
    Alloca,
    AtomicUpdate,
    CompareExchange,
    GetElementPointer,
    Load,
    Store,
)
from enzyme_cc.ir.uses import instructions_using

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from enzyme_cc.analysis.activity.call_sites import Sites
    from enzyme_cc.analysis.activity.kinds import Kinds
    from enzyme_cc.analysis.activity.state import State
    from enzyme_cc.ir.function import Instruction
    from enzyme_cc.ir.globals import GlobalVariable
    from enzyme_cc.ir.instructions import CallBase
    from enzyme_cc.ir.values import Value
    from enzyme_cc.rules.library import Library


class Aside(NamedTuple):
    """A method, and the instruction of what it runs that others may see the work of."""

    method: Function
    instruction: Instruction


def written_aside(program: Program, kinds: Kinds, library: Library) -> Iterator[Aside]:
    """Yield what each method of a program writes beside the memory its last argument points to."""
    for each in methods_of(program):
        solver = _Method(Program(each, program.sites), kinds, library)
        yield from (Aside(each, place) for place in solver.places())


def stores_elsewhere(program: Program, kinds: Kinds) -> bool:
    """Return whether a method stores anything that outlives it: how often it runs may be seen."""
    forms = Forms(kinds.layout)
    run = (body for each in methods_of(program) for body in Program(each, program.sites).bodies)
    return any(
        isinstance(each, (AtomicUpdate, CompareExchange, Store))
        and not _is_own(forms.of(each.pointer).base)
        for body in run
        for each in body.instructions()
    )


def _is_own(base: Value | None) -> bool:
    """Return whether memory is a variable, or what a function returns."""
    return isinstance(base, Alloca) or (isinstance(base, Argument) and "sret" in base.attributes)


def methods_of(program: Program) -> list[Function]:
    """Return the methods with bodies that a rule is for by their trait, and those they run."""
    found = dict.fromkeys(_met(program))
    pending = list(found)
    while pending:
        met = _met(Program(pending.pop(), program.sites))
        new = [each for each in dict.fromkeys(met) if each not in found]
        found.update(dict.fromkeys(new))
        pending += new
    return list(found)


def _met(program: Program) -> Iterable[Function]:
    sites = program.sites
    calls = (sites.of(call) for body in program.bodies.values() for call in body.calls)
    called = [each.function for each in calls if each.kind is Callee.KNOWN and each.function]
    return (each for each in (*program.addressed, *called) if _is_method(each, sites))


def _is_method(function: Function, sites: Sites) -> bool:
    if function.is_declaration or function.name not in sites.said.by_rule:
        return False
    return sites.library.is_method_of_users(function.name)


class _Method(Solver):
    """One method that is given numbers, and what it puts where others find it.

    What it makes is its own, and so is what it is given last: that is where it is to write.
    """

    def __init__(self, program: Program, kinds: Kinds, library: Library) -> None:
        super().__init__(program, kinds, library)
        self._method = next(iter(program.bodies))
        self._forms = Forms(kinds.layout)
        self._places: dict[Instruction, None] = {}
        self._here: Instruction | None = None

    def places(self) -> list[Instruction]:
        """Return the instructions that do."""
        count = len(self._method.arguments)
        self.solve(self._method, tuple(index < count - 1 for index in range(count)))
        return list(self._places)

    def deposit(self, state: State, place: Instruction, pointer: Value) -> None:
        """Note an instruction that stores active data through a pointer."""
        self._here = place
        super().deposit(state, place, pointer)

    def _store_through(self, caller: State, call: CallBase, index: int) -> None:
        self._here = call
        super()._store_through(caller, call, index)

    def _deposit_in(self, state: State, origin: Value) -> None:
        held = self._held(origin) if isinstance(origin, Load) else None
        if held is not None:
            for each in held:
                self._write(state, each)
        elif isinstance(origin, Argument) and not is_copied(origin) and self._is_given(state):
            if "sret" not in origin.attributes:
                self._note()
        else:
            super()._deposit_in(state, origin)

    def _is_given(self, state: State) -> bool:
        """Return whether nobody knows what the arguments of a function are."""
        return state.function is self._method or state in self.function_states.values()

    def _held(self, load: Load) -> list[Value] | None:
        """Return the values stored where a pointer is loaded from; None unless it is a local."""
        forms = self._forms
        form = forms.of(load.pointer)
        stores = _stores_in(form.base) if isinstance(form.base, Alloca) else None
        if stores is None:
            return None
        given = [(forms.of(each.pointer), each.value) for each in stores]
        if any(each.key != form.key for each, _ in given):
            return None
        return [value for each, value in given if each.offset == form.offset]

    def _write_global(self, variable: GlobalVariable) -> None:
        if not (variable.is_constant or self.sites.is_silent(variable)):
            self._note()

    def _heat(self, pointer: Value) -> None:
        del pointer
        self._note()

    def _note(self) -> None:
        if self._here is not None:
            self._places.setdefault(self._here)

    def _indirect(self, state: State, call: CallBase) -> None:
        """Activate an indirect call, and every function it may reach."""
        if call not in state.indirect:
            state.indirect.add(call)
            self._activate_functions()
            self.activate(state, call)


def _stores_in(variable: Alloca) -> list[Store] | None:
    """Return all that writes to a variable, if its address goes nowhere."""
    found: list[Store] = []
    pending: list[Value] = [variable]
    while pending:
        place = pending.pop()
        for user in instructions_using(place):
            if isinstance(user, GetElementPointer):
                pending.append(user)
            elif isinstance(user, Store) and user.value is not place:
                found.append(user)
            elif not isinstance(user, Load):
                return None
    return found
