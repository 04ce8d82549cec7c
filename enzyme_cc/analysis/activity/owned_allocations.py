"""Memory that a root makes and hands out where it has a shadow: whoever has both frees both.

A text or a list of indices in a struct with numbers carries no derivative. Its address stands in
the shadow of the struct all the same, and a type that frees what it holds frees it there, too: the
shadow needs such memory of its own. What never leaves may be shared, as it is freed once.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from enzyme_cc.analysis.memory.write_effects import written_by_rule
from enzyme_cc.ir.instructions import Return

if TYPE_CHECKING:
    from collections.abc import Iterator

    from enzyme_cc.analysis.activity.alias_classes import Aliases
    from enzyme_cc.analysis.activity.solver import Solver
    from enzyme_cc.analysis.activity.state import State
    from enzyme_cc.ir.instructions import CallBase
    from enzyme_cc.ir.values import Value


class _Maker(NamedTuple):
    """A call that makes memory; its address is what it returns, or is written through `place`."""

    state: State
    call: CallBase
    place: Value | None = None
    #: How often the address there is followed to what is made.
    depth: int = 0

    def is_shared(self, solver: Solver) -> bool:
        """Return whether what it makes has no shadow."""
        return not solver.is_active(self.state, self.call if self.place is None else self.place)

    def classes(self, aliases: Aliases) -> list[int]:
        """Return where what it makes is found: the memory itself, or where its address is."""
        if self.place is None:
            return [aliases.behind(self.call)]
        return [aliases.behind(self.place), *aliases.reachable(self.place)][: self.depth + 1]


class _Outside:
    """The memory that a root's caller reaches from what it has shadows of."""

    def __init__(self, solver: Solver, root: State) -> None:
        given = [each for each in root.function.arguments if each in root.active]
        ends = [each for each in root.function.instructions() if isinstance(each, Return)]
        self._types = solver.kinds.types
        self._values = given + [value for each in ends for value in each.operands if root.result]
        self._aliases: Aliases | None = None
        self._classes: set[int] = set()
        unclear = [each for each in self._values if not self._types.leads_to_numbers(each)]
        if unclear:
            self._aliases = aliases = solver.aliases
            self._classes = {aliases.behind(each) for each in unclear}
            self._classes.update(number for each in unclear for number in aliases.reachable(each))

    def has(self, maker: _Maker) -> bool:
        """Return whether what a call makes may be there."""
        if maker.place is not None and self._types.leads_to(self._values, maker.place):
            return True
        aliases = self._aliases
        return aliases is not None and not self._classes.isdisjoint(maker.classes(aliases))


def own_what_goes_out(solver: Solver, root: State) -> frozenset[CallBase]:
    """Give a shadow to memory found behind active arguments or results.

    Returned are the calls that write texts there.
    """
    makers = dict.fromkeys(_makers(solver))
    if not makers:
        return frozenset()
    outside = _Outside(solver, root)
    pending = makers
    while pending:
        for each in pending:
            if each.is_shared(solver) and outside.has(each):
                solver.shadow(each.state, each.call, each.place)
        solver.run()
        # What has a shadow now is given to other contexts of what is called.
        known, makers = makers, dict.fromkeys(_makers(solver))
        pending = {each: None for each in makers if each not in known}
    written = (each for each in makers if each.place is not None)
    return frozenset(each.call for each in written if outside.has(each))


def _makers(solver: Solver) -> Iterator[_Maker]:
    for state in solver.states.values():
        for call in state.body.calls:
            site = solver.sites.of(call)
            if site.flow.makes:
                yield _Maker(state, call)
            elif site.rule is not None and site.rule.writes_to:
                # What formats text holds the address of what it writes to.
                depth = 1 if site.rule.writes_text else 2
                places = written_by_rule(call, site.rule)
                found = (each for each in places if each.uses is not None)
                yield from (_Maker(state, call, each, depth) for each in found)
