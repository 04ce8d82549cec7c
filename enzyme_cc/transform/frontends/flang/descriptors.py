"""Descriptors of arrays, as far as flang's code says what they are: said again where it matters.

They are copied member by member, and not as bytes. And where a function of the run-time library is
given one, what its type says of it is stored once more, as it is there already: so LLVM makes of
the functions that stand for those of the library what they are for that rank and type.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from enzyme_cc.transform.frontends.flang.derived_types import ALLOCATABLE, DATA, DerivedTypes

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

_FLANG = " flang version "
_KIND = r"\{ ptr, i64, i32, i8, i8, i8, i8(?:, \[(\d+) x \[3 x i64\]\])?(, ptr, \[1 x i64\])? \}"
_VARIABLE = re.compile(rf"  (%\d+) = alloca ({_KIND}), (?:i64 1, )?align 8")
_GLOBAL = re.compile(rf"^(@\w+) = .*?global ({_KIND}) (\{{.*)", re.M)
_MEMBER = re.compile(r"  (%\d+) = getelementptr (%\w+), ptr [%@]\w+, i32 0, i32 (\d+)\b")
_COPY = re.compile(
    r"  call void @llvm\.memcpy\.p0\.p0\.i32\(ptr ([%@]\w+), ptr ([%@]\w+), "
    r"i32 (\d+), i1 false\)(.*)"
)
_MADE = re.compile(rf"  (%\d+) = insertvalue {_KIND} (%\d+|\{{ .*? \}}), (?:ptr (@\w+), 8)?")
_STORED = re.compile(rf"  store {_KIND} (%\d+|\{{ .* \}}), ptr ([%@]\w+), align 8")
_SAID = re.compile(r"\{ ptr \w+, i64 (\d+), i32 \d+, i8 \d+, i8 (\d+), i8 (\d+), ")
_TABLE = re.compile(r"ptr (@\w+EXdtX\w+), \[1 x i64\]")
_CALL = re.compile(r"  (?:%\d+ = )?call \w+ @(_Fortran\w+)\((.*)")
_GIVEN = re.compile(r"ptr ([%@]\w+)")
#: What flang says of accesses to descriptors, as stores of whole ones show.
_TAGGED = re.compile(rf"  store {_KIND} .*(, !tbaa !\d+)")
_INITIAL = re.compile(r"^@_QQ\w+XDerivedInit = .*", re.M)
_UNSET = re.compile(r"(?:\[(\d+) x )?(float|double)\]? (?:undef|zeroinitializer)")
_MOST = 64
#: What may change the type of what it is given.
_CHANGES = re.compile(r"Polymorphic|Derived|Mold|MoveAlloc|Class|Type")
#: What flang gives only variables that are of the type that they are declared to be.
_PLAIN = frozenset(
    f"_FortranA{name}"
    for name in (
        *("AllocatableAllocate", "AllocatableAllocateSource", "AllocatableDeallocate"),
        *("Assign", "AssignTemporary", "Destroy", "DestroyWithoutFinalization", "Initialize"),
        *("PointerAllocate", "PointerAllocateSource", "PointerDeallocate"),
    )
)
_HEAD, _DIMENSION, _TYPE = 24, 24, 16
_SIZE_AT, _RANK_AT, _CODE_AT, _GENRE_AT, _EXTRA_AT = 8, 20, 21, 22, 23
#: The dimensions of what may have any number of them.
_ANY_RANK = "15"
_STRUCT = "42"
#: What is polymorphic may be of other types.
_TYPES_OF_OTHERS = (_STRUCT, "-1")


class _Shape(NamedTuple):
    """The shape of a descriptor, by where it is."""

    kind: str
    rank: int
    is_derived: bool

    @property
    def size(self) -> int:
        return self.type_at + _TYPE * self.is_derived

    @property
    def type_at(self) -> int:
        return _HEAD + _DIMENSION * self.rank


class _Fact(NamedTuple):
    """The constant fields of a descriptor: an element's size, the codes, its type's table."""

    size: str = ""
    code: str = ""
    genre: str = ""
    table: str = ""

    @property
    def is_whole(self) -> bool:
        return bool(self.size and (self.table or self.code != _STRUCT))

    @property
    def of_any_type(self) -> _Fact:
        """Return what stays so where it becomes of another type."""
        return _Fact("", self.code if self.code == _STRUCT else "")


#: Components that are descriptors, by the type that LLVM has for theirs and by number.
_Members: TypeAlias = dict[tuple[str, str], tuple[_Shape, _Fact]]


class _Known(NamedTuple):
    """Facts about the descriptors that a function names."""

    shapes: dict[str, _Shape]
    facts: dict[str, _Fact]

    def of_any_type(self) -> _Known:
        """Return the same where the types may be others: one that is declared stays one."""
        return _Known(self.shapes, {name: fact.of_any_type for name, fact in self.facts.items()})


def with_descriptors_said(text: str) -> str:
    """Return a module of flang's that says of descriptors what it knows."""
    if _FLANG not in text:
        return text
    text = _INITIAL.sub(_with_zeros, text)
    outside = _globals(text)
    members = _members(DerivedTypes(text))
    lines = text.split("\n")
    start = None
    for number, line in enumerate(lines):
        if line.startswith("define "):
            start = number
        elif line == "}" and start is not None:
            lines[start:number] = _said(lines[start:number], outside, members, number)
            start = None
    return "\n".join(lines)


