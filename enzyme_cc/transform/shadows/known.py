"""Shadows of variables that the program knows of: those it declares, and those it asks us for.

No request clears them: what is in them is the program's.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_cc.ir.constants import ConstantExpression, int_constant
from enzyme_cc.ir.function import Function, Instruction
from enzyme_cc.ir.globals import GlobalVariable
from enzyme_cc.ir.types import I64
from enzyme_cc.requests.declared_shadows import room

if TYPE_CHECKING:
    from collections.abc import Container, Mapping, Sequence

    from enzyme_cc.analysis.activity.analysis import ActivityResults
    from enzyme_cc.ir.module import Module
    from enzyme_cc.ir.values import Value
    from enzyme_cc.transform.report.report import Report
    from enzyme_cc.transform.shadows.lanes import Lane


class KnownShadows:
    """The shadows of a variable in each direction, where the program knows them."""

    def __init__(
        self,
        module: Module,
        report: Report,
        declared: Mapping[str, str],
        asked: Mapping[tuple[str, int], Sequence[Value]],
    ) -> None:
        self._module = module
        self._report = report
        #: From a variable to the one that the program declares to be its shadow.
        self._declared = declared
        #: What the program asked us for: by variable and width, one for each direction.
        self._asked = asked

    def of(self, variable: GlobalVariable, lane: Lane) -> Value | None:
        """Return the shadow in one of several directions; None where it is for us to make one."""
        asked = self._asked.get((variable.name, lane.width))
        if asked is not None:
            return asked[lane.number]
        declared = self._module.globals.get(self._declared.get(variable.name, ""))
        if not isinstance(declared, GlobalVariable):
            return None
        there = room(variable, declared)
        if there != lane.width:
            self._complain_of_room(variable, declared, there, lane.width)
            return declared
        if not lane.number:
            return declared
        indices = [int_constant(I64, lane.number)]
        return ConstantExpression(
            declared.type, "getelementptr", [declared, *indices], source_type=variable.value_type
        )

    def _complain_of_room(
        self, variable: GlobalVariable, shadow: GlobalVariable, there: int, width: int
    ) -> None:
        self._report.add(
            "EZ0431",
            f"'{shadow.name}', the shadow of '{variable.name}', has room for {_directions(there)}, "
            f"but a request of width {width} differentiates this",
            _mention(variable),
            f"make '{shadow.name}' an array of {width}, one for each direction",
        )

    def refuse_mixing(self, found: ActivityResults, width: int) -> None:
        """Refuse a derivative of what has to do with the shadows that it would use itself."""
        inside = {each.function for each in found.contexts}
        for variable in sorted(found.active_globals, key=lambda each: each.name):
            for shadow in self._all(variable, width):
                mention = _mention(shadow, inside)
                if mention is not None:
                    self._report.add(
                        "EZ0432",
                        f"the differentiated code uses '{shadow.name}', which is the shadow of "
                        f"'{variable.name}' there: two derivatives would share it",
                        mention,
                        "give each of two nested requests a context: enzyme_context, "
                        "__enzyme_context(width)",
                    )

    def _all(self, variable: GlobalVariable, width: int) -> list[GlobalVariable]:
        """Return the shadows of a variable in all directions, where the program knows them."""
        declared = self._module.globals.get(self._declared.get(variable.name, ""))
        given = [*self._asked.get((variable.name, width), ()), declared]
        return [each for each in given if isinstance(each, GlobalVariable)]


def _directions(count: int) -> str:
    return "one direction" if count == 1 else f"{count} directions"


def _mention(
    symbol: GlobalVariable, among: Container[Function | None] | None = None
) -> Instruction | None:
    """Return an instruction in which a variable is named, be it in a constant."""
    pending: list[Value] = [symbol]
    for each in pending:
        for user in each.users:
            if not isinstance(user, Instruction):
                pending += [] if isinstance(user, (Function, GlobalVariable)) else [user]
            elif among is None or user.function in among:
                return user
    return None
