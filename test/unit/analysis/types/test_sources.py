import shutil

import pytest
from irtext import module, run_c
from typed import Answers, body

from enzyme_cc.analysis.types.analysis import analyse_types
from enzyme_cc.analysis.types.lattice import DOUBLE, Kind
from enzyme_cc.analysis.types.printer import print_types
from enzyme_cc.analysis.types.sources import Sources
from enzyme_cc.analysis.types.tree import Field, tree

TBAA = """
define void @f(ptr %p, ptr %q) {
  %v = load i64, ptr %p, align 8, !tbaa !0
  store i64 %v, ptr %q, align 8
  ret void
}
!0 = !{!1, !1, i64 0}
!1 = !{!"double", !2, i64 0}
!2 = !{!"omnipotent char", !3, i64 0}
!3 = !{!"Simple C/C++ TBAA"}
"""

STRUCT = """
define void @f(ptr %s) {
  %g = getelementptr i8, ptr %s, i64 8
  %v = load i32, ptr %g, align 8, !tbaa !4
  ret void
}
!0 = !{!"double", !2, i64 0}
!1 = !{!"int", !2, i64 0}
!2 = !{!"omnipotent char", !3, i64 0}
!3 = !{!"Simple C/C++ TBAA"}
!4 = !{!5, !1, i64 8}
!5 = !{!"S", !0, i64 0, !1, i64 8, !6, i64 16}
!6 = !{!"any pointer", !2, i64 0}
"""


def test_an_access_tag_tells_what_an_integer_access_is_of():
    assert Answers(TBAA).memory("%q", 8) == [(0, "double", 8)]
    assert Answers(TBAA, tbaa=False).memory("%q", 8) == [(0, "unknown", 8)]


def test_an_integer_loaded_as_a_float_is_one_even_if_its_memory_holds_pointers_too():
    text = TBAA.replace("ret void", "store ptr %p, ptr %p\n  store ptr %p, ptr %q\n  ret void")
    assert Answers(text).kind("%v") == "double"
    assert Answers(text).memory("%p", 8) == [(0, "double in turns", 8)]
    assert Answers(text, tbaa=False).kind("%v") == "pointer"


NAMED = """
define void @f(ptr %s) {
  %p = load ptr, ptr %s, align 8, !tbaa !0
  ret void
}
!0 = !{!1, !1, i64 0}
!1 = !{!"p1 double", !2, i64 0}
!2 = !{!"any pointer", !3, i64 0}
!3 = !{!"omnipotent char", !4, i64 0}
!4 = !{!"Simple C/C++ TBAA"}
"""


def test_the_name_of_a_pointer_tells_of_the_floats_behind_it():
    assert Answers(NAMED).memory("%p", 16) == [(0, "double", 8), (8, "double", 8)]
    assert Answers(NAMED.replace("p1 double", "p2 float")).tree("%p").count("float") == 1
    assert Answers(NAMED.replace("p1 double", "p1 _ZTS4Some")).memory("%p", 8)[0][1] == "unknown"
    assert Answers(NAMED, tbaa=False).memory("%p", 8) == [(0, "unknown", 8)]


def test_an_access_tag_tells_of_the_struct_around():
    found = Answers(STRUCT)
    assert found.tree("%s") == "{[]:pointer, [0]:double, [8]:integer, [16]:pointer}"
    assert found.results.explain(found.value("%s"), (0,)) == (
        "double because of the type S in a load in f"
    )


def test_a_declared_integer_gives_way_to_a_float():
    found = Answers(STRUCT.replace("ret void", "store float 1.0, ptr %g\nret void"))
    assert found.memory("%g", 4) == [(0, "float", 4)]


GLOBALS = """
@t = internal constant [2 x %R] [
  %R { ptr @x, double 1.5, i32 2 }, %R { ptr null, double 0.0, i32 3 }]
@x = internal global [3 x float] zeroinitializer
@u = internal global %union.U zeroinitializer
%R = type { ptr, double, i32 }
%union.U = type { double }
define ptr @f(i64 %i) {
  %r = getelementptr [2 x %R], ptr @t, i64 0, i64 %i
  %c = icmp eq ptr %r, @u
  ret ptr %r
}
"""


