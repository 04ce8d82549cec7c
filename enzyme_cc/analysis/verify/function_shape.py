"""The chains of a function: blocks in it, lines in them, and names; trusting none of the links."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from enzyme_cc.ir.function import Argument, Block, DebugRecord, Instruction, Phi
from enzyme_cc.ir.types import LABEL, VOID
from enzyme_cc.ir.values import is_unnamed

if TYPE_CHECKING:
    from collections.abc import Iterator

    from enzyme_cc.ir.function import Function, Line
    from enzyme_cc.ir.values import Value

    Fault = tuple[Block | None, Line | None, str]

_NAME = re.compile(r'%(?:[-a-zA-Z$._][-a-zA-Z$._0-9]*|"[^"\n]+"|\d+)\Z')


class FunctionShape:
    """The blocks and lines of a function, found by walking; `faults` says which links are wrong."""

    def __init__(self, function: Function) -> None:
        self.function = function
        self.blocks: list[Block] = []
        self.lines: list[tuple[Block, Line]] = []
        self.faults: list[Fault] = []
        self._members: set[Value] = set(function.arguments)
        self._walk()
        #: Whether every block ends in a terminator, leads to blocks of the function, and so on.
        self.is_sound = not self.faults
        self._check_names()

    def holds(self, value: Value) -> bool:
        """Return whether an argument, a block or an instruction is part of the function."""
        return value in self._members

    def values(self) -> Iterator[Value]:
        """Yield arguments, blocks and instructions that have values."""
        yield from self.function.arguments
        yield from self.blocks
        for _, line in self.lines:
            if line.type is not VOID:
                yield line

    def _fault(self, message: str, block: Block | None = None, line: Line | None = None) -> None:
        self.faults.append((block, line, message))

    def _walk(self) -> None:
        function = self.function
        if (function.first is None) is not function.is_declaration:
            what = "declared, but has a body" if function.is_declaration else "defined without body"
            self._fault(f"it is {what}")
        before: Block | None = None
        block = function.first
        while block is not None and block not in self._members:
            self._members.add(block)
            self.blocks.append(block)
            if block.function is not function:
                self._fault("the block does not know its function", block)
            if block.previous is not before:
                self._fault("the block does not know the one before it", block)
            self._walk_block(block)
            before, block = block, block.next
        if block is not None:
            self._fault("the chain of blocks comes back to this block", block)
        elif function.last is not before:
            self._fault("the function does not know its last block", before)
        self._check_targets()

    def _walk_block(self, block: Block) -> None:
        before: Line | None = None
        line = block.first
        while line is not None and line not in self._members:
            self._members.add(line)
            self.lines.append((block, line))
            if line.block is not block:
                self._fault("it does not know its block", block, line)
            if line.previous is not before:
                self._fault("it does not know the line before it", block, line)
            self._check_order(block, line, before)
            before, line = line, line.next
        if line is not None:
            self._fault("it stands in the chain of lines twice", block, line)
        elif block.last is not before:
            self._fault("the block does not know its last line", block)
        if not _ends(before):
            self._fault("the block ends without a terminator", block)

    def _check_order(self, block: Block, line: Line, before: Line | None) -> None:
        if _ends(before):
            self._fault("it stands after the terminator", block, line)
        if isinstance(before, DebugRecord) and isinstance(line, Phi):
            self._fault("a debug record stands before this phi", block, line)

    def _check_targets(self) -> None:
        for block, line in self.lines:
            if isinstance(line, Instruction) and line.row.is_terminator:
                for operand in line.operands:
                    if operand.type is LABEL and operand not in self._members:
                        self._fault(f"{operand.ref} is not a block of the function", block, line)

    def _check_names(self) -> None:
        known: dict[str, Value] = {}
        for value in self.values():
            if not isinstance(value, (Argument, Block, Instruction)) or is_unnamed(value.ref):
                continue
            if known.setdefault(value.ref, value) is not value:
                self._fault(f"two values are called {value.ref}")
            if not _NAME.match(value.ref):
                self._fault(f"{value.ref} is no proper name")


def _ends(line: Line | None) -> bool:
    return isinstance(line, Instruction) and line.row.is_terminator
