"""Reuse what an earlier round has cached: `u[i - 1]`, where each round caches its `u[i]`.

A phi at the head of a loop is what the latch brought along. Where that has to be kept of each
round, the phi is found there, one round before or several. What the loop began with is kept before
that of the first round, as if there had been rounds before.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from enzyme_cc.ir.function import Phi

if TYPE_CHECKING:
    from collections.abc import Callable

    from enzyme_cc.analysis.loops.natural_loops import Loop
    from enzyme_cc.ir.values import Value


class Earlier(NamedTuple):
    """A phi that is what was kept some rounds before; in the first rounds it is one of `starts`."""

    starts: tuple[Value, ...]
    kept: Value

    @property
    def rounds(self) -> int:
        """Return how many rounds before."""
        return len(self.starts)


def earlier_of(phi: Phi, loop: Loop, is_fixed: Callable[[Value], bool]) -> Earlier | None:
    """Return where a phi at the head of a loop is found, if it is not kept itself.

    `is_fixed` says of what that loop computes, the phi among it, whether it can only be kept. Phis
    that a latch hands on to one another are found in what the last of them takes, those that take
    turns in the one that stands first.
    """
    starts: list[Value] = []
    chain: list[Value] = [phi]
    while len(chain) > len(starts):
        step = _step(chain[-1], loop)
        if step is None or not is_fixed(step[1]):
            break
        starts.append(step[0])
        if step[1] not in chain:
            chain.append(step[1])
    found = chain[-1]
    if len(chain) == len(starts):
        ring = chain[chain.index(_step(found, loop)[1]) :]  # type: ignore[index]
        found = next(each for each in loop.header.phis if each in ring)
    rounds = chain.index(found)
    return Earlier(tuple(starts[:rounds]), found) if rounds else None


def _step(value: Value, loop: Loop) -> tuple[Value, Value] | None:
    """Return what a phi is in the first round, and what it was in the round before in any other."""
    if not isinstance(value, Phi) or value.block is not loop.header:
        return None
    inside = [each for each, block in value.incoming if block in loop]
    outside = [each for each, block in value.incoming if block not in loop]
    if len(inside) != 1 or len(outside) != 1:
        return None
    return (outside[0], inside[0]) if _begins_alone(value, inside[0], loop) else None


def _begins_alone(phi: Phi, brought: Value, loop: Loop) -> bool:
    """Return whether no earlier phi takes this value from the latch with another start."""
    same = (each for each in loop.header.phis if brought in (value for value, _ in each.incoming))
    first = next(same)
    return first is phi or _start(first, loop) is _start(phi, loop)


def _start(phi: Phi, loop: Loop) -> Value:
    return next(value for value, block in phi.incoming if block not in loop)
