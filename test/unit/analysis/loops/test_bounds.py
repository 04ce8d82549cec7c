"""How often a loop goes round at most: where a number is halved, doubled or counted."""

import pytest
from irtext import function

from enzyme_cc.analysis.loops.bounds import most_rounds
from enzyme_cc.analysis.loops.natural_loops import LoopNest

LOOP = """
define void @f(i32 %n, i32 %m, i1 %other) {{
entry:
  br label %loop
loop:
  %i = phi i32 [ {start}, %entry ], [ %next, %loop ]
  %next = {step}
  %more = icmp {more}
  br i1 %more, label %loop, label %done
done:
  ret void
}}
"""


def most(start, step, more):
    nest = LoopNest(function(LOOP.format(start=start, step=step, more=more)))
    return most_rounds(nest.loops[0])


@pytest.mark.parametrize(
    ("start", "step", "more"),
    [
        ("%n", "lshr i32 %i, 1", "ne i32 %next, 0"),
        ("%n", "lshr i32 %i, 1", "ugt i32 %i, 1"),
        ("%n", "udiv i32 %i, 3", "sgt i32 %next, 0"),
        ("%n", "sdiv i32 %i, 2", "ne i32 0, %next"),
        # As LLVM asks whether a number divided by 2 is 0, and whether it was.
        ("%n", "sdiv i32 %i, 2\n  %range = add i32 %i, 1", "ugt i32 %range, 2"),
        ("%n", "sdiv i32 %i, 2\n  %range = add i32 %next, -1", "ult i32 %range, -2"),
        ("1", "shl nuw i32 %i, 1", "ult i32 %next, %n"),
        ("1", "mul nsw i32 %i, 2", "slt i32 %next, %n"),
        ("4", "shl nsw i32 %i, 2", "sge i32 %n, %i"),
    ],
)
def test_halving_and_doubling_end_after_as_many_rounds_as_there_are_bits(start, step, more):
    assert most(start, step, more) == 34


@pytest.mark.parametrize(
    ("start", "step", "more"),
    [
        ("%n", "lshr i32 %i, 1", "ult i32 %next, 5"),  # goes on at 0
        ("%n", "lshr i32 %i, 1\n  %range = add i32 %i, 1", "ugt i32 %range, 0"),  # goes on at 0
        ("%n", "sdiv i32 %i, 2\n  %range = add i32 %i, 1", "ult i32 %range, 3"),
        ("%n", "sdiv i32 %i, 2\n  %range = add i32 %m, 1", "ugt i32 %range, 2"),
        ("1", "shl nuw i32 %i, 1\n  %range = add i32 %i, 1", "ult i32 %range, %n"),
        ("%n", "lshr i32 %i, 0", "ne i32 %next, 0"),
        ("%n", "lshr i32 %i, %m", "ne i32 %next, 0"),
        ("%n", "lshr i32 %m, 1", "ne i32 %next, 0"),
        ("%n", "ashr i32 %i, 1", "ne i32 %next, 0"),  # ends at -1
        ("%n", "sdiv i32 %i, -1", "ne i32 %next, 0"),
        ("%n", "lshr i32 %i, 1", "ne i32 %next, %m"),
        ("%n", "shl nuw i32 %i, 1", "ult i32 %next, %m"),  # begins at 0, perhaps
        ("0", "shl nuw i32 %i, 1", "ult i32 %next, %m"),
        ("1", "shl i32 %i, 1", "ult i32 %next, %m"),  # becomes 0
        ("1", "shl nuw i32 %i, 1", "ne i32 %next, %m"),
        ("1", "shl nuw i32 %i, 1", "ugt i32 %next, %m"),
        ("1", "add nuw i32 %i, 1", "ult i32 %next, %m"),
        ("1", "mul nuw i32 %i, 1", "ult i32 %next, %m"),
    ],
)
def test_all_others_have_no_bound(start, step, more):
    assert most(start, step, more) is None


@pytest.mark.parametrize(
    ("start", "step", "more", "rounds"),
    [
        ("0", "add i32 %i, 1", "ult i32 %next, 4", 5),
        ("0", "add i32 %i, 1", "ule i32 %i, 4", 7),
        ("0", "add i32 %i, 3", "slt i32 %next, 10", 5),
        ("7", "add i32 %i, -1", "ne i32 %i, 0", 9),
        ("7", "sub i32 %i, 1", "ne i32 0, %next", 8),
        ("0", "add i32 %i, 1", "ult i32 %next, 5000", None),
        ("0", "add i32 %i, 1", "ult i32 %next, %n", None),
        ("%n", "add i32 %i, 1", "ult i32 %next, 9", None),
    ],
)
def test_a_number_that_goes_on_by_a_constant_is_counted_out(start, step, more, rounds):
    """The header runs no more often than this; by how much less does not matter."""
    found = most(start, step, more)
    assert found == rounds


AT_ONCE = """
define void @f(i32 %n, i1 %other) {{
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %next = add i32 %i, 1
  %last = icmp {predicate} i32 %next, 4
  %ends = {both}
  br i1 %ends, label {then}, label {else_}
done:
  ret void
}}
"""


@pytest.mark.parametrize(
    ("predicate", "both", "leaves", "rounds"),
    [
        ("uge", "select i1 %last, i1 true, i1 %other", True, 5),
        ("uge", "or i1 %other, %last", True, 5),
        ("uge", "select i1 %last, i1 %other, i1 false", True, None),
        ("uge", "and i1 %other, %last", True, None),
        ("ult", "select i1 %last, i1 %other, i1 false", False, 5),
        ("ult", "and i1 %other, %last", False, 5),
        ("ult", "or i1 %other, %last", False, None),
    ],
)
def test_a_loop_that_is_left_for_one_of_two_reasons_is_bounded_by_either(
    predicate, both, leaves, rounds
):
    then, else_ = ("%done", "%loop") if leaves else ("%loop", "%done")
    text = AT_ONCE.format(predicate=predicate, both=both, then=then, else_=else_)
    assert most_rounds(LoopNest(function(text)).loops[0]) == rounds
