"""Constants that are not globals: data, aggregates, expressions, and metadata as a value.

Data exists once per type and spelling. Everything that may hold a global has operands, so that
replacing a global reaches it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_cc.ir.floats import print_float
from enzyme_cc.ir.types import (
    I1,
    METADATA,
    POINTER,
    ArrayType,
    FloatType,
    IntType,
    PointerType,
    StructType,
    TargetType,
    Type,
    VectorType,
)
from enzyme_cc.ir.values import User, Value, unescape

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence


class Constant(User):
    """A value that is the same in every run and place."""

    __slots__ = ()


class Data(Constant):
    """A constant without operands and without use lists."""

    __slots__ = ("ref",)

    ref: str

    def __init__(self, type_: Type, ref: str) -> None:
        self.type = type_
        self.uses = None
        self.operands = []
        self.ref = ref


class IntConstant(Data):
    """An integer; `value` is signed, as LLVM prints it, but 0 or 1 for an i1."""

    __slots__ = ("value",)

    def __init__(self, type_: Type, value: int) -> None:
        super().__init__(type_, ("false", "true")[value] if type_ is I1 else str(value))
        self.value = value


class FloatConstant(Data):
    """A floating-point number by its bits."""

    __slots__ = ("bits",)

    def __init__(self, type_: FloatType, bits: int) -> None:
        super().__init__(type_, print_float(type_, bits))
        self.bits = bits


class NullConstant(Data):
    """`null`, of a pointer."""

    __slots__ = ()


class ZeroConstant(Data):
    """`zeroinitializer`."""

    __slots__ = ()


class UndefConstant(Data):
    """`undef`."""

    __slots__ = ()


class PoisonConstant(Data):
    """`poison`."""

    __slots__ = ()


class NoneConstant(Data):
    """`none`, of a token."""

    __slots__ = ()


class StringConstant(Data):
    """`c"..."`: an array of bytes."""

    __slots__ = ()

    @property
    def data(self) -> bytes:
        """Return the bytes themselves."""
        return unescape(self.ref[2:-1])


class InlineAsm(Data):
    """`asm sideeffect "..." "..."`, as written."""

    __slots__ = ()


class Composite(Constant):
    """A constant made of others."""

    __slots__ = ()

    def __init__(self, type_: Type, operands: Iterable[Value]) -> None:
        self.type = type_
        self.uses = []
        self.own(operands)

    def typed_operands(self) -> str:
        """Return the operands as they stand in a list."""
        return ", ".join(f"{each.type.text} {each.ref}" for each in self.operands)


class ArrayConstant(Composite):
    """`[i32 1, i32 2]`."""

    __slots__ = ()

    @property
    def ref(self) -> str:
        """Return the elements in brackets."""
        return f"[{self.typed_operands()}]"


class VectorConstant(Composite):
    """`<i32 1, i32 2>`."""

    __slots__ = ()

    @property
    def ref(self) -> str:
        """Return the lanes in angle brackets."""
        return f"<{self.typed_operands()}>"


class SplatConstant(Composite):
    """`splat (i32 1)`: the same in every lane."""

    __slots__ = ()

    @property
    def ref(self) -> str:
        """Return the one value."""
        return f"splat ({self.typed_operands()})"


class StructConstant(Composite):
    """`{ i32 1, ptr null }`, or packed."""

    __slots__ = ()

    @property
    def ref(self) -> str:
        """Return the fields in the braces of their type."""
        braces = f"{{ {self.typed_operands()} }}" if self.operands else "{}"
        return f"<{braces}>" if isinstance(self.type, StructType) and self.type.packed else braces


class ConstantExpression(Composite):
    """An instruction's name, applied to constants."""

    __slots__ = ("flags", "marked", "opcode", "source_type")

    def __init__(
        self,
        type_: Type,
        opcode: str,
        operands: Iterable[Value],
        *,
        flags: str = "",
        source_type: Type | None = None,
    ) -> None:
        super().__init__(type_, operands)
        self.opcode = opcode
        #: What stands between the name and the parenthesis; for a comparison, the predicate.
        self.flags = flags
        #: The type a getelementptr steps through.
        self.source_type = source_type
        #: The operand that LLVM before 19 marks `inrange`, if there is one.
        self.marked = -1

    @property
    def ref(self) -> str:
        """Return the expression in full."""
        inside = self.typed_operands() if self.marked < 0 else self._marked_operands()
        if self.source_type is not None:
            inside = f"{self.source_type.text}, {inside}"
        if self.opcode in CAST_EXPRESSIONS:
            inside += f" to {self.type.text}"
        flags = f" {self.flags}" if self.flags else ""
        return f"{self.opcode}{flags} ({inside})"

    def _marked_operands(self) -> str:
        typed = [f"{each.type.text} {each.ref}" for each in self.operands]
        typed[self.marked] = f"inrange {typed[self.marked]}"
        return ", ".join(typed)


#: Expressions that end in `to <type>`.
CAST_EXPRESSIONS = frozenset(
    "trunc zext sext fptrunc fpext uitofp sitofp fptoui fptosi ptrtoint ptrtoaddr inttoptr "
    "bitcast addrspacecast".split()
)