def test_initialisers_tell_what_tables_hold():
    found = Answers(GLOBALS)
    assert found.memory("%r", 48)[:4] == [
        (0, "pointer", 8),
        (8, "double", 8),
        (16, "integer", 4),
        (20, "unknown", 4),
    ]
    assert "[0+24i, 0]" not in found.tree("%r")
    assert Answers(GLOBALS, initialisers=False).memory("%r", 8) == [(0, "unknown", 8)]


BYTES = """
define void @f(i64 %size, ptr %q) {
  %bytes = call ptr @_RNvCs1aB_7___rustc12___rust_alloc(i64 %size, i64 1)
  %v = load double, ptr %q, align 8
  ret void
}
declare ptr @_RNvCs1aB_7___rustc12___rust_alloc(i64, i64)
"""


def test_memory_without_alignment_is_of_bytes_while_no_number_is_taken_from_such_places():
    assert Answers(BYTES).memory("%bytes", 9) == [(0, "integer", 9)]
    packed = BYTES.replace("align 8", "align 1")
    assert Answers(packed).memory("%bytes", 9) == [(0, "unknown", 9)]
    assert Answers(BYTES.replace("i64 1)", "i64 2)")).memory("%bytes", 9) == [(0, "unknown", 9)]


def test_the_declared_type_of_a_union_tells_nothing():
    found = Answers(GLOBALS)
    union = found.module.globals["u"]
    assert found.results.layout(union, 8)[0][1].value in ("anything", "unknown")


TEXTS = """
%_QMmTt = type { [5 x i8], double, [12 x i8] }
%t = type { [16 x i8] }
@of_fortran = constant %_QMmTt { [5 x i8] c"one  ", double 1.0, [12 x i8] undef }
@of_c = constant %t { [16 x i8] c"one             " }
define void @f(ptr %p, ptr %q, ptr %r) {
  call void @llvm.memcpy.p0.p0.i64(ptr %p, ptr @of_fortran, i64 32, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr %q, ptr @of_c, i64 16, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr %r, ptr @of_c, i64 8, i1 false), !tbaa !0
  ret void
}
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
!0 = !{!1, !1, i64 0}
!1 = !{!"int", !2}
!2 = !{!"root"}
"""


def test_bytes_in_a_derived_type_of_fortran_are_characters():
    """In a struct of another language they may be storage for anything."""
    found = Answers(TEXTS.replace(", !tbaa !0", ""))
    assert found.memory("%p", 28) == [
        (0, "integer", 5),
        (5, "unknown", 3),
        (8, "double", 8),
        (16, "integer", 12),
    ]
    assert found.memory("%q", 16) == [(0, "unknown", 16)]


def test_a_copy_that_is_an_access_of_integers_says_what_is_copied():
    assert Answers(TEXTS).memory("%r", 16) == [(0, "integer", 8), (8, "unknown", 8)]
    assert Answers(TEXTS, tbaa=False).memory("%r", 8) == [(0, "unknown", 8)]


NUMBERS = """
define void @f(ptr %p, ptr %q, i64 %n) {
  call void @llvm.memcpy.p0.p0.i64(ptr %p, ptr %q, i64 %n, i1 false), !tbaa !0
  %v = load ptr, ptr %p
  ret void
}
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
!0 = !{!1, !1, i64 0}
!1 = !{!"double", !2, i64 0}
!2 = !{!"omnipotent char", !3, i64 0}
!3 = !{!"Simple C++ TBAA"}
"""


def test_a_copy_that_was_a_loop_over_numbers_says_that_they_are_copied():
    alone = NUMBERS.replace("  %v = load ptr, ptr %p\n", "")
    doubles = [(at, "double", 8) for at in (0, 8, 16)]
    assert Answers(alone).memory("%p", 24) == Answers(alone).memory("%q", 24) == doubles
    bounded = Answers(alone.replace("i64 %n, i1", "i64 16, i1"))
    assert bounded.memory("%p", 24) == [*doubles[:2], (16, "unknown", 8)]
    single = Answers(alone.replace("i64 %n, i1", "i64 8, i1"))
    assert single.memory("%q", 16) == [doubles[0], (8, "unknown", 8)]
    assert Answers(alone, tbaa=False).memory("%p", 8) == [(0, "unknown", 8)]


