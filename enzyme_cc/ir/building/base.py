"""The base of builders: where new instructions go, what all of them get, how they are checked."""

from __future__ import annotations

from typing import TYPE_CHECKING, Self, TypeVar

from enzyme_cc.ir.function import DebugRecord, Instruction, Phi
from enzyme_cc.ir.instructions import make
from enzyme_cc.ir.opcodes import FAST_MATH_FLAGS, OPCODES, Opcode
from enzyme_cc.ir.types import (
    VOID,
    ArrayType,
    FloatType,
    FunctionType,
    IntType,
    KeywordType,
    PointerType,
    StructType,
    quoted,
    scalar_of,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from enzyme_cc.ir.function import Block, Line
    from enzyme_cc.ir.types import Type
    from enzyme_cc.ir.values import Value

    _I = TypeVar("_I", bound=Instruction)


class BuilderBase:
    """A place in a function. `position` is the line that new ones stand before, or None."""

    __slots__ = ("block", "fold", "metadata", "position")

    def __init__(self, block: Block, *, fold: bool = True, metadata: str = "") -> None:
        self.block = block
        self.position: Line | None = None
        #: Whether what is obvious is folded rather than made.
        self.fold = fold
        #: Attachments of every instruction made, as written: `, !dbg !12`.
        self.metadata = metadata

    @classmethod
    def at_end(cls, block: Block, *, fold: bool = True) -> Self:
        """Return a builder at the end of a block."""
        return cls(block, fold=fold)

    @classmethod
    def before(cls, line: Line, *, fold: bool = True) -> Self:
        """Return a builder right before a line."""
        if line.block is None:
            raise ValueError(f"{line!r} stands in no block")
        made = cls(line.block, fold=fold)
        made.position = line
        return made

    @classmethod
    def after_phis(cls, block: Block, *, fold: bool = True) -> Self:
        """Return a builder at the first place of a block where something but a phi can stand."""
        made = cls(block, fold=fold)
        made.position = block.first_after_phis()
        return made

    def move_to_end(self, block: Block) -> None:
        """Go on at the end of a block."""
        self.block, self.position = block, None

    def move_before(self, line: Line) -> None:
        """Go on right before a line."""
        if line.block is None:
            raise ValueError(f"{line!r} stands in no block")
        self.block, self.position = line.block, line

    # -- placing -------------------------------------------------------------------------------

    def emit(
        self,
        opcode: str,
        type_: Type,
        operands: Sequence[Value],
        flags: str = "",
        *,
        name: str = "",
        **details: object,
    ) -> Instruction:
        """Emit any instruction of the table, unchecked; `details` are attributes of its class."""
        if opcode not in OPCODES:
            raise ValueError(f"no instruction is called {opcode}")
        made = make(opcode, type_, operands, flags)
        for attribute, value in details.items():
            setattr(made, attribute, value)
        for kind in type(made).__mro__[: type(made).__mro__.index(Instruction)]:
            for attribute in getattr(kind, "__slots__", ()):
                if not hasattr(made, attribute):
                    raise TypeError(f"{opcode} needs '{attribute}'")
        return self.place(made, name)

    def place(self, made: _I, name: str = "") -> _I:
        """Put an instruction where the builder is, phis behind the phis there are."""
        if name and made.type is not VOID:
            made.ref = self._fresh(name)
        made.metadata += self.metadata
        self._put(made)
        return made

    def record(self, pieces: Sequence[str], operands: Sequence[Value]) -> DebugRecord:
        """Build a debug record: `("#dbg_value(", ", !3, !DIExpression(), !7)")` around a value."""
        made = DebugRecord(pieces, operands)
        self._put(made)
        return made

    def _put(self, made: Line) -> None:
        place = self.block.first_after_phis() if isinstance(made, Phi) else self.position
        if place is not None:
            made.insert_before(place)
        elif self.block.is_terminated:
            raise ValueError(f"block {self.block.ref} has its terminator already")
        else:
            self.block.append(made)

    def _fresh(self, name: str) -> str:
        function = self.block.function
        return f"%{quoted(name)}" if function is None else function.fresh_name(name)

    def new_block(self, name: str = "") -> Block:
        """Insert a new block right behind the current one; the builder stays where it is."""
        function = self.block.function
        if function is None:
            raise ValueError(f"block {self.block.ref} stands in no function")
        return function.insert_block(name, after=self.block)


# -- what may be written ---------------------------------------------------------------------------


def checked_flags(row: Opcode, flags: str, type_: Type | None = None) -> str:
    """Return the flags in LLVM's order. `type_` must be floating-point if they are about that."""
    if not flags:
        return ""
    words = flags.split()
    for word in words:
        if word not in row.flags:
            raise ValueError(f"{row.name} has no flag '{word}', only: {' '.join(row.flags)}")
    if type_ is not None and not FAST_MATH_FLAGS.isdisjoint(words) and not is_float_math(type_):
        raise TypeError(f"{row.name} of {type_} cannot be '{flags}'")
    return " ".join(word for word in row.flags if word in words)


def is_float_math(type_: Type) -> bool:
    """Return whether fast-math flags mean something for a result of this type."""
    if isinstance(type_, StructType) and type_.name is None:
        fields = type_.fields or ()
        return len(set(fields)) == 1 and isinstance(scalar_of(fields[0]), FloatType)
    while isinstance(type_, ArrayType):
        type_ = type_.element
    return isinstance(scalar_of(type_), FloatType)


def alignment_text(align: int) -> str:
    """Return `, align 8`; nothing for 0."""
    if align and (align < 0 or align & (align - 1)):
        raise ValueError(f"{align} is no alignment: it must be a power of two")
    return f", align {align}" if align else ""


# -- what operands must be -------------------------------------------------------------------------


def shown(value: Value) -> str:
    """Return a value as an error message names it."""
    return f"{value.type} {value.ref}" if value.ref else f"an unnamed {value.type}"


def same_type(what: str, left: Value, right: Value) -> None:
    """Require both operands to have one type."""
    if left.type is not right.type:
        raise TypeError(f"{what} needs two operands of one type: {shown(left)}, {shown(right)}")


def require(what: str, value: Value, kind: str) -> None:
    """Require `value`, or each lane of it, to be `int`, `float` ... as the table says it."""
    if not KINDS[kind](scalar_of(value.type)):
        raise TypeError(f"{what} needs {WORDS[kind]}, not {shown(value)}")


def require_scalar(what: str, value: Value, kind: str) -> None:
    """Do as `require` does, and refuse a vector."""
    if not KINDS[kind](value.type):
        raise TypeError(f"{what} needs {WORDS[kind]}, not {shown(value)}")


def require_stored(what: str, type_: Type) -> None:
    """Require that memory can hold the type."""
    if isinstance(type_, (KeywordType, FunctionType)) and type_.text != "x86_amx":
        raise TypeError(f"{what}: memory cannot hold {type_}")
    if isinstance(type_, StructType) and type_.fields is None:
        raise TypeError(f"{what}: the size of {type_} is not known")


KINDS: dict[str, Callable[[Type], bool]] = {
    "any": lambda _: True,
    "int": lambda type_: isinstance(type_, IntType),
    "float": lambda type_: isinstance(type_, FloatType),
    "pointer": lambda type_: isinstance(type_, PointerType),
    "int or pointer": lambda type_: isinstance(type_, (IntType, PointerType)),
}
WORDS = {
    "any": "a value",
    "int": "integers",
    "float": "floating-point numbers",
    "pointer": "a pointer",
    "int or pointer": "integers or pointers",
}
