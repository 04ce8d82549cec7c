"""A wish: what the driver's settings ask of the toolchain lookup, and where to look.

On the driver's fast path: sys and os only. Whoever fills a `Wish` has read the environment;
nobody in this package does.
"""

from __future__ import annotations

import os
import sys


class Wish:
    """A request for a toolchain; an empty field is no wish.

    Fields:
        toolchain: ``--enzyme-toolchain=``: ``llvm-19``, ``19``, ``pip``, a clang by name or
            path. It overrules `clang` and `llvm`.
        clang: ``ENZYME_CC_CLANG``: a name or a path, which may not exist.
        llvm: ``ENZYME_CC_LLVM``: a major, or a prefix such as ``/usr/lib/llvm-19``.
        path: the value of ``PATH``; its relative entries are not searched.
        cache_dir: where answers are kept, empty for nowhere.
        packages: the directories that pip's packages are looked for in.
    """

    __slots__ = ("cache_dir", "clang", "llvm", "packages", "path", "toolchain")

    def __init__(
        self,
        *,
        toolchain: str = "",
        clang: str = "",
        llvm: str = "",
        path: str = "",
        cache_dir: str = "",
        packages: tuple[str, ...] | None = None,
    ) -> None:
        overruled = bool(toolchain)
        self.toolchain = _absolute(toolchain)
        self.clang = "" if overruled else _absolute(clang)
        self.llvm = "" if overruled else _absolute(llvm)
        self.path = path
        self.cache_dir = os.path.abspath(cache_dir) if cache_dir else ""
        # The first entry is the directory of the script, or of the shell: never a package's.
        self.packages = tuple(sys.path[1:]) if packages is None else packages

    def key(self) -> tuple[str, ...]:
        """Return what two wishes have in common when one answer serves both."""
        return (
            self.toolchain,
            self.clang,
            self.llvm,
            self.path,
            "\n".join(self.packages),
        )


def _absolute(value: str) -> str:
    """Return a value with a slash in it as an absolute path, any other as it is."""
    if "/" not in value:
        return value
    try:
        return os.path.abspath(value)
    except OSError:  # the current folder is gone
        return value
