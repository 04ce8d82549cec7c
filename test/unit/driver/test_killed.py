"""Killed at any step, a compile leaves no object that make would take for a finished one."""

import itertools
import os
import signal
import sys
import time

import pytest
from boxes import COMMANDS as COMMANDS_FOLDER
from boxes import in_turn

SOURCE = """double __enzyme_autodiff(void *, ...);
static double f(double x) { return x * x; }
double slope(double x) { return __enzyme_autodiff((void *)f, x); }
"""

#: Is the command, and kills itself when it comes to a certain call of some function.
KILLED = """
import importlib, os, signal, sys

def killed(what, number, when):
    module, _, name = what.partition(":")
    holder = importlib.import_module("enzyme_cc." + module) if module != "os" else os
    *outer, name = name.split(".")
    for each in outer:
        holder = getattr(holder, each)
    known, calls = getattr(holder, name), []
    def kill(*given, **named):
        calls.append(0)
        is_it = len(calls) == number
        if is_it and when == "before":
            os.kill(os.getpid(), signal.SIGKILL)
        answer = known(*given, **named)
        if is_it:
            os.kill(os.getpid(), signal.SIGKILL)
        return answer
    setattr(holder, name, kill)

what, number, when = sys.argv[1:4]
del sys.argv[1:4]
killed(what, int(number), when)
from enzyme_cc.driver.start import start
start()
"""

MOMENTS = [
    ("driver.execute:Executor.do", 1, "before"),  # the compiler
    ("driver.execute:Executor.do", 1, "after"),
    ("driver.execute:Executor.do", 2, "after"),  # IR is hidden, or said to be none
    ("driver.execute:Executor.do", 3, "before"),  # what derivatives are made of
    ("driver.derivatives.derivation:compiled", 1, "before"),
    ("lto.fatobject:_write_beside", 1, "before"),
    ("driver.execute:Executor.do", 3, "after"),
    ("os:replace", 1, "before"),
]
COMMANDS = {
    "object": (["-c", "a.c"], "a.o"),
    "optimised": (["-O2", "-c", "a.c"], "a.o"),
    "debug": (["-g", "-MD", "-c", "a.c", "-o", "x.o"], "x.o"),
    "assembly": (["-S", "-O1", "a.c", "-o", "x.s"], "x.s"),
    "LTO": (["-flto", "-c", "a.c", "-o", "x.o"], "x.o"),
}
#: Those of fewer steps: which is the last one.
LAST = {"optimised": 2, "assembly": 3, "LTO": 3}


@pytest.fixture
def asking(bare_box, system):
    """A box with a source that asks; nothing is remembered but which compiler there is."""
    bare_box.write("a.c", SOURCE)
    bare_box.environment["ENZYME_CC_CACHE_SIZE"] = "0"
    temporary = bare_box.folder / "tmp"
    temporary.mkdir()
    bare_box.environment["TMPDIR"] = str(temporary)
    return bare_box


def kill(box, moment, arguments):
    what, number, when = moment
    code = [sys.executable, "-I", "-c", KILLED, what, str(number), when]
    return box.run(*code, "enzyme-cc", *arguments)


@pytest.mark.parametrize(
    ("moment", "command"), in_turn(itertools.product(MOMENTS, COMMANDS), 3), ids=str
)
def test_killed_it_leaves_nothing_by_the_name_of_the_output(asking, moment, command):
    arguments, output = COMMANDS[command]
    path = asking.folder / output
    asking.ok(*arguments)
    whole = path.read_bytes()
    path.unlink()
    done = kill(asking, moment, arguments)
    if done.returncode == 0 and command in LAST:
        return  # it does not come to that
    assert done.returncode == -signal.SIGKILL
    is_done = "Executor.do" in moment[0] and moment[1:] == (LAST.get(command), "after")
    assert path.exists() == is_done
    assert not path.exists() or path.read_bytes() == whole
    asking.ok(*arguments)
    assert path.read_bytes() == whole


