"""Derived types of Fortran, by the tables that flang writes for its run-time library.

A type is flat if none of its components is memory of its own: then it is assigned as bytes. All of
them start as flang's constants for them say.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterator

#: Kinds of components: in the type, somewhere else, memory of its own.
DATA, POINTER, ALLOCATABLE = "1", "2", "3"
_READ = frozenset((DATA, POINTER, ALLOCATABLE))
_TYPE = re.compile(
    r"^@(_Q\w+?)EXdtX(\w+) = .* constant %_QM__fortran_type_infoTderivedtype \{.*?\}, i64 (\d+), .*"
    r", i32 \d+, i8 (\d), i8 \d, i8 \d, i8 (\d), i8 (\d), \[3 x i8\] \w+ \}",
    re.M,
)
_SPECIAL = re.compile(r"^@(_Q\w+?)EXsX(\w+) = .*$", re.M)
_BINDING = re.compile(
    r"Tspecialbinding \{ i8 (\d+), i8 (\d+), .*?\{ i64 ptrtoint \(ptr (\S+) to i64\) \}"
)
#: What a type calls where a variable ends: one that is in an array; another; what knows arrays.
_OF_EACH, _OF_ARRAYS, _ALONE = 7, 8, 9
_KNOWN = re.compile(r"^@(\w+)EXdtX(\w+) = ", re.M)
_COMPONENTS = re.compile(r"^@(_Q\w+?)EXcX(\w+) = .*$", re.M)
_COMPONENT = re.compile(
    r"%_QM__fortran_type_infoTcomponent \{ \{[^{}]*\} \{[^{}]*\}, i8 (\d), i8 (\d+), i8 (\d+), "
    r"i8 (\d+), \[4 x i8\] \w+, i64 (\d+), .*?\{ ptr (@\w+EXdtX\w+|null), i64 .*?"
    r"%_QM__fortran_builtinsT__builtin_c_ptr (?:zeroinitializer|\{(?: i64 ptrtoint \(ptr)? (\S+))"
)
_STARTS = re.compile(r"^(@\w+EXdiX\w+) = .*?constant (.*?)(?:, comdat|, align \d+)*$", re.M)
#: What ISO_Fortran_binding.h says of numbers, by category and kind: the code, and the bytes.
_CODES = {
    **{("0", str(1 << i)): (7 + i, 1 << i) for i in range(4)},
    **{("2", "4"): (27, 4), ("2", "8"): (28, 8)},
    **{("3", "4"): (34, 8), ("3", "8"): (35, 16)},
    **{("5", str(1 << i)): ((39, 13, 14, 15)[i], 1 << i) for i in range(4)},
}
SIZES = {"i8": 1, "i16": 2, "i32": 4, "i64": 8, "float": 4, "double": 8}
#: What LLVM calls them; a complex number is two.
_KINDS = {
    **{(category, str(1 << i)): (f"i{8 << i}", 1) for category in "05" for i in range(4)},
    **{("2", "4"): ("float", 1), ("2", "8"): ("double", 1)},
    **{("3", "4"): ("float", 2), ("3", "8"): ("double", 2)},
    ("4", "1"): ("i8", 1),
}
_OWN = "_QM__fortran_"
#: Up to here numbers that nothing is said of are zeros: so it is known what they are.
_MOST_LEAVES = 64
_STRUCT, _VERSION = 42, "20240719"
_CHARACTER, _DERIVED = "4", "6"
#: So many pieces a text has that is copied as characters, and not as bytes.
_MOST_PIECES = 32
_POINTER_SIZE = 8


class Component(NamedTuple):
    """What a table says of a component, in flang's numbers."""

    genre: str
    category: str
    kind: str
    rank: str
    place: str
    #: The table of its type, if that is a derived one.
    type: str
    #: Where the constant is that it holds at first, if the program says one.
    start: str

    @property
    def offset(self) -> int:
        """Where it is in its type."""
        return int(self.place)


class Type(NamedTuple):
    """A type whose variables are known: how they are copied, and how they end."""

    scope: str
    name: str
    size: int
    components: tuple[Component, ...]
    #: Whether the first component is the type that it extends.
    has_parent: bool = False
    #: Whether the run-time library is told that something is called where a variable ends.
    is_called_for: bool = False
    #: What its own is: of one by itself, of one in an array.
    ends_alone: str = ""
    ends_each: str = ""

    @property
    def table(self) -> str:
        """What flang has for its run-time library."""
        return f"@{self.scope}EXdtX{self.name}"

    @property
    def initial(self) -> str:
        """The constant that flang may have for it."""
        return f"@_QQ{self.scope}T{self.name}XDerivedInit"

    def room(self, component: Component) -> int:
        """How far the next component is."""
        later = [each.offset for each in self.components if each.offset > component.offset]
        return min([*later, self.size]) - component.offset


