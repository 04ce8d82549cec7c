import pytest
from typed import Answers, body


def test_a_float_stored_or_loaded_is_one_in_memory():
    found = body("store double %x, ptr %p\n%v = load float, ptr %q", "double %x, ptr %p, ptr %q")
    assert found.tree("%p") == "{[]:pointer, [0]:double}"
    assert found.tree("%q") == "{[]:pointer, [0]:float}"


def test_a_copy_as_an_integer_is_what_it_copies():
    found = body(
        "%v = load i64, ptr %p\nstore i64 %v, ptr %q\n%d = load double, ptr %q", "ptr %p, ptr %q"
    )
    assert found.kind("%v") == "double"
    assert found.tree("%p") == "{[]:pointer, [0]:double}"


def test_what_is_only_copied_is_unknown():
    found = body("%v = load i64, ptr %p\nstore i64 %v, ptr %q", "ptr %p, ptr %q")
    assert found.kind("%v") == "unknown"
    assert found.memory("%p", 8) == [(0, "unknown", 8)]
    assert found.results.unknown(found.value("%p"), 8) == [range(8)]
    assert found.results.may_be_float(found.value("%v"))


@pytest.mark.parametrize(
    "use",
    [
        "%u = mul i64 %v, 3",
        "%u = sitofp i64 %v to double",
        "%u = getelementptr i8, ptr %p, i64 %v",
        "%u = icmp slt i64 %v, 5",
        "%u = udiv i64 %v, 3",
        "switch i64 %v, label %a [ i64 1, label %a ]\na:",
    ],
)
def test_what_is_used_as_an_integer_is_one(use):
    found = body(f"%v = load i64, ptr %p\n{use}", "ptr %p")
    assert found.kind("%v") == "integer"
    assert not found.results.may_be_float(found.value("%v"))


def test_bit_tricks_do_not_make_a_float_an_integer():
    found = body(
        "%b = bitcast double %x to i64\n%a = and i64 %b, 9223372036854775807\n"
        "%r = bitcast i64 %a to double\n%s = lshr i64 %b, 52\nret double %r",
        "double %x",
        "double",
    )
    assert found.kind("%b") == "double"
    assert found.kind("%a") == "double"
    assert found.kind("%s") == "integer"


def test_masked_float_bits_that_are_stored_stay_float():
    found = body(
        "%b = load i64, ptr %p\n%a = xor i64 %b, -9223372036854775808\nstore i64 %a, ptr %q\n"
        "%d = load double, ptr %p",
        "ptr %p, ptr %q",
    )
    assert found.memory("%q", 8) == [(0, "double", 8)]


def test_structs_copied_by_memcpy_are_the_same_bytes():
    found = body(
        "call void @llvm.memcpy.p0.p0.i64(ptr %q, ptr %p, i64 24, i1 false)\n"
        "%a = load double, ptr %q\n%g = getelementptr i8, ptr %p, i64 8\n%b = load ptr, ptr %g\n"
        "%h = getelementptr i8, ptr %q, i64 16\n%c = load i32, ptr %h\n%m = mul i32 %c, 3",
        "ptr %p, ptr %q",
        rest="declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)",
    )
    expected = [(0, "double", 8), (8, "pointer", 8), (16, "integer", 4), (20, "unknown", 4)]
    assert found.memory("%p", 24) == expected
    assert found.memory("%q", 24) == expected


@pytest.mark.parametrize("length", ["i64 %n", "i64 4096"])
def test_long_copies_relate_everything_behind_the_start(length):
    found = body(
        f"%s = getelementptr i8, ptr %p, i64 8\n"
        f"call void @llvm.memcpy.p0.p0.i64(ptr %q, ptr %s, {length}, i1 false)\n"
        "%n1 = load i64, ptr %p\n%n2 = mul i64 %n1, 3\n"
        "%e = getelementptr double, ptr %q, i64 %n\n%v = load double, ptr %e",
        "ptr %p, ptr %q, i64 %n",
        rest="declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)",
    )
    assert found.memory("%p", 24) == [(0, "integer", 8), (8, "double", 8), (16, "double", 8)]


def test_zeroed_memory_may_be_anything_until_something_is_known():
    found = body(
        "%p = call ptr @calloc(i64 10, i64 8)\n%v = load double, ptr %p\n"
        "call void @llvm.memset.p0.i64(ptr %q, i8 0, i64 16, i1 false)\n%w = load float, ptr %q",
        "ptr %q",
        rest="declare ptr @calloc(i64, i64)\ndeclare void @llvm.memset.p0.i64(ptr, i8, i64, i1)",
    )
    assert found.memory("%p", 8) == [(0, "double", 8)]
    assert found.memory("%q", 8) == [(0, "float", 4), (4, "anything", 4)]


