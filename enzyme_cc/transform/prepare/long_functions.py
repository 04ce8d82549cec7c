"""Functions too long for a compiler, in parts that are called one after the other.

LLVM's time for a function grows with the square of its length: registers, stack slots and vectors
are looked for among all values of a block. What goes from one part to another, or to the rest of
the function, is kept in a frame: an array of each type.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from enzyme_cc.analysis.flow.cfg import Cfg
from enzyme_cc.analysis.loops.natural_loops import LoopNest
from enzyme_cc.ir.building.blocks import split_before
from enzyme_cc.ir.building.builder import Builder
from enzyme_cc.ir.building.globals import new_function
from enzyme_cc.ir.function import Argument, DebugRecord, Function, Instruction, Line, Phi
from enzyme_cc.ir.instructions import (
    Alloca,
    AtomicUpdate,
    Binary,
    Branch,
    Call,
    CallBase,
    Cast,
    Compare,
    CompareExchange,
    ExtractElement,
    ExtractValue,
    Fence,
    GetElementPointer,
    InsertElement,
    InsertValue,
    Load,
    Select,
    ShuffleVector,
    Store,
    Switch,
    Terminator,
    Unary,
    Unreachable,
)
from enzyme_cc.ir.module import module_of
from enzyme_cc.ir.types import (
    LABEL,
    POINTER,
    VOID,
    ArrayType,
    FloatType,
    IntType,
    PointerType,
    StructType,
    VectorType,
    array_type,
    function_type,
)
from enzyme_cc.transform.code.derivative_attributes import call_attributes, function_attributes
from enzyme_cc.transform.code.function_attributes import FunctionWords

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from enzyme_cc.ir.function import Block
    from enzyme_cc.ir.module import Module
    from enzyme_cc.ir.types import Type
    from enzyme_cc.ir.values import User, Value

#: What does the same in whichever function it stands.
_MOVABLE = (
    *(Unary, Binary, Cast, Compare, Select, GetElementPointer, Load, Store, Fence, AtomicUpdate),
    *(
        CompareExchange,
        Phi,
        ExtractElement,
        InsertElement,
        ShuffleVector,
        ExtractValue,
        InsertValue,
    ),
)
#: Built-in operations that mean the function they stand in, or variables of its own.
_OF_THE_FUNCTION = (
    "llvm.addressofreturnaddress", "llvm.call.preallocated", "llvm.coro.", "llvm.eh.",
    "llvm.experimental.convergence", "llvm.experimental.noalias", "llvm.frameaddress",
    "llvm.gc", "llvm.lifetime.", "llvm.localescape", "llvm.localrecover", "llvm.returnaddress",
    "llvm.sponentry", "llvm.stack", "llvm.va_",
)  # fmt: skip


class Limits(NamedTuple):
    """Numbers of instructions."""

    #: Of a function from which on it is taken apart.
    long: int = 65536
    #: Of a part.
    part: int = 4096
    #: Of a part below which it stays where it is: a call for so few is not worth it.
    few: int = 256


def part_long_functions(module: Module, limits: Limits = Limits()) -> None:  # noqa: B008
    """Take apart all long functions that were made here."""
    for function in list(module.functions.values()):
        is_made = function.start < 0 and not function.is_declaration
        if is_made and _length(function.blocks) > limits.long and not _returns_twice(function):
            _drop_descriptions(function)
            pieces = _pieces(function, limits.part)
            if pieces:
                _Parted(module, function, _groups(pieces, limits)).part()


def _length(blocks: Iterable[Block]) -> int:
    return sum(1 for block in blocks for _ in block)


def _returns_twice(function: Function) -> bool:
    """Return whether a call may come back here later: it must stand where it will come back to."""
    calls = (line for line in function.instructions() if isinstance(line, CallBase))
    return any("returns_twice" in _words(call) for call in calls)


def _words(call: CallBase) -> list[str]:
    callee = call.callee
    if isinstance(callee, Function):
        return call_attributes(callee, call)
    return FunctionWords(module_of(call.function)).among(call.tail) if call.function else []


class _Piece(NamedTuple):
    """Blocks that are entered by the first only, once a call, and left for the next piece only."""

    blocks: list[Block]
    is_movable: bool


def _pieces(function: Function, length: int) -> list[_Piece]:
    """Cut a function into pieces, in the order in which they run; none where that cannot be."""
    nest = LoopNest(function)
    returns = nest.cfg.exits_by("ret")
    if len(returns) != 1 or not nest.is_reducible:
        return []
    always = [each for each in _dominating(nest, returns[0]) if nest.innermost(each) is None]
    heads = [head for block in always for head in _cut(block, length)]
    cfg = Cfg(function)
    behind = [*heads[1:], None]
    pieces = [_piece(cfg, *each) for each in zip(heads, behind, strict=True)]
    return [_Piece([function.entry], is_movable=False), *pieces]


def _dominating(nest: LoopNest, block: Block) -> list[Block]:
    """Return what every way to a block goes through, in order, and the block."""
    found = [block]
    while (above := nest.dominators.immediate(found[-1])) is not None:
        found.append(above)
    return found[::-1]


def _cut(block: Block, length: int) -> list[Block]:
    """Cut a block behind its phis, around what cannot be moved and where it is too long."""
    start = block.first_after_pads()
    while isinstance(start, Alloca):
        start = start.next
    places: list[Line] = []
    count = length
    line = start
    while isinstance(line, Instruction):
        stays = not _is_movable(line) and not isinstance(line, (Branch, Switch, Unreachable))
        if stays or count >= length:
            places.append(line)
            count = length if stays else 0
        count += 1
        line = line.next
    # From the end: what is cut off is not cut again.
    return [split_before(place) for place in reversed(places)][::-1]


def _piece(cfg: Cfg, head: Block, behind: Block | None) -> _Piece:
    """Return the blocks from one on up to the next piece."""
    found = {head: None}
    pending = [head]
    while pending:
        for block in cfg.successors(pending.pop()):
            if block is not behind and block not in found:
                found[block] = None
                pending.append(block)
    inner = [block for block in found if block is not head]
    is_closed = all(source in found for block in inner for source in cfg.predecessors(block))
    is_movable = behind is not None and is_closed and all(map(_is_movable_block, found))
    return _Piece(list(found), is_movable)


def _is_movable_block(block: Block) -> bool:
    *lines, last = block
    is_plain = isinstance(last, (Branch, Switch, Unreachable))
    is_named = not all(isinstance(each, Instruction) for each in block.users)
    return is_plain and not is_named and all(map(_is_movable, lines))


class _Slot(NamedTuple):
    """A place in the frame."""

    type: Type
    number: int


class _Parted:
    """One function while it is taken apart."""

    def __init__(self, module: Module, function: Function, groups: list[list[_Piece]]) -> None:
        self.module = module
        self.function = function
        self.words = f"{function_attributes(function)} noinline"
        self.groups = groups
        self.group_of = {b: i for i, group in enumerate(groups) for b in _blocks(group)}
        self.slots: dict[Value, _Slot] = {}
        #: Per type, the array in the frame.
        self.frame: dict[Type, Alloca] = {}

    def part(self) -> None:
        """Do it, unless something is handed over from where it cannot be stored."""
        sizes: dict[Type, int] = {}
        for value in self._crossing():
            number = sizes.get(value.type, 0)
            self.slots[value] = _Slot(value.type, number)
            sizes[value.type] = number + 1
        outer = [each for each in self.slots if self._place(each) is None]
        places = {each: self._store_place(each) for each in outer}
        if None in places.values():
            return
        first = self.function.entry.first
        assert first is not None
        for type_, size in sizes.items():
            self.frame[type_] = Builder.before(first).alloca(array_type(size, type_), name="frame")
        for value, place in places.items():
            assert place is not None
            self._store(Builder.before(place), value, self.frame)
        for index, group in enumerate(self.groups):
            self._outline(index, group)
        self.function.edited = True

    def _place(self, value: Value) -> int | None:
        """Return the part that a value is computed in; None for the rest of the function."""
        block = value.block if isinstance(value, Line) else None
        return None if block is None else self.group_of.get(block)

    def _crossing(self) -> dict[Value, None]:
        """Return what a part uses that it does not compute, and what is used outside of its own."""
        found: dict[Value, None] = {}
        for index, group in enumerate(self.groups):
            for line in (line for block in _blocks(group) for line in block):
                found.update((each, None) for each in line.operands if self._comes(each, index))
                if any(self._place(user) != index for user in line.users):
                    found[line] = None
        return found

    def _comes(self, value: Value, index: int) -> bool:
        """Return whether a part gets a value from elsewhere."""
        return isinstance(value, (Argument, Instruction)) and self._place(value) != index

    def _store_place(self, value: Value) -> Line | None:
        """Return where a value of the rest is stored; None where no place is only behind it."""
        if not isinstance(value, Instruction):
            return self.function.entry.terminator
        if value.is_terminator:
            target = value.successors[0]
            is_only = all(user is value for user in target.users)
            return target.first_after_pads() if is_only else None
        assert value.block is not None
        return value.block.first_after_pads() if isinstance(value, Phi) else value.next

    def _store(self, builder: Builder, value: Value, arrays: Mapping[Type, Value]) -> None:
        slot = self.slots[value]
        builder.store(value, builder.gep(slot.type, arrays[slot.type], [slot.number], "inbounds"))

    def _load(self, builder: Builder, value: Value, arrays: Mapping[Type, Value]) -> Value:
        slot = self.slots[value]
        address = builder.gep(slot.type, arrays[slot.type], [slot.number], "inbounds")
        return builder.load(slot.type, address)

    def _outline(self, index: int, group: list[_Piece]) -> None:
        """Move pieces to a function of their own, and call that where they stood."""
        kind = function_type(VOID, tuple(POINTER for _ in self.frame))
        name = f"{self.function.name}.part"
        part = new_function(self.module, name, kind, prefix="internal", suffix=self.words)
        for argument in part.arguments:
            argument.attributes = "noalias noundef nonnull"
        arrays = dict(zip(self.frame, part.arguments, strict=True))
        computed = [line for block in _blocks(group) for line in block if line in self.slots]
        for piece in group:
            self._receive(index, piece, arrays)
        for line in computed:
            place = self._store_place(line)
            assert place is not None
            self._store(Builder.before(place), line, arrays)
        caller = self._move(group, part)
        caller.call(part, list(self.frame.values()))
        for line in computed:
            staying = [user for user in line.users if self._stays(user)]
            if staying:
                value = self._load(caller, line, self.frame)
                for user in staying:
                    user.replace_operand(line, value)

    def _receive(self, index: int, piece: _Piece, arrays: Mapping[Type, Value]) -> None:
        """Let a piece read what it gets: where it begins, or at the first use there."""
        head = piece.blocks[0]
        read: dict[Value, Value] = {}
        for block in piece.blocks:
            for line in block:
                place = line if block is head else head.terminator
                for position, operand in enumerate(line.operands):
                    if not self._comes(operand, index):
                        continue
                    if operand not in read:
                        read[operand] = self._load(Builder.before(place), operand, arrays)
                    line.set_operand(position, read[operand])

    def _move(self, group: list[_Piece], part: Function) -> Builder:
        """Move the blocks; return a builder where the rest of the function goes on."""
        blocks = _blocks(group)
        inside = set(blocks)
        (before,) = (user for user in blocks[0].users if isinstance(user, Terminator))
        here = self.function.insert_block("part", after=before.block)
        before.replace_successor(blocks[0], here)
        for block in blocks:
            self.function.unlink_block(block)
            part.adopt_block(block)
        end = part.insert_block("end")
        Builder.at_end(end).ret()
        (behind,) = {to for each in blocks for to in each.successors if to not in inside}
        for block in blocks:
            if behind in block.successors:
                block.terminator.replace_successor(behind, end)
        return Builder.before(Builder.at_end(here).branch(behind))

    def _stays(self, user: User) -> bool:
        return (
            isinstance(user, Line)
            and user.function is self.function
            and (self._place(user) is None)
        )


def _groups(pieces: list[_Piece], limits: Limits) -> list[list[_Piece]]:
    """Return the parts: pieces in a row, but not too few."""
    found: list[list[_Piece]] = [[]]
    for piece in pieces:
        is_full = _length(_blocks(found[-1])) + _length(piece.blocks) > limits.part
        if is_full or not piece.is_movable:
            found.append([])
        if piece.is_movable:
            found[-1].append(piece)
    return [group for group in found if group and _length(_blocks(group)) >= limits.few]


def _blocks(group: list[_Piece]) -> list[Block]:
    return [block for piece in group for block in piece.blocks]


def _is_movable(line: Instruction) -> bool:
    """Return whether a line does the same in another function."""
    values = (line, *line.operands)
    if not all(_fits(each.type) for each in values if each.type not in (VOID, LABEL)):
        return False
    if isinstance(line, Call):
        name = getattr(line.callee, "name", "")
        return line.marker != "musttail" and not name.startswith(_OF_THE_FUNCTION)
    return isinstance(line, _MOVABLE)


def _fits(type_: Type) -> bool:
    """Return whether a value of this type can be kept in an array: tokens cannot."""
    if isinstance(type_, VectorType):
        return not type_.scalable
    if isinstance(type_, ArrayType):
        return _fits(type_.element)
    if isinstance(type_, StructType):
        return type_.fields is not None and all(map(_fits, type_.fields))
    return isinstance(type_, (FloatType, IntType, PointerType))


def _drop_descriptions(function: Function) -> None:
    """Take away what describes variables, and says when they live."""
    for block in function.blocks:
        for line in list(block.lines):
            name = getattr(line.callee, "name", "") if isinstance(line, Call) else ""
            if isinstance(line, DebugRecord) or name.startswith(("llvm.dbg.", "llvm.lifetime.")):
                line.erase()
