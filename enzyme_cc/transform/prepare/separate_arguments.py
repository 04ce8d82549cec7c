"""Find pointers that no caller passes with another of the same memory: they are `noalias`.

In C nobody writes `restrict`, and functions are called with memory that was made for them: where
each call passes blocks of the caller's own, nothing else is in them while the function runs. What
is read through one pointer then survives what is written through another.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_cc.analysis.alias.underlying_objects import Kind
from enzyme_cc.analysis.calls.callees import callee_of
from enzyme_cc.analysis.memory.attributes import pointed_of
from enzyme_cc.analysis.memory.summaries import Summaries
from enzyme_cc.ir.constants import Data
from enzyme_cc.ir.function import DebugRecord, Instruction
from enzyme_cc.ir.instructions import CallBase
from enzyme_cc.ir.types import PointerType

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable

    from enzyme_cc.analysis.alias.underlying_objects import Roots
    from enzyme_cc.ir.function import Argument, Function
    from enzyme_cc.ir.values import User
    from enzyme_cc.transform.program.roots import Program

_NOALIAS = "noalias"
#: In the names of all that asks for derivatives.
_OF_REQUESTS = "__enzyme_"


def separate_arguments(
    program: Program, functions: Collection[Function], apart: Collection[Function]
) -> None:
    """Say of parameters of copies that they are `noalias`, where all calls pass such memory.

    Of what is `apart` nobody sees all calls.
    """
    addresses = _Addresses((*functions, *apart))
    forked = {each.call.callee: each for each in program.regions.values()}
    rerun = {each for loop in program.reruns.values() for each in loop.functions}

    def is_meant(function: Function) -> bool:
        region = forked.get(function) or program.regions.get(function)
        if region is not None:
            # Threads that look at what others write are not told of one alone.
            alone = region.is_thread or program.waits(region)
            return not alone and addresses.is_only_called(function)
        if function in rerun:
            return addresses.is_only_called(function)
        if not program.bodies.is_copy(function) or function in apart:
            return False
        return addresses.is_only_called(function, program.bodies.original(function))

    assumed = {
        argument: None
        for function in filter(is_meant, functions)
        for argument in function.arguments
        if _may_be_said(argument)
    }
    # All are taken for separate until a call speaks against one: so are those that functions pass
    # on to themselves.
    for argument in assumed:
        argument.attributes = f"{argument.attributes} {_NOALIAS}".strip()
    while wrong := _contradicted(program, assumed):
        for argument in wrong:
            del assumed[argument]
            argument.attributes = argument.attributes.replace(_NOALIAS, "", 1).strip()
    if assumed:
        program.module.edited = True
    program.separate = frozenset(assumed)


def _may_be_said(argument: Argument) -> bool:
    said = pointed_of(argument.attributes)
    return isinstance(argument.type, PointerType) and not (said.noalias or said.copied)


class _Addresses:
    """The addresses of functions by which derivatives may come to them."""

    def __init__(self, reached: Iterable[Function]) -> None:
        self.reached = frozenset(reached)
        #: Whether all calls that are differentiated are by name.
        self.are_idle = not any(
            isinstance(line, CallBase) and callee_of(line) is None
            for each in self.reached
            for line in each.instructions()
        )

    def is_only_called(self, copy: Function, *original: Function) -> bool:
        """Return whether calls by name are all that leads to a function."""
        for function in (copy, *original):
            function.module.load_users(function)
        return bool(copy.users) and all(
            self._is_call(user, function) or self._is_idle(user)
            for function in (copy, *original)
            for user in function.users
        )

    @staticmethod
    def _is_call(user: User, function: Function) -> bool:
        return (
            isinstance(user, CallBase)
            and user.callee is function
            and function not in user.arguments
        )

    def _is_idle(self, user: User) -> bool:
        """Return whether a use leads nowhere: what is only run takes an address, and no request.

        A solver takes a right-hand side so, of which it is called by name once it is inlined.
        """
        if isinstance(user, DebugRecord):
            return True
        if not (self.are_idle and isinstance(user, Instruction)) or user.block is None:
            return False
        callee = callee_of(user) if isinstance(user, CallBase) else None
        is_request = callee is not None and _OF_REQUESTS in callee.name
        return not is_request and user.block.function not in self.reached


def _contradicted(program: Program, assumed: Iterable[Argument]) -> list[Argument]:
    """Return those of which a call passes what others may be in, too."""
    summaries = Summaries(program.module, program.library)
    return [each for each in assumed if not all(_sites(summaries, each))]


def _sites(summaries: Summaries, argument: Argument) -> Iterable[bool]:
    """Yield of each call whether it passes memory of the caller's own, by this pointer only."""
    assert argument.function is not None
    for call in argument.function.users:
        assert isinstance(call, CallBase)
        assert call.block is not None
        assert call.block.function is not None
        roots = summaries.scene(call.block.function).roots
        yield argument.index < len(call.arguments) and _is_separate(roots, call, argument.index)


def _is_separate(roots: Roots, call: CallBase, index: int) -> bool:
    own = roots.of(call.arguments[index])
    if any(isinstance(each, Data) or roots.kind(each) is not Kind.PRIVATE for each in own):
        return False
    others = (
        each
        for at, each in enumerate(call.arguments)
        if at != index and isinstance(each.type, PointerType)
    )
    return not any(root in own for other in others for root in roots.of(other))
