"""Type evidence beside the code: TBAA, debug information, initialisers, requests.

Unions are left out: what says that bytes may be one thing or another says nothing here.
"""

from __future__ import annotations

import re
from types import MappingProxyType
from typing import TYPE_CHECKING, NamedTuple

from enzyme_cc.analysis.types.facts import Origin
from enzyme_cc.analysis.types.lattice import (
    DECLARED,
    DOUBLE,
    EITHER,
    FLOAT,
    FLOAT_BIT_OF,
    FLOAT_BITS,
    FP80,
    FP128,
    INTEGER,
    KIND_OF,
    MEMBER,
    POINTER,
    Kind,
)
from enzyme_cc.analysis.types.union_words import UnionWords
from enzyme_cc.ir.constants import IntConstant
from enzyme_cc.ir.metadata.debug_info import (
    BasicType,
    CompositeType,
    DebugInfo,
    DerivedType,
    SubroutineType,
)
from enzyme_cc.ir.metadata.debug_leaves import Leaf, flatten, is_byte, is_nothing
from enzyme_cc.ir.metadata.nodes import MetadataError
from enzyme_cc.ir.metadata.tbaa import NAMED_FLOATS, pointer_of
from enzyme_cc.ir.types import FloatType, IntType, PointerType
from enzyme_cc.words.names import readable

if TYPE_CHECKING:
    from collections.abc import Mapping

    from enzyme_cc.analysis.types.cells import Cell, Place, Region
    from enzyme_cc.analysis.types.facts import Facts
    from enzyme_cc.analysis.types.given_trees import MethodsAt, Told
    from enzyme_cc.analysis.types.heuristics import Heuristic
    from enzyme_cc.analysis.types.tree import TypeTree
    from enzyme_cc.ir.function import Argument, DebugRecord, Function, Instruction
    from enzyme_cc.ir.globals import GlobalValue, GlobalVariable
    from enzyme_cc.ir.instructions import CallBase, Load
    from enzyme_cc.ir.metadata.debug_info import DebugType, Member, Subprogram
    from enzyme_cc.ir.metadata.tbaa import AccessTag, TypeNode, TypeSystem
    from enzyme_cc.ir.module import Module
    from enzyme_cc.ir.types import Type
    from enzyme_cc.ir.values import Value

#: So many bytes of a struct or of an array are taken from debug information and initialisers.
MAX_BYTES = 1024
#: How often debug information is followed through pointers.
MAX_POINTERS = 4
#: How much of an x86 long double is no padding.
_VALUE_BYTES = 10
#: Structs of so many bytes may be passed as several arguments.
MAX_PARTS = 16
#: Arrays of so many pointers to anything are taken element by element.
MAX_ELEMENTS = 64
#: So many bytes of characters are held one word after the other.
MAX_TEXT = 256
WORD = 8

_TAGGED = re.compile(r"!tbaa (!\d+)")
_DECLARE = re.compile(r"#dbg_(declare|value)\(\Z")
_EXPRESSION = re.compile(
    r", (?P<variable>!\d+), !DIExpression\((?P<behind>DW_OP_deref)?"
    r"(?:DW_OP_LLVM_fragment, (?P<start>\d+), (?P<size>\d+))?\)"
)


class Sources(NamedTuple):
    """The sources that types may be learnt from; each can be left out."""

    #: What instructions do with values; without it, only how values and memory hang together.
    uses: bool = True
    tbaa: bool = True
    debug: bool = True
    callees: bool = True
    initialisers: bool = True
    #: The structs that members are addressed in.
    structs: bool = True
    #: What requests say of arguments: by function and index, or by the argument.
    markers: Mapping[Argument, TypeTree] | None = None
    #: Functions and variables that tell others nothing of what is inside them.
    closed: frozenset[GlobalValue] = frozenset()
    #: Functions that read and write what is for functions like them alone.
    apart: frozenset[GlobalValue] = frozenset()
    #: The functions that requests are about; all roots, where nothing is said.
    requested: frozenset[Function] | None = None
    #: The methods in the table of a class that begins at an address, where tables are known.
    methods_at: MethodsAt | None = None
    #: What such methods know of objects, by where a table's address comes to one.
    objects: Mapping[Instruction, Told] = MappingProxyType({})
    #: The guesses that are not made.
    without: frozenset[Heuristic] = frozenset()


