"""Evidence: what optimised code does with the memory behind parameters, and how far."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from enzyme_cc.bindings.records import IN, INOUT, OUT
from enzyme_cc.ir.constants import IntConstant
from enzyme_cc.ir.datalayout import DataLayout
from enzyme_cc.ir.function import DebugRecord
from enzyme_cc.ir.instructions import GetElementPointer, Load, Store
from enzyme_cc.ir.module import module_of

if TYPE_CHECKING:
    from enzyme_cc.ir.function import Argument, Function
    from enzyme_cc.ir.module import Module
    from enzyme_cc.ir.values import Value

_MEMORY = re.compile(r"\bmemory\(([^)]*)\)")
_GROUP = re.compile(r"(#\d+)")
#: Memory that a call may write, and be made again: arguments are copies, the heap is as it was.
_HARMLESS = frozenset(("argmem", "errnomem", "inaccessiblemem"))
#: More uses than anybody needs to name the elements of an array one by one.
_MOST = 4096


def intent_of(argument: Argument) -> str:
    """Return whether the memory behind a pointer is read, written or both, as LLVM found it."""
    words = argument.attributes.split()
    if "readonly" in words or "readnone" in words:
        return IN
    return OUT if "writeonly" in words else INOUT


def writes_only_arguments(function: Function) -> bool:
    """Return whether a call leaves nothing behind but what it writes through its parameters."""
    found = _MEMORY.search(function.suffix)
    for group in _GROUP.findall(function.suffix):
        text = module_of(function).definition("group", group) or ""
        found = found or _MEMORY.search(text)
    if found is None:
        return False
    effects = [each.strip().rpartition(":") for each in found[1].split(",")]
    return all("write" not in effect or place.strip() in _HARMLESS for place, _, effect in effects)


def extent_of(argument: Argument, module: Module) -> int | None:
    """Return how many bytes behind a pointer are touched; None where that is not known.

    Known means: every access is at an offset that the code states.
    """
    layout = DataLayout(module.data_layout)
    pending: list[tuple[Value, int]] = [(argument, 0)]
    end = seen = 0
    while pending:
        value, offset = pending.pop()
        for user in value.users:
            seen += 1
            if seen > _MOST:
                return None
            if isinstance(user, DebugRecord):
                continue
            if isinstance(user, GetElementPointer) and user.pointer is value:
                step = _offset(user, layout)
                if step is None:
                    return None
                pending.append((user, offset + step))
            elif isinstance(user, Load):
                end = max(end, offset + layout.store_size(user.type))
            elif isinstance(user, Store) and user.value is not value:
                end = max(end, offset + layout.store_size(user.value.type))
            else:
                return None
    return end


def _offset(step: GetElementPointer, layout: DataLayout) -> int | None:
    indices = [each.value for each in step.indices if isinstance(each, IntConstant)]
    if len(indices) < len(step.indices):
        return None
    offset = layout.index_offset(step.source_type, indices)
    return offset if offset >= 0 else None
