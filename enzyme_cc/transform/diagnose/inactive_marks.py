"""Functions that the program calls inactive, and that may write where derivatives are kept.

What such a function writes counts as constant, and nobody clears the shadow of what was there: its
users know best. Where it cannot be seen that nothing is written, they are warned at each use, for
else a gradient would be zero, or old, without a word. A rule in a file says what is written, and
where that is known to carry derivatives the call is refused.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from enzyme_cc.analysis.calls.callees import callee_of
from enzyme_cc.analysis.calls.reachable_functions import reached
from enzyme_cc.analysis.memory.write_effects import written_by_rule
from enzyme_cc.analysis.memory.written_through import WrittenThrough, may_hold_address
from enzyme_cc.attributes.names import CALL_INACTIVE
from enzyme_cc.attributes.vocabulary import special_call_of
from enzyme_cc.ir.constants import Constant
from enzyme_cc.ir.function import Function
from enzyme_cc.ir.globals import GlobalVariable
from enzyme_cc.ir.instructions import CallBase
from enzyme_cc.ir.types import PointerType
from enzyme_cc.requests.places import COPIED
from enzyme_cc.requests.trace import stripped
from enzyme_cc.rules.library import Library
from enzyme_cc.rules.model import Effect, Kind
from enzyme_cc.transform.diagnose.packed_texts import PackedTexts
from enzyme_cc.transform.diagnose.special_calls import function_at
from enzyme_cc.transform.report.evidence import gives_back, may_write, only_reads
from enzyme_cc.transform.report.pasting import inactive_memory, pasted
from enzyme_cc.words.refused_bytes import COPIED_AS_TEXT, READ_FROM_TEXT, READ_THROUGH_TEXT

if TYPE_CHECKING:
    from collections.abc import Container, Iterator

    from enzyme_cc.analysis.activity.analysis import ActivityResults, Context
    from enzyme_cc.analysis.types.results import TypeResults
    from enzyme_cc.ir.values import Value
    from enzyme_cc.transform.program.roots import Program
    from enzyme_cc.transform.report.report import Report

CODE = "EZ0309"


class _Use(NamedTuple):
    """A call of an inactive function, and what that is given: by parameter, all that is known."""

    call: CallBase
    function: Function
    given: dict[int, Value]
    words: dict[int, str]


class InactiveMarks:
    """The losses by the marks of one module."""

    def __init__(self, program: Program, report: Report, types: TypeResults) -> None:
        self.program = program
        self.places = report.places
        self._report = report
        self._types = types
        found = program.registrations
        self._meant = found.inactive_memory
        in_files = frozenset(filter(self._writes_by_rule, program.library.users))
        self._marked = (found.inactive | in_files) - self._meant
        self._has_calls = CALL_INACTIVE in program.module.source
        #: Functions that we know, and that may pass on what they are given.
        self._known = frozenset(filter(self._is_known, program.module.functions.values()))
        self._apart = program.apart
        self._packed = PackedTexts(program, types)
        library = Library.chosen(program.choices.rules)
        self._through = WrittenThrough(lambda each: library.fitting(each.name, each.function_type))
        #: The variables that an inactive function may write, by its name.
        self._variables: dict[Function, tuple[GlobalVariable, ...]] = {}

    def _writes_by_rule(self, name: str) -> bool:
        rule = self.program.library.callee(name)
        return rule is not None and rule.kind is Kind.INACTIVE and Effect.WRITES in rule.effects

    def _is_known(self, function: Function) -> bool:
        rule = self.program.rule(function)
        if rule is None or rule.kind is not Kind.INACTIVE or self._name(function) in self._marked:
            return False
        is_address = isinstance(function.return_type, PointerType)
        return Effect.READS in rule.effects and (is_address or Effect.WRITES in rule.effects)

    def report(self, found: ActivityResults, contexts: Container[Context]) -> None:
        """Warn of each use in these contexts by which derivatives may get lost."""
        if not (self._marked or self._has_calls or self._known):
            return
        self._packed.contexts = found.contexts
        for context in found.contexts:
            if context in contexts:
                for line in context.function.instructions():
                    use = self._use(line) if isinstance(line, CallBase) else None
                    if use is not None and use.function in self._known:
                        self._look_at_known(use, context)
                    elif use is not None:
                        self._look_at(use, context, found)

    # -- uses --------------------------------------------------------------------------------------

    def _use(self, call: CallBase) -> _Use | None:
        function, first = callee_of(call), 0
        if function is None:
            return None
        if special_call_of(function.name) == CALL_INACTIVE:
            first = function_at(call) + 1
            meant = stripped(call.arguments[first - 1])
            function = meant if isinstance(meant, Function) else function
            if function.name in self._meant:
                return None
        elif function not in self._known and self._name(function) not in self._marked:
            return None
        numbers = range(len(call.arguments) - first)
        given = {index: call.arguments[index + first] for index in numbers}
        words = {index: call.argument_attributes[index + first] for index in numbers}
        return _Use(call, function, given, words)

    def _name(self, function: Function) -> str:
        return self.program.bodies.name(function)

    def _look_at(self, use: _Use, context: Context, found: ActivityResults) -> None:
        is_active = {index: context.is_active(each) for index, each in use.given.items()}
        if not any(is_active.values()):
            return
        places = [*self._arguments(use, is_active), *self._mentioned(use, found)]
        if places:
            name = self.places.name(use.function)
            self._report.add(
                CODE,
                f"{name} is marked inactive, but may write numbers {_listed(places)}: they count "
                "as constant, whatever they are computed from",
                use.call,
                f"derivatives by way of {name} are zero, and those of numbers that it writes over "
                "stay as they are",
                *self._ways_out(use, name),
                severity="warning",
            )
        elif self._hands_out(use, is_active):
            name = self.places.name(use.function)
            self._report.add(
                CODE,
                f"{name} is marked inactive, but returns an address that it may have from an "
                "argument that carries derivatives: numbers that are read there count as constant",
                use.call,
                f"derivatives by way of {name} are zero",
                *self._ways_out(use, name),
                severity="warning",
            )

    def _look_at_known(self, use: _Use, context: Context) -> None:
        """Warn of numbers that count as constant by a rule of ours, not by a user's mark."""
        is_active = {index: context.is_active(each) for index, each in use.given.items()}
        name = self.places.name(use.function)
        if self._hands_out(use, is_active):
            READ_THROUGH_TEXT.said(self._report.add, use.call, name=name)
        elif self._reads_numbers_of_text(use):
            READ_FROM_TEXT.said(self._report.add, use.call, name=name)
        elif self._copies_numbers(use, is_active):
            COPIED_AS_TEXT.said(self._report.add, use.call, name=name)

    def _reads_numbers_of_text(self, use: _Use) -> bool:
        """Return whether what functions like it alone should read is read as numbers."""
        rule = self.program.rule(use.function)
        if rule is not None and rule.integers and rule.characters:
            return any(map(self._is_at_number, written_by_rule(use.call, rule)))
        is_address = use.call.is_used and may_hold_address(use.call.type)
        if not (is_address and use.function in self._apart):
            return False
        return bool(self._types.numbers_behind(use.call)) and self._packed.are_possible

    def _copies_numbers(self, use: _Use, is_active: dict[int, bool]) -> bool:
        """Return whether bytes that may be numbers are put where numbers count as constant."""
        rule = self.program.rule(use.function)
        if rule is None or not rule.characters:
            return False
        targets = written_by_rule(use.call, rule)
        pointers = [i for i, each in use.given.items() if isinstance(each.type, PointerType)]
        return any(is_active[each] for each in pointers) and any(
            self._is_at_number(use.given[each])
            for each in pointers
            if not is_active[each] and use.given[each] in targets
        )

    def _is_at_number(self, pointer: Value) -> bool:
        """Return whether a number begins where a pointer leads."""
        return any(kind.is_float for _, kind, _ in self._types.layout(pointer, 1))

    def _ways_out(self, use: _Use, name: str) -> Iterator[str]:
        is_at_call = use.call.callee is not use.function and use.function.name != CALL_INACTIVE
        way = "call it by its name" if is_at_call else "take the mark away"
        yield f"{way}: then {name} is differentiated, or you are told what that takes"
        plain = use.function.name.removeprefix(COPIED)
        said = "or say that this is meant, for all that it does to memory"
        if plain == name and name.isidentifier():
            yield said + pasted(inactive_memory(name))
        else:
            yield f"{said}: write __attribute__((enzyme_inactive_memory)) in front of it"

    # -- what is written ---------------------------------------------------------------------------

    def _arguments(self, use: _Use, is_active: dict[int, bool]) -> Iterator[str]:
        """Yield the arguments through which numbers may be written."""
        for index, value in use.given.items():
            if "sret" in use.words[index] or not may_hold_address(value.type):
                continue
            numbers = self._types.numbers_behind(value)
            may_matter = numbers is not False if is_active[index] else _is_kept(value) and numbers
            if may_matter and self._may_write(use, index, is_active=is_active[index]):
                yield f"through argument {index + 1}"

    def _may_write(self, use: _Use, index: int, *, is_active: bool) -> bool:
        function, value = use.function, use.given[index]
        rule = self.program.library.callee(function.name)
        if rule is not None and function.name in self.program.library.users:
            # Where derivatives are kept for certain, it is refused.
            return not is_active and value in written_by_rule(use.call, rule)
        if only_reads(function):
            return False
        if not may_write(function, index, value.type, use.words[index], self.places):
            return False
        has_body = not function.is_declaration and index < len(function.function_type.parameters)
        return not has_body or self._through.argument(function, index)

    def _mentioned(self, use: _Use, found: ActivityResults) -> Iterator[str]:
        """Yield the variables that may be written, of those that what is differentiated uses."""
        if use.function not in self._variables:
            self._variables[use.function] = tuple(self._written_variables(use.function))
        used = {each for context in found.contexts for each in _variables_in(context.function)}
        for each in self._variables[use.function]:
            if each in used:
                yield f"to the variable {each.name}"

    def _written_variables(self, function: Function) -> Iterator[GlobalVariable]:
        inside = reached([function])
        for variable in dict.fromkeys(each for body in inside for each in _variables_in(body)):
            is_silent = variable.name in self.program.said.inactive_globals
            if variable.is_constant or is_silent or not self._types.numbers_behind(variable):
                continue
            if any(self._through.variable(body, variable) for body in inside):
                yield variable

    def _hands_out(self, use: _Use, is_active: dict[int, bool]) -> bool:
        """Return whether numbers are read where it returns an address to."""
        call = use.call
        if not (call.is_used and may_hold_address(call.type) and self._types.numbers_behind(call)):
            return False
        if not gives_back(use.function, self.places):
            return False
        pointers = [
            index
            for index, each in use.given.items()
            if is_active[index] and may_hold_address(each.type)
        ]
        if use.function.is_declaration:
            return bool(pointers)
        count = len(use.function.function_type.parameters)
        return any(each >= count or self._through.returns(use.function, each) for each in pointers)


def _is_kept(value: Value) -> bool:
    """Return whether there is memory behind a pointer that can be written."""
    root = stripped(value)
    if isinstance(root, GlobalVariable):
        return not root.is_constant
    return not isinstance(root, Constant)


def _variables_in(function: Function) -> Iterator[GlobalVariable]:
    for line in function.instructions():
        pending = list(line.operands)
        while pending:
            each = pending.pop()
            if isinstance(each, GlobalVariable):
                yield each
            elif isinstance(each, Constant) and not isinstance(each, Function):
                pending += each.operands


def _listed(places: list[str]) -> str:
    *first, last = dict.fromkeys(places)
    return f"{', '.join(first)} and {last}" if first else last
