"""Commands of ours as forks of a process that has imported them: each saves 0.3 seconds of CPU.

They run as commands do, but for their first 30 ms: the launcher, and Python's own start. A new such
process, with hashes and addresses of its own, comes after every so many commands.
"""

import atexit
import contextlib
import os
import pickle
import selectors
import signal
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path

#: So many commands are of one process.
LASTS = 40
_SERVER = Path(__file__).with_name("starting.py")
#: Variables that change how Python, or a program, starts: commands that get one start anew.
_OF_STARTS = ("PYTHON", "LD_")
#: How it is started: with nothing but what is installed, as the commands are.
_PYTHON = (sys.executable, "-I", str(_SERVER))


def can_run(options, env):
    """Whether nothing is asked of a command but what one here can do."""
    return options <= {"cwd", "env", "timeout"} and not any(
        name.startswith(_OF_STARTS) for name in env
    )


class Starter:
    """A process that starts commands, until it has started enough."""

    def __init__(self):
        self.left = LASTS
        self.owner = os.getpid()
        self._folder = tempfile.TemporaryDirectory(prefix="starter-")
        self.address = os.path.join(self._folder.name, "socket")
        with socket.socket(socket.AF_UNIX) as listening:
            listening.bind(self.address)
            listening.listen()
            environment = {"PATH": os.environ["PATH"]}
            self._process = subprocess.Popen(
                _PYTHON, stdin=listening, stdout=subprocess.PIPE, env=environment
            )
        assert self._process.stdout.read() == b"ready", "no commands can be started"

    def close(self):
        self._process.stdout.close()
        self._process.kill()
        self._process.wait()
        self._folder.cleanup()


_now = None


def starter():
    """The process that starts the next command."""
    global _now
    if _now is None or (_now.left <= 0 and _now.owner == os.getpid()):
        close()
        _now = Starter()
    _now.left -= 1
    return _now


def close():
    global _now
    if _now is not None and _now.owner == os.getpid():
        _now.close()
    _now = None


atexit.register(close)


def run(argv, *, cwd, env, timeout):
    """Like `subprocess.run` of a command of ours that reads nothing, with what it says captured."""
    with open(os.devnull, "rb") as given, contextlib.ExitStack() as pipes:
        out, out_end = _pipe(pipes)
        err, err_end = _pipe(pipes)
        with socket.socket(socket.AF_UNIX) as asked:
            asked.connect(starter().address)
            socket.send_fds(asked, [_request(argv, cwd, env)], [given.fileno(), out_end, err_end])
            os.close(out_end)
            os.close(err_end)
            child = int.from_bytes(_exactly(asked, 8), "little")
            try:
                said = _read((out, err), time.monotonic() + timeout)
            except TimeoutError:
                os.kill(child, signal.SIGKILL)
                raise subprocess.TimeoutExpired(argv, timeout) from None
            status = int.from_bytes(_exactly(asked, 8), "little", signed=True)
    return subprocess.CompletedProcess(argv, status, *said)


def _pipe(pipes):
    reading, writing = os.pipe()
    pipes.callback(os.close, reading)
    return reading, writing


def _request(argv, cwd, env):
    asked = {
        "words": [os.fsencode(os.path.basename(argv[0])), *map(os.fsencode, argv[1:])],
        "environment": {os.fsencode(k): os.fsencode(v) for k, v in env.items()},
        "folder": os.fsencode(cwd),
    }
    return pickle.dumps(asked)


def _exactly(asked, size):
    data = b""
    while len(data) < size:
        more = asked.recv(size - len(data))
        assert more, "what starts commands has ended"
        data += more
    return data


def _read(ends, until):
    """All that is written to each of these, until nobody can write there."""
    found = {end: [] for end in ends}
    with selectors.DefaultSelector() as waiting:
        for end in ends:
            waiting.register(end, selectors.EVENT_READ)
        while waiting.get_map():
            ready = waiting.select(until - time.monotonic())
            if not ready and time.monotonic() > until:
                raise TimeoutError
            for key, _ in ready:
                data = os.read(key.fd, 1 << 16)
                found[key.fd].append(data)
                if not data:
                    waiting.unregister(key.fd)
    return [b"".join(each) for each in found.values()]
