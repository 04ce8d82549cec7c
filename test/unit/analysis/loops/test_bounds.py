"""How often a loop goes round at most: where a number is halved or doubled in each round."""

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
