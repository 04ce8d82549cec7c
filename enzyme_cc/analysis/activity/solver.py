"""The fixed point: what becomes active is handed on along its uses, over all contexts together.

Everything only grows, so the order of work does not matter for what is found.
"""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING

from enzyme_cc.analysis.activity.alias_classes import Aliases, is_copied
from enzyme_cc.analysis.activity.call_sites import Callee
from enzyme_cc.analysis.activity.flows import carried_operands
from enzyme_cc.analysis.activity.globals import globals_in
from enzyme_cc.analysis.activity.indirect_calls import CallsThroughPointers, is_variable
from enzyme_cc.analysis.activity.state import State
from enzyme_cc.analysis.activity.unasked_values import UnaskedValues
from enzyme_cc.analysis.alias.pointer_origins import is_nowhere, steps_behind
from enzyme_cc.analysis.calls.callees import callee_of
from enzyme_cc.analysis.memory.attributes import READ, permission_of
from enzyme_cc.analysis.types.byte_moves import moves_bytes
from enzyme_cc.ir.checking.globals import with_groups
from enzyme_cc.ir.constants import Constant
from enzyme_cc.ir.function import Argument, Function
from enzyme_cc.ir.globals import GlobalVariable
from enzyme_cc.ir.instructions import (
    CLASSES,
    Alloca,
    AtomicUpdate,
    CallBase,
    CompareExchange,
    Return,
    Store,
)
from enzyme_cc.ir.module import module_of
from enzyme_cc.ir.opcodes import INTEGER_OPCODES
from enzyme_cc.ir.types import IntType, PointerType, scalar_of
from enzyme_cc.rules.bodies import EXCHANGES, WAITS
from enzyme_cc.rules.datatypes import are_integers
from enzyme_cc.rules.model import Kind

if TYPE_CHECKING:
    from collections.abc import Callable

    from enzyme_cc.analysis.activity.call_sites import Site
    from enzyme_cc.analysis.activity.kinds import Kinds
    from enzyme_cc.analysis.activity.program import Program
    from enzyme_cc.ir.function import Instruction
    from enzyme_cc.ir.globals import GlobalValue
    from enzyme_cc.ir.values import Value
    from enzyme_cc.rules.library import Library

    Transfer = Callable[[State, Instruction, Value], None]


#: What computes integers from integers, or hands them on.
_COMPUTING = frozenset((*INTEGER_OPCODES, "extractvalue", "phi", "select"))


def _hands_on(user: Instruction) -> bool:
    """Return whether the result is made of the operand's bytes: its own type says what they are."""
    return user.row.name in ("extractvalue", "phi", "select") or moves_bytes(user)


