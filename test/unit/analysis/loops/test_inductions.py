"""Inductions and counts of loops: by example, and compared with what real loops do."""

import random

import pytest
from counted_loops import (
    SHAPES,
    compiled,
    has_tools,
    loops,
    run,
    watched,
    with_declarations,
)
from irtext import function, module

from enzyme_cc.analysis.loops.inductions import count_of, inductions
from enzyme_cc.analysis.loops.natural_loops import LoopNest

LOOP = """
define void @f({type} %n, {type} %m, i64 %wide, ptr %p, ptr %end) {{
entry:
  br label %loop
loop:
  %i = phi {type} [ {start}, %entry ], [ %next, %loop ]
  {lines}
  br i1 %more, label %loop, label %done
done:
  ret void
}}
"""


def loop_of(lines, start="0", kind="i32"):
    parsed = function(LOOP.format(type=kind, start=start, lines="\n  ".join(lines)))
    nest = LoopNest(parsed)
    return nest, nest.loops[0]


def text(lines, start="0", kind="i32"):
    """The formula for the count, if there is one."""
    count = count_of(*loop_of(lines, start, kind))
    return count and count.text(lambda value: value.ref)


def steps(lines, start="0", kind="i32"):
    found = inductions(*loop_of(lines, start, kind)).values()
    return [(each.start.ref, each.step.ref, each.scale) for each in found]


@pytest.mark.parametrize(
    ("line", "step"),
    [
        ("add i32 %i, 1", ("1", 1)),
        ("add i32 3, %i", ("3", 1)),
        ("sub i32 %i, 2", ("-2", 1)),
        ("add i32 %i, %n", ("%n", 1)),
        ("sub i32 %i, %n", ("%n", -1)),
        ("or disjoint i32 %i, 4", ("4", 1)),
        ("or i32 %i, 4", None),
        ("sub i32 %n, %i", None),
        ("mul i32 %i, 2", None),
        ("add i32 %i, %i", None),
    ],
)
def test_what_is_added_in_each_round_is_the_step(line, step):
    found = steps([f"%next = {line}", "%more = icmp eq i32 %n, %m"])
    assert found == ([("0", *step)] if step else [])


def test_steps_in_a_row_are_one():
    lines = ["%a = add i32 %i, 1", "%b = sub i32 %a, 5", "%next = add i32 %b, %n"]
    more = "%more = icmp eq i32 %n, %m"
    assert steps([*lines, more]) == []
    assert steps([*lines[:2], "%next = add i32 %b, 7", more]) == [("0", "3", 1)]


@pytest.mark.parametrize(
    ("line", "step"),
    [
        ("getelementptr double, ptr %i, i64 -1", ("-8", 1)),
        ("getelementptr [3 x i32], ptr %i, i64 0, i64 2", ("8", 1)),
        ("getelementptr double, ptr %i, i64 %wide", ("%wide", 8)),
        ("getelementptr [3 x i32], ptr %i, i64 %wide", ("%wide", 12)),
        ("getelementptr [3 x i32], ptr %i, i64 %wide, i64 1", None),
        ("getelementptr <vscale x 2 x i32>, ptr %i, i64 1", None),
        ("load ptr, ptr %i", None),
    ],
)
def test_steps_of_pointers_are_bytes(line, step):
    lines = [f"%next = {line}", "%more = icmp eq ptr %end, %i"]
    assert steps(lines, "%p", "ptr") == ([("%p", *step)] if step else [])


@pytest.mark.parametrize(
    ("late", "taken", "start", "step"),
    [
        ("-1", "%i", "0", ("-1", "1", 1)),
        ("4294967295", "%i", "0", ("-1", "1", 1)),
        ("2", "%more.of", "0", ("2", "1", 1)),
        ("%n", "%i", "%before", None),
        ("%before", "%i", "%n", ("%before", "1", 1)),
        # Something else stands before the first.
        ("0", "%i", "0", None),
        ("-2", "%i", "0", None),
        ("%n", "%i", "0", None),
        ("%m", "%i", "%n", None),
        ("-1", "%odd", "0", None),
        ("-1", "%narrow", "0", None),
    ],
)
def test_what_takes_what_an_induction_was_is_one_if_it_begins_a_step_before(
    late, taken, start, step
):
    lines = [
        f"%late = phi i32 [ {late}, %entry ], [ {taken}, %loop ]",
        "%next = add i32 %i, 1",
        "%more.of = add i32 %i, 3",
        "%odd = add i32 %i, %n",
        "%bits = trunc i32 %i to i8",
        "%narrow = sext i8 %bits to i32",
        "%more = icmp eq i32 %n, %m",
    ]
    loop = LOOP.replace("  br label %loop\n", "  %before = sub i32 %n, 1\n  br label %loop\n", 1)
    parsed = function(loop.format(type="i32", start=start, lines="\n  ".join(lines)))
    nest = LoopNest(parsed)
    found = {each.phi.ref: each for each in inductions(nest, nest.loops[0]).values()}
    later = found.get("%late")
    assert (later and (later.start.ref, later.step.ref, later.scale)) == step