def test_numbers_that_a_loop_copies_are_no_addresses_because_others_in_their_place_are():
    assert Answers(NUMBERS).memory("%q", 8) == [(0, "double in turns", 8)]


def test_a_marker_tells_what_an_argument_points_to():
    text = (
        "define void @f(ptr %p, ptr %q) {\n%v = load i64, ptr %p\nstore i64 %v, ptr %q\nret void\n}"
    )
    made = module(text)
    function = made.functions["f"]
    given = tree((Field(0, 8, DOUBLE),)).only()
    results = analyse_types(made, [function], Sources(markers={function.arguments[0]: given}))
    assert str(results.of(function.arguments[1])) == "{[]:pointer, [0]:double}"
    assert "marker" in results.explain(function.arguments[1], (0,))


def test_without_uses_only_the_other_sources_speak():
    found = body("%v = load double, ptr %p", "ptr %p", rest="")
    assert found.memory("%p", 8) == [(0, "double", 8)]
    silent = Answers("define void @f(ptr %p) {\n%v = load double, ptr %p\nret void\n}", uses=False)
    assert silent.memory("%p", 8) == [(0, "unknown", 8)]
    assert Answers(TBAA, uses=False).memory("%q", 8) == [(0, "double", 8)]


DESCRIBED = """
define void @f(ptr %p) !dbg !2 {
  ret void
}
!llvm.dbg.cu = !{!0}
!0 = distinct !DICompileUnit(language: LANGUAGE, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "f", directory: "")
!2 = distinct !DISubprogram(name: "f", file: !1, type: !3, spFlags: DISPFlagDefinition, unit: !0)
!3 = !DISubroutineType(types: !{null, !4})
!4 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !5, size: 64)
!5 = !DIBasicType(name: "real", size: 64, encoding: DW_ATE_float)
"""


@pytest.mark.parametrize(
    ("language", "kind"), [("DW_LANG_C11", "double"), ("DW_LANG_Fortran95", "unknown")]
)
def test_a_pointer_that_fortran_passes_is_not_where_it_points_to(language, kind):
    """But where a descriptor is: of `class(t)`, too, which is declared as a pointer."""
    found = Answers(DESCRIBED.replace("LANGUAGE", language))
    assert found.memory("%p", 8) == [(0, kind, 8)]


COPY = """
#include <string.h>
struct node { double v[3]; int n; struct node *next; union { double d; long l; } u; };
void copy(struct node *a, const struct node *b) { *a = *b; }
void swap(double *a, double *b) { long t; memcpy(&t, a, 8); memcpy(a, b, 8); memcpy(b, &t, 8); }
"""

needs_clang = pytest.mark.skipif(not shutil.which("clang-22"), reason="no clang-22 here")


@needs_clang
@pytest.mark.parametrize("level", ["-O0", "-O1"])
def test_declared_types_tell_what_is_only_copied(tmp_path, level):
    made = module(run_c(tmp_path, COPY, level, "-g"))
    copy, swap = made.functions["copy"], made.functions["swap"]
    results = analyse_types(made, [copy, swap])
    found = [(at, kind.value, size) for at, kind, size in results.layout(copy.arguments[0], 48)]
    assert found[:5] == [
        (0, "double", 8),
        (8, "double", 8),
        (16, "double", 8),
        (24, "integer", 8),  # padding is behind it
        (32, "pointer", 8),
    ]
    assert found[5] == (40, "double in turns", 8)
    kinds = results.layout(swap.arguments[1], 8)
    assert [kind.value for _, kind, _ in kinds] == ["double"]
    assert results.problems == []


@needs_clang
def test_padding_is_not_guessed_where_numbers_are_as_small(tmp_path):
    source = COPY + "float also(const float *x) { return *x; }\n"
    made = module(run_c(tmp_path, source, "-O0", "-g"))
    copy, also = made.functions["copy"], made.functions["also"]
    results = analyse_types(made, [copy, also])
    found = results.layout(copy.arguments[0], 32)
    assert [(at, kind.value) for at, kind, _ in found][3:] == [(24, "integer"), (28, "unknown")]


