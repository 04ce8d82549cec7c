"""Activity across calls: contexts, what callees store, unknown functions, functions as data."""

from active import Active, body
from irtext import module

from enzyme_cc.rules.library import Library

PARAMETERS = "double %x, double %c, ptr %p, ptr %q, i1 %b, i64 %n"


def test_each_set_of_active_arguments_is_a_context_of_its_own():
    found = Active(
        """
define double @g(double %y, double %z) {
  %s = fmul double %y, %z
  ret double %s
}
define double @f(double %x, double %c) {
  %a = call double @g(double %x, double %c)
  %o = call double @g(double %c, double %c)
  %e = call double @g(double %x, double %c)
  %s = fadd double %a, %o
  ret double %s
}""",
        "x",
    )
    assert found.values() == "x a e s"
    assert found.contexts("g") == ["y", ""]
    assert found.calls() == "g g"
    calls = list(found.function.instructions())[:3]
    callees = [found.root.callee(each) for each in calls]
    assert callees[0] is callees[2]
    assert callees[1] is None
    assert callees[0].result
    assert found.root.result


def test_rules_say_which_arguments_matter():
    lines = """
  %s = call double @sin(double %x)
  %t = call double @floor(double %x)
  %u = call double @pow(double %c, double %x)
  %v = call double @sin(double %c)
  %w = call i32 @ilogb(double %x)
  %y = call double @ldexp(double %x, i32 %w)"""
    rest = """
declare double @sin(double)
declare double @floor(double)
declare double @pow(double, double)
declare i32 @ilogb(double)
declare double @ldexp(double, i32)"""
    found = body(lines, "x", PARAMETERS, rest=rest)
    assert found.values() == "x s u y"
    assert found.calls() == "sin floor pow ldexp"


def test_a_function_with_a_known_name_and_another_type_is_not_known():
    found = body("%s = call float @sin(ptr %p)", "p", PARAMETERS, rest="declare float @sin(ptr)")
    assert (found.values(), found.calls()) == ("p s", "sin")


def test_results_in_memory_are_stored():
    lines = """
  %a = alloca double
  %o = alloca double
  %k = alloca i32
  %s = call double @modf(double %x, ptr %a)
  %t = call double @frexp(double %x, ptr %k)
  call void @sincos(double %x, ptr %o, ptr %p)
  %u = load double, ptr %o"""
    rest = """
declare double @modf(double, ptr)
declare double @frexp(double, ptr)
declare void @sincos(double, ptr, ptr)"""
    found = body(lines, "x", PARAMETERS, rest=rest)
    assert found.values() == "x o s t u"
    assert found.lost == "p"


def test_reductions_of_lanes():
    rest = "declare double @llvm.vector.reduce.fadd.v2f64(double, <2 x double>)"
    lines = """
  %v = insertelement <2 x double> zeroinitializer, double %c, i32 0
  %s = call double @llvm.vector.reduce.fadd.v2f64(double %x, <2 x double> %v)"""
    assert body(lines, "x", PARAMETERS, rest=rest).values() == "x s"


def test_what_only_prints_or_frees_takes_part_as_its_rule_says():
    lines = """
  %s = call i32 (ptr, ...) @printf(ptr %q, double %x)
  call void @free(ptr %p)"""
    rest = "declare i32 @printf(ptr, ...)\ndeclare void @free(ptr)"
    found = body(lines, "x p", PARAMETERS, rest=rest)
    assert (found.values(), found.calls()) == ("x p", "free")


def test_a_callee_that_stores_makes_the_memory_of_its_caller_active():
    found = Active(
        """
define void @put(ptr %to, double %v) {
  %e = getelementptr double, ptr %to, i64 1
  store double %v, ptr %e
  ret void
}
define void @through(ptr %to, double %v) {
  call void @put(ptr %to, double %v)
  ret void
}
define double @f(double %x, double %c, ptr %p) {
  %a = alloca [2 x double]
  %o = alloca [2 x double]
  call void @through(ptr %a, double %x)
  call void @through(ptr %o, double %c)
  call void @through(ptr %p, double %x)
  %s = load double, ptr %a
  %t = load double, ptr %o
  ret double %s
}""",
        "x",
    )
    assert found.values() == "x a s"
    assert found.lost == "p"
    assert found.contexts("put") == ["to v", "", "v"]
    assert found.calls() == "through through"