@pytest.mark.parametrize(
    ("made", "kind"),
    [
        ("%w = mul i64 %n, 3", "integer"),
        ("%w = add i64 %n, 1", "unknown"),
        ("%s = add i64 %w, 1\n%w = phi i64 [ 0, %0 ], [ %s, %b ]", "integer"),
        ("%s = add i64 %n, 1\n%w = phi i64 [ 0, %0 ], [ %s, %b ]", "unknown"),
        ("%w = add nsw i64 %n, 1", "integer"),
        ("%w = load i64, ptr %p", "unknown"),
        ("%w = lshr i64 %n, 8", "unknown"),
        ("%e = getelementptr i8, ptr %p, i64 %w\n%w = load i64, ptr %p", "integer"),
    ],
)
def test_a_part_of_an_integer_is_one_where_that_was_computed(made, kind):
    rounds = "\n".join(reversed(made.splitlines()))
    found = body(
        f"br label %b\nb:\n{rounds}\n%t = trunc i64 %w to i8\nstore i8 %t, ptr %q\n"
        "br i1 %c, label %b, label %done\ndone:",
        "ptr %p, ptr %q, i64 %n, i1 %c",
    )
    assert found.kind("%t") == kind


def test_zero_constants_may_be_anything():
    found = body(
        "store i64 0, ptr %p\nstore i64 0, ptr %q\n%d = load double, ptr %q", "ptr %p, ptr %q"
    )
    assert found.memory("%p", 8) == [(0, "anything", 8)]
    assert found.memory("%q", 8) == [(0, "double", 8)]


def test_an_index_that_is_not_constant_makes_an_array():
    found = body(
        "%e = getelementptr double, ptr %p, i64 %i\n%v = load double, ptr %e", "ptr %p, i64 %i"
    )
    assert found.tree("%p") == "{[]:pointer, [-1]:double}"
    assert found.memory("%p", 16) == [(0, "double", 8), (8, "double", 8)]


def test_a_byte_offset_has_the_stride_of_its_arithmetic():
    found = body(
        "%m = mul i64 %i, 24\n%o = add i64 %m, 48\n%e = getelementptr i8, ptr %p, i64 %o\n"
        "%v = load double, ptr %e\n%g = getelementptr i8, ptr %e, i64 8\n%w = load i32, ptr %g\n"
        "%x = mul i32 %w, 3",
        "ptr %p, i64 %i",
    )
    assert found.tree("%p") == "{[]:pointer, [0+24i]:double, [8+24i]:integer}"


def test_an_array_ends_where_something_else_lies():
    found = body(
        "%d = getelementptr i8, ptr %p, i64 8\n%e = getelementptr double, ptr %d, i64 %i\n"
        "%v = load double, ptr %e\n%g = getelementptr i8, ptr %p, i64 32\n%q = load ptr, ptr %g\n"
        "%n = load i32, ptr %p\n%m = mul i32 %n, 3",
        "ptr %p, i64 %i",
    )
    assert found.tree("%p") == "{[]:pointer, [0]:integer, [8+8i<32]:double, [32]:pointer}"


def test_a_number_that_may_lie_in_an_array_of_floats_is_a_conflict():
    found = body(
        "%e = getelementptr double, ptr %p, i64 %i\n%v = load double, ptr %e\n"
        "%g = getelementptr i8, ptr %p, i64 32\n%n = load i64, ptr %g\n%m = mul i64 %n, 3",
        "ptr %p, i64 %i",
    )
    assert found.memory("%g", 8)[0][1] in ("double", "conflict")


def test_arrays_in_structs_of_arrays_of_structs_keep_to_themselves():
    found = body(
        "%e = getelementptr [4 x %S], ptr %p, i64 0, i64 %i\n"
        "%d = getelementptr %S, ptr %e, i64 0, i32 1, i64 %j\n%v = load double, ptr %d\n"
        "%g = getelementptr %S, ptr %e, i64 0, i32 2\n%w = load float, ptr %g\n"
        "%n = load i32, ptr %e\n%m = mul i32 %n, 3",
        "ptr %p, i64 %i, i64 %j",
        rest="%S = type { i32, [3 x double], float }",
    )
    assert found.memory("%p", 48) == [
        (0, "integer", 8),
        (8, "double", 8),
        (16, "double", 8),
        (24, "double", 8),
        (32, "float", 4),
        (36, "unknown", 4),
        (40, "integer", 8),
    ]


