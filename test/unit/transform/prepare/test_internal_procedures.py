"""What internal procedures of Fortran are passed to is copied for each of them."""

import re

import pytest

from enzyme_cc.transform.prepare.prepare import prepare

HEAD = """
declare void @__enzyme_autodiff(...)
declare void @llvm.init.trampoline(ptr, ptr, ptr)
declare ptr @llvm.adjust.trampoline(ptr)
declare void @keeps(ptr)

define internal double @g(ptr %t, ptr nest %frame) {
  %k = load double, ptr %frame, align 8
  %x = load double, ptr %t, align 8
  %y = fmul double %k, %x
  ret double %y
}

define double @twice(ptr %f, ptr %t, i32 %n) {
  %is_last = icmp eq i32 %n, 0
  br i1 %is_last, label %last, label %more
more:
  %less = sub i32 %n, 1
  %a = call double @twice(ptr %f, ptr %t, i32 %less)
  br label %last
last:
  %sum = phi double [ 0.0, %0 ], [ %a, %more ]
  %y = call reassoc double %f(ptr %t)
  %both = fadd double %sum, %y
  ret double %both
}

define void @request(ptr %k, ptr %dk, ptr %y, ptr %dy) {
  call void (...) @__enzyme_autodiff(ptr @host, ptr %k, ptr %dk, ptr %y, ptr %dy)
  ret void
}
"""
HOST = """
define void @host(ptr %k, ptr %y) {
  %place = alloca [32 x i8], align 8
  call void @llvm.init.trampoline(ptr %place, ptr @g, ptr %k)
  %f = call ptr @llvm.adjust.trampoline(ptr %place)
BODY
  ret void
}
"""
PASSED = """  %r = call double @twice(ptr %f, ptr %k, i32 3)
  store double %r, ptr %y, align 8"""


def copies(body, head=HEAD):
    """The copies of the host and of what takes the procedure."""
    text = prepare(head + HOST.replace("BODY", body)).text
    found = re.findall(r"^define[^\n]*@(?:\"?)enzyme_cc\.source\.[^\n]*\n.*?^}", text, re.M | re.S)
    named = {re.search(r"@\"?enzyme_cc\.source\.([\w.]+)", each)[1]: each for each in found}
    return text, named


def test_what_calls_a_procedure_takes_its_frame_and_calls_it_by_name():
    text, named = copies(PASSED)
    assert "trampoline" not in named["host"]
    target = re.search(
        r"call double @enzyme_cc\.source\.(twice[\w.]+)\(ptr %k, ptr %k", named["host"]
    )
    own = named[target[1]]
    assert re.search(r"call reassoc double @enzyme_cc\.source\.g\(ptr %t, ptr nest %f\)", own)
    assert f"@enzyme_cc.source.{target[1]}(ptr %f, ptr %t, i32 %less)" in own
    assert "call reassoc double %f(ptr %t)" in named["twice"]
    # The program itself is as it was.
    assert text.count("call void @llvm.init.trampoline") == 1


@pytest.mark.parametrize(
    "body",
    [
        "  store ptr %f, ptr %y, align 8",
        "  call void @keeps(ptr %f)",
        "  %r = call double %f(ptr %k, i32 1)",
    ],
    ids=["kept", "no body", "another type"],
)
def test_a_procedure_that_goes_elsewhere_keeps_its_trampoline(body):
    _, named = copies(body)
    assert "call void @llvm.init.trampoline" in named["host"]


def test_what_keeps_a_procedure_is_not_copied_for_it():
    kept = "  store ptr %f, ptr %t, align 8\n  %is_last ="
    _, named = copies(PASSED, HEAD.replace("  %is_last =", kept))
    assert "call void @llvm.init.trampoline" in named["host"]
    assert set(named) == {"g", "host", "twice"}


def test_a_trampoline_that_is_filled_twice_is_left():
    again = "  call void @llvm.init.trampoline(ptr %place, ptr @g, ptr %y)\n"
    _, named = copies(again + PASSED)
    assert named["host"].count("call void @llvm.init.trampoline") == 2


def test_a_procedure_may_be_asked_for_before_it_is_called():
    asked = "  %bits = ptrtoint ptr %f to i64\n  %is_there = icmp PRED i64 %bits, 0\n  %is_last ="
    _, named = copies(PASSED, HEAD.replace("  %is_last =", asked.replace("PRED", "ne")))
    assert "trampoline" not in named["host"]
    _, named = copies(PASSED, HEAD.replace("  %is_last =", asked.replace("PRED", "sgt")))
    assert "call void @llvm.init.trampoline" in named["host"]