def _with_zeros(found: re.Match[str]) -> str:
    """Return the text with zeros for numbers without a value: so they are known as numbers."""

    def zeros(match: re.Match[str]) -> str:
        count, kind = int(match[1] or 1), match[2]
        each = ", ".join([f"{kind} 0.0"] * count)
        return (
            (f"[{count} x {kind}] [{each}]" if match[1] else each) if count <= _MOST else match[0]
        )

    return _UNSET.sub(zeros, found[0])


def _shape(kind: str, rank: str | None, derived: str | None) -> _Shape:
    return _Shape(kind, int(rank or 0), bool(derived))


def _globals(text: str) -> _Known:
    """Return what is known of modules' variables, as they are at first: it stays so."""
    known = _Known({}, {})
    for name, kind, rank, derived, start in _GLOBAL.findall(text):
        if rank != _ANY_RANK:
            known.shapes[name] = _shape(kind, rank, derived)
            known.facts[name] = _fact(start, {})
    return known


def _members(types: DerivedTypes) -> _Members:
    """Return components that are descriptors, by their type in LLVM and by number."""
    found = {}
    for type_ in types.types.values():
        for number, each in enumerate(type_.components):
            code, size = types.element(each)
            if each.genre == DATA or not size:
                continue
            genre = "2" if each.genre == ALLOCATABLE else "1"
            table = each.type if str(code) == _STRUCT else ""
            shape = _Shape("", int(each.rank), bool(table))
            # What may be of another type is of some type, if it is declared to be.
            is_open = types.is_open_at(type_, each)
            fact = _Fact("", str(code)) if is_open else _Fact(str(size), str(code), genre, table)
            found[f"%{type_.scope}T{type_.name}", str(number)] = shape, fact
    return found


def _said(lines: list[str], outside: _Known, members: _Members, number: int) -> list[str]:
    """Return the lines of a function; as many as there were, some of them several."""
    if not any(_CALL.match(line) or _COPY.match(line) for line in lines):
        return lines
    known = _known(lines, outside, members)
    tag = next((found[3] for found in map(_TAGGED.search, lines) if found), "")
    made = []
    for index, line in enumerate(lines):
        if found := _COPY.match(line):
            line = _copied(found, known.shapes, f"{number}.{index}")
        elif found := _CALL.match(line):
            given = dict.fromkeys(_GIVEN.findall(found[2]))
            labels = [f"{number}.{index}.{i}" for i in range(len(given))]
            told = known if found[1] in _PLAIN else known.of_any_type()
            more = [_stores(*each, told, tag) for each in zip(given, labels, strict=True)]
            line = "\n".join([*filter(None, more), line])
        made.append(line)
    return made


def _known(lines: list[str], outside: _Known, members: _Members) -> _Known:
    """Return a function's descriptors; of one whose type may change, no more than the shape."""
    reader = _Reader(outside, members)
    for line in lines:
        reader.read(line)
    return reader.known()