def test_a_list_leads_to_itself_and_is_printed_once():
    found = body(
        "br label %a\na:\n%l = phi ptr [ %p, %0 ], [ %n, %a ]\n%v = load double, ptr %l\n"
        "%g = getelementptr i8, ptr %l, i64 8\n%n = load ptr, ptr %g\n%c = icmp eq ptr %n, null\n"
        "br i1 %c, label %b, label %a\nb:",
        "ptr %p",
    )
    assert found.tree("%p") == "{[]:pointer, [0]:double, [8]:pointer}"
    assert found.memory("%n", 8) == [(0, "double", 8)]


def test_a_pointer_that_walks_makes_an_array():
    found = body(
        "br label %a\na:\n%l = phi ptr [ %p, %0 ], [ %n, %a ]\n%v = load double, ptr %l\n"
        "%n = getelementptr double, ptr %l, i64 1\n%c = icmp eq ptr %n, %q\n"
        "br i1 %c, label %b, label %a\nb:",
        "ptr %p, ptr %q",
    )
    assert found.tree("%p") == "{[]:pointer, [-1]:double}"


def test_two_floats_in_one_integer_are_found_by_shifts():
    found = body(
        "%l = trunc i64 %x to i32\n%a = bitcast i32 %l to float\n%s = lshr i64 %x, 32\n"
        "%h = trunc i64 %s to i32\n%b = bitcast i32 %h to float\nstore i64 %x, ptr %p",
        "i64 %x, ptr %p",
    )
    assert found.memory("%p", 8) == [(0, "float", 4), (4, "float", 4)]
    assert found.tree("%x") == "{(0):float, (4):float}"


def test_an_integer_is_put_together_from_floats():
    found = body(
        "%a = bitcast float %x to i32\n%b = bitcast float %y to i32\n%l = zext i32 %a to i64\n"
        "%z = zext i32 %b to i64\n%h = shl i64 %z, 32\n%o = or disjoint i64 %h, %l\n"
        "store i64 %o, ptr %p",
        "float %x, float %y, ptr %p",
    )
    assert found.memory("%p", 8) == [(0, "float", 4), (4, "float", 4)]


def test_aggregates_are_known_by_their_parts():
    found = body(
        "%a = insertvalue { double, ptr } undef, double %x, 0\n"
        "%b = insertvalue { double, ptr } %a, ptr %p, 1\n%c = extractvalue { double, ptr } %b, 1\n"
        "%v = load float, ptr %c",
        "double %x, ptr %p",
    )
    assert found.tree("%b") == "{(0):double, (8):pointer, (8)[0]:float}"
    assert found.tree("%p") == "{[]:pointer, [0]:float}"


def test_vectors_of_integers_and_pointers_are_known_lane_by_lane():
    found = body(
        "%v = load <2 x i64>, ptr %p\n%a = extractelement <2 x i64> %v, i32 0\n"
        "%b = extractelement <2 x i64> %v, i32 1\n%d = bitcast i64 %a to double\n"
        "%m = mul i64 %b, 3\n"
        "%w = shufflevector <2 x i64> %v, <2 x i64> poison, <2 x i32> <i32 1, i32 0>\n"
        "store <2 x i64> %w, ptr %q",
        "ptr %p, ptr %q",
    )
    assert found.memory("%p", 16) == [(0, "double", 8), (8, "integer", 8)]
    assert found.memory("%q", 16) == [(0, "integer", 8), (8, "double", 8)]


def test_an_address_as_an_integer_is_a_pointer_still():
    found = body(
        "%a = ptrtoint ptr %p to i64\n%b = add i64 %a, 8\n%q = inttoptr i64 %b to ptr\n"
        "%v = load double, ptr %q",
        "ptr %p",
    )
    assert found.kind("%a") == "pointer"
    assert found.memory("%p", 16) == [(0, "unknown", 8), (8, "double", 8)]


def test_the_distance_of_two_pointers_is_an_integer():
    found = body(
        "%a = ptrtoint ptr %p to i64\n%b = ptrtoint ptr %q to i64\n%d = sub i64 %a, %b",
        "ptr %p, ptr %q",
    )
    assert found.kind("%d") == "integer"