@needs_clang
def test_debug_information_can_be_left_out(tmp_path):
    made = module(run_c(tmp_path, COPY, "-O0", "-g"))
    copy = made.functions["copy"]
    results = analyse_types(made, [copy], Sources(debug=False))
    assert results.layout(copy.arguments[0], 8)[0][1].value == "unknown"


@needs_clang
def test_a_conflict_is_located_in_the_source(tmp_path):
    source = "struct S { long n; double d; };\nvoid f(struct S *s, double **p) {\n"
    source += "  s->d = 1;\n  *(double ***)&s->d = p;\n}\n"
    made = module(run_c(tmp_path, source, "-O0", "-g"))
    (problem,) = analyse_types(made, [made.functions["f"]]).problems
    assert problem.where.endswith(("input.c:2", "input.c:3:8", "input.c:4:22"))
    assert "offset 8 of 's' is a pointer because of " in problem.message


def test_the_printer_has_a_line_for_each_value():
    made = module("define double @f(ptr %0) {\n%2 = load double, ptr %0\nret double %2\n}")
    assert print_types(made, [made.functions["f"]]) == (
        "types in @f\n  %0: {[]:pointer, [0]:double}\n  %2: {[]:double}\n  ret: {[]:double}\n"
    )
    assert print_types(made, []) == ""


TEXT = """declare void @text(ptr nonnull dereferenceable(24), ptr dereferenceable(8))
define void @f(ptr %from, ptr %to, ptr %other) {
  call void @text(ptr %from, ptr %other)
  call void @llvm.memcpy.p0.p0.i64(ptr %to, ptr %from, i64 40, i1 false)
  ret void
}
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
"""


def told_apart(text):
    made = module(text)
    apart = frozenset([made.functions["text"]])
    function = made.functions["f"]
    return function, analyse_types(made, [function], Sources(apart=apart))


def test_what_methods_known_whole_work_on_holds_no_numbers():
    function, results = told_apart(TEXT)
    known = [(0, Kind.INTEGER, 24), (24, Kind.UNKNOWN, 16)]
    assert list(results.layout(function.arguments[1], 40)) == known
    assert list(results.layout(function.arguments[2], 8)) == [(0, Kind.UNKNOWN, 8)]


def test_a_number_that_is_there_at_other_times_is_one():
    number = "define void @f(ptr %from, ptr %to, ptr %other) {\n  store double 1.0, ptr %from\n"
    function, results = told_apart(TEXT.replace(TEXT.splitlines()[1] + "\n", number))
    found = list(results.layout(function.arguments[1], 24))
    assert found == [(0, Kind.DOUBLE, 8), (8, Kind.INTEGER, 16)]


REFERRED = """
define void @f(ptr %p) !dbg !2 {
  %x = load ptr, ptr %p
  %a = load double, ptr %x
  %q = getelementptr i8, ptr %p, i64 8
  %y = load ptr, ptr %q
  %b = load ptr, ptr %y
  ret void
}
!llvm.dbg.cu = !{!0}
!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "f", directory: "")
!2 = distinct !DISubprogram(name: "f", file: !1, type: !3, spFlags: DISPFlagDefinition, unit: !0)
!3 = !DISubroutineType(types: !{null, !4})
!4 = !DIDerivedType(tag: TAG, baseType: !5, size: 64)
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !6, size: 64)
!6 = !DIBasicType(name: "real", size: 64, encoding: DW_ATE_float)
"""


@pytest.mark.parametrize(
    ("tag", "behind"),
    [
        ("DW_TAG_pointer_type", "double in turns"),
        ("DW_TAG_reference_type", "pointer"),
        ("DW_TAG_rvalue_reference_type", "pointer"),
    ],
)
def test_a_reference_to_a_pointer_is_no_array_of_pointers(tag, behind):
    """What is moved by it may be a member of an object, with another pointer next to it."""
    found = Answers(REFERRED.replace("TAG", tag))
    assert found.memory("%y", 8) == [(0, behind, 8)]
