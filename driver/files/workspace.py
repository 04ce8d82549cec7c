"""The temporary files of one command: a folder nobody else uses, made when first needed."""

from __future__ import annotations

import os
import time

from enzyme_cc.diagnostics import user_error

#: Names go on with the number of a process, and a time.
FOLDER = "enzyme-cc-"
FILE = ".enzyme-"
_QUOTED = frozenset(" \t\n\r\v\f\"'\\")


class Workspace:
    """Files that exist until `close`."""

    __slots__ = ("_beside", "_folder", "_tmp")

    def __init__(self, tmp: str) -> None:
        self._tmp = tmp
        self._folder = ""
        self._beside: dict[str, str] = {}

    def path(self, name: str) -> str:
        """Return a file of this name in the folder."""
        self._folder = self._folder or self._make()
        return os.path.join(self._folder, name)

    def beside(self, path: str) -> str:
        """Return a file in the folder of another one, by a name that nobody else uses."""
        if path not in self._beside:
            name = f"{FILE}{os.getpid()}-{time.monotonic_ns()}{os.path.splitext(path)[1][:8]}"
            self._beside[path] = os.path.join(os.path.dirname(path), name)
        return self._beside[path]

    def response_file(self, words: tuple[str, ...]) -> str:
        """Return a file with the words as compilers read them behind `@`."""
        path = self.path("arguments")
        with open(path, "wb") as file:
            file.writelines(os.fsencode(_escaped(word)) + b"\n" for word in words)
        return path

    def close(self) -> tuple[str, list[str]]:
        """Remove the folder and what is in it, and what was not finished.

        The answer is where the folder was, and where what was beside others; empty without one.
        """
        for made in self._beside.values():
            remove(made)
        if not self._folder:
            return "", []
        _remove_folder(self._folder)
        place = os.path.dirname(self._folder)
        self._folder = ""
        return place, [os.path.dirname(made) or "." for made in self._beside.values()]

    def _make(self) -> str:
        name = f"{FOLDER}{os.getpid()}-{time.monotonic_ns()}"
        problem = ""
        for place in (self._tmp, "/tmp"):  # compilers do so too
            folder = os.path.join(place, name)
            try:
                os.mkdir(folder, 0o700)
                os.chmod(folder, 0o700)  # a umask may have taken what we need ourselves
            except OSError as error:
                _remove_folder(folder)
                problem = problem or f"'{folder}': {error.strerror}"
            else:
                return folder
        raise user_error(
            f"cannot make the temporary folder {problem}",
            "set TMPDIR to a folder that can be written",
        )


def remove(path: str) -> None:
    """Remove a file, if it can be."""
    try:
        os.unlink(path)
    except OSError:
        return


def _remove_folder(path: str) -> None:
    """Remove a folder and the files in it; a later command sweeps what cannot be removed now."""
    try:
        for entry in os.listdir(path):
            remove(os.path.join(path, entry))
        os.rmdir(path)
    except OSError:
        return


def _escaped(word: str) -> str:
    if not word:
        return "''"
    return "".join(f"\\{c}" if c in _QUOTED else c for c in word)