def test_atomics_are_accesses():
    found = body(
        "%a = atomicrmw fadd ptr %p, double %x seq_cst\n%b = atomicrmw add ptr %q, i64 1 seq_cst\n"
        "%c = cmpxchg ptr %r, i64 %e, i64 %n seq_cst seq_cst\n%d = load double, ptr %r",
        "ptr %p, ptr %q, ptr %r, double %x, i64 %e, i64 %n",
    )
    assert found.tree("%p") == "{[]:pointer, [0]:double}"
    assert found.tree("%q") == "{[]:pointer, [0]:integer}"
    assert found.kind("%n") == "double"


def test_whether_a_compare_exchange_was_done_is_no_part_of_a_number():
    found = body(
        "%n = add i32 %e, 1\n%c = cmpxchg ptr %p, i32 %e, i32 %n seq_cst seq_cst", "ptr %p, i32 %e"
    )
    assert not found.results.may_be_float(found.value("%c"))


# -- calls -----------------------------------------------------------------------------------------

ALLOCATOR = """
declare ptr @malloc(i64)
define ptr @get(i64 %n) {
  %p = call ptr @malloc(i64 %n)
  ret ptr %p
}
"""


def test_each_call_of_an_allocator_is_memory_of_its_own():
    found = body(
        "%p = call ptr @get(i64 8)\n%q = call ptr @get(i64 8)\nstore double 1.0, ptr %p\n"
        "%n = load i64, ptr %q\n%m = mul i64 %n, 3",
        rest=ALLOCATOR,
    )
    assert found.tree("%p") == "{[]:pointer, [0]:double}"
    assert found.tree("%q") == "{[]:pointer, [0]:integer}"
    assert found.results.problems == []


SETTER = """
define void @set(ptr %s, ptr %d) {
  %g = getelementptr i8, ptr %s, i64 8
  store ptr %d, ptr %g
  ret void
}
"""


def test_what_a_callee_stores_is_known_to_the_caller():
    found = body(
        "call void @set(ptr %s, ptr %d)\n%g = getelementptr i8, ptr %s, i64 8\n"
        "%q = load ptr, ptr %g\n%v = load double, ptr %q",
        "ptr %s, ptr %d",
        rest=SETTER,
    )
    assert found.tree("%d") == "{[]:pointer, [0]:double}"


def test_callees_learn_what_callers_know():
    found = body(
        "store double 1.0, ptr %p\ncall void @swap(ptr %p, ptr %q)",
        "ptr %p, ptr %q",
        rest="define void @swap(ptr %a, ptr %b) {\n%x = load i64, ptr %a\n%y = load i64, ptr %b\n"
        "store i64 %x, ptr %b\nstore i64 %y, ptr %a\nret void\n}",
    )
    assert found.kind("%x", "swap") == "double"
    assert found.tree("%q") == "{[]:pointer, [0]:double}"


def test_recursion_reaches_a_fixed_point():
    found = Answers(
        "define double @f(ptr %p, i32 %n) {\n%c = icmp eq i32 %n, 0\n"
        "br i1 %c, label %a, label %b\na:\nret double 0.0\nb:\n%v = load double, ptr %p\n"
        "%q = getelementptr i8, ptr %p, i64 8\n%m = sub i32 %n, 1\n"
        "%r = call double @f(ptr %q, i32 %m)\n%s = fadd double %v, %r\nret double %s\n}"
    )
    assert found.tree("%p") == "{[]:pointer, [-1]:double}"
    assert found.kind("%n") == "integer"


def test_a_returned_argument_is_the_result():
    found = body(
        "%q = call ptr @g(ptr %p)\n%v = load double, ptr %q",
        "ptr %p",
        rest="declare ptr @g(ptr returned)",
    )
    assert found.tree("%p") == "{[]:pointer, [0]:double}"


LOOKING = """
declare void @__ubsan_handle_pointer_overflow(ptr, i64, i64)
declare void @other(i64)
"""


@pytest.mark.parametrize(("callee", "is_seen"), [("other", True), ("look", False)])
def test_an_address_that_is_only_looked_at_stays_where_it_is(callee, is_seen):
    looks = "call void @__ubsan_handle_pointer_overflow(ptr null, i64 %i, i64 %s)"
    line = looks if callee == "look" else f"call void @{callee}(i64 %s)"
    found = body(
        "%p = alloca [2 x double]\nstore double 1.0, ptr %p\n%i = ptrtoint ptr %p to i64\n"
        f"%s = add i64 %i, %n\n%c = icmp ult i64 %s, %i\n{line}",
        "i64 %n",
        rest=LOOKING,
    )
    assert found.results.is_seen(found.value("%p")) == is_seen


