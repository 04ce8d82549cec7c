"""Read files of rules, which users name: a regular file of a bounded size, or one located error."""

from __future__ import annotations

import os
import stat

from enzyme_cc.diagnostics import user_error

#: Ours have less than a fourth of that, all together.
_MOST = 4 << 20


def text_of_rules(path: str) -> str:
    """Return a file of rules as text."""
    try:
        if not stat.S_ISREG(os.stat(path).st_mode):
            raise user_error("not a regular file", where=path)
        # O_NONBLOCK: should the name become that of a FIFO in between, opening it must not wait.
        descriptor = os.open(path, os.O_RDONLY | os.O_CLOEXEC | os.O_NONBLOCK)
        with open(descriptor, "rb") as file:
            data = file.read(_MOST + 1)
    except FileNotFoundError as error:
        raise user_error("no such file", where=path) from error
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or error
        raise user_error(f"cannot be read: {reason}", where=path) from error
    if len(data) > _MOST:
        raise user_error(
            f"this is larger than the {_MOST >> 20} MiB that a file of rules may have", where=path
        )
    return data.decode("utf-8", "replace").replace("\r\n", "\n")
