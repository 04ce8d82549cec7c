"""What is active within one function: values, memory made in it, memory it is given, globals."""

import pytest
from active import Active, body

PARAMETERS = "double %x, double %c, ptr %p, ptr %q, i1 %b, i64 %n"


def values(lines, active="x", rest="", result="void"):
    return body(lines, active, PARAMETERS, result, rest).values()


@pytest.mark.parametrize(
    ("lines", "active"),
    [
        ("%s = fadd double %x, %c", "s"),
        ("%s = fmul double %c, %c", ""),
        ("%s = fneg double %x", "s"),
        ("%s = fptrunc double %x to float\n%t = fpext float %s to double", "s t"),
        ("%s = fcmp olt double %x, %c", ""),
        ("%s = fptosi double %x to i64\n%t = sitofp i64 %s to double", ""),
        ("%s = select i1 %b, double %x, double %c", "s"),
        ("%s = freeze double %x", "s"),
        ("%s = bitcast double %x to i64\n%t = bitcast i64 %s to double", "s t"),
        (
            "%s = bitcast double %x to i64\n%m = and i64 %s, 9223372036854775807\n"
            "%t = bitcast i64 %m to double",
            "s m t",
        ),
        (
            "%s = insertvalue {double, i64} undef, double %x, 0\n"
            "%t = extractvalue {double, i64} %s, 0",
            "s t",
        ),
        (
            "%s = insertelement <2 x double> undef, double %x, i32 0\n"
            "%t = shufflevector <2 x double> %s, <2 x double> undef, <2 x i32> <i32 1, i32 0>\n"
            "%u = extractelement <2 x double> %t, i32 0",
            "s t u",
        ),
    ],
)
def test_instructions_hand_on_what_their_rules_say(lines, active):
    assert values(lines) == f"x {active}".strip()


ROUNDS = """
  br label %round
round:
  %s = phi double [ 0.0, %0 ], [ %t, %round ]
  %t = fadd double %s, %x
  %u = fcmp olt double %t, 9.0
  br i1 %u, label %round, label %end
end:
"""


def test_what_is_only_compared_is_not_active_though_it_goes_round():
    assert values(ROUNDS) == "x"


@pytest.mark.parametrize(
    "line",
    [
        "store double %t, ptr %p",
        "call void @seen(double %s)",
        "%bits = bitcast double %t to i64\nstore i64 %bits, ptr %p",
        "%chosen = select i1 %b, double %t, double %c\nstore double %chosen, ptr %p",
    ],
)
def test_what_is_seen_behind_a_loop_is_active_in_it(line):
    assert {"s", "t"} <= set(values(ROUNDS + line, rest="declare void @seen(double)").split())


def test_what_is_rounded_before_it_is_seen_is_not_active():
    line = "%rounded = fptosi double %t to i64\nstore i64 %rounded, ptr %p"
    assert values(ROUNDS + line) == "x"


def test_an_index_makes_no_address_active():
    lines = """
  %i = fptosi double %x to i64
  %s = getelementptr double, ptr %p, i64 %i
  %t = load double, ptr %s"""
    assert values(lines) == "x"
    assert values(lines, "p") == "p s t"


def test_a_phi_of_an_active_and_an_inactive_pointer_is_active():
    lines = """
  br i1 %b, label %one, label %two
one:
  br label %two
two:
  %s = phi ptr [ %p, %0 ], [ %q, %one ]
  %t = load double, ptr %s
  ret void"""
    assert values(lines, "p") == "p s t"


def test_integers_that_are_integers_are_never_active():
    lines = """
  %s = load i64, ptr %p
  %i = getelementptr double, ptr %q, i64 %s
  %t = load double, ptr %i
  %a = add i64 %s, 1"""
    assert values(lines, "p") == "p"


def test_integers_that_hold_floats_are():
    lines = """
  %s = load i64, ptr %p
  store i64 %s, ptr %q
  %t = load double, ptr %q
  %u = load double, ptr %p"""
    found = body(lines, "p", PARAMETERS)
    assert found.values() == "p s u"
    assert found.lost == "q"


