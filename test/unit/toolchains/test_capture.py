import os
import sys
import time

import pytest

from enzyme_cc.toolchains.capture import (
    ToolError,
    capture,
    checked,
    first_complaint,
    how_ended,
)


def _sh(script):
    return ("/bin/sh", "-c", script)


def test_both_outputs_and_the_status_are_kept():
    done = capture(_sh("echo out; echo err >&2; exit 3"))
    assert (done.status, done.output, done.errors) == (3, b"out\n", b"err\n")


def test_input_is_fed():
    assert checked(("/bin/cat",), stdin=b"x" * 300000) == b"x" * 300000


def test_a_program_that_does_not_read_its_input_is_no_error():
    assert capture(("/bin/true",), stdin=b"x" * 300000).status == 0


def test_the_directory_is_the_asked_one(tmp_path):
    assert checked(("/bin/pwd",), directory=str(tmp_path)) == f"{tmp_path}\n".encode()


def test_a_program_that_is_not_there_is_a_tool_error():
    with pytest.raises(ToolError, match="cannot be started: No such file"):
        capture(("/nowhere/opt",))


def test_a_failure_tells_the_status_and_the_complaint():
    with pytest.raises(ToolError, match="/bin/sh exited 4: a: error: bad"):
        checked(_sh("echo hm >&2; echo 'a: error: bad' >&2; exit 4"))


def test_a_failure_carries_the_status():
    with pytest.raises(ToolError) as caught:
        checked(_sh("exit 4"))
    assert caught.value.tool_status == 4


def test_a_failure_tells_the_command():
    with pytest.raises(ToolError) as caught:
        checked(("/bin/sh", "-c", "exit 1"))
    assert caught.value.diagnostic.notes == ("the command was: /bin/sh -c 'exit 1'",)


def test_a_killed_program_is_told_by_signal():
    with pytest.raises(ToolError, match="was killed by SIGKILL"):
        checked(_sh("kill -9 $$"))


def test_a_program_that_outstays_its_time_is_stopped():
    start = time.monotonic()
    with pytest.raises(ToolError, match=r"took longer than 0\.2 seconds"):
        capture(("/bin/sleep", "30"), time_limit=0.2)
    assert time.monotonic() - start < 10


def test_what_a_stopped_program_started_is_stopped_too(tmp_path):
    script = f"sleep 30 & echo $! > {tmp_path}/pid; wait"
    with pytest.raises(ToolError):
        capture(_sh(script), time_limit=0.5)
    child = int((tmp_path / "pid").read_text())
    assert not _runs(child)


def test_the_program_can_tell_that_it_is_being_probed():
    code = "import os; print(os.environ['ENZYME_CC_PROBING'])"
    assert checked((sys.executable, "-c", code)) == b"1\n"


@pytest.mark.parametrize(
    ("text", "line"),
    [("", ""), ("one\ntwo\n", "one"), ("warning: w\nx: error: e\n", "x: error: e")],
    ids=["nothing", "the first", "the error"],
)
def test_the_complaint_is_the_line_that_matters(text, line):
    assert first_complaint(text) == line


def test_a_signal_without_name_has_its_number():
    assert how_ended(-63) == "was killed by signal 63"


def _runs(pid):
    for _ in range(50):
        try:
            with open(f"/proc/{pid}/stat") as file:
                if file.read().split()[2] == "Z":
                    return False
        except OSError:
            return False
        time.sleep(0.05)
    return os.path.exists(f"/proc/{pid}")
