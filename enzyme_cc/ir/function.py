"""Functions, their blocks, and the lines of those, which know one another.

What the text says of a function is read by its module when somebody first asks: the header by
itself, the body by itself. Flags, alignment, orderings, attributes and metadata stay the text they
were, so that what this library has never heard of travels through unharmed.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Protocol

from enzyme_cc.ir.globals import GlobalValue, Loader
from enzyme_cc.ir.metadata.attached import Attached
from enzyme_cc.ir.opcodes import Shape
from enzyme_cc.ir.types import LABEL, VOID, FunctionType, Type, function_type, quoted
from enzyme_cc.ir.values import Value, is_unnamed

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from enzyme_cc.ir.opcodes import Opcode
    from enzyme_cc.ir.values import User


class Line(Attached):
    """One entry of a block: an instruction or a debug record."""

    __slots__ = ("block", "next", "previous", "ref")

    block: Block | None
    previous: Line | None
    next: Line | None
    ref: str

    @property
    def function(self) -> Function | None:
        """Return the function it stands in."""
        return self.block.function if self.block else None

    def insert_before(self, place: Line) -> None:
        """Stand right before `place`."""
        block = _block_of(place)
        before = place.previous
        self.block, self.previous, self.next = block, before, place
        place.previous = self
        if before is None:
            block.first = self
        else:
            before.next = self
        block.note_change()

    def insert_after(self, place: Line) -> None:
        """Stand right after `place`."""
        if place.next is not None:
            self.insert_before(place.next)
        else:
            _block_of(place).append(self)

    def unlink(self) -> None:
        """Leave the block; operands and users stay."""
        block = _block_of(self)
        if self.previous is None:
            block.first = self.next
        else:
            self.previous.next = self.next
        if self.next is None:
            block.last = self.previous
        else:
            self.next.previous = self.previous
        self.block = None
        block.note_change()

    def erase(self) -> None:
        """Leave the block for good. Nobody may use it any more."""
        if self.uses:
            raise ValueError(f"{self.ref} is still used by {self.users[0]!r}")
        if self.block is not None:
            self.unlink()
        self.drop_operands()

    def changed(self) -> None:
        """Note that an operand, and so the function, has changed."""
        if self.block is not None:
            self.block.note_change()


def _block_of(line: Line) -> Block:
    if line.block is None:
        raise ValueError(f"{line!r} stands in no block")
    return line.block


class Instruction(Line):
    """An instruction; what it means beyond its operands depends on the class."""

    __slots__ = ("flags", "row", "tail")

    def __init__(
        self, row: Opcode, type_: Type, operands: Sequence[Value], flags: str = ""
    ) -> None:
        self.row = row
        self.type = type_
        self.operands = operands = list(operands)
        self.flags = flags
        self.tail = self.metadata = self.ref = ""
        self.uses = None if type_ is VOID else []
        self.block = self.previous = self.next = None
        for operand in operands:
            uses = operand.uses
            if uses.__class__ is list:
                uses.append(self)
            elif uses is not None:
                operand.add_use(self)

    def __repr__(self) -> str:
        name = f"{self.ref} = " if self.type is not VOID else ""
        return f"<{name}{self.row.name}>"

    @property
    def opcode(self) -> str:
        """Return its name in LLVM's language."""
        return self.row.name

    @property
    def is_terminator(self) -> bool:
        """Return whether it ends a block."""
        return self.row.is_terminator

    @property
    def is_named(self) -> bool:
        """Return whether it has a name of its own rather than a number."""
        return not is_unnamed(self.ref)

    def has_flag(self, flag: str) -> bool:
        """Return whether a flag such as `nsw` stands on it."""
        return flag in self.flags.split()

    @property
    def successors(self) -> tuple[Block, ...]:
        """Return where control may go from here, in the order written, repeats included."""
        return ()

    def replace_successor(self, old: Block, new: Block) -> None:
        """Go to `new` wherever it went to `old`."""
        self.replace_operand(old, new)


