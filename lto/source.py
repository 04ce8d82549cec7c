"""Bytes at places: a regular file, a stretch of one, or bytes in memory, read by offset.

Reads what is asked for and nothing more, and answers every read outside of it with a
`UserError` that names the file. On the driver's fast path: os, stat and diagnostics only.
"""

from __future__ import annotations

import os
import stat

from enzyme_cc.diagnostics import UserError, user_error

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator
    from types import TracebackType
    from typing import Self

_CHUNK = 1 << 20


class Source:
    """A readable stretch of bytes with a name for messages; closes itself as a context manager."""

    __slots__ = ("_data", "_descriptor", "_start", "mode", "name", "size")

    def __init__(self, name: str, data: bytes) -> None:
        self.name = name
        self.size = len(data)
        self.mode = 0
        self._data = data
        self._descriptor = -1
        self._start = 0

    @classmethod
    def from_descriptor(cls, name: str, descriptor: int) -> Self:
        """Return a whole open file, whose descriptor the source owns from now on."""
        status = os.fstat(descriptor)
        source = cls(name, b"")
        source.size, source.mode = status.st_size, stat.S_IMODE(status.st_mode)
        source._descriptor = descriptor
        return source

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    def close(self) -> None:
        """Give the file descriptor back, where there is one."""
        if self._descriptor >= 0:
            os.close(self._descriptor)
            self._descriptor = -1

    def narrow(self, name: str, offset: int, size: int) -> None:
        """Become the stretch of that name, offset and size of what this was."""
        self.check(offset, size, "contents")
        self.name, self.size = name, size
        self._start += offset

    def check(self, offset: int, size: int, what: str) -> None:
        """Raise a `UserError` that names `what` unless all these bytes are here."""
        if offset < 0 or size < 0 or offset + size > self.size:
            raise damaged(self.name, f"the {what} ({size} bytes at {offset:#x}) is past the end")

    def read(self, offset: int, size: int, what: str = "contents") -> bytes:
        """Read exactly these bytes, or raise a `UserError` saying that `what` is not all there."""
        self.check(offset, size, what)
        start = self._start + offset
        if self._descriptor < 0:
            return self._data[start : start + size]
        return self._read_file(start, size)

    def chunks(self, offset: int = 0) -> Iterator[bytes]:
        """Yield everything from an offset on, in pieces of a size that suits memory."""
        for start in range(offset, self.size, _CHUNK):
            yield self.read(start, min(_CHUNK, self.size - start))

    def _read_file(self, offset: int, size: int) -> bytes:
        try:
            data = os.pread(self._descriptor, size, offset)
            while len(data) < size:
                more = os.pread(self._descriptor, size - len(data), offset + len(data))
                if not more:
                    raise damaged(self.name, "it became shorter while it was read")
                data += more
        except OSError as error:
            raise unreadable(self.name, error) from error
        return data


def open_source(path: str) -> Source:
    """Open a regular file as a source; a `UserError` where it is not one or cannot be read."""
    source = open_regular(path)
    if source is None:
        reason = "not a regular file" if os.path.exists(path) else "no such file"
        raise user_error(reason, where=path)
    return source


def open_regular(path: str) -> Source | None:
    """Open a regular file as a source; None where the name is not that of a regular file."""
    try:
        if not stat.S_ISREG(os.stat(path).st_mode):
            return None
        # O_NONBLOCK: should the name become that of a FIFO in between, opening it must not wait.
        descriptor = os.open(path, os.O_RDONLY | os.O_CLOEXEC | os.O_NONBLOCK)
    except (FileNotFoundError, NotADirectoryError):
        return None
    except (OSError, ValueError) as error:
        raise unreadable(path, error) from error
    return Source.from_descriptor(path, descriptor)


def damaged(name: str, why: str) -> UserError:
    """Return the error for a file whose contents contradict themselves."""
    return user_error(f"damaged file: {why}", where=name)


def unreadable(path: str, error: Exception) -> UserError:
    """Return the error for a file the system would not give us."""
    reason = (error.strerror if isinstance(error, OSError) else None) or str(error)
    return user_error(f"cannot read the file: {reason}", where=path)
