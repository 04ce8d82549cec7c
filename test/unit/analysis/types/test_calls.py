"""Functions without a body: what hints, rules and names say of memory that they are given."""

import pytest
from typed import Answers, body

PARAMETERS = "ptr %p, ptr %q, i64 %n, double %d"
LONG = [(at, "double", 8) for at in (0, 8, 16)]
INTEGER = [(0, "integer", 4), (4, "unknown", 20)]
DOUBLE = [LONG[0], (8, "unknown", 16)]
FLOATS = [(at, "float", 4) for at in range(0, 24, 4)]
DGEMM = "call void @dgemm_({}, ptr %i)".format(
    ", ".join(f"ptr {each}" for each in "%q %q %i %i %i %p %p %i %p %i %p %p".split())
)


def declared(*names, result="void", given="..."):
    return "".join(f"declare {result} @{name}({given})\n" for name in names)


HINTS = declared(*(f"__enzyme_{kind}" for kind in ("double", "float", "integer", "pointer")))


@pytest.mark.parametrize(
    ("hint", "found"),
    [
        ("double(ptr %p, i64 16)", [*LONG[:2], (16, "unknown", 8)]),
        ("double(ptr %p)", DOUBLE),
        ("double(ptr %p, i64 15)", DOUBLE),
        ("double(ptr %p, i64 16000)", LONG),
        ("float(ptr %p, i64 -1)", FLOATS),
        ("integer(ptr %p, i64 %n)", [(0, "integer", 24)]),
        ("pointer(ptr %p, i64 20)", [(0, "pointer", 16), (16, "unknown", 8)]),
    ],
)
def test_a_hint_is_of_so_many_bytes_of_one_element_or_of_all(hint, found):
    said = body(f"call void @__enzyme_{hint}", PARAMETERS, rest=HINTS)
    assert said.memory("%p", 24) == found


@pytest.mark.parametrize(
    ("call", "given", "found"),
    [
        ("double @frexp(double %d, ptr %p)", "double, ptr", INTEGER),
        ("double @modf(double %d, ptr %p)", "double, ptr", DOUBLE),
        ("void @sincos(double %d, ptr %q, ptr %p)", "double, ptr, ptr", DOUBLE),
        ("double @lgamma_r(double %d, ptr %p)", "double, ptr", INTEGER),
        ("i64 @strlen(ptr %p)", "ptr", [(0, "integer", 24)]),
        ("void @nobody_knows(ptr %p)", "ptr", [(0, "unknown", 24)]),
    ],
)
def test_what_a_known_function_leaves_where_it_is_told_is_known(call, given, found):
    result, name = call.split("(")[0].split(" @")
    made = "" if result == "void" else "%r = "
    said = body(f"{made}call {call}", PARAMETERS, rest=declared(name, result=result, given=given))
    assert said.memory("%p", 24) == found


@pytest.mark.parametrize(
    ("call", "place", "found"),
    [
        ("%r = call double @ddot_(ptr %i, ptr %p, ptr %i, ptr %q, ptr %i)", "%p", LONG),
        ("%r = call double @ddot_(ptr %i, ptr %p, ptr %i, ptr %q, ptr %i)", "%q", LONG),
        ("%r = call float @sdot_(ptr %i, ptr %p, ptr %i, ptr %q, ptr %i)", "%q", FLOATS),
        (
            "call void @zaxpy_(ptr %i, ptr %p, ptr %q, ptr %i, ptr %q, ptr %i)",
            "%p",
            [*LONG[:2], (16, "unknown", 8)],
        ),
        (
            "call void @daxpy_(ptr %i, ptr %p, ptr %q, ptr %i, ptr %q, ptr %i)",
            "%p",
            DOUBLE,
        ),
        (DGEMM, "%q", [(0, "integer", 1), (1, "unknown", 23)]),
        (DGEMM, "%i", INTEGER),
    ],
)
def test_a_routine_of_linear_algebra_says_what_it_is_given(call, place, found):
    result = call.partition("call ")[2].split(" @")[0]
    name = call.partition("@")[2].partition("(")[0]
    given = ", ".join(["ptr"] * (call.count(",") + 1))
    rest = declared(name, result=result, given=given)
    assert body(f"%i = alloca [8 x i32]\n{call}", PARAMETERS, rest=rest).memory(place, 24) == found


