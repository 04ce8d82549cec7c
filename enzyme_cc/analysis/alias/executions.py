"""One execution of a block: its integers and addresses as sums of what is not known.

A phi that a loop changes by the same step is its start plus that step times the number of the
round, if nothing wraps. How many rounds there are at most is told by the tests that rounds passed;
what else is known of a number, by the conditions under which control came to the block.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_cc.analysis.loops.exit_tests import NEGATED, test_of
from enzyme_cc.analysis.loops.invariants import range_of
from enzyme_cc.analysis.loops.loop_steps import way_to
from enzyme_cc.analysis.loops.natural_loops import around
from enzyme_cc.analysis.loops.polynomials import (
    NO_BOUNDS,
    Bounds,
    Polynomial,
    Symbol,
    is_at_least,
    number,
    single,
)
from enzyme_cc.ir.constants import IntConstant
from enzyme_cc.ir.function import Instruction, Phi
from enzyme_cc.ir.instructions import Binary, Branch, Cast, Compare, GetElementPointer
from enzyme_cc.ir.types import IntType

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from enzyme_cc.analysis.alias.affine_addresses import Forms
    from enzyme_cc.analysis.loops.exit_tests import Test
    from enzyme_cc.analysis.loops.invariants import Range
    from enzyme_cc.analysis.loops.natural_loops import Loop, LoopNest
    from enzyme_cc.ir.datalayout import DataLayout
    from enzyme_cc.ir.function import Block
    from enzyme_cc.ir.values import Value

    #: A comparison, and whether it held.
    Guard = tuple[Compare, bool]

#: How many steps of arithmetic are looked through.
_DEEPEST = 12
#: How many conditions that a block depends on are looked at.
_MOST_GUARDS = 12
#: By predicate: 1 if the second number is greater, -1 if the first is; by how much at least.
_ORDERED = {"slt": (1, 1), "sle": (1, 0), "sgt": (-1, 1), "sge": (-1, 0)}
_SIGNED = {"ult": "slt", "ule": "sle", "ugt": "sgt", "uge": "sge"}
#: The number of a round is none of a machine: it has no greatest.
_ROUNDS = (0, 1 << 200)
_NOT_WRAPPING = frozenset(("inbounds", "nusw"))


class Scene:
    """The loops, guards and tests of one function, which executions of its blocks share."""

    def __init__(self, nest: LoopNest, layout: DataLayout, forms: Forms) -> None:
        self.nest = nest
        self.layout = layout
        self.forms = forms
        self._guards: dict[Block, tuple[Guard, ...]] = {}
        self._tests: dict[Loop, tuple[Test, ...]] = {}

    def guards(self, block: Block) -> tuple[Guard, ...]:
        """Return the comparisons by which control came to a block, the nearest first."""
        found = self._guards.get(block)
        if found is None:
            found = self._guards[block] = tuple(self._find_guards(block))
        return found

    def _find_guards(self, block: Block) -> Iterator[Guard]:
        tree = self.nest.dominators
        below, count = block, 0
        above = tree.immediate(below)
        while above is not None and count < _MOST_GUARDS:
            branch = above.terminator if above.is_terminated else None
            if isinstance(branch, Branch) and self.nest.sources(below) == (above,):
                compare, is_two = branch.condition, len(set(branch.successors)) == 2
                if is_two and isinstance(compare, Compare) and compare.opcode == "icmp":
                    count += 1
                    yield compare, below is branch.successors[0]
            below, above = above, tree.immediate(above)

    def tests(self, loop: Loop) -> tuple[Test, ...]:
        """Return the tests of a loop with one latch."""
        found = self._tests.get(loop)
        if found is None:
            edges = loop.exit_edges if len(loop.latches) == 1 else ()
            tests = (test_of(self.nest, loop, edge) for edge in edges)
            found = self._tests[loop] = tuple(each for each in tests if each is not None)
        return found

    def loops_around(self, block: Block) -> tuple[Loop, ...]:
        """Return the loops that a block is in, the outermost first."""
        return tuple(reversed([*around(self.nest.innermost(block))]))

    def common_loops(self, one: Block, other: Block) -> tuple[Loop, ...]:
        """Return the loops that two blocks are in, the outermost first."""
        return tuple(loop for loop in self.loops_around(one) if other in loop)

    def depth_of(self, value: Value) -> int:
        """Return how many loops a value is computed in."""
        if not isinstance(value, Instruction) or value.block is None:
            return 0
        return self.nest.depth(value.block)


class Known:
    """The symbols that executions share, and what is known of all of them."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.values: dict[Value, Symbol] = {}
        self.rounds: dict[Loop, Polynomial] = {}
        #: Sums that are not negative.
        self.facts: list[Polynomial] = []
        self._serial = 0
        self._bounds: dict[Symbol, tuple[int, Bounds]] = {}

    def symbol(self, rank: int, limits: Range) -> Symbol:
        """Make a symbol: a lower rank comes first, and of one rank who was made first."""
        self._serial += 1
        own = (1, number(limits[0])), (1, number(limits[1]))
        return Symbol((rank, self._serial), lambda each: self._by_facts(each, *own))

    def round_of(self, loop: Loop) -> Symbol:
        """Make a symbol for the number of a round: it is behind all that is known outside."""
        return self.symbol(_rank(loop), _ROUNDS)

    def _by_facts(
        self, symbol: Symbol, least: tuple[int, Polynomial], most: tuple[int, Polynomial]
    ) -> Bounds:
        """Return what the facts say of a symbol: found anew when there are more of them."""
        count, found = self._bounds.get(symbol, (-1, NO_BOUNDS))
        if count == len(self.facts):
            return found
        lower, upper = [least], [most]
        for fact in self.facts:
            factor, rest = fact.split(symbol)
            if not factor.is_constant or not factor.constant:
                continue
            if factor.constant > 0:
                lower.append((factor.constant, rest.scaled(-1)))
            else:
                upper.append((-factor.constant, rest))
        found = Bounds(lower, upper)
        self._bounds[symbol] = len(self.facts), found
        return found


