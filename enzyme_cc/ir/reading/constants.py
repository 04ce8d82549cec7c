"""Reading a value of a known type: names, numbers, aggregates, constant expressions, metadata."""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_cc.ir import types
from enzyme_cc.ir.constants import (
    CAST_EXPRESSIONS,
    ArrayConstant,
    BlockAddress,
    Composite,
    ConstantExpression,
    InlineAsm,
    Marked,
    MetadataOperand,
    SplatConstant,
    StringConstant,
    StructConstant,
    VectorConstant,
    float_constant,
    int_constant,
    word_constant,
)
from enzyme_cc.ir.floats import parse_float
from enzyme_cc.ir.opcodes import OPCODES, PREDICATES
from enzyme_cc.ir.reading.keywords import ASSEMBLY_WORDS, COMPARISON_WORDS, is_misplaced
from enzyme_cc.ir.types import (
    I1,
    METADATA,
    TOKEN,
    ArrayType,
    FloatType,
    IntType,
    PointerType,
    StructType,
    Type,
    VectorType,
    like,
)
from enzyme_cc.ir.values import canonical, unescape

if TYPE_CHECKING:
    from collections.abc import Callable

    from enzyme_cc.ir.reading.base import Reader
    from enzyme_cc.ir.values import Value


def read_value(reader: Reader, kind: Type) -> Value:
    """Return the value that stands here, which must be a `kind`."""
    token = reader.cursor.token
    found: Value | None = kind.constants.get(token)
    if found is not None:
        reader.cursor.advance()
        return found
    if token.startswith("%"):
        value = reader.local(kind, token, reader.cursor.offset)
        reader.cursor.advance()
        return value
    return read_constant(reader, kind)


def read_typed(reader: Reader) -> Value:
    """Return a type and a value of it."""
    kind = reader.type()
    if kind is METADATA:
        return read_metadata_operand(reader)
    return read_value(reader, kind)


def read_constant(reader: Reader, kind: Type) -> Value:
    """Return the constant that stands here, which must be a `kind`."""
    cursor = reader.cursor
    token = cursor.token
    if token.startswith("@"):
        value = reader.symbol(kind, token, cursor.offset)
        cursor.advance()
        return value
    read = _reader_of(token)
    if read is None:
        cursor.fail_expected(f"a value of type {kind}")
    cursor.deeper()
    value = read(reader, kind)
    cursor.depth -= 1
    if value.type is not kind:
        cursor.fail(f"a value of type {kind} is expected, and this is {value.type}", cursor.offset)
    return value


def starts_value(reader: Reader) -> bool:
    """Return whether the current token can begin a value."""
    token = reader.cursor.token
    return token[:1] in ("%", "@", "!") or _reader_of(token) is not None


# -- data ------------------------------------------------------------------------------------------


def _number(reader: Reader, kind: Type) -> Value:
    cursor = reader.cursor
    token = cursor.token
    if isinstance(kind, IntType):
        value: Value = int_constant(kind, _integer(reader, token, kind.width))
    elif isinstance(kind, FloatType):
        try:
            value = float_constant(kind, parse_float(kind, token))
        except ValueError as error:
            cursor.fail(str(error))
    else:
        cursor.fail(f"a value of type {kind} is expected, and this is a number")
    cursor.advance()
    kind.constants[token] = value
    return value


def _integer(reader: Reader, token: str, width: int) -> int:
    if len(token) > 4000:
        # Python's own limit for decimal text, and far beyond what any type holds.
        reader.cursor.fail("this number is too long")
    if token[:3] in ("u0x", "s0x"):
        value = int(token[3:], 16)
        digits = 4 * len(token[3:])
        if token[0] == "s" and value >> (digits - 1):
            value -= 1 << digits
    elif token.lstrip("-").isdigit():
        value = int(token)
    else:
        reader.cursor.fail(f"an integer is expected, and this is '{token}'")
    if not -(1 << width) < value < 1 << width:
        reader.cursor.fail(f"{value} does not fit i{width}")
    return value


def _truth(reader: Reader, kind: Type) -> Value:
    if kind is not I1:
        reader.cursor.fail(f"a value of type {kind} is expected, and this is an i1")
    return int_constant(I1, int(reader.cursor.advance() == "true"))


