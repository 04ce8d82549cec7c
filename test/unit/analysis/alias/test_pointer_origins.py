"""Where pointers come from."""

import irtext
import pytest

from enzyme_cc.analysis.alias.pointer_origins import Objects

TEXT = """\
@g = global [4 x double] zeroinitializer

define ptr @f(ptr %p, i1 %c, i64 %n) {
entry:
  %own = alloca [4 x double]
  %given = alloca ptr
  %read = alloca double
  %step = getelementptr double, ptr %own, i64 %n
  %some = select i1 %c, ptr %step, ptr getelementptr (i8, ptr @g, i64 8)
  br label %loop

loop:
  %walk = phi ptr [ %some, %entry ], [ %on, %loop ]
  %maybe = phi ptr [ null, %entry ], [ %p, %loop ]
  %on = getelementptr double, ptr %walk, i64 1
  store ptr %given, ptr %p
  %value = load double, ptr %read
  store double %value, ptr %own
  %from = load ptr, ptr %p
  %made = call ptr @malloc(i64 8)
  call void @keep(ptr captures(none) %own, ptr %made)
  call void @llvm.memcpy.p0.p0.i64(ptr %read, ptr %own, i64 8, i1 false)
  %number = inttoptr i64 %n to ptr
  br i1 %c, label %loop, label %done

done:
  ret ptr %walk
}

declare ptr @malloc(i64)
declare void @keep(ptr, ptr)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
"""


@pytest.fixture
def values():
    function = irtext.function(TEXT)
    return {value.ref[1:]: value for value in function.locals()}


def names(roots):
    return sorted(root.ref for root in roots)


@pytest.mark.parametrize(
    ("pointer", "roots"),
    [
        ("step", ["%own"]),
        ("walk", ["%own", "@g"]),
        ("maybe", ["%p"]),
        ("from", ["%from"]),
        ("made", ["%made"]),
        ("number", ["%number"]),
    ],
)
def test_roots_are_what_a_pointer_may_be_an_offset_from(values, pointer, roots):
    assert names(Objects().roots(values[pointer])) == roots
