"""From the states of the fixed point to what the analysis answers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_cc.analysis.activity.call_sites import Callee
from enzyme_cc.analysis.activity.globals import globals_in
from enzyme_cc.analysis.activity.indirect_calls import is_table
from enzyme_cc.analysis.activity.results import ActivityResults, Context, Deposit
from enzyme_cc.analysis.alias.pointer_origins import is_nowhere
from enzyme_cc.ir.constants import Constant
from enzyme_cc.ir.function import Function
from enzyme_cc.ir.globals import GlobalVariable
from enzyme_cc.ir.instructions import Store

if TYPE_CHECKING:
    from enzyme_cc.analysis.activity.solver import Solver
    from enzyme_cc.analysis.activity.state import State
    from enzyme_cc.ir.instructions import CallBase
    from enzyme_cc.ir.values import Value


def report(solver: Solver, root: State) -> ActivityResults:
    """Return the answers, for the contexts that calls lead to in the end."""
    states = _used(solver, root)
    contexts = {each: Context(each.function, each.arguments, result=each.result) for each in states}
    active_globals = frozenset(solver.active_globals)
    lively = _lively(solver, states)
    for state, context in contexts.items():
        calls = frozenset(
            each for each in state.body.calls if _takes_part(solver, state, each, lively)
        )
        callees = {call: contexts[state.callees[call]] for call in calls if call in state.callees}
        context.changed = frozenset(
            each
            for each in state.body.calls
            if each in state.written and solver.sites.of(each).flow.catches
        )
        context.fill(frozenset(state.active), active_globals, calls, callees)
    made = ActivityResults()
    made.root = contexts[root]
    made.contexts = tuple(contexts.values())
    made.active_globals = frozenset(
        each for each in solver.active_globals if isinstance(each, GlobalVariable)
    )
    made.active_functions = frozenset(
        each for each in solver.active_globals if isinstance(each, Function)
    )
    made.function_contexts = {
        function: contexts[state] for function, state in solver.function_states.items()
    }
    made.lost = tuple(
        argument
        for argument in root.function.arguments
        if argument.index in root.stores and argument not in root.active
    )
    made.unplaced = tuple(
        Deposit(contexts[state], place, pointer)
        for state in states
        for place, pointer in state.deposits
        if not (is_nowhere(pointer) or solver.is_active(state, pointer))
        and not (isinstance(place, Store) and is_table(place.operands[0], solver.sites))
    )
    return made


def _used(solver: Solver, root: State) -> list[State]:
    """Return the root, then what calls lead to in their order, then functions as data."""
    found: dict[State, None] = {}
    pending = [root, *solver.function_states.values()][::-1]
    while pending:
        state = pending.pop()
        if state in found:
            continue
        found[state] = None
        pending += [
            state.callees[call] for call in reversed(state.body.calls) if call in state.callees
        ]
    return list(found)


def _lively(solver: Solver, states: list[State]) -> set[State]:
    """Return the states in which anything is active, be it in what they call."""
    found: set[State] = set()
    pending = [each for each in states if _is_lively(solver, each)]
    while pending:
        state = pending.pop()
        if state not in found:
            found.add(state)
            pending += [
                caller
                for caller, call in state.callers
                if caller.callees.get(call) is state and caller not in found
            ]
    return found


def _is_lively(solver: Solver, state: State) -> bool:
    if state.active or state.indirect or state.communicating:
        return True
    return any(each in solver.active_globals for each in state.body.mentions)


def _takes_part(solver: Solver, state: State, call: CallBase, lively: set[State]) -> bool:
    """Return whether there is anything to differentiate in a call."""
    site = solver.sites.of(call)
    if not site.flow.takes_part:
        return False
    if call in state.active or call in state.indirect or call in state.communicating:
        return True
    if site.kind is Callee.DEFINED and state.callees.get(call) in lively:
        return True
    if site.flow.catches and solver.are_functions_active:
        return True
    inputs = call.operands if site.function is None else call.operands[:-1]
    if any(solver.is_active(state, each) for each in inputs):
        return True
    return site.kind is Callee.EXTERNAL and any(_touches(solver, each) for each in inputs)


def _touches(solver: Solver, given: Value) -> bool:
    """Return whether unknown code is handed a function that touches active globals."""
    if not solver.active_globals or not isinstance(given, Function) or given.is_declaration:
        return False
    seen: dict[Value, None] = {}
    pending: list[Value] = [given]
    while pending:
        each = pending.pop()
        if each in solver.active_globals:
            return True
        if each not in seen:
            seen[each] = None
            pending += _mentioned(each)
    return False


def _mentioned(value: Value) -> list[Value]:
    """Return the globals in a body, or in what a variable holds at first."""
    if isinstance(value, Function) and not value.is_declaration:
        lines = value.instructions()
        return [each for line in lines for operand in line.operands for each in _globals(operand)]
    if isinstance(value, GlobalVariable) and value.initializer is not None:
        return _globals(value.initializer)
    return []


def _globals(value: Value) -> list[Value]:
    return list(globals_in(value)) if isinstance(value, Constant) and value.uses is not None else []
