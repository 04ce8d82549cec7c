"""What flang's IR says wrongly or not at all, and the functions of its run-time library."""

import re

import pytest

from enzyme_cc.ir.module import Module
from enzyme_cc.transform.frontends.flang.characters import with_characters_said
from enzyme_cc.transform.frontends.flang.descriptors import with_descriptors_said
from enzyme_cc.transform.frontends.flang.integers import with_integer_accesses
from enzyme_cc.transform.frontends.flang.workarounds import without_wrong_promises
from enzyme_cc.transform.frontends.library_bodies import adopted, with_copies

FLANG = '!llvm.ident = !{!0}\n!0 = !{!"Debian flang version 22.1.8"}\n'
TAGS = (
    '!1 = !{!2, !2, i64 0}\n!2 = !{!"allocated data/x", !3, i64 0}\n'
    '!3 = !{!"Flang function root _QPf"}\n'
)
SUM = "define i64 @f(i64 %0) {\n  %2 = add nuw nsw i64 %0, -1\n  ret i64 %2\n}\n"


def test_sums_of_flang_may_be_negative():
    assert "%2 = add nsw i64 %0, -1" in without_wrong_promises(SUM + FLANG)
    assert without_wrong_promises(SUM) == SUM, "clang means what it says"


def test_the_tag_of_an_integer_says_so_below_what_it_was():
    text = (
        "define void @f(ptr %0) {\n  %2 = load i32, ptr %0, align 4, !tbaa !1\n"
        "  %3 = load float, ptr %0, align 4, !tbaa !1\n"
        "  store i64 1, ptr %0, align 8, !tbaa !1\n  ret void\n}\n"
    )
    made = with_integer_accesses(text + TAGS)
    assert "load i32, ptr %0, align 4, !tbaa !4\n" in made
    assert "load float, ptr %0, align 4, !tbaa !1\n" in made
    assert "store i64 1, ptr %0, align 8, !tbaa !4\n" in made
    assert made.endswith('!4 = !{!5, !5, i64 0}\n!5 = !{!"int", !2, i64 0}\n')
    assert with_integer_accesses(text) == text


def test_bytes_of_c_that_is_linked_with_fortran_may_still_be_anything():
    text = (
        "define void @f(ptr %0) {\n  %2 = load i32, ptr %0, align 4, !tbaa !1\n"
        "  %3 = load i8, ptr %0, align 1, !tbaa !4\n  ret void\n}\n"
    )
    tags = '!4 = !{!5, !5, i64 0}\n!5 = !{!"omnipotent char", !6, i64 0}\n'
    tags += '!6 = !{!"Simple C/C++ TBAA"}\n'
    made = with_integer_accesses(text + TAGS + tags)
    assert "load i32, ptr %0, align 4, !tbaa !7\n" in made
    assert "load i8, ptr %0, align 1, !tbaa !4\n" in made


MOVED = """%_QMmTt = type {{ i32, [8 x i8], [2 x double] }}
define void @f(ptr %0, ptr %1) {{
  %3 = getelementptr %_QMmTt, ptr %0, i32 0, i32 {member}
  call void @llvm.memmove.p0.p0.i64(ptr %3, ptr {source}, i64 8, i1 false), !dbg !9
  ret void
}}
"""


@pytest.mark.parametrize(
    ("member", "source", "is_said"),
    [(1, "%1", True), (2, "@_QQclX6F6E65", True), (2, "%1", False)],
)
def test_copies_of_characters_say_so(member, source, is_said):
    text = MOVED.format(member=member, source=source) + TAGS
    made = with_characters_said(text)
    assert ("i1 false), !dbg !9, !tbaa !4\n" in made) == is_said
    assert made.endswith('!5 = !{!"int", !6}\n!6 = !{!"enzyme-cc"}\n')
    other = MOVED.format(member=member, source=source)
    assert with_characters_said(other) is other, "not of flang"


def test_characters_that_are_loaded_and_stored_are_integers():
    text = (
        "define void @f(ptr %0) {\n  %2 = load [1 x i8], ptr %0, align 1, !tbaa !1\n"
        '  store [1 x i8] c" ", ptr %0, align 1, !tbaa !1\n  ret void\n}\n'
    )
    made = with_integer_accesses(text + TAGS)
    assert made.count("!tbaa !4\n") == 2