class _Reader:
    """A reader of the lines of a function, one after the other."""

    def __init__(self, outside: _Known, members: _Members) -> None:
        self.outside = outside
        self.members = members
        self.shapes = dict(outside.shapes)
        self.facts = {name: {fact} for name, fact in outside.facts.items()}
        self.values: dict[str, _Fact] = {}
        #: Which components pointers are to.
        self.places: dict[str, object] = {}
        self.copies: list[tuple[str, str, str]] = []
        self.changed: set[object] = set()
        self._ways: tuple[tuple[re.Pattern[str], Callable[[re.Match[str]], None]], ...] = (
            (_VARIABLE, self._variable),
            (_MEMBER, self._member),
            (_MADE, self._made),
            (_STORED, self._stored),
            (_COPY, self._copied),
            (_CALL, self._called),
        )

    def read(self, line: str) -> None:
        for pattern, take in self._ways:
            if found := pattern.match(line):
                take(found)
                return

    def known(self) -> _Known:
        for to, source, size in self.copies:
            if to in self.shapes and self.shapes[to].size == int(size):
                # What a function is given is of the shape of what it is copied to.
                self.shapes.setdefault(source, self.shapes[to]._replace(kind=""))
            if self._is_variable(to):
                self.facts.setdefault(to, set()).update(self._told(source))
        facts = {name: self._common(name, several) for name, several in self.facts.items()}
        return _Known(self.shapes, facts)

    def _common(self, name: str, several: set[_Fact]) -> _Fact:
        """Return what all that is said of a descriptor agrees about."""
        if len(several) == 1 and self.places.get(name, name) not in self.changed:
            return next(iter(several))
        kept = {each.of_any_type for each in several}
        return kept.pop() if len(kept) == 1 else _Fact()

    def _told(self, source: str) -> set[_Fact]:
        """Return what is known of a copy: the type may be any that extends it, but of numbers."""
        facts = self.facts.get(source, {_Fact()})
        is_number = all(each.is_whole and each.code not in _TYPES_OF_OTHERS for each in facts)
        is_told = self._is_variable(source) or is_number
        return facts if is_told else {each.of_any_type for each in facts}

    def _is_variable(self, name: str) -> bool:
        return name not in self.places and name not in self.outside.facts

    def _variable(self, found: re.Match[str]) -> None:
        if found[3] != _ANY_RANK:
            self.shapes[found[1]] = _shape(found[2], found[3], found[4])

    def _member(self, found: re.Match[str]) -> None:
        place = found[2], found[3]
        if place in self.members:
            self.shapes[found[1]], fact = self.members[place]
            self.facts[found[1]] = {fact}
            self.places[found[1]] = place

    def _made(self, found: re.Match[str]) -> None:
        base = _fact(found[4], self.values)
        self.values[found[1]] = base._replace(table=found[5] or base.table)

    def _stored(self, found: re.Match[str]) -> None:
        if self._is_variable(found[4]):
            self.facts.setdefault(found[4], set()).add(_fact(found[3], self.values))

    def _copied(self, found: re.Match[str]) -> None:
        self.copies.append((found[1], found[2], found[3]))

    def _called(self, found: re.Match[str]) -> None:
        if _CHANGES.search(found[1]):
            self.changed.update(self.places.get(each, each) for each in _GIVEN.findall(found[2]))


def _fact(value: str, values: dict[str, _Fact]) -> _Fact:
    """Return what a descriptor says of itself."""
    if value.startswith("%"):
        return values.get(value, _Fact())
    said, table = _SAID.match(value), _TABLE.search(value)
    size, code, genre = said.groups() if said else ("", "", "")
    return _Fact(size, code, genre, table[1] if table else "")


def _stores(name: str, label: str, known: _Known, tag: str) -> str:
    """Return what is there, stored once more."""
    shape, fact = known.shapes.get(name), known.facts.get(name, _Fact())
    if shape is None:
        return ""
    parts: list[tuple[int, str]] = [(_RANK_AT, f"i8 {shape.rank}")]
    if fact.is_whole:
        parts += [(_SIZE_AT, f"i64 {fact.size}"), (_CODE_AT, f"i8 {fact.code}")]
        parts.append((_GENRE_AT, f"i8 {fact.genre}"))
        if fact.table and shape.is_derived:
            parts.append((shape.type_at, f"ptr {fact.table}"))
    elif fact.code == _STRUCT:
        parts.append((_CODE_AT, f"i8 {_STRUCT}"))
    lines = [
        f"  %said.{label}.{at} = getelementptr i8, ptr {name}, i64 {at}\n"
        f"  store {what}, ptr %said.{label}.{at}, align 1{tag}"
        for at, what in parts
    ]
    if fact.code == _STRUCT and shape.is_derived and not fact.is_whole:
        lines.append(_with_table(name, label, tag))
    return "\n".join(lines)


def _with_table(name: str, label: str, tag: str) -> str:
    """Return IR that sets the bit for a type behind the dimensions, and keeps the others."""
    at = f"%said.{label}.{_EXTRA_AT}"
    return (
        f"  {at} = getelementptr i8, ptr {name}, i64 {_EXTRA_AT}\n"
        f"  {at}.was = load i8, ptr {at}, align 1{tag}\n"
        f"  {at}.is = or i8 {at}.was, 1\n"
        f"  store i8 {at}.is, ptr {at}, align 1{tag}"
    )


def _copied(found: re.Match[str], shapes: dict[str, _Shape], label: str) -> str:
    to, source, size, rest = found.groups()
    either: Iterable[_Shape | None] = (shapes.get(to), shapes.get(source))
    for each in either:
        if each is not None and each.kind and each.size == int(size):
            return (
                f"  %descriptor.{label} = load {each.kind}, ptr {source}, align 8{rest}\n"
                f"  store {each.kind} %descriptor.{label}, ptr {to}, align 8{rest}"
            )
    return found[0]
