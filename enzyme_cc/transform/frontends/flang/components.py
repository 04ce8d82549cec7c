"""Write what flang's run-time library does with variables of each derived type.

Which components are memory of their own, only the tables of the program say. So there are functions
for each type here, which those of `rules/runtime/fortran.c` call by its table: where that is known,
and it nearly always is, the one for the type is left. A type that has assignments of its own, or
a finaliser that is told of arrays, has none: where it is met there is a call that has no body,
which is an error with a line.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from enzyme_cc.rules.bodies import COPY
from enzyme_cc.transform.frontends.flang.derived_types import (
    ALLOCATABLE,
    DATA,
    SIZES,
    leaves,
    members,
    number_of,
)

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from enzyme_cc.transform.frontends.flang.derived_types import Component, DerivedTypes, Type

#: What is written for each program: what a type's variables hold at first; the same somewhere else;
#: a copy with memory of its own; that memory given back; how arrays end; whether no type has any;
#: whether a type is one of these; whether a code is known when compiling.
OF_TYPES = _INITIAL, _MOVE, _CLONE, _DESTROY, _FINISH, _FLAT, _HERE, _KNOWN, *_ = (
    "enzyme_cc_initial",
    "enzyme_cc_move",
    "enzyme_cc_clone",
    "enzyme_cc_destroy",
    "enzyme_cc_finish",
    "enzyme_cc_flat_types",
    "enzyme_cc_is_here",
    "enzyme_cc_is_known",
    "enzyme_cc_clone_open",
    "enzyme_cc_destroy_open",
)
#: What the functions of a type call, of `fortran.c`.
HELPERS = (
    _COPIED,
    _FRESH,
    _COUNT,
    _FREED,
    _OPEN_COPIED,
    _OPEN_FREED,
    _FINISHED,
    _FINISHED_IN,
    _FOREIGN,
) = (
    "enzyme_cc_copied",
    "enzyme_cc_fresh",
    "enzyme_cc_components",
    "enzyme_cc_freed",
    "enzyme_cc_open_copied",
    "enzyme_cc_open_freed",
    "enzyme_cc_finished",
    "enzyme_cc_finished_in",
    "enzyme_cc_foreign",
)
#: A function of flang's that nobody has a body of: what cannot be done is a call of it.
_MISSING = "_FortranAFinalize"
_UNSET = "enzyme_cc.unset"
_SAID = "it is not known what a variable of its type is at first in what is differentiated"
_INTRINSICS = (
    "declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)",
    "declare i1 @llvm.is.constant.i8(i8)",
)
_NAME = re.compile(r"@([\w.]+)")
_SAMPLE = "enzyme_cc_sample"
#: Up to here there is code for each variable of an array in another one.
_MOST_IN_LINE = 16
#: The functions of a type, and which of its variables they are given.
_VARIABLES = {_MOVE: ("%to", "%from"), _CLONE: ("%to", "%from"), _DESTROY: ("%to",)}
#: How variables end, as `fortran.c` has it: without a call of what the type says, in an array, or
#: by themselves. What is passed on for components that are arrays, and for those that are not.
_EACH, _ALONE, _AS_ARRAY = 1, 2, 3
_HOW, _HOW_EACH, _HOW_ALONE = "%how", "%how.each", "%how.alone"


def functions_of(types: DerivedTypes) -> dict[str, str]:
    """Return the text of them all, and of what they call, by name."""
    numbers = {table: number for number, table in enumerate(types.types)}
    entries = [_flat(types), _is_here(types), _is_known(), _finish(types), *_starts(types)]
    entries += [_sample(kind) for kind in SIZES]
    entries += [_moved(types, table, number) for table, number in numbers.items()]
    for kind in _VARIABLES:
        entries.append(_chosen(kind, types, numbers))
        if kind != _MOVE:
            entries.append(_chosen(kind, types, numbers, is_open=True))
        for table, number in numbers.items():
            if kind == _CLONE or (kind == _DESTROY and types.owns(table)):
                size = types.types[table].size
                entries += [_one(kind, types, numbers, table), _many(kind, number, size)]
    entries.append(f"declare void @{_MISSING}(ptr)")
    entries += _INTRINSICS
    return {_NAME.search(each)[1]: each for each in entries}  # type: ignore[index]


def _flat(types: DerivedTypes) -> str:
    return _function("zeroext i1", _FLAT, "", [f"  ret i1 {str(types.are_flat).lower()}"])


def _is_here(types: DerivedTypes) -> str:
    """Return whether a table is of this module: of what others extend, nothing is known."""
    lines, last = [], "false"
    for number, table in enumerate(sorted(types.tables)):
        lines.append(f"  %is.{number} = icmp eq ptr %type, {table}")
        lines.append(f"  %any.{number} = or i1 {last}, %is.{number}")
        last = f"%any.{number}"
    return _function("zeroext i1", _HERE, "ptr %type", [*lines, f"  ret i1 {last}"])


def _is_known() -> str:
    lines = ["  %it = call i1 @llvm.is.constant.i8(i8 %code)", "  ret i1 %it"]
    return _function("zeroext i1", _KNOWN, "i8 signext %code", lines)


def _starts(types: DerivedTypes) -> Iterator[str]:
    """Yield the constants, and the function that finds one."""
    lines, last = [], "null"
    unknown = types.tables - types.types.keys()
    for number, (table, type_) in enumerate(types.types.items()):
        start = types.start(type_)
        if start is None:
            unknown.add(table)
        if not start:
            continue
        if not start.startswith("@"):
            # Named as flang names derived types: their bytes are characters or integers.
            kind, name = f"%_Qenzyme_ccTinitial{number}", f"@enzyme_cc.initial.{number}"
            inside, _, value = start.partition("}> <{")
            yield f"{kind} = type {inside}}}>\n{name} = private constant {kind} <{{{value}"
            start = name
        lines.append(f"  %is.{number} = icmp eq ptr %type, {table}")
        lines.append(f"  %at.{number} = select i1 %is.{number}, ptr {start}, ptr {last}")
        last = f"%at.{number}"
    if unknown:
        yield f'@{_UNSET} = private constant [{len(_SAID) + 1} x i8] c"{_SAID}\\00"'
    for number, table in enumerate(sorted(unknown)):
        lines += [
            f"  %unknown.{number} = icmp eq ptr %type, {table}",
            f"  br i1 %unknown.{number}, label %missing.{number}, label %next.{number}",
            f"missing.{number}:",
            # Not every call is met by what carries a derivative: this one ends the program.
            f"  call void @_FortranAReportFatalUserError(ptr @{_UNSET}, ptr null, i32 0)",
            f"  call void @{_MISSING}(ptr %type)",
            f"  br label %next.{number}",
            f"next.{number}:",
        ]
    yield _function("ptr", _INITIAL, "ptr %type", [*lines, f"  ret ptr {last}"])


def _finish(types: DerivedTypes) -> str:
    """Return what is called where an array ends: as said in `fortran.c`."""
    calls = [
        (f"{number}.{rank}", table, rank, called)
        for number, (table, type_) in enumerate(types.types.items())
        for rank, called in type_.ends_arrays
    ]
    lines = []
    for name, table, rank, called in calls:
        lines += [
            f"  %is.{name} = icmp eq ptr %type, {table}",
            f"  %is.rank.{name} = icmp eq i32 %rank, {rank}",
            f"  %is.it.{name} = and i1 %is.{name}, %is.rank.{name}",
            f"  br i1 %is.it.{name}, label %it.{name}, label %else.{name}",
            f"it.{name}:",
            f"  call void {called}(ptr %array)",
            f"  ret i32 {_AS_ARRAY}",
            f"else.{name}:",
        ]
    return _function(
        "i32", _FINISH, "ptr %type, ptr %array, i32 %rank", [*lines, f"  ret i32 {_EACH}"]
    )


def _chosen(
    kind: str, types: DerivedTypes, numbers: dict[str, int], *, is_open: bool = False
) -> str:
    """Return the function that a table of a type chooses; of one only the running program knows."""
    lines = []
    for number, table in enumerate([*numbers, *sorted(types.tables - numbers.keys())]):
        lines += [
            f"  %is.{number} = icmp eq ptr %type, {table}",
            *(_extending(types, table, number) if is_open else ()),
            f"  br i1 %is.{number}{'.it' * is_open}, label %it.{number}, label %else.{number}",
            f"it.{number}:",
            *_for_type(kind, types, table, number, is_open=is_open),
            "  ret void",
            f"else.{number}:",
        ]
    lines += [f"  call void @{COPY}{_FOREIGN}()", "  ret void"]
    given = f"{_pointers(_VARIABLES[kind])}{_how(kind, _HOW)}"
    name, declared = (f"{kind}_open", "ptr %declared, ") if is_open else (kind, "")
    return _function("void", name, f"ptr %type, {declared}{given}", lines)


def _extending(types: DerivedTypes, table: str, number: int) -> list[str]:
    """Return whether it may be that type: it extends the one that is declared, if one is."""
    if not types.is_polymorphic(table):
        return [f"  %is.{number}.it = and i1 %is.{number}, false"]
    lines, last = [], f"%none.{number}"
    for index, each in enumerate(types.extended(table)):
        lines.append(f"  %extends.{number}.{index} = icmp eq ptr %declared, {each}")
        lines.append(f"  %may.{number}.{index} = or i1 {last}, %extends.{number}.{index}")
        last = f"%may.{number}.{index}"
    return [
        f"  %none.{number} = icmp eq ptr %declared, null",
        *lines,
        f"  %is.{number}.it = and i1 %is.{number}, {last}",
    ]


def _for_type(
    kind: str, types: DerivedTypes, table: str, number: int, *, is_open: bool
) -> list[str]:
    """Return what is done with a variable of a type."""
    given = f"{_pointers(_VARIABLES[kind])}{_how(kind, _HOW)}"
    is_own = is_open and kind == _CLONE and types.is_known(table, assigned=True)
    if not types.is_known(table) or is_own:
        return _missing(kind)
    if kind != _MOVE and (types.owns(table) or (kind == _CLONE and types.assigns_parts(table))):
        return [f"  call void @{kind}.one.{number}({given})"]
    return [f"  call void @{_MOVE}.one.{number}({given})"] if kind != _DESTROY else []


def _missing(kind: str) -> list[str]:
    """Return a call that says what is missing, for the variables of each function.

    It is given all of them: what carries a derivative may be in the one that is only read.
    """
    return [f"  call void @{_MISSING}(ptr {each})" for each in _VARIABLES[kind]]


def _one(kind: str, types: DerivedTypes, numbers: dict[str, int], table: str) -> str:
    """Return what becomes of one variable: of each component that owns something."""
    variables, type_ = _VARIABLES[kind], types.types[table]
    lines = []
    if kind == _DESTROY:
        lines += _ended(type_)
    elif types.assigns_parts(table):
        lines += _missing(kind)
    else:
        lines.append(f"  call void @{_MOVE}.one.{numbers[table]}({_pointers(variables)})")
    # A finaliser comes before those of components, and these before that of the type extended.
    first = [*enumerate(type_.components)]
    for number, each in first[type_.has_parent :] + first[: type_.has_parent]:
        places = [f"{variable}.{number}" for variable in variables]
        if types.is_open_at(type_, each):
            lines += [*_at(places, variables, each.offset), _OPEN[kind](each, places)]
        elif each.genre == ALLOCATABLE:
            has_code = types.owns(each.type) or (kind == _CLONE and each.type in numbers)
            inner = f"{kind}.many.{numbers[each.type]}" if has_code else ""
            lines += [*_at(places, variables, each.offset), *_OWNED[kind](each, places, inner)]
        elif each.genre == DATA and types.owns(each.type):
            offsets = type_.places(each, types.types[each.type])
            how = _HOW_ALONE if each.rank == "0" else _HOW_EACH
            if type_.has_parent and not number:
                how = _HOW
            elif kind == _DESTROY and each.rank == "1" and types.types[each.type].ends_arrays:
                how = f"{places[0]}.how"
                lines += _finished_in(each, places[0], len(offsets))
            callee = f"{kind}.{{}}.{numbers[each.type]}", _how(kind, how)
            lines += _inside(variables, callee, places, offsets)
    name = f"{kind}.one.{numbers[table]}"
    given = f"{_pointers(variables)}{_how(kind, _HOW)}"
    return _function("void", name, given, [*lines, "  ret void"])


def _finished_in(component: Component, place: str, count: int) -> list[str]:
    """Return the finaliser of an array that is a component."""
    given = f"ptr {place}.all, i64 {count}, ptr {component.type}, i32 {_HOW_EACH}"
    return [
        *_at([f"{place}.all"], _VARIABLES[_DESTROY], component.offset),
        f"  {place}.how = call i32 @{COPY}{_FINISHED_IN}({given})",
    ]


def _how(kind: str, how: str) -> str:
    """Return the argument that says how a variable ends."""
    return f", i32 {how}" if kind == _DESTROY else ""


def _ended(type_: Type) -> list[str]:
    """Return what a type calls where a variable ends, and how its components do."""
    lines = [
        f"  %is.called = icmp ne i32 {_HOW}, 0",
        f"  {_HOW_EACH} = select i1 %is.called, i32 {_EACH}, i32 0",
        f"  {_HOW_ALONE} = select i1 %is.called, i32 {_ALONE}, i32 0",
    ]
    for how, called in ((_ALONE, type_.ends_alone), (_EACH, type_.ends_each)):
        if called:
            lines += [
                f"  %is.{how} = icmp eq i32 {_HOW}, {how}",
                f"  br i1 %is.{how}, label %call.{how}, label %after.{how}",
                f"call.{how}:",
                f"  call void {called}(ptr %to)",
                f"  br label %after.{how}",
                f"after.{how}:",
            ]
    return lines


def _moved(types: DerivedTypes, table: str, number: int) -> str:
    """Return the IR that moves one variable, each leaf as its type: nothing else may tell it."""
    lines = []
    for index, (offset, kind) in enumerate(_leaves(types, types.types[table], 0)):
        places = [f"%to.{index}", f"%from.{index}"]
        lines += _at(places, _VARIABLES[_MOVE], offset)
        if kind.isdecimal():
            given = f"{_pointers(places)}, i64 {kind}, i1 false"
            lines.append(f"  call void @llvm.memcpy.p0.p0.i64({given})")
        else:
            lines.append(f"  %it.{index} = load {kind}, ptr {places[1]}, align 1")
            lines.append(f"  store {kind} %it.{index}, ptr {places[0]}, align 1")
    given = _pointers(_VARIABLES[_MOVE])
    return _function("void", f"{_MOVE}.one.{number}", given, [*lines, "  ret void"])


def _leaves(types: DerivedTypes, type_: Type, base: int) -> Iterator[tuple[int, str]]:
    """Yield what is in a variable: where, and what LLVM calls it, or how many bytes of anything."""
    yield from ((base + each.offset, "ptr") for each in type_.procedures)
    for each in type_.components:
        if each.genre != DATA:
            found = list(members(each))
        elif each.type in types.types:
            inner = list(_leaves(types, types.types[each.type], 0))
            if not inner:
                continue
            places = type_.places(each, types.types[each.type])
            many = [(place + at, kind) for place in places for at, kind in inner]
            found = many if len(places) <= _MOST_IN_LINE else []
        else:
            found = list(leaves(type_, each, _MOST_IN_LINE))
        for offset, kind in found or [(each.offset, str(type_.room(each)))]:
            yield base + offset, kind


def _inside(
    variables: tuple[str, ...], callee: tuple[str, str], places: list[str], offsets: range
) -> list[str]:
    """Return the calls for variables in a component: one by one, or of `many`."""
    name, how = callee
    if len(offsets) > _MOST_IN_LINE:
        given = f"{_pointers(places)}, i64 {len(offsets)}{how}"
        call = f"  call void @{name.format('many')}({given})"
        return [*_at(places, variables, offsets[0]), call]
    lines = []
    for index, offset in enumerate(offsets):
        each = [f"{place}.{index}" for place in places]
        lines += _at(each, variables, offset)
        lines.append(f"  call void @{name.format('one')}({_pointers(each)}{how})")
    return lines


def _at(places: list[str], variables: tuple[str, ...], offset: int) -> list[str]:
    return [
        f"  {place} = getelementptr i8, ptr {variable}, i64 {offset}"
        for place, variable in zip(places, variables, strict=True)
    ]


def _cloned(component: Component, places: list[str], inner: str) -> list[str]:
    """Return IR that makes new memory with what is in that of the other variable."""
    given = f"ptr {places[0]}, i32 {component.rank}"
    if inner:
        return _in_all(_FRESH, f"{given}, ptr {component.type}", places, inner)
    kind = number_of(component)
    inner = f"{_SAMPLE}.{kind}" if kind else ""
    return _in_all(_COPIED, f"{given}, ptr {places[1]}", places, inner)


def _destroyed(component: Component, places: list[str], inner: str) -> list[str]:
    given = f"ptr {places[0]}, i32 {component.rank}, ptr {component.type}"
    how, before = _HOW_ALONE, []
    if inner and component.rank != "0":
        how = f"{places[0]}.how"
        before = [f"  {how} = call i32 @{COPY}{_FINISHED}({given}, i32 {_HOW_EACH})"]
    if inner:
        before += _in_all(_COUNT, given, places, inner, _how(_DESTROY, how))
    return [*before, f"  call void @{COPY}{_FREED}(ptr {places[0]})"]


_OWNED = {_CLONE: _cloned, _DESTROY: _destroyed}


def _open_cloned(component: Component, places: list[str]) -> str:
    """Return what the running program says of what type it is."""
    given = f"ptr {places[0]}, i32 {component.rank}, ptr {component.type}, ptr {places[1]}"
    return f"  call void @{COPY}{_OPEN_COPIED}({given})"


def _open_destroyed(component: Component, places: list[str]) -> str:
    table = f"ptr {component.type}{_how(_DESTROY, _HOW)}"
    given = f"ptr {places[0]}, i32 {component.rank}, {table}"
    return f"  call void @{COPY}{_OPEN_FREED}({given})"


_OPEN = {_CLONE: _open_cloned, _DESTROY: _open_destroyed}


def _in_all(helper: str, given: str, places: list[str], inner: str, how: str = "") -> list[str]:
    """Return a function for all elements of a component."""
    count, bases = f"{places[0]}.count", [f"{each}.base" for each in places]
    call = f"  {count} = call i64 @{COPY}{helper}({given})"
    if not inner:
        return [call]
    return [
        call,
        *(f"  {each}.base = load ptr, ptr {each}" for each in places),
        f"  call void @{inner}({_pointers(bases)}, i64 {count}{how})",
    ]


def _sample(kind: str) -> str:
    """Return IR that copies one element, by which all bytes are known for what they are."""
    lines = [
        "  %is.none = icmp sle i64 %count, 0",
        "  br i1 %is.none, label %done, label %some",
        "some:",
        "  %last = sub nsw i64 %count, 1",
        *(
            f"  {each}.last = getelementptr {kind}, ptr {each}, i64 %last"
            for each in _VARIABLES[_CLONE]
        ),
        f"  %it = load {kind}, ptr %from.last, align 1",
        f"  store {kind} %it, ptr %to.last, align 1",
        "  br label %done",
        "done:",
        "  ret void",
    ]
    given = f"{_pointers(_VARIABLES[_CLONE])}, i64 %count"
    return _function("void", f"{_SAMPLE}.{kind}", given, lines)


def _many(kind: str, number: int, size: int) -> str:
    """Return what becomes of variables that stand one after the other."""
    variables = _VARIABLES[kind]
    element = f"[{size} x i8]"
    steps = [f"  {each}.next = getelementptr {element}, ptr {each}, i64 %at" for each in variables]
    given = _pointers(f"{each}.next" for each in variables)
    lines = [
        "  %is.none = icmp sle i64 %count, 0",
        "  br i1 %is.none, label %done, label %each",
        "each:",
        "  %at = phi i64 [ 0, %0 ], [ %following, %each ]",
        *steps,
        f"  call void @{kind}.one.{number}({given}{_how(kind, _HOW)})",
        "  %following = add nsw i64 %at, 1",
        "  %is.last = icmp sge i64 %following, %count",
        "  br i1 %is.last, label %done, label %each",
        "done:",
        "  ret void",
    ]
    given = f"{_pointers(variables)}, i64 %count{_how(kind, _HOW)}"
    return _function("void", f"{kind}.many.{number}", given, lines)


# -- text ------------------------------------------------------------------------------------------


def _pointers(names: Iterable[str]) -> str:
    return ", ".join(f"ptr {each}" for each in names)


def _function(kind: str, name: str, parameters: str, lines: list[str]) -> str:
    words = f'alwaysinline nounwind "enzyme-cc-source"="{name}"'
    head = f"define internal {kind} @{name}({parameters}) {words} {{"
    return "\n".join([head, *lines, "}"])
