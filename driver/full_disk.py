"""After a failed compile: was it the disk? Say so, and take away what the compiler left there.

A clang that cannot write its output crashes with a stack trace and leaves the truncated
`x-01234567.o.tmp` it was writing, which then keeps the disk full.
"""

from __future__ import annotations

import os

from enzyme_cc.driver.workspace import remove

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


def _is_leaving(name: str, output: str) -> bool:
    """Return whether clang made this name for the output while it was being written."""
    stem, suffix = os.path.splitext(output)
    middle = name.removeprefix(f"{stem}-").removesuffix(f"{suffix}.tmp")
    whole = f"{stem}-{middle}{suffix}.tmp"
    return name == whole and len(middle) == 8 and _HEXADECIMAL.issuperset(middle)
