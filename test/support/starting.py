"""A process that has imported what our commands import, and forks to be one whenever it is asked.

`started.py` starts it, with a Python that is told as little as that of the commands, and connects
once for each command. It gets what a new process gets: arguments, environment, folder, streams.
"""

import gc
import importlib
import os
import pickle
import pkgutil
import signal
import socket
import sys

#: Of our packages, those that no command of C, C++ or Fortran loads.
_APART = ("enzyme_cc.bindings", "enzyme_cc.driver.enzyme_command", "enzyme_cc.driver.commands")
_BYTES = 1 << 20


def main():
    """Serve on the socket that is standard input, until whoever has started us is gone."""
    listening = socket.socket(fileno=os.dup(0))
    _import_all()
    gc.collect()
    gc.freeze()
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # nobody waits for those that wait
    os.write(1, b"ready")
    os.close(1)
    while True:
        asking, _ = listening.accept()
        if os.fork() == 0:
            listening.close()
            _serve(asking)
        asking.close()


def _import_all():
    """Import all of ours but what asks for packages that need not be here."""
    package = importlib.import_module("enzyme_cc")
    for found in pkgutil.walk_packages(package.__path__, "enzyme_cc."):
        if not found.name.startswith(_APART):
            importlib.import_module(found.name)


def _serve(asking):
    """Start one command, and tell its number and how it ended."""
    data, streams, _, _ = socket.recv_fds(asking, _BYTES, 3)
    if not data:
        os._exit(0)
    asked = pickle.loads(data)
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    child = os.fork()
    if child == 0:
        asking.close()
        _be(asked, streams)
    for each in streams:
        os.close(each)
    asking.sendall(child.to_bytes(8, "little"))
    _, status = os.waitpid(child, 0)
    code = os.waitstatus_to_exitcode(status)
    asking.sendall(code.to_bytes(8, "little", signed=True))
    os._exit(0)


def _be(asked, streams):
    """Become the command: never returns."""
    for number, stream in enumerate(streams):
        os.dup2(stream, number)
    os.closerange(3, 64)
    os.chdir(asked["folder"])
    os.environb.clear()
    os.environb.update(asked["environment"])
    sys.argv = ["-c", *map(os.fsdecode, asked["words"])]
    signal.signal(signal.SIGINT, signal.default_int_handler)
    sys.modules["enzyme_cc.driver.start"].start()


if __name__ == "__main__":
    main()
