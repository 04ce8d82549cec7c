"""Writing a batch: a function's code with a copy of each instruction for each lane it differs in.

Lanes are scalars, not vectors: LLVM joins what is alike, and calls and memory need no shuffling.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, Protocol

from enzyme_cc.analysis.flow.cfg import Cfg
from enzyme_cc.analysis.lanes.batched import Share, is_debug_call
from enzyme_cc.ir.building.builder import Builder, CallStyle
from enzyme_cc.ir.building.clone import clone_line, mapped
from enzyme_cc.ir.constants import poison
from enzyme_cc.ir.function import Instruction, Phi
from enzyme_cc.ir.instructions import Call, Return
from enzyme_cc.ir.types import VOID
from enzyme_cc.ir.values import is_unnamed
from enzyme_cc.transform.abi.signature import filled, unpacked
from enzyme_cc.transform.code.debug_scopes import copy_scopes
from enzyme_cc.transform.code.derivative_attributes import copying_words
from enzyme_cc.transform.code.inherited import debug_of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from enzyme_cc.analysis.lanes.batched import Lanes
    from enzyme_cc.ir.function import Function, Line
    from enzyme_cc.ir.module import Module
    from enzyme_cc.ir.values import Value


class Batch(NamedTuple):
    """A function that runs several instances of another side by side."""

    function: Function
    lanes: Lanes
    width: int


class Batches(Protocol):
    """The batches of a module, as one that is being written asks for others."""

    module: Module

    def of(self, lanes: Lanes, width: int) -> Batch:
        """Return the function of a context; it is written later."""
        ...


def write(batches: Batches, batch: Batch) -> None:
    """Fill a function that has been declared."""
    writer = _Writer(batches, batch)
    writer.write()
    primal = batch.lanes.context.function
    copy_scopes(batches.module, primal, batch.function, batch.function.name)


class _Writer:
    """One function being written, in the order of control: what is used is there, but for phis."""

    def __init__(self, batches: Batches, batch: Batch) -> None:
        self.batches = batches
        self.lanes = batch.lanes
        self.function = batch.function
        self.width = batch.width
        #: What stands for each value, lane by lane.
        self.values: list[dict[Value, Value]] = [{} for _ in range(batch.width)]
        self.builder = Builder(batch.function.insert_block(""), fold=False)
        self.phis: list[tuple[Phi, list[Phi]]] = []

    def write(self) -> None:
        """Write the whole body."""
        self._bind()
        blocks = Cfg(self.lanes.context.function).reverse_post_order
        for block in blocks:
            first = block is blocks[0]
            here = self.function.entry if first else self.function.insert_block(_name(block))
            self._set(block, [here] * self.width)
        for block in blocks:
            self.builder.move_to_end(self.values[0][block])  # type: ignore[arg-type]
            for line in block.lines:
                self._line(line)
        for phi, made in self.phis:
            self._close(phi, made)

    def _bind(self) -> None:
        given = iter(self.function.arguments)
        context = self.lanes.context
        for argument, share in zip(context.function.arguments, context.arguments, strict=True):
            same = next(given)
            rest = () if share is Share.SAME else [next(given) for _ in range(1, self.width)]
            self._set(argument, [same, *rest] if rest else [same] * self.width)

    def _set(self, value: Value, lanes: list[Value]) -> None:
        for values, each in zip(self.values, lanes, strict=True):
            values[value] = each

    def lane_values(self, value: Value) -> list[Value]:
        """Return what stands for a value in each lane."""
        return [mapped(value, values) for values in self.values]

    # -- lines -----------------------------------------------------------------------------------

    def _line(self, line: Line) -> None:
        is_debug = not isinstance(line, Instruction) or is_debug_call(line)
        if is_debug:
            # A variable that differs has no one place.
            if not any(map(self.lanes.differs, line.operands)):
                self._copy(line, 1)
            return
        assert isinstance(line, Instruction)
        self.builder.metadata = debug_of(line)
        visitor = _VISITORS.get(line.__class__)
        if visitor is not None:
            visitor(self, line)
        else:
            self.plain(line)
        self.builder.metadata = ""

    def plain(self, line: Instruction) -> None:
        """Write a copy for each lane, or one for all."""
        apart = self.lanes.differs(line) or self.lanes.uses_differing(line)
        made = self._copy(line, self.width if apart else 1)
        if not apart:
            self._set(line, made * self.width)

    def _copy(self, line: Line, count: int) -> list[Value]:
        made: list[Value] = []
        for values in self.values[:count]:
            copy = clone_line(line, values)
            copy.ref = "" if is_unnamed(line.ref) else self.function.fresh_name(_name(line))
            self.builder.block.append(copy)
            made.append(copy)
        return made

    def phi(self, phi: Phi) -> None:
        """Write a phi; its edges come when all blocks are there."""
        count = self.width if self.lanes.differs(phi) else 1
        made = [self.builder.phi(phi.type, flags=phi.flags, name=_name(phi)) for _ in range(count)]
        for each in made:
            each.metadata = phi.metadata
        self._set(phi, [*made] if count > 1 else [*made] * self.width)
        self.phis.append((phi, made))

    def _close(self, phi: Phi, made: list[Phi]) -> None:
        for each, values in zip(made, self.values, strict=False):
            for value, block in phi.incoming:
                if block in values:
                    each.add_incoming(mapped(value, values), values[block])  # type: ignore[arg-type]

    def ret(self, end: Return) -> None:
        """Return the results of all lanes, or the one that all have."""
        if end.value is None:
            self.builder.ret()
            return
        results = self.lane_values(end.value)
        if not self.lanes.result_differs:
            self.builder.ret(results[0])
            return
        self.builder.ret(filled(self.builder, poison(self.function.return_type), results))

    # -- calls -----------------------------------------------------------------------------------

    def call(self, call: Call) -> None:
        """Call a function for all lanes together, or copy the call as any other instruction."""
        inner = self.lanes.ways.get(call)
        if inner is None:
            for made in self._calls(call):
                made.marker = made.marker.replace("musttail", "")
            return
        batch = self.batches.of(inner, self.width)
        given = list(self._given(call, inner.context.arguments))
        style = CallStyle(arguments=tuple(words for _, words in given))
        made = self.builder.call(batch.function, [value for value, _ in given], style)
        if call.type is VOID:
            return
        if batch.lanes.result_differs:
            self._set(call, unpacked(self.builder, made, self.width))
        else:
            self._set(call, [made] * self.width)

    def _calls(self, call: Call) -> Iterator[Call]:
        self.plain(call)
        for values in self.values:
            made = values[call]
            assert isinstance(made, Call)
            yield made

    def _given(self, call: Call, shares: tuple[Share, ...]) -> Iterator[tuple[Value, str]]:
        words = [copying_words(each.attributes) for each in call.callee.arguments]  # type: ignore[attr-defined]
        for argument, share, text in zip(call.arguments, shares, words, strict=True):
            values = self.lane_values(argument)
            for value in values[:1] if share is Share.SAME else values:
                yield value, text


_VISITORS: dict[type, Callable[..., None]] = {
    Call: _Writer.call,
    Phi: _Writer.phi,
    Return: _Writer.ret,
}


def _name(value: Value) -> str:
    """Return the name of a value; nothing for a number."""
    if is_unnamed(value.ref):
        return ""
    return value.ref[2:-1] if value.ref[1] == '"' else value.ref[1:]