def test_a_pointer_kept_in_a_struct_that_a_callee_writes_through():
    found = Active(
        """
define void @put(ptr %box, double %v) {
  %where = load ptr, ptr %box
  store double %v, ptr %where
  ret void
}
define double @f(double %x) {
  %box = alloca {ptr, i64}
  %a = alloca double
  %o = alloca double
  store ptr %a, ptr %box
  call void @put(ptr %box, double %x)
  %s = load double, ptr %a
  %t = load double, ptr %o
  ret double %s
}""",
        "x",
    )
    assert found.values() == "x box a s"
    assert found.values("put") == "box v where"


def test_memory_that_a_callee_makes_and_its_caller_fills():
    found = Active(
        """
declare ptr @malloc(i64)
define ptr @make(i64 %n) {
  %m = call ptr @malloc(i64 %n)
  ret ptr %m
}
define double @f(double %x) {
  %a = call ptr @make(i64 8)
  store double %x, ptr %a
  %s = load double, ptr %a
  ret double %s
}""",
        "x",
    )
    assert found.values() == "x a s"
    assert found.values("make") == "m"
    assert not found.unplaced


def test_recursion_comes_to_an_end():
    found = Active(
        """
define double @g(ptr %m, double %y, i32 %n) {
  %done = icmp eq i32 %n, 0
  br i1 %done, label %last, label %more
more:
  %k = sub i32 %n, 1
  %z = fmul double %y, 2.0
  store double %z, ptr %m
  %r = call double @g(ptr %m, double %z, i32 %k)
  ret double %r
last:
  %l = load double, ptr %m
  ret double %l
}
define double @f(double %x, i32 %n) {
  %a = alloca double
  store double 0.0, ptr %a
  %s = call double @g(ptr %a, double %x, i32 %n)
  ret double %s
}""",
        "x",
    )
    assert found.values() == "x a s"
    assert found.contexts("g") == ["m y"]
    assert found.values("g") == "m y z r l"


def test_a_global_written_in_one_function_is_read_in_another():
    found = Active(
        """
@g = internal global double 0.0
define void @put(double %v) {
  store double %v, ptr @g
  ret void
}
define double @get() {
  %l = load double, ptr @g
  ret double %l
}
define double @idle() {
  ret double 1.0
}
define double @f(double %x) {
  %before = call double @get()
  call void @put(double %x)
  %s = call double @get()
  %t = call double @idle()
  ret double %s
}""",
        "x",
    )
    assert found.values() == "x before s"
    assert found.calls() == "get put get"
    assert found.globals == "g"


def test_byval_memory_is_as_active_as_what_it_is_copied_from():
    found = Active(
        """
define double @g(ptr byval(double) %m) {
  %l = load double, ptr %m
  ret double %l
}
define double @f(double %x, ptr %p) {
  %s = call double @g(ptr byval(double) %p)
  ret double %s
}""",
        "x p",
    )
    assert found.values() == "x p s"


def test_further_arguments_of_a_variadic_function_make_its_call_active():
    found = Active(
        """
define double @g(i32 %n, ...) {
  ret double 1.0
}
define double @f(double %x) {
  %s = call double (i32, ...) @g(i32 1, double %x)
  ret double %s
}""",
        "x",
    )
    assert (found.values(), found.calls()) == ("x", "g")


def test_a_list_of_arguments_is_active_with_its_memory():
    lines = """
  %s = va_arg ptr %p, double
  %t = va_arg ptr %q, double
  call void @llvm.va_copy.p0(ptr %q, ptr %p)"""
    rest = "declare void @llvm.va_copy.p0(ptr, ptr)"
    found = body(lines, "p", PARAMETERS, rest=rest)
    assert (found.values(), found.lost) == ("p s", "q")


# -- unknown functions -----------------------------------------------------------------------------


def test_an_unknown_function_is_active_with_any_argument():
    lines = """
  %s = call double @ext(double %x)
  %t = call double @ext(double %c)
  %u = call i32 @count(ptr %p)"""
    rest = "declare double @ext(double)\ndeclare i32 @count(ptr)"
    found = body(lines, "x p", PARAMETERS, rest=rest)
    assert found.values() == "x p s u"
    assert found.calls() == "ext count"


def test_an_unknown_function_may_read_globals_that_it_can_see():
    lines = """
  store double %x, ptr @g
  %s = call double @ext()
  %t = call double @pure()
  %u = call double @own(ptr %q)
  call void @nothing()"""
    rest = """
declare double @ext()
declare double @pure() memory(none)
declare double @own(ptr) #0
declare void @nothing()
attributes #0 = { memory(argmem: read) }
"""
    seen = body(lines, "x", PARAMETERS, rest=rest + "@g = global double 0.0")
    assert (seen.values(), seen.calls()) == ("x s", "ext")
    hidden = body(lines, "x", PARAMETERS, rest=rest + "@g = internal global double 0.0")
    assert (hidden.values(), hidden.calls()) == ("x", "")


