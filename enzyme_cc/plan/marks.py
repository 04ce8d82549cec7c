"""Say of each line of the source what a derivative does with it: for an annotated listing."""

from __future__ import annotations

from collections import Counter
from enum import Enum
from itertools import pairwise
from typing import TYPE_CHECKING, NamedTuple

from enzyme_cc.analysis.calls.callees import callee_of
from enzyme_cc.ir.instructions import CallBase, Store
from enzyme_cc.plan.names import UNNAMED
from enzyme_cc.rules.model import Kind

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from enzyme_cc.ir.function import Block, Function, Instruction
    from enzyme_cc.ir.metadata.debug_info import Location
    from enzyme_cc.ir.values import Value
    from enzyme_cc.plan.function_facts import Scene
    from enzyme_cc.plan.names import Names
    from enzyme_cc.plan.quantities import Key


class Topic(Enum):
    """The things that are said of lines, beside what is kept of them."""

    ACTIVE = "active"
    AGAIN = "computed once more"
    LOOP = "loop"
    CALL = "call"

    __hash__ = object.__hash__


class Mark(NamedTuple):
    """One thing that is said of a line."""

    path: str
    line: int
    topic: Topic
    text: str


class Where(NamedTuple):
    """The places of a function's instructions and loops, as its report has them."""

    #: The place of a value in the file of its function, if it has one there.
    value: Callable[[Value], Location | None]
    #: Of the loop of a header.
    loop: Callable[[Block], Location | None]
    #: The place itself, with those it was inlined at behind it.
    chain: Callable[[Instruction], tuple[Location, ...]]


class Marking:
    """Marks for the lines of one function."""

    def __init__(
        self, scene: Scene, names: Names, where: Where, called: Callable[[Function], str]
    ) -> None:
        self.scene = scene
        self.names = names
        self.where = where
        self.called = called

    def all(self, again: Iterable[Key]) -> tuple[Mark, ...]:
        """Return everything, each thing once a line."""
        found = [*self._active(), *self._again(again), *self._loops(), *self._calls()]
        return tuple(dict.fromkeys(found))

    def _active(self) -> Iterator[Mark]:
        """Yield a mark for each line with values that derivatives go through."""
        counts: Counter[tuple[str, int]] = Counter()
        for each in self.scene.function.instructions():
            value = each.value if isinstance(each, Store) else each
            place = self.where.value(each)
            if place is not None and self.scene.is_active(value):
                counts[place.path, place.line] += 1
        for (path, line), count in counts.items():
            text = "1 operation" if count == 1 else f"{count} operations"
            yield Mark(path, line, Topic.ACTIVE, f"a derivative goes through {text}")

    def _again(self, again: Iterable[Key]) -> Iterator[Mark]:
        for key in again:
            place = self.where.value(key.quantity.of)
            if place is not None:
                yield Mark(place.path, place.line, Topic.AGAIN, self.names.of(key.quantity.of))

    def _loops(self) -> Iterator[Mark]:
        for loop in self.scene.nest.loops:
            place = self.where.loop(loop.header)
            if place is None:
                continue
            count = self.scene.counts.get(loop.header)
            text = "its rounds are counted while it runs"
            if count is not None:
                formula = count.text(self.names.factor)
                text = "its rounds are known before it runs"
                text += "" if UNNAMED in formula else f": {formula}"
            yield Mark(place.path, place.line, Topic.LOOP, text)

    def _calls(self) -> Iterator[Mark]:
        for each in self.scene.function.instructions():
            place = self.where.value(each)
            if place is None:
                continue
            for inner, outer in pairwise(self.where.chain(each)):
                # What a library inlines into itself is nobody's concern.
                if inner.function and outer.line and outer.path == place.path:
                    text = f"{inner.function} is inlined"
                    yield Mark(outer.path, outer.line, Topic.CALL, text)
            text = self._treated(each) if isinstance(each, CallBase) else ""
            if text:
                yield Mark(place.path, place.line, Topic.CALL, text)

    def _treated(self, call: CallBase) -> str:
        """Return how a call is differentiated; nothing for what is no call in the source."""
        callee = callee_of(call)
        if callee is None:
            return "called by its address: the derivative is looked up when the program runs"
        name = self.called(callee)
        if not callee.is_declaration:
            if self.scene.context.callee(call) is None:
                return f"{name}: no derivative goes through it"
            return f"{name} has a derivative of its own"
        rule = self.scene.library.callee(callee.name)
        if callee.name.startswith("llvm."):
            name = callee.name.split(".")[1]
        if rule is None or name in _UNSAID:
            return ""
        return f"{name}: {_BY_RULE[rule.kind]}"


#: What is no call for people.
_UNSAID = frozenset(
    ("lifetime", "dbg", "assume", "experimental", "invariant", "donothing", "fmuladd", "stacksave")
)
_BY_RULE = {
    Kind.PARTIALS: "derivative by rule",
    Kind.FOLDS: "derivative by rule",
    Kind.INACTIVE: "no derivative, by rule",
    Kind.STRUCTURAL: "moves values, and their derivatives with them",
    Kind.COMMUNICATION: "sends or receives derivatives, too",
    Kind.ALLOCATION: "memory, and memory for derivatives",
    Kind.ROUTINE: "derivative by rule",
}
