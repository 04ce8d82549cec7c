"""What is known of bytes that nobody uses as a number: padding, small members, text."""

import pytest
from typed import body

OWN = """%p = call ptr @malloc(i64 24)
%v = load double, ptr %p
%q = getelementptr i8, ptr %p, i64 8
%i4 = getelementptr i8, ptr %p, i64 12
store i32 7, ptr %i4
store i8 7, ptr %q
"""
OTHERS = """declare ptr @malloc(i64)
declare void @unknown(ptr)
declare i32 @printf(ptr, ...)
@g = global ptr null
@c = private constant [16 x i8] c"0123456789abcdef"
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.lifetime.start.p0(ptr)
define internal void @local(ptr %m) {
  %b = load i8, ptr %m
  store i8 %b, ptr %m
  ret void
}
define internal void @reads(ptr %m) {
  %d = load float, ptr %m
  ret void
}
"""


@pytest.mark.parametrize(
    "use",
    [
        "",
        "call void @llvm.lifetime.start.p0(ptr %p)",
        "call i32 (ptr, ...) @printf(ptr @c, ptr %p)",
        "call void @local(ptr %q)",
        "%i = ptrtoint ptr %p to i64\n%j = icmp eq i64 %i, 0",
        "%a = alloca ptr\nstore ptr %p, ptr %a",
    ],
)
def test_few_bytes_that_nobody_else_sees_nor_uses_hold_no_number(use):
    found = body(OWN + use, "ptr %r, ptr %o", rest=OTHERS)
    assert found.memory("%p", 16) == [(0, "double", 8), (8, "integer", 8)]
    assert found.memory("%q", 3) == [(0, "integer", 3)]


def test_as_many_unused_bytes_as_a_number_has_may_hold_one():
    found = body(OWN, rest=OTHERS)
    assert found.memory("%p", 24)[-1] == (16, "unknown", 8)
    assert found.memory("%p", 17)[-1] == (16, "unknown", 1)


def test_a_program_of_doubles_alone_has_no_number_of_seven_bytes():
    gap = OWN.replace("i64 12", "i64 16")
    others = "declare ptr @malloc(i64)"
    assert body(gap, rest=others).memory("%p", 20) == [(0, "double", 8), (8, "integer", 12)]
    gap = OWN.replace("i64 12", "i64 17")
    assert body(gap, rest=others).memory("%p", 17)[-1] == (9, "unknown", 8)


@pytest.mark.parametrize(
    ("stored", "kind"),
    [
        ("i8 -56", "integer"),
        ("i64 125780003680099", "integer"),  # copper
        ("i64 8245937481775345776", "integer"),  # phosphor
        ("i64 4621875412584313651", "unknown"),  # 10.1, but "333333$@" too
        ("i32 1060320051", "unknown"),  # 0.7, but "333?" too
        ("i32 1684828007", "unknown"),  # gold, without an end
        ("i32 6778473", "integer"),  # ing
        ("i64 4611686018427387904", "unknown"),  # 2.0
    ],
)
def test_constants_that_read_as_text_are_no_numbers(stored, kind):
    found = body(f"store {stored}, ptr %p", "ptr %p")
    assert found.memory("%p", 1) == [(0, kind, 1)]


@pytest.mark.parametrize(
    ("data", "kind"),
    [
        (r"iron\00\00\00\00", "integer"),
        (r"aluminum", "integer"),
        (r"\00\00\00\00\00\00\00@", "unknown"),
        (r"333333$@", "unknown"),
        (r"iron\00\00\00!", "unknown"),
    ],
)
def test_characters_are_known_however_they_are_aligned(data, kind):
    found = body(
        "call void @llvm.memcpy.p0.p0.i64(ptr %p, ptr @c, i64 8, i1 false)",
        "ptr %p",
        rest=f'@c = private constant [8 x i8] c"{data}", align 8\n'
        "declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)",
    )
    assert found.memory("%p", 8) == [(0, kind, 8)]


def test_where_there_are_numbers_of_two_bytes_few_are_enough_for_one():
    found = body(OWN + "%h = fpext half %x to double", "half %x", rest=OTHERS)
    assert found.memory("%p", 16)[1:] == [(8, "integer", 1), (9, "unknown", 3), (12, "integer", 4)]


@pytest.mark.parametrize(
    "use",
    [
        "call void @unknown(ptr %q)",
        "call void %r(ptr %p)",
        "store ptr %q, ptr @g",
        "store ptr %p, ptr %o",
        "%i = ptrtoint ptr %q to i64\n%j = mul i64 %i, 3",
        "%e = getelementptr i32, ptr %q, i64 %n\ncall void @unknown(ptr %e)",
        "%a = alloca ptr\nstore ptr %q, ptr %a\ncall void @unknown(ptr %a)",
        "call void @llvm.memcpy.p0.p0.i64(ptr %q, ptr %o, i64 4, i1 false)",
        "call void @llvm.memcpy.p0.p0.i64(ptr %o, ptr %q, i64 %n, i1 false)",
        "%i = ptrtoint ptr %q to i64\n%j = xor i64 %i, %n\n%k = inttoptr i64 %j to ptr",
    ],
)
def test_what_others_see_may_hold_anything(use):
    found = body(OWN + use, "ptr %r, ptr %o, i64 %n", rest=OTHERS)
    assert {kind for at, kind, _ in found.memory("%p", 12) if at > 8} <= {"unknown", "anything"}


def test_what_a_callee_reads_is_known_to_its_callers():
    found = body(OWN + "call void @reads(ptr %q)", "ptr %r", rest=OTHERS)
    assert found.memory("%p", 12) == [(0, "double", 8), (8, "float", 4)]