# -- TBAA ------------------------------------------------------------------------------------------

_SIZES = {
    "_Float16": 2,
    "__fp16": 2,
    "float": 4,
    "double": 8,
    "int": 4,
    "short": 2,
    "long": 8,
    "long long": 8,
    "bool": 1,
}
_BITS = {"int": DECLARED, "bool": DECLARED, "pointer": POINTER}
#: The root of tags of ours: integers of the run-time library, which are nothing else. The roots of
#: numbers begin like this.
OURS = "enzyme-cc"


class Tbaa:
    """Evidence of access tags: about the bytes accessed, and the structs around them."""

    def __init__(self, facts: Facts) -> None:
        self.facts = facts
        self.system = facts.tags
        self.done: set[tuple[Region, int, TypeNode]] = set()
        #: Pointers that have been followed by their names.
        self.named: set[tuple[Region, int, str]] = set()

    def access(self, access: Instruction, pointer: Value, kind: Type) -> None:
        """Read the tag of a load or a store."""
        tag, size = self.system.tag_of(access), self.facts.size(kind)
        if tag is None or not size:
            return
        bits = _bits(tag.access, size)
        if tag.access.kind == "descriptor" and isinstance(kind, IntType):
            bits = DECLARED
        region, offset = self.facts.place(pointer)
        if bits:
            cell = self.facts.at(region, offset, size)
            self.facts.add(cell, bits, Origin("TBAA", access))
            if bits == POINTER:
                self.behind(cell, tag.access.name, access)
        if tag.base is not tag.access:
            self.struct(region, offset - tag.offset, tag.base, access)

    def behind(self, cell: Cell, name: str, why: Instruction) -> None:
        """Add the evidence of a TBAA name to the memory behind a pointer: perhaps many numbers."""
        depth, pointee = pointer_of(name) or (0, "")
        bits = _float_named(pointee)
        place = self.facts.region_of(cell)
        if not bits or depth > MAX_POINTERS or (*place, name) in self.named:
            return
        self.named.add((*place, name))
        for left in reversed(range(depth)):
            size = self.facts.pointer if left else _SIZES[pointee]
            inner = self.facts.at(*self.facts.window(*place, None, size), size)
            self.facts.add(inner, POINTER if left else bits, Origin(f"TBAA of '{name}'", why))
            if left:
                place = self.facts.region_of(inner)

    def loaded(self, load: Load) -> None:
        """Note an integer that is loaded as a float, and one that is one, whatever is there."""
        tag = self.system.tag_of(load) if isinstance(load.type, IntType) else None
        bits = 0 if tag is None else _bits(tag.access, self.facts.size(load.type)) & FLOAT_BITS
        if tag is not None and [each.name for each in tag.access.ancestors] == [OURS]:
            bits = INTEGER
        if bits:
            self.facts.said[load] = bits

    def struct(self, region: Region, offset: int, base: TypeNode, why: Instruction) -> None:
        """Declare the parts of a struct that is there."""
        key = region, offset, base
        if key in self.done or base.is_scalar:
            return
        self.done.add(key)
        for field in base.fields:
            size = _field_size(field.type)
            bits = as_member(_bits(field.type, size))
            if bits and size:
                name = readable(base.name).removeprefix("name of type ")
                origin = Origin(f"the type {name}", why)
                self.facts.add(self.facts.at(region, offset + field.offset, size), bits, origin)
            elif not field.type.is_scalar:
                self.struct(region, offset + field.offset, field.type, why)

    def copy(self, call: CallBase) -> None:
        """Read a copy of a struct, with what is in it."""
        self.text(call)
        self.numbers(call)
        node = call.attachment("tbaa.struct")
        if node is None:
            return
        try:
            parts = self.system.copied(node)
        except MetadataError:
            return
        for pointer in call.arguments[:2]:
            for part in parts:
                bits = _bits(part.tag.access, part.size)
                if bits and part.size <= 16:
                    region, offset = self.facts.place(pointer)
                    cell = self.facts.at(region, offset + part.offset, part.size)
                    self.facts.add(cell, bits, Origin("TBAA", call))

    def text(self, call: CallBase) -> None:
        """Read a copy that is one access, of bytes that are nothing else."""
        tag, size = self.system.tag_of(call), call.arguments[2]
        if tag and tag.access.kind == "int" and isinstance(size, IntConstant):
            for pointer in call.arguments[:2]:
                place = self.facts.place(pointer)
                add_characters(self.facts, place, size.value, Origin("TBAA", call))

    def numbers(self, call: CallBase) -> None:
        """Read a copy that LLVM made of a loop's accesses to numbers, which have one tag."""
        tag, length = self.system.tag_of(call), call.arguments[2]
        bits = _float_named(tag.access.name) if tag and tag.access.kind == "float" else 0
        if tag is None or not bits:
            return
        size = _SIZES[tag.access.name]
        for pointer in call.arguments[:2]:
            region, offset = self.facts.place(pointer)
            end = offset + length.value if isinstance(length, IntConstant) else None
            is_array = end is None or end > offset + size
            if is_array:
                region, offset = self.facts.window(region, offset, end, size)
            self.facts.add(self.facts.at(region, offset, size), bits, Origin("TBAA", call))


