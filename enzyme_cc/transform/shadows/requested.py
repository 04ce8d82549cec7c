"""Make the shadows that the program asks for, and leave word of them in the module."""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_cc.ir.building.constants import array_constant
from enzyme_cc.ir.building.globals import new_global
from enzyme_cc.ir.datalayout import DataLayout
from enzyme_cc.transform.code.constant_steps import holds_numbers
from enzyme_cc.transform.program.requested_shadows import REMEMBERED
from enzyme_cc.transform.runtime_calls.helpers import Helpers
from enzyme_cc.transform.shadows.constants import ShadowConstants
from enzyme_cc.transform.shadows.contexts import Contexts
from enzyme_cc.transform.shadows.known import KnownShadows

if TYPE_CHECKING:
    from collections.abc import Mapping

    from enzyme_cc.ir.globals import GlobalVariable
    from enzyme_cc.ir.module import Module
    from enzyme_cc.ir.values import Value
    from enzyme_cc.transform.report.report import Report
    from enzyme_cc.transform.shadows.lanes import Lane


class AskedShadows:
    """The shadows that are ours, and that the program knows."""

    def __init__(self, module: Module, report: Report, declared: Mapping[str, str]) -> None:
        known = KnownShadows(module, report, declared, {})
        layout = DataLayout(module.data_layout)
        contexts = Contexts(module, layout, Helpers(module))
        self._module = module
        self._constants = ShadowConstants(
            module, report, holds_numbers, lambda *_: None, known, contexts
        )

    def shadow(self, variable: GlobalVariable, lane: Lane) -> Value:
        """Return the shadow of a variable in one direction."""
        return self._constants.static(variable, lane)

    def remember(self) -> None:
        """Leave in the module what was made."""
        rows: dict[tuple[GlobalVariable, int], dict[int, Value]] = {}
        for (variable, lane), shadow in self._constants.made.items():
            rows.setdefault((variable, lane.width), {})[lane.number] = shadow
        for (variable, width), lanes in rows.items():
            table = array_constant([variable, *(lanes[number] for number in range(width))])
            name = f"{REMEMBERED}{variable.name}.{width}"
            new_global(self._module, name, table.type, table, words="constant")
