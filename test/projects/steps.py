"""Run one shell step of a build with a time limit, its output in a log file."""

import os
import pwd
import resource
import signal
import subprocess
import sys
import time
from typing import NamedTuple

TIMED_OUT = 124


class Step(NamedTuple):
    """What became of one step."""

    name: str
    status: int
    seconds: float
    processor: float
    log: str

    @property
    def passed(self):
        return self.status == 0


class Limits(NamedTuple):
    """Seconds each step may take."""

    configure: int = 300
    build: int = 900
    test: int = 1200


def run_step(name, command, folder, log, *, environment, limit, unprivileged=False):
    """Run `command` in a shell in `folder`; everything it prints goes to the file `log`."""
    started, used = time.monotonic(), processor_time()
    with open(log, "wb") as output:
        process = subprocess.Popen(
            ["bash", "-e", "-c", command],
            cwd=folder,
            env=environment,
            stdin=subprocess.DEVNULL,
            stdout=output,
            stderr=subprocess.STDOUT,
            start_new_session=True,
            **(identity_of("nobody") if unprivileged and os.geteuid() == 0 else {}),
        )
        status = wait_or_kill(process, limit)
    return Step(name, status, time.monotonic() - started, processor_time() - used, log)


def processor_time():
    """The seconds that processes started from here, and ended, have kept a processor busy."""
    usage = resource.getrusage(resource.RUSAGE_CHILDREN)
    return usage.ru_utime + usage.ru_stime


def tool_environment():
    """The caller's environment, with the commands installed beside this Python found first."""
    path = os.path.dirname(sys.executable) + os.pathsep + os.environ["PATH"]
    return {**os.environ, "PATH": path, "LC_ALL": "C.UTF-8"}


def wait_or_kill(process, limit):
    """Wait for a process that leads its own session; end the whole group at the limit."""
    try:
        return process.wait(limit)
    except subprocess.TimeoutExpired:
        end_group(process)
        return TIMED_OUT
    except KeyboardInterrupt:
        end_group(process)
        raise


def end_group(process):
    os.killpg(process.pid, signal.SIGKILL)
    process.wait()


def identity_of(user):
    """The Popen arguments that make a child run as `user`, without other groups."""
    entry = pwd.getpwnam(user)
    return {"user": entry.pw_uid, "group": entry.pw_gid, "extra_groups": []}


def give_tree(folder, user):
    """Make everything under `folder` belong to `user`."""
    entry = pwd.getpwnam(user)
    for place, folders, files in os.walk(folder):
        for name in [".", *folders, *files]:
            os.lchown(os.path.join(place, name), entry.pw_uid, entry.pw_gid)


def read_log(log):
    """The text of a log, whatever bytes the tests printed."""
    with open(log, encoding="utf-8", errors="replace") as stream:
        return stream.read()


def last_lines(log, count=15):
    return read_log(log).splitlines()[-count:]