def test_one_after_the_other_takes_what_an_induction_was():
    lines = [
        "%last = phi i32 [ -2, %entry ], [ %late, %loop ]",
        "%late = phi i32 [ -1, %entry ], [ %i, %loop ]",
        "%turned = phi i32 [ 5, %entry ], [ %other, %loop ]",
        "%other = phi i32 [ 5, %entry ], [ %turned, %loop ]",
        "%next = add i32 %i, 1",
        "%more = icmp eq i32 %n, %m",
    ]
    assert sorted(steps(lines)) == [("-1", "1", 1), ("-2", "1", 1), ("0", "1", 1)]


@pytest.mark.parametrize(
    ("add", "compare", "start", "count"),
    [
        # Steps of one come by every number.
        ("add i32 %i, 1", "ne i32 %next, %n", "0", "%n"),
        ("add i32 %i, 1", "ne i32 %i, %n", "0", "%n + 1"),
        ("add i32 %i, -1", "ne i32 %next, %n", "%m", "%m - %n"),
        ("add i32 %i, 1", "ult i32 %next, %n", "%m", "%n - %m"),
        ("add i32 %i, 1", "sgt i32 %n, %next", "4", "%n - 4"),
        ("add i32 %i, -1", "sgt i32 %i, -1", "%n", "%n + 2"),
        # Those of two need not, unless they do not wrap.
        ("add i32 %i, 2", "ne i32 %next, %n", "0", None),
        ("add nsw i32 %i, 2", "ne i32 %next, %n", "0", "%n / 2"),
        ("add nuw i32 %i, 2", "ne i32 %next, %n", "0", "%n / 2"),
        ("add i32 %i, 2", "slt i32 %next, %n", "0", None),
        ("add nsw i32 %i, 2", "slt i32 %next, %n", "0", "(%n + 1) / 2"),
        ("add nsw i32 %i, 2", "ult i32 %next, %n", "0", "(%n + 1) / 2"),
        ("add nsw i32 %i, 2", "ult i32 %next, %n", "%m", None),
        ("add nuw i32 %i, 2", "slt i32 %next, %n", "0", None),
        ("add nuw i32 %i, -1", "uge i32 %next, %n", "%m", None),
        # The number behind the bound must be one.
        ("add i32 %i, 1", "sle i32 %next, %n", "1", None),
        ("add nsw i32 %i, 1", "sle i32 %next, %n", "1", "%n"),
        ("add i32 %i, 1", "ule i32 %next, 2147483647", "%n", "2147483648 - %n"),
        ("add i32 %i, 1", "ule i32 %next, -1", "%n", None),
        ("sub i32 %i, 1", "uge i32 %next, 0", "%n", None),
        # Down past zero to the greatest of all.
        ("add i32 %i, -1", "ult i32 %i, %n", "%m", "%m + 2"),
        ("add i32 %i, -1", "ule i32 %i, %n", "%m", None),
        # Away from the bound, or by no constant.
        ("add nsw i32 %i, -1", "slt i32 %next, %n", "0", None),
        ("add nsw i32 %i, %m", "slt i32 %next, %n", "0", None),
        ("add i32 %i, 0", "ne i32 %next, %n", "0", None),
        # One and the same number.
        ("add i32 %i, 6", "eq i32 %next, %n", "0", "1 or 2"),
        # All constant: just so, whatever wraps.
        ("add i32 %i, 3", "ne i32 %next, 1", "0", "2863311531"),
        ("add i32 %i, 2", "ne i32 %next, 1", "0", None),
        ("add i32 %i, 12", "ne i32 %next, 36", "0", "3"),
        ("add i32 %i, 4", "slt i32 %next, 10", "0", "3"),
        ("add i32 %i, 4", "slt i32 %next, 2147483647", "0", None),
        ("add i32 %i, 1", "slt i32 %i, -7", "0", "1"),
    ],
)  # fmt: skip
def test_counts(add, compare, start, count):
    assert text([f"%next = {add}", f"%more = icmp {compare}"], start) == count


