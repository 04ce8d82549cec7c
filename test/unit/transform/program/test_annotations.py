"""What attributes promise is written down for LLVM, and the annotations go when all is done."""

import pytest

import enzyme_cc
from enzyme_cc.analysis.types.analysis import analyse_types
from enzyme_cc.analysis.types.sources import Sources
from enzyme_cc.ir.module import Module

ENTRY = "{ ptr, ptr, ptr, i32, ptr }"
TEXT = """
@file = private constant [4 x i8] c"a.c\\00", section "llvm.metadata"
@word = private constant [{size} x i8] c"{word}\\00", section "llvm.metadata"
@theirs = private constant [7 x i8] c"theirs\\00", section "llvm.metadata"
@llvm.global.annotations = appending global [2 x {entry}] [\
{entry} {{ ptr @inner, ptr @word, ptr @file, i32 1, ptr null }}, \
{entry} {{ ptr @outer, ptr @theirs, ptr @file, i32 2, ptr null }}], section "llvm.metadata"
declare double @__enzyme_fwddiff(...)
{inner}
define double @outer(double %x) {{
  %m = alloca double
  store double %x, ptr %m
  call void @inner(ptr %m)
  %y = load double, ptr %m
  ret double %y
}}
define double @ask(double %x) {{
  %d = call double (...) @__enzyme_fwddiff(ptr @outer, double %x, double 1.0)
  ret double %d
}}
"""
DEFINED = """define internal void @inner(ptr %p) alwaysinline {
  %v = load i64, ptr %p
  store i64 %v, ptr %p
  ret void
}"""


def text(word, inner=DEFINED):
    return TEXT.format(word=word, size=len(word) + 1, entry=ENTRY, inner=inner)


def prepared(word, inner=DEFINED):
    found = enzyme_cc.prepare(text(word, inner))
    assert not found.problems
    return Module(found.text)


def words(module, name):
    function = module.functions[name]
    function.load()
    groups = (module.definition("group", each) for each in function.suffix.split())
    return " ".join([function.suffix, *filter(None, groups)]).split()


def test_what_frees_nothing_has_llvms_word_for_it():
    declared = "declare void @inner(ptr)"
    assert "nofree" in words(prepared("enzyme_nofree", declared), "inner")
    assert "nofree" not in words(prepared("enzyme_shouldrecompute", declared), "inner")


@pytest.mark.parametrize(
    ("inner", "given"),
    [
        ("declare void @inner(ptr)", "nocapture"),
        ("declare void @inner(ptr noundef)", "noundef nocapture"),
        ("declare void @inner(ptr nocapture)", "nocapture"),
        ("declare void @inner(ptr captures(none))", "captures(none)"),
    ],
)
def test_pointers_of_which_no_copy_is_left_are_marked_so_once(inner, given):
    module = prepared("enzyme_no_escaping_allocation", inner)
    function = module.functions["inner"]
    function.load()
    assert function.arguments[0].attributes == given


def test_a_function_that_types_are_not_looked_for_in_stays_a_function():
    found = words(prepared("enzyme_notypeanalysis"), "enzyme_cc.source.inner")
    assert "noinline" in found
    assert "alwaysinline" not in found
    assert "noinline" not in words(prepared("enzyme_nofree"), "enzyme_cc.source.inner")


def test_a_closed_function_tells_its_callers_nothing_and_a_closed_variable_neither():
    module = Module(
        """
@table = internal global double 1.0
define void @inner(ptr %p) {
  store double 1.0, ptr %p
  ret void
}
define ptr @outer(ptr %p) {
  call void @inner(ptr %p)
  ret ptr @table
}
"""
    )
    outer, inner = module.functions["outer"], module.functions["inner"]
    both = frozenset((inner, module.globals["table"]))
    for closed, is_told in ((frozenset(), True), (both, False)):
        found = analyse_types(module, [outer], Sources(closed=closed))
        assert ("double" in str(found.of(outer.arguments[0]))) is is_told
        assert ("double" in str(found.returned(outer))) is is_told
        assert "double" in str(found.of(inner.arguments[0]))


def test_annotations_of_ours_go_at_the_end_and_those_of_others_stay():
    done = enzyme_cc.differentiate(prepared("enzyme_nofree").print())
    assert not done.problems
    (line,) = (each for each in done.text.splitlines() if each.startswith("@llvm.global"))
    assert "[1 x {" in line
    assert "@outer" in line
    assert "@inner" not in line
    Module(done.text).load()


def test_an_array_of_nothing_but_ours_goes():
    given = text("enzyme_nofree").replace('c"theirs\\00"', 'c"enzyme_nofree\\00"')
    given = given.replace("@theirs = private constant [7 x", "@theirs = private constant [14 x")
    done = enzyme_cc.differentiate(enzyme_cc.prepare(given).text)
    assert "@llvm.global.annotations" not in done.text
