"""Textures and surfaces in a kernel: what is behind them has no shadow, so they are refused."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from enzyme_cc.ir.constants import InlineAsm
from enzyme_cc.ir.instructions import CallBase
from enzyme_cc.ir.types import VOID, FloatType, IntType, StructType, scalar_of

if TYPE_CHECKING:
    from collections.abc import Container

    from enzyme_cc.analysis.activity.analysis import ActivityResults, Context
    from enzyme_cc.ir.types import Type
    from enzyme_cc.transform.program.roots import Program
    from enzyme_cc.transform.report.report import Report

CODE = "EZ0493"
_ASSEMBLY = re.compile(r'"[\s{]*(tex|tld4|suld|sust|sured)\.')
_INTRINSIC = re.compile(
    r"^@llvm\.(nvvm\.(tex|tld4|suld|sust)|amdgcn\.image\.(sample|load|store|gather4|atomic))\."
)


def report_textures(
    program: Program, report: Report, found: ActivityResults, own: Container[Context]
) -> None:
    """Refuse what reads numbers from textures and surfaces, and what writes there."""
    if not program.is_of_device:
        return
    for context in found.contexts:
        for call in context.function.instructions() if context in own else ():
            if isinstance(call, CallBase) and _is_refused(call):
                report.add(
                    CODE,
                    "a texture or a surface where code is differentiated: the numbers behind it "
                    "have no derivatives, nor are there rules for what filters them",
                    call,
                    "read the numbers from an array, by a pointer with a shadow",
                    "or, if all there is constant and so are the coordinates, read in a function f "
                    "that is never inlined, and register it: __device__ void "
                    "*__enzyme_inactivefn_f[] = {(void *)f};",
                )


def _is_refused(call: CallBase) -> bool:
    name = call.callee.ref
    is_assembly = isinstance(call.callee, InlineAsm)
    matched = (_ASSEMBLY.search(name) if is_assembly else _INTRINSIC.match(name)) is not None
    if not matched or (call.type is not VOID and not call.is_used):
        return False
    return call.type is VOID or _has_numbers(call.type)


def _has_numbers(kind: Type) -> bool:
    """Return whether something is no integer of full width: halves are integers of 16 bits."""
    if isinstance(kind, StructType):
        return any(map(_has_numbers, kind.fields or ()))
    scalar = scalar_of(kind)
    return isinstance(scalar, FloatType) or (isinstance(scalar, IntType) and scalar.width == 16)
