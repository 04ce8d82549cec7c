"""Fences around comparisons of numbers, so that LLVM's passes keep branches as they were written.

The derivative is that of the code that ran. Two numbers that compare equal are one number to LLVM,
but their derivatives differ: behind `if (x == 1)` it writes 1 for x, and of `a > b ? a : b` under
-ffast-math it makes a maximum. While LLVM simplifies what is to be differentiated, comparisons
look at `llvm.canonicalize` of an operand, which is the same number and folds if it is a constant.
Of two such LLVM makes none, so a second operand is behind an `llvm.arithmetic.fence`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_cc.ir.building.builder import Builder
from enzyme_cc.ir.constants import Constant
from enzyme_cc.ir.instructions import Call, Compare
from enzyme_cc.rules.calls import call_intrinsic
from enzyme_cc.transform.code.function_attributes import FunctionWords

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from enzyme_cc.ir.function import Function
    from enzyme_cc.ir.module import Module
    from enzyme_cc.ir.values import Value

_INTRINSICS = ("llvm.canonicalize", "llvm.arithmetic.fence")
#: What tells ours from the program's own.
_MARK = '"enzyme-cc-fence"'
#: Predicates that say nothing of how the operands lie to each other.
_SAYS_NOTHING = frozenset(("false", "ord", "true", "uno"))


def fence_comparisons(functions: Iterable[Function]) -> None:
    """Put fences around the operands of all comparisons of numbers in these functions."""
    for function in functions:
        for each in list(function.instructions()):
            if isinstance(each, Compare) and _is_fenced(each):
                _fence(each)


def fence_simplified(module: Module) -> None:
    """Do so in all functions that LLVM's passes do not leave alone."""
    words = FunctionWords(module)
    fence_comparisons(
        each
        for each in module.functions.values()
        if not each.is_declaration and "optnone" not in words.of(each)
    )


def drop_fences(module: Module) -> None:
    """Let comparisons look at their operands again."""
    if _MARK not in module.source:
        return
    words = FunctionWords(module)
    for declaration in [each for each in module.functions.values() if _may_be_fence(each)]:
        for function in module.functions_using(declaration):
            for fence in list(_fences(function, declaration, words)):
                fence.replace_all_uses(fence.arguments[0])
                fence.erase()
        if not declaration.is_used:
            module.remove_global(declaration)


def _is_fenced(comparison: Compare) -> bool:
    return comparison.opcode == "fcmp" and comparison.predicate not in _SAYS_NOTHING


def _fence(comparison: Compare) -> None:
    builder = Builder.before(comparison)
    numbers = [each for each in enumerate(comparison.operands) if not isinstance(each[1], Constant)]
    for name, (index, value) in zip(_INTRINSICS, numbers, strict=False):
        comparison.set_operand(index, fenced(builder, value, name))


def fenced(builder: Builder, value: Value, name: str = _INTRINSICS[-1]) -> Value:
    """Return a value behind a fence, which is the same number."""
    made = call_intrinsic(builder, name, value.type, [value])
    assert isinstance(made, Call)
    made.tail = _MARK
    return made


def _may_be_fence(function: Function) -> bool:
    return function.is_declaration and function.name.startswith(_INTRINSICS)


def _fences(function: Function, declaration: Function, words: FunctionWords) -> Iterator[Call]:
    for each in function.instructions():
        if (
            isinstance(each, Call)
            and each.callee is declaration
            and _MARK in words.among(each.tail)
        ):
            yield each
