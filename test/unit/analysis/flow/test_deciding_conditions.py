"""Which condition tells by which predecessor control came to a block."""

import random
import shutil

import pytest
from graphs import DECLARATIONS, program, random_rows
from irtext import function, module, needs_llvm_22, verified
from traces import table_of, traces

from enzyme_cc.analysis.flow.deciding_conditions import came_by
from enzyme_cc.analysis.flow.reducible import regularise
from enzyme_cc.analysis.loops.natural_loops import LoopNest
from enzyme_cc.ir.building.builder import Builder
from enzyme_cc.ir.constants import int_constant
from enzyme_cc.ir.types import I32


def decision(text, label):
    """The condition, which blocks for which numbers, and which for all others."""
    parsed = function(text)
    block = next(each for each in parsed.blocks if each.ref == f"%{label}")
    found = came_by(LoopNest(parsed), block)
    if found is None:
        return None
    by_value = {number: source.ref for number, source in found.by_value.items()}
    return found.condition.ref, by_value, found.default.ref


DIAMOND = """
define void @f(i1 %c, i1 %d) {
entry:
  br i1 %c, label %a, label %b
a:
  br i1 %d, label %a2, label %a3
a2:
  br label %a4
a3:
  br label %a4
a4:
  br label %join
b:
  br label %join
join:
  ret void
}
"""


def test_a_branch_decides_where_its_sides_join():
    assert decision(DIAMOND, "join") == ("%c", {1: "%a4"}, "%b")
    assert decision(DIAMOND, "a4") == ("%d", {1: "%a2"}, "%a3")


def test_an_edge_from_the_branch_itself_is_a_side():
    text = DIAMOND.replace("label %a, label %b\n", "label %a, label %join\n").replace(
        "b:\n  br label %join", "b:\n  unreachable"
    )
    assert decision(text, "join") == ("%c", {1: "%a4"}, "%entry")


def test_blocks_with_one_predecessor_or_none_have_nothing_to_decide():
    assert decision(DIAMOND, "entry") is None
    assert decision(DIAMOND, "b") is None


def test_two_predecessors_behind_one_side_are_not_told_apart():
    text = DIAMOND.replace("a3:\n  br label %a4", "a3:\n  br label %join")
    assert decision(text, "join") is None


def test_a_side_that_is_entered_from_elsewhere_does_not_tell():
    text = DIAMOND.replace("a3:\n  br label %a4", "a3:\n  br label %b")
    assert decision(text, "join") is None


SWITCH = """
define void @f(i32 %n) {
entry:
  switch i32 %n, label %other [ i32 1, label %a
                                i32 -2, label %a
                                i32 3, label %join
                                i32 4, label %away ]
a:
  br label %join
other:
  br label %join
away:
  unreachable
join:
  ret void
}
"""


def test_a_switch_decides_by_its_cases():
    assert decision(SWITCH, "join") == ("%n", {1: "%a", -2: "%a", 3: "%entry"}, "%other")
    never = SWITCH.replace("other:\n  br label %join", "other:\n  unreachable")
    assert decision(never, "join") == ("%n", {1: "%a", -2: "%a", 3: "%entry"}, "%a")


LOOPS = """
define void @f(i1 %c, i1 %d) {
entry:
  br i1 %c, label %before, label %side
before:
  br label %loop
side:
  br label %loop
loop:
  br i1 %d, label %inner.before, label %skip
inner.before:
  br label %inner
inner:
  br i1 %c, label %inner, label %inner.after
inner.after:
  br label %join
skip:
  br label %join
join:
  br i1 %c, label %loop, label %end
end:
  ret void
}
"""


def test_a_loop_between_that_is_left_again_does_not_matter():
    assert decision(LOOPS, "join") == ("%d", {1: "%inner.after"}, "%skip")


def test_nothing_decides_about_the_rounds_of_a_loop():
    assert decision(LOOPS, "loop") is None
    assert decision(LOOPS, "inner") is None


def test_it_is_not_decided_by_what_is_in_a_loop_that_is_left():
    text = """
    define void @f(i1 %c) {
    entry:
      br label %loop
    loop:
      br i1 %c, label %latch, label %a
    latch:
      br i1 %c, label %loop, label %b
    a:
      br label %end
    b:
      br label %end
    end:
      ret void
    }
    """
    assert decision(text, "end") is None


@needs_llvm_22
@pytest.mark.skipif(not shutil.which("clang-22"), reason="no clang-22 here")
def test_in_random_programs_it_is_where_control_came_from(tmp_path):
    generator = random.Random(11)
    count = 120
    text = "".join(program(f"f{i}", random_rows(generator)) for i in range(count)) + DECLARATIONS
    parsed = module(text + table_of(count))
    said = 0
    for i in range(count):
        checked = parsed.functions[f"f{i}"]
        regularise(checked)
        nest = LoopNest(checked)
        found = [(each, came_by(nest, each)) for each in nest.cfg.reverse_post_order]
        found = [(block, how) for block, how in found if how]
        said += len(found)
        for block, how in found:
            trace(parsed, block, how, nest)
    assert said > count / 2
    verified(parsed.print())
    printed = parsed.print()
    true = printed.replace("@trace(i32 -1, i32 %said", "@trace(i32 -1, i32 %truth")
    assert true != printed
    assert traces(tmp_path, true) == traces(tmp_path, printed)


def trace(parsed, block, how, nest):
    """Tell @trace what the decision says, and compute beside it what is true."""
    numbers = {
        source: int_constant(I32, number) for number, source in enumerate(nest.sources(block))
    }
    edges = [source for source in nest.sources(block) for to in source.successors if to is block]
    truth = [(numbers[source], source) for source in edges]
    builder = Builder.after_phis(block)
    builder.phi(I32, truth, name="truth")
    builder.position = block.first_after_phis()
    said = how.choose(builder, how.condition, numbers)
    said = builder.emit("add", I32, [said, int_constant(I32, 0)], name="said")
    builder.call(parsed.functions["trace"], [int_constant(I32, -1), said])