def has_tags_of_the_program(module: Module, system: TypeSystem) -> bool:
    """Return whether the front end tells accesses apart: of that, tags of ours are no sign."""
    for tag in dict.fromkeys(_TAGGED.findall(module.text)):
        try:
            access = system.tag(tag).access
        except MetadataError:
            continue
        if not [access, *access.ancestors][-1].name.startswith(OURS):
            return True
    return False


def declared_number(tag: AccessTag | None) -> Type | None:
    """Return the kind of number that a tag of the front end's says; None of a tag of ours."""
    if tag is None or tag.access.kind != "float":
        return None
    if [tag.access, *tag.access.ancestors][-1].name.startswith(OURS):
        return None
    return NAMED_FLOATS.get(tag.access.name)


def kind_of_access(kind: TypeNode, size: int) -> Kind:
    """Return what so many bytes are that are accessed as being of a type."""
    return KIND_OF[_bits(kind, size)]


def _bits(kind: TypeNode, size: int) -> int:
    if kind.kind == "float":
        bits = _float_named(kind.name)
        return bits if _SIZES.get(kind.name, size) == size else 0
    return _BITS.get(kind.kind, 0)


def _float_named(name: str) -> int:
    kind = NAMED_FLOATS.get(name)
    return 0 if kind is None else FLOAT_BIT_OF[kind]


def as_member(bits: int) -> int:
    """Return the same, as what a struct has."""
    return bits | MEMBER if bits == DECLARED else bits


def _field_size(kind: TypeNode) -> int:
    return 8 if kind.kind == "pointer" else _SIZES.get(kind.name, 0)


# -- debug information -----------------------------------------------------------------------------


def _is_virtual(member: Member) -> bool:
    return "DIFlagVirtual" in member.flags


_STRUCTS = ("DW_TAG_structure_type", "DW_TAG_class_type")
_WHOLE = (*_STRUCTS, "DW_TAG_array_type")


