"""Requests of languages that pass everything by reference, and look at nothing: Fortran's.

Where a procedure has no interface, a compiler takes a number of another kind, an array where a
description of one is wanted, a literal where something is to be written.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_cc.attributes.vocabulary import Activity, Mode
from enzyme_cc.ir.constants import FloatConstant, ZeroConstant
from enzyme_cc.ir.globals import GlobalVariable
from enzyme_cc.ir.instructions import Alloca, GetElementPointer, Load, Store
from enzyme_cc.ir.types import ArrayType, FloatType, StructType
from enzyme_cc.requests.declaring import is_of_fortran
from enzyme_cc.requests.problems import Kind
from enzyme_cc.requests.trace import root, stripped
from enzyme_cc.words.types import in_fortran

if TYPE_CHECKING:
    from enzyme_cc.ir.function import Argument as Parameter
    from enzyme_cc.ir.types import Type
    from enzyme_cc.ir.values import Value
    from enzyme_cc.requests.model import Argument, Arm
    from enzyme_cc.requests.site import Site

#: How a description of an array begins: address, size of an element, version, rank, kinds.
_DESCRIPTION = ["ptr", "i64", "i32", "i8", "i8", "i8", "i8"]


def check_references(site: Site, arm: Arm) -> None:
    """Say where what is passed cannot be what the procedure takes."""
    if not is_of_fortran(site):
        return
    for argument in arm.arguments:
        if argument.primal is not None and not argument.is_by_reference:
            _check(site, argument, [argument.primal.value, *(s.value for s in argument.shadows)])
    if site.mode is Mode.REVERSE:
        for argument in arm.arguments:
            _check_literals(site, argument)


def _check(site: Site, argument: Argument, given: list[Value]) -> None:
    what = site.parameter(argument.parameter)
    wanted = _numbers_behind(argument.parameter)
    if _is_described(argument.parameter):
        if any(_is_plain(each) for each in given):
            site.complain(
                Kind.DESCRIBED_ARRAY,
                f"{what} is an assumed-shape or allocatable array, and is given plain memory",
                "give the request an interface of its own, in which this argument is declared so, "
                "under a name with __enzyme_autodiff or __enzyme_fwddiff in it",
                "or ask for the derivative of a procedure that takes the length and x(n)",
            )
    elif wanted is not None:
        wrong = [kind for kind in map(_numbers_in, given) if kind not in (None, wanted)]
        if wrong:
            site.complain(
                Kind.KIND_OF_NUMBER,
                f"{what} is of {in_fortran(wanted)}, and is given {in_fortran(wrong[0])}",
                "pass numbers of the same kind: 1d0 or 1._8 is of real(8), 1.0 is of real(4)",
            )


def _check_literals(site: Site, argument: Argument) -> None:
    if argument.activity is Activity.CONST:
        return
    if any(_is_zero_literal(each.value) for each in argument.shadows):
        site.complain(
            Kind.LITERAL_SHADOW,
            f"the shadow of {site.parameter(argument.parameter)} is a literal: the derivative that "
            "is written there is lost",
            "pass a variable for the shadow, not a number",
            "or mark the argument enzyme_const",
        )


# -- what procedures take --------------------------------------------------------------------------


def _numbers_behind(parameter: Parameter) -> Type | None:
    """Return the kind of numbers that a procedure reads and writes there, where it is one kind."""
    found = {kind for user in parameter.users if (kind := _used_as(parameter, user)) is not None}
    return found.pop() if len(found) == 1 else None


def _used_as(parameter: Value, user: object) -> Type | None:
    kind: Type | None = None
    if isinstance(user, Load):
        kind = user.type
    elif isinstance(user, Store) and user.pointer is parameter:
        kind = user.value.type
    elif isinstance(user, GetElementPointer):
        kind = _element(user.source_type)
    return kind if isinstance(kind, FloatType) else None


def _is_described(parameter: Parameter) -> bool:
    steps = (user for user in parameter.users if isinstance(user, GetElementPointer))
    return any(_is_description(each.source_type) for each in steps)


def _is_description(kind: Type) -> bool:
    fields = kind.fields if isinstance(kind, StructType) else None
    return [each.text for each in (fields or ())[:7]] == _DESCRIPTION


# -- what is passed --------------------------------------------------------------------------------


def _numbers_in(pointer: Value) -> Type | None:
    kind = _element(_type_of(pointer))
    return kind if isinstance(kind, FloatType) else None


def _is_plain(pointer: Value) -> bool:
    kind = _type_of(pointer)
    return kind is not None and not _is_description(kind)


def _type_of(pointer: Value) -> Type | None:
    variable = root(pointer)
    if isinstance(variable, Alloca):
        return variable.allocated
    return variable.value_type if isinstance(variable, GlobalVariable) else None


def _element(kind: Type | None) -> Type | None:
    while isinstance(kind, ArrayType):
        kind = kind.element
    return kind


def _is_zero_literal(pointer: Value) -> bool:
    """Return whether memory is made to hold a zero, and is passed on once, and nothing else."""
    variable = stripped(pointer)
    if not isinstance(variable, Alloca) or len(variable.users) != 2:
        return False
    stored = [each.value for each in variable.users if isinstance(each, Store)]
    return len(stored) == 1 and _is_zero(stored[0])


def _is_zero(value: Value) -> bool:
    return isinstance(value, ZeroConstant) or (isinstance(value, FloatConstant) and not value.bits)