class DebugRecord(Line):
    """`#dbg_value(...)` and its kin: text with values in it, and no instruction."""

    __slots__ = ("pieces",)

    def __init__(self, pieces: Sequence[str], operands: Iterable[Value]) -> None:
        self.type = VOID
        self.uses = None
        self.ref = self.metadata = ""
        self.block = self.previous = self.next = None
        self.pieces = tuple(pieces)
        self.own(operands)


class Phi(Instruction):
    """`phi`: value, block, value, block ..."""

    __slots__ = ()

    @property
    def incoming(self) -> list[tuple[Value, Block]]:
        """Return each value with the block it comes from."""
        return list(zip(self.operands[::2], self.operands[1::2], strict=True))  # type: ignore[arg-type]

    def add_incoming(self, value: Value, block: Block) -> None:
        """Add one more edge into the block of this phi."""
        if value.type is not self.type:
            raise TypeError(f"a phi of {self.type} cannot take {value.type} {value.ref}")
        for operand in (value, block):
            self.operands.append(operand)
            operand.add_use(self)
        self.changed()

    def remove_incoming(self, block: Block) -> None:
        """Forget one edge from `block`."""
        for index in range(1, len(self.operands), 2):
            if self.operands[index] is block:
                for operand in self.operands[index - 1 : index + 1]:
                    operand.remove_use(self)
                del self.operands[index - 1 : index + 1]
                self.changed()
                return
        raise ValueError(f"{self.ref} has no edge from {block.ref}")

    def value_from(self, block: Block) -> Value:
        """Return what it is when control comes from `block`."""
        for index in range(1, len(self.operands), 2):
            if self.operands[index] is block:
                return self.operands[index - 1]
        raise ValueError(f"{self.ref} has no edge from {block.ref}")


_PADS = (Shape.LANDING_PAD, Shape.FUNCLET_PAD)


class Block(Value):
    """A basic block: lines in a chain, the last a terminator."""

    __slots__ = ("first", "function", "last", "next", "previous", "ref")

    ref: str
    first: Line | None
    last: Line | None
    previous: Block | None
    next: Block | None

    def __init__(self, function: Function | None, ref: str = "") -> None:
        self.type = LABEL
        self.uses = []
        self.ref = ref
        self.function = function
        self.first = self.last = self.previous = self.next = None

    @property
    def lines(self) -> Iterator[Line]:
        """Yield instructions and debug records; the current one may be removed meanwhile."""
        line = self.first
        while line is not None:
            following = line.next
            yield line
            line = following

    def __iter__(self) -> Iterator[Instruction]:
        """Yield the instructions; the current one may be removed meanwhile."""
        line = self.first
        while line is not None:
            following = line.next
            if isinstance(line, Instruction):
                yield line
            line = following

    @property
    def phis(self) -> list[Phi]:
        """Return the phis it begins with."""
        found = []
        for line in self:
            if not isinstance(line, Phi):
                break
            found.append(line)
        return found

    @property
    def terminator(self) -> Instruction:
        """Return the instruction that ends it."""
        last = self.last
        if not isinstance(last, Instruction) or not last.row.is_terminator:
            raise ValueError(f"block {self.ref} has no terminator")
        return last

    @property
    def is_terminated(self) -> bool:
        """Return whether it has a terminator."""
        return isinstance(self.last, Instruction) and self.last.row.is_terminator

    @property
    def successors(self) -> tuple[Block, ...]:
        """Return where control may go from here."""
        return self.terminator.successors if self.is_terminated else ()

    def append(self, line: Line) -> None:
        """Add a line at the end."""
        line.block, line.previous, line.next = self, self.last, None
        if self.last is None:
            self.first = line
        else:
            self.last.next = line
        self.last = line
        self.note_change()

    def note_change(self) -> None:
        """Note that the function is no longer what was read."""
        function = self.function
        if function is not None and not function.edited:
            function.edited = True

    def first_after_phis(self) -> Line | None:
        """Return the first line that is no phi: where code that needs the phis can go."""
        line = self.first
        while isinstance(line, Phi):
            line = line.next
        return line

    def first_after_pads(self) -> Line | None:
        """Return the first line behind the phis, and behind the pad that unwinding begins with."""
        line = self.first_after_phis()
        while isinstance(line, Instruction) and line.row.shape in _PADS:
            line = line.next
        return line

    def erase(self) -> None:
        """Leave the function for good, with all lines. No other block may refer to it."""
        for line in self.lines:
            line.drop_operands()
        if self.uses:
            raise ValueError(f"block {self.ref} is still used by {self.users[0]!r}")
        _function_of(self).unlink_block(self)


