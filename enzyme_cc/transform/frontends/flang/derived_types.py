"""Derived types of Fortran, by the tables that flang writes for its run-time library.

A type is flat if none of its components is memory of its own: then it is assigned as bytes. All of
them start as flang's constants for them say.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

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
#: What a type calls where a variable is assigned; where one ends that is in an array; what knows
#: arrays of any rank; where another one ends, and behind that arrays by their rank.
_ASSIGNED, _OF_EACH, _OF_ARRAYS, _ALONE = (1, 2), 7, 8, 9
_KNOWN = re.compile(r"^@(\w+)EXdtX(\w+) = ", re.M)
_NAMED = re.compile(r"call [^@\n]*@_Fortran\w+\([^\n]*?ptr (@\w+EXdtX\w+), i")
_COMPONENTS = re.compile(r"^@(_Q\w+?)EXcX(\w+) = .*$", re.M)
_COMPONENT = re.compile(
    r"%_QM__fortran_type_infoTcomponent \{ \{[^{}]*\} \{[^{}]*\}, i8 (\d), i8 (\d+), i8 (\d+), "
    r"i8 (\d+), \[4 x i8\] \w+, i64 (\d+), .*?\{ ptr (@\w+EXdtX\w+|null), i64 .*?"
    r"%_QM__fortran_builtinsT__builtin_c_ptr (?:zeroinitializer|\{(?: i64 ptrtoint \(ptr)? (\S+))"
)
_PROCEDURES = re.compile(r"^@(_Q\w+?)EXpX(\w+) = .*$", re.M)
_PROCEDURE = re.compile(
    r"Tprocptrcomponent \{ \{[^{}]*\} \{[^{}]*\}, i64 (\d+), "
    r"%_QM__fortran_builtinsT__builtin_c_funptr "
    r"(?:zeroinitializer|\{ i64 ptrtoint \(ptr (\S+) to i64\) \})"
)
_STARTS = re.compile(r"^(@\w+EXdiX\w+) = .*?constant (.*?)(?:, comdat|, align \d+)*$", re.M)
_POINTING = re.compile(r"%\S+ \{ (\{.*\} \{.*\}) \}")
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
    """A component, as a table describes it in flang's numbers."""

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
        """Return where it is in its type."""
        return int(self.place)


class ProcedurePointer(NamedTuple):
    """A component that points to a procedure: where it is, and what it points to at first."""

    offset: int
    start: str


class Type(NamedTuple):
    """A type whose variables are known: how they are copied, and how they end."""

    scope: str
    name: str
    size: int
    components: tuple[Component, ...]
    procedures: tuple[ProcedurePointer, ...] = ()
    #: Whether the first component is the type that it extends.
    has_parent: bool = False
    #: Whether the run-time library is told that something is called where a variable ends.
    is_called_for: bool = False
    #: Whether components of types that are allocatable may be of others, which extend these.
    is_open: bool = False
    #: Whether it has an assignment of its own.
    has_assignment: bool = False
    #: What its own is: of one by itself, of one in an array, of arrays by their rank.
    ends_alone: str = ""
    ends_each: str = ""
    ends_arrays: tuple[tuple[int, str], ...] = ()

    @property
    def table(self) -> str:
        """Return what flang has for its run-time library."""
        return f"@{self.scope}EXdtX{self.name}"

    @property
    def initial(self) -> str:
        """Return the constant that flang may have for it."""
        return f"@_QQ{self.scope}T{self.name}XDerivedInit"

    def is_open_at(self, component: Component) -> bool:
        """Return whether the component may be of another type, as far as the type says."""
        is_typed = component.category == _DERIVED
        return self.is_open and component.genre == ALLOCATABLE and is_typed

    def room(self, component: Component) -> int:
        """Return how far the next component is."""
        places = [*(each.offset for each in self.components), self.size]
        places += [each.offset for each in self.procedures]
        later = (each for each in places if each > component.offset)
        return min(later, default=component.offset) - component.offset

    def places(self, component: Component, inner: Type) -> range:
        """Return where the variables in a component are; those with nothing in them count as one.

        So are parents that are abstract, and only say what procedures there are.
        """
        if not inner.size:
            return range(component.offset, component.offset + 1)
        end = component.offset + self.room(component) // inner.size * inner.size
        return range(component.offset, end, inner.size)