def test_a_declared_function_has_a_copy_with_what_that_calls():
    text = "declare double @_FortranANorm2_8(ptr, ptr, i32, i32)\n"
    module = Module(with_copies(text), "m.ll").load()
    ((declared, copy),) = adopted(module).items()
    assert (declared.name, copy.name) == (
        "_FortranANorm2_8",
        "enzyme_cc.source._FortranANorm2_8",
    )
    bodies = [each.name for each in module.functions.values() if not each.is_declaration]
    assert "enzyme_cc.source.__enzyme_cc.fortran.place" in bodies
    assert "enzyme_cc.source._FortranASumReal8" not in bodies


def test_a_declaration_of_another_version_has_no_copy():
    module = Module(with_copies("declare float @_FortranANorm2_8(ptr, i32)\n"), "m.ll")
    assert adopted(module) == {}


def test_a_module_that_declares_none_stays_as_it_is():
    text = "declare void @_FortranAStopStatement(i32, i1, i1)\ndeclare void @f()\n"
    assert with_copies(text) is text


def component(genre, start="zeroinitializer"):
    described = "{ ptr, i64, i32, i8, i8, i8, i8, ptr, [1 x i64] } { ptr null, i64 440, i8 1 }"
    return (
        "%_QM__fortran_type_infoTcomponent { { ptr, i64 } { ptr @n, i64 1 }, "
        f"i8 {genre}, i8 2, i8 8, i8 0, [4 x i8] undef, i64 0, {described}, "
        f"%_QM__fortran_builtinsT__builtin_c_ptr {start} }}"
    )


def table(*components, flags="i8 0, i8 0, i8 0, i8 1, i8 1"):
    return (
        f"@_QMmEXcXt = constant [1 x %c] [{', '.join(components)}]\n"
        "@_QMmEXdtXt = linkonce_odr constant %_QM__fortran_type_infoTderivedtype "
        f"{{ {{ ptr }} {{ ptr null }}, i64 8, ptr null, i32 0, {flags}, [3 x i8] undef }}\n"
    )


def said(text):
    return with_copies(text + "declare void @_FortranAInitialize(ptr, ptr, i32)\n")


def body(made, name):
    return re.search(rf"define internal \w*\s?\w+ @{name}\(.*?\n}}", made, re.S)[0]


def says_flat(text):
    return "ret i1 true" in body(said(text), "enzyme_cc_flat_types")


def test_a_type_is_flat_if_all_of_it_is_in_it():
    assert says_flat(table(component(1), component(1)))
    assert not says_flat(table(component(1), component(3))), "allocatable"
    assert not says_flat(table(component(1), flags="i8 0, i8 0, i8 0, i8 0, i8 1")), "final"
    assert not says_flat(table("%_QM__fortran_type_infoTcomponent { { of another version } }"))


def test_a_type_with_memory_of_its_own_has_functions_for_it():
    made = said(table(component(1), component(3)))
    assert "call void @enzyme_cc_clone.one.0(" in body(made, "enzyme_cc_clone")
    assert "enzyme_cc_copied(ptr %to.1, i32 0, ptr %from.1)" in body(made, "enzyme_cc_clone.one.0")
    assert "enzyme_cc_freed(ptr %to.1)" in body(made, "enzyme_cc_destroy.one.0")


def special(*bindings):
    inside = ", ".join(
        f"%_QM__fortran_type_infoTspecialbinding {{ i8 {which}, i8 {described}, i8 0, i8 0, "
        f"[4 x i8] undef, %f {{ i64 ptrtoint (ptr @{name} to i64) }} }}"
        for which, described, name in bindings
    )
    return f"@_QMmEXsXt = constant [1 x %s] [{inside}]\n"


FINAL = "i8 0, i8 0, i8 0, i8 0, i8 1"


def test_what_ends_a_variable_is_called_as_that_is_one_of_many_or_not():
    made = said(table(component(1), flags=FINAL) + special((9, 0, "alone"), (7, 0, "each")))
    assert not says_flat(made)
    destroy = body(made, "enzyme_cc_destroy.one.0")
    assert "call.2:\n  call void @alone(ptr %to)" in destroy
    assert "call.1:\n  call void @each(ptr %to)" in destroy
    made = said(table(component(1), flags=FINAL) + special((7, 0, "each")))
    assert body(made, "enzyme_cc_destroy.one.0").count("call void @each(ptr %to)") == 2


@pytest.mark.parametrize(
    "bindings", [[], [(8, 0, "f")], [(9, 1, "f")], [(9, 0, "f"), (10, 0, "g")], [(1, 0, "f")]]
)
def test_what_is_told_of_arrays_or_not_known_has_no_body(bindings):
    made = said(table(component(3), flags=FINAL) + special(*bindings))
    assert "enzyme_cc_destroy.one" not in made
    assert "call void @_FortranAFinalize(ptr %to)" in body(made, "enzyme_cc_destroy")


