"""Say something of a loop to LLVM, beside what is said of it already, at its latches."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

    from enzyme_cc.analysis.loops.natural_loops import Loop
    from enzyme_cc.ir.module import Module

_LOOP = "llvm.loop"


def say_of_loop(
    module: Module, loop: Loop, more: str, is_kept: Callable[[object], bool] = lambda _: True
) -> None:
    """Add a node, by its text, to what each latch says; `is_kept` tells what of that stays."""
    metadata = module.metadata
    added = metadata.add(more)
    for latch in loop.latches:
        given = latch.terminator.attachment(_LOOP)
        said = metadata.resolve(given).operands[1:] if given is not None else ()
        number = metadata.next_number
        operands = ", ".join([f"!{number}", *map(str, filter(is_kept, said)), f"!{added}"])
        metadata.add(f"distinct !{{{operands}}}")
        latch.terminator.attach(_LOOP, f"!{number}")
