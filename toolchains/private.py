"""Folders that are ours alone: what is read in them decides which programs run, and as whom.

On the driver's fast path: os only. Root is trusted. Every folder that the kernel goes through on
its way is looked at, since who may write in one can lead the way elsewhere.
"""

from __future__ import annotations

import os

TYPE_CHECKING = False
if TYPE_CHECKING:
    import pwd

#: Why nothing is kept in a folder, by name; the values complete 'nothing is kept: PATH ...'.
REASONS = {
    "FOREIGN_FOLDER": "belongs to another user",
    "WRITABLE_FOLDER": "can be written by others",
    "UNSEEN_FOLDER": "can neither be looked at nor made",
}
_ROOT = 0
_GROUP_WRITES = 0o020
_OTHERS_WRITE = 0o002
_STICKY = 0o1000
_KIND = 0o170000
_LINK = 0o120000
_FILE = 0o100000
_SAFELY = os.O_CLOEXEC | os.O_NOFOLLOW | os.O_NONBLOCK
_MOST_LINKS = 40
_ACCESS_LIST = "system.posix_acl_access"


class Refusal:
    """A refusal to keep anything in a folder: the name of a reason, and the path that gives it."""

    __slots__ = ("path", "reason")

    def __init__(self, reason: str, path: str) -> None:
        self.reason = reason
        self.path = path

    def __str__(self) -> str:
        return f"'{self.path}' {REASONS[self.reason]} ({self.reason})"


def refusal(folder: str) -> Refusal | None:
    """Return the sign that others may have written in a folder, or may replace it."""
    try:
        return _walk(os.path.abspath(folder))
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

    The last part of the path may be no link, and nothing to wait for; a file that is there already
    is ours from now on.
    """
    handle = os.open(path, flags | os.O_CREAT | _SAFELY, 0o600)
    try:
        os.fchmod(handle, 0o600)
    except OSError:
        os.close(handle)
        raise
    return handle


def open_kept(path: str, flags: int = os.O_RDONLY) -> int:
    """Open a file to be read: an `OSError` for a link, and for what may never end."""
    handle = os.open(path, flags | _SAFELY)
    if os.fstat(handle).st_mode & _KIND == _FILE:
        return handle
    os.close(handle)
    raise OSError(f"'{path}' is no file")


def _walk(folder: str) -> Refusal | None:
    """Go where the kernel goes, link by link, and look at each folder and link on the way."""
    place, links = "/", 0
    status = os.lstat(place)
    ahead = _parts(folder)
    while ahead:
        found = _problem(place, status, is_parent=True)
        if found:
            return found
        beyond = os.path.normpath(os.path.join(place, ahead.pop()))
        here = _status(beyond)
        if here is None:
            return _missing(folder, status)
        if here.st_mode & _KIND != _LINK:
            place, status = beyond, here
            continue
        found = _problem(beyond, here, is_parent=True)
        links += 1
        if found or links > _MOST_LINKS:
            return found or Refusal("UNSEEN_FOLDER", folder)
        target = os.readlink(beyond)
        ahead += _parts(target)
        if target.startswith("/"):
            place, status = "/", os.lstat("/")
    return _problem(place, status, is_parent=False)


def _parts(path: str) -> list[str]:
    """Return the names in a path, the first last; nothing of it is put together, as of `a/..`."""
    return [name for name in reversed(path.split("/")) if name not in ("", ".")]


def _missing(folder: str, above: os.stat_result) -> Refusal | None:
    """Make a folder before somebody else does, where others may write in what is above it."""
    if not above.st_mode & _STICKY:
        return None
    make_folder(os.path.realpath(folder))
    return _walk(folder) if os.path.isdir(folder) else Refusal("UNSEEN_FOLDER", folder)


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
    if mode & _KIND == _LINK or (is_parent and mode & _STICKY):
        return None
    is_shared = mode & _OTHERS_WRITE or (mode & _GROUP_WRITES and not _is_alone(place, status))
    return Refusal("WRITABLE_FOLDER", place) if is_shared else None


def _is_alone(place: str, status: os.stat_result) -> bool:
    """Return whether the group that may write in a folder is the user's own, of nobody else's.

    Where each user has such a group, the umask is mostly 002, and folders are as ~/.cache is.
    Root's is not meant: it is the group of whoever runs in many containers.
    """
    import grp  # noqa: PLC0415 - few need to know
    import pwd  # noqa: PLC0415

    if status.st_gid == _ROOT:
        return False
    try:
        user, group = pwd.getpwuid(os.geteuid()), grp.getgrgid(status.st_gid)
        is_ours = user.pw_gid == group.gr_gid and user.pw_name == group.gr_name
        is_alone = is_ours and set(group.gr_mem) <= {user.pw_name}
        # With a list of others who may write, the bits of the group say only the most of it.
        return is_alone and _sole(user) and _ACCESS_LIST not in os.listxattr(place)
    except (AttributeError, KeyError, OSError):
        return False


def _sole(user: pwd.struct_passwd) -> bool:
    """Return whether no other user of this machine has a user's group for the first one."""
    with open("/etc/passwd", encoding="utf-8", errors="surrogateescape") as file:
        rows = [line.split(":") for line in file]
    own = (str(user.pw_uid), str(user.pw_gid))
    return all(row[2] == own[0] for row in rows if row[3:4] == [own[1]])