def _word(reader: Reader, kind: Type) -> Value:
    cursor = reader.cursor
    token = cursor.token
    opaque = isinstance(kind, StructType) and kind.fields is None
    allowed = {"null": isinstance(kind, PointerType), "none": kind is TOKEN}
    allowed["zeroinitializer"] = not opaque and types.is_first_class(kind)
    if not allowed.get(token, types.is_first_class(kind) and kind is not types.LABEL):
        cursor.fail(f"no value of type {kind} is '{token}'")
    cursor.advance()
    return word_constant(kind, token)


def _string(reader: Reader, kind: Type) -> Value:
    cursor = reader.cursor
    token = cursor.token
    length = len(unescape(token[2:-1]))
    if kind is not types.array_type(length, types.I8):
        cursor.fail(f"a value of type {kind} is expected, and this is [{length} x i8]")
    cursor.advance()
    return StringConstant(kind, token)


def _inline_asm(reader: Reader, kind: Type) -> Value:
    cursor = reader.cursor
    if not isinstance(kind, PointerType):
        cursor.fail(f"a value of type {kind} is expected, and this is assembly")
    start = cursor.offset
    cursor.advance()
    while cursor.is_word and not is_misplaced(cursor.token, ASSEMBLY_WORDS):
        cursor.advance()
    cursor.string("the assembly")
    cursor.expect(",")
    cursor.string("the constraints")
    return InlineAsm(kind, cursor.since(start))


# -- aggregates ------------------------------------------------------------------------------------


def _read_part(reader: Reader) -> Value:
    """Return a type and a constant, which another constant is made of."""
    kind = reader.type()
    return read_constant(reader, kind)


def _items(reader: Reader, closing: str, limit: int) -> list[Value]:
    cursor = reader.cursor
    cursor.advance()
    items: list[Value] = []
    for _ in cursor.items(closing):
        if len(items) == limit:
            cursor.fail(f"expected '{closing}': this type has {limit} elements")
        items.append(_read_part(reader))
    return items


def _array(reader: Reader, kind: Type) -> Value:
    start = reader.cursor.offset
    if not isinstance(kind, ArrayType):
        reader.cursor.fail(f"a value of type {kind} is expected, and this is an array")
    items = _items(reader, "]", kind.count)
    _check_elements(reader, kind, items, start)
    return ArrayConstant(kind, items)


def _vector_or_packed(reader: Reader, kind: Type) -> Value:
    cursor = reader.cursor
    start = cursor.offset
    if isinstance(kind, VectorType) and not kind.scalable:
        items = _items(reader, ">", kind.count)
        _check_elements(reader, kind, items, start)
        return VectorConstant(kind, items)
    cursor.advance()
    value = _struct(reader, kind)
    cursor.expect(">")
    if not isinstance(kind, StructType) or not kind.packed:
        cursor.fail(f"a value of type {kind} is expected, and this is a packed struct", start)
    return value


def _check_elements(
    reader: Reader, kind: ArrayType | VectorType, items: list[Value], start: int
) -> None:
    if len(items) != kind.count:
        reader.cursor.fail(f"{kind} has {kind.count} elements, and here are {len(items)}", start)
    for item in items:
        if item.type is not kind.element:
            reader.cursor.fail(f"an element of {kind} cannot be {item.type} {item.ref}", start)


def _struct(reader: Reader, kind: Type) -> Value:
    cursor = reader.cursor
    start = cursor.offset
    if not isinstance(kind, StructType):
        cursor.fail(f"a value of type {kind} is expected, and this is a struct")
    if cursor.token != "{":
        cursor.fail_expected("'{'")
    fields = kind.fields or ()
    items = _items(reader, "}", len(fields))
    if len(items) != len(fields):
        cursor.fail(f"{kind} has {len(fields)} fields, and here are {len(items)}", start)
    for item, field in zip(items, fields, strict=True):
        if item.type is not field:
            cursor.fail(f"a field of type {field} cannot be {item.type} {item.ref}", start)
    return StructConstant(kind, items)


