"""Canonical form: each part of it, what cannot be had, and that programs do what they did."""

import random
import shutil
import time

import pytest
from graphs import DECLARATIONS, natural_loops, program, random_rows, rows
from hypothesis import given
from irtext import block, function, module, needs_llvm_22, verified
from traces import table_of, traces

from enzyme_cc.analysis.flow.canonical import canonicalise, problems
from enzyme_cc.analysis.flow.cfg import Cfg
from enzyme_cc.analysis.loops.natural_loops import LoopNest


def canonical(text, name="f"):
    """The module as text after `name` was brought into canonical form, and what was said."""
    parsed = module(text)
    result = canonicalise(parsed.functions[name])
    printed = parsed.print()
    verified(printed)
    return printed, result


SIMPLE = """
define i32 @f(i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %next = add i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %end
end:
  ret i32 %next
}
"""


def test_what_is_canonical_stays_as_it_is():
    printed, result = canonical(SIMPLE)
    assert result.changes == result.left == ()
    assert printed == module(SIMPLE).load().print()
    assert str(result) == ""


def test_a_declaration_is_canonical():
    assert problems(function("declare void @f()")) == []
    assert canonicalise(function("declare void @f()")).changes == ()


SEVERAL_ENTRIES = """
define i32 @f(i1 %c, i32 %n) {
entry:
  br i1 %c, label %loop, label %other
other:
  switch i32 %n, label %loop [ i32 1, label %loop
                               i32 2, label %end ]
loop:
  %i = phi i32 [ 0, %entry ], [ %n, %other ], [ %n, %other ], [ %next, %loop ]
  %same = phi i32 [ 5, %entry ], [ 5, %other ], [ 5, %other ], [ %i, %loop ]
  %next = add i32 %i, %same
  br i1 %c, label %loop, label %end
end:
  ret i32 1
}
"""


def test_edges_into_a_loop_come_through_one_preheader():
    assert problems(function(SEVERAL_ENTRIES))[0] == "loop at %loop has no preheader"
    printed, result = canonical(SEVERAL_ENTRIES)
    assert "loop at %loop: new preheader %loop.preheader before %loop, from %entry, %other" in str(
        result
    )
    assert block(printed, "loop.preheader") == [
        "%i.preheader = phi i32 [ 0, %entry ], [ %n, %other ], [ %n, %other ]",
        "br label %loop",
    ]
    assert block(printed, "loop")[:2] == [
        "%i = phi i32 [ %next, %loop ], [ %i.preheader, %loop.preheader ]",
        "%same = phi i32 [ %i, %loop ], [ 5, %loop.preheader ]",
    ]


SEVERAL_LATCHES = """
define void @f(i1 %c) !dbg !3 {
  br label %1
1:
  %2 = phi nnan float [ 0.0, %0 ], [ %3, %4 ], [ 7.0, %5 ], !dbg !7
  %3 = fadd float %2, 1.0
  br i1 %c, label %4, label %5
4:
  br i1 %c, label %1, label %6, !dbg !7, !llvm.loop !6
5:
  br i1 %c, label %1, label %6, !dbg !7
6:
  ret void
}
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = distinct !DISubprogram(name: "f", file: !1, unit: !0, type: !4, spFlags: DISPFlagDefinition)
!4 = !DISubroutineType(types: !5)
!5 = !{}
!6 = distinct !{!6, !8}
!7 = !DILocation(line: 4, scope: !3)
!8 = !{!"llvm.loop.mustprogress"}
"""


def test_several_latches_become_one_that_has_the_metadata_of_the_loop():
    printed, result = canonical(SEVERAL_LATCHES)
    assert [str(change) for change in result.changes] == [
        "loop at %1: new latch %loop.latch before %1, from %4, %5"
    ]
    assert block(printed, "loop.latch") == [
        "%latch.value = phi nnan float [ %3, %4 ], [ 7.000000e+00, %5 ], !dbg !7",
        "br label %1, !dbg !7, !llvm.loop !6",
    ]
    assert printed.count("!llvm.loop !6") == 1


