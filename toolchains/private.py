"""Folders that are ours alone: what is read in them decides which programs run, and as whom.

On the driver's fast path: os only. Root is trusted, and so is the place of a folder of root's:
nobody but root looks at what is above one.
"""

from __future__ import annotations

import os

#: Why nothing is kept in a folder, by name; the values complete 'nothing is kept: PATH ...'.
REASONS = {
    "FOREIGN_FOLDER": "belongs to another user",
    "WRITABLE_FOLDER": "can be written by others",
    "UNSEEN_FOLDER": "can neither be looked at nor made",
}
_ROOT = 0
_OTHERS_WRITE = 0o022
_STICKY = 0o1000
_KIND = 0o170000
_LINK = 0o120000


class Refusal:
    """Why nothing is kept in a folder: the name of a reason, and the path that gives it."""

    __slots__ = ("path", "reason")

    def __init__(self, reason: str, path: str) -> None:
        self.reason = reason
        self.path = path

    def __str__(self) -> str:
        return f"'{self.path}' {REASONS[self.reason]} ({self.reason})"


def refusal(folder: str) -> Refusal | None:
    """Return the sign that others may have written in a folder, or may replace it."""
    try:
        return _walk(os.path.abspath(folder), is_parent=False)
    except (OSError, ValueError):
        return Refusal("UNSEEN_FOLDER", folder)


def make_folder(folder: str) -> None:
    """Make a folder, and those above it that are missing, for nobody but us."""
    if os.path.isdir(folder):
        return
    above = os.path.dirname(folder)
    if above not in ("", folder):
        make_folder(above)
    try:
        os.mkdir(folder, 0o700)
    except FileExistsError:
        if not os.path.isdir(folder):
            raise
        return
    os.chmod(folder, 0o700)  # a umask may have taken what we need ourselves


def open_file(path: str, flags: int) -> int:
    """Open a file to be written, make it for nobody but us where it is not there; its descriptor.

    The last part of the path may be no link; a file that is there already is ours from now on.
    """
    handle = os.open(path, flags | os.O_CREAT | os.O_CLOEXEC | os.O_NOFOLLOW, 0o600)
    try:
        os.fchmod(handle, 0o600)
    except OSError:
        os.close(handle)
        raise
    return handle


def _walk(folder: str, *, is_parent: bool) -> Refusal | None:
    """Look at a folder and at those above it, up to the first that is root's and not ours."""
    place, was_missing = folder, False
    while True:
        status = _status(place)
        found = status and _problem(place, status, is_parent=is_parent)
        if found:
            return found
        if status and status.st_mode & _KIND == _LINK:
            # Its own folder is looked at as well: who may write there may lead it elsewhere.
            found = _walk(_target(place), is_parent=is_parent)
            if found:
                return found
        elif status and was_missing and status.st_mode & _OTHERS_WRITE:
            make_folder(folder)  # before somebody else does
            return _walk(folder, is_parent=is_parent)
        elif status and is_parent and status.st_uid == _ROOT != os.geteuid():
            return None
        above = os.path.dirname(place)
        if above == place:
            return None
        place, is_parent, was_missing = above, True, status is None


def _target(link: str) -> str:
    path = os.path.realpath(link)
    if os.path.islink(path):
        raise OSError(path)  # a circle
    return path


def _status(place: str) -> os.stat_result | None:
    try:
        return os.lstat(place)
    except (FileNotFoundError, NotADirectoryError):
        return None


def _problem(place: str, status: os.stat_result, *, is_parent: bool) -> Refusal | None:
    """Return the sign that others may write in one folder; in a sticky one only what is theirs."""
    if status.st_uid not in (_ROOT, os.geteuid()):
        return Refusal("FOREIGN_FOLDER", place)
    mode = status.st_mode
    is_shared = mode & _KIND != _LINK and mode & _OTHERS_WRITE
    if is_shared and not (is_parent and mode & _STICKY):
        return Refusal("WRITABLE_FOLDER", place)
    return None
