"""Reading the common instructions as LLVM prints them: one expression and one function per shape.

This is `instruction_reader` for nearly all of real IR, several times faster. What does not fit is
read there instead (`None`), and errors are: a line means the same here, as a test checks.
"""

from __future__ import annotations

import re
from functools import lru_cache
from sys import intern
from typing import TYPE_CHECKING

from enzyme_cc.ir.constants import MetadataOperand
from enzyme_cc.ir.function import DebugRecord, Instruction, Phi
from enzyme_cc.ir.instructions import (
    CLASSES,
    Alloca,
    Binary,
    Branch,
    CallBase,
    Cast,
    Compare,
    ExtractValue,
    GetElementPointer,
    InsertValue,
    LandingPad,
    Load,
    Return,
    Select,
    Store,
    Switch,
    Unary,
    Unreachable,
)
from enzyme_cc.ir.opcodes import OPCODES, PREDICATES, Opcode, Shape
from enzyme_cc.ir.reading.attributes import STARTS
from enzyme_cc.ir.reading.base import Reader
from enzyme_cc.ir.reading.constants import read_constant
from enzyme_cc.ir.reading.cursor import SPACE
from enzyme_cc.ir.reading.instructions import indexed_type
from enzyme_cc.ir.reading.keywords import ATTRIBUTES, CALL_WORDS, is_misplaced
from enzyme_cc.ir.types import (
    I1,
    POINTER,
    VOID,
    FunctionType,
    KeywordType,
    PointerType,
    Type,
    VectorType,
    like,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from enzyme_cc.ir.function import Block
    from enzyme_cc.ir.reading.surroundings import Surroundings
    from enzyme_cc.ir.values import Value

    Match = re.Match[str]
    Build = Callable[["LineReader", Opcode, Match], "Instruction | None"]
    Quick = tuple[Callable[..., "Match | None"], Build, Opcode]

# A type without anything nested in it that has a comma (but for a literal struct of such types).
_T = (
    r"((?:[a-z%][-\w$.]*(?: addrspace\(\d+\))?|<[\w ]+>|\[[\w %.$-]+\]|%\"[^\"\n]*\""
    r"|\{[-\w ,%.$]*\}))"
)
_V = r"([^\s,()<>\[\]{}\"!;/]+|%\"[^\"\n]*\"|getelementptr [a-z ]*\([^()\n]*\))"
_NO_CLAUSE = r"(?!\s*(?:catch|filter|cleanup)\b)"
_ALIGN = r"((?:, align \d{1,10})?)"
_PIECES = re.compile(r"(?>(?:[^,(]++|\([^()]*+\))+)")
_WORDS = re.compile(r"(?<![^ ])[a-z_]+")
_PARAMETER = re.compile(rf"{_T}((?: (?:align \d{{1,10}}|[a-z_]+(?:\([^()\s][^()]*\))?))*)\Z")
# Attachments; and the line after it must not go on with this instruction. Behind a call it does
# so with every word but those that begin the next one.
_GOES_ON = r"[,\[(*\"]|#\d|addrspace\b"
_ATTACHED = r"((?>(?:, ![-a-zA-Z$._][-a-zA-Z$._0-9]*+ !\d++)*))\n"
_META = rf"{_ATTACHED}(?!{SPACE}(?:{_GOES_ON}))"
_CALL_META = (
    rf"{_ATTACHED}(?!{SPACE}(?:{_GOES_ON}|(?!(?:{'|'.join(sorted(STARTS))})\b|[-\w$.]+:)[a-zA-Z_]))"
)
_CALLEE = r"(@[-\w$.]+|%[-\w$.]+|@\"[^\"\n]*\")"
_CALL = (
    rf"((?:[a-z_]+(?:\([^()\s][^()\n]*\))? |align \d{{1,10}} )*?){_T}((?: \([\w ,.]*\))?) {_CALLEE}"
    r"\(((?>(?:[^()\n\"]++|\([^()\n\"]*+\))*))\)((?: #\d+)?)"
)

_EXPRESSIONS: dict[Shape, str] = {
    Shape.UNARY: rf"FLAGS{_T} {_V}{_META}",
    Shape.BINARY: rf"FLAGS{_T} {_V}, {_V}{_META}",
    Shape.COMPARE: rf"FLAGS(\w+) {_T} {_V}, {_V}{_META}",
    Shape.CAST: rf"FLAGS{_T} {_V} to {_T}{_META}",
    Shape.LOAD: rf"{_T}, {_T} {_V}{_ALIGN}{_META}",
    Shape.STORE: rf"{_T} {_V}, {_T} {_V}{_ALIGN}{_META}",
    Shape.ALLOCA: rf"{_T}((?:, align \d{{1,10}})?(?:, addrspace\(\d+\))?){_META}",
    Shape.GET_ELEMENT_POINTER: rf"FLAGS{_T}, ([^\n!(;\"]+?){_META}",
    Shape.SELECT: rf"FLAGS{_T} {_V}, {_T} {_V}, {_T} {_V}{_META}",
    Shape.PHI: rf"FLAGS{_T} \[ ([^\n(;\"]+) \]{_META}",
    Shape.BRANCH: rf"(?:i1 {_V}, label {_V}, )?label {_V}{_META}",
    Shape.RETURN: rf"{_T}(?: {_V})?{_META}",
    Shape.UNREACHABLE: _META,
    Shape.SWITCH: rf"{_T} {_V}, label {_V} \[\n((?:[^\]\n\";(]*\n)*)[ ]*\]{_META}",
    Shape.LANDING_PAD: rf"{_T}((?:\n[ ]+(?:cleanup|catch ptr {_V[1:-1]}))+){_META}{_NO_CLAUSE}",
    Shape.EXTRACT_VALUE: rf"{_T} {_V}((?:, \d{1, 9})+){_META}",
    Shape.INSERT_VALUE: rf"{_T} {_V}, {_T} {_V}((?:, \d{1, 9})+){_META}",
    Shape.CALL: rf"{_CALL}{_CALL_META}",
    Shape.INVOKE: rf"{_CALL}\s+to label {_V} unwind label {_V}{_META}",
}
_NAME = re.compile(r"%[-\w$.]+\Z")
_DEBUG = re.compile(
    rf"[ \t]*(#dbg_\w+\(){_T} (%[-\w$.]+)((?>(?:, !(?:\d+|DIExpression\([^()\n;%@]*\)))+)\))\n"
)


class LineReader(Reader):
    """Reads whole lines where it can."""

    __slots__ = ("kinds", "shapes")

    def __init__(self, module: Surroundings, offset: int, end: int | None = None) -> None:
        super().__init__(module, offset, end)
        #: Types by their spelling in this module.
        self.kinds = module.type_spellings
        self.shapes = _QUICK

    def quick_value(self, kind: Type, token: str, offset: int) -> Value | None:
        """Return the value, unless it needs thought."""
        if token[0] == "%":
            found = self.locals.get(token)
            if found is None:
                return self.local(kind, token, offset) if _NAME.match(token) else None
            return found if found.type is kind else None
        return kind.constants.get(token) or self._shared_constant(kind, token, offset)

    def _shared_constant(self, kind: Type, token: str, offset: int) -> Value | None:
        """Return a global, or an expression that was read before in the same spelling."""
        found: Value | None
        if token[0] == "@":
            found = self.module.symbol(token)
        elif token[-1] == ")":
            found = self.module.expressions.get(token) or self._expression(kind, token, offset)
        else:
            return None
        return found if found is not None and found.type is kind else None

    def _expression(self, kind: Type, token: str, offset: int) -> Value | None:
        offset = self.module.text.find(token, offset)
        self.cursor.end = offset + len(token)
        self.cursor.jump(offset)
        found = read_constant(self, kind)
        if self.cursor.token:
            return None
        self.module.expressions[token] = found
        return found

    def quick_type(self, text: str, offset: int) -> Type | None:
        """Return the type with this spelling."""
        found = self.kinds.get(text)
        if found is None:
            cursor = self.cursor
            cursor.end = offset + len(text)
            cursor.jump(offset)
            if not self.starts_type:
                return None
            found = self.type()
            if cursor.token:
                return None
            self.kinds[text] = found
        return found

    def quick_typed(self, kind_text: str, token: str, offset: int) -> Value | None:
        """Return the value with this type, which stands at `offset`."""
        kind = self.kinds.get(kind_text) or self.quick_type(kind_text, offset)
        if kind is None:
            return None
        return self.quick_value(kind, token, offset + len(kind_text) + 1)

    def quick_block(self, ref: str, offset: int) -> Block:
        """Return the block with this name."""
        return self.blocks.get(ref) or self.block(ref, offset)

    def quick_record(self, found: Match) -> DebugRecord | None:
        """Return a debug record about one local value."""
        head, kind_text, token, rest = found.groups()
        value = self.quick_typed(kind_text, token, found.start(2))
        return DebugRecord((intern(head), rest), [value]) if value is not None else None


def debug_line(reader: LineReader, position: int, end: int) -> Match | None:
    """Return a debug record in the usual form, if that is what stands here."""
    return _DEBUG.match(reader.module.text, position, end)


def _unary(self: LineReader, row: Opcode, found: Match) -> Instruction | None:
    flags, kind_text, text, metadata = found.groups()
    value = self.quick_typed(kind_text, text, found.start(2))
    if value is None:
        return None
    made = Unary(row, value.type, (value,), flags and intern(flags[:-1]))
    made.metadata = metadata
    return made


def _binary(self: LineReader, row: Opcode, found: Match) -> Instruction | None:
    flags, kind_text, left_text, right_text, metadata = found.groups()
    kind = self.kinds.get(kind_text) or self.quick_type(kind_text, found.start(2))
    if kind is None:
        return None
    left = self.quick_value(kind, left_text, found.start(3))
    right = self.quick_value(kind, right_text, found.start(4))
    if left is None or right is None:
        return None
    made = Binary(row, kind, (left, right), flags and intern(flags[:-1]))
    made.metadata = metadata
    return made


def _compare(self: LineReader, row: Opcode, found: Match) -> Instruction | None:
    flags, predicate, kind_text, left_text, right_text, metadata = found.groups()
    kind = self.quick_type(kind_text, found.start(3))
    if kind is None or predicate not in PREDICATES[row.name]:
        return None
    left = self.quick_value(kind, left_text, found.start(4))
    right = self.quick_value(kind, right_text, found.start(5))
    if left is None or right is None:
        return None
    result = like(kind, I1) if kind.__class__ is VectorType else I1
    made = Compare(row, result, (left, right), flags and intern(flags[:-1]))
    made.predicate = intern(predicate)
    made.metadata = metadata
    return made


def _cast(self: LineReader, row: Opcode, found: Match) -> Instruction | None:
    flags, kind_text, text, to_text, metadata = found.groups()
    to = self.quick_type(to_text, found.start(4))
    value = self.quick_typed(kind_text, text, found.start(2))
    if to is None or value is None:
        return None
    made = Cast(row, to, (value,), flags and intern(flags[:-1]))
    made.metadata = metadata
    return made


def _load(self: LineReader, row: Opcode, found: Match) -> Instruction | None:
    kind_text, pointer_text, text, align, metadata = found.groups()
    kind = self.quick_type(kind_text, found.start(1))
    pointer_kind = self.quick_type(pointer_text, found.start(2))
    if kind is None or not isinstance(pointer_kind, PointerType):
        return None
    pointer = self.quick_value(pointer_kind, text, found.start(3))
    if pointer is None or isinstance(kind, (KeywordType, FunctionType)):
        return None
    made = Load(row, kind, (pointer,))
    made.tail = intern(align)
    made.metadata = metadata
    return made


def _store(self: LineReader, row: Opcode, found: Match) -> Instruction | None:
    kind_text, value_text, pointer_text, text, align, metadata = found.groups()
    kind = self.quick_type(kind_text, found.start(1))
    pointer_kind = self.quick_type(pointer_text, found.start(3))
    if kind is None or not isinstance(pointer_kind, PointerType):
        return None
    value = self.quick_value(kind, value_text, found.start(2))
    pointer = self.quick_value(pointer_kind, text, found.start(4))
    if value is None or pointer is None:
        return None
    made = Store(row, VOID, (value, pointer))
    made.tail = intern(align)
    made.metadata = metadata
    return made


def _alloca(self: LineReader, row: Opcode, found: Match) -> Instruction | None:
    kind_text, tail, metadata = found.groups()
    kind = self.quick_type(kind_text, found.start(1))
    if kind is None or "addrspace" in tail or isinstance(kind, (KeywordType, FunctionType)):
        return None
    made = Alloca(row, POINTER, ())
    made.allocated = kind
    made.tail = intern(tail)
    made.metadata = metadata
    return made


def _get_element_pointer(self: LineReader, row: Opcode, found: Match) -> Instruction | None:
    flags, kind_text, rest, metadata = found.groups()
    kind = self.quick_type(kind_text, found.start(2))
    operands = _typed_list(self, rest, found.start(3))
    if kind is None or not operands or operands[0].type.__class__ is not PointerType:
        return None
    for operand in operands:
        if operand.type.__class__ is VectorType:
            return None
    made = GetElementPointer(row, operands[0].type, operands, flags and intern(flags[:-1]))
    made.source_type = kind
    made.metadata = metadata
    return made


def _typed_list(self: LineReader, text: str, offset: int) -> list[Value] | None:
    """Read `ptr %x, i64 0`: values whose types have no comma."""
    values = []
    for piece in text.split(", "):
        kind_text, _, token = piece.rpartition(" ")
        value = self.quick_typed(kind_text, token, offset) if token else None
        if value is None:
            return None
        values.append(value)
        offset += len(piece) + 2
    return values


def _select(self: LineReader, row: Opcode, found: Match) -> Instruction | None:
    flags, c_text, c, a_text, a, b_text, b, metadata = found.groups()
    values = []
    for kind_text, token, group in ((c_text, c, 2), (a_text, a, 4), (b_text, b, 6)):
        value = self.quick_typed(kind_text, token, found.start(group))
        if value is None:
            return None
        values.append(value)
    made = Select(row, values[1].type, values, flags and intern(flags[:-1]))
    made.metadata = metadata
    return made


def _phi(self: LineReader, row: Opcode, found: Match) -> Instruction | None:
    flags, kind_text, rest, metadata = found.groups()
    kind = self.quick_type(kind_text, found.start(2))
    if kind is None:
        return None
    operands: list[Value] = []
    offset = found.start(3)
    for edge in rest.split(" ], [ "):
        token, _, ref = edge.partition(", ")
        if not token or ref[:1] != "%" or " " in edge[len(token) + 2 :] or " " in token:
            return None
        value = self.quick_value(kind, token, offset)
        if value is None:
            return None
        operands += (value, self.quick_block(ref, offset))
        offset += len(edge) + 6
    made = Phi(row, kind, operands, flags and intern(flags[:-1]))
    made.metadata = metadata
    return made


def _branch(self: LineReader, row: Opcode, found: Match) -> Instruction | None:
    condition_text, first, last, metadata = found.groups()
    if condition_text is None:
        operands: tuple[Value, ...] = (self.quick_block(last, found.start(3)),)
    else:
        condition = self.quick_value(I1, condition_text, found.start(1))
        if condition is None:
            return None
        then = self.quick_block(first, found.start(2))
        operands = (condition, then, self.quick_block(last, found.start(3)))
    made = Branch(row, VOID, operands)
    made.metadata = metadata
    return made


def _return(self: LineReader, row: Opcode, found: Match) -> Instruction | None:
    kind_text, token, metadata = found.groups()
    if token is None:
        if kind_text != "void":
            return None
        made = Return(row, VOID, ())
    else:
        value = self.quick_typed(kind_text, token, found.start(1))
        if value is None:
            return None
        made = Return(row, VOID, (value,))
    made.metadata = metadata
    return made


def _unreachable(_: LineReader, row: Opcode, found: Match) -> Instruction | None:
    made = Unreachable(row, VOID, ())
    made.metadata = found[1]
    return made


def _switch(self: LineReader, row: Opcode, found: Match) -> Instruction | None:
    kind_text, token, default, rest, metadata = found.groups()
    value = self.quick_typed(kind_text, token, found.start(1))
    if value is None:
        return None
    kind = value.type
    operands = [value, self.quick_block(default, found.start(3))]
    offset = found.start(4)
    for line in rest.splitlines():
        case_kind, _, tail = line.strip().partition(" ")
        case_text, _, ref = tail.partition(", label ")
        case = kind.constants.get(case_text)
        if case_kind != kind_text or case is None or not _NAME.match(ref):
            return None
        operands += (case, self.quick_block(ref, offset))
    made = Switch(row, VOID, operands)
    made.metadata = metadata
    return made


def _landing_pad(self: LineReader, row: Opcode, found: Match) -> Instruction | None:
    kind_text, rest, metadata = found.groups()
    kind = self.quick_type(kind_text, found.start(1))
    flags = ""
    operands = []
    for line in rest.split("\n")[1:]:
        word, _, token = line.strip().partition(" ptr ")
        value = self.quick_value(POINTER, token, found.start(2)) if token else None
        if value is not None:
            operands.append(value)
        elif word == "cleanup" and not operands and not flags:
            flags = word
        else:
            return None
    if kind is None:
        return None
    made = LandingPad(row, kind, operands, flags)
    made.clauses = ("catch",) * len(operands)
    made.metadata = metadata
    return made


def _index_list(text: str) -> tuple[int, ...]:
    return tuple([int(each) for each in text[2:].split(", ")])


def _extract_value(self: LineReader, row: Opcode, found: Match) -> Instruction | None:
    kind_text, token, rest, metadata = found.groups()
    value = self.quick_typed(kind_text, token, found.start(1))
    if value is None:
        return None
    indices = _index_list(rest)
    result = indexed_type(value.type, indices)
    if result is None:
        return None
    made = ExtractValue(row, result, (value,))
    made.indices = indices
    made.metadata = metadata
    return made


def _insert_value(self: LineReader, row: Opcode, found: Match) -> Instruction | None:
    kind_text, token, element_text, element_token, rest, metadata = found.groups()
    kind = self.quick_type(kind_text, found.start(1))
    element_kind = self.quick_type(element_text, found.start(3))
    if kind is None or element_kind is None:
        return None
    value = self.quick_value(kind, token, found.start(2))
    element = self.quick_value(element_kind, element_token, found.start(4))
    indices = _index_list(rest)
    if value is None or element is None or indexed_type(kind, indices) is not element_kind:
        return None
    made = InsertValue(row, kind, (value, element))
    made.indices = indices
    made.metadata = metadata
    return made


def _call_parts(self: LineReader, row: Opcode, found: Match) -> CallBase | None:
    """Return a call without its destinations: operands are the arguments, then the callee."""
    flags, kind_text, parameters, callee_text, arguments, tail = found.groups()[:6]
    kind = self.quick_type(kind_text + parameters, found.start(2))
    if kind is None or (flags and _has_misplaced(flags, CALL_WORDS)):
        return None
    written: FunctionType | None = None
    if isinstance(kind, FunctionType):
        written, kind = kind, kind.result
    symbol = self.module.symbol(callee_text) if callee_text[0] == "@" else None
    pointer = self.module.program_pointer
    callee = symbol or self.quick_value(pointer, callee_text, found.start(4))
    read = _call_arguments(self, arguments, found.start(5)) if arguments else ([], ())
    if read is None or callee is None or callee.type is not pointer:
        return None
    values, attributes = read
    values.append(callee)
    made: CallBase = CLASSES[row.shape](row, kind, values, flags and intern(flags[:-1]))  # type: ignore[assignment]
    made.tail = intern(tail)
    made.argument_attributes = attributes
    made.bundles = ()
    made.written_type = written
    made.marker = ""
    return made


@lru_cache(maxsize=1024)
def _has_misplaced(text: str, kinds: tuple[str, ...]) -> bool:
    """Return whether words here may mean more, or need to be refused."""
    words = _WORDS.findall(text)
    return "addrspace" in words or any(is_misplaced(word, kinds) for word in words)


def _call_arguments(
    self: LineReader, text: str, offset: int
) -> tuple[list[Value], tuple[str, ...]] | None:
    values: list[Value] = []
    attributes = []
    parameters = self.module.parameter_spellings
    for piece in text.split(", ") if "(" not in text else _PIECES.findall(text):
        head, _, token = piece.lstrip().rpartition(" ")
        if head == "metadata" and token[1:].isdigit():
            values.append(MetadataOperand((token,)))
            attributes.append("")
            continue
        parameter = parameters.get(head) or _parameter(self, head, offset)
        if parameter is None or not token:
            return None
        kind, words = parameter
        value = self.quick_value(kind, token, offset)
        if value is None:
            return None
        values.append(value)
        attributes.append(words)
    return values, tuple(attributes)


def _parameter(self: LineReader, head: str, offset: int) -> tuple[Type, str] | None:
    """Read type and attributes before an argument: `ptr noundef align 8`."""
    found = _PARAMETER.match(head)
    if found is None:
        return None
    kind = self.quick_type(found[1], self.module.text.find(head, offset))
    if kind is None or isinstance(kind, KeywordType) or _has_misplaced(found[2], ATTRIBUTES):
        return None
    parameter = self.module.parameter_spellings[head] = kind, intern(found[2][1:])
    return parameter


def _call(self: LineReader, row: Opcode, found: Match) -> Instruction | None:
    made = _call_parts(self, row, found)
    if made is not None:
        made.metadata = found[7]
    return made


def _tail_call(self: LineReader, row: Opcode, found: Match) -> Instruction | None:
    made = _call_parts(self, row, found)
    if made is not None:
        made.metadata = found[7]
        made.marker = "tail"
    return made


def _invoke(self: LineReader, row: Opcode, found: Match) -> Instruction | None:
    made = _call_parts(self, row, found)
    if made is None:
        return None
    callee = made.operands.pop()
    for group in (7, 8):
        block = self.quick_block(found[group], found.start(group))
        made.operands.append(block)
        block.add_use(made)
    made.operands.append(callee)
    made.metadata = found[9]
    return made


_BUILDERS: dict[Shape, Build] = {
    Shape.UNARY: _unary,
    Shape.BINARY: _binary,
    Shape.COMPARE: _compare,
    Shape.CAST: _cast,
    Shape.LOAD: _load,
    Shape.STORE: _store,
    Shape.ALLOCA: _alloca,
    Shape.GET_ELEMENT_POINTER: _get_element_pointer,
    Shape.SELECT: _select,
    Shape.PHI: _phi,
    Shape.BRANCH: _branch,
    Shape.RETURN: _return,
    Shape.UNREACHABLE: _unreachable,
    Shape.SWITCH: _switch,
    Shape.LANDING_PAD: _landing_pad,
    Shape.EXTRACT_VALUE: _extract_value,
    Shape.INSERT_VALUE: _insert_value,
    Shape.CALL: _call,
    Shape.INVOKE: _invoke,
}


#: By their first words, what lines were read of so far: all expressions are 7 ms to compile.
_QUICK: dict[str, Quick] = {}


def quick_of(word: str) -> Quick | None:
    """Return how lines that begin so are read at once, if they are; asked for the first of them."""
    start, build = ("call ", _tail_call) if word == "tail" else ("", None)
    row = OPCODES.get("call" if start else word)
    if row is None or row.shape not in _BUILDERS:
        return None
    flags = f"((?:(?:{'|'.join(row.flags)}) )*)" if row.flags else "()"
    pattern = start + _EXPRESSIONS[row.shape].replace("FLAGS", flags)
    return _QUICK.setdefault(word, (re.compile(pattern).match, build or _BUILDERS[row.shape], row))
