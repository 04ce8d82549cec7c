"""Remove what killed commands of ours left behind.

Ours alone, by owner and by name, a day old, and of no process that there is. Nothing is followed:
neither a link nor what somebody puts in the place of a folder while we look.
"""

from __future__ import annotations

import os
import time

from enzyme_cc.driver.files.workspace import FILE, FOLDER

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

_A_DAY = 24 * 60 * 60
_KIND = 0o170000
_REGULAR = 0o100000
_FOLDER = 0o040000


def sweep_folders(place: str) -> None:
    """Remove temporary folders in the folder where they are made."""
    for name in _left_behind(place, FOLDER):
        path = os.path.join(place, name)
        try:
            handle = os.open(path, os.O_RDONLY | os.O_DIRECTORY | os.O_NOFOLLOW | os.O_CLOEXEC)
        except OSError:
            continue
        try:
            if _is_old(os.fstat(handle), _FOLDER):
                for entry in os.listdir(handle):
                    os.unlink(entry, dir_fd=handle)
                os.rmdir(path)
        except OSError:
            continue
        finally:
            os.close(handle)


def sweep_files(place: str) -> None:
    """Remove files that were to become outputs in a folder."""
    for name in _left_behind(place, FILE):
        path = os.path.join(place, name)
        try:
            if _is_old(os.lstat(path), _REGULAR):
                os.unlink(path)
        except OSError:
            continue


def _left_behind(place: str, prefix: str) -> Iterator[str]:
    """Yield the names in a folder that we give, of processes that there are no more."""
    try:
        names = os.listdir(place)
    except OSError:
        return
    for name in names:
        process, dash, rest = name[len(prefix) :].partition("-")
        is_ours = name.startswith(prefix) and process.isdecimal() and dash and rest
        if is_ours and not _is_there(int(process)):
            yield name


def _is_there(process: int) -> bool:
    try:
        os.kill(process, 0)
    except (ProcessLookupError, OverflowError):
        return False
    except OSError:
        return True
    return True


def _is_old(status: os.stat_result, kind: int) -> bool:
    is_ours = status.st_uid == os.geteuid() and status.st_mode & _KIND == kind
    return is_ours and time.time() - status.st_mtime > _A_DAY