def _splat(reader: Reader, kind: Type) -> Value:
    cursor = reader.cursor
    start = cursor.offset
    cursor.advance()
    cursor.expect("(")
    value = _read_part(reader)
    cursor.expect(")")
    if not isinstance(kind, VectorType) or kind.element is not value.type:
        cursor.fail(f"a value of type {kind} is expected, and this is lanes of {value.type}", start)
    return SplatConstant(kind, [value])


# -- expressions -----------------------------------------------------------------------------------

EXPRESSIONS = CAST_EXPRESSIONS | frozenset(
    "getelementptr add sub mul shl lshr ashr and or xor udiv sdiv urem srem icmp fcmp select "
    "extractelement insertelement shufflevector fneg fadd fsub fmul fdiv frem ptrauth".split()
)


def read_expression(reader: Reader, kind: Type | None) -> Value:
    """Read `opcode flags (operands)`, the operands as the instruction has them."""
    cursor = reader.cursor
    start = cursor.offset
    opcode = cursor.advance()
    flags = _expression_flags(reader)
    cursor.expect("(")
    source_type = None
    if opcode == "getelementptr":
        source_type = reader.sized_type()
        cursor.expect(",")
    operands = [_read_part(reader)]
    marked = -1
    while cursor.accept(","):
        if opcode == "getelementptr" and cursor.accept("inrange"):
            marked = len(operands)
        operands.append(_read_part(reader))
    result = None
    if opcode in CAST_EXPRESSIONS:
        cursor.expect("to")
        result = reader.type()
    cursor.expect(")")
    if len(operands) not in _ARITY.get(opcode, (2,)):
        cursor.fail(f"{opcode} does not take {len(operands)} operands", start)
    result = result or _result_type(opcode, operands)
    if kind is not None and result is not kind:
        cursor.fail(f"a value of type {kind} is expected, and this is {result}", start)
    made = ConstantExpression(result, opcode, operands, flags=flags, source_type=source_type)
    made.marked = marked
    return made


_ARITY: dict[str, range | tuple[int, ...]] = {
    **dict.fromkeys(CAST_EXPRESSIONS, (1,)),
    "getelementptr": range(1, 1 << 20),
    "fneg": (1,),
    "select": (3,),
    "insertelement": (3,),
    "shufflevector": (3,),
    "ptrauth": (2, 3, 4, 5),
}


def _expression_flags(reader: Reader) -> str:
    """Read words, also with something in parentheses: `inbounds inrange(-16, 8)`."""
    cursor = reader.cursor
    start = cursor.offset
    while cursor.is_word and not is_misplaced(cursor.token, COMPARISON_WORDS):
        word = cursor.advance()
        adjacent = cursor.passed == cursor.offset and word not in _BARE_FLAGS
        if cursor.token == "(" and (adjacent or word == "inrange"):
            cursor.skip_balanced()
    return cursor.since(start)


#: Flags and predicates, after which a parenthesis begins the operands.
_BARE_FLAGS = frozenset(flag for row in OPCODES.values() for flag in row.flags).union(
    *PREDICATES.values()
)


def _result_type(opcode: str, operands: list[Value]) -> Type:
    first = operands[0].type
    if opcode == "getelementptr":
        return address_type(operands)
    if opcode in ("icmp", "fcmp"):
        return like(first, I1)
    if opcode == "select":
        return operands[1].type
    if opcode == "extractelement" and isinstance(first, VectorType):
        return first.element
    if opcode == "shufflevector" and isinstance(first, VectorType):
        mask = operands[2].type
        return like(mask, first.element)
    return first


def address_type(operands: list[Value]) -> Type:
    """Return the type of a getelementptr: a vector as soon as one operand is."""
    first = operands[0].type
    if isinstance(first, VectorType):
        return first
    for operand in operands[1:]:
        if isinstance(operand.type, VectorType):
            return like(operand.type, first)
    return first


def _block_address(reader: Reader, kind: Type) -> Value:
    cursor = reader.cursor
    cursor.advance()
    cursor.expect("(")
    function = _any_symbol(reader)
    cursor.expect(",")
    if not cursor.token.startswith("%"):
        cursor.fail_expected("a block")
    label = canonical(cursor.advance())
    cursor.expect(")")
    value = BlockAddress(kind, function, label)
    reader.module.note_block_address(value)
    return value