CALLING_BACK = """
define void @numbers(ptr %a) {
  store double 1.0, ptr %a
  ret void
}
define void @integers(ptr %a) {
  %n = load i64, ptr %a
  %m = mul i64 %n, 3
  ret void
}
define i64 @get(ptr %a) {
  %n = load i64, ptr %a
  ret i64 %n
}
define void @each(ptr %v, ptr %f) {
  call void %f(ptr %v)
  ret void
}
define void @through(ptr %v, ptr %f) {
  call void @each(ptr %v, ptr %f)
  ret void
}
define i64 @asked(ptr %v, ptr %f) {
  %n = call i64 %f(ptr %v)
  ret i64 %n
}
"""


@pytest.mark.parametrize("caller", ["each", "through"])
def test_what_is_called_back_says_what_its_caller_is_given(caller):
    found = body(
        f"call void @{caller}(ptr %p, ptr @numbers)\ncall void @{caller}(ptr %q, ptr @integers)",
        "ptr %p, ptr %q",
        rest=CALLING_BACK,
    )
    assert found.tree("%p") == "{[]:pointer, [0]:double}"
    assert found.tree("%q") == "{[]:pointer, [0]:integer}"
    assert found.results.problems == []


def test_what_is_called_back_returns_what_its_caller_does():
    found = body(
        "store double 1.0, ptr %p\n%n = call i64 @asked(ptr %p, ptr @get)",
        "ptr %p",
        rest=CALLING_BACK,
    )
    assert found.kind("%n") == "double"


def test_what_is_called_back_as_something_else_says_nothing():
    found = body(
        "call void @each(ptr %p, ptr @get)",
        "ptr %p",
        rest=CALLING_BACK,
    )
    assert found.tree("%p") == "{[]:pointer}"


def test_an_unknown_callee_says_what_llvm_types_say():
    found = body("call void %g(double %x, i64 %n)", "ptr %g, double %x, i64 %n")
    assert found.kind("%x") == "double"
    assert found.kind("%n") == "unknown"


def test_known_functions_say_what_they_do_to_memory():
    found = body(
        "%a = call double @frexp(double %x, ptr %p)\n%b = call float @modff(float %y, ptr %q)\n"
        "%n = call i64 @strlen(ptr %s)\n%r = call ptr @realloc(ptr %q, i64 %n)",
        "double %x, float %y, ptr %p, ptr %q, ptr %s",
        rest="declare double @frexp(double, ptr)\ndeclare float @modff(float, ptr)\n"
        "declare i64 @strlen(ptr)\ndeclare ptr @realloc(ptr, i64)",
    )
    assert found.tree("%p") == "{[]:pointer, [0]:integer}"
    assert found.tree("%r") == "{[]:pointer, [0]:float}"
    assert found.kind("%n") == "integer"
    assert found.tree("%s") == "{[]:pointer, [-1]:integer}"


def test_known_functions_can_be_left_out():
    text = "define void @f(double %x, ptr %p) {\n%a = call double @frexp(double %x, ptr %p)\n"
    text += "ret void\n}\ndeclare double @frexp(double, ptr)\n"
    assert Answers(text, callees=False).tree("%p") == "{[]:pointer}"


# -- problems --------------------------------------------------------------------------------------


def test_a_conflict_names_the_place_and_both_sources():
    found = body(
        "%g = getelementptr i8, ptr %p, i64 8\nstore double %x, ptr %g\n%q = load ptr, ptr %g",
        "ptr %p, double %x",
    )
    (problem,) = found.results.problems
    assert problem.code == "EZ0201"
    assert problem.message == (
        "offset 8 of 'p' is a pointer because of a load in f and a double because of a store in f"
    )
    assert found.memory("%g", 8) == [(0, "double in turns", 8)]


def test_every_fact_has_a_reason():
    found = body(
        "%v = load double, ptr %p\n%n = load i32, ptr %q\n%m = mul i32 %n, 3", "ptr %p, ptr %q"
    )
    results = found.results
    assert results.explain(found.value("%p"), (0,)) == "double because of a load in f"
    assert results.explain(found.value("%n")) == "integer because of a multiplication in f"
    assert results.explain(found.value("%p"), (8,)) == "nothing is known"


