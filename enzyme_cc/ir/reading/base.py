"""The base of all readers: a cursor, the module, and the names of the current function.

Types are read here too, since everything has one.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from enzyme_cc.ir import types
from enzyme_cc.ir.function import Block
from enzyme_cc.ir.reading.cursor import SPACE, Cursor
from enzyme_cc.ir.types import KEYWORDS, FunctionType, KeywordType, PointerType, StructType
from enzyme_cc.ir.values import Placeholder, canonical

if TYPE_CHECKING:
    from enzyme_cc.ir.function import Function
    from enzyme_cc.ir.reading.surroundings import Surroundings
    from enzyme_cc.ir.types import Type
    from enzyme_cc.ir.values import Value

#: The number may have more digits than any does, zeros in front of it.
_ADDRESS_SPACE = re.compile(rf'\baddrspace{SPACE}\({SPACE}(?:0*(\d{{1,8}})|"([^"]*)")')
_INTEGER = re.compile(r"i(\d{1,8})\Z")
_STRUCT_START = re.compile(rf"opaque\b|\{{|<{SPACE}\{{")
_TYPE_START = re.compile(rf"(?:i\d+|ptr|[%<\[{{].*|target|{'|'.join(KEYWORDS)})\Z", re.DOTALL)


def space_of(text: str) -> PointerType | None:
    """Return the pointer type that `addrspace(n)` in a text means."""
    found = _ADDRESS_SPACE.search(text)
    if found is None:
        return None
    return types.pointer_type(int(found[1]) if found[1] else found[2])


class Reader:
    """Reads one stretch of a module's text."""

    __slots__ = ("blocks", "cursor", "function", "locals", "mentions", "module", "placeholders")

    def __init__(self, module: Surroundings, offset: int, end: int | None = None) -> None:
        self.module = module
        self.cursor = Cursor(module.source, offset, end)
        self.function: Function | None = None
        #: Values and blocks of the function by their spelling.
        self.locals: dict[str, Value] = {}
        self.blocks: dict[str, Block] = {}
        #: Where each block was first mentioned.
        self.mentions: dict[str, int] = {}
        self.placeholders: list[Placeholder] = []

    @property
    def starts_type(self) -> bool:
        """Return whether the current token can begin a type."""
        return bool(_TYPE_START.match(self.cursor.token))

    def local(self, type_: Type, ref: str, offset: int) -> Value:
        """Return the value `%x`, perhaps defined further down."""
        found = self.locals.get(ref) or self.locals.get(ref := canonical(ref))
        if found is None:
            if self.function is None:
                self.cursor.fail(f"{ref} is a name inside a function, and this is none", offset)
            if ref in self.blocks:
                self.cursor.fail(f"{ref} is a block, not a value", offset)
            if not types.is_first_class(type_):
                self.cursor.fail(f"no value has type {type_}", offset)
            found = self.locals[ref] = Placeholder(type_, ref, offset)
            self.placeholders.append(found)
        if found.type is not type_:
            where = "" if not isinstance(found, Placeholder) else " further up"
            self.cursor.fail(f"{ref} is used as {type_} but has type {found.type}{where}", offset)
        return found

    def block(self, ref: str, offset: int) -> Block:
        """Return the block `%x`, perhaps further down."""
        found = self.blocks.get(ref) or self.blocks.get(ref := canonical(ref))
        if found is None:
            if ref in self.locals:
                self.cursor.fail(f"{ref} is a value, not a block", offset)
            found = self.blocks[ref] = Block(self.function, ref)
            self.mentions[ref] = offset
        return found

    def symbol(self, type_: Type, ref: str, offset: int) -> Value:
        """Return the global `@x`."""
        found = self.module.symbol(ref)
        if found is None:
            self.cursor.fail(f"{ref} is not defined or declared", offset)
        if found.type is not type_:
            self.cursor.fail(f"{ref} is used as {type_} but has type {found.type}", offset)
        return found

    # -- types ---------------------------------------------------------------------------------

    def type(self) -> Type:
        """Return a type, function types included."""
        kind = self.plain_type()
        while self.cursor.token in ("(", "*", "addrspace"):
            kind = self._function_type(kind) if self.cursor.token == "(" else self._typed(kind)
        return kind

    def _typed(self, pointee: Type) -> Type:
        """Read `i8*` or `i8 addrspace(1)*` of LLVM before 15, which LLVM still reads as a `ptr`."""
        cursor = self.cursor
        if isinstance(pointee, PointerType) and self.module.text[cursor.passed - 1] != "*":
            cursor.fail("'ptr' says nothing about what it points to: no '*' here")
        if isinstance(pointee, KeywordType):
            cursor.fail(f"nothing points to {pointee}")
        space = self.address_space() if cursor.token == "addrspace" else 0
        cursor.expect("*")
        return types.pointer_type(space)

    def plain_type(self) -> Type:
        """Return a type that is not a function's: where a parenthesis belongs to something else."""
        cursor = self.cursor
        token = cursor.token
        found: Type | None = KEYWORDS.get(token)
        if found is not None:
            cursor.advance()
            return found
        match = _INTEGER.match(token)
        if match:
            if not 1 <= int(match[1]) <= types.MAX_INT_WIDTH:
                cursor.fail(f"an integer has 1 to {types.MAX_INT_WIDTH} bits")
            cursor.advance()
            return types.int_type(int(match[1]))
        if token.startswith("%"):
            return self._named_type()
        return self._bracketed(token)

    def _bracketed(self, token: str) -> Type:
        readers = {
            "ptr": self._pointer,
            "[": self._array,
            "<": self._vector_or_packed,
            "{": self._struct,
            "target": self._target,
        }
        read = readers.get(token)
        if read is None:
            self.cursor.fail_expected("a type")
        return read()

    def value_type(self) -> Type:
        """Return a type that a value can have."""
        offset = self.cursor.offset
        kind = self.type()
        if not types.is_first_class(kind):
            self.cursor.fail(f"no value has type {kind}", offset)
        return kind

    def sized_type(self) -> Type:
        """Return a type that memory can hold."""
        offset = self.cursor.offset
        kind = self.type()
        if isinstance(kind, (KeywordType, FunctionType)) and kind not in _SIZED_KEYWORDS:
            self.cursor.fail(f"memory cannot hold {kind}", offset)
        return kind

    def pointer_type(self) -> PointerType:
        """Read `ptr`, in whatever address space."""
        offset = self.cursor.offset
        kind = self.type()
        if not isinstance(kind, PointerType):
            self.cursor.fail(f"expected a pointer type, found {kind}", offset)
        return kind

    def _function_type(self, result: Type) -> Type:
        cursor = self.cursor
        if isinstance(result, FunctionType) or result in (types.LABEL, types.METADATA):
            cursor.fail(f"no function returns {result}")
        cursor.expect("(")
        cursor.deeper()
        parameters: list[Type] = []
        variadic = False
        for _ in cursor.items(")"):
            if variadic:
                cursor.fail_expected("')'")
            variadic = cursor.accept("...")
            if not variadic:
                parameters.append(self.parameter_type())
        cursor.depth -= 1
        return types.function_type(result, tuple(parameters), variadic=variadic)

    def parameter_type(self) -> Type:
        """Return a type that a parameter can have."""
        offset = self.cursor.offset
        kind = self.value_type()
        if kind is types.LABEL:
            self.cursor.fail(f"no parameter has type {kind}", offset)
        return kind

    def _named_type(self) -> Type:
        ref = self.cursor.token
        found = self.module.named_type(ref)
        if found is None:
            self.cursor.fail(f"no type is called {ref}")
        self.cursor.advance()
        return found

    def _pointer(self) -> Type:
        self.cursor.advance()
        if self.cursor.token != "addrspace":
            return types.POINTER
        return types.pointer_type(self.address_space())

    def address_space(self) -> int | str:
        """Read `addrspace(n)`, n a number or a name from the data layout."""
        cursor = self.cursor
        cursor.expect("addrspace")
        cursor.expect("(")
        if cursor.token.startswith('"'):
            space: int | str = cursor.advance()[1:-1]
        else:
            space = cursor.integer("an address space")
            if space >= 1 << 24:
                cursor.fail("an address space has at most 24 bits")
        cursor.expect(")")
        return space

    def _element(self) -> Type:
        offset = self.cursor.offset
        kind = self.type()
        if kind in (types.VOID, types.LABEL, types.METADATA) or isinstance(kind, FunctionType):
            self.cursor.fail(f"no element has type {kind}", offset)
        return kind

    def _array(self) -> Type:
        cursor = self.cursor
        cursor.expect("[")
        cursor.deeper()
        count = cursor.integer("the number of elements")
        cursor.expect("x")
        element = self._element()
        cursor.expect("]")
        cursor.depth -= 1
        return types.array_type(count, element)

    def _vector_or_packed(self) -> Type:
        cursor = self.cursor
        cursor.expect("<")
        cursor.deeper()
        if cursor.token == "{":
            fields = self._fields()
            kind: Type = types.struct_type(fields, packed=True)
        else:
            scalable = cursor.accept("vscale")
            if scalable:
                cursor.expect("x")
            kind = self._vector(scalable=scalable)
        cursor.expect(">")
        cursor.depth -= 1
        return kind

    def _vector(self, *, scalable: bool) -> Type:
        cursor = self.cursor
        offset = cursor.offset
        count = cursor.integer("the number of lanes")
        if not 0 < count < 1 << 32:
            cursor.fail("a vector has 1 to 4294967295 lanes", offset)
        cursor.expect("x")
        offset = cursor.offset
        element = self.type()
        if not isinstance(element, _LANE_TYPES):
            cursor.fail(f"no lane has type {element}", offset)
        return types.vector_type(count, element, scalable=scalable)

    def _struct(self) -> Type:
        return types.struct_type(self._fields())

    def _fields(self) -> tuple[Type, ...]:
        cursor = self.cursor
        cursor.expect("{")
        cursor.deeper()
        fields = [self._element() for _ in cursor.items("}")]
        cursor.depth -= 1
        return tuple(fields)

    @property
    def starts_struct(self) -> bool:
        """Return whether a struct or `opaque` stands here."""
        return _STRUCT_START.match(self.module.text, self.cursor.offset) is not None

    def definition(self, struct: StructType) -> None:
        """Read the fields of a named struct, from what stands behind `%x = type`."""
        cursor = self.cursor
        if not cursor.accept("opaque"):
            struct.packed = cursor.accept("<")
            struct.fields = self._fields()
            if struct.packed:
                cursor.expect(">")
        self._end_of_type()

    def whole_type(self) -> Type:
        """Return what stands after `%x = type`, and is no struct."""
        found = self.type()
        self._end_of_type()
        return found

    def _end_of_type(self) -> None:
        if self.cursor.token:
            self.cursor.fail_expected("the end of the type")

    def _target(self) -> Type:
        cursor = self.cursor
        cursor.advance()
        cursor.expect("(")
        cursor.deeper()
        name = cursor.string("the type's name")[1:-1]
        kinds: list[Type] = []
        integers: list[int] = []
        while cursor.accept(","):
            if cursor.token.isdigit():
                integers.append(cursor.integer("a number"))
            elif integers:
                cursor.fail_expected("a number")
            else:
                kinds.append(self.type())
        cursor.expect(")")
        cursor.depth -= 1
        return types.target_type(name, tuple(kinds), tuple(integers))


_SIZED_KEYWORDS = (types.AMX, types.MMX)
_LANE_TYPES = (types.IntType, types.FloatType, types.PointerType, types.TargetType)
