"""The ways in which a marker reaches a call."""

import pytest

from enzyme_cc.attributes.names import (
    ARGUMENT_MARKERS,
    BATCH_MARKERS,
    CALL_MARKERS,
    FURTHER_ARGUMENT_MARKERS,
    REQUEST_NAMES,
)
from enzyme_cc.attributes.vocabulary import (
    INTERLEAVE,
    MARKERS_OF_ARGUMENTS,
    MARKERS_OF_CALLS,
    Mode,
    marker_in,
)

TEXT = """
@enzyme_const = external global i32
@enzyme_dup = external global i32
@small_enzyme = external global i8
@_ZN3app12enzyme_constE = external global i32
@_ZL12enzyme_const = internal global i32 0
@_QMmEenzyme_const = external global i32
@enzyme_const.7 = external global i32
@diffe_const = external global i32
@enzyme_array = external global [4 x i8]
declare ptr @llvm.threadlocal.address.p0(ptr)
define void @f(double %x) {{
  ret void
}}
declare void @__enzyme_fwddiff(...)
define void @g(i1 %c, double %x) {{
start:
{body}
  call void (...) @__enzyme_fwddiff(ptr @f, {marker}, double %x)
  ret void
}}
"""

WAYS = {
    "load": ("  %m = load i32, ptr @enzyme_const", "i32 %m"),
    "address": ("", "ptr @enzyme_const"),
    "address as number": ("", "i64 ptrtoint (ptr @enzyme_const to i64)"),
    "widened": ("  %l = load i8, ptr @enzyme_const\n  %m = sext i8 %l to i32", "i32 %m"),
    "as a number": (
        "  %l = load i32, ptr @enzyme_const\n  %m = sitofp i32 %l to double",
        "double %m",
    ),
    "stack": (
        "  %s = alloca i32\n  %l = load i32, ptr @enzyme_const\n  store i32 %l, ptr %s\n"
        "  %m = load i32, ptr %s",
        "i32 %m",
    ),
    "variable of that name": ("  %enzyme_const = alloca i32", "ptr %enzyme_const"),
    "load of a variable of that name": (
        "  %enzyme_const = alloca i32\n  %m = load i32, ptr %enzyme_const",
        "i32 %m",
    ),
    "metadata": ("", 'metadata !"enzyme_const"'),
    "phi": (
        "  %k = load i32, ptr @enzyme_const\n  br i1 %c, label %a, label %b\n"
        "a:\n  %l = load i32, ptr @enzyme_const\n  br label %b\n"
        "b:\n  %m = phi i32 [ %k, %start ], [ %l, %a ]",
        "i32 %m",
    ),
    "select": (
        "  %k = load i32, ptr @enzyme_const\n  %l = load i32, ptr @enzyme_const\n"
        "  %m = select i1 %c, i32 %k, i32 %l",
        "i32 %m",
    ),
    "thread local": (
        "  %p = call ptr @llvm.threadlocal.address.p0(ptr @enzyme_const)\n  %m = load i32, ptr %p",
        "i32 %m",
    ),
    "in a namespace": ("", "ptr @_ZN3app12enzyme_constE"),
    "static in C++": ("  %m = load i32, ptr @_ZL12enzyme_const", "i32 %m"),
    "in a Fortran module": ("", "ptr @_QMmEenzyme_const"),
    "renamed by a linker": ("", "ptr @enzyme_const.7"),
    "of old programs": ("", "ptr @diffe_const"),
}


@pytest.mark.parametrize("way", WAYS)
def test_a_marker_is_recognised_by(read, way):
    body, marker = WAYS[way]
    asked = read(TEXT.format(body=body, marker=marker))
    assert asked.shown == "const:x"


def test_a_marker_that_differs_between_paths_is_an_error(read):
    body = (
        "  %k = load i32, ptr @enzyme_const\n  %l = load i32, ptr @enzyme_dup\n"
        "  %m = select i1 %c, i32 %k, i32 %l"
    )
    wrong = read(TEXT.format(body=body, marker="i32 %m")).wrong
    assert wrong.code == "EZ0101"
    assert "enzyme_const or enzyme_dup" in wrong.message


def test_a_global_that_begins_like_a_marker_is_taken_for_a_slip(read):
    wrong = read(TEXT.format(body="", marker="ptr @enzyme_array")).wrong
    assert wrong.code == "EZ0101"
    assert "enzyme_array" in wrong.message


def test_a_name_that_only_contains_one_is_no_marker():
    names = ("my_enzyme_dup", "__enzyme_fwddiff", "small_enzyme", "diffe_rent", "_ZN6enzyme1fE")
    assert [marker_in(name) for name in names] == [""] * len(names)


def test_the_tables_of_names_and_of_meanings_are_about_the_same_markers():
    arguments = {*ARGUMENT_MARKERS, *FURTHER_ARGUMENT_MARKERS, *BATCH_MARKERS}
    assert {*MARKERS_OF_ARGUMENTS, INTERLEAVE} == arguments
    assert set(MARKERS_OF_CALLS) == set(CALL_MARKERS)
    assert set(REQUEST_NAMES) == {mode.value for mode in Mode} - {"__enzyme_error_estimate"}
    assert list(MARKERS_OF_ARGUMENTS) == sorted(MARKERS_OF_ARGUMENTS)
    assert list(MARKERS_OF_CALLS) == sorted(MARKERS_OF_CALLS)