def test_addresses_as_integers_keep_what_they_are():
    lines = """
  %s = ptrtoint ptr %p to i64
  %t = add i64 %s, 8
  %u = inttoptr i64 %t to ptr
  %v = load double, ptr %u"""
    assert values(lines, "p") == "p s t u v"
    assert values(lines, "x") == "x"


# -- memory made here ------------------------------------------------------------------------------


def test_memory_is_active_where_active_data_is_stored():
    lines = """
  %a = alloca [4 x double]
  %o = alloca double
  %s = getelementptr double, ptr %a, i64 %n
  store double %x, ptr %s
  store double %c, ptr %o
  %t = load double, ptr %a
  %u = load double, ptr %o"""
    assert values(lines) == "x a s t"


def test_memory_that_a_rule_hands_out_is_like_memory_of_the_stack():
    lines = """
  %a = call ptr @malloc(i64 8)
  %o = call ptr @malloc(i64 8)
  store double %x, ptr %a
  store double %c, ptr %o
  %t = load double, ptr %a
  %u = load double, ptr %o
  call void @free(ptr %a)
  call void @free(ptr %o)"""
    found = body(lines, "x", PARAMETERS, rest="declare ptr @malloc(i64)\ndeclare void @free(ptr)")
    assert found.values() == "x a t"
    assert found.calls() == "malloc free"


def test_what_realloc_returns_holds_what_it_held():
    lines = """
  %a = call ptr @malloc(i64 8)
  store double %x, ptr %a
  %o = call ptr @realloc(ptr %a, i64 16)
  %t = load double, ptr %o
  %e = call ptr @realloc(ptr null, i64 16)
  %u = load double, ptr %e"""
    rest = "declare ptr @malloc(i64)\ndeclare ptr @realloc(ptr, i64)"
    assert values(lines, rest=rest) == "x a o t"


def test_memory_that_becomes_active_only_when_it_has_grown_was_so_before():
    # A shadow that was the primal stays so when it grows: there would be none to store in.
    lines = """
  %a = call ptr @malloc(i64 8)
  %o = call ptr @realloc(ptr %a, i64 16)
  store double %x, ptr %o
  %t = load double, ptr %o"""
    rest = "declare ptr @malloc(i64)\ndeclare ptr @realloc(ptr, i64)"
    assert values(lines, rest=rest) == "x a o t"


def test_memory_that_grows_from_nothing_and_is_found_in_memory():
    lines = """
  %h = alloca ptr
  %a = call ptr @malloc(i64 8)
  store ptr %a, ptr %h
  %u = load ptr, ptr %h
  %o = call ptr @realloc(ptr %u, i64 16)
  store ptr %o, ptr %h
  %v = load ptr, ptr %h
  store double %x, ptr %v
  %t = load double, ptr %v"""
    rest = "declare ptr @malloc(i64)\ndeclare ptr @realloc(ptr, i64)"
    assert values(lines, rest=rest) == "x h a u o v t"


def test_memory_handed_out_through_a_pointer():
    lines = """
  %a = alloca ptr
  %r = call i32 @posix_memalign(ptr %a, i64 64, i64 64)
  %s = load ptr, ptr %a
  store double %x, ptr %s
  %o = load ptr, ptr %a
  %t = load double, ptr %o"""
    found = body(lines, "x", PARAMETERS, rest="declare i32 @posix_memalign(ptr, i64, i64)")
    assert found.values() == "x a s o t"
    assert found.calls() == "posix_memalign"
    assert not found.unplaced


def test_a_local_array_of_pointers_to_locals_that_is_written_through():
    lines = """
  %one = alloca double
  %two = alloca double
  %none = alloca double
  %a = alloca [2 x ptr]
  store double 0.0, ptr %none
  store ptr %one, ptr %a
  %e = getelementptr ptr, ptr %a, i64 1
  store ptr %two, ptr %e
  %i = getelementptr ptr, ptr %a, i64 %n
  %s = load ptr, ptr %i
  store double %x, ptr %s
  %t = load double, ptr %one
  %u = load double, ptr %none"""
    assert values(lines) == "x one two a e i s t"


