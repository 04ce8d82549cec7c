"""Loops stay loops in functions that move integers, bytes or blocks, and in what calls them."""

import pytest

from enzyme_cc.ir.module import Module
from enzyme_cc.transform.prepare.short_loops import keep_loops

TEXT = """
define double @f(ptr %p, ptr %q, i64 %n, i32 %k) {{
entry:
  %count = alloca i32
  store i32 0, ptr %count
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %a = getelementptr double, ptr %p, i64 %i
  %v = load double, ptr %a
  {line}
  %next = add nuw nsw i64 %i, 1
  %more = icmp ult i64 %next, 3
  br i1 %more, label %loop, label %done{metadata}
done:
  ret double 0.0
}}
define void @moves(ptr %p, ptr %q, i64 %n) {{
  call void @llvm.memcpy.p0.p0.i64(ptr %p, ptr %q, i64 %n, i1 false)
  ret void
}}
define double @again(double %v) {{
  %w = call double @again(double %v)
  %x = call double @sin(double %w)
  ret double %x
}}
declare double @sin(double)
declare void @into(ptr)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)

!0 = distinct !{{!0, !1}}
!1 = !{{!"llvm.loop.mustprogress"}}
"""
COPY = "call void @llvm.memcpy.p0.p0.i64(ptr %p, ptr %q, i64 {}, i1 false)"
PLAIN = {
    "a number": "store double %v, ptr %q",
    "numbers side by side": "%w = load <2 x float>, ptr %q",
    "a pointer": "%w = load ptr, ptr %q",
    "an integer of its own": "store i32 %k, ptr %count",
    "a struct": COPY.format(24),
    "a function of numbers": "%w = call double @sin(double %v)",
    "one that calls itself": "%w = call double @again(double %v)",
}
OTHERS = {
    "an integer in memory": "store i32 %k, ptr %q",
    "a byte": "%w = load i8, ptr %q",
    "a block": COPY.format("%n"),
    "a function that moves a block": "call void @moves(ptr %p, ptr %q, i64 %n)",
    "a function nobody knows": "call void @into(ptr %p)",
    "a function through a pointer": "%w = call double %q(double %v)",
}


#: `other` computes with numbers alone, but for what it calls.
MUTUAL = """
define double @one(double %v, ptr %q) {
  %w = call double @other(double %v, ptr %q)
  store i8 0, ptr %q
  ret double %w
}
define double @other(double %v, ptr %q) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %w = call double @one(double %v, ptr %q)
  %next = add nuw nsw i64 %i, 1
  %more = icmp ult i64 %next, 3
  br i1 %more, label %loop, label %done
done:
  ret double %w
}
"""


def marked(line, metadata="", functions=""):
    module = Module(functions + TEXT.format(line=line, metadata=metadata))
    module.load()
    keep_loops(module, [each for each in module.functions.values() if not each.is_declaration])
    return module.print()


@pytest.mark.parametrize("what", PLAIN)
def test_loops_over_numbers_may_be_unrolled(what):
    assert "unroll.disable" not in marked(PLAIN[what])


@pytest.mark.parametrize("what", OTHERS)
def test_other_loops_stay(what):
    text = marked(OTHERS[what])
    assert text.count("br i1 %more, label %loop, label %done, !llvm.loop !") == 1
    assert text.count("llvm.loop.unroll.disable") == 1


def test_what_calls_back_is_not_taken_at_its_word_for_long():
    text = marked("%w = call double @one(double %v, ptr %q)", "", MUTUAL)
    assert text.count("llvm.loop.unroll.disable") == 2  # its caller's loop, and its own
    assert text.count("label %done, !llvm.loop !") == 2


def test_what_else_is_said_of_a_loop_is_kept():
    text = marked(OTHERS["a byte"], ", !llvm.loop !0")
    assert '!2 = !{!"llvm.loop.unroll.disable"}' in text
    assert "label %done, !llvm.loop !3" in text
    assert "!3 = distinct !{!3, !1, !2}" in text
