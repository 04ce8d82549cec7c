"""Functions too long for a compiler, in parts that are called one after the other.

LLVM's time for a function grows with the square of its length: registers, stack slots and vectors
are looked for among all values of a block. What goes from one part to another, or to the rest of
the function, is kept in a frame: an array of each type.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, TypeGuard

from enzyme_cc.analysis.calls.callees import callee_of, only_tells
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
from enzyme_cc.transform.code.derivative_attributes import function_attributes, returns_twice

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from enzyme_cc.ir.function import Block
    from enzyme_cc.ir.module import Module
    from enzyme_cc.ir.types import Type
    from enzyme_cc.ir.values import User, Value

#: The types of variables that can be in the frame, and how they are aligned there.
_ALIGNED = {"double": 8, "float": 4, "i1": 1, "i8": 1, "i16": 2, "i32": 4, "i64": 8, "ptr": 8}
#: What does the same in whichever function it stands, calls and terminators apart.
_MOVABLE = (
    Unary, Binary, Cast, Compare, Select, GetElementPointer, Load, Store, Fence, AtomicUpdate,
    CompareExchange, Phi, ExtractElement, InsertElement, ShuffleVector, ExtractValue, InsertValue,
)  # fmt: skip
#: How blocks end that lead nowhere but to others, or to no end.
_ENDS = (Branch, Switch, Unreachable)
#: Built-in operations that mean the function they stand in, or variables of its own.
_OF_THE_FUNCTION = (
    "llvm.addressofreturnaddress", "llvm.call.preallocated", "llvm.coro.", "llvm.eh.",
    "llvm.experimental.convergence", "llvm.experimental.noalias", "llvm.frameaddress",
    "llvm.gc", "llvm.lifetime.", "llvm.localescape", "llvm.localrecover", "llvm.returnaddress",
    "llvm.sponentry", "llvm.stack", "llvm.va_",
)  # fmt: skip


class Limits(NamedTuple):
    """Numbers of instructions."""

    #: Of a block from which on its function is taken apart.
    long: int = 131072
    #: Of a part.
    part: int = 4096
    #: Of a part below which it stays where it is: a call for so few is not worth it.
    few: int = 256


LIMITS = Limits()


def part_long_functions(module: Module, limits: Limits = LIMITS) -> None:
    """Take apart all long functions that were made here."""
    for function in list(module.functions.values()):
        is_made = function.start < 0 and not function.is_declaration
        is_long = is_made and any(_length([block]) > limits.long for block in function.blocks)
        if is_long and not _comes_back(function):
            _drop_descriptions(function)
            pieces = _pieces(function, limits.part)
            if pieces:
                _Parted(module, function, _groups(pieces, limits)).part()


def _length(blocks: Iterable[Block]) -> int:
    return sum(1 for block in blocks for _ in block)


def _comes_back(function: Function) -> bool:
    """Return whether a call may return here once more: it must stand where it will come back to."""
    calls = (line for line in function.instructions() if isinstance(line, CallBase))
    return any(returns_twice(callee_of(call), call) for call in calls)


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
        stays = not _is_movable(line) and not isinstance(line, _ENDS)
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
    is_plain = isinstance(last, _ENDS)
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
        #: Addresses that any part computes again, and what they are computed from.
        self.bases: dict[Value, Value] = {
            line: line.operands[0] for line in function.instructions() if _is_step(line)
        }
        self.slots: dict[Value, _Slot] = {}
        #: Variables that are places in the frame now.
        self.variables: dict[Value, _Slot] = {}
        #: Per type, the array in the frame.
        self.frame: dict[Type, Alloca] = {}

    def part(self) -> None:
        """Do it, unless something is handed over from where it cannot be stored."""
        sizes: dict[Type, int] = {}
        own, shared = self._told_variables()
        for value in self._crossing():
            if value not in own and value not in shared:
                self.slots[value] = _next_slot(value.type, sizes)
        for variable in shared:
            self.variables[variable] = _next_slot(variable.allocated, sizes)
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
        for variable, index in own.items():
            variable.unlink()
            variable.insert_before(next(self.groups[index][0].blocks[0].lines))
        self._replace_variables()
        for index, group in enumerate(self.groups):
            self._outline(index, group)
        for variable in shared:
            variable.erase()
        self.function.edited = True

    def _told_variables(self) -> tuple[dict[Alloca, int], dict[Alloca, None]]:
        """Return the variables that only one part uses, and others that can be in the frame."""
        own: dict[Alloca, int] = {}
        shared: dict[Alloca, None] = {}
        for variable in [line for line in self.function.entry if _is_scalar(line)]:
            places = {self._place(user) for user in variable.users}
            index = places.pop() if len(places) == 1 else None
            if index is not None:
                own[variable] = index
            elif variable.is_used:
                shared[variable] = None
        return own, shared

    def _replace_variables(self) -> None:
        """Let the rest of the function use the frame for variables that are in it."""
        for variable, slot in self.variables.items():
            for user in variable.users:
                if self._place(user) is None:
                    assert isinstance(user, Line)
                    address = _address(Builder.before(user), slot, self.frame)
                    user.replace_operand(variable, address)

    def _place(self, value: Value) -> int | None:
        """Return the part that a value is computed in; None for the rest of the function."""
        block = value.block if isinstance(value, Line) else None
        return None if block is None else self.group_of.get(block)

    def _crossing(self) -> dict[Value, None]:
        """Return what a part uses that it does not compute, and what is used outside of its own."""
        found: dict[Value, None] = {}
        for index, group in enumerate(self.groups):
            for line in (line for block in _blocks(group) for line in block):
                for each in line.operands:
                    while self._comes(each, index) and each in self.bases:
                        each = self.bases[each]
                    if self._comes(each, index):
                        found[each] = None
                if line in self.bases:
                    is_needed = any(self._place(user) is None for user in line.users)
                else:
                    is_needed = any(self._place(user) != index for user in line.users)
                if is_needed:
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
        builder.store(value, _address(builder, self.slots[value], arrays))

    def _load(self, builder: Builder, value: Value, arrays: Mapping[Type, Value]) -> Value:
        return builder.load(value.type, _address(builder, self.slots[value], arrays))

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
                    value = self._received(Builder.before(place), operand, arrays, read)
                    line.set_operand(position, value)

    def _received(
        self,
        builder: Builder,
        value: Value,
        arrays: Mapping[Type, Value],
        read: dict[Value, Value],
    ) -> Value:
        """Return what stands for a value from elsewhere: addresses are computed again."""
        if not isinstance(value, (Argument, Instruction)):
            return value
        if value not in read:
            base = self.bases.get(value)
            if value in self.variables:
                read[value] = _address(builder, self.variables[value], arrays)
            elif base is None:
                read[value] = self._load(builder, value, arrays)
            else:
                assert isinstance(value, GetElementPointer)
                own = self._received(builder, base, arrays, read)
                indices = value.operands[1:]
                read[value] = builder.gep(value.source_type, own, indices, value.flags)
        return read[value]

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
        is_here = isinstance(user, Line) and user.function is self.function
        return is_here and self._place(user) is None


def _next_slot(type_: Type, sizes: dict[Type, int]) -> _Slot:
    slot = _Slot(type_, sizes.get(type_, 0))
    sizes[type_] = slot.number + 1
    return slot


def _address(builder: Builder, slot: _Slot, arrays: Mapping[Type, Value]) -> Value:
    return builder.gep(slot.type, arrays[slot.type], [slot.number], "inbounds")


def _is_step(line: Instruction) -> bool:
    """Return whether a line is an address at a constant distance from another."""
    is_address = isinstance(line, GetElementPointer) and line.type is POINTER
    return is_address and not any(isinstance(o, (Argument, Instruction)) for o in line.operands[1:])


def _is_scalar(line: Instruction) -> TypeGuard[Alloca]:
    """Return whether a line is a variable that is only loaded and stored."""
    if not isinstance(line, Alloca) or line.operands or line.type is not POINTER:
        return False
    return (line.alignment or 0) <= _ALIGNED.get(line.allocated.text, -1) and all(
        isinstance(user, Load) or (isinstance(user, Store) and user.operands[0] is not line)
        for user in line.users
    )


def _groups(pieces: list[_Piece], limits: Limits) -> list[list[_Piece]]:
    """Return the parts: pieces in a row, but not too few."""
    found: list[list[_Piece]] = [[]]
    count = 0
    for piece in pieces:
        length = _length(piece.blocks)
        if count + length > limits.part or not piece.is_movable:
            found.append([])
            count = 0
        if piece.is_movable:
            found[-1].append(piece)
            count += length
    return [group for group in found if group and _length(_blocks(group)) >= limits.few]


def _blocks(group: list[_Piece]) -> list[Block]:
    return [block for piece in group for block in piece.blocks]


def _is_movable(line: Instruction) -> bool:
    """Return whether a line does the same in another function."""
    values = (line, *line.operands)
    if not all(_fits(each.type) for each in values if each.type not in (VOID, LABEL)):
        return False
    if isinstance(line, Call):
        callee = callee_of(line)
        is_of_this = callee is not None and callee.name.startswith(_OF_THE_FUNCTION)
        return line.marker != "musttail" and not is_of_this
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
        for line in block.lines:
            if isinstance(line, DebugRecord) or only_tells(line):
                line.erase()
