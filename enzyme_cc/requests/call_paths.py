"""From where a place is reached: through what was inlined, then through calls, nearest first."""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING

from enzyme_cc.ir.constants import Constant
from enzyme_cc.ir.function import Function, Instruction
from enzyme_cc.ir.globals import GlobalVariable
from enzyme_cc.ir.module import module_of
from enzyme_cc.words.names import readable, shortened

if TYPE_CHECKING:
    from collections.abc import Iterator

    from enzyme_cc.ir.metadata.debug_info import DebugInfo, Location, Subprogram
    from enzyme_cc.ir.values import Value

#: How the names of copies of the user's functions begin, which is what is differentiated.
COPIED = "enzyme_cc.source."
#: How those of rounds of loops begin that became functions; the function follows.
STEP = "enzyme_cc.step."
#: Functions that are looked through for one place; libraries' calls are seldom nested deeper.
_MOST = 200
_SCOPES = ("DINamespace", "DICompositeType")


class Trails:
    """The places that lead to functions of one module."""

    def __init__(self, info: DebugInfo) -> None:
        self.info = info
        #: The calls that ask about a function, which are gone once they are answered.
        self.requests: dict[Function, dict[Instruction, Function | None]] = {}
        self._leading: dict[Function, tuple[tuple[str, str], ...]] = {}

    def of(self, instruction: Instruction) -> tuple[tuple[str, str], ...]:
        """Return an instruction's place and those it is reached from, each with its function."""
        found = self._chain(instruction)
        function = instruction.function
        if function is None or not (found or function.is_local):
            return ()
        return tuple(dict.fromkeys((*found, *self.leading_to(function))))

    def _chain(self, instruction: Instruction) -> list[tuple[str, str]]:
        node = instruction.attachment("dbg")
        chain = self.info.location(node).chain if node is not None else ()
        return [(str(each), _function(each)) for each in chain if each.line]

    def _order(self, instruction: Instruction) -> tuple[int, int]:
        """Order by line: earlier lines are told first."""
        node = instruction.attachment("dbg")
        place = self.info.location(node) if node is not None else None
        return (place.line, place.column) if place is not None else (0, 0)

    def leading_to(self, function: Function) -> tuple[tuple[str, str], ...]:
        """Return the places that a function is reached from, nearest first."""
        if function not in self._leading:
            self._leading[function] = tuple(dict.fromkeys(self._search(function)))
        return self._leading[function]

    def _search(self, start: Function) -> Iterator[tuple[str, str]]:
        seen, pending = {start}, deque([start])
        while pending and len(seen) < _MOST:
            function = pending.popleft()
            users = {each: each.function for each in _calls(function)}
            users |= self.requests.get(function, {})
            for user in sorted(users, key=self._order):
                yield from self._chain(user)
                caller = users[user]
                if caller is not None and caller not in seen:
                    seen.add(caller)
                    pending.append(caller)


def original_name(symbol: str) -> str:
    """Return the name of what a function is a copy of; a copy may be one of a copy of ours."""
    while symbol.startswith(COPIED):
        symbol = symbol.removeprefix(COPIED)
    return symbol


def _calls(function: Function) -> list[Instruction]:
    """Return the instructions that name a function, or what it is a copy of, as tables do."""
    original = module_of(function).functions.get(function.name.removeprefix(COPIED))
    return users_in_code(function, *([original] if original and original is not function else []))


def users_in_code(*named: Value) -> list[Instruction]:
    """Return the instructions that name any of these, also in a constant or a table."""
    found: dict[Instruction, None] = {}
    pending = list(named)
    seen: set[Value] = set(pending)
    while pending and len(seen) < _MOST:
        for user in pending.pop().users:
            if isinstance(user, Instruction):
                found[user] = None
            elif isinstance(user, Constant | GlobalVariable) and user not in seen:
                seen.add(user)
                pending.append(user)
    return list(found)


def _function(place: Location) -> str:
    subprogram = place.subprogram
    if subprogram is None:
        return ""
    symbol = subprogram.linkage_name.removeprefix(COPIED)
    return readable(symbol) if symbol else _scoped(subprogram)


def _scoped(subprogram: Subprogram) -> str:
    """Return a name with the namespaces and classes that it is in."""
    name, scope, names = subprogram.name, subprogram.scope, [subprogram.name]
    while scope is not None:
        node = subprogram.info.table.resolve(scope)
        if node.kind not in _SCOPES:
            break
        names.append(node.string("name"))
        scope = node.link("scope")
    return shortened("::".join(each for each in reversed(names) if each)) if name else ""
