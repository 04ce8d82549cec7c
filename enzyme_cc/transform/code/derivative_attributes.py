"""Attributes that hold for a derivative as for its primal, and those that do not."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from enzyme_cc.ir.module import module_of
from enzyme_cc.requests.site import attribute_type
from enzyme_cc.transform.code.function_attributes import BRACKETS, FunctionWords

if TYPE_CHECKING:
    from enzyme_cc.ir.function import Argument, Function
    from enzyme_cc.ir.instructions import CallBase
    from enzyme_cc.ir.types import Type

#: A word, one with something in brackets, or a string with perhaps a value.
_WORD = re.compile(rf'"[^"]*"(?:="[^"]*")?|[\w.]+{BRACKETS}|align \d+|[^\s"]+')

#: Of functions: how code is to be made, and what holds whatever else it computes.
#: Not `willreturn`: a derivative may stop the program.
_OF_FUNCTIONS = frozenset(
    "cold convergent fn_ret_thunk_extern hot minsize mustprogress noimplicitfloat nocallback "
    "noredzone nounwind null_pointer_is_valid optsize safestack sanitize_address "
    "sanitize_hwaddress sanitize_memory sanitize_thread shadowcallstack ssp sspreq sspstrong "
    "strictfp uwtable".split()
)
_STRINGS = (
    '"denormal', '"frame-pointer"', '"no-', '"probe-stack"', '"stack-', '"stackrealign"',
    '"target-', '"tune-cpu"', '"unsafe-fp-math"', '"use-soft-float"', '"approx-func',
    '"less-precise-fpmad"', '"strict-float-cast-overflow"', '"min-legal-vector-width"',
)  # fmt: skip
#: Of parameters: what does not depend on who else has the pointer.
_OF_PARAMETERS = ("align", "byval", "dereferenceable", "noundef", "nonnull", "range", "nofpclass")
_OF_UNNEEDED = ("noundef",)


def split(attributes: str) -> list[str]:
    """Return the attributes of a parameter or an argument, one by one."""
    return _WORD.findall(attributes)


def function_attributes(function: Function) -> str:
    """Return what is said of the derivative of a function."""
    function.load()
    words = FunctionWords(module_of(function)).of(function)
    kept = (w for w in words if w.split("(")[0] in _OF_FUNCTIONS or w.startswith(_STRINGS))
    return " ".join(kept)


def call_attributes(callee: Function | None, call: CallBase) -> list[str]:
    """Return all attributes of a call, and of the function that it names, if it names one."""
    owner = callee or call.function
    assert owner is not None
    words = FunctionWords(module_of(owner))
    if callee is None:
        return words.among(call.tail)
    callee.load()
    return [*words.of(callee), *words.among(call.tail)]


def returns_twice(callee: Function | None, call: CallBase) -> bool:
    """Return whether a call may come back once more later, as `setjmp` does."""
    return "returns_twice" in call_attributes(callee, call)


def parameter_attributes(argument: Argument, *, active: bool, unneeded: bool) -> str:
    """Return what is said of a parameter of the primal in the derivative.

    A shadow may be the primal, so that a pointer with one is not the only way to its memory.
    """
    kept = _OF_UNNEEDED if unneeded else _OF_PARAMETERS
    if not active:
        # Not `writeonly`: a partial may need what a function hands back through memory.
        kept = (*kept, "noalias", "readonly", "readnone", "nocapture", "captures")
    words = split(argument.attributes)
    return " ".join(word for word in words if word.startswith(kept))


def copying_words(attributes: str) -> str:
    """Return `byval(type) align 8` of what is passed as a copy; nothing of anything else."""
    words = [each for each in split(attributes) if each.startswith(("byval", "align"))]
    return " ".join(words) if any(each.startswith("byval") for each in words) else ""


def widening_words(attributes: str) -> str:
    """Return how a small integer is widened where it is passed: `signext`, `zeroext`."""
    return " ".join(each for each in split(attributes) if each in ("signext", "zeroext"))


def copied_type(argument: Argument) -> Type | None:
    """Return the type of what is passed by value in memory."""
    if argument.function is None or "byval" not in argument.attributes:
        return None
    return attribute_type(module_of(argument.function), argument.attributes, "byval")
