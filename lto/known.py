"""Tell whether a link was done with derivatives before: one look for a file.

Runs before every link, so it imports what that has imported already.
"""

from __future__ import annotations

import os

from enzyme_cc.toolchains.cache import residue

#: Of all that is kept of derivatives, in the folder of the cache.
FOLDER = "derivatives"


def link_name(words: tuple[str, ...]) -> str:
    """Return what is known of a command's inputs is kept under this name."""
    return "link-" + residue("\0".join((_here(), *words)).encode("utf-8", "surrogateescape"))


def is_known(cache_dir: str, words: tuple[str, ...]) -> bool:
    """Return whether something is kept under it."""
    folder = os.path.join(cache_dir, FOLDER)
    return bool(cache_dir) and os.path.exists(os.path.join(folder, link_name(words)))


def _here() -> str:
    try:
        return os.getcwd()
    except OSError:
        return ""
