"""What the structs that members are addressed in say of all their members."""

from typed import Answers

RECORD = "%struct.record = type { i32, double, ptr, [2 x double], i32 }\n"
ALL = [
    *((0, "integer", 8), (8, "double", 8), (16, "pointer", 8), (24, "double", 8)),
    *((32, "double", 8), (40, "integer", 4)),
]


def body(lines, kinds=RECORD, **sources):
    return Answers(f"{kinds}define void @f(ptr %p, i64 %n) {{\n{lines}\nret void\n}}\n", **sources)


def test_the_address_of_a_member_tells_what_all_members_are_and_what_is_padding():
    lines = "%m = getelementptr inbounds %struct.record, ptr %p, i32 0, i32 1"
    assert body(lines).memory("%p", 44) == ALL
    assert body(lines, structs=False).memory("%p", 44) == [(0, "unknown", 44)]


def test_the_address_of_a_member_of_any_element_tells_what_is_in_each():
    lines = "%m = getelementptr inbounds %struct.record, ptr %p, i64 %n, i32 2"
    assert body(lines).memory("%p", 44) == ALL


def test_a_variable_tells_what_is_in_memory_that_is_passed_on():
    text = f"""{RECORD}
define void @f() {{
  %v = alloca [2 x %struct.record]
  call void @g(ptr %v)
  ret void
}}
define internal void @g(ptr %p) {{
  call void @llvm.memcpy.p0.p0.i64(ptr %p, ptr %p, i64 44, i1 false)
  ret void
}}
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
"""
    assert Answers(text).memory("%p", 44, "g") == ALL


def test_members_of_unions_and_characters_are_not_what_they_are_written_as():
    lines = "%m = getelementptr inbounds %struct.pun, ptr %p, i32 0, i32 1"
    kinds = "%struct.pun = type { %union.anon, i32, [8 x i8] }\n%union.anon = type { double }\n"
    found = body(lines, kinds).memory("%p", 20)
    assert found == [(0, "unknown", 8), (8, "integer", 4), (12, "unknown", 8)]


def test_structs_without_a_name_are_of_the_machine_and_tell_nothing():
    lines = "%m = getelementptr inbounds { i64, double }, ptr %p, i32 0, i32 1"
    assert body(lines).memory("%p", 16) == [(0, "unknown", 16)]


def test_a_number_that_is_used_in_a_member_declared_as_an_integer_is_one():
    lines = """%m = getelementptr inbounds %struct.word, ptr %p, i32 0, i32 0
%v = load double, ptr %m"""
    found = body(lines, "%struct.word = type { i64, double }\n").memory("%p", 16)
    assert found == [(0, "double", 8), (8, "double", 8)]


def test_each_pointer_of_an_array_leads_to_something_else():
    text = """%struct.both = type { [2 x ptr] }
define void @f(ptr %p, ptr %q) {
  %v = alloca [2 x %struct.both]
  store ptr %p, ptr %v
  %second = getelementptr inbounds %struct.both, ptr %v, i32 0, i32 0, i64 1
  store ptr %q, ptr %second
  %x = load double, ptr %p
  %n = load i32, ptr %q
  %m = sitofp i32 %n to double
  ret void
}
"""
    found = Answers(text)
    assert found.memory("%p", 8) == [(0, "double", 8)]
    assert found.memory("%q", 8) == [(0, "integer", 4), (4, "unknown", 4)]