class Debug:
    """Evidence of the declared types of variables and parameters."""

    def __init__(self, facts: Facts) -> None:
        self.facts = facts
        self.info = DebugInfo(facts.module.metadata)
        self.pointer = facts.layout.pointer_size()
        #: Values and the variables that they have been seen to be.
        self.seen: set[tuple[Value, str]] = set()
        self.unions = UnionWords(MAX_BYTES, self.pointer * 8)
        self._flat: dict[DebugType, list[Leaf]] = {}
        self._inner: dict[DebugType, list[tuple[int, DebugType]]] = {}

    def record(self, record: DebugRecord) -> None:
        """Read a `#dbg_declare` or `#dbg_value`."""
        found = _DECLARE.match(record.pieces[0])
        if found and len(record.operands) == 1:
            self._variable(found[1], record.operands[0], record.pieces[1])

    def intrinsic(self, call: CallBase, name: str) -> None:
        """Read a `llvm.dbg.declare` or `llvm.dbg.value`, as LLVM before 19 has them."""
        inside = call.arguments[0].operands  # type: ignore[attr-defined]
        if len(inside) == 1:
            rest = "".join(f", {each.ref}" for each in call.arguments[1:])
            self._variable(name, inside[0], rest)

    def _variable(self, word: str, value: Value, rest: str) -> None:
        found = _EXPRESSION.match(rest)
        if not found or value.uses is None or (value, found[0]) in self.seen:
            return
        if isinstance(value.type, FloatType):
            return  # its own type says more
        self.seen.add((value, found[0]))
        try:
            variable = self.info.variable(found["variable"])
            origin = Origin(
                f"the declaration of '{variable.name}'", f"{variable.path}:{variable.line}"
            )
            if found["start"]:
                part = int(found["start"]) // 8, int(found["size"]) // 8
                self.part(word, value, variable.type, part, origin)
            elif word == "declare" or found["behind"]:
                self.memory(self.facts.place(value), variable.type, _Within(origin, 0, {}))
            else:
                self.value(value, variable.type, origin)
        except MetadataError:
            return

    def variable(self, value: GlobalVariable) -> None:
        """Declare a global."""
        for node in re.findall(r"!dbg (!\d+)", value.metadata):
            self._variable("declare", value, f", {node}, !DIExpression()")

    def function(self, function: Function) -> None:
        """Declare the parameters and the result of a function, if they are passed as they are."""
        node = re.search(r"!dbg (!\d+)", function.metadata)
        if node is None:
            return
        try:
            program = self.info.subprogram(node[1])
            kind = program.type
            if not isinstance(kind, SubroutineType):
                return
            origin = Origin(
                f"the declaration of '{program.name}'", f"{program.path}:{program.line}"
            )
            given = list(zip(function.arguments, kind.parameters, strict=False))
            is_alike = len(kind.parameters) == len(function.arguments)
            if is_alike and not (_is_fortran(program) or any(map(self._is_in_parts, given))):
                for argument, declared in given:
                    self.value(argument, declared, origin)
            result = self.facts.returns.get(function)
            if result is not None and self._fits(function.return_type, kind.result):
                self._leaves(result, kind.result, origin)
        except MetadataError:
            return

    def _is_in_parts(self, given: tuple[Argument, DebugType | None]) -> bool:
        """Return whether an argument is the first part of a parameter that is passed as several.

        A slice of Rust is two arguments; where LLVM leaves out another, their number tells nothing.
        """
        argument, declared = given
        declared = declared.underlying if declared else None
        size = declared.size if isinstance(declared, CompositeType) else None
        is_small = size is not None and self.facts.size(argument.type) * 8 < size <= MAX_PARTS * 8
        return is_small and "byval" not in argument.attributes

    def value(self, value: Value, declared: DebugType | None, origin: Origin) -> None:
        """Declare a value that is a variable, unless LLVM's type says that it is something else."""
        if self._fits(value.type, declared):
            self._leaves(self.facts.cell(value), declared, origin)

    def part(
        self,
        word: str,
        value: Value,
        declared: DebugType | None,
        part: tuple[int, int],
        origin: Origin,
    ) -> None:
        """Declare a value that is so many bytes of a variable, where these are one thing in it."""
        if word != "value" or self.facts.size(value.type) != part[1]:
            return
        for leaf in flatten(declared, MAX_BYTES, self.pointer * 8):
            if (leaf.offset, leaf.size) == part and not leaf.overlapping:
                self._leaf_of(self.facts.cell(value), leaf, origin)

    def _fits(self, kind: Type, declared: DebugType | None) -> bool:
        declared = declared.underlying if declared else None
        if declared is None or declared.size != self.facts.size(kind) * 8:
            return False
        if isinstance(kind, PointerType):
            return isinstance(declared, DerivedType)
        wanted = {"float"} if isinstance(kind, FloatType) else {"int", "bool"}
        return isinstance(declared, BasicType) and declared.kind in wanted

    def _leaves(self, cell: Cell, declared: DebugType | None, origin: Origin) -> None:
        for leaf in self.leaves(declared.underlying) if declared and declared.underlying else ():
            if not leaf.offset:
                self._leaf_of(cell, leaf, origin)

    def _leaf_of(self, cell: Cell, leaf: Leaf, origin: Origin) -> None:
        """Add the evidence of a leaf of a debug type to a cell."""
        bits = self._bits(leaf)
        if bits:
            self.facts.add(cell, bits, origin)
            if leaf.target is not None:
                within = _Within(origin, 1, {}, is_alone=leaf.is_reference)
                self.behind(self.facts.region_of(cell), leaf.target, within)

    def memory(self, place: Place, kind: DebugType | None, within: _Within) -> None:
        """Declare that something of this type lies there."""
        kind = kind.underlying if kind else None
        if kind is None:
            return
        if isinstance(kind, CompositeType) and kind.tag == "DW_TAG_array_type":
            self.array(place, kind, within)
            return
        number = kind.number if kind.number is not None else -1
        if number not in within.open:
            within = within._replace(open={**within.open, number: place})
        for start, inner in self.members(kind):
            if start < MAX_BYTES:
                there = place[0], place[1] + start
                self.memory(there, inner, within._replace(is_member=True))
        is_member = within.is_member or isinstance(kind, CompositeType)
        for leaf in self.leaves(kind):
            self.leaf(place, leaf, within, is_member=is_member)
        for at in self.unions.words(kind, self.members(kind)):
            self.facts.add(self.facts.at(place[0], place[1] + at, WORD), EITHER, within.origin)

    def leaves(self, kind: DebugType) -> list[Leaf]:
        """Return the leaves of a type, but for those in `members` and in unions."""
        found = self._flat.get(kind)
        if found is None:
            inner = [range(at, at + (each.size or 0) // 8) for at, each in self.members(kind)]
            found = self._flat[kind] = [
                leaf
                for leaf in flatten(kind, MAX_BYTES, self.pointer * 8)
                if not leaf.overlapping and not any(leaf.offset in each for each in inner)
            ]
        return found

    def members(self, kind: DebugType) -> list[tuple[int, DebugType]]:
        """Return the arrays and structs in a struct, each on its own."""
        if not isinstance(kind, CompositeType) or kind.tag not in _STRUCTS:
            return []
        found = self._inner.get(kind)
        if found is None:
            found = self._inner[kind] = []
            for member in kind.members:
                inner = member.type.underlying if member.type else None
                whole = isinstance(inner, CompositeType) and inner.tag in _WHOLE
                if inner and whole and member.offset is not None and not _is_virtual(member):
                    found.append((member.offset // 8, inner))
        return found

    def array(self, place: Place, kind: CompositeType, within: _Within) -> None:
        """Declare that elements of an array lie there."""
        stride = kind.stride
        if kind.is_descriptor or not stride or stride % 8:
            return
        if stride == 8:  # characters: what is copied through them may be anything
            return
        size, length = stride // 8, kind.length
        if length == 1:
            self.memory(place, kind.element, within)
            return
        if length and length <= MAX_ELEMENTS and self._leads_anywhere(kind.element):
            for at in range(length):
                self.memory((place[0], place[1] + at * size), kind.element, within)
            return
        end = None if length is None else place[1] + length * size
        inner = self.facts.window(*place, end, size, hard=bool(length))
        self.memory(inner, kind.element, within)

    def _leads_anywhere(self, element: DebugType | None) -> bool:
        """Return whether a type holds an untyped pointer: each element's is to another thing.

        So are the arguments of `format!`, and arrays of `void *`.
        """
        leaves = flatten(element, MAX_BYTES, self.pointer * 8)
        return any(leaf.kind == "pointer" and is_nothing(leaf.target) for leaf in leaves)

    def leaf(self, place: Place, leaf: Leaf, within: _Within, *, is_member: bool = False) -> None:
        """Declare that something without parts lies there."""
        facts, (region, offset) = self.facts, place
        if leaf.kind == "complex" and leaf.size in (8, 16):
            half = leaf.size // 2
            for part in (0, half):
                self.leaf(place, Leaf(leaf.offset + part, half, "float"), within)
            return
        bits = self._bits(leaf)
        if not bits:
            return
        size = _VALUE_BYTES if bits == FP80 else leaf.size
        cell = facts.at(region, offset + leaf.offset, size)
        facts.add(cell, as_member(bits) if is_member else bits, within.origin)
        if leaf.target is not None and bits == POINTER:
            deeper = within._replace(
                depth=within.depth + 1, is_member=False, is_alone=leaf.is_reference
            )
            self.behind(facts.region_of(cell), leaf.target, deeper)

    def _bits(self, leaf: Leaf) -> int:
        if leaf.kind == "float":
            return {4: FLOAT, 8: DOUBLE, 16: self._long}.get(leaf.size, 0)
        return {"int": DECLARED, "bool": DECLARED, "pointer": POINTER}.get(leaf.kind, 0)

    @property
    def _long(self) -> int:
        return FP80 if self.facts.module.triple.startswith(("x86_64", "i")) else FP128

    def behind(self, place: Place, target: DebugType, within: _Within) -> None:
        """Declare a pointer to this type: its parts are noted when somebody asks for them."""
        kind = target.underlying
        if kind is None or within.depth > MAX_POINTERS or isinstance(kind, SubroutineType):
            return
        if isinstance(kind, BasicType) and kind.kind not in ("float", "int", "bool", "complex"):
            return
        number = kind.number if kind.number is not None else -1
        if number in within.open:
            self.facts.merge(*within.open[number], *place)
        elif not is_byte(kind):
            within = within._replace(is_alone=within.is_alone and isinstance(kind, DerivedType))
            key = -2 - number if within.is_alone else number
            self.facts.declare(place, key, _Target(self, kind, within))

    def target(self, place: Place, kind: DebugType, within: _Within) -> None:
        """Add the evidence of the type that a pointer has; a pointer or a basic type repeats.

        A pointer that is referred to does not: it is a variable, or a member among others.
        """
        if isinstance(kind, (BasicType, DerivedType)) and kind.size and not within.is_alone:
            place = self.facts.window(*place, None, kind.size // 8)
        self.memory(place, kind, within)


class _Within(NamedTuple):
    """The surroundings of a declared type: its origin, pointers to it, structs around it.

    Lists lead back to these structs, so their places are kept by the numbers of their types.
    """

    origin: Origin
    depth: int
    open: dict[int, Place]
    is_member: bool = False
    #: Whether a pointer lies there alone.
    is_alone: bool = False


class _Target(NamedTuple):
    """The declared type behind a pointer."""

    debug: Debug
    kind: DebugType
    within: _Within

    def describe(self, place: Place) -> None:
        """Note it there."""
        try:
            self.debug.target(place, self.kind, self.within)
        except MetadataError:
            return


def _is_fortran(program: Subprogram) -> bool:
    """Return whether a function is written in Fortran."""
    return program.unit is not None and "Fortran" in program.unit.language


def add_characters(facts: Facts, place: Place, size: int, origin: Origin) -> None:
    """Note that so many bytes are characters: a short text, as a member of what repeats."""
    if size <= MAX_TEXT:
        for at in range(0, size, WORD):
            cell = facts.at(place[0], place[1] + at, min(WORD, size - at))
            facts.add(cell, DECLARED, origin)
        return
    window = facts.window(*place, place[1] + size, 1, hard=True)
    facts.add(facts.at(*window, 1), DECLARED, origin)
