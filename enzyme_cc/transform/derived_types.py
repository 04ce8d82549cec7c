"""Derived types of Fortran, by the tables that flang writes for its run-time library.

A type is flat if none of its components is memory of its own: then it is assigned as bytes, and
starts as flang's constant for it says. Pointers are such bytes, too.
"""

from __future__ import annotations

import re
from typing import NamedTuple

#: Kinds of components: data and pointers are bytes.
_FLAT = frozenset("12")
_POINTER = "2"
_TYPE = re.compile(
    r"^@(_Q\w+?)EXdtX(\w+) = .* constant %_QM__fortran_type_infoTderivedtype \{.*?\}, i64 (\d+), .*"
    r", i32 \d+, i8 \d, i8 \d, i8 \d, i8 (\d), i8 (\d), \[3 x i8\] \w+ \}",
    re.M,
)
_KNOWN = re.compile(r"^@(\w+)EXdtX(\w+) = ", re.M)
_COMPONENTS = re.compile(r"^@(_Q\w+?)EXcX(\w+) = .*$", re.M)
_COMPONENT = re.compile(
    r"%_QM__fortran_type_infoTcomponent \{ \{[^{}]*\} \{[^{}]*\}, i8 (\d), i8 (\d+), i8 (\d+), "
    r"i8 (\d+), \[4 x i8\] \w+, i64 (\d+), .*?\{ ptr (@\w+EXdtX\w+|null), i64 .*?"
    r"%_QM__fortran_builtinsT__builtin_c_ptr (zeroinitializer|\{)"
)
#: Codes of ISO_Fortran_binding.h, by category and kind, and how many bytes these have.
_CODES = {("2", "4"): (27, 4), ("2", "8"): (28, 8)}
_OWN = "_QM__fortran_"
_STRUCT, _VERSION = 42, "20240719"
#: What is written for each program: what a type's variables hold at first; whether all are flat.
OF_TYPES = _INITIAL, _FLAT_TYPES = "enzyme_cc_initial", "enzyme_cc_flat_types"


class DerivedTypes(NamedTuple):
    """What is known of all derived types of a module."""

    are_flat: bool
    #: The text of the functions that say it.
    functions: str


class _Component(NamedTuple):
    genre: str
    category: str
    kind: str
    rank: str
    offset: str
    #: The table of its type, if that is a derived one.
    type: str
    start: str


class _Type(NamedTuple):
    scope: str
    name: str
    size: str
    components: tuple[_Component, ...]

    @property
    def table(self) -> str:
        return f"@{self.scope}EXdtX{self.name}"

    @property
    def initial(self) -> str:
        """The constant that flang has for it."""
        return f"@_QQ{self.scope}T{self.name}XDerivedInit"


def derived_types(text: str) -> DerivedTypes:
    """Read the tables."""
    names = {found for found in _KNOWN.findall(text) if not found[0].startswith(_OWN)}
    lists = {found.group(1, 2): found[0] for found in _COMPONENTS.finditer(text)}
    types: list[_Type] = []
    for scope, name, size, final, plain in _TYPE.findall(text):
        line = lists.get((scope, name), "")
        found = tuple(_Component(*each) for each in _COMPONENT.findall(line))
        is_read = len(found) == line.count("Tcomponent { {") and final == plain == "1"
        if not scope.startswith(_OWN) and is_read and _FLAT.issuperset(c.genre for c in found):
            types.append(_Type(scope, name, size, found))
    starts = [_start(each, types, text) for each in types]
    if len(types) != len(names) or None in starts:
        return DerivedTypes(False, _functions([], "false"))
    known = [(each, start) for each, start in zip(types, starts, strict=True) if start]
    return DerivedTypes(True, _functions(known, "true"))


def _start(type_: _Type, types: list[_Type], text: str) -> str | None:
    """A constant, or how one is written; empty where nothing is there, None if it is not known."""
    if f"{type_.initial} = " in text:
        return type_.initial
    pointers = [each for each in type_.components if each.genre == _POINTER]
    if any(each.start == "{" and each not in pointers for each in type_.components):
        return None
    fields: list[str] = []
    at = 0
    for each in sorted(pointers, key=lambda each: int(each.offset)):
        described = _described(each, {one.table: one.size for one in types})
        if described is None:
            return None
        if int(each.offset) > at:
            fields.append(f"[{int(each.offset) - at} x i8] zeroinitializer")
        fields.append(described[0])
        at = int(each.offset) + described[1]
    if fields and int(type_.size) > at:
        fields.append(f"[{int(type_.size) - at} x i8] zeroinitializer")
    if not fields:
        return ""
    kinds = ", ".join(_kind(each) for each in fields)
    return f"<{{ {kinds} }}> <{{ {', '.join(fields)} }}>"


def _described(component: _Component, sizes: dict[str, str]) -> tuple[str, int] | None:
    """A description of nothing, and its bytes."""
    rank = int(component.rank)
    code, size = _CODES.get((component.category, component.kind), (0, 0))
    if component.type in sizes:
        code, size = _STRUCT, int(sizes[component.type])
    if not size:
        return None
    kinds = ["ptr", "i64", "i32", "i8", "i8", "i8", "i8"]
    fields = ["null", str(size), _VERSION, str(rank), str(code), "1", str(int(code == _STRUCT))]
    if rank:
        kinds.append(f"[{rank} x [3 x i64]]")
        fields.append("zeroinitializer")
    if code == _STRUCT:
        kinds += ["ptr", "[1 x i64]"]
        fields += [component.type, "zeroinitializer"]
    inside = ", ".join(f"{kind} {field}" for kind, field in zip(kinds, fields, strict=True))
    return f"{{ {', '.join(kinds)} }} {{ {inside} }}", 24 + 24 * rank + 16 * (code == _STRUCT)


def _kind(field: str) -> str:
    """The type that a constant begins with."""
    if field.startswith("["):
        return field[: field.index("]") + 1]
    return field[: field.index(" } {") + 2]


def _functions(types: list[tuple[_Type, str]], are_flat: str) -> str:
    constants, lines, last = [], [], "null"
    for number, (type_, start) in enumerate(types):
        if not start.startswith("@"):
            constants.append(f"@enzyme_cc.initial.{number} = private constant {start}")
            start = f"@enzyme_cc.initial.{number}"
        lines.append(f"  %is.{number} = icmp eq ptr %0, {type_.table}")
        lines.append(f"  %at.{number} = select i1 %is.{number}, ptr {start}, ptr {last}")
        last = f"%at.{number}"
    initial = [f"define internal ptr @{_INITIAL}(ptr %0) {_words(_INITIAL)} {{", *lines]
    flat = [f"define internal zeroext i1 @{_FLAT_TYPES}() {_words(_FLAT_TYPES)} {{"]
    ends = f"  ret ptr {last}", "}", "", *flat, f"  ret i1 {are_flat}", "}"
    return "\n".join([*constants, *initial, *ends])


def _words(name: str) -> str:
    return f'alwaysinline nounwind "enzyme-cc-source"="{name}"'
