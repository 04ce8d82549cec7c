"""Check calls: arguments by the type that is called, attributes, and `musttail`."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from enzyme_cc.ir import instructions as ins
from enzyme_cc.ir.checking.attributes import signature_faults, value_faults, words_of
from enzyme_cc.ir.checking.operands import expect_blocks, is_plain
from enzyme_cc.ir.constants import (
    FloatConstant,
    InlineAsm,
    IntConstant,
    PoisonConstant,
    UndefConstant,
)
from enzyme_cc.ir.function import Function, Instruction
from enzyme_cc.ir.globals import GlobalValue
from enzyme_cc.ir.types import LABEL, METADATA, TOKEN, FunctionType, PointerType

if TYPE_CHECKING:
    from collections.abc import Iterator

    from enzyme_cc.ir.values import Value

#: The intrinsics that an invoke may call.
_INVOKABLE = (
    "@llvm.donothing",
    "@llvm.experimental.patchpoint.",
    "@llvm.experimental.gc.statepoint",
    "@llvm.coro.resume",
    "@llvm.coro.destroy",
    "@llvm.coro.await.suspend",
    "@llvm.objc.clang.arc.noop.use",
    "@llvm.wasm.",
    "@llvm.seh.",
)
_CONVENTION = re.compile(r"\b(cc ?\d+|\w*[a-z_0-9]cc(?:\(\d+\))?|(?:spir|amdgpu|ptx|aarch64)_\w+)")
#: Conventions under which a `musttail` call may take other arguments than its caller.
_FREE_TAILS = ("tailcc", "swifttailcc")
_ABI_WORDS = frozenset("byval sret byref inalloca preallocated inreg swiftself swiftasync".split())


def is_intrinsic(value: Value) -> bool:
    """Return whether it is a function that LLVM itself knows."""
    return isinstance(value, GlobalValue) and value.ref.startswith("@llvm.")


def call_faults(line: ins.CallBase) -> Iterator[str]:
    """Yield what is wrong with a call, an invoke or a callbr."""
    problem = _layout_fault(line)
    if problem:
        yield problem
        return
    callee = line.callee
    if not isinstance(callee.type, PointerType):
        yield f"the callee is {callee.type}, and a pointer is expected"
    kind = line.written_type
    if kind is not None:
        yield from _signature(line, kind)
    yield from _arguments(line)
    yield from _attributes(line)
    yield from _bundles(line)
    if isinstance(callee, Function) and is_intrinsic(callee):
        yield from _intrinsic(line, callee)
    elif line.type in (TOKEN, LABEL, METADATA) or isinstance(line.type, FunctionType):
        yield f"only an intrinsic returns {line.type}"
    if line.row.name == "callbr" and not (isinstance(callee, InlineAsm) or is_intrinsic(callee)):
        yield "callbr calls assembly only"


def _layout_fault(line: ins.CallBase) -> str:
    arguments = len(line.argument_attributes)
    bundled = sum(count for _, count in line.bundles)
    blocks = len(line.operands) - arguments - bundled - 1
    wanted = {"call": blocks == 0, "invoke": blocks == 2, "callbr": blocks >= 1}
    if blocks < 0 or not wanted[line.row.name]:
        return f"{line.row.name} has {len(line.operands)} operands, and {arguments} arguments"
    first = arguments + bundled
    return next(expect_blocks(line, range(first, first + blocks)), "")


def _signature(line: ins.CallBase, kind: FunctionType) -> Iterator[str]:
    arguments = line.arguments
    if line.type is not kind.result:
        yield f"the result is {line.type}, and {kind.result} is expected"
    wanted = len(kind.parameters)
    if len(arguments) < wanted or (len(arguments) > wanted and not kind.variadic):
        yield f"there are {len(arguments)} arguments, and {wanted} are expected"
        return
    for index, (value, parameter) in enumerate(zip(arguments, kind.parameters, strict=False)):
        if value.type is not parameter:
            yield f"argument {index + 1} is {value.type}, and {parameter} is expected"


def _arguments(line: ins.CallBase) -> Iterator[str]:
    intrinsic = is_intrinsic(line.callee)
    fixed = len(line.written_type.parameters) if line.written_type else len(line.arguments)
    for index, value in enumerate(line.arguments):
        kind = value.type
        if kind in (METADATA, TOKEN):
            # LLVM lets both pass behind `...`, where requests have their markers.
            if index < fixed and not intrinsic:
                yield f"argument {index + 1} is {kind}, and only an intrinsic takes that"
        elif not is_plain(kind):
            yield f"argument {index + 1} cannot be {kind}"


def _attributes(line: ins.CallBase) -> Iterator[str]:
    if line.flags:
        yield from value_faults(line.flags, line.type)
    if any(line.argument_attributes):
        pairs = [
            (value.type, words)
            for value, words in zip(line.operands, line.argument_attributes, strict=False)
        ]
        for index, (kind, words) in enumerate(pairs):
            for fault in value_faults(words, kind) if words else ():
                yield f"argument {index + 1}: {fault}"
        yield from signature_faults(line.type, pairs)


def _bundles(line: ins.CallBase) -> Iterator[str]:
    for tag, values in line.bundle_operands:
        if tag == '"funclet"' and not all(isinstance(each, ins.FuncletPad) for each in values):
            yield "the funclet it is in must be a catchpad or a cleanuppad"


def _intrinsic(line: ins.CallBase, callee: Function) -> Iterator[str]:
    if line.function_type is not callee.function_type and not callee.variadic:
        yield f"{callee.ref} is called as {line.function_type}, and is {callee.function_type}"
    if line.row.name == "invoke" and not callee.ref.startswith(_INVOKABLE):
        yield f"{callee.ref} is an intrinsic and cannot be invoked"
    for value, parameter in zip(line.arguments, callee.arguments, strict=False):
        if "immarg" in parameter.attributes and not isinstance(value, (IntConstant, FloatConstant)):
            yield f"{value.ref} must be a number: {callee.ref} takes nothing else there"


# -- musttail --------------------------------------------------------------------------------------


def tail_faults(line: ins.CallBase, function: Function) -> Iterator[str]:
    """Yield what keeps a `musttail` call from being one."""
    if isinstance(line.callee, InlineAsm):
        yield "a musttail call cannot be assembly"
    following = _next(line)
    if not isinstance(following, ins.Return):
        yield "a musttail call must stand right before ret"
    elif not _returns(following, line):
        yield "ret after a musttail call must return its result"
    called = line.function_type
    if line.type is not function.return_type:
        yield f"a musttail call of {line.type} cannot stand in a function of {function.return_type}"
    if convention(line.flags) != convention(function.prefix):
        yield "a musttail call must have the calling convention of its function"
    if called.variadic is not function.variadic and line.written_type is not None:
        yield "a musttail call must be variadic if its function is, and only then"
    if convention(line.flags) not in _FREE_TAILS:
        yield from _same_parameters(line, function, called)


def convention(text: str) -> str:
    """Return the calling convention among the words before a type."""
    found = _CONVENTION.search(text)
    return found[1] if found else "ccc"


def _next(line: ins.CallBase) -> Instruction | None:
    following = line.next
    while following is not None and not isinstance(following, Instruction):
        following = following.next
    return following


def _returns(following: ins.Return, line: ins.CallBase) -> bool:
    value = following.value
    return value in (None, line) or isinstance(value, (UndefConstant, PoisonConstant))


def _same_parameters(line: ins.CallBase, function: Function, called: FunctionType) -> Iterator[str]:
    own = tuple(each.type for each in function.arguments)
    if own != called.parameters[: len(own)] or len(own) != len(called.parameters):
        yield f"a musttail call must have its function's parameters: {function.function_type}"
        return
    for index, (parameter, words) in enumerate(
        zip(function.arguments, line.argument_attributes, strict=False)
    ):
        here, there = (_ABI_WORDS & set(words_of(text)) for text in (words, parameter.attributes))
        if here != there:
            odd = ", ".join(sorted(here ^ there))
            yield f"argument {index + 1} of a musttail call differs from its function's in {odd}"
