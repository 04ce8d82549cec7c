"""Commands that are forks of a process that is ready end, and say, what they do by themselves."""

import os
import signal
import socket
import subprocess
import sys
import time

import pytest
import started
import starting
from boxes import COMMANDS

C = "int main(void) { return 0; }\n"
#: Each with the status that is expected.
LINES = {
    "-c a.c -o a.o": 0,
    "-c nothere.c": 1,
    "--enzyme-nosuch -c a.c": 1,
    "--version": 0,
    "-E -dM a.c": 0,
}


@pytest.fixture
def asked(system_box):
    system_box.write("a.c", C)

    def ask(*words, command="enzyme-cc", timeout=100, **variables):
        argv = (str(COMMANDS / command), *words)
        env = {**system_box.environment, **variables}
        return started.run(argv, cwd=system_box.folder, env=env, timeout=timeout)

    return ask


@pytest.mark.parametrize("line", LINES)
def test_a_fork_says_and_ends_as_a_command_does(line, asked, system_box):
    ours, theirs = asked(*line.split()), system_box.enzyme(*line.split())
    assert (ours.returncode, ours.stdout, ours.stderr) == (
        theirs.returncode,
        theirs.stdout,
        theirs.stderr,
    )
    assert ours.returncode == LINES[line]


def test_variables_are_those_of_the_command_alone(asked):
    assert b"runs: " in asked("-c", "a.c", ENZYME_CC_DEBUG="1").stderr
    assert b"runs: " not in asked("-c", "a.c").stderr


def test_a_signal_that_ends_a_command_is_its_status(asked, system_box):
    fake = system_box.write("clang-22", "#!/bin/sh\nkill -SEGV $$\n")
    fake.chmod(0o755)
    clang = dict.fromkeys(("ENZYME_CC_CLANG",), str(fake)) | {"ENZYME_CC_TOOLCHAIN": ""}
    theirs = system_box.enzyme("-c", "a.c", env={**system_box.environment, **clang})
    assert asked("-c", "a.c", **clang).returncode == theirs.returncode


def test_a_command_that_takes_too_long_is_ended(asked, system_box):
    os.mkfifo(system_box.folder / "never.c")
    began = time.monotonic()
    with pytest.raises(subprocess.TimeoutExpired):
        asked("-S", "never.c", timeout=1)
    assert time.monotonic() - began < 60


def test_variables_of_python_that_all_tests_have_are_no_reason_to_start_anew(monkeypatch):
    monkeypatch.setenv("PYTHONUNBUFFERED", "1")
    assert started.can_run({"cwd"}, dict(os.environ))
    assert not started.can_run({"cwd"}, {**os.environ, "PYTHONHOME": "/nowhere"})
    assert not started.can_run({"cwd"}, {**os.environ, "LD_PRELOAD": "failing.so"})
    assert not started.can_run({"preexec_fn"}, dict(os.environ))


def test_scripts_of_the_same_names_ask_for_forks(system_box):
    env = started.on_path(system_box.environment)
    system_box.write("a.c", C)
    line = "enzyme-cc -c a.c -o a.o && echo 'int x = y;' | enzyme-cc -c -x c - ; echo $?"
    done = system_box.run("/bin/sh", "-c", line, env=env)
    assert done.stdout == b"1\n"
    assert b"<stdin>:1:9: error: use of undeclared identifier 'y'" in done.stderr
    assert (system_box.folder / "a.o").exists()


def test_what_has_ended_is_begun_anew(asked, system_box):
    env = started.on_path(system_box.environment)
    before = started.starter()
    os.kill(before.number(), signal.SIGKILL)
    before.wait()
    assert system_box.run("enzyme-cc", "--version", env=env).returncode == 0
    assert asked("--version").returncode == 0
    assert started.starter() is not before


def test_after_so_many_commands_hashes_and_addresses_are_others(asked):
    first = started.starter()
    said = {asked("--version").stdout for _ in range(starting.LASTS + 2)}
    assert len(said) == 1
    assert started.starter() is first
    with open(f"/proc/{first.number()}/cmdline", "rb") as words:
        assert words.read().split(b"\0")[1:-1] == [
            b"-I",
            os.fsencode(starting.__file__),
            b"%d" % os.getpid(),
        ]


def test_one_whose_owner_has_ended_meanwhile_ends(tmp_path):
    gone = subprocess.Popen(["true"])
    gone.wait()
    with socket.socket(socket.AF_UNIX) as listening:
        listening.bind(str(tmp_path / "socket"))
        listening.listen()
        words = (sys.executable, "-I", starting.__file__, str(gone.pid))
        assert subprocess.run(words, stdin=listening, timeout=60, check=False).returncode == 0
