"""Steps of pointers: the values that are the pointer they are made from, perhaps moved."""

from __future__ import annotations

import functools
import re
from typing import TYPE_CHECKING

from enzyme_cc.analysis.calls.callees import is_uncertain
from enzyme_cc.ir.constants import ConstantExpression
from enzyme_cc.ir.function import Function, Phi
from enzyme_cc.ir.globals import Alias
from enzyme_cc.ir.instructions import Call, CallBase, Cast, GetElementPointer, Invoke, Select, Unary
from enzyme_cc.ir.types import PointerType

if TYPE_CHECKING:
    from collections.abc import Callable

    from enzyme_cc.ir.values import Value

#: Intrinsics whose result is their first argument, or points into the same memory.
_SAME = re.compile(
    r"@llvm\.(?:launder\.invariant\.group|strip\.invariant\.group|ssa\.copy|ptr\.annotation"
    r"|threadlocal\.address|preserve\.(?:array|struct|union)\.access\.index|ptrmask)\b"
)
_MOVED = ("@llvm.ptrmask", "@llvm.preserve.")
_BASED = frozenset(("bitcast", "addrspacecast", "freeze", "getelementptr"))
_RETURNED = re.compile(r"\breturned\b")


def behind(value: Value) -> list[Value] | None:
    """Return the pointers that one is a step from, or one of; None where it begins."""
    step = _STEPS.get(value.__class__)
    return step(value) if step is not None else None


def moves(value: Value) -> bool:
    """Return whether a step that is no getelementptr may change the address."""
    return isinstance(value, CallBase) and value.callee.ref.startswith(_MOVED)


def passed_on(call: CallBase) -> Value | None:
    """Return the argument that a call hands back."""
    if not isinstance(call.type, PointerType):
        return None
    if _is_same(call.callee.ref):
        return call.arguments[0]
    index = returned_index(call)
    return call.arguments[index] if index is not None else None


def returned_index(call: CallBase) -> int | None:
    """Return the number of the argument marked `returned`, at the call or by what it calls."""
    texts = call.argument_attributes
    callee = call.callee
    parameters = callee.arguments if isinstance(callee, Function) else ()
    for index, text in enumerate(texts):
        if text and _returns(text):
            return index
    for parameter in parameters[: len(texts)]:
        if parameter.attributes and _returns(parameter.attributes):
            return parameter.index
    return None


@functools.cache
def _is_same(ref: str) -> bool:
    return _SAME.match(ref) is not None


@functools.cache
def _returns(attributes: str) -> bool:
    return _RETURNED.search(attributes) is not None


def _base(value: GetElementPointer | Cast | Unary | ConstantExpression) -> list[Value] | None:
    if value.opcode in _BASED and isinstance(value.operands[0].type, PointerType):
        return value.operands[:1]
    return None


def _aliasee(value: Alias) -> list[Value] | None:
    return None if is_uncertain(value) else value.operands[:1]


def _handed_back(call: CallBase) -> list[Value] | None:
    argument = passed_on(call)
    return None if argument is None else [argument]


_STEPS: dict[type[Value], Callable[..., list[Value] | None]] = {
    GetElementPointer: _base,
    Cast: _base,
    Unary: _base,
    ConstantExpression: _base,
    Alias: _aliasee,
    Phi: lambda phi: phi.operands[::2],
    Select: lambda select: select.operands[1:],
    Call: _handed_back,
    Invoke: _handed_back,
}