def test_answers_are_the_same_each_time():
    text = "store double %x, ptr %p\n%v = load i64, ptr %p\n"
    text += "store i64 %v, ptr %q\n%w = load ptr, ptr %q"
    first, second = (body(text, "double %x, ptr %p, ptr %q") for _ in range(2))
    assert [first.tree(ref) for ref in ("%p", "%q", "%v")] == [
        second.tree(ref) for ref in ("%p", "%q", "%v")
    ]
    messages = [[each.message for each in found.results.problems] for found in (first, second)]
    assert messages[0] == messages[1]


UNION = """
  store ptr %p, ptr %u
  store i64 %n, ptr %u
  %sum = fptosi double %x to i64
  store i64 %sum, ptr %u
  %both = load i64, ptr %u
"""


def test_what_is_an_address_or_a_number_of_bytes_is_carried_as_addresses_are():
    found = body(UNION, "ptr %u, ptr %p, i64 %n, double %x")
    assert found.memory("%u", 8) == [(0, "pointer", 8)]
    assert found.kind("%both") == "pointer"
    assert found.tree("%both") == "{[]:integer|pointer}"
    assert not found.results.problems


MOVING = """
define void @f(ptr %a, ptr %b, i64 %n) {{
  %p = getelementptr double, ptr %a, i64 %n
  %x = load double, ptr %p
  %id = getelementptr i8, ptr %b, i64 8
  %made = call ptr @move(ptr %b, ptr %a, i64 %n)
  ret void
}}
define ptr @move(ptr %to, ptr %from, i64 %n) {{
  {}
}}
declare ptr @realloc(ptr, i64)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
"""


@pytest.mark.parametrize(
    "line",
    [
        "call void @llvm.memcpy.p0.p0.i64(ptr %to, ptr %from, i64 %n, i1 false)\n  ret ptr %to",
        "%new = call ptr @realloc(ptr %from, i64 %n)\n  ret ptr %new",
    ],
    ids=["memcpy", "realloc"],
)
def test_a_callee_that_moves_bytes_learns_what_callers_know_of_them(line):
    found = Answers(MOVING.format(line))
    assert found.tree("%from", "move") == "{[]:pointer, [-1]:double}"


def test_a_name_in_what_a_callee_swaps_ends_where_callers_have_numbers():
    found = body(
        "%v = getelementptr i8, ptr %p, i64 16\nstore double %d, ptr %v\n"
        "%i = getelementptr i8, ptr %p, i64 24\nstore i32 7, ptr %i\n"
        "call void @order(ptr %p, i64 %n)",
        "ptr %p, double %d, i64 %n",
        rest="""
@c = private constant [5 x i8] c"iron\\00", align 1
declare i32 @strcmp(ptr, ptr)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
define void @order(ptr %a, i64 %k) {
  %t = alloca [32 x i8]
  %e = getelementptr [32 x i8], ptr %a, i64 %k
  %r = call i32 @strcmp(ptr %e, ptr @c)
  call void @llvm.memcpy.p0.p0.i64(ptr %t, ptr %e, i64 32, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr %e, ptr %a, i64 32, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr %a, ptr %t, i64 32, i1 false)
  ret void
}
""",
    )
    wanted = [(0, "integer", 16), (16, "double", 8), (24, "integer", 4)]
    assert found.memory("%e", 28, "order") == wanted
    assert found.memory("%t", 28, "order") == wanted


def test_what_a_function_holds_is_said_by_what_calls_it_and_not_by_what_copies_it():
    """`std::function` of libstdc++: asked where its function is, it leaves that where copies go."""
    copying, calling = "10_M_managerERSt9_Any_dataRKS_", "9_M_invokeERKSt9_Any_data"
    text = (
        "define void @h{}(ptr %q, ptr %p, i1 %c) {{\nbr i1 %c, label %where, label %copy\n"
        "where:\nstore ptr %p, ptr %q\nret void\ncopy:\n"
        "call void @llvm.memcpy.p0.p0.i64(ptr %q, ptr %p, i64 8, i1 false)\nret void\n}}\n"
        "define double @h{}(ptr %p) {{\n%x = load double, ptr %p\nret double %x\n}}\n"
        "define void @r(ptr %q, ptr %p) {{\ncall void @h{}(ptr %q, ptr null, i1 false)\n"
        "call double @h{}(ptr %p)\nret void\n}}\n"
        "declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)\n"
    )
    kinds = [
        Answers(text.format(name, calling, name, calling), "r").memory("%q", 8)
        for name in (copying, "another")
    ]
    assert kinds == [[(0, "double", 8)], [(0, "pointer", 8)]]
