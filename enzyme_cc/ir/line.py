"""The lines of a block: the base class of instructions, and debug records.

Flags, alignment, orderings, attributes and metadata stay the text they were, so that what this
library has never heard of travels through unharmed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_cc.ir.metadata.nodes import attachments, format_attachments
from enzyme_cc.ir.types import VOID
from enzyme_cc.ir.values import User, is_unnamed

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from enzyme_cc.ir.function import Block, Function
    from enzyme_cc.ir.opcodes import Opcode
    from enzyme_cc.ir.types import Type
    from enzyme_cc.ir.values import Value


class Line(User):
    """One entry of a block: an instruction or a debug record."""

    __slots__ = ("block", "metadata", "next", "previous", "ref")

    block: Block | None
    previous: Line | None
    next: Line | None
    ref: str
    #: Attachments as written: `, !dbg !12`.
    metadata: str

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

    def attachments(self) -> dict[str, str]:
        """Return the metadata attached, by kind: `{"dbg": "!12"}`."""
        return attachments(self.metadata)

    def attachment(self, kind: str) -> str | None:
        """Return the metadata attached under `kind`, as written: `!12`."""
        text = self.metadata
        at = text.find(f"!{kind} ")
        if at < 0:
            return None
        # Nearly always a number up to the next comma or the end.
        node = text[at + len(kind) + 2 :].partition(",")[0]
        if node[1:].isdigit() and '"' not in text:
            return node
        return attachments(text).get(kind)

    def attach(self, kind: str, node: str | None) -> None:
        """Attach `node` under `kind`; None takes it away."""
        table = attachments(self.metadata)
        if node is None:
            table.pop(kind, None)
        else:
            table[kind] = node
        self.metadata = format_attachments(table)


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


def instructions_using(value: Value) -> list[Instruction]:
    """Return the users of a value in code: debug records do not count."""
    return [each for each in value.users if isinstance(each, Instruction)]


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
