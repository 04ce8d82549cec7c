"""An LLVM whose pointers have types compiles what asks for nothing, and says so of what does."""

import os

import pytest
from boxes import Box

from enzyme_cc.diagnostics import UserError
from enzyme_cc.toolchains.detect import detect
from enzyme_cc.toolchains.wish import Wish

PLAIN = "double f(double x) { return x * x; }\n"
ASKING = """
double __enzyme_autodiff(void *, double);
double f(double x) { return x * x; }
double df(double x) { return __enzyme_autodiff((void *)f, x); }
"""


@pytest.fixture
def box(tmp_path, cache, system):
    try:
        old = detect(Wish(toolchain="llvm-14", path=os.environ["PATH"], cache_dir=str(cache)))
    except UserError:
        pytest.skip("no LLVM 14 on this machine")
    return Box(tmp_path, cache, old)


def test_a_request_is_refused_and_a_newer_one_named(box):
    box.write("asking.c", ASKING)
    done = box.enzyme("-c", "asking.c")
    said = done.stderr.decode()
    assert done.returncode == 1
    assert "LLVM 14 cannot be differentiated with: its pointers have types" in said
    assert "[EZ0925]" in said
    assert "--enzyme-toolchain=" in said
    assert "asking.o" not in box.files()


def test_what_asks_for_nothing_is_compiled(box):
    box.write("plain.c", PLAIN)
    box.ok("-c", "plain.c")