def _any_symbol(reader: Reader) -> Value:
    found = reader.module.symbol(reader.cursor.token)
    if found is None:
        reader.cursor.fail_expected("a function that is defined or declared")
    reader.cursor.advance()
    return found


def _marked(reader: Reader, _kind: Type) -> Value:
    word = reader.cursor.advance()
    return Marked(word, _any_symbol(reader))


# -- metadata --------------------------------------------------------------------------------------


def read_metadata_operand(reader: Reader) -> MetadataOperand:
    """Read metadata after the type `metadata`: a node, a string, or a value."""
    cursor = reader.cursor
    start = cursor.offset
    if reader.starts_type:
        value = read_typed(reader)
        return MetadataOperand(("", ""), [value])
    if not cursor.token.startswith("!"):
        cursor.fail_expected("metadata")
    if cursor.token == "!DIArgList":
        return MetadataOperand(*read_template(reader, start))
    skip_metadata(reader)
    return MetadataOperand((cursor.since(start),))


def skip_metadata(reader: Reader) -> None:
    """Step over `!5`, `!"x"`, `!{...}` or `!DIExpression(...)`."""
    cursor = reader.cursor
    token = cursor.advance()
    if token == "!":
        _skip_tuple(reader)
    elif token[1:].isdigit():
        reader.module.require_metadata(reader.cursor, token)
    elif token[1] != '"':
        if cursor.token != "(":
            cursor.fail_expected("'('")
        cursor.skip_balanced()


def _skip_tuple(reader: Reader) -> None:
    cursor = reader.cursor
    cursor.expect("{")
    cursor.deeper()
    for _ in cursor.items("}"):
        if cursor.token.startswith("!"):
            skip_metadata(reader)
        elif not cursor.accept("null"):
            _skip_constant(reader)
    cursor.depth -= 1


def _skip_constant(reader: Reader) -> None:
    """Step over a constant in metadata, which nobody keeps."""
    offset = reader.cursor.offset
    kind = reader.type()
    if reader.cursor.token.startswith("%") or kind in (METADATA, types.VOID):
        reader.cursor.fail("metadata holds constants and other metadata only", offset)
    value = read_value(reader, kind)
    if isinstance(value, Composite):
        value.drop_operands()


def read_template(reader: Reader, start: int) -> tuple[list[str], list[Value]]:
    """Read `name(...)` up to its closing parenthesis, taking out functions and globals.

    The cursor is at the name; `start` is where the first piece of text begins.
    """
    pieces: list[str] = []
    operands: list[Value] = []
    start = _template_items(reader, start, pieces, operands)
    pieces.append(reader.cursor.since(start))
    return pieces, operands


def _template_items(reader: Reader, start: int, pieces: list[str], operands: list[Value]) -> int:
    """Read them all; returns where the piece begins that is not finished yet."""
    cursor = reader.cursor
    cursor.advance()
    cursor.deeper()
    cursor.expect("(")
    for _ in cursor.items(")"):
        if cursor.token == "!DIArgList":
            start = _template_items(reader, start, pieces, operands)
        elif reader.starts_type:
            pieces.append(cursor.between(start, cursor.offset))
            operands.append(read_typed(reader))
            start = cursor.passed
        elif cursor.token.startswith("!"):
            skip_metadata(reader)
        else:
            cursor.fail_expected("a value or metadata")
    cursor.depth -= 1
    return start


_BY_TOKEN: dict[str, Callable[[Reader, Type], Value]] = {
    "true": _truth,
    "false": _truth,
    "null": _word,
    "none": _word,
    "undef": _word,
    "poison": _word,
    "zeroinitializer": _word,
    "asm": _inline_asm,
    "[": _array,
    "<": _vector_or_packed,
    "{": _struct,
    "splat": _splat,
    "blockaddress": _block_address,
    "dso_local_equivalent": _marked,
    "no_cfi": _marked,
}


def _reader_of(token: str) -> Callable[[Reader, Type], Value] | None:
    if token in EXPRESSIONS:
        return read_expression
    if token[:1] in _DIGITS or token[:3] in _PREFIXES:
        return _number
    if token.startswith('c"'):
        return _string
    return _BY_TOKEN.get(token)


_DIGITS = frozenset("+-0123456789")
_PREFIXES = frozenset(("u0x", "s0x", "f0x"))
