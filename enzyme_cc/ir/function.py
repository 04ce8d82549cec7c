"""Globals, functions and blocks: what a module holds, each read from the text when first asked.

An attribute that is not there yet is read by the module's loader: a header by its own, a body by
its own. Once read, a thing is printed from its objects.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Protocol

from enzyme_cc.ir.constants import Composite, Constant
from enzyme_cc.ir.instructions import FuncletPad, LandingPad, Phi, make
from enzyme_cc.ir.line import DebugRecord, Instruction, Line
from enzyme_cc.ir.types import (
    LABEL,
    POINTER,
    VOID,
    FunctionType,
    Type,
    function_type,
    quoted,
)
from enzyme_cc.ir.values import Value, decoded, is_unnamed

if TYPE_CHECKING:
    from collections.abc import Iterator

    from enzyme_cc.ir.instructions import Terminator
    from enzyme_cc.ir.values import User


class Loader(Protocol):
    """The module of a global, as far as globals know it: it reads what is not there yet.

    `module_of` in `enzyme_cc.ir.module` returns it whole.
    """

    #: Whether anything but bodies has been changed since the text was opened.
    edited: bool

    def load_header(self, value: GlobalValue) -> None:
        """Read a global, or the header of a function."""

    def load_body(self, function: Function) -> None:
        """Read the body of a function."""

    def load_users(self, value: GlobalValue) -> None:
        """Read everything that mentions a global, so that its users are all known."""

    def rename(self, value: GlobalValue, ref: str) -> None:
        """Write a global differently from now on, wherever it is mentioned."""


class GlobalValue(Constant):
    """Anything `@named`. `start` and `end` bound its text; -1 means it has none yet."""

    __slots__ = ("end", "is_removed", "loaded", "metadata", "module", "prefix", "ref", "start")

    ref: str
    #: Words before its type: linkage, visibility, convention, `unnamed_addr` ...
    prefix: str
    #: Attachments as written.
    metadata: str

    def __init__(self, module: Loader, ref: str, start: int, end: int) -> None:
        self.module = module
        self.ref = ref
        self.start = start
        self.end = end
        self.type = POINTER
        self.uses = []
        self.is_removed = False
        #: Whether its header is there; what has no text has nothing to read.
        self.loaded = start < 0

    if not TYPE_CHECKING:

        def __setattr__(self, name: str, value: object) -> None:
            if name in _HEADER and not self.loaded:
                self.module.load_header(self)  # what is set must not be read over
            object.__setattr__(self, name, value)

        def __getattr__(self, name: str) -> object:
            if self.loaded:
                raise AttributeError(f"{type(self).__name__} has no {name}")
            self.module.load_header(self)
            return getattr(self, name)

    @property
    def name(self) -> str:
        """Return its name as the linker knows it."""
        return decoded(self.ref)

    @property
    def linkage(self) -> str:
        """Return `external` unless the prefix says otherwise."""
        words = self.prefix.split()
        return next((word for word in words if word in LINKAGES), "external")

    @property
    def is_local(self) -> bool:
        """Return whether other modules cannot see it."""
        return self.linkage in ("private", "internal")

    @property
    def users(self) -> tuple[User, ...]:
        """Return everybody who uses it; reads whatever mentions it."""
        self.module.load_users(self)
        return super().users

    @property
    def is_used(self) -> bool:
        """Return whether anybody uses it; reads whatever mentions it."""
        self.module.load_users(self)
        return bool(self.uses)

    def replace_all_uses(self, new: Value) -> None:
        """Make everybody who uses this use `new` instead; reads whatever mentions it."""
        super().replace_all_uses(new)
        self.module.edited = True

    def changed(self) -> None:
        """Note that an operand, and so the module, has changed."""
        self.module.edited = True

    def rename(self, name: str) -> None:
        """Take another name, everywhere it is mentioned."""
        self.module.rename(self, "@" + quoted(name))

    def load(self) -> None:
        """Read its header now."""
        if not self.loaded:
            self.module.load_header(self)


#: What the text says of a global before any body.
_HEADER = frozenset(
    "arguments metadata operands prefix return_type suffix tail value_type variadic word "
    "words".split()
)

LINKAGES = frozenset(
    "private internal available_externally linkonce linkonce_odr weak weak_odr common appending "
    "extern_weak external".split()
)


class GlobalVariable(GlobalValue):
    """`@x = global i32 0`: one operand, the initialiser, unless it is only declared."""

    __slots__ = ("tail", "value_type", "word")

    value_type: Type
    #: `global` or `constant`.
    word: str
    #: What follows the initialiser, metadata apart: `, align 4`.
    tail: str

    @property
    def initializer(self) -> Value | None:
        """Return what it holds at first."""
        return self.operands[0] if self.operands else None

    @property
    def is_constant(self) -> bool:
        """Return whether it never changes."""
        return self.word == "constant"


class Alias(GlobalValue):
    """`@a = alias i32, ptr @x`, or an `ifunc` by a resolver."""

    __slots__ = ("tail", "value_type", "word")

    value_type: Type
    #: `alias` or `ifunc`.
    word: str
    tail: str

    @property
    def aliasee(self) -> Value:
        """Return what it stands for, or what finds that out."""
        return self.operands[0]


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
    def terminator(self) -> Terminator:
        """Return the instruction that ends it."""
        last = self.last
        if not isinstance(last, Instruction) or not last.row.is_terminator:
            raise ValueError(f"block {self.ref} has no terminator")
        return last  # type: ignore[return-value]

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
        while isinstance(line, (LandingPad, FuncletPad)):
            line = line.next
        return line

    def split_before(self, place: Line, name: str = "") -> Block:
        """Move `place` and all after it to a new block, which this one branches to."""
        function = _function_of(self)
        created = function.insert_block(name, after=self)
        created.first, created.last, self.last = place, self.last, place.previous
        if place.previous is None:
            self.first = None
        else:
            place.previous.next = None
        place.previous = None
        for line in created.lines:
            line.block = created
        for successor in dict.fromkeys(created.successors):
            for phi in successor.phis:
                phi.replace_operand(self, created)
        self.append(make("br", VOID, [created]))
        return created

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

    def __init__(self, module: Loader, ref: str, start: int, body_start: int, end: int) -> None:
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
        before = after if after is not None else self.last
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
        return block

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


def containing_functions(value: Value) -> set[Function]:
    """Return the functions whose bodies use a constant, directly or inside other constants."""
    found: set[Function] = set()
    pending = list(value.users)
    while pending:
        user = pending.pop()
        if isinstance(user, (Instruction, DebugRecord)) and user.function is not None:
            found.add(user.function)
        elif isinstance(user, Composite):
            pending += user.users
    return found


_COMDAT = re.compile(r"\bcomdat\b(?!\()")


def keep_comdat(value: GlobalValue) -> None:
    """Name the comdat of a global that is about to get another name: without, it is its own."""
    slot = "suffix" if isinstance(value, Function) else "tail"
    comdat = f"comdat(${value.ref[1:]})"
    setattr(value, slot, _COMDAT.sub(lambda _: comdat, getattr(value, slot)))
