"""Default activity of arguments and results, by their types, where no marker says it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_cc.attributes.vocabulary import Activity, Mode
from enzyme_cc.ir.module import module_of
from enzyme_cc.ir.types import VOID, ArrayType, StructType, VectorType
from enzyme_cc.requests.fitting import kind_of
from enzyme_cc.requests.places import is_result
from enzyme_cc.requests.problems import Kind
from enzyme_cc.requests.site import attribute_type
from enzyme_cc.words.types import spoken

if TYPE_CHECKING:
    from collections.abc import Sequence

    from enzyme_cc.ir.function import Argument, Function
    from enzyme_cc.ir.types import Type
    from enzyme_cc.requests.model import Options
    from enzyme_cc.requests.site import Site

_SPELLED = {Activity.OUT: "active", Activity.DUP: "dup"}
_BY_KIND = {"float": Activity.OUT, "pointer": Activity.DUP}


def default_activity(type_: Type, mode: Mode) -> Activity:
    """Return const for integers, dup for pointers; for floats out in reverse, dup in forward."""
    found = _in_reverse(type_)
    return Activity.DUP if found is Activity.OUT and mode.is_forward else found


def _in_reverse(type_: Type) -> Activity:
    if isinstance(type_, (ArrayType, VectorType)):
        return _in_reverse(type_.element)
    if isinstance(type_, StructType):
        inside = {_in_reverse(each) for each in type_.fields or ()}
        ranked = (Activity.DUP, Activity.OUT)
        return next((each for each in ranked if each in inside), Activity.CONST)
    return _BY_KIND.get(kind_of(type_), Activity.CONST)


def group_activity(types: Sequence[Type], mode: Mode) -> Activity:
    """Return the activity of a struct that is passed in pieces of these types."""
    inside = {default_activity(each, mode) for each in types}
    return next((each for each in (Activity.DUP, Activity.OUT) if each in inside), Activity.CONST)


def result_type(function: Function) -> Type:
    """Return what it returns, be it through memory."""
    memory = result_parameter(function)
    if memory is None:
        return function.return_type
    return attribute_type(module_of(function), memory.attributes, "sret") or VOID


def result_parameter(function: Function) -> Argument | None:
    """Return the memory that it returns its result in."""
    return next((each for each in function.arguments if is_result(each)), None)


def result_activity(site: Site, function: Function, options: Options) -> Activity | None:
    """Return how the result takes part; None if there is none."""
    type_ = result_type(function)
    if type_ is VOID:
        if options.result not in (None, Activity.CONST):
            site.complain(
                Kind.RESULT_OF_VOID,
                f"enzyme_{_SPELLED[options.result]}_return, but the function returns nothing",
                "take it away; derivatives of what the function writes go to shadows",
            )
        return None
    by_type = default_activity(type_, site.mode)
    if result_parameter(function) is not None and by_type is Activity.OUT:
        by_type = Activity.DUP
    asked = options.result
    if asked is None:
        return by_type
    if asked is Activity.OUT and site.mode.is_forward:
        site.complain(
            Kind.OUT_IN_FORWARD,
            "enzyme_active_return is for reverse modes",
            "in forward modes the result is dup (enzyme_dup_return) or const (enzyme_const_return)",
        )
    elif asked is Activity.OUT and by_type is not Activity.OUT:
        site.complain(
            Kind.ACTIVITY_OF_TYPE,
            "enzyme_active_return needs a result of floating-point numbers, and this is "
            f"{spoken(type_)}",
        )
    elif asked is Activity.DUP and by_type is Activity.OUT:
        site.complain(
            Kind.ACTIVITY_OF_TYPE,
            f"enzyme_dup_return needs a result with pointers, and this is {spoken(type_)}",
            "in reverse modes numbers are returned with enzyme_active_return",
        )
    return asked


def check_pieces(site: Site, group: Sequence[Argument]) -> None:
    """Complain of a struct that is passed in pieces, marked enzyme_out, and is not of numbers."""
    if site.mode.is_forward:
        _out_in_forward(site, group[0])
    elif group_activity([each.type for each in group], site.mode) is not Activity.OUT:
        site.complain(
            Kind.ACTIVITY_OF_TYPE,
            f"{site.parameter(group[0])} is marked enzyme_out, and has pointers in it",
            "let the function take a pointer to it, with a shadow",
        )


def _out_in_forward(site: Site, parameter: Argument) -> None:
    site.complain(
        Kind.OUT_IN_FORWARD,
        f"{site.parameter(parameter)} is marked enzyme_out, which is for reverse modes",
        "in forward modes give its tangent: enzyme_dup, x, dx",
    )


def check_activity(site: Site, parameter: Argument, activity: Activity) -> None:
    """Complain where values of this type cannot take part so."""
    by_type = _in_reverse(parameter.type)
    if activity is Activity.OUT and site.mode.is_forward:
        _out_in_forward(site, parameter)
    elif activity is Activity.OUT and by_type is not Activity.OUT:
        site.complain(
            Kind.ACTIVITY_OF_TYPE,
            f"{site.parameter(parameter)} is marked enzyme_out, which is for floating-point "
            "numbers passed by value",
            "a pointer takes its shadow: enzyme_dup, p, dp; an integer is enzyme_const",
        )
    elif activity.has_shadow and by_type is Activity.OUT and site.mode.is_reverse:
        site.complain(
            Kind.ACTIVITY_OF_TYPE,
            f"{site.parameter(parameter)} is marked enzyme_dup, and has no memory to add a "
            "derivative to in a reverse mode",
            "its derivative is returned: enzyme_out, x",
        )