def test_memory_of_integers_stays_out_of_it():
    lines = """
  %k = alloca i64
  %a = alloca ptr
  store i64 1, ptr %k
  store ptr %k, ptr %a
  %s = load ptr, ptr %a
  %v = load i64, ptr %s
  store double %x, ptr %p"""
    assert values(lines, "x p") == "x p"


def test_a_union_is_active_whatever_is_read_from_it():
    lines = """
  %a = alloca double
  store double %x, ptr %a
  %s = load i64, ptr %a
  %t = load float, ptr %a"""
    assert values(lines) == "x a s t"


def test_copies_carry_what_may_be_floats():
    rest = "declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)"
    lines = """
  %a = alloca [2 x double]
  %o = alloca [2 x i64]
  %e = getelementptr i8, ptr %p, i64 16
  %i = load i64, ptr %e
  %j = add i64 %i, 1
  %g = getelementptr i8, ptr %q, i64 %i
  %h = load i8, ptr %g
  %d = load double, ptr %p
  %e8 = getelementptr i8, ptr %p, i64 8
  %d8 = load double, ptr %e8
  call void @llvm.memcpy.p0.p0.i64(ptr %a, ptr %p, i64 16, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr %o, ptr %e, i64 8, i1 false)
  %t = load double, ptr %a"""
    assert values(lines, "p", rest=rest) == "p a e d e8 d8 t"


def test_a_number_of_bytes_that_is_not_known_may_be_floats():
    rest = "declare ptr @memcpy(ptr, ptr, i64)"
    lines = """
  %a = alloca double
  %s = call ptr @memcpy(ptr %a, ptr %p, i64 %n)
  %t = load double, ptr %s"""
    assert values(lines, "p", rest=rest) == "p a s t"


def test_filling_memory_makes_nothing_active():
    rest = "declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)"
    lines = """
  %a = alloca double
  call void @llvm.memset.p0.i64(ptr %a, i8 0, i64 8, i1 false)
  %t = load double, ptr %a"""
    assert values(lines, rest=rest) == "x"


def test_atomic_instructions_load_and_store():
    lines = """
  %a = alloca double
  %o = alloca i64
  %s = atomicrmw fadd ptr %a, double %x seq_cst
  %i = bitcast double %x to i64
  %t = cmpxchg ptr %o, i64 0, i64 %i seq_cst seq_cst
  %u = extractvalue {i64, i1} %t, 0
  %v = bitcast i64 %u to double"""
    assert values(lines) == "x a o s i t u v"


def test_masked_accesses_are_loads_and_stores():
    rest = """
declare <2 x double> @llvm.masked.load.v2f64.p0(ptr, i32, <2 x i1>, <2 x double>)
declare void @llvm.masked.store.v2f64.p0(<2 x double>, ptr, i32, <2 x i1>)
declare <2 x double> @llvm.masked.gather.v2f64.v2p0(<2 x ptr>, i32, <2 x i1>, <2 x double>)"""
    lines = """
  %a = alloca <2 x double>
  %m = insertelement <2 x i1> undef, i1 %b, i32 0
  %s = call <2 x double> @llvm.masked.load.v2f64.p0(
    ptr %p, i32 8, <2 x i1> %m, <2 x double> zeroinitializer)
  call void @llvm.masked.store.v2f64.p0(<2 x double> %s, ptr %a, i32 8, <2 x i1> %m)
  %t = load double, ptr %a
  %g = getelementptr double, ptr %a, <2 x i64> <i64 0, i64 1>
  %u = call <2 x double> @llvm.masked.gather.v2f64.v2p0(
    <2 x ptr> %g, i32 8, <2 x i1> %m, <2 x double> zeroinitializer)
  %o = call <2 x double> @llvm.masked.load.v2f64.p0(
    ptr %q, i32 8, <2 x i1> %m, <2 x double> zeroinitializer)"""
    assert values(lines, "p", rest=rest) == "p a s t g u"


