"""One derivative being written: what stands for each value, its lanes, and where code goes.

Lanes are the tangents, shadows or shadow structs of an active value, one for each direction.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_cc.analysis.alias.pointer_origins import Objects
from enzyme_cc.analysis.calls.callees import callee_of
from enzyme_cc.analysis.types.lattice import Kind
from enzyme_cc.ir.building.builder import Builder
from enzyme_cc.ir.building.clone import clone_line, mapped
from enzyme_cc.ir.constants import Constant
from enzyme_cc.ir.function import Argument, Block, Function, Instruction, Phi
from enzyme_cc.ir.instructions import Alloca, CallBase, Invoke, Select
from enzyme_cc.ir.types import IntType, PointerType, scalar_of
from enzyme_cc.rules.emission import Style
from enzyme_cc.transform.code.inherited import debug_of, fast_math_of, kept_metadata, shadow_name
from enzyme_cc.transform.code.pointer_steps import base_of, is_step
from enzyme_cc.transform.emit.trap import Trap
from enzyme_cc.transform.emit.wrong_tags import drop_wrong_tags
from enzyme_cc.transform.program.handed_functions import is_always_called
from enzyme_cc.transform.shadows.function_tables import SAME_FUNCTION, Sought
from enzyme_cc.transform.shadows.inactive import neutral
from enzyme_cc.transform.shadows.lanes import Lane

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from enzyme_cc.analysis.activity.analysis import Context
    from enzyme_cc.ir.function import Line
    from enzyme_cc.ir.values import Value
    from enzyme_cc.transform.abi.signature import Signature
    from enzyme_cc.transform.emit.registry import Registry


class DerivativeWriter:
    """A derivative of one function in one context."""

    #: Whether it is a part of reverse mode.
    backwards = False

    def __init__(
        self, registry: Registry, context: Context, function: Function, signature: Signature
    ) -> None:
        self.registry = registry
        self.unit = registry.unit
        self.context = context
        self.function = function
        self.signature = signature
        self.wanted = signature.wanted
        self.width = signature.wanted.width
        #: What stands for each value of the primal.
        self.values: dict[Value, Value] = {}
        self.objects = Objects()
        #: The shadows of constants.
        self.constants = registry.shadows
        #: Where code goes; nowhere before the body is there.
        self.builder = Builder(Block(function))
        #: The instruction of the primal that is being differentiated.
        self.current: Instruction | None = None
        #: What is done when every block has its code: phis are closed.
        self.later: list[Callable[[], None]] = []
        #: The block that an edge of the primal comes from here, where that is another.
        self.sources: dict[tuple[Block, Block], Block] = {}
        self._lanes: dict[Value, list[Value | None]] = {}
        self._same: dict[Value, list[Value]] = {}
        self._owned: set[Value] = set()
        self.trap = Trap(self)

    # -- values --------------------------------------------------------------------------------

    def primal(self, value: Value) -> Value:
        """Return what stands for a value of the primal."""
        found = self.values.get(value)
        return mapped(value, self.values) if found is None else found

    def at_hand(self, value: Value) -> Value | None:
        """Return a value of the primal, if nothing has to be done for it."""
        return self.primal(value)

    def is_active(self, value: Value) -> bool:
        """Return whether a value has lanes."""
        return self.context.is_active(value)

    def lane(self, value: Value, lane: int) -> Value | None:
        """Return one lane; None is a tangent that is known to be zero."""
        found = self._lanes.get(value)
        if found is not None:
            return found[lane]
        if isinstance(value, Constant) and self.is_active(value):
            return self.constants.constant(value, Lane(lane, self.width))
        return None

    def shadow(self, value: Value, lane: int) -> Value:
        """Return one lane; of what has none, the one that says inactive."""
        found = self.lane(value, lane)
        return self.neutral(value) if found is None else found

    def neutral(self, value: Value) -> Value:
        """Return the lane that says inactive: 0 in place of numbers, else the primal."""
        return neutral(self, value)

    def shadows(self, value: Value) -> list[Value]:
        """Return all lanes."""
        return [self.shadow(value, lane) for lane in range(self.width)]

    def tangents(self, values: Sequence[tuple[str, Value]], lane: int) -> dict[str, Value]:
        """Return one lane of each value that has any, by name."""
        found = {name: self.lane(value, lane) for name, value in values}
        return {name: each for name, each in found.items() if each is not None}

    def set(self, value: Value, lanes: Sequence[Value | None]) -> None:
        """Give an active value its lanes; code goes on behind them."""
        self._lanes[value] = list(lanes)
        self.trap.tangents(value, lanes)
        if isinstance(value.type, PointerType) and not is_step(value):
            self._compare(value)

    def own(self, value: Value, lanes: Sequence[Value]) -> None:
        """Give an address lanes that are memory of their own for certain."""
        self._owned.add(value)
        self.set(value, lanes)

    def each(self, value: Value, make: Callable[[int], Value | None]) -> None:
        """Give an active value its lanes, made one by one."""
        self.set(value, [make(lane) for lane in range(self.width)])

    def may_be_number(self, value: Value) -> bool:
        """Return whether a value may be, or hold, a floating-point number or a pointer."""
        kind = scalar_of(value.type)
        if not isinstance(kind, IntType):
            return True
        return self.unit.types.kind(value) is not Kind.INTEGER

    def is_unneeded(self, pointer: Value) -> bool:
        """Return whether nobody wants what the primal writes through a pointer."""
        if not self.wanted.unneeded:
            return False
        roots = self.objects.roots(pointer)
        return bool(roots) and all(map(self._is_unneeded_root, roots))

    def _is_unneeded_root(self, root: Value) -> bool:
        if not isinstance(root, Argument) or root.index not in self.wanted.unneeded:
            return False
        return self.registry.write_only.holds(root)

    @staticmethod
    def is_read_only(call: CallBase, argument: Value) -> bool:
        """Return whether a call promises not to write through a pointer it is given."""
        words = call.argument_attributes[call.arguments.index(argument)]
        if isinstance(call.callee, Function):
            index = call.arguments.index(argument)
            if index < len(call.callee.arguments):
                words += " " + call.callee.arguments[index].attributes
        return "readonly" in words or "readnone" in words

    # -- pointers ------------------------------------------------------------------------------

    def same(self, pointer: Value, lane: int) -> Value | None:
        """Return whether the shadow is the primal, which says inactive; None if it never is."""
        found = self._same.get(self.origin(pointer))
        return found[lane] if found is not None else None

    def compared_parameters(self) -> list[Argument]:
        """Return the parameters that are compared with their shadows."""
        return [each for each in self._same if isinstance(each, Argument)]

    def origin(self, pointer: Value) -> Value:
        """Return the value whose shadow lies as far away as this one's."""
        pointer = base_of(pointer)
        if isinstance(pointer, (Phi, Select)) and pointer not in self._same:
            return self._parameter(pointer) or pointer
        return pointer

    def _parameter(self, pointer: Value) -> Argument | None:
        """Return the parameter that a pointer always is a step from, if it is one's."""
        roots = self.objects.roots(pointer)
        root = next(iter(roots)) if len(roots) == 1 else None
        return root if isinstance(root, Argument) else None

    def _compare(self, value: Value) -> None:
        if isinstance(value, (Phi, Select)):
            distinct = all(map(self.is_distinct, self.objects.roots(value)))
            if distinct or self._parameter(value) is not None:
                return
        elif self.is_distinct(value):
            return
        primal, place = self.primal(value), self.builder.position
        if isinstance(value, Phi):
            self.builder.position = self.builder.block.first_after_pads()
        self._same[value] = [
            self.builder.icmp("eq", shadow, primal) for shadow in self.shadows(value)
        ]
        self.builder.position = place

    def is_distinct(self, root: Value) -> bool:
        """Return whether memory has a shadow of its own for certain."""
        if root in self._owned:
            return True
        if isinstance(root, (Alloca, Constant)) or self.unit.is_allocation(root):
            return self.is_active(root)
        return False

    def is_new(self, root: Value) -> bool:
        """Return whether it is memory that was made here."""
        if isinstance(root, Alloca):
            return True
        callee = callee_of(root) if isinstance(root, CallBase) else None
        rule = self.unit.program.rule(callee) if callee is not None else None
        return rule is not None and rule.allocation is not None

    def chosen(self, pointer: Value, lane: int, if_same: Value, otherwise: Value) -> Value:
        """Return one of two values, by whether the shadow of a pointer is its primal."""
        same = self.same(pointer, lane)
        if same is None:
            return otherwise
        return self.builder.select(same, if_same, otherwise)

    # -- code ----------------------------------------------------------------------------------

    def go_behind(self, line: Line) -> None:
        """Put code behind what stands for a line of the primal, from now on."""
        here = self.values[line]
        assert isinstance(here, Instruction)
        assert here.block is not None
        self.builder.metadata = debug_of(here)
        if isinstance(here, Invoke):
            self.builder.move_before(self._edge(line, here).terminator)
        elif isinstance(here, Phi):
            self.builder.block = here.block
            self.builder.position = here.block.first_after_phis()
        else:
            self.builder.block, self.builder.position = here.block, here.next

    def _edge(self, line: Line, here: Invoke) -> Block:
        """Return a block of its own for what comes behind a call that may unwind."""
        assert here.block is not None
        assert line.block is not None
        target = here.successors[0]
        edge = (line.block, line.successors[0])  # type: ignore[attr-defined]
        if edge in self.sources:
            return self.sources[edge]
        between = self.sources[edge] = self.function.insert_block("returned", after=here.block)
        Builder(between).branch(target)
        here.set_operand(here.operands.index(target), between)
        for phi in target.phis:
            phi.replace_operand(here.block, between)
        return between

    def go_before(self, line: Line) -> None:
        """Put code in front of what stands for a line of the primal, from now on."""
        here = self.values[line]
        assert isinstance(here, Instruction)
        self.builder.move_before(here)
        self.builder.metadata = debug_of(here)

    def again(self, instruction: Instruction, values: dict[Value, Value]) -> Instruction:
        """Return a copy of an instruction of the primal, with other operands, put here."""
        copy = clone_line(instruction, values)
        assert isinstance(copy, Instruction)
        copy.metadata = kept_metadata(instruction)
        drop_wrong_tags(self.unit, instruction, copy)
        return self.builder.place(copy, shadow_name(instruction))

    def source(self, block: Block, phi: Phi) -> Block:
        """Return the block from which an edge to a phi comes here."""
        assert phi.block is not None
        return self.sources.get((block, phi.block)) or self.values[block]  # type: ignore[return-value]

    def replace(self, instruction: Instruction, new: Value | None) -> None:
        """Put something else in the place of what stands for an instruction."""
        here = self.values[instruction]
        assert isinstance(here, Instruction)
        if new is not None:
            self.values[instruction] = new
            if here.is_used:
                here.replace_all_uses(new)
        position = self.builder.position
        if position is here:
            self.builder.position = here.next
        here.erase()

    def style(self, instruction: Instruction) -> Style:
        """Return how products are computed in the derivative of an instruction."""
        strong = self.wanted.strong_zero or self.unit.strong_zero
        program = self.unit.program
        has_slopes = bool(program.later) or program.choices.makes_ir
        return Style(fast_math_of(instruction), strong, has_slopes=has_slopes)

    def stop_if(self, condition: Value, at: Instruction, message: str) -> None:
        """Stop the program, when it runs, where nothing right could be computed."""
        where = self.unit.report.places.of(at)
        self.unit.helpers.stop_if(self.builder, condition, f"{where}: {message}")

    def derivative_at(self, call: CallBase, pointer: Value, shadow: Value) -> Value:
        """Return the shadow of a callee; where that is the primal, what stands for it, or stop."""
        sought = Sought(call.function_type, self.width, self.backwards)
        if not self.registry.tables.has(sought.kind):
            self.stop_if(self.builder.icmp("eq", pointer, shadow), call, SAME_FUNCTION)
            return shadow
        message = f"{self.unit.report.places.of(call)}: {SAME_FUNCTION}"
        if is_always_called(call, self.unit):
            self.registry.tables.call_always(sought, call)
        return self.registry.tables.looked_up(self.builder, sought, (pointer, shadow), message)

    def complain(self, code: str, message: str, at: Instruction, *notes: str) -> None:
        """Report what cannot be differentiated."""
        self.unit.report.add(code, message, at, *notes)
