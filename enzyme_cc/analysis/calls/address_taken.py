"""Functions whose address is taken anywhere in a module: what a call through a pointer may mean.

That a function is asked for by a request, or registered, makes its address no data; what a
request passes on to it is.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_cc.analysis.calls.callees import called_as
from enzyme_cc.attributes.vocabulary import mode_of, special_call_of
from enzyme_cc.ir.constants import Composite, InlineAsm
from enzyme_cc.ir.function import Function, Instruction
from enzyme_cc.ir.globals import Alias, GlobalVariable
from enzyme_cc.ir.instructions import CallBase

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from enzyme_cc.ir.module import Module
    from enzyme_cc.ir.types import FunctionType
    from enzyme_cc.ir.values import Value

#: Globals that hold functions for others than the program.
_NOT_DATA = ("__enzyme_", "llvm.")


class Taken:
    """The functions of each type whose address is data, found when first asked for."""

    def __init__(self, module: Module) -> None:
        self._module = module
        self._by_type: dict[FunctionType, tuple[Function, ...]] | None = None

    def of(self, kinds: Iterable[FunctionType]) -> Iterator[Function]:
        """Yield the functions of some types, in the order of the module."""
        for kind in kinds:
            yield from self._found(kind)

    def _found(self, kind: FunctionType) -> tuple[Function, ...]:
        if self._by_type is None:
            self._by_type = {}
        found = self._by_type.get(kind)
        if found is None:
            alike = [each for each in self._functions() if each.function_type == kind]
            found = self._by_type[kind] = tuple(filter(self._is_data, alike))
        return found

    def _functions(self) -> list[Function]:
        return [each for each in self._module.functions.values() if not _is_ours(each)]

    def _is_data(self, function: Function) -> bool:
        self._module.load_users(function)
        return any(_is_use(user, used) for user, used in self._users(function))

    def _users(self, symbol: Function) -> Iterator[tuple[Value, Value]]:
        """Yield the users of a function, and what each uses: through constants and aliases too."""
        pending: list[Value] = [symbol]
        while pending:
            used = pending.pop()
            for user in used.users:
                if isinstance(user, (Alias, Composite)):
                    if isinstance(user, Alias):
                        self._module.load_users(user)
                    pending.append(user)
                else:
                    yield user, used


def _is_ours(function: Function) -> bool:
    return bool(mode_of(function.name) or special_call_of(function.name)) or (
        function.name.startswith("llvm.")
    )


def _is_use(user: Value, used: Value) -> bool:
    """Return whether somebody may call what is used through a pointer."""
    if isinstance(user, GlobalVariable):
        return not any(each in user.name for each in _NOT_DATA)
    if not isinstance(user, CallBase):
        return isinstance(user, Instruction)
    if used not in user.arguments:
        return False
    callee = user.callee
    is_asked = isinstance(callee, Function) and _is_ours(callee)
    return used in _passed_on(user) if is_asked else True


def _passed_on(request: CallBase) -> list[Value]:
    """Return a request's arguments behind the function, which memory for results may precede."""
    said = request.argument_attributes
    return request.arguments[1 + (bool(said) and "sret" in said[0]) :]


def indirect_types(functions: Iterable[Function]) -> dict[FunctionType, None]:
    """Return the types of all calls through pointers in some bodies."""
    return dict.fromkeys(
        called_as(each)
        for function in functions
        for each in function.instructions()
        if isinstance(each, CallBase) and not isinstance(each.callee, (Function, InlineAsm))
    )