class DerivedTypes:
    """The derived types of a module, by their tables."""

    def __init__(self, text: str) -> None:
        self.tables = {
            f"@{scope}EXdtX{name}"
            for scope, name in _KNOWN.findall(text)
            if not scope.startswith(_OWN)
        }
        #: By their tables: those that are copied component by component, and end without a call.
        self.types = _ending_as_said({each.table: each for each in _types(text)})
        #: Those that something polymorphic may be of: of families, or named where one is made.
        self._polymorphic = self._families() | {*_NAMED.findall(text)}
        self._text = text
        self._constants = dict(_STARTS.findall(text))
        self._owning = self._found(_is_owning)
        self._assigning = self._found(self._is_assigning)

    @property
    def are_flat(self) -> bool:
        """Return whether all of them are bytes."""
        return len(self.types) == len(self.tables) and not self._owning and not self._assigning

    def owns(self, table: str) -> bool:
        """Return whether a component of the type, or of one in it, is memory of its own."""
        return table in self._owning

    def is_known(self, table: str, *, assigned: bool = False) -> bool:
        """Return whether a type is one of these; with an assignment of its own."""
        found = self.types.get(table)
        return found is not None and (found.has_assignment or not assigned)

    def is_polymorphic(self, table: str) -> bool:
        """Return whether what only the running program knows the type of may be of this one."""
        return table in self._polymorphic or table not in self.types

    def is_open_at(self, type_: Type, component: Component) -> bool:
        """Return whether a component may be of another type than it is declared to be."""
        may_be = component.type == "null" or self.is_polymorphic(component.type)
        return may_be and type_.is_open_at(component)

    def _families(self) -> set[str]:
        extending = [each for each in self.types.values() if each.has_parent]
        return {each.table for each in extending} | {each.components[0].type for each in extending}

    def extended(self, table: str) -> Iterator[str]:
        """Yield a type, and all those that it extends."""
        while table:
            yield table
            found = self.types.get(table)
            table = found.components[0].type if found and found.has_parent else ""

    def assigns_parts(self, table: str) -> bool:
        """Return whether a part of the type has an assignment of its own, which is not written."""
        return table in self._assigning

    def _found(self, is_one: Callable[[Type, set[str]], bool]) -> set[str]:
        found: set[str] = set()
        before = -1
        while len(found) > before:
            before = len(found)
            found |= {each.table for each in self.types.values() if is_one(each, found)}
        return found

    def _is_assigning(self, type_: Type, assigning: set[str]) -> bool:
        inner = [each.type for each in type_.components if each.genre != POINTER]
        return any(
            each in assigning or (each in self.types and self.types[each].has_assignment)
            for each in inner
        )

    # -- what variables hold at first ------------------------------------------------------------

    def start(self, type_: Type) -> str | None:
        """Return a constant, or how one is written; empty if nothing is there, None if unknown."""
        if f"{type_.initial} = " in self._text:
            return type_.initial
        fields: list[str] = []
        pieces = [*self._pieces(type_, 0)]
        known = [each for each in pieces if each is not None]
        if len(known) < len(pieces):
            return None
        at = 0
        for offset, field, size in sorted(known):
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
        """Yield what is there at first: where, the constant, its bytes."""
        for pointer in type_.procedures:
            yield base + pointer.offset, f"ptr {pointer.start or 'null'}", _POINTER_SIZE
        for each in type_.components:
            at = base + each.offset
            inner = self.types.get(each.type)
            if each.genre != DATA:
                described = self._pointing(each) if each.start else self._described(each)
                yield described and (at, *described)
            elif each.start:
                constant = self._constants.get(each.start)
                size = constant and self._size(_kind(constant))
                yield (at, constant, size) if constant and size else None
            elif each.type in self.tables:
                if inner is None:
                    yield None
                    continue
                for place in type_.places(each, inner):
                    yield from self._pieces(inner, base + place)
            else:
                for place, kind in leaves(type_, each, _MOST_LEAVES):
                    if not kind.startswith("i"):
                        yield base + place, f"{kind} 0.0", SIZES[kind]

    def element(self, component: Component) -> tuple[int, int]:
        """Return the code and size of a component's elements; nothing where they are not known."""
        if component.type in self.types:
            return _STRUCT, self.types[component.type].size
        return _CODES.get((component.category, component.kind), (0, 0))

    def _size(self, kind: str) -> int:
        """Return the bytes of a constant; 0 if that is not known."""
        if many := _ARRAY.fullmatch(kind):
            return int(many[1]) * self._size(many[2])
        named = (each for each in self.types.values() if f"%{each.scope}T{each.name}" == kind)
        return next((each.size for each in named), 0) or _size(kind)

    def _pointing(self, component: Component) -> tuple[str, int] | None:
        """Return a pointer's initial descriptor, in a type of its own, and its size in bytes."""
        found = _POINTING.fullmatch(self._constants.get(component.start, ""))
        described = self._described(component)
        return (found[1], described[1]) if found and described else None

    def _described(self, component: Component) -> tuple[str, int] | None:
        """Return a description of nothing, and its bytes."""
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
    """Yield the numbers of a component: offset and LLVM type, if there are not too many."""
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
    """Return what LLVM calls the numbers that a component is of; empty of all else."""
    return _KINDS.get((component.category, component.kind), ("", 0))[0]