SHARED_EXIT = """
define i32 @f(i1 %c) {
entry:
  br i1 %c, label %outer, label %end
outer:
  br label %inner
inner:
  br i1 %c, label %body, label %end
body:
  switch i32 0, label %inner [ i32 1, label %end
                               i32 2, label %end
                               i32 3, label %next ]
next:
  br i1 %c, label %outer, label %end
end:
  %r = phi i32 [ 0, %entry ], [ 1, %inner ], [ 2, %body ], [ 2, %body ], [ 3, %next ]
  ret i32 %r
}
"""


def test_each_loop_gets_exits_of_its_own_inner_loops_first():
    assert problems(function(SHARED_EXIT)) == [
        "loop at %outer has no preheader",
        "loop at %inner shares its exit %end with other blocks",
        "loop at %outer shares its exit %end with other blocks",
    ]
    printed, result = canonical(SHARED_EXIT)
    assert [str(change) for change in result.changes[1:]] == [
        "loop at %inner: new exit %exit before %end, from %inner, %body",
        "loop at %outer: new exit %exit.1 before %end, from %next",
    ]
    assert (
        block(printed, "exit")[0] == "%r.exit = phi i32 [ 1, %inner ], [ 2, %body ], [ 2, %body ]"
    )
    assert (
        block(printed, "end")[0] == "%r = phi i32 [ 0, %entry ], [ %r.exit, %exit ], [ 3, %exit.1 ]"
    )


@pytest.mark.parametrize(
    ("kind", "values", "expected"),
    [
        ("void", ["", ""], []),
        ("i32", ["i32 1", "i32 1"], []),
        ("i32", ["i32 1", "i32 2"], ["%return.value = phi i32 [ 1, %a ], [ 2, %b ]"]),
        ("{ i32 }", ["{ i32 } { i32 1 }", "{ i32 } zeroinitializer"],
         ["%return.value = phi { i32 } [ { i32 1 }, %a ], [ zeroinitializer, %b ]"]),
    ],
)  # fmt: skip
def test_one_block_returns(kind, values, expected):
    first, second = (f"ret {value or 'void'}" for value in values)
    printed, result = canonical(
        f"define {kind} @f(i1 %c) {{\n  br i1 %c, label %a, label %b\n"
        f"a:\n  {first}\nb:\n  {second}\n}}\n"
    )
    assert str(result) == "new block %return returns for %a, %b"
    assert block(printed, "return")[:-1] == expected
    assert block(printed, "a") == ["br label %return"]


def test_ends_that_do_not_return_stay():
    printed, result = canonical(
        "define void @f(i1 %c) {\n  br i1 %c, label %a, label %b\n"
        "a:\n  ret void\nb:\n  unreachable\n}\n"
    )
    assert result.changes == result.left == ()
    assert block(printed, "b") == ["unreachable"]


MUSTTAIL = """
declare i32 @g(i1)
define i32 @f(i1 %c) {
  br i1 %c, label %a, label %b
a:
  %r = musttail call i32 @g(i1 %c)
  ret i32 %r
b:
  br i1 %c, label %d, label %e
d:
  ret i32 1
e:
  ret i32 2
}
"""


def test_a_return_stays_behind_a_call_that_must_be_a_tail_call():
    printed, result = canonical(MUSTTAIL)
    assert [str(each) for each in result.left] == [
        "several blocks return: %a, %return: a ret stays behind the call it belongs to, in %a"
    ]
    assert block(printed, "a")[1] == "ret i32 %r"
    assert block(printed, "return")[0] == "%return.value = phi i32 [ 1, %d ], [ 2, %e ]"


def test_a_cast_may_stand_between_such_a_call_and_its_return():
    text = """
    declare ptr @g(i1)
    declare void @llvm.experimental.deoptimize.isVoid(...)
    define ptr @f(i1 %c) {
      br i1 %c, label %a, label %b
    a:
      %r = musttail call ptr @g(i1 %c)
      %s = bitcast ptr %r to ptr
      ret ptr %s
    b:
      ret ptr null
    }
    define void @h(i1 %c) {
      br i1 %c, label %a, label %b
    a:
      call void (...) @llvm.experimental.deoptimize.isVoid() [ "deopt"() ]
      ret void
    b:
      ret void
    }
    """
    for name in "fh":
        _, result = canonical(text, name)
        assert [each.text for each in result.left] == ["several blocks return: %a, %b"]
        assert result.changes == ()


