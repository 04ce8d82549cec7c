"""Runs a program and keeps what it says; the only module that uses subprocess.

Every run has a time limit. A program that outstays it, or that we are interrupted over, is
killed with everything it started. What goes wrong is a `ToolError`, never a traceback.
"""

from __future__ import annotations

import os
import re
import shlex
import signal
import subprocess
from typing import IO, TYPE_CHECKING

from enzyme_cc.diagnostics import Diagnostic, UserError
from enzyme_cc.toolchains.model import PROBING

if TYPE_CHECKING:
    from collections.abc import Sequence

TIME_LIMIT = 600.0
_BLUNT = re.compile("(?i)error|undefined|cannot find|multiple definition")
_REPEATS = re.compile("linker command failed|ld returned")


class ToolError(UserError):
    """A program could not be started, took too long, or failed."""

    def __init__(self, diagnostic: Diagnostic, tool_status: int | None = None) -> None:
        super().__init__(diagnostic)
        self.tool_status = tool_status


class Captured:
    """The exit status of a program, and both its outputs."""

    __slots__ = ("errors", "output", "status")

    def __init__(self, status: int, output: bytes, errors: bytes) -> None:
        self.status = status
        self.output = output
        self.errors = errors

    def text(self) -> str:
        """Return both outputs as text, the proper one first."""
        return (self.output + self.errors).decode("utf-8", "replace")


def capture(
    argv: Sequence[str],
    *,
    stdin: bytes = b"",
    time_limit: float = TIME_LIMIT,
    directory: str | None = None,
    is_probe: bool = True,
) -> Captured:
    """Run a program to its end, whatever its status; ToolError where it has none.

    A probe tells one of our own commands that it is being taken for a compiler.
    """
    try:
        child = subprocess.Popen(
            list(argv),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            cwd=directory,
            env={**os.environ, PROBING: "1"} if is_probe else None,
            process_group=0,
        )
    except (OSError, ValueError) as err:
        reason = getattr(err, "strerror", None) or str(err)
        raise _error(argv, f"cannot be started: {reason}") from err
    try:
        output, errors = child.communicate(stdin, time_limit)
    except subprocess.TimeoutExpired as err:
        raise _error(argv, f"took longer than {time_limit:g} seconds and was stopped") from err
    finally:
        _end(child)
    return Captured(child.returncode, output, errors)


def checked(
    argv: Sequence[str],
    *,
    stdin: bytes = b"",
    time_limit: float = TIME_LIMIT,
    directory: str | None = None,
) -> bytes:
    """Return the output of a program that must succeed; ToolError with its first complaint."""
    done = capture(argv, stdin=stdin, time_limit=time_limit, directory=directory)
    if done.status == 0:
        return done.output
    raise _error(argv, failure(done), status=done.status)


def failure(done: Captured) -> str:
    """Return how a program failed, in one line: its status and its first complaint."""
    complaint = first_complaint(done.errors.decode("utf-8", "replace"))
    return how_ended(done.status) + (f": {complaint}" if complaint else "")


def how_ended(status: int) -> str:
    """Return a non-zero status in words."""
    if status >= 0:
        return f"exited {status}"
    try:
        return f"was killed by {signal.Signals(-status).name}"
    except ValueError:
        return f"was killed by signal {-status}"


def first_complaint(text: str) -> str:
    """Return the first line that speaks of an error, else the first line that says anything.

    A compiler's last line, that its linker failed, is no complaint where the linker made one.
    """
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    blunt = [line for line in lines if _BLUNT.search(line)]
    telling = [line for line in blunt if not _REPEATS.search(line)]
    return (telling or blunt or lines or [""])[0]


def _error(argv: Sequence[str], what: str, status: int | None = None) -> ToolError:
    note = f"the command was: {shlex.join(argv)}"
    return ToolError(Diagnostic(f"{argv[0]} {what}", notes=(note,)), status)


def _end(child: subprocess.Popen[bytes]) -> None:
    """Leave nothing behind: no process of the group, no open pipe."""
    if child.returncode is None:
        try:
            os.killpg(child.pid, signal.SIGKILL)
        except (ProcessLookupError, PermissionError):
            child.kill()
    for pipe in (child.stdin, child.stdout, child.stderr):
        if pipe is not None:
            _close(pipe)
    child.wait()


def _close(pipe: IO[bytes]) -> None:
    try:
        pipe.close()
    except OSError:
        return
