"""Find out whether anything but doubles carries derivatives, as words that are told need it.

Two floats side by side would be taken for a double or for an address. They come from where they are
used as floats, from memory that others fill, or from a function that takes them by address.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from enzyme_cc.analysis.calls.callees import callee_of
from enzyme_cc.attributes.vocabulary import type_hint_of
from enzyme_cc.ir.instructions import CallBase
from enzyme_cc.ir.types import (
    BFLOAT,
    DOUBLE,
    HALF,
    ArrayType,
    FloatType,
    PointerType,
    StructType,
    scalar_of,
)
from enzyme_cc.ir.uses import instructions_using
from enzyme_cc.rules.model import Kind

if TYPE_CHECKING:
    from collections.abc import Iterator

    from enzyme_cc.ir.function import Function, Instruction
    from enzyme_cc.ir.types import Type
    from enzyme_cc.ir.values import Value
    from enzyme_cc.transform.program.roots import Program, Roots

_OTHERS = re.compile(r"\b(?:half|bfloat|float|x86_fp80|fp128|ppc_fp128)\b")
#: Where a number ends, or another begins that has a derivative itself or has none.
_ENDS = frozenset(
    ("fcmp", "fptoui", "fptosi", "fadd", "fsub", "fmul", "fdiv", "fneg", "phi", "select")
)
#: The run-time library that is given arrays by descriptors.
_FORTRAN = "_FortranA"


def has_only_doubles(roots: Roots) -> bool:
    """Return whether all numbers that may carry a derivative are doubles, at aligned addresses."""
    program = roots.program
    if roots.types.has_unaligned_numbers or program.is_of_device:
        return False
    if any(_takes_others(program, each) for each in program.module.functions.values()):
        return False
    if not _OTHERS.search(program.module.text):
        return True
    return not any(_has_others(each.type) and _goes_on(each) for each in _active(roots))


def smallest_number(roots: Roots) -> int:
    """Return how many bytes the smallest number has that may carry a derivative."""
    if has_only_doubles(roots):
        return 8
    return 2 if any(scalar_of(each.type) in (HALF, BFLOAT) for each in _active(roots)) else 4


def _active(roots: Roots) -> Iterator[Value]:
    contexts = (context for found in roots.results for context in found.contexts)
    return (each for context in contexts for each in context.active)


def _goes_on(value: Value) -> bool:
    """Return whether a value is more than compared or counted with, as what load factors are.

    What is computed of it is active itself, where it has a derivative.
    """
    return any(
        each.opcode not in _ENDS and not _is_of_numbers(each) for each in instructions_using(value)
    )


def _is_of_numbers(user: Instruction) -> bool:
    """Return whether it is a call of an intrinsic that keeps nothing in memory."""
    if not isinstance(user, CallBase):
        return False
    callee = callee_of(user)
    is_intrinsic = callee is not None and callee.name.startswith("llvm.")
    return is_intrinsic and not any(isinstance(e.type, PointerType) for e in user.arguments)


def _takes_others(program: Program, function: Function) -> bool:
    """Return whether a function without body may take floats by their address."""
    if not function.is_declaration:
        return False
    if function.name.startswith(_FORTRAN) or type_hint_of(function.name):
        return True
    rule = program.rule(function)
    if rule is None:
        return False
    is_single = rule.routine is not None and rule.routine.precision not in "dz"
    return is_single or rule.kind is Kind.COMMUNICATION


def _has_others(kind: Type) -> bool:
    """Return whether a float is anywhere in a type that is no double."""
    kind = scalar_of(kind)
    if isinstance(kind, StructType):
        return any(map(_has_others, kind.fields or ()))
    if isinstance(kind, ArrayType):
        return _has_others(kind.element)
    return isinstance(kind, FloatType) and kind is not DOUBLE
