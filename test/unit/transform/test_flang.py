"""What flang's IR says wrongly or not at all, and the functions of its run-time library."""

import re

from enzyme_cc.ir.module import Module
from enzyme_cc.transform.adopted import adopted, with_copies
from enzyme_cc.transform.integer_accesses import with_integer_accesses
from enzyme_cc.transform.promised_wrongly import without_wrong_promises

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


def says_flat(text):
    made = with_copies(text + "declare void @_FortranAInitialize(ptr, ptr, i32)\n")
    return "define internal void @enzyme_cc.source._FortranAInitialize" in made


def test_a_type_is_flat_if_all_of_it_is_in_it():
    assert says_flat(table(component(1), component(1)))
    assert not says_flat(table(component(1), component(3))), "allocatable"
    assert not says_flat(table(component(1), flags="i8 0, i8 0, i8 0, i8 0, i8 1")), "final"
    assert not says_flat(table(component(1, "{ i64 ptrtoint (ptr @x to i64) }"))), "unknown start"
    assert not says_flat(table("%_QM__fortran_type_infoTcomponent { { of another version } }"))


def test_what_variables_hold_at_first_is_flang_s_constant():
    text = table(component(1, "{ i64 1 }")) + "@_QQ_QMmTtXDerivedInit = constant double 1.0\n"
    made = with_copies(text + "declare void @_FortranAInitialize(ptr, ptr, i32)\n")
    chosen = re.search(r"icmp eq ptr %0, @_QMmEXdtXt\n.*select i1 .*, ptr (@\w+), ptr null", made)
    assert chosen
    assert chosen[1] == "@_QQ_QMmTtXDerivedInit"
