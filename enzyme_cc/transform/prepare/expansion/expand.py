"""Intrinsics as ordinary instructions, in all that requests reach: nothing after it knows them.

What has no expansion stays as it is. So do vectors without a number of lanes.
"""

from __future__ import annotations

from functools import cache, partial
from typing import TYPE_CHECKING

from enzyme_cc.diagnostics import user_error
from enzyme_cc.ir.function import Function
from enzyme_cc.ir.instructions import Call
from enzyme_cc.ir.types import StructType, VectorType
from enzyme_cc.rules.library import plain_intrinsic
from enzyme_cc.rules.model import INTRINSIC
from enzyme_cc.transform.prepare.expansion import accesses
from enzyme_cc.transform.prepare.expansion.aarch64 import AARCH64
from enzyme_cc.transform.prepare.expansion.bitwise import expand_bits
from enzyme_cc.transform.prepare.expansion.matrices import MATRICES
from enzyme_cc.transform.prepare.expansion.nvptx import NVPTX
from enzyme_cc.transform.prepare.expansion.permutations import PERMUTATIONS
from enzyme_cc.transform.prepare.expansion.predicated import PREFIX, predicated
from enzyme_cc.transform.prepare.expansion.site import NotExpandedError, Site
from enzyme_cc.transform.prepare.expansion.x86 import X86
from enzyme_cc.transform.prepare.expansion.x86_assembly import expand_assembly

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from enzyme_cc.ir.module import Module
    from enzyme_cc.ir.types import Type
    from enzyme_cc.ir.values import Value
    from enzyme_cc.requests.places import Places

    Expansion = Callable[[Site], Value | None]

_TABLE: dict[str, Expansion] = {
    **AARCH64,
    **MATRICES,
    **NVPTX,
    **PERMUTATIONS,
    **X86,
    **{name: partial(accesses.load, access=found) for name, found in accesses.LOADS.items()},
    **{name: partial(accesses.store, access=found) for name, found in accesses.STORES.items()},
}


@cache
def expansion_of(name: str) -> Expansion | None:
    """Return how an intrinsic is written as instructions; None for all others."""
    plain = plain_intrinsic(name)
    found = _TABLE.get(name) or _TABLE.get(plain)
    if found is None and plain.startswith(PREFIX):
        return partial(predicated, name=plain.removeprefix(PREFIX))
    return found


def expand(module: Module, functions: Iterable[Function], places: Places) -> None:
    """Expand what can be in these functions, and in what that comes to."""
    is_met = any(_is_known(each) for each in module.functions.values())
    for function in functions:
        while is_met and _expand_once(function, places):
            pass
        expand_bits(function)
        expand_assembly(function)


def _is_known(function: Function) -> bool:
    name = function.name
    return name.startswith(INTRINSIC) and expansion_of(name) is not None


def _expand_once(function: Function, places: Places) -> bool:
    calls = [each for each in function.instructions() if isinstance(each, Call)]
    return sum(_expanded(each, places) for each in calls) > 0


def _expanded(call: Call, places: Places) -> bool:
    """Replace a call, if there is an expansion; whether there is."""
    callee = call.callee
    if not isinstance(callee, Function) or not callee.name.startswith(INTRINSIC):
        return False
    found = expansion_of(callee.name)
    kinds = (call.type, *(each.type for each in call.arguments))
    if found is None or any(map(_is_scalable, kinds)):
        return False
    try:
        made = found(Site(call))
    except NotExpandedError:
        return False
    except (AssertionError, IndexError, TypeError, ValueError) as error:
        # What an intrinsic takes is known to LLVM alone, which has not seen this module.
        message = f"LLVM has no {callee.ref} of the type {callee.function_type}"
        raise user_error(message, where=places.of(call)) from error
    if made is not None and call.is_used:
        call.replace_all_uses(made)
    call.erase()
    return True


def _is_scalable(kind: Type) -> bool:
    if isinstance(kind, StructType):
        return any(map(_is_scalable, kind.fields or ()))
    return isinstance(kind, VectorType) and kind.scalable
