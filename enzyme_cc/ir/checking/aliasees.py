"""Check what aliases resolve to: a definition here, which the linker cannot replace.

Aliases may stand for aliases, in long chains: where each leads is found once.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_cc.ir.checking.globals import is_interposable, is_only_declared
from enzyme_cc.ir.constants import ConstantExpression
from enzyme_cc.ir.function import Function
from enzyme_cc.ir.globals import Alias, GlobalValue, GlobalVariable

if TYPE_CHECKING:
    from collections.abc import Iterator

    from enzyme_cc.ir.values import User, Value


class Aliasees:
    """The definitions that aliases of a module resolve to, as far as it has been asked."""

    def __init__(self) -> None:
        #: Where aliases and expressions lead: to what is no alias, or one that may be replaced,
        #: or back to something on the way.
        self._ends: dict[Value, tuple[Value, ...]] = {}

    def faults(self, alias: Alias) -> Iterator[str]:
        """Yield what is wrong with what an alias stands for; nothing for an ifunc."""
        if alias.word != "alias":
            return
        if alias not in self._ends:
            self._follow(alias)
        for end in self._ends[alias]:
            fault = _fault(alias, end)
            if fault:
                yield fault

    def _follow(self, alias: Alias) -> None:
        path: list[User] = [alias]
        passing: set[Value] = {alias}
        while path:
            value = path[-1]
            following = next((o for o in value.operands if _leads_on(o, self._ends, passing)), None)
            if isinstance(following, (Alias, ConstantExpression)):
                path.append(following)
                passing.add(following)
            else:
                self._ends[value] = self._found(value, passing)
                passing.remove(path.pop())

    def _found(self, value: User, passing: set[Value]) -> tuple[Value, ...]:
        found = [
            self._ends[each] if _is_link(each) and each not in passing else (each,)
            for each in value.operands
            if isinstance(each, (GlobalValue, ConstantExpression))
        ]
        # A chain shares what it leads to.
        return (
            found[0] if len(found) == 1 else tuple(dict.fromkeys(e for ends in found for e in ends))
        )


def _leads_on(value: Value, known: dict[Value, tuple[Value, ...]], passing: set[Value]) -> bool:
    return _is_link(value) and value not in known and value not in passing


def _is_link(value: Value) -> bool:
    if isinstance(value, Alias):
        return value.word == "alias" and not is_interposable(value)
    return isinstance(value, ConstantExpression)


def _fault(alias: Alias, end: Value) -> str:
    if end is alias:
        return "it stands for itself in the end"
    if isinstance(end, (Function, GlobalVariable)):
        fine = _may_stand_for(alias, end)
        return "" if fine else f"it stands for {end.ref}, which is not defined here"
    if _is_link(end):
        return f"it stands for {end.ref}, which stands for itself in the end"
    if isinstance(end, Alias) and end.word == "alias":
        return f"it stands for {end.ref}, which the linker may replace"
    return ""


def _may_stand_for(alias: Alias, value: GlobalValue) -> bool:
    if alias.linkage == "available_externally":
        return value.linkage == "available_externally"
    return not is_only_declared(value)
