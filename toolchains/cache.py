"""Remembers which toolchain a wish got, and what each tool said about itself.

On the driver's fast path: os and sys only. One small file per fact, its fields separated by
NUL. A file that is damaged, foreign or out of date is a miss, and a directory that cannot be
written is no cache: nothing here fails, except for programming errors.
"""

from __future__ import annotations

import os

from enzyme_cc.toolchains.model import Toolchain
from enzyme_cc.toolchains.private import make_folder, open_file, open_kept

TYPE_CHECKING = False
if TYPE_CHECKING:
    from enzyme_cc.toolchains.wish import Wish

_FORMAT = "enzyme-cc toolchain cache 2"
_LONGEST = 1 << 20
_PRIME = (1 << 61) - 1
_KIND = 0o170000
_FILE = 0o100000
_EXECUTABLE = 0o111
#: Starts a program with variables of our own.
ENV = "/usr/bin/env"

#: A path; the size, the time of the last change and the owner of what is there.
Stamp = tuple[str, int, int, int]


def stamp(path: str) -> Stamp:
    """Return the stamp of a file's or folder's present state; size -1 where there is none."""
    return _stamp(path, _status(path))


def cached(wish: Wish) -> Toolchain | None:
    """Return the toolchain this wish got before, where nothing it rests on has changed."""
    fields = _load(wish.cache_dir, wish.key())
    if fields is None:
        return None
    try:
        found = _toolchain(fields)
    except (ValueError, IndexError):
        return None
    return found if _is_as_it_was(found) else None


def store(wish: Wish, toolchain: Toolchain) -> None:
    """Remember the answer to a wish."""
    _save(wish.cache_dir, wish.key(), _fields(toolchain))


def recall(cache_dir: str, question: tuple[str, ...], stamps: tuple[Stamp, ...]) -> str | None:
    """Return an answer given before, where it was given by the same files."""
    fields = _load(cache_dir, question) if stamps else None
    if fields is None or len(fields) != len(stamps) + 1:
        return None
    return fields[-1] if fields[:-1] == [_written(one) for one in stamps] else None


def remember(
    cache_dir: str, question: tuple[str, ...], stamps: tuple[Stamp, ...], answer: str
) -> None:
    """Keep the answer that a tool gave to a question."""
    _save(cache_dir, question, [*map(_written, stamps), answer])


def write_file(cache_dir: str, name: str, text: str) -> str:
    """Write a file with this text for other programs; return its path, empty where none can be."""
    if not cache_dir:
        return ""
    data = text.encode("utf-8", "surrogateescape")
    place = f"{cache_dir}/{name}-{residue(data)}"
    if _content(place) == data:
        return place
    return place if _replace(cache_dir, place, data) else ""


def _is_as_it_was(found: Toolchain) -> bool:
    """Return whether all files of a toolchain are the same, its programs among them executable."""
    states: dict[str, os.stat_result | None] = {}
    for old in found.stamps:
        states[old[0]] = status = _status(old[0])
        if _stamp(old[0], status) != old:
            return False
    # What rests on nothing would never be out of date.
    programs = {word for words in found.commands.values() for word in _programs(words)}
    return bool(states) and all(_may_run(path, states.get(path)) for path in programs)


def _programs(words: tuple[str, ...]) -> tuple[str, ...]:
    """Return what a command starts: its first word, and what `env` starts after the variables."""
    if words[:1] != (ENV,):
        return words[:1]
    started = [word for word in words[1:] if "=" not in word]
    return (ENV, *started[:1])


def _may_run(path: str, status: os.stat_result | None) -> bool:
    """Return whether an absolute path is of a regular, executable file."""
    if status is None or not path.startswith("/"):
        return False
    return status.st_mode & _KIND == _FILE and status.st_mode & _EXECUTABLE != 0


def _status(path: str) -> os.stat_result | None:
    try:
        return os.stat(path)
    except (OSError, ValueError):
        return None


def _stamp(path: str, status: os.stat_result | None) -> Stamp:
    if status is None:
        return (path, -1, 0, -1)
    return (path, status.st_size, status.st_mtime_ns, status.st_uid)


def _written(one: Stamp) -> str:
    path, size, changed, owner = one
    return f"{size} {changed} {owner} {path}"


def _read_stamp(text: str) -> Stamp:
    size, changed, owner, path = text.split(" ", 3)
    return (path, int(size), int(changed), int(owner))


def _fields(toolchain: Toolchain) -> list[str]:
    major, minor, patch = toolchain.version
    fields = [toolchain.name, toolchain.kind, f"{major} {minor} {patch}"]
    fields.append(str(len(toolchain.commands)))
    for role, command in toolchain.commands.items():
        fields += [role, str(len(command)), *command]
    return fields + [_written(one) for one in toolchain.stamps]


def _toolchain(fields: list[str]) -> Toolchain:
    name, kind, version, count = fields[:4]
    major, minor, patch = map(int, version.split())
    commands = {}
    at = 4
    for _ in range(int(count)):
        end = at + 2 + int(fields[at + 1])
        commands[fields[at]] = tuple(fields[at + 2 : end])
        at = end
    stamps = tuple(map(_read_stamp, fields[at:]))
    return Toolchain(name, kind, (major, minor, patch), commands, stamps)


def residue(data: bytes) -> str:
    """Return a check sum; zlib's would cost the fast path the loading of a library."""
    return f"{int.from_bytes(data, 'little') % _PRIME:016x}"


def _head(key: tuple[str, ...]) -> bytes:
    return "\0".join((_FORMAT, str(len(key)), *key, "")).encode("utf-8", "surrogateescape")


def _load(cache_dir: str, key: tuple[str, ...]) -> list[str] | None:
    """Return the fields filed under a key, None where there are none to be trusted."""
    if not cache_dir:
        return None
    head = _head(key)
    data = _content(_place(cache_dir, head))
    body, _, check = data.rpartition(b"\0")
    if not data.startswith(head) or check.decode("ascii", "replace") != residue(body):
        return None
    return body[len(head) :].decode("utf-8", "surrogateescape").split("\0")


def _save(cache_dir: str, key: tuple[str, ...], fields: list[str]) -> None:
    """File the fields under a key: written beside and renamed, so readers see all or nothing."""
    if not cache_dir or any("\0" in field for field in (*key, *fields)):
        return
    head = _head(key)
    body = head + "\0".join(fields).encode("utf-8", "surrogateescape")
    place = _place(cache_dir, head)
    _replace(cache_dir, place, body + b"\0" + residue(body).encode("ascii"))


def _replace(cache_dir: str, place: str, data: bytes) -> bool:
    """Put a file in place, whole or not at all; False where it cannot be done."""
    beside = f"{place}.{os.getpid()}"
    try:
        make_folder(cache_dir)
        _write(beside, data)
        os.replace(beside, place)
    except (OSError, ValueError):
        _forget(beside)
        return False
    return True


def _content(path: str) -> bytes:
    """Return what a file holds; nothing where it cannot be read."""
    try:
        handle = open_kept(path)
    except (OSError, ValueError):
        return b""
    try:
        return os.read(handle, _LONGEST)
    except OSError:
        return b""
    finally:
        os.close(handle)


def _place(cache_dir: str, head: bytes) -> str:
    return f"{cache_dir}/toolchain-{residue(head)}"


def _write(path: str, data: bytes) -> None:
    handle = open_file(path, os.O_WRONLY | os.O_TRUNC)
    try:
        while data:
            data = data[os.write(handle, data) :]
    finally:
        os.close(handle)


def _forget(path: str) -> None:
    try:
        os.unlink(path)
    except (OSError, ValueError):
        return