class Marked(Composite):
    """A function in another light: `dso_local_equivalent @f`, `no_cfi @f`."""

    __slots__ = ("word",)

    def __init__(self, word: str, function: Value) -> None:
        super().__init__(function.type, [function])
        self.word = word

    @property
    def ref(self) -> str:
        """Return the word and the function."""
        return f"{self.word} {self.operands[0].ref}"


class BlockAddress(Composite):
    """`blockaddress(@f, %b)`. Until the body of @f is read, the block is known by its name only."""

    __slots__ = ("label",)

    def __init__(self, type_: Type, function: Value, label: str) -> None:
        super().__init__(type_, [function])
        self.label = label

    @property
    def ref(self) -> str:
        """Return the function and the block."""
        label = self.operands[1].ref if len(self.operands) > 1 else self.label
        return f"blockaddress({self.operands[0].ref}, {label})"

    def resolve(self, block: Value) -> None:
        """Hold the block itself from now on."""
        if len(self.operands) == 1:
            self.operands.append(block)
            block.add_use(self)


class Template(Composite):
    """Text with values in it: `pieces` stand around the operands, one more than there are."""

    __slots__ = ("pieces",)

    def __init__(self, type_: Type, pieces: Sequence[str], operands: Iterable[Value]) -> None:
        super().__init__(type_, operands)
        self.pieces = tuple(pieces)

    @property
    def ref(self) -> str:
        """Return the text with each value in its place."""
        return fill(self.pieces, self.operands)


class MetadataOperand(Template):
    """Metadata where a value is wanted, perhaps around a value: `metadata ptr %x`."""

    __slots__ = ()

    def __init__(self, pieces: Sequence[str], operands: Iterable[Value] = ()) -> None:
        super().__init__(METADATA, pieces, operands)


def fill(pieces: Sequence[str], values: Sequence[Value]) -> str:
    """Return the pieces with the typed values between them."""
    out = [pieces[0]]
    for value, piece in zip(values, pieces[1:], strict=True):
        out += (value.type.text, " ", value.ref, piece)
    return "".join(out)


def in_each_lane(value: Value) -> int | None:
    """Return the integer that a constant is, or that each lane of a vector is; else nothing."""
    if isinstance(value, ZeroConstant):
        return 0 if isinstance(value.type, VectorType) else None
    if isinstance(value, (SplatConstant, VectorConstant)) and len(set(value.operands)) == 1:
        value = value.operands[0]
    return value.value if isinstance(value, IntConstant) else None


def int_constant(type_: Type, value: int) -> IntConstant:
    """Return the integer of this type that `value` is, modulo the type's width."""
    if not isinstance(type_, IntType):
        raise TypeError(f"{type_} is not an integer type")
    wrapped = wrap(value, type_.width)
    text = ("false", "true")[wrapped] if type_ is I1 else str(wrapped)
    found = type_.constants.get(text)
    if found is None:
        found = type_.constants[text] = IntConstant(type_, wrapped)
    return found


def wrap(value: int, width: int) -> int:
    """Return `value` as a signed number of this many bits (an i1 is 0 or 1)."""
    value &= (1 << width) - 1
    return value - (1 << width) if width > 1 and value >> (width - 1) else value


def float_constant(type_: Type, bits: int) -> FloatConstant:
    """Return the number of this type with these bits."""
    if not isinstance(type_, FloatType):
        raise TypeError(f"{type_} is not a floating-point type")
    text = print_float(type_, bits)
    found = type_.constants.get(text)
    if found is None:
        found = type_.constants[text] = FloatConstant(type_, bits)
    return found


_WORDS: dict[str, type[Data]] = {
    "null": NullConstant,
    "zeroinitializer": ZeroConstant,
    "undef": UndefConstant,
    "poison": PoisonConstant,
    "none": NoneConstant,
}


def word_constant(type_: Type, word: str) -> Value:
    """Return `null`, `zeroinitializer`, `undef`, `poison` or `none` of a type."""
    found = type_.constants.get(word)
    if found is None:
        found = type_.constants[word] = _WORDS[word](type_, word)
    return found


def undef(type_: Type) -> Value:
    """Return `undef` of a type."""
    return word_constant(type_, "undef")


def poison(type_: Type) -> Value:
    """Return `poison` of a type."""
    return word_constant(type_, "poison")


def null(address_space: PointerType = POINTER) -> Value:
    """Return the null pointer."""
    return word_constant(address_space, "null")


def zero(type_: Type) -> Value:
    """Return the value of a type whose bits are all zero."""
    if isinstance(type_, IntType):
        return int_constant(type_, 0)
    if isinstance(type_, FloatType):
        return float_constant(type_, 0)
    if isinstance(type_, PointerType):
        return word_constant(type_, "null")
    if isinstance(type_, (ArrayType, StructType, VectorType, TargetType)):
        return word_constant(type_, "zeroinitializer")
    raise TypeError(f"{type_} has no zero")


def drop_unused_constants(value: Value) -> None:
    """Take the operands away from constants around a value that nobody uses themselves."""
    for user in value.users:
        if isinstance(user, Composite):
            drop_unused_constants(user)
            if not user.uses:
                user.drop_operands()
