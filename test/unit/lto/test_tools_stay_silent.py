"""What the tools of a build say about objects with IR: nothing; and what they leave in them.

Where an old LLVM's plugin lies in bfd-plugins, GNU ar, ranlib and nm are silent about hidden IR
only: to them an object with a `.llvmbc`, excluded or not, is bitcode.
"""

import subprocess
import sys
from pathlib import Path

import pytest

from enzyme_cc.lto.bitcode import embedded_bitcode
from enzyme_cc.lto.fatobject import hide_ir

QUIET = {
    "strip": ["strip", "--strip-unneeded"],
    "llvm-strip": ["llvm-strip-22", "--strip-unneeded"],
    "objcopy": ["objcopy"],
    "llvm-objcopy": ["llvm-objcopy-22"],
    "objcopy of debug sections": ["objcopy", "--strip-debug"],
}
ROOT = Path(__file__).resolve().parents[3]
LIGHT = """
import __future__, os, stat, struct, sys
before = set(sys.modules)
import enzyme_cc.lto.fatobject
print(*sorted(set(sys.modules) - before))
"""


@pytest.fixture
def hidden(pair):
    for path in pair:
        assert hide_ir(str(path))
    return pair


@pytest.mark.parametrize("command", QUIET.values(), ids=list(QUIET))
def test_tools_that_rewrite_an_object_are_silent_and_keep_its_ir(command, hidden, run):
    modules = embedded_bitcode(str(hidden[1]))
    assert run(*command, hidden[1]) == ""
    assert embedded_bitcode(str(hidden[1])) == modules


@pytest.mark.parametrize("ar", ["ar", "llvm-ar-22"])
@pytest.mark.parametrize("ranlib", ["ranlib", "llvm-ranlib-22"])
def test_archivers_are_silent_and_the_archive_links(ar, ranlib, hidden, run, tmp_path):
    archive = tmp_path / "lib.a"
    assert run(ar, "rcs", archive, hidden[1]) == ""
    assert run(ranlib, archive) == ""
    run("clang-22", hidden[0], archive, "-o", tmp_path / "program")
    run(tmp_path / "program")


@pytest.mark.parametrize("nm", ["nm", "llvm-nm-22"])
def test_nm_lists_the_symbols_and_nothing_else(nm, hidden, run):
    symbols = [line.split()[-2:] for line in run(nm, hidden[1]).splitlines()]
    assert symbols == [["D", "scale"], ["T", "twice"]]


def test_hiding_imports_nothing_dear_and_no_readers():
    command = [sys.executable, "-S", "-c", LIGHT]
    done = subprocess.run(command, capture_output=True, check=True, cwd=ROOT)
    lto = {f"enzyme_cc.lto{name}" for name in ("", ".elf", ".fatobject", ".source")}
    assert set(done.stdout.decode().split()) == {"enzyme_cc", "enzyme_cc.diagnostics"} | lto