UNREACHABLE = """
@table = global [2 x ptr] [ptr blockaddress(@f, %dead), ptr blockaddress(@f, %end)]
define i32 @f(i32 %n) {
entry:
  switch i32 %n, label %end [ i32 1, label %end ]
dead:
  %x = phi i32 [ %y, %island ]
  %z = add i32 %x, 1
  switch i32 %n, label %end [ i32 1, label %island
                              i32 2, label %end ]
island:
  %y = add i32 %z, 1
  br label %dead
end:
  %r = phi i32 [ 0, %entry ], [ 0, %entry ], [ %x, %dead ], [ %x, %dead ]
  ret i32 %r
}
"""


def test_unreachable_blocks_go_with_all_that_refers_to_them():
    printed, result = canonical(UNREACHABLE)
    assert str(result) == "removed unreachable %dead, %island"
    assert "[ptr inttoptr (i32 1 to ptr), ptr blockaddress(@f, %end)]" in printed
    assert block(printed, "end")[0] == "%r = phi i32 [ 0, %entry ], [ 0, %entry ]"
    assert "dead" not in printed


def test_a_debug_record_that_speaks_of_an_unreachable_value_says_poison():
    start, metadata = SEVERAL_LATCHES.split("  ret void\n}\n")
    metadata += """
!9 = !DILocalVariable(name: "x", scope: !3, file: !1, type: !10)
!10 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
"""
    record = "    #dbg_value(float %8, !9, !DIExpression(), !7)\n  ret void\n"
    dead = "7:\n  %8 = fadd float 1.0, 2.0\n  unreachable\n}\n"
    printed, result = canonical(f"{start}{record}{dead}{metadata}")
    assert str(result.changes[0]) == "removed unreachable %7"
    assert "#dbg_value(float poison, !9, !DIExpression(), !7)" in printed


def test_numbers_by_which_other_functions_mean_blocks_stay_right():
    text = """
    define ptr @g() {
      ret ptr blockaddress(@f, %6)
    }
    define void @f(i1 %0) {
      br i1 %0, label %2, label %5
    2:
      %3 = phi i32 [ 0, %1 ], [ 1, %2 ], [ 2, %4 ]
      br i1 %0, label %2, label %4
    4:
      br i1 %0, label %2, label %6
    5:
      br label %6
    6:
      ret void
    }
    """
    printed, result = canonical(text)
    assert len(result.changes) == 3
    assert "ret ptr blockaddress(@f, %6)" in printed
    assert block(printed, "6") == ["ret void"]
    dead = text.replace("br i1 %0, label %2, label %5", "br i1 %0, label %2, label %2").replace(
        "[ 0, %1 ]", "[ 0, %1 ], [ 0, %1 ]"
    )
    printed, _ = canonical(dead)
    assert "ret ptr blockaddress(@f, %5)" in printed
    assert block(printed, "5") == ["ret void"]


INDIRECT = """
define void @f(ptr %p, i1 %c) {
entry:
  indirectbr ptr %p, [label %loop, label %end]
loop:
  br i1 %c, label %loop, label %end
end:
  ret void
}
"""


def test_edges_of_an_indirect_branch_stay_and_are_reported():
    printed, result = canonical(INDIRECT)
    assert str(result) == (
        "loop at %loop: new exit %exit before %end, from %loop\n"
        "left: loop at %loop has no preheader: the indirectbr in %entry cannot lead elsewhere"
    )
    assert problems(module(printed).functions["f"]) == ["loop at %loop has no preheader"]


CALLBR = """
define void @f(i1 %c) {
entry:
  br label %loop
loop:
  callbr void asm sideeffect "", "!i"() to label %next [label %end]
next:
  br i1 %c, label %loop, label %other
other:
  br label %end
end:
  ret void
}
"""


def test_edges_of_callbr_stay_and_are_reported():
    _, result = canonical(CALLBR)
    assert str(result) == (
        "left: loop at %loop shares its exit %end with other blocks: "
        "the callbr in %loop cannot lead elsewhere"
    )


