"""Find where calls of functions with a rule write, and what."""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_cc.ir.types import PointerType
from enzyme_cc.rules.model import ENDS

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from enzyme_cc.ir.instructions import CallBase
    from enzyme_cc.ir.values import Value
    from enzyme_cc.rules.model import Rule


def written_by_rule(call: CallBase, rule: Rule) -> Iterable[Value]:
    """Return the arguments behind which a call may write."""
    return _named(call, rule, rule.writes_to) if rule.writes_to else call.arguments


def never_numbers(call: CallBase, rule: Rule) -> Iterable[Value]:
    """Return the arguments behind which a call writes what only functions like it read."""
    return _named(call, rule, rule.integers_behind)


def _named(call: CallBase, rule: Rule, wanted: Sequence[str]) -> list[Value]:
    if not rule.arguments:
        pointers = [each for each in call.arguments if isinstance(each.type, PointerType)]
        return [pointers[ENDS[each]] for each in wanted if pointers]
    names = (each.name for each in rule.arguments)
    return [one for name, one in zip(names, call.arguments, strict=False) if name in wanted]
