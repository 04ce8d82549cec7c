"""Internal procedures that use variables of their host, and are passed as arguments.

Fortran passes the address of a trampoline: code, written at run time, that calls the procedure with
the frame of its host. What takes such an argument and does nothing but call it, or pass it on, is
copied for each procedure: the copy takes the frame in place of the address, and calls by name. So
no derivative is looked for by an address that only the running program knows.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from enzyme_cc.ir.building.builder import Builder, CallStyle
from enzyme_cc.ir.building.clone import clone_function
from enzyme_cc.ir.building.constants import is_zero
from enzyme_cc.ir.constants import Constant
from enzyme_cc.ir.function import DebugRecord, Function, Instruction
from enzyme_cc.ir.instructions import Call, Compare
from enzyme_cc.ir.types import FunctionType, function_type
from enzyme_cc.transform.code.block_tables import copy_tables
from enzyme_cc.transform.code.debug_scopes import copy_scopes
from enzyme_cc.transform.code.function_attributes import string_word
from enzyme_cc.transform.code.grounds import holds
from enzyme_cc.transform.code.inherited import debug_of, fast_math_of
from enzyme_cc.transform.program.working_copies import SOURCE
from enzyme_cc.transform.report.unknown_callees import ADDRESS, FILLED

if TYPE_CHECKING:
    from collections.abc import Iterator

    from enzyme_cc.ir.function import Line
    from enzyme_cc.ir.module import Module
    from enzyme_cc.ir.values import Value
    from enzyme_cc.transform.code.function_attributes import FunctionWords
    from enzyme_cc.transform.program.working_copies import Sources


class Closure(NamedTuple):
    """A procedure with the frame of its host."""

    function: Function
    frame: Value

    @property
    def kind(self) -> FunctionType:
        """Return the type that its trampoline is called as."""
        kind = self.function.function_type
        return function_type(kind.result, kind.parameters[:-1])


class _Use(NamedTuple):
    """A parameter that is to be a frame, and as what the procedure is called."""

    function: Function
    place: int
    kind: FunctionType


def call_by_name(module: Module, sources: Sources, words: FunctionWords) -> list[Function]:
    """Let copies call internal procedures by name, as far as one can see; the further copies."""
    if FILLED not in module.source:
        return []
    return _Binding(module, sources, words).bind()


class _Binding:
    """The further copies of one module."""

    def __init__(self, module: Module, sources: Sources, words: FunctionWords) -> None:
        self._module = module
        self._sources = sources
        self._words = words
        self._copies = set(sources.copies.values())
        self._made: dict[tuple[Function, tuple[tuple[int, Function], ...]], Function] = {}
        #: What is still to be gone through, with the parameters that are frames.
        self._pending: list[tuple[Function, dict[Value, Closure]]] = []

    def bind(self) -> list[Function]:
        """Go through all copies, and through those that this takes."""
        self._pending = [(each, {}) for each in self._sources.copies.values()]
        while self._pending:
            function, given = self._pending.pop(0)
            self._bind(function, given)
        return list(self._made.values())

    def _bind(self, function: Function, given: dict[Value, Closure]) -> None:
        made = dict(self._trampolines(function))
        known = given | made
        users = dict.fromkeys(user for value in known for user in value.users)
        for user in users:
            if isinstance(user, Call):
                self._call(user, known)
        for value in given:
            self._check_frame(value)
        for value in made:
            _remove_unused(value)

    def _check_frame(self, value: Value) -> None:
        """Check that a frame is only passed where one is taken."""
        for user in value.users:
            is_aside = isinstance(user, DebugRecord) or _asks_presence(user)
            is_frame = is_aside or (
                isinstance(user, Call)
                and isinstance(user.callee, Function)
                and (user.callee in self._made.values() or user.arguments[-1] is value)
            )
            assert is_frame, f"the frame in {user} is taken for a procedure"

    def _trampolines(self, function: Function) -> Iterator[tuple[Value, Closure]]:
        """Yield the addresses of trampolines that were filled just before, with what is in them."""
        for block in function.blocks:
            filled: dict[Value, Closure] = {}
            for line in block.lines:
                if _calls(line, FILLED):
                    assert isinstance(line, Call)
                    place, called, frame = line.arguments
                    is_there = not isinstance(frame, Constant)
                    if isinstance(called, Function) and _takes_frame(called) and is_there:
                        filled[place] = Closure(self._body(called), frame)
                elif _calls(line, ADDRESS):
                    assert isinstance(line, Call)
                    place = line.arguments[0]
                    if place in filled and _is_filled_once(place):
                        yield line, filled[place]

    def _body(self, function: Function) -> Function:
        return self._sources.copy_of(function) or function

    # -- calls -------------------------------------------------------------------------------------

    def _call(self, call: Call, known: dict[Value, Closure]) -> None:
        """Call by name, and pass frames, where that can be."""
        closure = known.get(call.callee)
        if closure is not None and closure.kind != call.function_type:
            return
        function = call.callee if closure is None else closure.function
        if not isinstance(function, Function):
            return
        passed = {
            index: known[value]
            for index, value in enumerate(call.arguments)
            if value in known and self._takes(function, index, known[value].kind)
        }
        if closure is not None or passed:
            self._replace(call, function, closure, passed)

    def _replace(
        self, call: Call, function: Function, closure: Closure | None, passed: dict[int, Closure]
    ) -> None:
        arguments, words = list(call.arguments), list(call.argument_attributes)
        for index, each in passed.items():
            arguments[index], words[index] = each.frame, ""
        if closure is not None:
            arguments.append(closure.frame)
            words.append("nest")
        target = self._with_frames(function, passed)
        builder = Builder.before(call)
        builder.metadata = debug_of(call)
        style = CallStyle(flags=fast_math_of(call), arguments=tuple(words))
        made = builder.call(target, arguments, style)
        if call.is_used:
            call.replace_all_uses(made)
        call.erase()

    def _with_frames(self, function: Function, passed: dict[int, Closure]) -> Function:
        """Return a function that takes frames of these in place of their addresses."""
        if not passed:
            return function
        key = function, tuple((index, each.function) for index, each in sorted(passed.items()))
        if key not in self._made:
            copy = self._made[key] = self._copied(function, list(passed))
            given = copy.arguments
            frames: dict[Value, Closure] = {
                given[at]: Closure(each.function, given[at]) for at, each in passed.items()
            }
            self._copies.add(copy)
            self._pending.append((copy, frames))
        return self._made[key]

    def _copied(self, function: Function, frames: list[int]) -> Function:
        values: dict[Value, Value] = {}
        copy = clone_function(function, function.name, values)
        copy_tables(function, copy, values)
        for index in frames:
            copy.arguments[index].attributes = ""
        copy.prefix = " ".join(word for word in copy.prefix.split() if word != "internal")
        kept = [each for each in self._words.of(function) if not each.startswith(f'"{SOURCE}"')]
        self._words.give(copy, [*kept, string_word(SOURCE, copy.name)], laid_out=False)
        name = self._words.value(function, SOURCE) or function.name
        copy_scopes(self._module, function, copy, name)
        return copy

    # -- what can be copied so ---------------------------------------------------------------------

    def _takes(self, function: Function, index: int, kind: FunctionType) -> bool:
        """Return whether a procedure passed there is only called, wherever it is passed on."""
        return holds(_Use(function, index, kind), self._passed_on)

    def _passed_on(self, use: _Use) -> list[_Use] | None:
        """Return what a parameter is passed on to; None where something else is done with it."""
        if use.function not in self._copies or use.place >= len(use.function.arguments):
            return None
        value = use.function.arguments[use.place]
        found: list[_Use] = []
        for user in value.users:
            if isinstance(user, DebugRecord) or _asks_presence(user):
                continue
            if not isinstance(user, Call):
                return None
            places = [index for index, each in enumerate(user.arguments) if each is value]
            if not places and user.callee is value and user.function_type == use.kind:
                continue
            if not places or not isinstance(user.callee, Function):
                return None
            found += [_Use(user.callee, index, use.kind) for index in places]
        return found


def _asks_presence(user: Value) -> bool:
    """Return whether it is `present(f)`: the frame of a host is there where the procedure is."""
    if not isinstance(user, Instruction) or user.opcode != "ptrtoint":
        return False
    return all(
        isinstance(each, Compare) and each.predicate in ("eq", "ne") and is_zero(each.operands[1])
        for each in user.users
        if not isinstance(each, DebugRecord)
    )


def _calls(line: Line, name: str) -> bool:
    callee = line.callee if isinstance(line, Call) else None
    return isinstance(callee, Function) and callee.name == name


def _takes_frame(function: Function) -> bool:
    """Return whether the frame is what a function takes last, and it alone."""
    nested = ["nest" in each.attributes.split() for each in function.arguments]
    return nested[-1:] == [True] and sum(nested) == 1 and not function.variadic


def _is_filled_once(place: Value) -> bool:
    return sum(isinstance(each, Call) and _calls(each, FILLED) for each in place.users) == 1


def _remove_unused(address: Value) -> None:
    """Remove a trampoline that nobody calls."""
    assert isinstance(address, Call)
    if any(not isinstance(each, DebugRecord) for each in address.users):
        return
    place = address.arguments[0]
    for record in list(address.users):
        assert isinstance(record, DebugRecord)
        record.erase()
    address.erase()
    users = list(place.users)
    if len(users) == 1 and isinstance(users[0], Call) and _calls(users[0], FILLED):
        users[0].erase()
