"""After a failure: was it the disk? Say so, and take away what the compiler left there.

A clang that cannot write its output crashes with a stack trace and leaves the truncated
`x-01234567.o.tmp` it was writing, which then keeps the disk full.
"""

from __future__ import annotations

import errno
import os

from enzyme_cc.diagnostics import UserError, user_error
from enzyme_cc.driver.files.workspace import remove

_FULL = (errno.ENOSPC, errno.EDQUOT)
#: What the system has no more of, or does not let us do: no bug of ours.
_REFUSED = (
    *(errno.EIO, errno.EFBIG, errno.EROFS, errno.EACCES, errno.EPERM),
    *(errno.EMFILE, errno.ENFILE, errno.ENOMEM),
)

_HEXADECIMAL = frozenset("0123456789abcdef")
_ALMOST_NOTHING = 1 << 16


def clean_up(output: str) -> bool:
    """Return whether the output's disk is full, after removing what the compiler left behind."""
    folder = os.path.dirname(output) or "."
    try:
        room = os.statvfs(folder)
        if room.f_bavail * room.f_frsize > _ALMOST_NOTHING:
            return False
        names = os.listdir(folder)
    except OSError:
        return False
    for name in names:
        if _is_leaving(name, os.path.basename(output)):
            remove(os.path.join(folder, name))
    return True


def refusal_of_the_system(error: OSError) -> UserError | None:
    """Return what the system refused as the user's to mend; None where it may be a bug of ours."""
    has_nowhere = error.errno == errno.ENOENT and error.filename is None  # Python's, for TMPDIR
    if not has_nowhere and error.errno not in (*_FULL, *_REFUSED):
        return None
    file = f"'{error.filename}'" if error.filename else "a file"
    room = "make room on the disks of the output, of TMPDIR and of the cache ('enzyme cache')"
    notes = (room,) if has_nowhere or error.errno in _FULL else ()
    return user_error(f"cannot read or write {file}: {error.strerror}", *notes)


def _is_leaving(name: str, output: str) -> bool:
    """Return whether clang made this name for the output while it was being written."""
    stem, suffix = os.path.splitext(output)
    middle = name.removeprefix(f"{stem}-").removesuffix(f"{suffix}.tmp")
    whole = f"{stem}-{middle}{suffix}.tmp"
    return name == whole and len(middle) == 8 and _HEXADECIMAL.issuperset(middle)