class Solver:
    """All states of one root, and what all of them share."""

    def __init__(self, program: Program, kinds: Kinds, library: Library) -> None:
        self.program = program
        self.kinds = kinds
        self.sites = program.sites
        self.states: dict[tuple[Function, tuple[bool, ...]], State] = {}
        self.states_of: dict[Function, list[State]] = {}
        self.active_globals: dict[GlobalValue, None] = {}
        self.function_states: dict[Function, State] = {}
        #: Classes of memory that active data is stored in through pointers of unknown origin.
        self.hot: set[int] = set()
        #: Whether code that is not here may read an active global.
        self.is_visible = False
        #: Whether code that is called through pointers may take part.
        self.are_functions_active = False
        self._unasked = UnaskedValues()
        self._is_thrown = False
        self._catches: list[tuple[State, CallBase]] = []
        self._aliases: Aliases | None = None
        self._externals: list[tuple[State, CallBase]] = []
        self._pending: deque[tuple[State, Value]] = deque()
        self._links: deque[tuple[State, CallBase]] = deque()
        self._carried = carried_operands(library)
        self._transfers: dict[type, Transfer] = {
            **dict.fromkeys(CLASSES.values(), self._through),
            **{each: self._call for each in CLASSES.values() if issubclass(each, CallBase)},
            Return: self._return,
            Store: self._store,
            AtomicUpdate: self._update,
            CompareExchange: self._exchange,
        }

    def solve(self, root: Function, arguments: tuple[bool, ...]) -> State:
        """Solve for these arguments of the root, and return its state."""
        made = self._state(root, arguments)
        for variable in self.program.variables:
            if variable.name in self.sites.said.shadowed:
                self._activate_global(variable)
        self.run()
        return made

    def _activate_functions(self) -> None:
        """Activate the functions whose addresses are taken, once one indirect call may be active.

        That is by what it is given, or by variables that it meets; till then functions that are
        data, as what drops an object in each table of rustc's, touch nothing active.
        """
        if self.are_functions_active:
            return
        self.are_functions_active = True
        for function in self.program.active_functions:
            self._activate_global(function)
            if not function.is_declaration:
                body = self.sites.said.body_of(function)
                default = tuple(self._by_default(each) for each in body.arguments)
                self.function_states[function] = self._state(body, default)

    def _by_default(self, argument: Argument) -> bool:
        return self.kinds.by_type_of(argument) is True

    def run(self) -> None:
        """Hand on until nothing is left."""
        self._hand_on()
        through_pointers = CallsThroughPointers(self.program)
        known: tuple[int, int] | None = None
        while known != (known := self._extent()):
            for body, call in through_pointers.meeting(self.active_globals):
                for state in self.states_of.get(body.function, ()):
                    self._indirect(state, call)
            self._hand_on()

    def _extent(self) -> tuple[int, int]:
        """Return a measure of the state: when it grows, indirect calls are looked at again."""
        return sum(map(is_variable, self.active_globals)), len(self.states)

    def _hand_on(self) -> None:
        """Hand activity on to users, calls last, when more of their arguments are known."""
        pending, transfers = self._pending, self._transfers
        while pending or self._links:
            while pending:
                state, value = pending.popleft()
                for user in value.uses or ():
                    transfer = transfers.get(user.__class__)
                    if transfer is not None:
                        transfer(state, user, value)  # type: ignore[arg-type]
            if self._links:
                self._link(*self._links.popleft())

    # -- states --------------------------------------------------------------------------------

    def _state(self, function: Function, arguments: tuple[bool, ...]) -> State:
        found = self.states.get((function, arguments))
        if found is None:
            found = State(self.program.bodies[function], arguments)
            self.states[function, arguments] = found
            self.states_of.setdefault(function, []).append(found)
            self._start(found)
        return found

    def _start(self, state: State) -> None:
        for argument, is_active in zip(state.function.arguments, state.arguments, strict=False):
            if is_active:
                self.activate(state, argument)
        for each in state.body.mentions:
            if each in self.active_globals:
                self._activate_mentions(state, each)
        for call in state.body.calls:
            self._meet(state, call)
        if self.hot:
            self._start_memory(state)

    def _meet(self, state: State, call: CallBase) -> None:
        kind = self.sites.of(call).kind
        if kind is Callee.DEFINED:
            self._need_link(state, call)
        elif kind is Callee.KNOWN:
            self._communicate(state, call)
            self._catch(state, call)
        elif kind is Callee.EXTERNAL:
            self._externals.append((state, call))
            self._read_visible(state, call)
            if _is_of_derivative(call):
                state.communicating.add(call)

    def _start_memory(self, state: State) -> None:
        for made in self.aliases.made_in(state.function):
            if self.aliases.class_of(made) in self.hot:
                self.shadow(state, made.value, made.stored_in)

    def activate(self, state: State, value: Value) -> None:
        """Note that a value may carry a derivative, if it can hold one."""
        active = state.active
        if value not in active and self.kinds.holds(value) and not self._unasked.has(value):
            active.add(value)
            self._pending.append((state, value))

    def is_active(self, state: State, value: Value) -> bool:
        """Return whether a value is active by now."""
        if value in state.active:
            return True
        if value.uses is None or not isinstance(value, Constant):
            return False
        return any(each in self.active_globals for each in globals_in(value))

    # -- instructions --------------------------------------------------------------------------

    def _through(self, state: State, user: Instruction, value: Value) -> None:
        """Activate a result for its operand, if the instruction carries that one."""
        if user in state.active:
            return
        carried = self._carried[user.row.name]
        if carried is not None and not any(user.operands[each] is value for each in carried):
            return
        if user.row.name in _COMPUTING:
            self._compute(state, user, value)
        self.activate(state, user)

    def _compute(self, state: State, user: Instruction, value: Value) -> None:
        """Activate what is computed from the bits of a number, although it is an integer."""
        computes = value in state.computed or (
            isinstance(value.type, IntType)
            and self.kinds.has_number_bits(value)
            and (not _hands_on(user) or self._cuts(user, value))
        )
        if computes:
            state.computed.add(user)
            state.active.add(user)
            self._pending.append((state, user))

    def _cuts(self, user: Instruction, value: Value) -> bool:
        """Return whether a part of a number is taken for an integer."""
        if user.row.name != "trunc" or not isinstance(user.type, IntType):
            return False
        return self.kinds.is_cut(value, user.type)

    def _return(self, state: State, _user: Instruction, _value: Value) -> None:
        if not state.result:
            state.result = True
            for caller, call in tuple(state.callers):
                self.activate(caller, call)

    def _store(self, state: State, user: Instruction, value: Value) -> None:
        if user.operands[0] is value:
            self.deposit(state, user, user.operands[1])

    def _update(self, state: State, user: Instruction, value: Value) -> None:
        if user.operands[0] is value:
            self.activate(state, user)
        if user.operands[1] is value:
            self.deposit(state, user, user.operands[0])

    def _exchange(self, state: State, user: Instruction, value: Value) -> None:
        if user.operands[0] is value:
            self.activate(state, user)
        if user.operands[2] is value:
            self.deposit(state, user, user.operands[0])

    # -- memory --------------------------------------------------------------------------------

    def deposit(self, state: State, place: Instruction, pointer: Value) -> None:
        """Note an instruction that stores active data through a pointer."""
        state.deposits.setdefault((place, pointer), None)
        self._write(state, pointer)

    def _write(self, state: State, pointer: Value) -> None:
        """Give all that a pointer may point to a shadow."""
        written = state.written
        pending = [pointer]
        while pending:
            value = pending.pop()
            if value in written:
                continue
            written.add(value)
            behind = steps_behind(value)
            if behind is None and isinstance(value, CallBase):
                behind = self._written_through(state, value)
            if behind is not None:
                pending += behind
            else:
                self._deposit_in(state, value)

    def _written_through(self, state: State, call: CallBase) -> list[Value] | None:
        """Return the pointer whose memory is what a call returns, or was before it was resized."""
        flow = self.sites.of(call).flow
        if flow.through < 0:
            return None
        if flow.makes:
            self._deposit_in(state, call)
        return [call.operands[flow.through]]

    def _deposit_in(self, state: State, origin: Value) -> None:
        if isinstance(origin, Argument) and is_copied(origin):
            self.activate(state, origin)
        elif isinstance(origin, Argument):
            if origin.index not in state.stores:
                state.stores[origin.index] = None
                for caller, call in tuple(state.callers):
                    self._store_through(caller, call, origin.index)
        elif isinstance(origin, GlobalVariable):
            self._write_global(origin)
        elif self._is_made_here(origin):
            self.activate(state, origin)
        elif not (is_nowhere(origin) or isinstance(origin, Function) or self._is_apart(origin)):
            self._heat(origin)

    def _is_apart(self, origin: Value) -> bool:
        """Return whether memory is of an inactive function's own: nothing else leads there."""
        if not isinstance(origin, CallBase):
            return False
        rule = self.sites.of(origin).rule
        given = (scalar_of(each.type) for each in origin.arguments)
        return (
            rule is not None
            and rule.kind is Kind.INACTIVE
            and not any(isinstance(each, PointerType) for each in given)
        )

    def _is_made_here(self, origin: Value) -> bool:
        if isinstance(origin, CallBase):
            return self.sites.of(origin).flow.makes
        return isinstance(origin, Alloca)

    def _store_through(self, caller: State, call: CallBase, index: int) -> None:
        if index < len(call.argument_attributes):
            self._write(caller, call.operands[index])

    def shadow(self, state: State, made: Value, stored_in: Value | None = None) -> None:
        """Give memory made here a shadow, and activate its address."""
        if stored_in is not None and isinstance(made, CallBase):
            self.deposit(state, made, stored_in)
        elif self.kinds.object_holds(made):
            self.activate(state, made)
            if isinstance(made, CallBase):
                for block in self._written_through(state, made) or ():
                    self._write(state, block)

    @property
    def aliases(self) -> Aliases:
        """Return which unknown pointers may alias, computed at the first store through one."""
        if self._aliases is None:
            self._aliases = Aliases(self.program, self.kinds)
        return self._aliases

    def _heat(self, pointer: Value) -> None:
        """Note that active data is stored through a pointer of unknown origin."""
        self._heat_class(self.aliases.behind(pointer))

    def _heat_class(self, number: int) -> None:
        if number in self.hot:
            return
        self.hot.add(number)
        for made in self.aliases.objects(number):
            if isinstance(made.value, GlobalVariable):
                self._write_global(made.value)
            elif made.function is not None:
                for state in self.states_of.get(made.function, ()):
                    self.shadow(state, made.value, made.stored_in)

    # -- globals -------------------------------------------------------------------------------

    def _write_global(self, variable: GlobalVariable) -> None:
        if not variable.is_constant:
            self._activate_global(variable)

    def _activate_global(self, symbol: GlobalValue) -> None:
        pending = [symbol]
        while pending:
            each = pending.pop()
            if each in self.active_globals or self.sites.is_silent(each):
                continue
            self.active_globals[each] = None
            for body in self.program.bodies_mentioning(each):
                for state in self.states_of.get(body.function, ()):
                    self._activate_mentions(state, each)
            # What holds its address holds that of its shadow, too.
            pending += self.program.initialised_by.get(each, ())
            if isinstance(each, GlobalVariable) and not each.is_local and not self.is_visible:
                self.is_visible = True
                for state, call in self._externals:
                    self._read_visible(state, call)

    def _activate_mentions(self, state: State, symbol: GlobalValue) -> None:
        for instruction, operand in state.body.mentions[symbol]:
            transfer = self._transfers.get(instruction.__class__)
            if transfer is not None:
                transfer(state, instruction, operand)

    # -- calls ---------------------------------------------------------------------------------

    def _call(self, state: State, user: Instruction, value: Value) -> None:
        assert isinstance(user, CallBase)
        site = self.sites.of(user)
        if site.kind is Callee.DEFINED:
            self._need_link(state, user)
        elif site.kind is Callee.KNOWN:
            self._known(state, user, site, value)
        elif site.kind in (Callee.INDIRECT, Callee.CUSTOM):
            self._indirect(state, user)
        else:
            self.activate(state, user)

    def _known(self, state: State, call: CallBase, site: Site, value: Value) -> None:
        flow = site.flow
        given = call.arguments
        if flow.mixes:
            self._compute(state, call, value)
        if flow.mixes or any(given[each] is value for each in flow.results | flow.reads):
            self.activate(state, call)
        if flow.throws and given[0] is value:
            self._throw()
        for source, pointer in flow.stores:
            if given[source] is value:
                self.deposit(state, call, given[pointer])
        for source, pointer in flow.mixed:
            if given[source] is value and self.kinds.memory_holds(value, None):
                self.deposit(state, call, given[pointer])
        if flow.copy is not None:
            target, source, length = flow.copy
            size = None if length is None else given[length]
            if given[source] is value and self.kinds.memory_holds(value, size):
                self.deposit(state, call, given[target])

    def _throw(self) -> None:
        """Note that what is thrown carries derivatives, whoever catches it."""
        if not self._is_thrown:
            self._is_thrown = True
            for state, call in self._catches:
                self.activate(state, call)

    def _catch(self, state: State, call: CallBase) -> None:
        if self.sites.of(call).flow.catches:
            self._catches.append((state, call))
            if self._is_thrown:
                self.activate(state, call)

    def _communicate(self, state: State, call: CallBase) -> None:
        """Note what other processes send: that it is active is theirs to say."""
        flow = self.sites.of(call).flow
        if _is_wait(call):
            state.communicating.add(call)
        if not flow.communicates:
            return
        state.communicating.add(call)
        for place, kind in flow.receives:
            if kind < 0 or not are_integers(call.arguments[kind]):
                self.deposit(state, call, call.arguments[place])
        for place in flow.launches:
            self._hand_over(state, call.arguments[place])

    def _hand_over(self, state: State, pointer: Value) -> None:
        """Note that all that a pointer leads to may get active data."""
        self._write(state, pointer)
        for number in self.aliases.reachable(pointer):
            self._heat_class(number)

    def _indirect(self, state: State, call: CallBase) -> None:
        if call in state.indirect:
            return
        state.indirect.add(call)
        self._activate_functions()
        self.activate(state, call)
        for each in call.arguments:
            if isinstance(scalar_of(each.type), PointerType):
                self._hand_over(state, each)

    def _read_visible(self, state: State, call: CallBase) -> None:
        """Activate what an unknown function may return from an active global."""
        callee = self.sites.of(call).function
        if not self.is_visible or callee is None or not self.kinds.holds(call):
            return
        if _may_read_globals(call, callee):
            self.activate(state, call)

    def _need_link(self, state: State, call: CallBase) -> None:
        if call not in state.unlinked:
            state.unlinked.add(call)
            self._links.append((state, call))

    def _link(self, state: State, call: CallBase) -> None:
        """Lead a call to the context that its arguments ask for."""
        state.unlinked.discard(call)
        function = self.sites.of(call).function
        assert function is not None
        count = len(call.argument_attributes)
        key = tuple(
            each.index < count
            and self.is_active(state, call.operands[each.index])
            and self.kinds.holds(each)
            for each in function.arguments
        )
        callee = self._state(function, key)
        if state.callees.get(call) is callee:
            return
        state.callees[call] = callee
        callee.callers[state, call] = None
        if callee.result:
            self.activate(state, call)
        for index in tuple(callee.stores):
            self._store_through(state, call, index)


def _is_of_derivative(call: CallBase) -> bool:
    """Return whether a derivative exchanges data here, of which other processes know more."""
    callee = callee_of(call)
    return callee is not None and callee.name.startswith(EXCHANGES)


def _is_wait(call: CallBase) -> bool:
    """Return whether threads wait for each other here, as they must on the way back."""
    callee = callee_of(call)
    return callee is not None and callee.name in WAITS


def _may_read_globals(call: CallBase, callee: Function) -> bool:
    """Return whether a call may read memory other than what its arguments point to."""
    texts = (with_groups(text, module_of(callee)) for text in (callee.suffix, call.tail))
    return all(permission_of(text).other & READ for text in texts)
