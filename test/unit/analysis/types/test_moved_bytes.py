"""Bytes that a function copies where it also leaves addresses: who else may know what they are."""

import pytest
from typed import Answers

_TEXT = """
define void @f(ptr %to, ptr %from, i1 %where) {
  br i1 %where, label %tell, label %copy
tell:
  store ptr @name, ptr %to
  ret void
copy:
  call void @llvm.memcpy.p0.p0.i64(ptr %to, ptr %from, i64 8, i1 false)
  ret void
}
@name = constant i8 0
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
"""


@pytest.mark.parametrize(
    ("requested", "kind"), [(True, "pointer"), (False, "double in turns")], ids=["told", "not told"]
)
def test_what_is_copied_may_be_a_number_where_nobody_tells(requested, kind):
    sources = {} if requested else {"requested": frozenset()}
    assert Answers(_TEXT, **sources).memory("%to", 8) == [(0, kind, 8)]


def test_what_is_looked_at_is_what_it_is_used_as():
    text = _TEXT.replace("tell:", "tell:\n%held = load ptr, ptr %to\nstore ptr %held, ptr @name")
    assert Answers(text, requested=frozenset()).memory("%to", 8) == [(0, "pointer", 8)]


def test_a_function_that_is_called_by_its_name_is_told():
    caller = "define void @g(ptr %p) {\ncall void @f(ptr %p, ptr %p, i1 0)\nret void\n}\n"
    found = Answers(_TEXT + caller, "g", requested=frozenset())
    assert found.memory("%to", 8, "f") == [(0, "pointer", 8)]