EXCEPTIONS = """
declare i32 @g(i32)
declare i32 @__gxx_personality_v0(...)
define i32 @f(i32 %n) personality ptr @__gxx_personality_v0 {
entry:
  %first = invoke i32 @g(i32 %n) to label %loop unwind label %pad
loop:
  %i = phi i32 [ %first, %entry ], [ %x, %a ], [ %y, %b ]
  %c = icmp eq i32 %i, 3
  br i1 %c, label %a, label %b
a:
  %x = invoke i32 @g(i32 %i) to label %loop unwind label %pad
b:
  %y = invoke i32 @g(i32 7) to label %loop unwind label %pad
pad:
  %e = landingpad { ptr, i32 } cleanup
  resume { ptr, i32 } %e
}
"""


def test_what_invokes_return_comes_through_new_blocks_and_a_loop_gets_a_pad_of_its_own():
    printed, result = canonical(EXCEPTIONS)
    assert str(result) == (
        "loop at %loop: new preheader %loop.preheader before %loop, from %entry\n"
        "loop at %loop: new latch %loop.latch before %loop, from %a, %b\n"
        "loop at %loop: new exit %exit that lands as %pad, from %a, %b"
    )
    assert block(printed, "loop.preheader") == ["br label %loop"]
    assert block(printed, "loop.latch")[0] == "%i.latch = phi i32 [ %x, %a ], [ %y, %b ]"
    assert block(printed, "loop")[0] == (
        "%i = phi i32 [ %first, %loop.preheader ], [ %i.latch, %loop.latch ]"
    )
    assert block(printed, "exit") == [
        "%pad.1 = landingpad { ptr, i32 }",
        "cleanup",
        "br label %landed",
    ]
    assert block(printed, "landed") == [
        "%landed.1 = phi { ptr, i32 } [ %e, %pad ], [ %pad.1, %exit ]",
        "resume { ptr, i32 } %landed.1",
    ]


def test_what_comes_to_a_pad_comes_to_its_copy():
    text = EXCEPTIONS.replace(
        "%e = landing",
        "%n.at = phi i32 [ 5, %entry ], [ %i, %a ], [ 7, %b ]\n  %e = landing",
    ).replace("  resume", "  %used = call i32 @g(i32 %n.at)\n  resume")
    printed, _ = canonical(text)
    assert block(printed, "exit")[0] == "%n.at.exit = phi i32 [ %i, %a ], [ 7, %b ]"
    assert block(printed, "pad")[0] == "%n.at = phi i32 [ 5, %entry ]"
    assert "%landed.1 = phi i32 [ %n.at, %pad ], [ %n.at.exit, %exit ]" in printed


WINDOWS = """
declare void @g()
declare i32 @__CxxFrameHandler3(...)
define void @f() personality ptr @__CxxFrameHandler3 {
entry:
  br label %loop
loop:
  invoke void @g() to label %end unwind label %dispatch
dispatch:
  %s = catchswitch within none [label %handler, label %other] unwind to caller
handler:
  %p = catchpad within %s [ptr null, i32 64, ptr null]
  catchret from %p to label %loop
other:
  %q = catchpad within %s [ptr null, i32 64, ptr null]
  catchret from %q to label %loop
end:
  ret void
}
"""


def test_the_edges_of_catchret_lead_through_a_new_latch():
    printed, result = canonical(WINDOWS)
    assert result.left == ()
    assert block(printed, "handler")[1] == "catchret from %p to label %loop.latch"


HANDLER = """
declare void @g()
declare i32 @__CxxFrameHandler3(...)
define void @f(i1 %c) personality ptr @__CxxFrameHandler3 {
  invoke void @g() to label %never unwind label %dispatch
dispatch:
  %s = catchswitch within none [label %handler] unwind to caller
handler:
  %p = catchpad within %s [ptr null, i32 64, ptr null]
  catchret from %p to label %loop
loop:
  br i1 %c, label %loop, label %end
end:
  ret void
never:
  unreachable
}
"""


