"""Allocate the slots of a context: where the shadow of each variable is in it.

A context is a block of the heap: a head, then for each variable a slot, which holds its shadows in
all directions one after the other. So the place of a slot is `HEAD + width * offset`. Offsets are
given out level by level; how many bytes there are in all is in a variable of ours, constant only
at the end. The slots that the program asks for are in variables of ours, too, which go then.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from enzyme_cc.ir.building.constants import struct_constant
from enzyme_cc.ir.building.globals import new_global
from enzyme_cc.ir.constants import IntConstant, int_constant
from enzyme_cc.ir.globals import GlobalVariable
from enzyme_cc.ir.types import I64, struct_type
from enzyme_cc.transform.runtime_calls.helper_base import PREFIX

if TYPE_CHECKING:
    from collections.abc import Iterator

    from enzyme_cc.ir.datalayout import DataLayout
    from enzyme_cc.ir.module import Module

_SIZE = PREFIX + "context.size"
_ASKED = PREFIX + "slots."
_ALIGNED = re.compile(r"\balign (\d+)")
#: What the C library aligns memory to.
ALIGNMENT = 16
#: The bytes before the first slot.
HEAD = 64


class Slots:
    """The slots of one module."""

    def __init__(self, module: Module, layout: DataLayout) -> None:
        self._module = module
        self._layout = layout
        found = module.globals.get(_SIZE)
        #: How many bytes all slots take for one direction; None where there are no contexts.
        self.size: GlobalVariable | None = found if isinstance(found, GlobalVariable) else None
        self.asked = dict(_asked(module)) if self.size is not None else {}
        self._given: dict[tuple[str, object], int] = {}

    def begin(self) -> GlobalVariable:
        """Begin to use contexts."""
        if self.size is None:
            self.size = new_global(self._module, _SIZE, I64, int_constant(I64, 0))
        return self.size

    def stride(self, variable: GlobalVariable) -> int:
        """Return the bytes from one direction to the next."""
        return -(-self._layout.alloc_size(variable.value_type) // ALIGNMENT) * ALIGNMENT

    def offset(self, variable: GlobalVariable, owner: object = None) -> int:
        """Return the offset of a variable's slot: the one asked for, or this owner's."""
        asked = self.asked.get(variable.name)
        if asked is not None:
            return asked
        found = self._given.get((variable.name, owner))
        if found is None:
            found = self._given[variable.name, owner] = self._new(variable)
        return found

    def ask(self, variable: GlobalVariable) -> None:
        """Note that the program asks for the slot of a variable."""
        if variable.name in self.asked:
            return
        at = self.asked[variable.name] = self._new(variable)
        kind = struct_type((variable.type, I64))
        row = struct_constant(kind, [variable, int_constant(I64, at)])
        new_global(self._module, f"{_ASKED}{variable.name}", kind, row, words="constant")

    def _new(self, variable: GlobalVariable) -> int:
        size = self.begin()
        assert isinstance(size.initializer, IntConstant)
        at = size.initializer.value
        size.set_operand(0, int_constant(I64, at + self.stride(variable)))
        return at


def alignment_of(variable: GlobalVariable) -> int:
    """Return what a variable says of its alignment."""
    found = _ALIGNED.search(variable.tail)
    return int(found[1]) if found else 1


def _asked(module: Module) -> Iterator[tuple[str, int]]:
    for each in _rows(module):
        assert each.initializer is not None
        variable, offset = each.initializer.operands  # type: ignore[attr-defined]
        yield variable.name, offset.value


def _rows(module: Module) -> list[GlobalVariable]:
    variables = list(module.globals.values())
    return [
        each
        for each in variables
        if isinstance(each, GlobalVariable) and each.name.startswith(_ASKED)
    ]


def asked_slots(module: Module) -> frozenset[str]:
    """Return the variables whose shadows in contexts the program asks for."""
    return frozenset(Slots(module, None).asked)  # type: ignore[arg-type]


def end_slots(module: Module) -> None:
    """End a level: all slots are given out."""
    size = module.globals.get(_SIZE)
    if isinstance(size, GlobalVariable):
        size.prefix, size.word = "internal", "constant"
        for each in _rows(module):
            module.remove_global(each)