@pytest.mark.parametrize(
    ("made", "given", "found"),
    [
        ("@malloc(i64 %n)", "i64", [(0, "unknown", 16)]),
        ("@calloc(i64 %n, i64 8)", "i64, i64", [(0, "anything", 16)]),
        ("@aligned_alloc(i64 1, i64 %n)", "i64, i64", [(0, "integer", 16)]),
        ("@aligned_alloc(i64 8, i64 %n)", "i64, i64", [(0, "unknown", 16)]),
        ("@realloc(ptr %p, i64 %n)", "ptr, i64", [(0, "double", 8), (8, "unknown", 8)]),
    ],
)
def test_memory_that_is_made_holds_nothing_zeros_bytes_or_what_was_there(made, given, found):
    name = made[1:].partition("(")[0]
    rest = declared(name, result="ptr", given=given)
    said = body(f"store double %d, ptr %p\n%r = call ptr {made}", PARAMETERS, rest=rest)
    assert said.memory("%r", 16) == found
    assert said.kind("%n") == "integer"


@pytest.mark.parametrize(
    ("filled", "found"),
    [
        ("i8 0, i64 16", [(0, "anything", 16), (16, "unknown", 8)]),
        ("i8 1, i64 16", [(0, "unknown", 24)]),
        ("i8 0, i64 0", [(0, "unknown", 24)]),
        ("i8 0, i64 %n", [(0, "anything", 24)]),
        ("i8 1, i64 %n", [(0, "unknown", 24)]),
        ("i8 0, i64 65536", [(0, "anything", 24)]),
    ],
)
def test_zeros_may_be_anything_as_far_as_they_go(filled, found):
    call = f"call void @llvm.memset.p0.i64(ptr %p, {filled}, i1 0)"
    rest = declared("llvm.memset.p0.i64", given="ptr, i8, i64, i1")
    assert body(call, PARAMETERS, rest=rest).memory("%p", 24) == found


def test_what_is_loaded_and_stored_under_a_mask_is_the_same():
    vector = "<2 x i64> @llvm.masked.load.v2i64.p0"
    said = body(
        f"""%v = call {vector}(ptr %p, i32 8, <2 x i1> splat (i1 1), <2 x i64> zeroinitializer)
        call void @llvm.masked.store.v2i64.p0(<2 x i64> %v, ptr %q, i32 8, <2 x i1> splat (i1 1))
        store double %d, ptr %p
        %second = getelementptr i8, ptr %p, i64 8
        store double %d, ptr %second""",
        PARAMETERS,
        rest=f"declare {vector}(ptr, i32, <2 x i1>, <2 x i64>)\n"
        "declare void @llvm.masked.store.v2i64.p0(<2 x i64>, ptr, i32, <2 x i1>)\n",
    )
    assert said.memory("%q", 16) == LONG[:2]


COPIES = """
define internal void @copies(ptr %to, ptr %from) {
  %w = load i64, ptr %from
  %u = getelementptr i8, ptr %to, i64 8
  store i64 %w, ptr %u
  ret void
}
define void @f(ptr %p, ptr %q, double %d) {
  store double %d, ptr %q
  call void @copies(ptr %p, ptr %q)
  ret void
}
"""


def test_what_a_callee_moves_is_known_at_the_place_it_was_moved_to():
    assert Answers(COPIES).memory("%p", 16) == [(0, "unknown", 8), (8, "double", 8)]


def test_callers_of_one_callee_know_only_what_they_pass():
    other = "define void @g(ptr %a, ptr %b) {\ncall void @copies(ptr %a, ptr %b)\nret void\n}\n"
    assert Answers(COPIES + other, "g").memory("%a", 16) == [(0, "unknown", 16)]


def test_what_is_behind_a_pointer_that_unknown_code_has_seen_may_have_been_put_there():
    rest = "declare void @who(ptr)\n"
    seen = body("%m = alloca [16 x i8]\ncall void @who(ptr %m)", PARAMETERS, rest=rest)
    kept = body("%m = alloca [16 x i8]\nstore double %d, ptr %m", PARAMETERS, rest=rest)
    ranges = [found.results.is_from_outside(found.value("%m"), range(16)) for found in (seen, kept)]
    assert ranges == [True, False]
    assert [found.results.is_seen(found.value("%m")) for found in (seen, kept)] == [True, False]