@pytest.mark.parametrize("moment", MOMENTS[1:4], ids=str)
def test_killed_it_leaves_the_older_object_as_it_was(asking, moment):
    arguments, output = COMMANDS["object"]
    path = asking.write(output, "old")
    os.utime(path, (1, 1))
    assert kill(asking, moment, arguments).returncode == -signal.SIGKILL
    assert (path.read_text(), path.stat().st_mtime) == ("old", 1)


def test_the_compiler_that_outlives_us_gives_nothing_that_name(asking):
    slow = asking.write(
        "bin/slow", '#!/bin/sh\n[ "$1" = --version ] || sleep 1\nexec clang-22 "$@"\n'
    )
    slow.chmod(0o755)
    asking.environment["ENZYME_CC_CLANG"] = str(slow)
    asking.environment.pop("ENZYME_CC_TOOLCHAIN", None)
    asking.ok("-c", "a.c")
    (asking.folder / "a.o").unlink()
    before = set(os.listdir(asking.folder))
    done = kill(asking, ("os:waitpid", 1, "before"), ["-c", "a.c"])
    assert done.returncode == -signal.SIGKILL
    end = time.monotonic() + 60
    while set(os.listdir(asking.folder)) == before and time.monotonic() < end:
        time.sleep(0.1)
    (made,) = set(os.listdir(asking.folder)) - before
    assert made.startswith(".enzyme-")


@pytest.mark.parametrize("command", COMMANDS)
def test_what_fails_leaves_nothing_as_compilers_do(asking, command):
    arguments, output = COMMANDS[command]
    asking.write(output, "old")
    before = asking.files()
    asking.write("a.c", SOURCE.replace("(void *)f", "(void *)unknown"))
    assert asking.enzyme(*arguments).returncode == 1
    left = [name for name in asking.files() if not name.endswith(".d")]
    assert left == [name for name in before if name != output]


@pytest.mark.parametrize("command", COMMANDS)
def test_words_that_no_compiler_takes_leave_what_was_there(asking, command):
    arguments, output = COMMANDS[command]
    asking.write(output, "old")
    before = asking.files()
    assert asking.enzyme("--no-such-word", *arguments).returncode == 1
    assert asking.files() == before


def test_where_nothing_can_be_written_the_compiler_says_so_by_the_name_of_the_output(asking):
    done = asking.enzyme("-c", "a.c", "-o", "no/such/folder/a.o")
    assert done.returncode == 1
    assert "'no/such/folder/a.o'" in done.stderr.decode()


DEPENDENCIES = [
    ["-MD"],
    ["-MMD", "-MF", "y.d"],
    ["-MD", "-MT", "z"],
    ["-Wp,-MD,y.d"],
    ["-Wp,-MMD,y.d", "-MQ", "z$"],
    ["--write-dependencies", "-MP"],
]


@pytest.mark.parametrize("words", DEPENDENCIES, ids=" ".join)
@pytest.mark.parametrize("named", [[], ["-o", "x y.o"], ["-osub/x.y.o"]], ids=" ".join)
def test_dependencies_are_of_the_output_by_its_own_name(asking, words, named):
    check_dependencies(asking, words, named)


def test_an_output_without_a_name_has_dependencies_without_a_name(asking):
    check_dependencies(asking, ["-MMD"], ["-o", ""])


def check_dependencies(asking, words, named):
    (asking.folder / "sub").mkdir()
    before = asking.files()
    found = []
    for command in ("clang-22", COMMANDS_FOLDER / "enzyme-cc"):
        assert asking.run(command, *words, "-c", "a.c", *named).returncode == 0
        made = [name for name in asking.files() if name not in before]
        found.append({name: text(asking.folder / name) for name in made})
        for name in made:
            (asking.folder / name).unlink()
    assert found[0] == found[1]


def text(path):
    return path.read_text() if path.suffix == ".d" else ""
