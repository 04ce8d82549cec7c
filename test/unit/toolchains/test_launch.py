import os
import signal
import subprocess
import sys
import threading
import time

import pytest

from enzyme_cc.toolchains import launch


def shell(text):
    return launch.run(("/bin/sh", "-c", text), dict(os.environ))


@pytest.mark.parametrize("status", [0, 1, 127, 255])
def test_the_exit_status_is_given(status):
    assert shell(f"exit {status}") == status


def test_a_killed_program_gives_the_signal():
    assert shell("kill -ABRT $$") == -signal.SIGABRT


def test_a_program_is_looked_for_on_the_path():
    assert launch.run(("true",), {"PATH": os.environ["PATH"]}) == 0


def test_a_program_that_is_not_there_is_an_os_error():
    with pytest.raises(FileNotFoundError):
        launch.run(("/nowhere/x",), {})
    with pytest.raises(FileNotFoundError):
        launch.replace(("/nowhere/x",), {})


def test_a_program_that_is_not_there_leaves_signals_as_they_were():
    before = signal.getsignal(signal.SIGPIPE)
    with pytest.raises(FileNotFoundError):
        launch.replace(("/nowhere/x",), {})
    assert signal.getsignal(signal.SIGPIPE) == before == signal.SIG_IGN


def test_the_environment_is_the_one_given():
    assert launch.run(("/bin/sh", "-c", 'test "$A$HOME" = 1'), {"A": "1"}) == 0


def test_the_program_dies_of_a_closed_pipe_as_any_other():
    assert shell("kill -PIPE $$") == -signal.SIGPIPE


def test_a_signal_to_us_is_passed_on_and_our_handlers_come_back(tmp_path):
    before = signal.getsignal(signal.SIGTERM)
    ready = tmp_path / "ready"
    sender = threading.Thread(target=_send_when, args=(ready,))
    sender.start()
    status = shell(f"trap 'exit 9' TERM; touch '{ready}'; while :; do sleep 0.05; done")
    sender.join()
    assert status == 9
    assert signal.getsignal(signal.SIGTERM) is before


def _send_when(ready):
    for _ in range(400):
        if ready.exists():
            break
        time.sleep(0.02)
    os.kill(os.getpid(), signal.SIGTERM)


def python(code):
    lines = f"import os\nfrom enzyme_cc.toolchains import launch\n{code}"
    return subprocess.run([sys.executable, "-c", lines], capture_output=True, check=False)


def test_replacing_ourselves_leaves_the_other_program_alone():
    done = python("launch.replace(('/bin/sh', '-c', 'echo it; exit 5'), dict(os.environ))")
    assert (done.returncode, done.stdout, done.stderr) == (5, b"it\n", b"")


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGKILL, signal.SIGINT])
def test_we_die_as_the_program_did(number):
    assert python(f"launch.die_like({-number})").returncode == -number


def test_an_exit_status_is_given_back():
    assert launch.die_like(3) == 3


def test_a_program_ends_where_our_caller_ignores_that_children_end():
    code = (
        "import os, signal; from enzyme_cc.toolchains import launch;"
        "signal.signal(signal.SIGCHLD, signal.SIG_IGN);"
        "raise SystemExit(launch.run(('/bin/sh', '-c', 'exit 7'), dict(os.environ)))"
    )
    assert subprocess.run([sys.executable, "-c", code], timeout=20, check=False).returncode == 7


def test_a_signal_as_soon_as_the_program_runs_is_passed_on_each_time():
    started = time.monotonic()
    for _ in range(100):
        assert shell("kill -TERM $PPID; exec sleep 20") == -signal.SIGTERM
    assert time.monotonic() - started < 20