def test_a_start_that_cannot_be_read_is_missing():
    made = said(table(component(1, "{ i64 ptrtoint (ptr @x to i64) }")))
    missing = body(made, "enzyme_cc_initial").split("missing.0:\n")[1]
    assert missing.startswith("  call void @_FortranAReportFatalUserError(ptr @enzyme_cc.unset,")
    assert "call void @_FortranAFinalize" in missing


def test_the_type_of_a_copy_of_a_variable_of_a_module_may_be_any():
    """It may be `class(t)`: a copy is asked what it is."""
    type_ = "{ ptr, i64, i32, i8, i8, i8, i8, ptr, [1 x i64] }"
    text = (
        f"@g = global {type_} {{ ptr null, i64 8, i32 1, i8 0, i8 42, i8 2, i8 1, "
        "ptr @_QMmEXdtXt, [1 x i64] zeroinitializer }\n"
        f"define void @f() {{\n  %1 = alloca {type_}, align 8\n"
        "  call void @llvm.memcpy.p0.p0.i32(ptr %1, ptr @g, i32 40, i1 false)\n"
        "  call void @_FortranAAssign(ptr %1, ptr %1, ptr null, i32 1)\n"
        "  %2 = call i1 @_FortranAOther(ptr @g)\n  ret void\n}\n" + FLANG
    )
    assert "store ptr @_QMmEXdtXt" not in with_descriptors_said(text)
    plain = text.replace("_FortranAOther", "_FortranADestroy")
    assert "store ptr @_QMmEXdtXt" in with_descriptors_said(plain)


DESCRIPTOR = "{ ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] }"
COPIED = (
    f"define void @f(ptr %0) {{\n  %2 = alloca {DESCRIPTOR}, align 8\n"
    "  call void @llvm.memcpy.p0.p0.i32(ptr %2, ptr %0, i32 48, i1 false), !tbaa !9\n"
    "  call void @_FortranAAssign(ptr %0, ptr %2, ptr null, i32 1)\n  ret void\n}\n"
)


def test_descriptors_are_copied_member_by_member_and_say_their_rank():
    made = with_descriptors_said(COPIED + FLANG)
    assert f"load {DESCRIPTOR}, ptr %0, align 8, !tbaa !9\n  store {DESCRIPTOR} " in made
    assert re.search(r"(%said\S+) = getelementptr i8, ptr %2, i64 20\n  store i8 1, ptr \1,", made)
    assert "memcpy" not in made
    assert with_descriptors_said(COPIED) == COPIED, "clang has none"


def test_a_descriptor_for_any_rank_says_none():
    made = with_descriptors_said((COPIED + FLANG).replace("[1 x [3", "[15 x [3"))
    assert "%said" not in made


def test_a_type_that_may_change_is_not_said_again():
    type_ = "{ ptr, i64, i32, i8, i8, i8, i8, ptr, [1 x i64] }"
    text = (
        f"define void @f() {{\n  %1 = alloca {type_}, align 8\n"
        f"  store {type_} {{ ptr null, i64 8, i32 1, i8 0, i8 42, i8 2, i8 1, "
        "ptr @_QMmEXdtXt, [1 x i64] zeroinitializer }, ptr %1, align 8\n{}"
        "  call void @_FortranADestroy(ptr %1)\n  ret void\n}\n" + FLANG
    )
    change = (
        "  call void @_FortranAAllocatableInitDerivedForAllocate(ptr %1, ptr @t, i32 0, i32 0)\n"
    )
    told = r"store ptr @_QMmEXdtXt, ptr %said"
    assert told in with_descriptors_said(text.replace("{}", ""))
    assert told not in with_descriptors_said(text.replace("{}", change))


def test_what_variables_hold_at_first_is_flang_s_constant():
    text = table(component(1, "{ i64 1 }")) + "@_QQ_QMmTtXDerivedInit = constant double 1.0\n"
    made = with_copies(text + "declare void @_FortranAInitialize(ptr, ptr, i32)\n")
    chosen = re.search(
        r"icmp eq ptr %type, @_QMmEXdtXt\n.*select i1 .*, ptr (@\w+), ptr null", made
    )
    assert chosen
    assert chosen[1] == "@_QQ_QMmTtXDerivedInit"
