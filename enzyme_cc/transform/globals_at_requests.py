"""Global variables as a request finds them: what an earlier one left in shadows is constant now."""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_cc.ir.constants import int_constant
from enzyme_cc.ir.function import GlobalVariable
from enzyme_cc.ir.types import I64
from enzyme_cc.transform.content import content_of_type
from enzyme_cc.transform.shadow_globals import Lane

if TYPE_CHECKING:
    from collections.abc import Set as AbstractSet

    from enzyme_cc.ir.builder import Builder
    from enzyme_cc.ir.values import Value
    from enzyme_cc.transform.derivatives import Derivatives
    from enzyme_cc.transform.shadow_globals import ShadowConstants


class Globals:
    """The shadows of global variables where a request of some width begins."""

    def __init__(self, shared: Derivatives, constants: ShadowConstants, width: int) -> None:
        self._shared = shared
        self._constants = constants
        self._lanes = [Lane(number, width) for number in range(width)]

    def renew(
        self, builder: Builder, active: AbstractSet[GlobalVariable], context: Value | None
    ) -> None:
        """Clear the shadows that are nobody's but ours."""
        for each in list(self._shared.module.globals.values()) if active else ():
            if isinstance(each, GlobalVariable) and each in active:
                for lane in self._lanes:
                    if context is None:
                        self._clear(builder, each, lane)
                    else:
                        contexts = self._shared.contexts
                        contexts.renew(builder, context, self._constants, each, lane)

    def _clear(self, builder: Builder, variable: GlobalVariable, lane: Lane) -> None:
        layout = self._shared.layout
        what = content_of_type(layout, variable.value_type)
        shadow = self._constants.own(variable, lane) if what is not None else None
        if what is not None and shadow is not None:
            size = int_constant(I64, layout.alloc_size(variable.value_type))
            self._shared.helpers.zero_numbers(builder, shadow, size, what)
