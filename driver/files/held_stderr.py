"""Hold back a command's standard error until it is known whether it counts."""

from __future__ import annotations

import os

from enzyme_cc.lto.request_scan import COMMON

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

_PIECE = 1 << 20
_STDERR = 2
#: What is in lines of linkers that say what is wrong, and in those that say that something was.
_COMPLAINTS = (b"error", b"undefined", b"cannot find", b"multiple definition", b"warning")
_ELSEWHERE = b"not declared __global__ in all source files"
_REPEATS = (b"linker command failed", b"ld returned", b"collect2")


class Held:
    """A stream in memory; where the system has none of that kind, nothing is held back."""

    __slots__ = ("file",)

    def __init__(self) -> None:
        self.file: int | None = None
        try:
            self.file = os.memfd_create("enzyme-cc")
        except (AttributeError, OSError):
            return

    def options(self) -> tuple[str, ...]:
        """Return what makes a compiler write as to the terminal that it would have written to."""
        if self.file is None or not os.isatty(_STDERR):
            return ()
        return ("-fcolor-diagnostics",)

    def names_request(self) -> bool:
        """Return whether it is about something that asks for derivatives, perhaps."""
        return COMMON in self.text()

    def may_want_derivatives(self) -> bool:
        """Return whether requests may be what a link failed for.

        Where host code launches a kernel of another file, nvlink fails before any is linked.
        """
        return self.names_request() or _ELSEWHERE in self.text()

    def names_nothing_else(self) -> bool:
        """Return whether all complaints in it are about that."""
        lines = [line for line in self.text().splitlines() if _complains(line)]
        return bool(lines) and all(COMMON in line for line in lines)

    def text(self) -> bytes:
        """Return all of what was said."""
        return b"".join(self._pieces())

    def forget(self) -> None:
        """Forget what was said: it does not count."""
        if self.file is not None:
            os.close(self.file)
            self.file = None

    def release(self) -> None:
        """Say it now."""
        for piece in self._pieces():
            _write_all(piece)
        self.forget()

    def _pieces(self) -> Iterator[bytes]:
        at = 0
        while self.file is not None and (piece := os.pread(self.file, _PIECE, at)):
            at += len(piece)
            yield piece


def _complains(line: bytes) -> bool:
    if any(each in line for each in _REPEATS):
        return False
    return any(each in line for each in _COMPLAINTS)


def _write_all(data: bytes) -> None:
    try:
        while data:
            data = data[os.write(_STDERR, data) :]
    except OSError:
        return