def _rank(loop: Loop) -> int:
    """Return the rank of the rounds of a loop: between what is computed outside and inside."""
    return 2 * loop.depth - 1


class Execution:
    """One execution of a block; `is_shared` says of which values others see the same one."""

    def __init__(self, known: Known, block: Block, is_shared: Callable[[Value], bool]) -> None:
        self.known = known
        self.scene = known.scene
        self.block = block
        self._is_shared = is_shared
        self._values: dict[Value, Symbol] = {}
        #: The number of the round of each loop around the block, if others do not share it.
        self.rounds: dict[Loop, Polynomial] = {}
        #: The loops that are surely not in their first round.
        self.later: set[Loop] = set()
        self._sums: dict[Value, Polynomial] = {}

    @property
    def own_symbols(self) -> set[Symbol]:
        """Return the symbols that other executions do not share, but for the rounds of loops."""
        return set(self._values.values())

    # -- numbers -------------------------------------------------------------------------------

    def integer(self, value: Value, depth: int = _DEEPEST) -> Polynomial:
        """Return an integer, read as signed."""
        if isinstance(value, IntConstant):
            return number(value.value)
        found = self._sums.get(value)
        if found is None:
            found = self._computed(value, depth - 1) if depth else None
            if found is None:
                found = single(self._leaf(value))
            self._sums[value] = found
        return found

    def _computed(self, value: Value, depth: int) -> Polynomial | None:
        if isinstance(value, Phi):
            return self._walked(value, depth)
        if isinstance(value, Binary):
            is_mask = value.row.name == "and"
            return self._masked(value, depth) if is_mask else self._arithmetic(value, depth)
        if isinstance(value, Cast):
            return self._cast(value, depth)
        return None

    def _cast(self, value: Cast, depth: int) -> Polynomial | None:
        name, inner = value.row.name, value.operands[0]
        if name == "sext" or (name == "zext" and value.has_flag("nneg")):
            return self.integer(inner, depth)
        if name == "trunc" and value.has_flag("nsw"):
            return self.integer(inner, depth)
        if name == "zext":
            found = self.integer(inner, depth)
            return found if is_at_least(found, 0) else None
        return None

    def _arithmetic(self, value: Binary, depth: int) -> Polynomial | None:
        name = value.row.name
        if name == "or" and value.has_flag("disjoint"):
            name = "add"
        elif not value.has_flag("nsw"):
            return None
        first, second = value.operands
        if name == "shl":
            if not isinstance(second, IntConstant) or not 0 <= second.value < 63:
                return None
            return self.integer(first, depth).scaled(1 << second.value)
        if name not in ("add", "sub", "mul"):
            return None
        left, right = self.integer(first, depth), self.integer(second, depth)
        if name == "mul":
            return left.times(right)
        return left.plus(right, -1 if name == "sub" else 1)

    def _masked(self, value: Binary, depth: int) -> Polynomial | None:
        """Return a number whose low bits alone are taken, where it has no others."""
        mask = value.operands[1]
        if not isinstance(mask, IntConstant) or mask.value < 0 or mask.value & (mask.value + 1):
            return None
        found = self.integer(value.operands[0], depth)
        fits = is_at_least(found, 0) and is_at_least(found.scaled(-1), -mask.value)
        return found if fits else None

    def _walked(self, phi: Phi, depth: int) -> Polynomial | None:
        """Return what a loop around the block has made of a number that it steps on."""
        loop = self.scene.nest.headed_by(phi.block) if phi.block is not None else None
        count = self.round(loop)
        if loop is None or count is None or not isinstance(phi.type, IntType):
            return None
        step = self._step(phi, loop, depth)
        if step is None:
            return None
        return self.integer(phi.value_from(loop.entering[0]), depth).plus(step.times(count))

    def _step(self, phi: Phi, loop: Loop, depth: int) -> Polynomial | None:
        """Return by how much a phi changes in each round, in bytes for an address."""
        if len(loop.entering) != 1 or len(loop.latches) != 1:
            return None
        way = way_to(phi.value_from(loop.latches[0]), loop, self.scene.layout)
        if way is None or way.phi is not phi:
            return None
        is_number = isinstance(phi.type, IntType)
        total = number(0)
        for part in way.parts:
            if part.cast or not (part.signed if is_number else part.unsigned):
                return None
            by = number(1) if part.by is None else self.integer(part.by, depth)
            total = total.plus(by, part.amount)
        return total

    def round(self, loop: Loop | None) -> Polynomial | None:
        """Return the number of the round that a loop around the block is in."""
        if loop is None or self.block not in loop:
            return None
        return self.known.rounds.get(loop) or self.rounds.get(loop)

    def _leaf(self, value: Value) -> Symbol:
        table = self.known.values if self._is_shared(value) else self._values
        found = table.get(value)
        if found is None:
            rank = 2 * self.scene.depth_of(value)
            found = table[value] = self.known.symbol(rank, range_of(value, signed=True))
        return found

    # -- addresses -----------------------------------------------------------------------------

    def address(self, pointer: Value, *, may_wrap: bool = False) -> tuple[Value, Polynomial] | None:
        """Return where an address starts and how many bytes it is further on, if that is exact.

        `may_wrap`: or modulo what addresses wrap at. Equal sums are one address then, too; but
        those that differ need not be two.
        """
        total = number(0)
        for _ in range(_DEEPEST):
            if isinstance(pointer, GetElementPointer):
                moved = self._moved(pointer, may_wrap=may_wrap)
                following: Value = pointer.operands[0]
            elif isinstance(pointer, Phi):
                loop = self.scene.nest.headed_by(pointer.block) if pointer.block else None
                count = self.round(loop)
                if loop is None or count is None:
                    return pointer, total
                step = self._step(pointer, loop, _DEEPEST)
                if step is None:
                    return pointer, total
                moved, following = step.times(count), pointer.value_from(loop.entering[0])
            else:
                return pointer, total
            if moved is None:
                return None
            total, pointer = total.plus(moved), following
        return None

    def _moved(self, step: GetElementPointer, *, may_wrap: bool) -> Polynomial | None:
        if not may_wrap and _NOT_WRAPPING.isdisjoint(step.flags.split()):
            return None
        try:
            scaled = self.scene.forms.scaled(step.source_type, step.operands[1:])
        except (TypeError, ValueError):  # what is scalable has no number of bytes
            return None
        total = number(0)
        for scale, index in scaled:
            if not isinstance(index.type, IntType):
                return None
            total = total.plus(self.integer(index), scale)
        return total

    # -- what is known -------------------------------------------------------------------------

    def note_facts(self, loops: tuple[Loop, ...]) -> None:
        """Add what is known where the block is executed, in these loops, the outermost first."""
        # What the farthest say helps to read the others: that a number is none below zero.
        for compare, held in reversed(self.scene.guards(self.block)):
            self.known.facts += self.said_by(compare, held=held)
        for loop in loops:
            for test in self.scene.tests(loop):
                self.known.facts += self._passed(loop, test)

    def said_by(self, compare: Compare, *, held: bool) -> list[Polynomial]:
        """Return sums that are not negative where a comparison of integers held, or did not."""
        predicate = compare.predicate if held else NEGATED[compare.predicate]
        found = self._distance(compare, predicate)
        if found is None:
            return []
        distance, predicate = found
        if predicate in _ORDERED:
            sign, least = _ORDERED[predicate]
            return [distance.scaled(sign).plus(number(-least))]
        both = (distance, distance.scaled(-1))
        if predicate == "ne":
            return [each.plus(number(-1)) for each in both if is_at_least(each, 0)]
        return [*both] if predicate == "eq" else []

    def _distance(self, compare: Compare, predicate: str) -> tuple[Polynomial, str] | None:
        """Return the second number less the first, and the predicate that holds, read as signed."""
        first, second = compare.operands
        if not isinstance(first.type, IntType):
            return None
        left, right = self.integer(first), self.integer(second)
        if predicate in _SIGNED:
            greater = right if predicate in ("ult", "ule") else left
            if compare.has_flag("samesign") or is_at_least(greater, 0):
                predicate = _SIGNED[predicate]
        return right.plus(left, -1), predicate

    def stays_before(self, loop: Loop, test: Test, last: Polynomial) -> Polynomial | None:
        """Return a sum that is not negative only if the tests before a round all keep control.

        `last` is the number of that round. The distance of what is compared changes in each round
        by the same number, away from where the test holds: of all rounds before, the last decides.
        """
        count = self.round(loop)
        found = self._distance(test.compare, test.predicate)
        if count is None or found is None:
            return None
        distance, predicate = found
        step, at_first = distance.split(max(count.symbols, key=lambda each: each.order))
        if not step.is_constant:
            return None
        toward = 1 if step.constant < 0 else -1
        sign, least = _ORDERED.get(predicate, (toward, 1))
        if step.constant * sign >= 0 or not (predicate == "ne" or predicate in _ORDERED):
            return None
        before = last.plus(number(-1))
        return at_first.plus(before.times(step)).scaled(sign).plus(number(-least))

    def _passed(self, loop: Loop, test: Test) -> list[Polynomial]:
        """Return what the test of the round before says, or that of this one behind it.

        The distance of what is compared changes in each round by the same number. The test wants
        it on one side of 0; in steps of one, and begun on that side, not to be 0 is the same.
        """
        count = self.round(loop)
        found = self._distance(test.compare, test.predicate)
        if count is None or found is None:
            return []
        distance, predicate = found
        step = distance.split(max(count.symbols, key=lambda each: each.order))[0]
        at_first = distance.plus(count.times(step), -1)
        if not step.is_constant or any(each.order[0] >= _rank(loop) for each in at_first.symbols):
            return []
        toward = 1 if step.constant < 0 else -1
        sign, least = _ORDERED.get(predicate, (toward, 1))
        size = -step.constant * sign
        is_apart = predicate == "ne" and size == 1
        if size <= 0 or not (is_apart or predicate in _ORDERED):
            return []
        begins = at_first.scaled(sign).plus(number(size - least))
        is_behind = self._is_behind(test)
        is_sure = not is_apart and (is_behind or loop in self.later)
        if not is_sure and not is_at_least(begins, 0):
            return []
        room = 0 if is_behind else size
        return [distance.scaled(sign).plus(number(room - least))]

    def _is_behind(self, test: Test) -> bool:
        """Return whether the block is behind the test in each round."""
        tree = self.scene.nest.dominators
        only = self.scene.nest.sources(test.stays) == (test.source,)
        return only and tree.dominates(test.stays, self.block)
