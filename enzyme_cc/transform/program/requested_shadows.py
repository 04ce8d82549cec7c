"""Shadows that the program asks us for: made before anything else, and remembered.

What is remembered stands in the module, from level to level, in variables of ours that go at the
end: `@enzyme_cc.shadows.x.2 = constant [3 x ptr] [ptr @x, ptr @x_shadow2, ptr @x_shadow2.1]`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_cc.ir.globals import GlobalVariable
from enzyme_cc.transform.runtime_calls.helper_base import PREFIX

if TYPE_CHECKING:
    from collections.abc import Iterator

    from enzyme_cc.ir.module import Module
    from enzyme_cc.ir.values import Value

#: What the names of variables begin with that remember shadows.
REMEMBERED = PREFIX + "shadows."


def asked_shadows(module: Module) -> dict[tuple[str, int], list[Value]]:
    """Return the shadows that were asked for, by variable and width: one for each direction."""
    found = {}
    for table in _tables(module):
        assert table.initializer is not None
        variable, *lanes = table.initializer.operands  # type: ignore[attr-defined]
        found[variable.name, len(lanes)] = lanes
    return found


def forget_asked_shadows(module: Module) -> None:
    """Take away what was left in the module."""
    for table in list(_tables(module)):
        module.remove_global(table)


def _tables(module: Module) -> Iterator[GlobalVariable]:
    if REMEMBERED in module.source or module.is_edited:
        for each in list(module.globals.values()):
            if each.name.startswith(REMEMBERED) and isinstance(each, GlobalVariable):
                yield each
