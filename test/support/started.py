"""Commands of ours as forks of a process that has imported them: each saves 0.3 seconds of CPU.

They run as commands do, but for their first 30 ms: the launcher, and Python's own start. For
shells there is a folder with scripts of their names, that ask for one.
"""

import atexit
import contextlib
import marshal
import os
import selectors
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path

#: What can be asked for: commands that need nothing that is imported as they run.
NAMES = ("enzyme-cc", "enzyme-c++", "enzyme-fc", "enzyme-link", "enzyme-opt")
#: Variables that change how a program starts: a command that gets one of its own starts anew.
_OF_STARTS = ("PYTHON", "LD_")
#: The program that starts commands, and what of our environment is for it.
SERVER = Path(__file__).with_name("starting.py")
KEPT = ()
_SCRIPT = """#!{python} -IS
import _socket, marshal, os, sys
words = [b"{name}", *map(os.fsencode, sys.argv[1:])]
asked = marshal.dumps((words, dict(os.environb), os.getcwdb()))
streams = (0).to_bytes(4, "little") + (1).to_bytes(4, "little") + (2).to_bytes(4, "little")
server = _socket.socket(_socket.AF_UNIX)
try:
    server.connect("{address}")
    data = len(asked).to_bytes(8, "little") + asked
    sent = server.sendmsg([data], [(_socket.SOL_SOCKET, _socket.SCM_RIGHTS, streams)])
    server.sendall(data[sent:])
    said = server.recv(16)
except OSError:
    said = b""
if not said:  # it is gone, before it has begun anything
    os.execv("{command}", ["{command}", *sys.argv[1:]])
while len(said) < 16:
    said += server.recv(16) or sys.exit("what starts commands has ended")
status = int.from_bytes(said[8:], "little", signed=True)
if status < 0:
    os.kill(os.getpid(), -status)
os._exit(status)
"""


def can_run(options, env):
    """Whether nothing is asked of a command but what one here can do."""
    return options <= {"cwd", "env", "timeout"} and not any(
        name.startswith(_OF_STARTS) and value != os.environ.get(name) for name, value in env.items()
    )


class Starter:
    """A process that starts commands, and a folder with scripts that ask it to."""

    def __init__(self):
        self.owner = os.getpid()
        self._folder = tempfile.mkdtemp(prefix="starter-")
        self.address = os.path.join(self._folder, "socket")
        self.scripts = os.path.join(self._folder, "bin")
        self._write_scripts()
        command = (sys.executable, "-I", str(SERVER), str(self.owner), "ready")
        environment = {name: os.environ[name] for name in ("PATH", *KEPT)}
        with socket.socket(socket.AF_UNIX) as listening:
            listening.bind(self.address)
            listening.listen(64)
            self._process = subprocess.Popen(
                command, stdin=listening, stdout=subprocess.PIPE, env=environment
            )
        assert self._process.stdout.read() == b"ready", "no commands can be started"

    def _write_scripts(self):
        os.mkdir(self.scripts)
        for name in NAMES:
            path = Path(self.scripts, name)
            words = {"python": sys.executable, "name": name, "address": self.address}
            command = os.path.join(os.path.dirname(sys.executable), name)
            path.write_text(_SCRIPT.format(**words, command=command))
            path.chmod(0o755)

    def number(self):
        return self._process.pid

    def wait(self):
        self._process.wait()

    def is_there(self):
        return self._process.poll() is None

    def close(self):
        self._process.stdout.close()
        self._process.kill()
        self._process.wait()
        shutil.rmtree(self._folder)


_now = []


def starter():
    """The process that starts commands, for this process and its forks."""
    if _now and _now[0].owner == os.getpid() and not _now[0].is_there():
        _now.pop().close()
    if not _now:
        _now.append(Starter())
    return _now[0]


@atexit.register
def _close():
    if _now and _now[0].owner == os.getpid():
        _now.pop().close()


def on_path(environment):
    """These variables, and a PATH that leads to our scripts first."""
    path = f"{starter().scripts}{os.pathsep}{environment['PATH']}"
    return {**environment, "PATH": path}


def run(argv, *, cwd, env, timeout):
    """Like `subprocess.run` of a command of ours that reads nothing, with what it says captured."""
    with open(os.devnull, "rb") as given, contextlib.ExitStack() as pipes:
        out, out_end = _pipe(pipes)
        err, err_end = _pipe(pipes)
        with socket.socket(socket.AF_UNIX) as server:
            server.connect(starter().address)
            data = _request(argv, cwd, env)
            sent = socket.send_fds(server, [data], [given.fileno(), out_end, err_end])
            server.sendall(data[sent:])
            os.close(out_end)
            os.close(err_end)
            child = int.from_bytes(_exactly(server, 8), "little")
            try:
                said = _read((out, err), time.monotonic() + timeout)
            except TimeoutError:
                os.kill(child, signal.SIGKILL)
                raise subprocess.TimeoutExpired(argv, timeout) from None
            status = int.from_bytes(_exactly(server, 8), "little", signed=True)
    return subprocess.CompletedProcess(argv, status, *said)


def _pipe(pipes):
    reading, writing = os.pipe()
    pipes.callback(os.close, reading)
    return reading, writing


def _request(argv, cwd, env):
    words = [os.fsencode(os.path.basename(argv[0])), *map(os.fsencode, argv[1:])]
    environment = {os.fsencode(name): os.fsencode(value) for name, value in env.items()}
    asked = marshal.dumps((words, environment, os.fsencode(cwd)))
    return len(asked).to_bytes(8, "little") + asked


def _exactly(server, size):
    data = b""
    while len(data) < size:
        more = server.recv(size - len(data))
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
            if time.monotonic() > until:
                raise TimeoutError
            for key, _ in waiting.select(until - time.monotonic()):
                data = os.read(key.fd, 1 << 16)
                found[key.fd].append(data)
                if not data:
                    waiting.unregister(key.fd)
    return [b"".join(each) for each in found.values()]
