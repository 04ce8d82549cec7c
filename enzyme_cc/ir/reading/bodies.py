"""Reading the body of a function: lines, labels, and names used before they are defined."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from enzyme_cc.ir.function import DebugRecord, Line
from enzyme_cc.ir.reading.common_lines import LineReader, debug_line, quick_of
from enzyme_cc.ir.reading.constants import read_template, read_typed
from enzyme_cc.ir.reading.cursor import SPACE
from enzyme_cc.ir.reading.instructions import read_instruction
from enzyme_cc.ir.reading.labels import read_label
from enzyme_cc.ir.types import VOID
from enzyme_cc.ir.values import Placeholder, canonical, is_unnamed

if TYPE_CHECKING:
    from typing import NoReturn

    from enzyme_cc.ir.function import Block, Function, Instruction
    from enzyme_cc.ir.reading.surroundings import Surroundings
    from enzyme_cc.ir.values import User, Value

_LINE = re.compile(
    r"(?>(?:[ \t\r\n]++|;[^\r\n]*+)*)(?:(%(?:[-a-zA-Z$._][-a-zA-Z$._0-9]*|\d+)) = )?([a-z]\w*) ?"
)
_LABEL = re.compile(rf'{SPACE}("[^"]*"|[-a-zA-Z$._0-9]+):[^\S\n]*(?:;[^\r\n]*)?\n?')
#: What looks like the number of a node, in a string or a comment too.
_NUMBER = re.compile(r"!(\d+)\b")
_BLANK = re.compile(SPACE)
_LONGEST_NUMBER = len("%4294967295")


def read_body(module: Surroundings, function: Function) -> None:
    """Fill in the blocks of a function."""
    _BodyReader(module, function).read()


class _BodyReader(LineReader):
    """One body: where control is, and which number comes next."""

    __slots__ = ("block_here", "last", "number")

    def __init__(self, module: Surroundings, function: Function) -> None:
        start = function.body_start
        super().__init__(module, start, start)
        self.function = function
        #: The block being filled; None after a terminator.
        self.block_here: Block | None = None
        self.last: Line | None = None
        self.number = 0

    def read(self) -> None:
        """Read everything, then tie up names."""
        function = self._the_function
        function.first = function.last = None
        function.use_list_orders = []
        try:
            self._arguments(function)
            self._entries(function.body_start, function.end - 1)
            self._finish()
        except BaseException:
            # Nobody may see half a body.
            del function.first, function.last, function.use_list_orders
            raise
        function.body_loaded = True
        function.edited = False
        self.module.resolve_block_addresses(function, self.blocks)

    @property
    def _the_function(self) -> Function:
        assert self.function is not None
        return self.function

    def _arguments(self, function: Function) -> None:
        for argument in function.arguments:
            self._define(argument, argument.ref, function.start)

    def _entries(self, position: int, end: int) -> None:
        text = self.module.text
        line = _LINE.match
        shapes = self.shapes
        while True:
            found = line(text, position, end)
            if found is not None:
                shape = shapes.get(found[2]) or quick_of(found[2])
                if shape is not None:
                    rest = shape[0](text, found.end(), end)
                    if rest is not None:
                        made = shape[1](self, shape[2], rest)
                        if made is not None:
                            self._place(made, found[1], position)
                            position = rest.end()
                            continue
            position = self._any_entry(position, end)
            if position < 0:
                return

    def _any_entry(self, position: int, end: int) -> int:
        """Read what is not an ordinary line; returns where to go on, -1 at the end."""
        record = debug_line(self, position, end)
        if record is not None:
            made = self.quick_record(record)
            if made is not None:
                self._append(made)
                return record.end()
        label = _LABEL.match(self.module.text, position, end)
        if label is not None:
            self._open_block(label[1], label.start(1))
            return label.end()
        cursor = self.cursor
        cursor.end = end
        cursor.depth = 0
        cursor.jump(position)
        if not cursor.token:
            return -1
        if cursor.token.startswith("#dbg_"):
            self._debug_record()
        elif cursor.token == "uselistorder":
            self._use_list_order()
        else:
            self._instruction()
        return cursor.passed

    def _instruction(self) -> None:
        cursor = self.cursor
        offset = cursor.offset
        ref = None
        if cursor.token.startswith("%"):
            ref = cursor.advance()
            cursor.expect("=")
        self._place(read_instruction(self), ref, offset)

    def _debug_record(self) -> None:
        cursor = self.cursor
        offset = cursor.offset
        self._append(DebugRecord(*read_template(self, offset)))

    def _use_list_order(self) -> None:
        cursor = self.cursor
        start = cursor.offset
        cursor.advance()
        offset = cursor.offset
        value = read_label(self) if cursor.token == "label" else read_typed(self)
        head = self.module.text[start:offset]
        start = cursor.passed
        cursor.expect(",")
        if cursor.token != "{":
            cursor.fail_expected("'{'")
        cursor.skip_balanced()
        self._the_function.use_list_orders.append((head, value, cursor.since(start)))

    # -- placing -------------------------------------------------------------------------------

    def _place(self, made: Instruction, ref: str | None, offset: int) -> None:
        """Put an instruction behind the last one, and note its name."""
        if self.block_here is None:
            self._open_block(None, offset)
        if made.type is not VOID:
            self._define(made, ref or "", offset)
        elif ref is not None:
            self._fail(f"{made.opcode} gives no value here: nothing can be called {ref}", offset)
        self._append(made)
        if made.row.is_terminator:
            self.block_here = None

    def _append(self, line: Line) -> None:
        block = self.block_here
        if block is None:
            self._open_block(None, self.cursor.offset)
            block = self.block_here
        last = self.last
        line.block = block
        line.previous = last
        if last is None:
            block.first = line  # type: ignore[union-attr]
        else:
            last.next = line
        self.last = block.last = line  # type: ignore[union-attr]

    def _define(self, value: Value, ref: str, offset: int) -> None:
        ref = self._next_number(ref, offset) if is_unnamed(ref) else canonical(ref)
        known = self.locals.get(ref)
        if known is not None:
            if known.__class__ is not Placeholder:
                self._fail(f"{ref} is defined twice", offset)
            self._resolve(known, value, offset)
        elif ref in self.blocks:
            self._fail(f"{ref} is a block and cannot be a value", offset)
        self.locals[ref] = value
        value.ref = ref  # type: ignore[misc]

    def _resolve(self, known: Placeholder, value: Value, offset: int) -> None:
        if known.type is not value.type:
            self._fail(f"{known.ref} has type {value.type}, but was used as {known.type}", offset)
        known.definition = value

    def _next_number(self, ref: str, offset: int) -> str:
        ref = canonical(ref) if ref else f"%{self.number}"
        if len(ref) > _LONGEST_NUMBER:
            self._fail(f"{ref[:20]}... is too large a number", offset)
        number = int(ref[1:])
        if number < self.number:
            self._fail(f"the number here must be at least %{self.number}", offset)
        self.number = number + 1
        return ref

    def _open_block(self, label: str | None, offset: int) -> None:
        function = self._the_function
        if self.block_here is not None:
            self._fail(f"block {self.block_here.ref} ends without a terminator", offset)
        ref = "" if label is None else _block_ref(label)
        if is_unnamed(ref):
            ref = self._next_number(ref, offset)
        block = self.block(ref, offset)
        if block.first is not None or block is function.first or block.previous is not None:
            self._fail(f"block {ref} is defined twice", offset)
        self.mentions.pop(ref, None)
        block.previous = function.last
        if function.last is None:
            function.first = block
        else:
            function.last.next = block
        function.last = self.block_here = block
        self.last = None

    def _fail(self, message: str, offset: int) -> NoReturn:
        """Say what is wrong with the line that begins behind this place."""
        found = _BLANK.match(self.module.text, offset)
        self.cursor.fail(message, found.end() if found else offset)

    # -- the end -------------------------------------------------------------------------------

    def _finish(self) -> None:
        function = self._the_function
        if self.block_here is not None or function.first is None:
            what = self.block_here.ref if self.block_here else "the body"
            self.cursor.fail(f"{what} ends without a terminator", function.end - 1)
        for ref, offset in self.mentions.items():
            self.cursor.fail(f"no block is called {ref}", offset)
        self._replace_placeholders()
        self._check_references()

    def _replace_placeholders(self) -> None:
        users: dict[User, None] = {}
        for placeholder in self.placeholders:
            if placeholder.definition is None:
                self.cursor.fail(f"{placeholder.ref} is never defined", placeholder.offset)
            users.update(dict.fromkeys(placeholder.users))
        for user in users:
            for index, operand in enumerate(user.operands):
                if isinstance(operand, Placeholder) and operand.definition is not None:
                    user.operands[index] = operand.definition
                    operand.definition.add_use(user)

    def _check_references(self) -> None:
        """Check that every `!5` of the body exists; look slowly only when one does not."""
        function = self._the_function
        text = self.module.text
        start, end = function.body_start, function.end
        known = self.module.node_keys()
        if not all(map(known.__contains__, set(_NUMBER.findall(text, start, end)))):
            self.module.check_references(start, end)


def _block_ref(label: str) -> str:
    """Return a label as it is written where used: `%x`, `%5`, or `%"5x"`, which is no number."""
    if label[0].isdigit() and not label.isdigit():
        return f'%"{label}"'
    return canonical(f"%{label}")
