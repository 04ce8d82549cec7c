"""Parameters that are one in the source: structs that the front end passes in several pieces.

A marker and a shadow are then about all the pieces. Front ends leave three traces: the names
`s.coerce0`, `s.coerce1`; stores of the pieces to one variable; or our own attribute, which
`mark_parts` writes before LLVM's passes wipe out the others.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from enzyme_cc.attributes.names import PART_ATTRIBUTE
from enzyme_cc.ir.constants import IntConstant
from enzyme_cc.ir.instructions import Alloca, GetElementPointer, Store
from enzyme_cc.ir.types import StructType
from enzyme_cc.requests.places import is_result

if TYPE_CHECKING:
    from enzyme_cc.ir.function import Argument, Function

_PIECE = re.compile(r"(.*\.coerce)(\d+)\Z")
_MARK = f'"{PART_ATTRIBUTE}"'


def parameter_groups(function: Function) -> list[list[Argument]]:
    """Return the parameters, grouped as in the source; without the result's memory."""
    groups: list[list[Argument]] = []
    for parameter in function.arguments:
        if is_result(parameter):
            continue
        if groups and _continues(groups[-1], parameter):
            groups[-1].append(parameter)
        else:
            groups.append([parameter])
    return groups


def number_of(parameter: Argument) -> int:
    """Return which parameter of the source it is, counted from 1; 0 for the result's memory."""
    groups = parameter_groups(parameter.function) if parameter.function else []
    return next((i for i, group in enumerate(groups, 1) if parameter in group), 0)


def mark_parts(function: Function) -> bool:
    """Write down what belongs together, as an attribute that lasts; whether there was any."""
    later = [each for group in parameter_groups(function) for each in group[1:]]
    fresh = [each for each in later if _MARK not in each.attributes]
    for parameter in fresh:
        parameter.attributes = f"{parameter.attributes} {_MARK}".strip()
        function.module.edited = True
    return bool(fresh)


def _continues(group: list[Argument], parameter: Argument) -> bool:
    before = group[-1]
    if _MARK in parameter.attributes:
        return True
    return _is_next_name(before.ref, parameter.ref) or _is_next_field(group, parameter)


def _is_next_name(before: str, ref: str) -> bool:
    one, two = _PIECE.match(before.strip('%"')), _PIECE.match(ref.strip('%"'))
    if one is None or two is None:
        return False
    return one[1] == two[1] and int(two[2]) == int(one[2]) + 1


def _is_next_field(group: list[Argument], parameter: Argument) -> bool:
    """Return whether they are stored in one variable's fields, in order, from the first on."""
    one, two = _kept_in(group[-1]), _kept_in(parameter)
    if one is None or two is None or one[0] is not two[0]:
        return False
    return two[1] == one[1] + 1 and (one[1] == 0 or len(group) > 1)


def _kept_in(parameter: Argument) -> tuple[Alloca, int] | None:
    """Return the variable, and its field, that a parameter is stored to at once."""
    function = parameter.function
    if function is None or function.is_declaration or len(parameter.users) != 1:
        return None
    store = parameter.users[0]
    if not isinstance(store, Store) or store.block is not function.entry:
        return None
    step = store.pointer
    if not isinstance(step, GetElementPointer) or not isinstance(step.pointer, Alloca):
        return None
    # Of a struct without a name, which no struct of the source is.
    is_plain = isinstance(step.source_type, StructType) and step.source_type.name is None
    field = step.indices[-1]
    if is_plain and len(step.indices) == 2 and isinstance(field, IntConstant):
        return step.pointer, field.value
    return None
