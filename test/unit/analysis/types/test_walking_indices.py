"""Indices that loops count from one constant to another, against the loops themselves."""

import random

import pytest
from irtext import module
from typed import Answers

from enzyme_cc.analysis.loops.natural_loops import LoopNest
from enzyme_cc.analysis.types.walking_indices import values_at

#: A loop whose test is made where it begins, and one where it ends.
AHEAD = """
define void @f(i1 %c) {{
entry:
  br label %head
head:
  %i = phi i8 [ {start}, %entry ], [ %next, %body ]
  %next = add i8 %i, {step}
  %t = icmp {how} i8 {tested}, {bound}
  br i1 %t, label %{ways}
body:
  %j = sub i8 %i, 1
  br i1 %c, label %head, label %out
out:
  ret void
}}
"""
BEHIND = """
define void @f(i1 %c) {{
entry:
  br label %head
head:
  %i = phi i8 [ {start}, %entry ], [ %next, %body ]
  br i1 %c, label %out, label %body
body:
  %j = sub i8 %i, 1
  %next = add i8 %i, {step}
  %t = icmp {how} i8 {tested}, {bound}
  br i1 %t, label %{ways}
out:
  ret void
}}
"""
HOW = {
    "eq": lambda a, b: a == b,
    "ne": lambda a, b: a != b,
    **{s + "lt": lambda a, b: a < b for s in "su"},
    **{s + "le": lambda a, b: a <= b for s in "su"},
    **{s + "gt": lambda a, b: a > b for s in "su"},
    **{s + "ge": lambda a, b: a >= b for s in "su"},
}
MOST = 300


def found(text, name, block, index="%i"):
    function = module(text).functions[name]
    function.number()
    value = next(each for each in function.locals() if each.ref == index)
    here = next(each for each in function.blocks if each.ref == "%" + block)
    return values_at(value, here, LoopNest)


def signed(number):
    return (number + 128) % 256 - 128


def walked(start, step, how, bound, *, is_next, is_ahead, stays):
    """The values of the index in head, in body and behind; None of a loop that never ends."""
    head, body, i = set(), set(), start
    read = (lambda x: x % 256) if how[0] == "u" else signed
    for _ in range(MOST):
        tested = signed(i + step) if is_next else i
        goes_on = HOW[how](read(tested), read(bound)) == stays
        head.add(i)
        if not is_ahead or goes_on:
            body.add(i)
        if not goes_on:
            return head, body
        i = signed(i + step)
    return None


def test_no_value_is_left_out():
    chance, sure = random.Random(7), 0
    for _ in range(1500):
        start, step, bound = chance.randint(-20, 40), chance.choice([-3, -2, -1, 1, 2, 5]), 0
        bound = chance.choice([chance.randint(-20, 40), chance.randint(-128, 127)])
        how, is_next, is_ahead = (
            chance.choice(list(HOW)),
            chance.random() < 0.5,
            chance.random() < 0.5,
        )
        stays = chance.random() < 0.5
        inside = "body" if is_ahead else "head"
        text = (AHEAD if is_ahead else BEHIND).format(
            start=start,
            step=step,
            how=how,
            bound=bound,
            tested="%next" if is_next else "%i",
            ways=f"{inside}, label %out" if stays else f"out, label %{inside}",
        )
        real = walked(start, step, how, bound, is_next=is_next, is_ahead=is_ahead, stays=stays)
        for block, at in (("head", 0), ("body", 1)):
            told = found(text, "f", block)
            if told is None:
                continue
            sure += 1
            assert real is not None, text
            assert real[at] <= set(told), (text, block)
    assert sure > 100


@pytest.mark.parametrize(
    ("start", "step", "test", "block", "index", "wanted"),
    [
        (8, -1, "ne i8 %i, 0", "body", "%i", range(1, 9)),
        (8, -1, "ne i8 %i, 0", "head", "%i", range(9)),
        (8, -1, "ne i8 %i, 0", "body", "%j", range(8)),
        (0, 1, "slt i8 %i, 8", "body", "%i", range(8)),
        (0, 3, "ult i8 %i, 8", "body", "%i", range(7)),
        (7, -1, "sgt i8 %i, -1", "body", "%i", range(8)),
        (0, 1, "ne i8 %next, 8", "body", "%i", range(7)),
        (0, 3, "ne i8 %i, 8", "body", "%i", None),  # steps over it
        (120, 5, "slt i8 %i, 127", "body", "%i", None),  # goes round
        (0, 1, "ne i8 %i, -3", "body", "%i", None),
    ],
)
def test_it_is_known_where_a_walk_ends(start, step, test, block, index, wanted):
    how, _, tested, bound = test.replace(",", "").split()
    text = AHEAD.format(
        start=start, step=step, how=how, tested=tested, bound=bound, ways="body, label %out"
    )
    assert found(text, "f", block, index) == wanted


def test_a_number_that_is_negative_before_it_is_widened_is_another_one_behind():
    text = AHEAD.format(
        start=-1, step=1, how="ne", tested="%i", bound=7, ways="body, label %out"
    ).replace("%j = sub i8 %i, 1", "%w = zext i8 %i to i64\n  %j = add i64 %w, 1")
    assert found(text, "f", "body", "%j") is None  # 256 in the first round
    text = text.replace("[ -1,", "[ 0,")
    assert found(text, "f", "body", "%j") == range(1, 8)


def test_a_text_that_is_walked_over_says_nothing_of_what_is_beside_it():
    text = """
define i64 @f(ptr %p) {
entry:
  %x = load double, ptr %p
  %count = getelementptr i8, ptr %p, i64 16
  %k = load i64, ptr %count
  %next = getelementptr i8, ptr %p, i64 24
  %q = load ptr, ptr %next
  %text = getelementptr i8, ptr %p, i64 8
  br label %head
head:
  %n = phi i64 [ 8, %entry ], [ %m, %body ]
  %none = icmp eq i64 %n, 0
  br i1 %none, label %out, label %body
body:
  %m = add nsw i64 %n, -1
  %at = getelementptr inbounds i8, ptr %text, i64 %m
  %c = load i8, ptr %at
  %blank = icmp eq i8 %c, 32
  br i1 %blank, label %head, label %out
out:
  ret i64 %n
}
"""
    told = Answers(text)
    assert told.memory("%p", 16) == [(0, "double", 8), (8, "integer", 8)]
    assert told.memory("%p", 32)[2:] == [(16, "unknown", 8), (24, "pointer", 8)]
    assert told.kind("%k") == "unknown"


def test_numbers_that_are_counted_by_their_bytes_say_nothing_of_what_is_before_them():
    text = """
define double @f(ptr %p) {
entry:
  %count = getelementptr i8, ptr %p, i64 8
  %k = load i64, ptr %count
  %m = add i64 %k, 1
  store i64 %m, ptr %count
  %numbers = getelementptr i8, ptr %p, i64 16
  br label %loop
loop:
  %n = phi i64 [ 0, %entry ], [ %next, %loop ]
  %at = getelementptr inbounds i8, ptr %numbers, i64 %n
  %x = load double, ptr %at
  %next = add nsw i64 %n, 8
  %last = icmp eq i64 %next, 64
  br i1 %last, label %out, label %loop
out:
  ret double %x
}
"""
    told = Answers(text)
    assert told.kind("%k") == "integer"
    assert {kind for at, kind, _ in told.memory("%p", 80) if at >= 16} == {"double"}