# -- memory given ----------------------------------------------------------------------------------


def test_an_argument_that_is_const_loses_what_is_stored():
    found = body("store double %x, ptr %p\n%t = load double, ptr %p", "x", PARAMETERS)
    assert (found.values(), found.lost, found.unplaced) == ("x", "p", ["store"])


def test_an_active_argument_loses_nothing():
    found = body("store double %x, ptr %p\n%t = load double, ptr %p", "x p", PARAMETERS)
    assert (found.values(), found.lost, found.unplaced) == ("x p t", "", [])


def test_a_store_through_what_const_memory_holds_is_known_to_have_no_place():
    found = body("%s = load ptr, ptr %p\nstore double %x, ptr %s", "x", PARAMETERS)
    assert (found.values(), found.lost, found.unplaced) == ("x", "", ["store"])


# -- globals ---------------------------------------------------------------------------------------


def test_a_global_is_active_where_active_data_is_stored():
    lines = "store double %x, ptr @g\n%t = load double, ptr @g\n%u = load double, ptr @h"
    found = body(
        lines, "x", PARAMETERS, rest="@g = internal global double 0.0\n@h = global double 0.0"
    )
    assert (found.values(), found.globals) == ("x t", "g")


def test_addresses_within_globals_are_active_with_them():
    lines = """
  store double %x, ptr getelementptr (i8, ptr @g, i64 8)
  %s = select i1 %b, ptr getelementptr (i8, ptr @g, i64 16), ptr %p
  %t = load double, ptr %s"""
    rest = "@g = internal global [4 x double] zeroinitializer"
    assert values(lines, rest=rest) == "x s t"


def test_a_constant_table_of_addresses_of_globals():
    lines = """
  %e = getelementptr ptr, ptr @table, i64 %n
  %s = load ptr, ptr %e
  store double %x, ptr %s
  %t = load double, ptr @one"""
    rest = """
@one = internal global double 0.0
@two = internal global double 0.0
@none = internal global double 0.0
@table = internal constant [2 x ptr] [ptr @one, ptr @two]
define ptr @g() {
  ret ptr @none
}"""
    found = body(lines, "x", PARAMETERS, rest=rest)
    assert (found.values(), found.globals) == ("x e s t", "one table two")


def test_an_alias_is_what_it_stands_for():
    lines = "store double %x, ptr @other\n%t = load double, ptr @g\n%u = load double, ptr @other"
    rest = "@g = internal global double 0.0\n@other = internal alias double, ptr @g"
    found = body(lines, "x", PARAMETERS, rest=rest)
    assert (found.values(), found.globals) == ("x t u", "g")
    assert found.root.is_active(found.module.symbol("@other"))


def test_a_global_of_the_thread_is_found_behind_its_intrinsic():
    lines = """
  %s = call ptr @llvm.threadlocal.address.p0(ptr @g)
  store double %x, ptr %s
  %t = load double, ptr %s"""
    rest = """
@g = internal thread_local global double 0.0
declare ptr @llvm.threadlocal.address.p0(ptr)"""
    found = body(lines, "x", PARAMETERS, rest=rest)
    assert (found.values(), found.globals) == ("x s t", "g")


def test_constants_of_every_kind_are_asked_about():
    found = Active(
        """
@g = internal global double 0.0
@h = internal global double 0.0
define void @f(double %x) {
  store double %x, ptr @g
  %s = insertvalue {ptr, ptr} {ptr @g, ptr @h}, ptr @h, 1
  %t = insertvalue {ptr, ptr} {ptr @h, ptr @h}, ptr null, 1
  ret void
}""",
        "x",
    )
    assert found.values() == "x s"
    assert found.root.is_active(found.module.symbol("@g"))
    assert not found.root.is_active(found.module.symbol("@h"))
