"""Loops as text: how often each header is executed, and what changes by the same step each time."""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_cc.analysis.loops.inductions import count_of, inductions
from enzyme_cc.analysis.loops.natural_loops import LoopNest
from enzyme_cc.ir.constants import IntConstant

if TYPE_CHECKING:
    from collections.abc import Iterator

    from enzyme_cc.analysis.loops.inductions import Induction
    from enzyme_cc.analysis.loops.natural_loops import Loop
    from enzyme_cc.ir.function import Function
    from enzyme_cc.ir.values import Value

# Deeper than this a line is not moved in any more.
_DEEPEST = 40


def print_rounds(function: Function) -> str:
    """Print how often each loop's header is executed, and inductions; inner loops under outer."""
    function.number()
    nest = LoopNest(function)
    lines = [f"rounds in {function.ref}"]
    for loop in nest.loops:
        indent = "  " * min(loop.depth, _DEEPEST)
        lines += [indent + line for line in _lines(nest, loop)]
    return "".join(f"{line}\n" for line in lines)


def _lines(nest: LoopNest, loop: Loop) -> Iterator[str]:
    count = count_of(nest, loop)
    yield f"loop at {loop.header.ref}: {count.text(_name) if count else 'not known'}"
    for induction in inductions(nest, loop).values():
        yield f"  {induction.phi.ref} = {induction.start.ref} + round * {_step(induction)}"


def _step(induction: Induction) -> str:
    step, scale = induction.step, induction.scale
    if isinstance(step, IntConstant):
        text = str(step.value * scale)
    else:
        text = step.ref if scale == 1 else f"{scale} * {step.ref}"
    return f"{text} bytes" if induction.is_pointer else text


def _name(value: Value) -> str:
    return value.ref
