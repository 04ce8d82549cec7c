"""Find where calls of functions with a rule write."""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_cc.ir.types import PointerType
from enzyme_cc.rules.model import ENDS

if TYPE_CHECKING:
    from collections.abc import Iterable

    from enzyme_cc.ir.instructions import CallBase
    from enzyme_cc.ir.values import Value
    from enzyme_cc.rules.model import Rule


def written_by_rule(call: CallBase, rule: Rule) -> Iterable[Value]:
    """Return the arguments behind which a call may write."""
    if not rule.writes_to:
        return call.arguments
    if not rule.arguments:
        pointers = [each for each in call.arguments if isinstance(each.type, PointerType)]
        return [pointers[ENDS[each]] for each in rule.writes_to if pointers]
    names = (each.name for each in rule.arguments)
    return [one for name, one in zip(names, call.arguments, strict=False) if name in rule.writes_to]
