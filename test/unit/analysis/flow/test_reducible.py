"""Irreducible cycles become loops: by example, for any graph, and programs do what they did."""

import random
import shutil
import time

import pytest
from graphs import DECLARATIONS, program, random_rows, rows
from hypothesis import given
from irtext import block, module, needs_llvm_22, verified
from traces import table_of, traces

from enzyme_cc.analysis.flow.canonical import problems
from enzyme_cc.analysis.flow.reducible import make_reducible, regularise
from enzyme_cc.analysis.loops.natural_loops import LoopNest


def reduced(text, name="f"):
    """The module as text after the cycles of `name` were made loops, and what was said."""
    parsed = module(text)
    result = make_reducible(parsed.functions[name])
    printed = parsed.print()
    verified(printed)
    return printed, result


TWO_ENTRIES = """
define i32 @f(i1 %c, i32 %n) {
entry:
  br i1 %c, label %a, label %b
a:
  %x = phi i32 [ 1, %entry ], [ %y, %b ]
  %x2 = add i32 %x, %n
  br label %b
b:
  %y = phi i32 [ 2, %entry ], [ %x2, %a ]
  %more = icmp slt i32 %y, %n
  br i1 %more, label %a, label %end
end:
  ret i32 %y
}
"""


def test_a_cycle_entered_at_two_blocks_gets_one_header():
    printed, result = reduced(TWO_ENTRIES)
    assert str(result) == "new block %dispatch leads into the cycle at %b, %a"
    assert block(printed, "dispatch") == [
        "%entry.1 = phi i32 [ 0, %fork ], [ 0, %a ], [ 1, %fork.1 ], [ 1, %b ]",
        "%y.dispatch = phi i32 [ 2, %fork ], [ %x2, %a ], [ poison, %fork.1 ], [ poison, %b ]",
        "%x.dispatch = phi i32 [ poison, %fork ], [ poison, %a ], [ 1, %fork.1 ], [ %y, %b ]",
        "switch i32 %entry.1, label %b [",
        "i32 1, label %a",
        "]",
    ]
    assert block(printed, "entry") == ["br i1 %c, label %fork.1, label %fork"]
    assert block(printed, "fork") == ["br label %dispatch"]
    assert block(printed, "b")[0] == "%y = phi i32 [ %y.dispatch, %dispatch ]"
    nest = LoopNest(module(printed).functions["f"])
    assert [loop.header.ref for loop in nest.loops] == ["%dispatch"]


SELF_LOOP = """
define i32 @f(i1 %c, i32 %n) {
entry:
  br i1 %c, label %a, label %b
a:
  %x = phi i32 [ 1, %entry ], [ %x, %a ], [ 3, %b ]
  br i1 %c, label %a, label %b
b:
  br i1 %c, label %a, label %end
end:
  ret i32 5
}
"""


def test_the_loop_of_an_entry_stays_a_loop():
    printed, _ = reduced(SELF_LOOP)
    assert block(printed, "a")[0] == "%x = phi i32 [ %x, %a ], [ %x.dispatch, %dispatch ]"
    nest = LoopNest(module(printed).functions["f"])
    assert [(loop.header.ref, loop.depth) for loop in nest.loops] == [("%dispatch", 1), ("%a", 2)]


def test_cycles_inside_cycles_follow():
    text = nested_cycles(4)
    assert len(LoopNest(module(text).functions["f"]).irreducible) == 1
    printed, result = reduced(text)
    assert len(result.changes) == 4
    nest = LoopNest(module(printed).functions["f"])
    assert nest.is_reducible
    assert [loop.depth for loop in nest.loops] == [1, 2, 3, 4]
    assert make_reducible(module(printed).functions["f"]).changes == ()


def nested_cycles(depth):
    """Cycles of `p` and `q`, each inside the next one and entered from there at both."""
    lines = ["define void @f(i1 %c) {", "entry:", f"  br i1 %c, label %p{depth}, label %q{depth}"]
    for level in range(depth, 0, -1):
        inner = [f"%p{level - 1}", f"%q{level - 1}"] if level > 1 else [f"%q{level}"] * 2
        after = f"%p{level + 1}" if level < depth else "%end"
        lines += [f"p{level}:", f"  br i1 %c, label {inner[0]}, label {inner[1]}"]
        lines += [f"q{level}:", f"  br i1 %c, label %p{level}, label {after}"]
        if level < depth:
            lines[-1] = f"  br i1 %c, label %p{level}, label %q{level + 1}"
    return "\n".join([*lines, "end:", "  ret void", "}"])


