"""Mark the loops that LLVM must not unroll: all but those of functions that compute with numbers.

What lies in memory is known by its use. A loop over an array tells of each of its elements; once
it is unrolled there are accesses of single places, which tell nothing of those between them. So
loops stay in functions that move bytes, integers in memory, or blocks of it, themselves or by what
they call: there that has to be known.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_cc.analysis.calls.assumptions import Assumptions
from enzyme_cc.analysis.calls.callees import callee_of
from enzyme_cc.analysis.loops.natural_loops import LoopNest
from enzyme_cc.ir.constants import IntConstant
from enzyme_cc.ir.instructions import Alloca, CallBase, Load, Store
from enzyme_cc.ir.types import FloatType, PointerType, VectorType
from enzyme_cc.transform.code.loop_metadata import say_of_loop

if TYPE_CHECKING:
    from collections.abc import Iterable

    from enzyme_cc.ir.function import Function, Instruction
    from enzyme_cc.ir.module import Module
    from enzyme_cc.ir.types import Type

_KEPT = '!{!"llvm.loop.unroll.disable"}'
_MOVES = ("llvm.memcpy.", "llvm.memmove.", "llvm.memset.")


def keep_loops(module: Module, functions: Iterable[Function]) -> None:
    """Let loops stay loops, but where a function computes with numbers alone."""
    numeric = _Numeric()
    for function in functions:
        if not numeric.is_all(function):
            for loop in LoopNest(function).loops:
                say_of_loop(module, loop, _KEPT)


class _Numeric:
    """The functions that compute with numbers alone."""

    def __init__(self) -> None:
        self._assumed = Assumptions(_called)

    def is_all(self, function: Function) -> bool:
        """Return whether nothing in a function, or in what it calls, is told by layouts."""
        return self._assumed.hold(function)


def _called(function: Function) -> set[Function] | None:
    """Return what a function calls; None where a line of its own is told by layouts."""
    found = set()
    for line in function.instructions():
        callee = callee_of(line) if isinstance(line, CallBase) else None
        if callee is not None and not callee.is_declaration:
            found.add(callee)
        elif not _is_plain_line(line):
            return None
    return found


def _is_plain_line(line: Instruction) -> bool:
    if isinstance(line, (Load, Store)):
        kind = line.value.type if isinstance(line, Store) else line.type
        return _is_plain(kind) or isinstance(line.pointer, Alloca)
    return not isinstance(line, CallBase) or _is_plain_call(line)


def _is_plain_call(call: CallBase) -> bool:
    """Return whether a call of what is not defined here, or not known, moves nothing."""
    callee = callee_of(call)
    if callee is None:
        return False
    if callee.name.startswith(_MOVES):
        return isinstance(call.arguments[2], IntConstant)
    pointers = (isinstance(each.type, PointerType) for each in call.arguments)
    return callee.name.startswith("llvm.") or not any(pointers)


def _is_plain(kind: Type) -> bool:
    if isinstance(kind, VectorType):
        kind = kind.element
    return isinstance(kind, (FloatType, PointerType))
