"""Describe what a pair caches, as text: source files with equal texts share a tape's layout.

Values are told by their places. What LLVM has made another function of in another file, or what
another plan was made for there, is another text.
"""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING

from enzyme_cc.ir.function import Block

if TYPE_CHECKING:
    from enzyme_cc.ir.values import Value
    from enzyme_cc.plan.quantities import Key
    from enzyme_cc.transform.reverse.writers.sweep import SweepWriter


def description(back: SweepWriter) -> str:
    """Describe what crosses between two sweeps, and what they are sweeps of."""
    instructions = list(back.scene.function.instructions())
    places: dict[Value, int] = {each: at for at, each in enumerate(instructions)}
    kept = [_described(key, places) for key in back.tape.kept()]
    called = [each.pair.kept for each in back.ahead.called.values() if each.pair is not None]
    said = "|".join((*(each.opcode for each in instructions), *kept, *called))
    return hashlib.sha256(said.encode()).hexdigest()


def _described(key: Key, places: dict[Value, int]) -> str:
    what, of, argument = key.quantity
    loop = _place(key.loop.header, places) if key.loop is not None else "once"
    return f"{what.value} {_place(of, places)} {argument} {loop}"


def _place(value: Value, places: dict[Value, int]) -> str:
    first = next(iter(value), value) if isinstance(value, Block) else value
    return str(places.get(first, ""))
