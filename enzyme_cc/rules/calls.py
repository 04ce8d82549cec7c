"""Calls of the functions in formulas: an intrinsic, or the function of C for the type at hand.

C has no vectors: there each lane is called for by itself. Types that C has no function for are
computed in `float`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_cc.diagnostics import user_error
from enzyme_cc.ir.building.builder import CallStyle
from enzyme_cc.ir.building.globals import declare
from enzyme_cc.ir.constants import poison
from enzyme_cc.ir.function import Function as IRFunction
from enzyme_cc.ir.module import module_of
from enzyme_cc.ir.types import (
    BFLOAT,
    DOUBLE,
    FLOAT,
    FP80,
    FP128,
    HALF,
    PPC_FP128,
    FloatType,
    IntType,
    Type,
    VectorType,
    function_type,
    like,
    quoted,
    scalar_of,
    struct_type,
)
from enzyme_cc.rules.bodies import KINDS, PREFIX
from enzyme_cc.rules.model import UNPACKED
from enzyme_cc.words.types import spoken

if TYPE_CHECKING:
    from collections.abc import Sequence

    from enzyme_cc.diagnostics import UserError
    from enzyme_cc.ir.building.builder import Builder
    from enzyme_cc.ir.instructions import CallBase
    from enzyme_cc.ir.module import Module
    from enzyme_cc.ir.types import FunctionType
    from enzyme_cc.ir.values import Value
    from enzyme_cc.rules.formula import Function

#: What stands for `*` in a name of C.
_SUFFIX: dict[Type, str] = {DOUBLE: "", FLOAT: "f", FP80: "l", FP128: "f128", PPC_FP128: "l"}
_MANGLED: dict[Type, str] = {
    BFLOAT: "bf16",
    DOUBLE: "f64",
    FLOAT: "f32",
    FP128: "f128",
    FP80: "f80",
    HALF: "f16",
    PPC_FP128: "ppcf128",
}
#: A derivative asks for the number only, not for errno.
PURE = "nounwind willreturn readnone"


def mark_pure(call: CallBase) -> None:
    """Say that a call does nothing but compute a number.

    Of its own functions LLVM knows; and of constrained ones it is not so.
    """
    if not call.callee.ref.startswith("@llvm."):
        call.tail = f"{call.tail} {PURE}"


def call_function(
    builder: Builder, function: Function, arguments: Sequence[Value], flags: str = ""
) -> Value:
    """Call the function of these arguments, the first float of which says the type."""
    type_ = next(each.type for each in arguments if isinstance(scalar_of(each.type), FloatType))
    scalar = scalar_of(type_)
    if function.is_complex:
        return _call_complex(builder, function, arguments)
    # An fp128 intrinsic becomes a call of C's long double, which need not be that.
    by_intrinsic = function.intrinsic and not (scalar is FP128 and function.c_name)
    if scalar is BFLOAT or (scalar is HALF and not by_intrinsic):
        wide = [_widened(builder, each) for each in arguments]
        return builder.fptrunc(call_function(builder, function, wide, flags), type_)
    if by_intrinsic:
        return call_intrinsic(builder, function.intrinsic, type_, arguments, flags)
    if isinstance(type_, VectorType):
        return _by_lanes(builder, function, type_, arguments, flags)
    return _call_c(builder, _name_of(function, scalar), type_, arguments, flags)


def _name_of(function: Function, scalar: Type) -> str:
    name = function.c_name.replace("*", _SUFFIX[scalar])
    if name.startswith(PREFIX) and scalar not in KINDS:
        raise user_error(
            f"a derivative calls '{function.name}' of {spoken(scalar)}, but the run-time library "
            "has that for other types only",
            "compute this in double",
            code="EZ0915",
        )
    return name


def _widened(builder: Builder, value: Value) -> Value:
    if not isinstance(scalar_of(value.type), FloatType):
        return value
    return builder.fpext(value, like(value.type, FLOAT))


def call_intrinsic(
    builder: Builder, name: str, type_: Type, arguments: Sequence[Value], flags: str = ""
) -> Value:
    """Call an intrinsic, overloaded for its float operands, and then for its integers."""
    floats = [each.type for each in arguments if isinstance(scalar_of(each.type), FloatType)]
    # A reduction is named for the vector it takes.
    vectors: list[Type] = [each for each in floats if isinstance(each, VectorType)]
    integers = [each.type for each in arguments if isinstance(scalar_of(each.type), IntType)]
    spelled = ".".join([name, *map(mangled, [(vectors or [type_])[0], *integers])])
    signature = function_type(type_, tuple(each.type for each in arguments))
    callee = _callee(_module_of(builder), spelled, signature)
    return builder.call(callee, arguments, CallStyle(flags=flags), type_=signature)


def mangled(type_: Type) -> str:
    """Return a type as it stands in the name of an overloaded intrinsic."""
    if isinstance(type_, VectorType):
        return f"{'nx' if type_.scalable else ''}v{type_.count}{mangled(type_.element)}"
    return _MANGLED.get(type_) or type_.text


def _call_c(
    builder: Builder, name: str, type_: Type, arguments: Sequence[Value], flags: str
) -> Value:
    signature = function_type(type_, tuple(each.type for each in arguments))
    callee = _callee(_module_of(builder), name, signature)
    style = CallStyle(flags=flags, attributes=PURE)
    return builder.call(callee, arguments, style, type_=signature)


def _call_complex(builder: Builder, function: Function, arguments: Sequence[Value]) -> Value:
    """Return both numbers of a complex result; program/complex_calls.py calls C for it."""
    kind = arguments[0].type
    name = UNPACKED + function.c_name.replace("*", _SUFFIX[kind])
    signature = function_type(struct_type((kind, kind)), tuple(each.type for each in arguments))
    callee = _callee(_module_of(builder), name, signature)
    return builder.call(callee, arguments, CallStyle(attributes=PURE), type_=signature)


def _callee(module: Module, name: str, signature: FunctionType) -> IRFunction:
    if module.symbol("@" + quoted(name)) is None:
        return declare(module, name, signature)
    return library_function(module, name)


def library_function(module: Module, name: str) -> IRFunction:
    """Return the function of this name, which must be the library's."""
    found = module.symbol("@" + quoted(name))
    if not isinstance(found, IRFunction) or found.is_local:
        raise other_function(name)
    return found


def other_function(name: str) -> UserError:
    """Return the error that something else has the name of what a formula calls."""
    return user_error(
        f"a derivative calls '{name}', and this program has one of its own",
        "rename it: the one of C's library is needed",
        code="EZ0911",
    )


def _by_lanes(
    builder: Builder,
    function: Function,
    type_: VectorType,
    arguments: Sequence[Value],
    flags: str,
) -> Value:
    if type_.scalable:
        raise user_error(
            f"a derivative calls '{function.name}' of {spoken(type_)}, but how many these are "
            "is known only when the program runs",
            "compile this code for vectors of a fixed length",
            code="EZ0912",
        )
    made = poison(type_)
    for lane in range(type_.count):
        each = [lane_of(builder, value, lane) for value in arguments]
        one = call_function(builder, function, each, flags)
        made = builder.insertelement(made, one, lane)
    return made


def lane_of(builder: Builder, value: Value, lane: int) -> Value:
    """Return one lane of a vector; a scalar is the same in all."""
    if not isinstance(value.type, VectorType):
        return value
    return builder.extractelement(value, lane)


def _module_of(builder: Builder) -> Module:
    function = builder.block.function
    if function is None:
        raise ValueError(f"block {builder.block.ref} stands in no function")
    return module_of(function)
