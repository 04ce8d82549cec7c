"""Functions that show by use what is in memory: what tests of contents and of numbers share."""

from enzyme_cc.ir.constants import int_constant
from enzyme_cc.ir.types import I64

#: An integer, a double, two floats, a pointer, and behind a gap two wide numbers.
FIELDS = """
define void @f(ptr %p, i64 %n) {
  %a = load i64, ptr %p
  %i = mul i64 %a, 3
  %one = getelementptr i8, ptr %p, i64 8
  %b = load double, ptr %one
  %two = getelementptr i8, ptr %p, i64 16
  %c = load float, ptr %two
  %three = getelementptr i8, ptr %p, i64 20
  %d = load float, ptr %three
  %four = getelementptr i8, ptr %p, i64 24
  %e = load ptr, ptr %four
  %five = getelementptr i8, ptr %p, i64 48
  %g = load x86_fp80, ptr %five
  %six = getelementptr i8, ptr %p, i64 64
  %h = load x86_fp80, ptr %six
  ret void
}
"""
_LOOP = """
define void @f(ptr %p, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %at = getelementptr { KIND, i64, KIND }, ptr %p, i64 %i
  %x = load KIND, ptr %at
  %second = getelementptr { KIND, i64, KIND }, ptr %at, i64 0, i32 1
  %k = load i64, ptr %second
  %j = mul i64 %k, 3
  %third = getelementptr { KIND, i64, KIND }, ptr %at, i64 0, i32 2
  store KIND %x, ptr %third
  %next = add i64 %i, 1
  %more = icmp ult i64 %next, %n
  br i1 %more, label %loop, label %done
done:
  ret void
}
"""


def loop_over(kind):
    """A loop over structs of a number, an integer and a number."""
    return _LOOP.replace("KIND", kind)


def size_in(answers, size):
    """A number of bytes: a constant, or a value by its name."""
    return int_constant(I64, size) if isinstance(size, int) else answers.value(size)
