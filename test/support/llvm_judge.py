"""LLVM's own parser in a process of its own, since text it refuses may also kill it.

Run as a program it answers questions on its standard input; `Judge` starts and asks it.
"""

import os
import re
import resource
import select
import subprocess
import sys
import tempfile

LIMIT = 60
_ADDRESS = re.compile("<0x[0-9a-f]+>")


class Verdict:
    """Whether LLVM takes a text, and how it prints it or what it says against it."""

    def __init__(self, accepted, text):
        self.accepted = accepted
        self.text = text


class Judge:
    """Asks LLVM, again and again, and starts it anew when it has died."""

    def __init__(self):
        self.process = None
        self.log = tempfile.TemporaryFile()  # noqa: SIM115

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.stop()
        self.log.close()

    def ask(self, text):
        """LLVM's verdict about a module."""
        if self.process is None:
            self.start()
        data = text.encode("utf-8", "surrogateescape")
        try:
            self.process.stdin.write(b"%d\n" % len(data) + data)
            self.process.stdin.flush()
            return self.answer()
        except (EOFError, BrokenPipeError):
            self.stop()
            self.log.seek(0)
            said = self.log.read().decode("latin-1").strip().splitlines()
            return Verdict(False, "crashed: " + (" | ".join(said[-3:]) or "no reason given"))

    def answer(self):
        out = self.process.stdout
        if not select.select([out], [], [], LIMIT)[0]:
            raise EOFError
        head = out.readline().split()
        if len(head) != 2:
            raise EOFError
        text = out.read(int(head[1])).decode("latin-1")
        # Strings of metadata in calls are printed by their address.
        return Verdict(head[0] == b"yes", _ADDRESS.sub("<>", text))

    def start(self):
        self.log.seek(0)
        self.log.truncate()
        self.process = subprocess.Popen(
            [sys.executable, os.path.abspath(__file__)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self.log,
        )

    def stop(self):
        if self.process is not None:
            self.process.kill()
            self.process.stdin.close()
            self.process.stdout.close()
            self.process.wait()
            self.process = None


def main():
    # Only who answers needs LLVM.
    import llvmlite.binding as llvm  # noqa: PLC0415

    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    resource.setrlimit(resource.RLIMIT_AS, (6 << 30, 6 << 30))
    # It serves many cases, whatever time the process that asks has for each.
    resource.setrlimit(resource.RLIMIT_CPU, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
    # Text that is no UTF-8 must come through both ways.
    llvm.module._encode_string = bytes
    llvm.ffi._decode_string = lambda data: data.decode("latin-1")
    while line := sys.stdin.buffer.readline():
        data = sys.stdin.buffer.read(int(line))
        try:
            said, text = b"yes", str(llvm.parse_assembly(data, llvm.create_context()))
        except RuntimeError as error:
            said, text = b"no", str(error).partition("\n")[2]
        data = text.encode("latin-1")
        sys.stdout.buffer.write(b"%s %d\n" % (said, len(data)) + data)
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
