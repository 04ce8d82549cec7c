"""What the attributes of a function say about the memory that a call of it may read."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from enzyme_cc.ir.global_checks import with_groups

if TYPE_CHECKING:
    from enzyme_cc.ir.function import Function
    from enzyme_cc.ir.instructions import CallBase

_MEMORY = re.compile(r"\bmemory\(([^)]*)\)")
#: How LLVM before 16 says it.
_WORDS = frozenset(
    "readnone argmemonly inaccessiblememonly inaccessiblemem_or_argmemonly writeonly".split()
)


def may_read_globals(call: CallBase, callee: Function) -> bool:
    """Whether a call may read memory other than what its arguments point to."""
    module = callee.module
    return all(
        _may_read_others(with_groups(text, module)) for text in (callee.suffix, call.tail) if text
    )


def _may_read_others(text: str) -> bool:
    found = _MEMORY.search(text)
    if found is not None:
        parts = [each.strip() for each in found[1].split(",")]
        default = next((each for each in parts if ":" not in each), "none")
        return default not in ("none", "write")
    return _WORDS.isdisjoint(text.split())
