"""What the analyses print, and that LLVM says the same."""

import random
import re
import subprocess

from graphs import DECLARATIONS, numbered, program, random_rows, reach
from irtext import function, module, needs_llvm_22

from enzyme_cc.analysis.loops.natural_loops import LoopNest
from enzyme_cc.analysis.printers import (
    print_cfg,
    print_dominators,
    print_loops,
    print_post_dominators,
)

TEXT = """
define i32 @f(i1 %c) {
entry:
  br i1 %c, label %outer, label %choice
choice:
  br i1 %c, label %a, label %b
outer:
  br label %inner
inner:
  br i1 %c, label %inner, label %latch
latch:
  br i1 %c, label %outer, label %end
a:
  br label %b
b:
  br i1 %c, label %a, label %end
end:
  ret i32 0
dead:
  br label %forever
forever:
  br label %forever
}
"""


def test_the_control_flow_is_a_line_per_block():
    assert print_cfg(function(TEXT)).split("\n") == [
        "control flow of @f: 10 blocks",
        "  %entry: br to %outer, %choice",
        "  %choice: br to %a, %b; from %entry",
        "  %outer: br to %inner; from %entry, %latch",
        "  %inner: br to %inner, %latch; from %outer, %inner",
        "  %latch: br to %outer, %end; from %inner",
        "  %a: br to %b; from %choice, %b",
        "  %b: br to %a, %end; from %choice, %a",
        "  %end: ret; from %latch, %b",
        "  %dead: br to %forever; unreachable",
        "  %forever: br to %forever; unreachable",
        "",
    ]


def test_dominators_are_a_tree():
    assert print_dominators(function(TEXT)).split("\n") == [
        "dominators in @f",
        "  [1] %entry",
        "    [2] %outer",
        "      [3] %inner",
        "        [4] %latch",
        "    [2] %choice",
        "      [3] %b",
        "      [3] %a",
        "    [2] %end",
        "  unreachable: %dead, %forever",
        "",
    ]


def test_post_dominators_are_a_tree():
    assert print_post_dominators(function(TEXT)).split("\n")[:9] == [
        "post-dominators in @f",
        "  [1] %end",
        "    [2] %entry",
        "    [2] %latch",
        "      [3] %inner",
        "        [4] %outer",
        "    [2] %b",
        "      [3] %choice",
        "      [3] %a",
    ]


def test_loops_are_listed_with_all_that_matters_about_them():
    assert print_loops(function(TEXT)).split("\n") == [
        "loops in @f: 2 loops, 1 irreducible cycle",
        "  loop at %outer, depth 1",
        "    blocks: %outer, %inner, %latch",
        "    preheader: none",
        "    latch: %latch",
        "    exit: %latch to %end",
        "    loop at %inner, depth 2",
        "      blocks: %inner",
        "      preheader: %outer",
        "      latch: %inner",
        "      exit: %inner to %latch",
        "  irreducible cycle entered at %b, %a",
        "    blocks: %b, %a",
        "",
    ]


def test_a_function_without_loops_says_so():
    assert print_loops(function("define void @f() {\n  ret void\n}\n")) == "loops in @f: 0 loops\n"


def test_deep_trees_are_not_indented_for_ever():
    blocks = "".join(f"  br label %b{i}\nb{i}:\n" for i in range(100))
    printed = print_dominators(function(f"define void @f() {{\n{blocks}  ret void\n}}\n"))
    assert printed.split("\n")[-2] == "  " * 40 + "[101] %b99"


def ends_from_everywhere(rows):
    """No endless loops: LLVM picks other blocks of them as their ends."""
    graph = numbered(rows)
    blocks = reach(graph.blocks[:1], lambda block: block.successors)
    return all(
        any(not b.successors for b in reach([block], lambda block: block.successors))
        for block in blocks
    )


TITLES = r"^(?=DominatorTree|PostDominatorTree|Loop info|dominators|post-dominators)"
TREE_LINE = re.compile(r"^ *\[(\d+)\] +(%\w+|<<exit node>>)", re.MULTILINE)


def trees(text, title):
    """For each function, each block with its parent, LLVM's virtual exit left out."""
    found = {}
    for part in re.split(TITLES, text, flags=re.MULTILINE):
        if part.startswith(title):
            path, parents = {}, {}
            for depth, ref in TREE_LINE.findall(part):
                path[int(depth)] = ref if ref.startswith("%") else None
                parents[ref] = path.get(int(depth) - 1)
            parents.pop("<<exit node>>", None)
            found[re.search(r"\bf\d+\b", part)[0]] = parents
    return found


def llvm_loops(text):
    """For each function, LLVM's loops: depth, and the blocks with their marks."""
    found = {}
    for part in re.split(TITLES, text, flags=re.MULTILINE):
        if part.startswith("Loop info"):
            lines = re.findall(r"Loop at depth (\d+) containing: (.*)", part)
            found[re.search(r"\bf\d+\b", part)[0]] = sorted(
                (int(depth), sorted(blocks.split(","))) for depth, blocks in lines
            )
    return found


def loops(function):
    """The same, as found here."""
    return sorted(
        (loop.depth, sorted(marked(block, loop) for block in loop.blocks))
        for loop in LoopNest(function).loops
    )


def marked(block, loop):
    marks = {"header": [loop.header], "latch": loop.latches, "exiting": loop.exiting}
    return block.ref + "".join(f"<{mark}>" for mark, those in marks.items() if block in those)


@needs_llvm_22
def test_llvm_finds_the_same_trees_and_loops(tmp_path):
    generator = random.Random(5)
    candidates = (random_rows(generator) for _ in range(600))
    chosen = [rows for rows in candidates if ends_from_everywhere(rows)]
    text = "".join(program(f"f{i}", rows) for i, rows in enumerate(chosen)) + DECLARATIONS
    (tmp_path / "a.ll").write_text(text)
    passes = "-passes=print<domtree>,print<postdomtree>,print<loops>"
    command = ["opt-22", passes, "-disable-output", "a.ll"]
    theirs = subprocess.run(
        command, cwd=tmp_path, capture_output=True, text=True, check=True
    ).stderr
    parsed = module(text)
    functions = {f"f{i}": parsed.functions[f"f{i}"] for i in range(len(chosen))}
    assert len(functions) > 100

    above = trees("".join(map(print_dominators, functions.values())), "dominators")
    assert above == trees(theirs, "DominatorTree")
    below = trees("".join(map(print_post_dominators, functions.values())), "post-dominators")
    # LLVM's has the unreachable blocks too.
    for name, parents in trees(theirs, "PostDominatorTree").items():
        assert below[name] == {ref: at for ref, at in parents.items() if ref in above[name]}
    assert {name: loops(function) for name, function in functions.items()} == llvm_loops(theirs)
