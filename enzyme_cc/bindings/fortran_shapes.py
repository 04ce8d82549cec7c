"""The shapes of Fortran's explicit-shape arrays: `x(n)`, `a(m, n + 1)`, as expressions.

flang's debug information names a variable of its own for each length; the code that computes that
variable says what it is.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from enzyme_cc.ir.constants import IntConstant
from enzyme_cc.ir.function import Argument
from enzyme_cc.ir.instructions import Binary, Cast, Load, Select
from enzyme_cc.ir.module import module_of

if TYPE_CHECKING:
    from collections.abc import Mapping

    from enzyme_cc.ir.function import Function
    from enzyme_cc.ir.metadata.debug_info import CompositeType, DebugInfo
    from enzyme_cc.ir.values import Value

_SAID = re.compile(r"#dbg_value\(i\d+ ([^,]+), !(\d+),")
_OPERATIONS = {"add": "+", "sub": "-", "mul": "*"}
_DEEPEST = 12


class FortranShapes:
    """The lengths that one function's own variables stand for."""

    def __init__(self, function: Function, info: DebugInfo, names: Mapping[int, str]) -> None:
        self.info = info
        #: Parameters by their index from 0.
        self.names = names
        function.load_body()
        text = module_of(function).text[function.start : function.end]
        self.said = {int(number): ref for ref, number in _SAID.findall(text)}
        self.values = {each.ref: each for each in function.locals()}

    def dims(self, array: CompositeType) -> tuple[str, ...]:
        """Return the lengths of all dimensions; "" for one that is not known."""
        links = self.info.listed(array.node.link("elements"), "DISubrange")
        return tuple(
            str(dimension.length) if dimension.length is not None else self._of_variable(link)
            for link, dimension in zip(links, array.dimensions, strict=True)
        )

    def _of_variable(self, link: object) -> str:
        node = self.info.table.resolve(link)  # type: ignore[arg-type]
        count = node.fields.get("count")
        number = getattr(count, "number", None)
        ref = self.said.get(number) if isinstance(number, int) else None
        if ref is None:
            return ""
        if ref.isdigit():
            return str(ref)
        value = self.values.get(ref)
        return "" if value is None else self._expression(value, 0)

    def _expression(self, value: Value, depth: int) -> str:
        """Return an integer as an expression over parameters; "" where it is none."""
        if isinstance(value, IntConstant):
            return str(value.value)
        if depth > _DEEPEST:
            return ""
        if isinstance(value, Cast):
            return self._expression(value.operands[0], depth + 1)
        if isinstance(value, Select):  # at least 0
            return self._expression(value.operands[1], depth + 1)
        if isinstance(value, Binary) and value.opcode in _OPERATIONS:
            left, right = (self._expression(each, depth + 1) for each in value.operands)
            return f"({left} {_OPERATIONS[value.opcode]} {right})" if left and right else ""
        parameter = value.operands[0] if isinstance(value, Load) else value
        index = parameter.index if isinstance(parameter, Argument) else -1
        return self.names.get(index, "")
