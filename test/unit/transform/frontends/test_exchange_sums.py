"""Loops of compare-and-exchange that add a number, as atomic additions; others stay."""

import pytest

from enzyme_cc.ir.module import Module
from enzyme_cc.transform.frontends.gpu.exchange_sums import write_exchange_sums

LOOP = """define double @f(ptr %p, double %v, i64 %n, ptr %q) {
entry:
  %first = load i64, ptr %p, align 8
  br label %loop
loop:
  %there = phi i64 [ %first, %entry ], [ %now, %loop ]
  %number = bitcast i64 %there to double
  %sum = fadd contract double %v, %number
  %bits = bitcast double %sum to i64
  %pair = cmpxchg ptr %p, i64 %there, i64 %bits monotonic monotonic, align 8
  %now = extractvalue { i64, i1 } %pair, 0
  %done = icmp eq i64 %there, %now
  br i1 %done, label %end, label %loop
end:
  ret double %v
}
"""
BY_FLAG = (
    "%done = icmp eq i64 %there, %now",
    "%done = extractvalue { i64, i1 } %pair, 1",
)
OTHER_WAY = (
    ("icmp eq i64 %there, %now", "icmp ne i64 %now, %there"),
    ("label %end, label %loop", "label %loop, label %end"),
)
TAKEN_AWAY = ("fadd contract double %v, %number", "fsub double %number, %v")
WITH_RESULT = ("ret double %v", "ret double %number")
WITH_BITS = ("ret double %v", "%r = bitcast i64 %now to double\n  ret double %r")


def written(*changes):
    text = LOOP
    for before, after in changes:
        assert before in text
        text = text.replace(before, after)
    module = Module(text, "<test>")
    write_exchange_sums(module.functions.values())
    made = module.print()
    Module(made, "<again>").functions["f"].is_declaration  # noqa: B018 - it is read
    return made


@pytest.mark.parametrize("changes", [(), (BY_FLAG,), OTHER_WAY])
def test_a_sum_by_exchanges_is_an_atomic_addition(changes):
    made = written(*changes)
    assert "atomicrmw fadd ptr %p, double %v monotonic, align 8" in made
    assert not any(each in made for each in ("cmpxchg", "phi", "load", "br i1"))


def test_what_is_taken_away_is_added_with_the_other_sign():
    made = written(TAKEN_AWAY)
    assert "fneg double %v" in made
    assert "atomicrmw fadd" in made


@pytest.mark.parametrize("change", [WITH_RESULT, WITH_BITS])
def test_what_was_there_before_is_the_result_of_the_addition(change):
    made = written(change)
    assert "cmpxchg" not in made
    assert "ret double %v" not in made
    assert made.count("atomicrmw fadd") == 1


@pytest.mark.parametrize(
    "change",
    [
        ("fadd contract double %v, %number", "fmul double %v, %number"),
        ("fadd contract double %v, %number", "fsub double %v, %number"),  # the sign alternates
        ("fadd contract double %v, %number", "fadd double %number, %number"),
        ("cmpxchg ptr", "cmpxchg weak ptr"),
        ("cmpxchg ptr", "cmpxchg volatile ptr"),
        ("icmp eq i64 %there, %now", "icmp eq i64 %there, %n"),  # it may end without an exchange
        ("icmp eq", "icmp ne"),  # once more where it was one
        ("  %done", "  store double %sum, ptr %q\n  %done"),
        ("%sum = fadd contract double %v", "%w = load double, ptr %q\n  %sum = fadd double %w"),
        ("i64 %there, i64 %bits", "i64 %bits, i64 %there"),
        ("[ %now, %loop ]", "[ %bits, %loop ]"),
        ("ret double %v", "ret double %sum"),
    ],
)
def test_other_loops_stay_what_they_are(change):
    made = written(change)
    assert "cmpxchg" in made
    assert "atomicrmw" not in made