@pytest.mark.parametrize(
    ("flags", "lines", "count"),
    [
        ("nsw", ["%w = sext i32 %next to i64", "%more = icmp slt i64 %w, %wide"], "%wide"),
        ("", ["%w = sext i32 %next to i64", "%more = icmp slt i64 %w, %wide"], None),
        ("nuw", ["%w = zext i32 %next to i64", "%more = icmp ne i64 %w, %wide"], "%wide"),
        ("nsw", ["%w = zext i32 %next to i64", "%more = icmp ne i64 %w, %wide"], "%wide"),
        ("", ["%w = zext i32 %next to i64", "%more = icmp ne i64 %w, %wide"], None),
        ("", ["%w = trunc i32 %next to i8", "%t = trunc i32 %n to i8",
              "%more = icmp ne i8 %w, %t"], "%n"),
        ("", ["%w = freeze i32 %next", "%more = icmp ne i32 %w, %n"], None),
        ("", ["%t = sub i32 %n, %m", "%more = icmp ne i32 %next, %t"], "%n - %m"),
        ("", ["%t = mul i32 %n, 3", "%u = shl i32 %t, %m", "%more = icmp ne i32 %next, %u"],
         "(3*%n << %m)"),
        ("", ["%t = udiv i32 %n, %m", "%more = icmp ne i32 %next, %t"], None),
        ("", ["%t = load i32, ptr %p", "%more = icmp ne i32 %next, %t"], None),
    ],
)  # fmt: skip
def test_casts_and_bounds_made_in_the_loop(flags, lines, count):
    assert text([f"%next = add {flags} i32 %i, 1", *lines]) == count


def test_a_pointer_that_may_wrap_has_no_count():
    more = "%more = icmp ne ptr %next, %end"
    assert text(["%next = getelementptr i64, ptr %i, i64 1", more], "%p", "ptr") is None
    exact = "%next = getelementptr inbounds i64, ptr %i, i64 1"
    assert text([exact, more], "%p", "ptr") == "(%end - %p) / 8"


EXITS = """
declare void @stop()
define void @f(i32 %n, i1 %c) personality ptr null {{
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %latch ]
  br i1 %c, label %out, label %latch
latch:
  %next = add i32 %i, 1
  %more = icmp ult i32 %next, %n
  br i1 %more, label %loop, label %done
out:
  call void @stop()
  {out}
done:
  ret void
}}
"""


@pytest.mark.parametrize(
    ("out", "count"),
    [("unreachable", "%n"), ("br label %out", "%n"), ("br label %done", None), ("ret void", None)],
)
def test_ways_out_that_do_not_return_do_not_count(out, count):
    parsed = function(EXITS.format(out=out))
    nest = LoopNest(parsed)
    loop = nest.loops[0]
    found = count_of(nest, loop)
    assert (found and found.text(lambda value: value.ref)) == count


def test_a_test_that_is_not_made_in_each_round_is_none():
    parsed = function("""
    define void @f(i32 %n, i1 %c) {
    entry:
      br label %loop
    loop:
      %i = phi i32 [ 0, %entry ], [ %next, %latch ]
      %next = add i32 %i, 1
      br i1 %c, label %test, label %latch
    test:
      %more = icmp ult i32 %next, %n
      br i1 %more, label %latch, label %done
    latch:
      br label %loop
    done:
      ret void
    }
    """)
    nest = LoopNest(parsed)
    assert count_of(nest, nest.loops[0]) is None


def test_what_a_count_is_computed_from():
    count = count_of(*loop_of(
        ["%next = add i32 %i, 1", "%t = sub i32 %n, %i.0", "%more = icmp ne i32 %next, %n"][::2],
        "%m",
    ))  # fmt: skip
    assert [each.ref for each in count.values()] == ["%m", "%n"]
    assert count.constant is None
    constant = count_of(*loop_of(["%next = add i32 %i, 1", "%more = icmp ne i32 %next, 9"]))
    assert (constant.values(), constant.constant) == ((), 9)


@pytest.mark.skipif(not has_tools(), reason="no clang-22 and opt-22 here")
@pytest.mark.parametrize("level", [0, 1, 2, "simplify"])
@pytest.mark.parametrize("wraps", [True, False])
def test_no_count_is_wrong(tmp_path, level, wraps):
    source = loops(random.Random(f"{level} {wraps}"), 24 * len(SHAPES))
    options = ["-fwrapv"] if wraps else []
    parsed = module(with_declarations(compiled(tmp_path, source, level, *options)))
    counted, _ = watched(parsed)
    assert counted > 50
    # Where sums of signed numbers may wrap, they are tried near their ends, too.
    said, wrong = run(tmp_path, parsed.print(), wild=wraps)
    assert not wrong, said
    assert int(said.split()[-1]) > 3000
