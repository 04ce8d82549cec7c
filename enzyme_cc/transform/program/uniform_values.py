"""Values that are the same in all threads of a block, and blocks of code that all of them come to.

Both are proved, not guessed: a barrier that some threads do not come to never opens.
"""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from enzyme_cc.analysis.calls.callees import callee_of, certain_callee_of, only_tells
from enzyme_cc.analysis.flow.dominance import post_dominators
from enzyme_cc.analysis.loops.natural_loops import LoopNest
from enzyme_cc.ir.constants import Constant, PoisonConstant, UndefConstant
from enzyme_cc.ir.function import Argument, Block, Phi
from enzyme_cc.ir.instructions import (
    Alloca,
    Binary,
    Branch,
    CallBase,
    Cast,
    Compare,
    GetElementPointer,
    Load,
    Return,
    Select,
    Store,
    Switch,
)
from enzyme_cc.transform.code.grounds import holds

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from enzyme_cc.analysis.flow.cfg import Cfg
    from enzyme_cc.analysis.flow.dominance import DominatorTree
    from enzyme_cc.ir.function import Function
    from enzyme_cc.ir.values import Value

#: The linkages of functions that may be another one's when the program runs.
_REPLACED = ("common", "extern_weak", "weak")
_COMPUTED = (Binary, Cast, Compare, GetElementPointer, Select)


class Uniform:
    """The values and places that threads of a block have alike in a function they all come to."""

    def __init__(
        self, function: Function, is_given_alike: Callable[[Argument], bool], alike: Iterable[str]
    ) -> None:
        self._function = function
        self._is_given_alike = is_given_alike
        #: The functions that say the same to all threads of a block.
        self._alike = frozenset(alike)

    def is_one(self, value: Value) -> bool:
        """Return whether a value is the same in all threads where they compute it equally often."""
        return self._holds(value)

    def is_met(self, block: Block | None) -> bool:
        """Return whether all threads come to a block, equally often, if all come to the function.

        All that decides whether a thread comes there, and what decides about that, has to be the
        same for all of them.
        """
        return block is not None and self._holds(block)

    def _holds(self, what: Value) -> bool:
        """Return whether it holds of a value or a block, and of all that it rests on.

        What rests on itself, round by round, holds: in the first round it rests on other things.
        """
        return holds(what, self._grounds)

    def _grounds(self, what: Value) -> list[Value] | None:
        """Return what it rests on that a value, or coming to a block, is the same for all."""
        if isinstance(what, Block):
            return self._grounds_to_come(what)
        if isinstance(what, Phi):
            return self._grounds_of_phi(what)
        if isinstance(what, _COMPUTED):
            return what.operands
        if isinstance(what, Load):
            return _kept_in(what)
        returned = _returned(what) if isinstance(what, CallBase) else None
        if returned is not None:
            return [returned]
        return [] if self._is_told(what) else None

    def _is_told(self, value: Value) -> bool:
        """Return whether a value that is not computed here is the same in all threads."""
        if isinstance(value, Constant):
            return not isinstance(value, (PoisonConstant, UndefConstant))
        if isinstance(value, Argument):
            return value.function is self._function and self._is_given_alike(value)
        callee = callee_of(value) if isinstance(value, CallBase) else None
        return callee is not None and callee.name in self._alike

    # -- control -------------------------------------------------------------------------------

    @cached_property
    def _nest(self) -> LoopNest:
        return LoopNest(self._function)

    @property
    def _cfg(self) -> Cfg:
        return self._nest.cfg

    @cached_property
    def _behind(self) -> DominatorTree:
        return post_dominators(self._cfg)

    def _grounds_to_come(self, block: Block) -> list[Value] | None:
        if self._nest.irreducible or not self._cfg.is_reachable(block):
            return None
        found: list[Value] = []
        for each in self._deciding(block):
            condition = _condition(each)
            if condition is None:
                return None
            found += (condition, each)
        return found

    def _grounds_of_phi(self, phi: Phi) -> list[Value] | None:
        """Return the same of a phi: also that all threads come to it by the same way."""
        if phi.block is None or phi.block.function is not self._function:
            return None
        found: list[Value] = [phi.block]
        for value, source in phi.incoming:
            found += (value, source)
            if len(self._cfg.successors(source)) > 1:
                condition = _condition(source)
                if condition is None:
                    return None
                found.append(condition)
        return found

    def _deciding(self, block: Block) -> Iterator[Block]:
        """Yield the blocks that one is control dependent on."""
        behind = self._behind
        for each in self._cfg.reverse_post_order:
            targets = self._cfg.successors(each)
            if len(targets) < 2 or behind.strictly_dominates(block, each):
                continue
            if any(behind.dominates(block, target) for target in targets):
                yield each


def _returned(call: CallBase) -> Value | None:
    """Return what a function returns that does nothing else first; None of all others.

    Where code was not simplified, places of blocks are asked for by functions.
    """
    callee = certain_callee_of(call)
    if callee is None or callee.is_declaration or callee.linkage in _REPLACED:
        return None
    last = callee.entry.terminator
    found = last.value if isinstance(last, Return) else None
    return found if isinstance(found, CallBase) else None


def _kept_in(load: Load) -> list[Value] | None:
    """Return what may be in a variable of the thread, as all code keeps parameters in one.

    Threads are to set it, and to read it, all in the same order.
    """
    variable = load.pointer
    if not isinstance(variable, Alloca):
        return None
    found: list[Value | None] = [load.block]
    for each in variable.users:
        if isinstance(each, Store) and each.pointer is variable and each.value is not variable:
            if each.value.type is not load.type:
                return None
            found += (each.value, each.block)
        elif not isinstance(each, Load) and not only_tells(each):
            return None
    return [each for each in found if each is not None] if len(found) > 1 else None


def _condition(block: Block) -> Value | None:
    """Return what decides where control goes from a block; None where that is not known."""
    last = block.terminator
    if isinstance(last, Branch):
        return last.condition
    return last.value if isinstance(last, Switch) else None
