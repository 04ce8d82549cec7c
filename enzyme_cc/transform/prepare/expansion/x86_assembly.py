"""Inline assembly of x86 that is one instruction on vectors of numbers: `maxpd`, `vminps` ...

Eigen writes these so for compilers that say they are an old GCC, as clang does. All other
assembly stays as it is.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from enzyme_cc.ir.building.builder import Builder
from enzyme_cc.ir.constants import InlineAsm
from enzyme_cc.ir.instructions import Call
from enzyme_cc.ir.types import VectorType
from enzyme_cc.transform.code.inherited import debug_of

if TYPE_CHECKING:
    from enzyme_cc.ir.function import Function
    from enzyme_cc.ir.types import Type
    from enzyme_cc.ir.values import Value

#: What the second operand is compared with, the first, is the result where this holds of both.
_CHOICES = {"max": "ogt", "min": "olt"}
_ELEMENTS = {"pd": "double", "ps": "float"}
#: In the order of AT&T: sources, the last of them first, then what is written.
_ASSEMBLY = re.compile(
    r'^asm (?:sideeffect )?"(v?)(max|min)(pd|ps) \$(\d), \$(\d)(?:, \$(\d))?", "([^"]*)"$'
)


def expand_assembly(function: Function) -> None:
    """Write as instructions what a function has of such assembly."""
    for call in [each for each in function.instructions() if isinstance(each, Call)]:
        if isinstance(call.callee, InlineAsm):
            _expanded(call)


def _expanded(call: Call) -> None:
    found = _ASSEMBLY.match(call.callee.ref)
    if found is None:
        return
    given = _given(call, found[7])
    numbers = [int(each) for each in found.groups()[3:6] if each is not None]
    if bool(found[1]) != (len(numbers) == 3) or numbers[-1]:
        return
    second, first = (given.get(each) for each in (numbers[0], numbers[1]))
    if first is None or second is None or not _is_of(call.type, _ELEMENTS[found[3]]):
        return
    builder = Builder.before(call)
    builder.metadata = debug_of(call)
    is_first = builder.fcmp(_CHOICES[found[2]], first, second)
    call.replace_all_uses(builder.select(is_first, first, second))
    call.erase()


def _given(call: Call, constraints: str) -> dict[int, Value]:
    """Return the arguments by the numbers of their places; none where one may be in memory."""
    words = [each for each in constraints.split(",") if not each.startswith("~")]
    if words[:1] != ["=x"] or len(words) != len(call.arguments) + 1:
        return {}
    found: dict[int, Value] = {}
    for place, (word, value) in enumerate(zip(words[1:], call.arguments, strict=True), 1):
        if word not in ("0", "x") or value.type is not call.type:
            return {}
        found[0 if word == "0" else place] = value
    return found


def _is_of(kind: Type, element: str) -> bool:
    return isinstance(kind, VectorType) and not kind.scalable and str(kind.element) == element
