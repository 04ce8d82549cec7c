"""Decide whether a function may write through its pointers, by its unoptimised body.

Followed forwards from a pointer, through what it is stored in on the stack. Whatever is not
understood may write. What is loaded through the pointer may be an address as well: memory that
is reached from there counts as memory that it was given. What a function keeps for later, in
variables or in memory of others, may be written as well.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_cc.analysis.alias.pointer_origins import Objects
from enzyme_cc.analysis.calls.callees import callee_of
from enzyme_cc.analysis.memory.attributes import WRITE, both_pointed, permission_of, pointed_of
from enzyme_cc.analysis.memory.effects import is_transfer
from enzyme_cc.analysis.memory.write_effects import written_by_rule
from enzyme_cc.ir.checking.globals import with_groups
from enzyme_cc.ir.constants import ConstantExpression, MetadataOperand
from enzyme_cc.ir.function import Argument, DebugRecord, Instruction
from enzyme_cc.ir.instructions import Alloca, CallBase, Cast, Compare, Load, Return, Store
from enzyme_cc.ir.module import module_of
from enzyme_cc.ir.opcodes import Memory as Accesses
from enzyme_cc.ir.types import FloatType, IntType, scalar_of
from enzyme_cc.rules.model import Effect, Kind
from enzyme_cc.rules.routines.names import position

if TYPE_CHECKING:
    from collections.abc import Callable

    from enzyme_cc.ir.function import Function
    from enzyme_cc.ir.globals import GlobalVariable
    from enzyme_cc.ir.types import Type
    from enzyme_cc.ir.values import Value
    from enzyme_cc.rules.model import Rule

#: Integers of fewer bits are no addresses.
_BITS_OF_ADDRESSES = 64
#: How many steps through memory it takes to what was given, from memory of the function's own.
GIVEN, MOST = 0, 8
_SILENT = ("llvm.dbg.", "llvm.lifetime.", "llvm.assume", "llvm.objectsize.", "llvm.prefetch")


def may_hold_address(kind: Type) -> bool:
    """Return whether a value of a type may be an address, or have one in it."""
    scalar = scalar_of(kind)
    if isinstance(scalar, IntType):
        return scalar.width >= _BITS_OF_ADDRESSES
    return not isinstance(scalar, FloatType)


class WrittenThrough:
    """Answers about the functions of one module; each is found once."""

    def __init__(self, rule: Callable[[Function], Rule | None]) -> None:
        self.rule = rule
        self._objects = Objects()
        self._found: dict[tuple[Function, int, int], _Way] = {}

    def argument(self, function: Function, index: int) -> bool:
        """Return whether a function may write to what it reaches by an argument."""
        way = self.way(function, index, GIVEN)
        return way.writes or bool(way.put_in)

    def variable(self, function: Function, variable: GlobalVariable) -> bool:
        """Return whether a function may write to a variable that it mentions."""
        way = _Way(self, function)
        way.follow(variable, GIVEN)
        return way.writes

    def returns(self, function: Function, index: int) -> bool:
        """Return whether the function may return an address that it reaches by an argument."""
        return self.way(function, index, GIVEN).returns

    def way(self, function: Function, index: int, level: int) -> _Way:
        """Return what is done with what an argument leads to; of recursion, as far as is known."""
        key = (function, index, level)
        found = self._found.get(key)
        if found is None:
            found = self._found[key] = _Way(self, function)
            function.load()
            found.follow(function.arguments[index], level)
        return found

    def origins(self, pointer: Value) -> list[Value]:
        """Return what a pointer points into; the parameter, where that is kept on the stack."""
        return [each for root in self._objects.roots(pointer) for each in self._behind(root)]

    def _behind(self, root: Value) -> list[Value]:
        if not isinstance(root, Load) or not isinstance(root.pointer, Alloca):
            return [root]
        uses = [each for each in root.pointer.users if not _is_silent(each)]
        stored = [each.value for each in uses if isinstance(each, Store)]
        is_parameter = len(stored) == 1 and isinstance(stored[0], Argument)
        is_plain = all(isinstance(each, Load) or _is_into(each, root.pointer) for each in uses)
        return stored if is_parameter and is_plain else [root]


class _Way:
    """The course of one pointer through one function."""

    def __init__(self, known: WrittenThrough, function: Function) -> None:
        self.known = known
        self.function = function
        self.writes = False
        self.returns = False
        #: The arguments in whose memory such an address is left.
        self.put_in: set[int] = set()
        #: The levels of the addresses met, where they may be several the least.
        self._levels: dict[Value, int] = {}
        self._pending: list[Value] = []

    def follow(self, start: Value, level: int) -> None:
        """Follow a pointer until it is known to be written through, or nothing is left."""
        self._reach(start, level)
        while self._pending and not self.writes:
            value = self._pending.pop()
            for user in list(value.users):
                self._use(user, value)

    def _reach(self, value: Value, level: int) -> None:
        if level < self._levels.get(value, MOST + 1):
            self._levels[value] = level
            self._pending.append(value)

    def _use(self, user: object, value: Value) -> None:
        if _is_silent(user) or isinstance(user, Compare):
            return
        if isinstance(user, ConstantExpression):
            self._reach(user, self._levels[value])
        elif not isinstance(user, Instruction):
            self.writes = True
        elif user.function is self.function:
            self._instruction(user, value)

    def _instruction(self, user: Instruction, value: Value) -> None:
        level = self._levels[value]
        if isinstance(user, Load):
            if may_hold_address(user.type):
                self._reach(user, max(level - 1, GIVEN))
        elif isinstance(user, Store):
            self.writes |= user.pointer is value and level == GIVEN
            if user.value is value:
                self._put(user.pointer, level)
        elif isinstance(user, CallBase):
            self._call(user, value)
        elif isinstance(user, Return):
            self.returns = True
        elif user.row.memory is not Accesses.NONE:
            self.writes = True
        elif may_hold_address(user.type) and not _is_distance(user):
            self._reach(user, level)

    def _put(self, target: Value, level: int) -> None:
        """Follow a stored address: on the stack it is found again, elsewhere by anybody."""
        for root in self.known.origins(target):
            if isinstance(root, Alloca):
                self._reach(root, min(level + 1, MOST))
            elif isinstance(root, Argument):
                self.put_in.add(root.index)
            else:
                self.writes = True

    # -- calls -------------------------------------------------------------------------------------

    def _call(self, call: CallBase, value: Value) -> None:
        callee = callee_of(call)
        if callee is None or call.callee is value:
            self.writes |= call.callee is not value
            return
        for index, given in enumerate(call.arguments):
            if given is value:
                self._pass(call, callee, index)

    def _pass(self, call: CallBase, callee: Function, index: int) -> None:
        level = self._levels[call.arguments[index]]
        if is_transfer(callee.name):
            if index == 0:
                self.writes |= level == GIVEN
            else:
                self._put(call.arguments[0], max(level - 1, GIVEN))
        elif not callee.is_declaration and index < len(callee.function_type.parameters):
            way = self.known.way(callee, index, level)
            self.writes |= way.writes
            for each in sorted(way.put_in):
                self._put(call.arguments[each], level)
            if way.returns and may_hold_address(call.type):
                self._reach(call, level)
        else:
            rule = self.known.rule(callee)
            is_free = rule is None and _is_unseen(call, callee, index)
            self.writes |= is_free or (rule is not None and _writes(rule, call, index))
            if may_hold_address(call.type):
                self._reach(call, GIVEN)


def _is_silent(user: object) -> bool:
    """Return whether a use does nothing when the program runs."""
    if isinstance(user, CallBase):
        callee = callee_of(user)
        return callee is not None and callee.name.startswith(_SILENT)
    return isinstance(user, (DebugRecord, MetadataOperand))


def _is_distance(line: Instruction) -> bool:
    """Return whether it is the difference of two addresses."""
    operands = line.operands
    return line.opcode == "sub" and all(
        isinstance(each, Cast) and each.opcode == "ptrtoint" for each in operands
    )


def _is_into(user: object, pointer: Value) -> bool:
    """Return whether it is a store that leaves the address where it is."""
    return isinstance(user, Store) and user.pointer is pointer and user.value is not pointer


def _writes(rule: Rule, call: CallBase, index: int) -> bool:
    """Return whether a known function writes through an argument, or returns what it points to."""
    if rule.kind is Kind.INACTIVE:
        value = call.arguments[index]
        return Effect.WRITES in rule.effects and value in written_by_rule(call, rule)
    if rule.kind is Kind.PARTIALS:
        return index < len(rule.arguments) and rule.arguments[index].role.is_out
    if rule.routine is not None:
        operands = rule.routine.operands
        return any(each.written and position(rule.routine, each.name) == index for each in operands)
    return rule.kind is not Kind.FOLDS


def _is_unseen(call: CallBase, callee: Function, index: int) -> bool:
    """Return whether attributes leave it open that a call writes."""
    text = f"{callee.suffix} {call.tail}"
    if "#" in text and call.function is not None:
        text = with_groups(text, module_of(call.function))
    allowed = permission_of(text)
    if not allowed.arguments & WRITE and not allowed.other & WRITE:
        return False
    said = pointed_of(call.argument_attributes[index])
    if index < len(callee.arguments):
        said = both_pointed(said, pointed_of(callee.arguments[index].attributes))
    return bool(said.access & WRITE) or said.kept