CASES = """
define i32 @f(i32 %n) {
entry:
  switch i32 %n, label %other [ i32 1, label %b
                                i32 2, label %b ]
other:
  br label %a
a:
  %x = phi i32 [ 1, %other ], [ %y, %b ]
  br label %b
b:
  %y = phi i32 [ 2, %entry ], [ 2, %entry ], [ %x, %a ]
  %more = icmp slt i32 %y, %n
  br i1 %more, label %a, label %end
end:
  ret i32 %y
}
"""


def test_each_edge_of_a_switch_has_its_value():
    printed, _ = reduced(CASES)
    assert block(printed, "entry") == [
        "switch i32 %n, label %other [",
        "i32 1, label %dispatch",
        "i32 2, label %dispatch",
        "]",
    ]
    choices = block(printed, "dispatch")[0]
    assert choices.count("[ 0, %entry ]") + choices.count("[ 1, %entry ]") == 2
    assert "%x.dispatch = phi i32 [ poison, %entry ], [ poison, %entry ], [ 1, %other ]" in (
        "\n".join(block(printed, "dispatch")).replace("[ poison, %a ], ", "")
    )


UNWINDING = """
declare i32 @g(i32)
declare i32 @__gxx_personality_v0(...)
define i32 @f(i32 %n) personality ptr @__gxx_personality_v0 {
entry:
  %first = invoke i32 @g(i32 %n) to label %a unwind label %pad
a:
  %i = phi i32 [ %first, %entry ], [ %x, %b ]
  %c = icmp eq i32 %i, 3
  br i1 %c, label %b, label %out
b:
  %j = phi i32 [ %i, %a ], [ 5, %other ]
  %x = invoke i32 @g(i32 %j) to label %a unwind label %pad
out:
  %d = icmp eq i32 %i, 4
  br i1 %d, label %end, label %other
other:
  br label %b
pad:
  %e = landingpad { ptr, i32 } cleanup
  resume { ptr, i32 } %e
end:
  ret i32 0
}
"""


def test_what_an_invoke_returns_may_come_through_a_dispatcher():
    text = UNWINDING.replace("label %a unwind label %pad\na:", "label %s unwind label %pad\ns:\n"
                             "  %z = icmp eq i32 %first, 9\n"
                             "  br i1 %z, label %a, label %other\na:").replace(
        "[ %first, %entry ]", "[ %first, %s ]")  # fmt: skip
    printed, result = reduced(text)
    assert str(result) == "new block %dispatch leads into the cycle at %other, %a"
    assert "%x = invoke i32 @g(i32 %j)\n          to label %dispatch unwind label %pad" in printed


UNWOUND_INTO = """
declare void @g()
declare i32 @__gxx_personality_v0(...)
define void @f(i1 %c) personality ptr @__gxx_personality_v0 {
entry:
  br i1 %c, label %a, label %s
s:
  invoke void @g() to label %a unwind label %pad
a:
  invoke void @g() to label %end unwind label %pad
pad:
  %e = landingpad { ptr, i32 } cleanup
  br label %a
end:
  ret void
}
"""


def test_a_cycle_that_unwinding_enters_is_left():
    printed, result = reduced(UNWOUND_INTO)
    said = (
        "irreducible cycle entered at %pad, %a: "
        "only unwinding may lead to the landingpad in %pad"
    )  # fmt: skip
    assert result.changes == ()
    assert str(result).replace("%a, %pad", "%pad, %a") == f"left: {said}"
    assert printed == module(UNWOUND_INTO).load().print()
    assert said in [
        each.replace("%a, %pad", "%pad, %a")
        for each in regularise(module(UNWOUND_INTO).functions["f"])
    ]


