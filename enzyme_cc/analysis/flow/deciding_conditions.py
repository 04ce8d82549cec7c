"""Blocks of which one condition says by which predecessor control came to them."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from enzyme_cc.ir.constants import IntConstant, int_constant
from enzyme_cc.ir.instructions import Branch, Switch
from enzyme_cc.ir.types import I1

if TYPE_CHECKING:
    from collections.abc import Mapping

    from enzyme_cc.analysis.loops.natural_loops import LoopNest
    from enzyme_cc.ir.building.builder import Builder
    from enzyme_cc.ir.function import Block
    from enzyme_cc.ir.values import Value


class Decision(NamedTuple):
    """By what a condition was, the predecessor control came from; `default` if nothing is said."""

    condition: Value
    #: 1 for true, 0 for false; the cases of a switch as signed numbers.
    by_value: Mapping[int, Block]
    default: Block

    def choose(self, builder: Builder, condition: Value, values: Mapping[Block, Value]) -> Value:
        """Return, as selects on the condition's value, what `values` has for the predecessor."""
        otherwise = chosen = values[self.default]
        for number, block in self.by_value.items():
            if values[block] is not otherwise:
                chosen = builder.select(_is(builder, condition, number), values[block], chosen)
        return chosen


def _is(builder: Builder, condition: Value, number: int) -> Value:
    if condition.type is not I1:
        return builder.icmp("eq", condition, int_constant(condition.type, number))
    return condition if number else builder.xor(condition, int_constant(I1, 1))


def came_by(nest: LoopNest, block: Block) -> Decision | None:
    """Return what decides, at its immediate dominator, which predecessor a block is reached by.

    Both are in the same loop, so that each round comes to the one at most once, then to the
    other. In between the condition stays what it was: a way from where it is computed to the
    block that did not come through the dominator would be a way around that.
    """
    above = nest.dominators.immediate(block)
    if above is None or nest.innermost(above) is not nest.innermost(block):
        return None
    ways = _ways(above)
    if ways is None or len(nest.sources(block)) < 2:
        return None
    condition, default, cases = ways
    behind = _behind(nest, above, block, dict.fromkeys([default, *cases.values()]))
    if behind is None:
        return None
    by_value = {number: behind[target] for number, target in cases.items() if target in behind}
    # Where the default leads elsewhere, any will do.
    return Decision(condition, by_value, behind.get(default) or next(iter(by_value.values())))


def _ways(block: Block) -> tuple[Value, Block, dict[int, Block]] | None:
    """Return the condition that ends a block, its default successor, and the others by value."""
    last = block.terminator
    if isinstance(last, Branch) and last.condition is not None:
        return last.condition, last.successors[1], {1: last.successors[0]}
    if not isinstance(last, Switch):
        return None
    cases = {number.value: to for number, to in last.cases if isinstance(number, IntConstant)}
    return last.value, last.successors[0], cases


def _behind(
    nest: LoopNest, above: Block, block: Block, targets: Mapping[Block, object]
) -> dict[Block, Block] | None:
    """Return the predecessor behind each target; None if the targets do not tell."""
    found: dict[Block, Block] = {}
    free = [target for target in targets if target is not block and _is_way(nest, above, target)]
    for source in nest.sources(block):
        if source is above:
            target = block
        else:
            dominating = (each for each in free if nest.dominators.dominates(each, source))
            target = next(dominating, above)
        if target is above or target in found:
            return None
        found[target] = source
    return found


def _is_way(nest: LoopNest, above: Block, target: Block) -> bool:
    """Return whether a block is come to from `above` only, but for ways from it back to it."""
    dominates = nest.dominators.dominates
    return all(each is above or dominates(target, each) for each in nest.sources(target))
