"""The same module leads to the same bytes, whatever the run and wherever it stands."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

LIT = Path(__file__).resolve().parents[2] / "lit/forward"
#: Prints what becomes of the modules it is given.
PROGRAM = """
import sys
from enzyme_cc.transform.session import differentiate
for name in sys.argv[1:]:
    done = differentiate(open(name).read(), name.rpartition("/")[2])
    assert not done.problems, (name, done.problems[0].message)
    print(done.text, done.again)
"""
DIFFERENT = """
declare double @a(double)
declare double @b(double)
declare double @__enzyme_fwddiff(...)
define double @f(double %x) {
  %y = call double @a(double %x)
  %z = call double @b(double %y)
  ret double %z
}
define double @df(double %x, double %dx) {
  %r = call double (...) @__enzyme_fwddiff(ptr @f, double %x, double %dx)
  ret double %r
}
"""


def run(program, *arguments, seed="0", folder=None):
    return subprocess.run(
        [sys.executable, "-c", program, *map(str, arguments)],
        env={**os.environ, "PYTHONHASHSEED": seed},
        cwd=folder,
        capture_output=True,
        text=True,
        check=True,
    ).stdout


@pytest.fixture(scope="module")
def files():
    found = sorted(LIT.glob("*.ll"))
    assert found
    return found


def test_the_seed_of_hashes_changes_nothing(files):
    assert run(PROGRAM, *files, seed="0") == run(PROGRAM, *files, seed="1")


def test_the_folder_changes_nothing(files, tmp_path):
    (tmp_path / "deep/down").mkdir(parents=True)
    for file in files:
        (tmp_path / "deep/down" / file.name).write_text(file.read_text())
    names = [file.name for file in files]
    assert run(PROGRAM, *names, folder=LIT) == run(PROGRAM, *names, folder=tmp_path / "deep/down")


def test_messages_come_in_the_same_order():
    program = """
import sys
from enzyme_cc.transform.session import differentiate
for each in differentiate(sys.argv[1]).problems:
    print(each.render("x"))
"""
    assert run(program, DIFFERENT, seed="0") == run(program, DIFFERENT, seed="1")