def test_a_cycle_that_an_indirect_branch_enters_is_left():
    text = TWO_ENTRIES.replace(
        "br i1 %c, label %a, label %b\na:",
        "indirectbr ptr inttoptr (i64 1 to ptr), [label %a, label %b]\na:",
    )
    said = regularise(module(text).functions["f"])
    assert said[-1].startswith("irreducible cycle entered at ")
    assert said[-1].endswith(": the indirectbr in %entry cannot lead elsewhere")


def test_numbers_by_which_other_functions_mean_blocks_stay_right():
    text = """
    define ptr @g() {
      ret ptr blockaddress(@f, %6)
    }
    define void @f(i1 %0) {
      br i1 %0, label %2, label %4
    2:
      %3 = phi i32 [ 0, %1 ], [ 1, %4 ]
      br label %4
    4:
      %5 = phi i32 [ 0, %1 ], [ %3, %2 ]
      br i1 %0, label %2, label %6
    6:
      ret void
    }
    """
    printed, _ = reduced(text)
    assert "ret ptr blockaddress(@f, %6)" in printed
    assert block(printed, "6") == ["ret void"]


MUSTTAIL = """
declare i32 @g(i1)
define i32 @f(i1 %c) {
  br i1 %c, label %a, label %b
a:
  %r = musttail call i32 @g(i1 %c)
  ret i32 %r
b:
  ret i32 1
}
"""


def test_returns_behind_tail_calls_are_merged_too():
    parsed = module(MUSTTAIL)
    assert regularise(parsed.functions["f"]) == ()
    printed = parsed.print()
    verified(printed)
    assert block(printed, "a") == ["%r = tail call i32 @g(i1 %c)", "br label %return"]


def test_a_call_that_hands_on_what_is_behind_the_dots_stays():
    text = """
    declare i32 @g(i1, ...)
    define i32 @f(i1 %c, ...) {
      br i1 %c, label %a, label %b
    a:
      %r = musttail call i32 (i1, ...) @g(i1 %c, ...)
      ret i32 %r
    b:
      ret i32 1
    }
    """
    assert regularise(module(text).functions["f"]) == (
        "several blocks return: %a, %b: a ret stays behind the call it belongs to, in %a",
    )


@pytest.mark.parametrize("text", ["declare void @f()", "define void @f() {\n  ret void\n}"])
def test_what_is_regular_stays(text):
    parsed = module(text)
    assert regularise(parsed.functions["f"]) == ()
    assert parsed.print() == module(text).load().print()


@given(rows)
def test_any_function_becomes_regular_at_once(some):
    parsed = module(program("f", some) + DECLARATIONS)
    function = parsed.functions["f"]
    assert regularise(function) == ()
    printed = parsed.print()
    verified(printed)
    assert problems(function) == []
    assert LoopNest(function).is_reducible
    assert regularise(function) == ()
    assert parsed.print() == printed


@needs_llvm_22
@pytest.mark.skipif(not shutil.which("clang-22"), reason="no clang-22 here")
def test_random_programs_do_what_they_did(tmp_path):
    generator = random.Random(5)
    count = 150
    text = "".join(program(f"f{i}", random_rows(generator)) for i in range(count)) + DECLARATIONS
    text += table_of(count)
    parsed = module(text)
    changes = [make_reducible(parsed.functions[f"f{i}"]).changes for i in range(count)]
    assert sum(map(len, changes)) > count / 4
    before = traces(tmp_path, text)
    assert len(set(before.split("\n"))) == count * 12 + 1
    assert traces(tmp_path, parsed.print()) == before
    assert all(regularise(parsed.functions[f"f{i}"]) == () for i in range(count))
    assert traces(tmp_path, parsed.print()) == before


def test_a_long_function_takes_little_time():
    blocks = [
        f"b{i}:\n  br i1 %c, label %b{i}, label %b{i + 1}\nd{i}:\n  br label %b{i + 1}\n"
        for i in range(3000)
    ]
    text = "define void @f(i1 %c) {\n  br label %b0\n" + "".join(blocks) + "b3000:\n  ret void\n}"
    function = module(text).functions["f"]
    regularise(function)
    start = time.process_time()
    assert regularise(function) == ()
    assert time.process_time() - start < 4
