"""Arguments that a request got as copies: what a derivative adds to a copy, nobody can read.

In C++ a class that is passed by value is a temporary of its own, be it to `...` or to a template
that takes its arguments by value. A copy that leads to the numbers of the original is fine, as is
that of a struct with a pointer in it; one that has numbers of its own is not.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_cc.analysis.alias.underlying_objects import leaves
from enzyme_cc.analysis.calls.callees import callee_of, only_tells
from enzyme_cc.analysis.types.lattice import KIND_OF
from enzyme_cc.analysis.types.lattice import Kind as TypeKind
from enzyme_cc.ir.globals import GlobalVariable
from enzyme_cc.ir.instructions import Alloca, CallBase, Cast, GetElementPointer, Load, Store
from enzyme_cc.ir.types import PointerType
from enzyme_cc.rules.model import Kind
from enzyme_cc.words.names import cxx_name, readable

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from enzyme_cc.ir.function import Function
    from enzyme_cc.ir.values import User, Value
    from enzyme_cc.plan.function_facts import Scene
    from enzyme_cc.requests.model import Argument, Operand, Request
    from enzyme_cc.transform.program.unit import Unit

_NO_NUMBERS = frozenset((TypeKind.INTEGER, TypeKind.POINTER))
_COPIES = ("llvm.memcpy.", "llvm.memmove.")
#: Where <enzyme/enzyme> makes requests.
_HEADER = "enzyme::detail::"


class Copies:
    """The copies among the arguments of a request."""

    def __init__(self, unit: Unit, request: Request, function: Function) -> None:
        self.unit = unit
        self.call = request.call
        self.function = function
        self._declared = _declared(callee_of(request.call), len(request.call.arguments))

    @property
    def ways(self) -> tuple[str, ...]:
        """Return what a program can do instead."""
        callee = callee_of(self.call)
        if callee is not None and readable(callee.name).startswith(_HEADER):
            return ("let the function take a reference, and pass Duplicated<T &>(x, dx)",)
        return ("pass the addresses of both variables, as in '&x, &dx'",)

    def is_lost(self, argument: Argument, gets: Callable[[], bool]) -> bool:
        """Return whether numbers that are added to a shadow are never seen.

        `gets` says whether the function adds to numbers that lie in the argument itself.
        """
        return any(self._loses(argument, each, gets) for each in argument.shadows)

    def is_written(self, argument: Argument) -> bool:
        """Return whether the function takes a reference in order to change what is a copy here."""
        taken = _declared(self.function, len(self.function.arguments))
        kind = taken[argument.parameter.index] if taken else ""
        changes = kind.endswith("&") and not kind.endswith(("const&", "&&"))
        return changes and any(self._is_temporary(each) for each in argument.shadows)

    def _loses(self, argument: Argument, shadow: Operand, gets: Callable[[], bool]) -> bool:
        memory = shadow.value
        if not isinstance(memory, Alloca):
            return False
        if self._is_temporary(shadow):
            return self._owns_memory(memory) or gets()
        is_copied = "byval" in argument.parameter.attributes or self._is_byval(shadow)
        return is_copied and self._is_only_filled(memory) and gets()

    def _is_byval(self, operand: Operand) -> bool:
        return "byval" in self.call.argument_attributes[operand.position]

    def _is_temporary(self, operand: Operand) -> bool:
        """Return whether it is an object that C++ made for this call, and passes by its address."""
        kind = self._declared[operand.position] if self._declared else ""
        is_address = isinstance(operand.value.type, PointerType)
        return bool(kind) and is_address and not kind.endswith(("*", "&", ")", "]", "nullptr_t"))

    def _owns_memory(self, memory: Alloca) -> bool:
        """Return whether what makes the copy allocates: then the copy's numbers are its own."""
        made: set[User | Value] = set()
        for user, address in _uses(memory):
            is_filled = isinstance(user, Store) and user.pointer is address
            made |= set(leaves(user.value)) if isinstance(user, Store) and is_filled else {user}
        calls = (each for each in made if isinstance(each, CallBase) and each is not self.call)
        return any(map(self._allocates, calls))

    def _allocates(self, call: CallBase) -> bool:
        pending = [call]
        seen: set[Function] = set()
        while pending:
            callee = callee_of(pending.pop())
            if callee is None or callee in seen:
                continue
            seen.add(callee)
            rule = self.unit.program.rule(callee)
            if rule is not None and rule.kind is Kind.ALLOCATION:
                return True
            pending += [line for line in callee.instructions() if isinstance(line, CallBase)]
        return False

    def _is_only_filled(self, memory: Alloca) -> bool:
        """Return whether it is a copy of a variable's bytes, and nothing else has its address."""
        uses = [use for use in _uses(memory) if use[0] is not self.call]
        return all(_is_fill(*use) for use in uses) and any(_is_from_variable(*use) for use in uses)


def gets_numbers(unit: Unit, scene: Scene, parameter: Value) -> bool:
    """Return whether a function may add to numbers that lie in the memory of a parameter itself."""
    roots = scene.memory.roots
    kinds = unit.types.behind(parameter)
    has_numbers = any(KIND_OF[each.mask] not in _NO_NUMBERS for each in kinds.fields)
    for line in scene.function.instructions():
        if isinstance(line, Load):
            if scene.takes_adjoint(line) and parameter in roots.of(line.pointer):
                return True
        elif isinstance(line, CallBase) and has_numbers:
            pointers = (each for each in line.arguments if isinstance(each.type, PointerType))
            if any(parameter in roots.of(each) for each in pointers) and not only_tells(line):
                return True
    return False


def _declared(function: Function | None, count: int) -> tuple[str, ...]:
    """Return the types that a C++ function takes; empty where its name does not say all of them."""
    known = cxx_name(function.name) if function is not None else None
    if known is None or known.parameters is None:
        return ()
    found = tuple(one for each in known.parameters for one in _separate(each))
    return found if len(found) == count else ()


def _separate(types: str) -> Iterator[str]:
    """Yield the types of a pack, which are said in a row."""
    depth, start = 0, 0
    for at, letter in enumerate(types):
        depth += (letter in "<([{") - (letter in ">)]}")
        if letter == "," and not depth:
            yield types[start:at].strip()
            start = at + 1
    yield types[start:].strip()


def _uses(memory: Value) -> Iterator[tuple[User, Value]]:
    """Yield the users of memory, each with its address in it."""
    pending: list[Value] = [memory]
    while pending:
        value = pending.pop()
        for user in value.users:
            if isinstance(user, (Cast, GetElementPointer)):
                pending.append(user)
            else:
                yield user, value


def _is_fill(user: User, address: Value) -> bool:
    if isinstance(user, Store):
        return user.pointer is address and user.value is not address
    if not isinstance(user, CallBase):
        return False
    return only_tells(user) or (_is_copy(user) and user.arguments[0] is address)


def _is_from_variable(user: User, address: Value) -> bool:
    if isinstance(user, Store):
        return isinstance(user.value, Load) and not isinstance(user.value.type, PointerType)
    if not isinstance(user, CallBase) or not _is_copy(user) or user.arguments[0] is not address:
        return False
    return not all(map(_is_constant, leaves(user.arguments[1])))


def _is_constant(memory: Value) -> bool:
    return isinstance(memory, GlobalVariable) and memory.is_constant


def _is_copy(call: CallBase) -> bool:
    callee = callee_of(call)
    return callee is not None and callee.name.startswith(_COPIES)
