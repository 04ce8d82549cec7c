"""A test of generated code that ends its process fails, and the others go on."""

import sys

from boxes import Box

TESTS = """
import os
import pytest
from native import HEAD, Program

HERE = os.getpid()
SEEN = []
TRAPS = HEAD + "define void @run() { call void @llvm.trap() unreachable } declare void @llvm.trap()"

@pytest.fixture(scope="module")
def shared():
    return os.getpid()

def test_that_is_well(shared):
    assert os.getpid() == shared != HERE
    SEEN.append(shared)

def test_that_is_next_is_in_the_same_process():
    assert SEEN == [os.getpid()]

def test_that_dies():
    Program(TRAPS).on_memory()

def test_that_fails():
    assert 1 == 2

@pytest.mark.skip(reason="not now")
def test_that_is_skipped():
    pass

def test_behind(shared, tmp_path):
    assert tmp_path.exists()
    assert SEEN == []
"""
INDIRECT = """
import os
from rules.modes import check

HERE = os.getpid()

def test_that_runs_such_code_by_something_of_another_module():
    assert os.getpid() != HERE
    assert check.__module__ == "rules.modes"
"""
PLAIN = """
import os

def test_that_runs_no_such_code(capsys):
    print("here")
    assert capsys.readouterr().out
"""


def test_one_that_dies_takes_no_other_with_it(tmp_path, cache, request):
    root = request.config.rootpath
    box = Box(tmp_path, cache)
    box.write("conftest.py", (root / "test/unit/conftest.py").read_text())
    for folder in ("a", "c"):
        box.write(f"{folder}/test_plain.py", PLAIN)
    box.write("b/test_these.py", TESTS)
    box.write("b/test_those.py", INDIRECT)
    words = ("-q", "-rf", "--rootdir", root, "-c", root / "pyproject.toml", tmp_path)
    said = box.run(sys.executable, "-m", "pytest", *words).stdout.decode()
    assert "2 failed, 6 passed, 1 skipped" in said
    assert "test_that_dies: the process that ran it ended with signal SIG" in said
    assert ", 2 others before it" in said
    assert "assert 1 == 2" in said
