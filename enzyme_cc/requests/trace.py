"""Trace where a value comes from: casts, phis, selects, stack variables, simple helpers.

`leaves` finds what a value may be; the other functions ask one question of the leaves each.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from enzyme_cc.attributes.vocabulary import Mode, is_known_marker, marker_in, mode_of
from enzyme_cc.ir.constants import (
    CAST_EXPRESSIONS,
    BlockAddress,
    ConstantExpression,
    IntConstant,
    Marked,
    MetadataOperand,
    NullConstant,
    ZeroConstant,
)
from enzyme_cc.ir.function import Argument, Function, Phi
from enzyme_cc.ir.globals import Alias, GlobalVariable
from enzyme_cc.ir.instructions import (
    Alloca,
    Branch,
    Call,
    CallBase,
    Cast,
    GetElementPointer,
    Invoke,
    Load,
    Return,
    Select,
    Unary,
)
from enzyme_cc.ir.types import ArrayType
from enzyme_cc.ir.values import decoded
from enzyme_cc.requests.reaching_stores import predecessors, values_before

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from enzyme_cc.ir.function import Block, Instruction
    from enzyme_cc.ir.types import Type
    from enzyme_cc.ir.values import Value

#: How many steps a value is followed.
_LIMIT = 200
_PASS_ON = (
    "llvm.threadlocal.address",
    "llvm.launder.invariant.group",
    "llvm.strip.invariant.group",
    "llvm.ssa.copy",
    "llvm.ptr.annotation",
    "llvm.annotation",
    "llvm.expect",
)


class Decision(NamedTuple):
    """A condition, and what it must be."""

    condition: Value
    holds: bool


#: Which selects lead to a leaf; None where something else than selects decides, too.
Path = tuple[Decision, ...] | None


class Leaf(NamedTuple):
    """One of the values that a value may be."""

    value: Value
    path: Path


class _Frame(NamedTuple):
    """A call of a helper that is being looked into."""

    call: CallBase
    helper: Function
    outer: _Frame | None

    @property
    def depth(self) -> int:
        return 1 + (self.outer.depth if self.outer else 0)


def leaves(value: Value) -> tuple[Leaf, ...]:
    """Return what it may be."""
    return tuple(dict.fromkeys(_Walk().walk(value, None, ())))


class _Walk:
    def __init__(self) -> None:
        #: What is being looked into: a loop leads back to it.
        self.open: set[tuple[Value, _Frame | None]] = set()
        self.steps = 0

    def walk(self, value: Value, frame: _Frame | None, path: Path) -> Iterator[Leaf]:
        key = (value, frame)
        if key in self.open:
            return
        self.steps += 1
        step = _step_for(value)
        if step is None or self.steps > _LIMIT:
            yield Leaf(value, path)
            return
        self.open.add(key)
        yield from step(self, value, frame, path)
        self.open.remove(key)

    def first(self, value: Instruction, frame: _Frame | None, path: Path) -> Iterator[Leaf]:
        return self.walk(value.operands[0], frame, path)

    def element(self, value: Instruction, frame: _Frame | None, path: Path) -> Iterator[Leaf]:
        zeros = (isinstance(each, IntConstant) and not each.value for each in value.operands[1:])
        if all(zeros):
            yield from self.walk(value.operands[0], frame, path)
        else:
            yield Leaf(value, path)

    def expression(
        self, value: ConstantExpression, frame: _Frame | None, path: Path
    ) -> Iterator[Leaf]:
        if value.opcode in CAST_EXPRESSIONS:
            yield from self.first(value, frame, path)  # type: ignore[arg-type]
        elif value.opcode == "getelementptr":
            yield from self.element(value, frame, path)  # type: ignore[arg-type]
        else:
            yield Leaf(value, path)

    def alias(self, value: Alias, frame: _Frame | None, path: Path) -> Iterator[Leaf]:
        if value.word == "alias" and not marker_in(value.name):
            yield from self.walk(value.aliasee, frame, path)
        else:
            yield Leaf(value, path)

    def phi(self, value: Phi, frame: _Frame | None, path: Path) -> Iterator[Leaf]:
        arms = {each for each, _ in value.incoming}
        condition = branched_on(value)
        for arm, block in value.incoming:
            longer = path if len(arms) == 1 else None
            if longer is None and condition is not None:
                longer = _longer(path, frame, _is_taken(condition, block, value))
            yield from self.walk(arm, frame, longer)

    def select(self, value: Select, frame: _Frame | None, path: Path) -> Iterator[Leaf]:
        condition, *arms = value.operands
        for arm, holds in zip(arms, (True, False), strict=True):
            yield from self.walk(arm, frame, _longer(path, frame, Decision(condition, holds)))

    def load(self, value: Load, frame: _Frame | None, path: Path) -> Iterator[Leaf]:
        held = _held(value)
        if not held:
            yield Leaf(value, path)
        for each in held:
            yield from self.walk(each, frame, path if len(held) == 1 else None)

    def argument(self, value: Argument, frame: _Frame | None, path: Path) -> Iterator[Leaf]:
        if frame is None or value.function is not frame.helper:
            yield Leaf(value, path)
        elif value.index < len(frame.call.arguments):
            yield from self.walk(frame.call.arguments[value.index], frame.outer, path)

    def call(self, value: CallBase, frame: _Frame | None, path: Path) -> Iterator[Leaf]:
        passed = _passed_on(value)
        helper = callee_of(value)
        if passed is not None:
            yield from self.walk(passed, frame, path)
        elif helper is None or helper.is_declaration or (frame and frame.depth > 4):
            yield Leaf(value, path)
        else:
            yield from self._returned(_Frame(value, helper, frame), path)

    def _returned(self, frame: _Frame, path: Path) -> Iterator[Leaf]:
        ends = [each for each in frame.helper.instructions() if isinstance(each, Return)]
        values = {end.value for end in ends if end.value is not None}
        if not values:
            yield Leaf(frame.call, path)
        for end in ends:
            if end.value is not None:
                yield from self.walk(end.value, frame, path if len(values) == 1 else None)


def _longer(path: Path, frame: _Frame | None, decision: Decision) -> Path:
    """Return the path with one more decision; what a helper decides its caller cannot."""
    return (*path, decision) if path is not None and frame is None else None


def branched_on(phi: Phi) -> Branch | None:
    """Return the branch that decides a phi of two values: the operator ?: unoptimised."""
    blocks = [block for _, block in phi.incoming]
    if len(blocks) != 2 or phi.block is None:
        return None
    splits = {_split_above(block, phi.block) for block in blocks}
    split = splits.pop()
    if splits or split is None:
        return None
    end = split.terminator
    is_one = isinstance(end, Branch) and end.condition is not None
    return end if is_one and len(set(end.successors)) == 2 else None  # type: ignore[return-value]


def _split_above(block: Block, join: Block) -> Block | None:
    """Return the block itself if it may go elsewhere than to the join, else the one above it."""
    if len(block.successors) > 1:
        return block
    above = predecessors(block)
    return above[0] if block.successors == (join,) and len(above) == 1 else None


def _is_taken(branch: Branch, block: Block, phi: Phi) -> Decision:
    """Return what the condition must be for control to come from that block."""
    entered = phi.block if block is branch.block else block
    condition = branch.operands[0]
    return Decision(condition, branch.successors[0] is entered)


_STEPS: dict[type, Callable[..., Iterator[Leaf]]] = {
    Alias: _Walk.alias,
    Argument: _Walk.argument,
    BlockAddress: _Walk.first,
    Call: _Walk.call,
    Cast: _Walk.first,
    ConstantExpression: _Walk.expression,
    GetElementPointer: _Walk.element,
    Invoke: _Walk.call,
    Load: _Walk.load,
    Marked: _Walk.first,
    Phi: _Walk.phi,
    Select: _Walk.select,
    Unary: _Walk.first,
}


def _step_for(value: Value) -> Callable[..., Iterator[Leaf]] | None:
    if isinstance(value, Unary) and value.opcode != "freeze":
        return None
    return _STEPS.get(type(value))


def _passed_on(call: CallBase) -> Value | None:
    """Return the argument that the call is sure to return."""
    helper = callee_of(call)
    if helper is not None and helper.name.startswith(_PASS_ON):
        return call.arguments[0]
    texts = zip(call.arguments, call.argument_attributes, strict=True)
    for index, (argument, attributes) in enumerate(texts):
        declared = ""
        if helper is not None and index < len(helper.arguments):
            declared = helper.arguments[index].attributes
        if "returned" in attributes.split() or "returned" in declared.split():
            return argument
    return None


def callee_of(call: CallBase) -> Function | None:
    """Return the function called, seen through casts and aliases of it."""
    found = stripped(call.callee)
    return found if isinstance(found, Function) else None


def stripped(value: Value) -> Value:
    """Return the value without casts, steps of nothing, and aliases."""
    while True:
        if isinstance(value, Alias) and value.word == "alias" and not marker_in(value.name):
            value = value.aliasee
        elif isinstance(value, Cast) or _is_cast(value):
            value = value.operands[0]  # type: ignore[attr-defined]
        else:
            return value


def _is_cast(value: Value) -> bool:
    return isinstance(value, ConstantExpression) and value.opcode in CAST_EXPRESSIONS


def _held(load: Load) -> tuple[Value, ...]:
    """Return what the memory read holds, if that can be told."""
    if marker_in(_name_of(root(load.pointer))):
        return ()
    place = stripped(load.pointer)
    if isinstance(place, Alloca):
        return values_before(load, place, load.type)
    if isinstance(place, GlobalVariable) and place.is_constant:
        held = place.initializer
        return (held,) if held is not None and held.type is load.type else ()
    return ()


def root(pointer: Value) -> Value:
    """Return the variable that an address is in."""
    while True:
        bare = stripped(pointer)
        inner = _inner(bare)
        if inner is None:
            return bare
        pointer = inner


def element_type(pointer: Value) -> Type | None:
    """Return the type of the variable an address lies in, or of the elements of an array."""
    variable = root(pointer)
    kind = None
    if isinstance(variable, Alloca):
        kind = variable.allocated
    elif isinstance(variable, GlobalVariable):
        kind = variable.value_type
    while isinstance(kind, ArrayType):
        kind = kind.element
    return kind


def _inner(pointer: Value) -> Value | None:
    """Return the address that this one is a step from, or the same as."""
    if isinstance(pointer, GetElementPointer):
        return pointer.pointer
    if isinstance(pointer, ConstantExpression) and pointer.opcode == "getelementptr":
        return pointer.operands[0]
    return _passed_on(pointer) if isinstance(pointer, CallBase) else None


def _name_of(value: Value) -> str:
    if isinstance(value, (GlobalVariable, Alias)):
        return value.name
    if isinstance(value, Alloca):
        name = decoded(value.ref) if value.ref else ""
        # A local variable may be called anything: it is no slip of the pen.
        return name if is_known_marker(marker_in(name)) else ""
    return ""


def marker_of(value: Value) -> str:
    """Return the marker that a value is, known or not; empty if it is none."""
    if isinstance(value, MetadataOperand):
        return marker_in(_metadata_string(value))
    if not _may_be_marker(value):
        return ""
    names = sorted({_leaf_marker(leaf.value) for leaf in leaves(value)})
    return " or ".join(names) if all(names) else ""


def _may_be_marker(value: Value) -> bool:
    return not isinstance(value, (IntConstant, Argument, Function))


def _metadata_string(value: MetadataOperand) -> str:
    text = value.ref
    return text[2:-1] if text.startswith('!"') else ""


def _leaf_marker(value: Value) -> str:
    if isinstance(value, Load):
        return marker_in(_name_of(root(value.pointer)))
    if isinstance(value, Function):
        marker = marker_in(value.name)
        return marker if is_known_marker(marker) else ""
    return marker_in(_name_of(root(value)))


def integer_of(value: Value, call: Instruction) -> int | None:
    """Return the integer that it must be, also where Fortran passes the address of one; or None."""
    found = {_leaf_integer(leaf.value, call) for leaf in leaves(value)}
    return found.pop() if len(found) == 1 else None


def answering(value: Value) -> CallBase | None:
    """Return the request for the size of a tape that an integer is the answer to; or None."""
    found = {leaf.value for leaf in leaves(value)}
    call = found.pop() if len(found) == 1 else None
    if not isinstance(call, CallBase) or not isinstance(call.callee, Function):
        return None
    return call if mode_of(call.callee.name) is Mode.AUGMENTED_SIZE else None


def _leaf_integer(value: Value, call: Instruction) -> int | None:
    if isinstance(value, IntConstant):
        return value.value
    held: tuple[Value | None, ...] = ()
    if isinstance(value, GlobalVariable) and value.is_constant:
        held = (value.initializer,)
    elif isinstance(value, Alloca):
        held = values_before(call, value, value.allocated)
    numbers = {each.value for each in held if isinstance(each, IntConstant)}
    return numbers.pop() if len(numbers) == len(held) == 1 else None


def is_null(value: Value) -> bool:
    """Return whether it is a null pointer, or the 0 that stands for one."""
    if isinstance(value, IntConstant):
        return not value.value
    return isinstance(value, (NullConstant, ZeroConstant))