def members(component: Component) -> Iterator[tuple[int, str]]:
    """Yield the same of a component that is the description of something."""
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
    pointers = {found.group(1, 2): found[0] for found in _PROCEDURES.finditer(text)}
    special = {found.group(1, 2): _BINDING.findall(found[0]) for found in _SPECIAL.finditer(text)}
    for scope, name, size, parent, final, plain in _TYPE.findall(text):
        line = lists.get((scope, name), "")
        found = tuple(Component(*each) for each in _COMPONENT.findall(line))
        line_of_pointers = pointers.get((scope, name), "")
        procedures = tuple(
            ProcedurePointer(int(at), start) for at, start in _PROCEDURE.findall(line_of_pointers)
        )
        is_read = len(found) == line.count("Tcomponent { {")
        is_read &= len(procedures) == line_of_pointers.count("Tprocptrcomponent { {")
        bindings = special.get((scope, name), [])
        ends = _ends(bindings)
        if ends is None or scope.startswith(_OWN) or not is_read:
            continue
        if _READ.issuperset(c.genre for c in found):
            is_assigned = any(int(which) in _ASSIGNED for which, _, _ in bindings)
            says = parent == "1", final == "0", plain == "0", is_assigned
            yield Type(scope, name, int(size), found, procedures, *says, *ends)


def _ending_as_said(types: dict[str, Type]) -> dict[str, Type]:
    """Return the types with known finalisers: that of others may be anything."""
    before = len(types) + 1
    while len(types) < before:
        before = len(types)
        types = {table: each for table, each in types.items() if _is_told(each, types)}
    return types


def _is_told(type_: Type, types: dict[str, Type]) -> bool:
    inner = [each for each in type_.components if each.genre != POINTER and each.type != "null"]
    known = [types[each.type] for each in inner if each.type in types]
    is_explained = bool(type_.ends_alone or type_.ends_arrays)
    is_explained |= any(each.is_called_for for each in known)
    is_explained |= any(map(type_.is_open_at, type_.components))
    if type_.is_called_for and not is_explained:
        return False
    is_asked = type_.is_called_for or type_.is_open
    return (not is_asked or len(known) == len(inner)) and _is_in_order(type_, types)


def _is_in_order(type_: Type, types: dict[str, Type]) -> bool:
    """Return whether arrays end as those of one type by itself, and of one rank."""
    for number, each in enumerate(type_.components):
        inner = types.get(each.type)
        if inner is None or each.genre == POINTER:
            continue
        ranks = [rank for rank, _ in inner.ends_arrays]
        is_parent = type_.has_parent and not number
        if is_parent and (ranks or (type_.ends_arrays and inner.is_called_for)):
            return False
        if each.genre == DATA and int(each.rank) > 1 and int(each.rank) in ranks:
            return False
    return True


def _ends(
    bindings: list[tuple[str, str, str]],
) -> tuple[str, str, tuple[tuple[int, str], ...]] | None:
    """Return the finalisers of a variable: by itself, of an array, and of arrays of each rank.

    None if that takes what it takes in another way.
    """
    ends = {
        int(which): (is_described, called)
        for which, is_described, called in bindings
        if int(which) >= _OF_EACH
    }
    each, alone = (ends.pop(which, ("0", "")) for which in (_OF_EACH, _ALONE))
    takes_arrays = {is_described for is_described, _ in ends.values()} <= {"1"}
    if _OF_ARRAYS in ends or "1" in (each[0], alone[0]) or not takes_arrays:
        return None
    arrays = tuple((which - _ALONE, called) for which, (_, called) in sorted(ends.items()))
    return alone[1] or each[1], each[1], arrays


def _is_owning(type_: Type, owning: set[str]) -> bool:
    return bool(type_.ends_alone or type_.ends_arrays) or any(
        each.genre == ALLOCATABLE or (each.genre == DATA and each.type in owning)
        for each in type_.components
    )


_ARRAY = re.compile(r"\[(\d+) x (.*)\]")


def _size(kind: str) -> int:
    """Return the bytes of what a component may be; 0 if that is not known."""
    many = _ARRAY.fullmatch(kind)
    if many:
        return int(many[1]) * _size(many[2])
    parts = kind.strip("{ }").split(", ")
    return sum(SIZES[each] for each in parts) if SIZES.keys() >= {*parts} else 0


def _kind(field: str) -> str:
    """Return the type that a constant begins with."""
    depth = 0
    for at, letter in enumerate(field):
        depth += (letter in "[{<") - (letter in "]}>")
        if letter == " " and not depth:
            return field[:at]
    return field
