"""Builds that were written for the LLVM plugin: flags are honoured, or change nothing."""

import re
from pathlib import Path

import pytest
from boxes import Box

from enzyme_cc.driver.command_line import plugin_words
from enzyme_cc.driver.command_line.options import read
from enzyme_cc.driver.command_line.own_options import OWN

ROOT = Path(__file__).parents[4]
STRONG = (("strong-zero", ""),)


@pytest.mark.parametrize(
    ("words", "left", "own"),
    [
        ("-c a.c -mllvm -enzyme-strong-zero=1", "-c a.c", STRONG),
        ("-c a.c -mllvm --enzyme-strong-zero", "-c a.c", STRONG),
        ("-c a.c -mllvm=-enzyme-strong-zero", "-c a.c", STRONG),
        ("-c a.c -mllvm -enzyme-strong-zero=0", "-c a.c", ()),
        ("-c a.c -Xclang -mllvm -Xclang -enzyme-strong-zero", "-c a.c", STRONG),
        ("a.o -Wl,-mllvm -Wl,-enzyme-strong-zero=1", "a.o", STRONG),
        ("a.o -Wl,-O1,-mllvm,-enzyme-strong-zero=1,--trace", "a.o -Wl,-O1,--trace", STRONG),
        ("a.o -Wl,-plugin-opt=-enzyme-strong-zero", "a.o", STRONG),
        ("a.o -Xlinker -mllvm -Xlinker -enzyme-strong-zero", "a.o", STRONG),
        ("-c a.c -fplugin=/p/ClangEnzyme-19.so", "-c a.c", ()),
        ("-c a.c -fpass-plugin=/p/ClangEnzyme-19.so -Xclang -load -Xclang /p/ClangEnzyme-19.so",
         "-c a.c", ()),
        ("-c a.f90 --config=/p/FlangEnzyme-22.cfg", "-c a.f90", ()),
        ("a.o -Wl,-mllvm -Wl,-load=/p/LLDEnzyme-19.so -Wl,--load-pass-plugin=/p/LLDEnzyme-19.so",
         "a.o", ()),
        # What only looks alike stays.
        ("-c a.c -mllvm -unroll-count=4", "-c a.c -mllvm -unroll-count=4", ()),
        ("-shared a.o -o ClangEnzyme-19.so", "-shared a.o -o ClangEnzyme-19.so", ()),
        ("-I/p/Enzyme -Wl,-soname,LLVMEnzyme-1.so a.o -o x", None, ()),
        ("a.o -Wl,-mllvm,-unroll-count=4 /p/libEnzyme.a", None, ()),
        ("-c a.c -fplugin=/p/other.so -DEnzyme=-enzyme-x", None, ()),
    ],
)  # fmt: skip
def test_words_for_the_plugin_do_not_reach_the_compiler(words, left, own):
    found = read(tuple(words.split()))
    assert found.arguments == tuple((words if left is None else left).split())
    assert found.own_all == own
    assert bool(found.said) == ("Enzyme-19.so" in words or "FlangEnzyme" in words) * (left != words)


def test_words_in_a_response_file_do_not_reach_the_compiler_either(tmp_path):
    path = tmp_path / "words"
    path.write_text("-c a.c -mllvm -enzyme-strong-zero=1 -O2")
    found = read((f"@{path}",))
    assert found.arguments == ("-c", "a.c", "-O2")
    assert found.own_all == STRONG


@pytest.mark.parametrize(
    ("flag", "note"),
    [
        ("-enzyme-loose-types=1", "compile with -g"),
        ("-enzyme-emptyfn-inactive", "docs/attributes.md"),
        ("-enzyme-mincut-cache=0", "--enzyme-explain"),
        ("-enzyme-nobody-knows", "--enzyme-explain"),
        ("-enzyme-load-inactive-file=names", "--enzyme-rules"),
    ],
)
def test_a_flag_that_changes_nothing_says_what_does(flag, note):
    (said,) = read(("-c", "a.c", "-mllvm", flag, "-mllvm", flag)).said
    assert said.severity == "warning"
    assert said.message == f"'{flag}' changes nothing here"
    assert note in said.notes[0]


@pytest.mark.parametrize(
    "flag", ["-enzyme-preopt=1", "-enzyme-loose-types=0", "-enzyme-print-perf=0"]
)
def test_nothing_is_said_of_a_flag_that_asks_for_what_is_done_anyway(flag):
    assert not read(("-c", "a.c", "-mllvm", flag)).said


def test_flags_are_options_of_ours_or_have_something_to_do_instead():
    assert set(plugin_words.HONOURED.values()) <= set(OWN)
    assert not set(plugin_words.HONOURED) & (set(plugin_words.INSTEAD) | set(plugin_words.ANYWAY))
    assert list(plugin_words.INSTEAD) == sorted(plugin_words.INSTEAD)
    pages = re.findall(r"docs/[a-z-]+\.md", " ".join(plugin_words.INSTEAD.values()))
    assert all((ROOT / page).is_file() for page in pages)


def test_a_program_built_with_such_flags_runs_as_with_ours(tmp_path, cache, system):
    box = Box(tmp_path, cache, system)
    box.write(
        "a.c",
        "#include <math.h>\n#include <stdio.h>\ndouble __enzyme_fwddiff(void *, ...);\n"
        "double f(double x, double y) { return x + y * log(x); }\n"
        'int main(void) { printf("%g\\n", __enzyme_fwddiff((void *)f, 0.0, 1.0, 0.0, 0.0)); }\n',
    )
    words = ("-O2", "-fplugin=/nowhere/ClangEnzyme-19.so", "-mllvm", "-enzyme-strong-zero=1")
    said = box.ok(*words, "a.c", "-lm", "-o", "a").stderr.decode()
    assert said.startswith("enzyme-cc: warning: '/nowhere/ClangEnzyme-19.so' is not loaded\n")
    assert box.run("./a").stdout == b"1\n"
    assert box.ok("-w", *words, "-c", "a.c").stderr == b""