class DerivedTypes:
    """What is known of all derived types of a module."""

    def __init__(self, text: str) -> None:
        self.tables = {
            f"@{scope}EXdtX{name}"
            for scope, name in _KNOWN.findall(text)
            if not scope.startswith(_OWN)
        }
        #: By their tables: those that are copied component by component, and end without a call.
        self.types = _ending_as_said({each.table: each for each in _types(text)})
        self._text = text
        self._constants = dict(_STARTS.findall(text))
        self._owning = self._found_owning()

    @property
    def are_flat(self) -> bool:
        """Whether all of them are bytes."""
        return len(self.types) == len(self.tables) and not self._owning

    def owns(self, table: str) -> bool:
        """Whether a component of the type, or of one in it, is memory of its own."""
        return table in self._owning

    def _found_owning(self) -> set[str]:
        found: set[str] = set()
        before = -1
        while len(found) > before:
            before = len(found)
            found |= {each.table for each in self.types.values() if _is_owning(each, found)}
        return found

    # -- what variables hold at first ------------------------------------------------------------

    def start(self, type_: Type) -> str | None:
        """A constant, or how one is written; empty where nothing is there, None if not known."""
        if f"{type_.initial} = " in self._text:
            return type_.initial
        fields: list[str] = []
        at = 0
        for piece in self._pieces(type_, 0):
            if piece is None:
                return None
            offset, field, size = piece
            if offset > at:
                fields.append(f"[{offset - at} x i8] zeroinitializer")
            fields.append(field)
            at = offset + size
        if not fields:
            return ""
        if type_.size > at:
            fields.append(f"[{type_.size - at} x i8] zeroinitializer")
        kinds = ", ".join(_kind(each) for each in fields)
        return f"<{{ {kinds} }}> <{{ {', '.join(fields)} }}>"

    def _pieces(self, type_: Type, base: int) -> Iterator[tuple[int, str, int] | None]:
        """What is there at first: where, the constant, its bytes."""
        for each in sorted(type_.components, key=lambda each: each.offset):
            at = base + each.offset
            inner = self.types.get(each.type)
            if each.genre != DATA:
                described = None if each.start else self._described(each)
                yield described and (at, *described)
            elif each.start:
                constant = self._constants.get(each.start)
                size = constant and _size(_kind(constant))
                yield (at, constant, size) if constant and size else None
            elif each.type in self.tables:
                if inner is None:
                    yield None
                    continue
                for index in range(type_.room(each) // inner.size):
                    yield from self._pieces(inner, at + index * inner.size)
            else:
                for place, kind in leaves(type_, each, _MOST_LEAVES):
                    if not kind.startswith("i"):
                        yield base + place, f"{kind} 0.0", SIZES[kind]

    def element(self, component: Component) -> tuple[int, int]:
        """The code and the bytes of what a component is of; nothing where they are not known."""
        if component.type in self.types:
            return _STRUCT, self.types[component.type].size
        return _CODES.get((component.category, component.kind), (0, 0))

    def _described(self, component: Component) -> tuple[str, int] | None:
        """A description of nothing, and its bytes."""
        rank = int(component.rank)
        code, size = self.element(component)
        if not size:
            return None
        is_struct = int(code == _STRUCT)
        kinds = ["ptr", "i64", "i32", "i8", "i8", "i8", "i8"]
        how = "2" if component.genre == ALLOCATABLE else "1"
        fields = ["null", str(size), _VERSION, str(rank), str(code), how, str(is_struct)]
        if rank:
            kinds.append(f"[{rank} x [3 x i64]]")
            fields.append("zeroinitializer")
        if is_struct:
            kinds += ["ptr", "[1 x i64]"]
            fields += [component.type, "zeroinitializer"]
        inside = ", ".join(f"{kind} {field}" for kind, field in zip(kinds, fields, strict=True))
        return f"{{ {', '.join(kinds)} }} {{ {inside} }}", 24 + 24 * rank + 16 * is_struct


def leaves(type_: Type, component: Component, most: int) -> Iterator[tuple[int, str]]:
    """Where the numbers of a component are, and what LLVM calls them, if they are that many."""
    kind, parts = _KINDS.get((component.category, component.kind), ("", 0))
    if component.category == _CHARACTER:
        yield from _pieces_of_text(component.offset, type_.room(component))
    elif kind:
        size = SIZES[kind]
        count = type_.room(component) // (size * parts) * parts if component.rank != "0" else parts
        for index in range(count if count <= most else 0):
            yield component.offset + index * size, kind


def _pieces_of_text(start: int, size: int) -> Iterator[tuple[int, str]]:
    words, rest = divmod(size, SIZES["i64"])
    if words + rest <= _MOST_PIECES:
        yield from ((start + each * SIZES["i64"], "i64") for each in range(words))
        yield from ((start + size - rest + each, "i8") for each in range(rest))


def number_of(component: Component) -> str:
    """What LLVM calls the numbers that a component is of; empty of all else."""
    return _KINDS.get((component.category, component.kind), ("", 0))[0]


def members(component: Component) -> Iterator[tuple[int, str]]:
    """The same of a component that is the description of something."""
    rank = int(component.rank)
    kinds = ["ptr", "i64", "i32", "i8", "i8", "i8", "i8", *["i64"] * (3 * rank)]
    if component.category == _DERIVED:
        kinds += ["ptr", "i64"]
    at = component.offset
    for kind in kinds:
        yield at, kind
        at += SIZES.get(kind, _POINTER_SIZE)


def _types(text: str) -> Iterator[Type]:
    lists = {found.group(1, 2): found[0] for found in _COMPONENTS.finditer(text)}
    special = {found.group(1, 2): _BINDING.findall(found[0]) for found in _SPECIAL.finditer(text)}
    for scope, name, size, parent, final, plain in _TYPE.findall(text):
        line = lists.get((scope, name), "")
        found = tuple(Component(*each) for each in _COMPONENT.findall(line))
        is_read = len(found) == line.count("Tcomponent { {") and plain == "1"
        ends = _ends(special.get((scope, name), []))
        if ends is None or scope.startswith(_OWN) or not is_read:
            continue
        if _READ.issuperset(c.genre for c in found):
            yield Type(scope, name, int(size), found, parent == "1", final == "0", *ends)


def _ending_as_said(types: dict[str, Type]) -> dict[str, Type]:
    """Those of which it is known what is called where they end: that of others may be anything."""
    before = len(types) + 1
    while len(types) < before:
        before = len(types)
        types = {table: each for table, each in types.items() if _is_told(each, types)}
    return types


def _is_told(type_: Type, types: dict[str, Type]) -> bool:
    inner = [each for each in type_.components if each.genre != POINTER and each.type != "null"]
    called = [types[each.type].is_called_for for each in inner if each.type in types]
    is_explained = bool(type_.ends_alone) or any(called)
    return not type_.is_called_for or (is_explained and len(called) == len(inner))


def _ends(bindings: list[tuple[str, str, str]]) -> tuple[str, str] | None:
    """What is called where a variable ends, by itself or in an array; None if arrays are told."""
    ends = {
        int(which): (is_described, called)
        for which, is_described, called in bindings
        if int(which) >= _OF_EACH
    }
    each, alone = (ends.pop(which, ("0", "")) for which in (_OF_EACH, _ALONE))
    if ends or "1" in (each[0], alone[0]):
        return None
    return alone[1] or each[1], each[1]


def _is_owning(type_: Type, owning: set[str]) -> bool:
    return bool(type_.ends_alone) or any(
        each.genre == ALLOCATABLE or (each.genre == DATA and each.type in owning)
        for each in type_.components
    )


_ARRAY = re.compile(r"\[(\d+) x (.*)\]")


def _size(kind: str) -> int:
    """The bytes of what a component may be; 0 if that is not known."""
    many = _ARRAY.fullmatch(kind)
    if many:
        return int(many[1]) * _size(many[2])
    parts = kind.strip("{ }").split(", ")
    return sum(SIZES[each] for each in parts) if SIZES.keys() >= {*parts} else 0


def _kind(field: str) -> str:
    """The type that a constant begins with."""
    depth = 0
    for at, letter in enumerate(field):
        depth += (letter in "[{<") - (letter in "]}>")
        if letter == " " and not depth:
            return field[:at]
    return field