def test_what_an_unknown_function_returns_may_be_what_it_was_given():
    lines = """
  %a = alloca double
  %s = call ptr @same(ptr %a)
  store double %x, ptr %s
  %t = load double, ptr %a"""
    found = body(lines, "x", PARAMETERS, rest="declare ptr @same(ptr)")
    assert (found.values(), found.calls()) == ("x a s t", "same")


def test_assembly_is_active_with_any_operand():
    lines = """
  %s = call double asm "nop", "=x,x"(double %x)
  %t = call double asm "nop", "=x,x"(double %c)"""
    found = body(lines, "x", PARAMETERS)
    assert found.values() == "x s"
    calls = list(found.function.instructions())[:2]
    assert [found.root.is_active_call(each) for each in calls] == [True, False]


# -- functions as data -----------------------------------------------------------------------------

TABLE = """
@table = internal constant [2 x ptr] [ptr @one, ptr @two]
@other = internal constant [1 x ptr] [ptr @three]
define double @one(double %y, i32 %n) {
  %l = fmul double %y, %y
  ret double %l
}
define double @two(double %y, i32 %n) {
  ret double 1.0
}
define void @three() {
  ret void
}
"""


def test_a_table_of_functions():
    found = Active(
        TABLE
        + """
define double @f(double %x, i64 %n) {
  %e = getelementptr ptr, ptr @table, i64 %n
  %h = load ptr, ptr %e
  %s = call double %h(double %x, i32 1)
  %o = load ptr, ptr @other
  ret double %s
}""",
        "x",
    )
    assert found.values() == "x e h s"
    assert found.globals == "table"
    assert sorted(each.name for each in found.results.active_functions) == ["one", "two"]
    contexts = found.results.function_contexts
    assert {each.name: made.arguments for each, made in contexts.items()} == {
        "one": (True, False),
        "two": (True, False),
    }
    assert found.values("one") == "y l"


def test_functions_that_nobody_calls_as_data_are_no_matter():
    found = Active(
        TABLE
        + """
define double @f(double %x, i64 %n) {
  %h = load ptr, ptr @table
  %s = call double @one(double %x, i32 1)
  ret double %s
}""",
        "x",
    )
    assert found.values() == "x s"
    assert found.globals == ""
    assert not found.results.function_contexts


def test_a_known_function_as_data_is_active_without_a_context():
    found = Active(
        """
declare double @sin(double)
declare double @unknown(double)
define double @f(double %x, i1 %b) {
  %h = select i1 %b, ptr @sin, ptr null
  %o = select i1 %b, ptr @unknown, ptr null
  %s = call double %h(double %x)
  ret double %s
}""",
        "x",
    )
    assert found.values() == "x h s"
    assert not found.results.function_contexts


def test_an_indirect_call_may_store_through_all_it_is_given():
    found = Active(
        """
define double @f(double %x, ptr %h) {
  %a = alloca double
  %box = alloca ptr
  %in = alloca double
  store ptr %in, ptr %box
  %s = call double %h(ptr %a, ptr %box, double %x)
  %t = load double, ptr %a
  %u = load double, ptr %in
  ret double %t
}""",
        "x",
    )
    assert found.values() == "x a box in s t u"


def test_a_function_without_a_body_in_a_library_of_the_users_own():
    text = """
- name: mine
  matches: [mine]
  args: [x, y]
  partials: {x: 0, y: 2}
  effects: none
  samples: [[1.0, 2.0], [2.0, 3.0]]
"""
    found = Active(
        """
declare double @mine(double, double)
define double @f(double %x, double %c) {
  %s = call double @mine(double %x, double %c)
  %t = call double @mine(double %c, double %x)
  ret double %t
}""",
        "x",
        library=Library.default().with_file("mine.yaml", text),
    )
    assert found.values() == "x t"


def test_the_answers_are_the_same_every_time():
    text = (
        TABLE
        + """
define double @f(double %x, i64 %n) {
  %h = load ptr, ptr @table
  %s = call double %h(double %x, i32 1)
  %t = call double @one(double %s, i32 2)
  ret double %t
}"""
    )
    runs = [Active(text, "x") for _ in range(3)]
    labels = [[each.label for each in run.results.contexts] for run in runs]
    assert labels[0] == labels[1] == labels[2]
    assert labels[0] == ["@f(active, inactive)", "@one(active, inactive)", "@two(active, inactive)"]


def test_the_module_is_left_as_it_is():
    text = TABLE + "define double @f(double %x) {\n  ret double %x\n}\n"
    found = Active(text, "x")
    assert not found.module.is_edited
    assert module(text).functions["f"].name == "f"
