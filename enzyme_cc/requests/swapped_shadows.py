"""Shadows that are too small, or have changed places with what they are the shadows of.

Only what is known for certain is warned of: the same memory twice, sizes that are constants.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_cc.ir.globals import GlobalVariable
from enzyme_cc.ir.types import FloatType, PointerType
from enzyme_cc.requests.extents import extent, sole
from enzyme_cc.requests.parts import number_of
from enzyme_cc.requests.problems import Kind
from enzyme_cc.requests.trace import integer_of, root

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from enzyme_cc.ir.function import Function
    from enzyme_cc.ir.values import Value
    from enzyme_cc.requests.extents import Extent
    from enzyme_cc.requests.model import Argument, Arm, Options, Request
    from enzyme_cc.requests.places import Places
    from enzyme_cc.requests.problems import Complaints
    from enzyme_cc.requests.site import Site

_INTERLEAVE = (
    "each argument is followed by its own shadow; where all shadows come last, write "
    "enzyme_interleave in front of them"
)


def check_mixed_up(site: Site, arm: Arm, options: Options) -> None:
    """Warn of the shadows of one request."""
    for argument in arm.arguments:
        if argument.primal is not None and argument.shadows and _is_pointer(argument):
            _check_size(site, argument, options)
            if site.mode.is_reverse:
                _check_constant(site, argument)
                _check_others(site, argument, arm.arguments)


def _is_pointer(argument: Argument) -> bool:
    return isinstance(argument.parameter.type, PointerType) and not argument.is_by_reference


# -- sizes -----------------------------------------------------------------------------------------


def _check_size(site: Site, argument: Argument, options: Options) -> None:
    assert argument.primal is not None
    primal = extent(argument.primal.value, site.layout)
    if primal is None:
        return
    stride = _stride(site, argument) if options.width > 1 else 0
    needed = primal.bytes + (options.width - 1) * stride
    for each in argument.shadows:
        shadow = extent(each.value, site.layout)
        if shadow is not None and shadow.bytes < needed and _is_meant_whole(primal, shadow):
            what = site.parameter(argument.parameter)
            many = f"{options.width} shadows of it" if stride else "its shadow"
            site.complain(
                Kind.SHADOW_SMALLER,
                f"{what} is given {primal.bytes} bytes, and {many} {shadow.bytes}",
                f"give it {needed}: what comes after a shadow is written to as well",
            )
            return


def _stride(site: Site, argument: Argument) -> int:
    """Return the distance between the shadows of the directions; 0 where each is given alone."""
    if argument.stride is None:
        return 0
    return integer_of(argument.stride.value, site.call) or 0


def _is_meant_whole(primal: Extent, shadow: Extent) -> bool:
    """Return whether all of an array must be meant: not its first number, nor other numbers."""
    if primal.element is None:
        return True
    return isinstance(primal.element, FloatType) and shadow.element in (None, primal.element)


# -- places ----------------------------------------------------------------------------------------


def _check_constant(site: Site, argument: Argument) -> None:
    """Complain of a shadow in constant memory: nothing can be added to it."""
    primal, shadow = argument.values[0].value, root(argument.shadows[0].value)
    if isinstance(shadow, GlobalVariable) and shadow.is_constant and root(primal) is not shadow:
        what = site.parameter(argument.parameter)
        site.complain(
            Kind.CHANGED_PLACES,
            f"the shadow of {what} is '{shadow.name}', which is constant, but derivatives are "
            "written to a shadow",
            "first the argument, then its shadow",
        )


def _check_others(site: Site, argument: Argument, arguments: Sequence[Argument]) -> None:
    """Complain of a shadow that is another argument's primal as well."""
    shadows = {sole(each.value) for each in argument.shadows} - {None}
    own = sole(argument.values[0].value)
    for other in arguments:
        given = sole(other.values[0].value) if other.values and _is_pointer(other) else None
        if given is not None and given is not own and given in shadows:
            site.complain(
                Kind.CHANGED_PLACES,
                f"the shadow of {site.parameter(argument.parameter)} is what is passed for "
                f"{site.parameter(other.parameter)}",
                _INTERLEAVE,
            )


# -- several requests ------------------------------------------------------------------------------


def check_exchanged(requests: Sequence[Request], complaints: Complaints) -> None:
    """Warn where what is the shadow in one request is the argument in another, and the reverse."""
    places = complaints.places
    first: dict[tuple[Function, Value, Value], Request] = {}
    for request in requests:
        if not request.mode.is_reverse:
            continue
        for argument, primal, shadow in _pairs(request):
            other = first.get((request.caller, shadow, primal))
            if other is None:
                first.setdefault((request.caller, primal, shadow), request)
            else:
                complaints.add(
                    Kind.CHANGED_PLACES,
                    request.call,
                    f"{request.mode.spelling} of {_names(request, places)}: what is given to "
                    f"parameter {number_of(argument.parameter)} is a shadow at {other.location}, "
                    "and its shadow is the argument there",
                    "first the argument, then its shadow",
                )


def _pairs(request: Request) -> Iterator[tuple[Argument, Value, Value]]:
    for argument in request.arguments:
        if not _is_pointer(argument) or not argument.shadows or not argument.values:
            continue
        primal, shadow = sole(argument.values[0].value), sole(argument.shadows[0].value)
        if primal is not None and shadow is not None and primal is not shadow:
            yield argument, primal, shadow


def _names(request: Request, places: Places) -> str:
    return " or ".join(places.name(each) for each in request.functions)