def _function_of(block: Block) -> Function:
    if block.function is None:
        raise ValueError(f"block {block.ref} stands in no function")
    return block.function


class Argument(Value):
    """A parameter inside its function."""

    __slots__ = ("attributes", "function", "index", "ref")

    ref: str

    def __init__(self, type_: Type, ref: str, attributes: str, index: int) -> None:
        self.type = type_
        self.uses = []
        self.ref = ref
        #: As written between type and name: `noundef nonnull`.
        self.attributes = attributes
        self.index = index
        self.function: Function | None = None

    @property
    def users(self) -> tuple[User, ...]:
        """Return everybody who uses it; reads the body."""
        if self.function is not None:
            self.function.load_body()
        return super().users

    @property
    def is_used(self) -> bool:
        """Return whether anybody uses it; reads the body."""
        if self.function is not None:
            self.function.load_body()
        return bool(self.uses)


class BodyLoader(Loader, Protocol):
    """The module of a function, as far as the function knows it."""

    def load_body(self, function: Function) -> None:
        """Read the body of a function."""


class Function(GlobalValue):
    """A function: header, and body if it is defined here.

    Operands are the constants of its header: `personality`, `prefix` and `prologue`, in `words`.
    """

    __slots__ = (
        "arguments",
        "body_loaded",
        "body_start",
        "edited",
        "first",
        "is_declaration",
        "last",
        "return_type",
        "suffix",
        "taken",
        "use_list_orders",
        "variadic",
        "words",
    )

    module: BodyLoader
    #: Grows through `add_argument`.
    arguments: tuple[Argument, ...]
    first: Block | None
    last: Block | None
    return_type: Type
    #: What stands after the parameters, constants and metadata apart: `unnamed_addr #0`.
    suffix: str
    variadic: bool
    words: tuple[str, ...]
    #: Orders of users as written: text around a value, and the value.
    use_list_orders: list[tuple[str, Value, str]]

    def __init__(self, module: BodyLoader, ref: str, start: int, body_start: int, end: int) -> None:
        super().__init__(module, ref, start, end)
        #: Where the text of its body begins, after the brace; -1 for none.
        self.body_start = body_start
        self.is_declaration = body_start < 0
        self.body_loaded = self.is_declaration
        #: Whether it has been changed since it was read.
        self.edited = False
        #: The names there are, and the last number given to others like each.
        self.taken: dict[str, int] | None = None
        if self.is_declaration:
            self.first = self.last = None
            self.use_list_orders = []

    if not TYPE_CHECKING:

        def __getattr__(self, name: str) -> object:
            if name in ("first", "last", "use_list_orders") and not self.body_loaded:
                self.module.load_body(self)
                return getattr(self, name)
            return super().__getattr__(name)

    @property
    def function_type(self) -> FunctionType:
        """Return its type, as a call may write it."""
        parameters = tuple(each.type for each in self.arguments)
        return function_type(self.return_type, parameters, variadic=self.variadic)

    @property
    def blocks(self) -> list[Block]:
        """Return its blocks in order, the entry first."""
        found = []
        block = self.first
        while block is not None:
            found.append(block)
            block = block.next
        return found

    @property
    def entry(self) -> Block:
        """Return the block it begins with."""
        if self.first is None:
            raise ValueError(f"{self.ref} has no body")
        return self.first

    def instructions(self) -> Iterator[Instruction]:
        """Yield every instruction, block after block."""
        for block in self.blocks:
            yield from block

    def insert_block(self, name: str = "", after: Block | None = None) -> Block:
        """Insert a new block: behind `after`, or at the end."""
        block = Block(self, self.fresh_name(name) if name else "")
        self._chain(block, after if after is not None else self.last)
        return block

    def adopt_block(self, block: Block) -> None:
        """Take a block that left another function, as the last; names in it are free here."""
        block.function = self
        self._chain(block, self.last)

    def _chain(self, block: Block, before: Block | None) -> None:
        block.previous = before
        block.next = before.next if before is not None else None
        if before is None:
            self.first = block
        else:
            before.next = block
        if block.next is None:
            self.last = block
        else:
            block.next.previous = block
        self.edited = True

    def unlink_block(self, block: Block) -> None:
        """Take a block out of the chain."""
        if block.previous is None:
            self.first = block.next
        else:
            block.previous.next = block.next
        if block.next is None:
            self.last = block.previous
        else:
            block.next.previous = block.previous
        block.function = None
        self.edited = True

    def add_argument(self, type_: Type, name: str = "", attributes: str = "") -> Argument:
        """Add one more parameter, the last."""
        self.load()
        self.load_body()  # numbers in it change
        made = Argument(type_, "", attributes, len(self.arguments))
        made.function = self
        self.arguments += (made,)
        if name:
            made.ref = self.fresh_name(name)
        self.edited = True
        return made

    def fresh_name(self, hint: str) -> str:
        """Return the spelling `%hint`, with a number behind it if the name is taken."""
        if self.taken is None:
            self.taken = {value.ref: 0 for value in self.locals() if not is_unnamed(value.ref)}
        hint = hint or "value"
        if hint.isdigit():
            hint = f"v{hint}"
        ref = first = "%" + quoted(hint)
        number = self.taken.get(first, 0)
        while ref in self.taken:
            number += 1
            ref = "%" + quoted(f"{hint}.{number}")
        # Where the next search for this hint begins.
        self.taken[first] = number
        self.taken.setdefault(ref, 0)
        return ref

    def rename_local(self, value: Argument | Block | Instruction, name: str) -> None:
        """Give a value or block this name, or one like it that is free."""
        if value.ref == "%" + quoted(name):
            return
        if self.taken is not None:
            self.taken.pop(value.ref, None)
        value.ref = self.fresh_name(name)
        self.edited = True

    def locals(self) -> Iterator[Value]:
        """Yield arguments, blocks and instructions that have values, as they are numbered."""
        yield from self.arguments
        for block in self.blocks:
            yield block
            line = block.first
            while line is not None:
                following = line.next
                if line.type is not VOID:  # as of debug records
                    yield line
                line = following

    def number(self) -> None:
        """Give every unnamed value and block its number, as LLVM counts."""
        count = 0
        for value in self.locals():
            if not value.ref or is_unnamed(value.ref):
                value.ref = f"%{count}"  # type: ignore[misc]
                count += 1

    def load_body(self) -> None:
        """Read its body now."""
        if not self.body_loaded:
            self.module.load_body(self)


_COMDAT = re.compile(r"\bcomdat\b(?!\()")


def keep_comdat(value: GlobalValue) -> None:
    """Name the comdat of a global that is about to get another name: without, it is its own."""
    slot = "suffix" if isinstance(value, Function) else "tail"
    comdat = f"comdat(${value.ref[1:]})"
    setattr(value, slot, _COMDAT.sub(lambda _: comdat, getattr(value, slot)))