def test_what_ends_in_catchret_is_no_preheader():
    printed, result = canonical(HANDLER)
    assert str(result) == "loop at %loop: new preheader %loop.preheader before %loop, from %handler"
    assert block(printed, "handler")[1] == "catchret from %p to label %loop.preheader"


IRREDUCIBLE = """
define void @f(i1 %c) {
entry:
  br i1 %c, label %a, label %b
a:
  br label %b
b:
  br i1 %c, label %a, label %end
end:
  ret void
}
"""


def test_an_irreducible_cycle_is_left_as_it_is():
    printed, result = canonical(IRREDUCIBLE)
    assert str(result) == "left: irreducible cycle entered at %b, %a: it is no loop"
    assert printed == module(IRREDUCIBLE).load().print()


def in_form(function):
    """By definition, apart from irreducible cycles."""
    cfg = Cfg(function)
    assert not cfg.unreachable
    assert len(cfg.exits_by("ret")) < 2
    for header, inside in natural_loops(cfg).items():
        before = [source for source in cfg.predecessors(header) if source not in inside]
        assert len(before) == 1
        assert before[0].successors == (header,)
        assert len([source for source in cfg.predecessors(header) if source in inside]) == 1
        exits = [
            target for source, target in cfg.edges if source in inside and target not in inside
        ]
        assert all(source in inside for target in exits for source in cfg.predecessors(target))


@given(rows)
def test_any_function_gets_canonical_form_at_once_but_for_irreducible_cycles(some):
    parsed = module(program("f", some) + DECLARATIONS)
    result = canonicalise(parsed.functions["f"])
    printed = parsed.print()
    verified(printed)
    in_form(parsed.functions["f"])
    assert [each.text for each in result.left] == problems(parsed.functions["f"])
    assert len(result.left) == len(LoopNest(parsed.functions["f"]).irreducible)
    assert canonicalise(parsed.functions["f"]).changes == ()
    again = module(printed)
    assert canonicalise(again.functions["f"]).changes == ()
    assert again.print() == printed


@given(rows)
def test_every_exit_that_a_loop_shares_is_a_problem(some):
    parsed = module(DECLARATIONS + program("f", some)).functions["f"]
    cfg = Cfg(parsed)
    shared = {
        f"loop at {header.ref} shares its exit {target.ref} with other blocks"
        for header, inside in natural_loops(cfg).items()
        for source, target in cfg.edges
        if source in inside and target not in inside
        if any(other not in inside for other in cfg.predecessors(target) if cfg.is_reachable(other))
    }
    said = [line for line in problems(parsed) if "shares its exit" in line]
    assert set(said) == shared
    assert len(said) == len(shared)


def nested_with_one_exit(depth):
    heads = [f"h{i}:\n  br i1 %c, label %h{i + 1}, label %exit\n" for i in range(depth)]
    tails = [f"l{i}:\n  br i1 %c, label %h{i}, label %l{i - 1}\n" for i in range(depth, 0, -1)]
    deepest = f"h{depth}:\n  br label %l{depth}\nl0:\n  br label %exit\nexit:\n  ret void\n}}\n"
    begin = "define void @f(i1 %c) {\nentry:\n  br label %h0\n"
    return "".join([begin, *heads, *tails, deepest])


def test_deeply_nested_loops_with_one_exit_take_no_quadratic_time():
    function = module(nested_with_one_exit(5000)).functions["f"]
    start = time.process_time()
    assert canonicalise(function).left == ()
    assert time.process_time() - start < 8


@needs_llvm_22
@pytest.mark.skipif(not shutil.which("clang-22"), reason="no clang-22 here")
def test_random_programs_do_what_they_did(tmp_path):
    generator = random.Random(3)
    count = 150
    text = "".join(program(f"f{i}", random_rows(generator)) for i in range(count)) + DECLARATIONS
    text += table_of(count)
    parsed = module(text)
    changes = [canonicalise(parsed.functions[f"f{i}"]).changes for i in range(count)]
    assert sum(map(len, changes)) > count
    before = traces(tmp_path, text)
    assert len(set(before.split("\n"))) == count * 12 + 1
    assert traces(tmp_path, parsed.print()) == before
