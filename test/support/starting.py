"""A process that has imported what our commands import, and forks to be one whenever it is asked.

`started.py` starts it, with a Python that is told as little as that of the commands, and connects
once for each command. It gets what a new process gets: arguments, environment, folder, streams.
After so many it begins anew: with other hashes, and at other addresses. It is told whose it is, and
ends once that is gone, whenever that was.
"""

import gc
import importlib
import marshal
import os
import pkgutil
import select
import signal
import socket
import sys

#: So many commands are of one process.
LASTS = 40
#: How often it looks whether those that ask are there.
SECONDS = 20
#: Of our packages, those that no command here loads.
_APART = ("enzyme_cc.bindings", "enzyme_cc.driver.enzyme_command", "enzyme_cc.driver.commands")
_BYTES = 1 << 20


def main():
    """Serve on the socket that is standard input, and say when that begins."""
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # nobody waits for those that wait
    owner = sys.argv[1]
    listening = socket.socket(fileno=os.dup(0))
    import_all()
    gc.collect()
    gc.freeze()
    if "ready" in sys.argv:
        os.write(1, b"ready")
        os.dup2(2, 1)  # what is opened from here on is none of the first three
    for _ in range(LASTS):
        _wait_for(listening, int(owner))
        asking, _ = listening.accept()
        if os.fork() == 0:
            listening.close()
            _serve(asking)
        asking.close()
    listening.close()
    os.execv(sys.executable, [sys.executable, "-I", __file__, owner])


def _wait_for(listening, owner):
    """Return once somebody asks; end once those that might are gone."""
    while os.getppid() == owner:
        if select.select([listening], [], [], SECONDS)[0]:
            return
    os._exit(0)


def import_all():
    """Import all of ours but what asks for packages that need not be here."""
    package = importlib.import_module("enzyme_cc")
    for found in pkgutil.walk_packages(package.__path__, "enzyme_cc."):
        if not found.name.startswith(_APART):
            importlib.import_module(found.name)


def _serve(asking):
    """Start one command, and tell its number and how it ended."""
    data, streams, _, _ = socket.recv_fds(asking, _BYTES, 3)
    size = int.from_bytes(data[:8], "little")
    while len(data) < 8 + size:
        more = asking.recv(_BYTES)
        if not more:
            os._exit(0)
        data += more
    asked = marshal.loads(data[8:])
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    child = os.fork()
    if child == 0:
        asking.close()
        _be(asked, streams)
    for each in streams:
        os.close(each)
    asking.sendall(child.to_bytes(8, "little"))
    _, status = os.waitpid(child, 0)
    asking.sendall(os.waitstatus_to_exitcode(status).to_bytes(8, "little", signed=True))
    os._exit(0)


def _be(asked, streams):
    """Become the command: never returns."""
    words, environment, folder = asked
    for number, stream in enumerate(streams):
        os.dup2(stream, number)
    os.closerange(3, 64)
    os.chdir(folder)
    os.environb.clear()
    os.environb.update(environment)
    sys.argv = ["-c", *map(os.fsdecode, words)]
    signal.signal(signal.SIGINT, signal.default_int_handler)
    sys.modules["enzyme_cc.driver.start"].start()


if __name__ == "__main__":
    main()
