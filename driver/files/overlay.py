"""Files that a compiler is to see with other contents, under the names they have.

clang reads the contents through an overlay, and goes on calling the files what the user does:
in messages, in debug information, in `__FILE__` and in make's dependencies.
"""

from __future__ import annotations

import json
from typing import Any


def write_overlay(path: str, files: dict[str, bytes]) -> None:
    """Write an overlay to this path, and beside it the contents that it gives to the files."""
    roots = []
    for number, (name, contents) in enumerate(files.items()):
        copy = f"{path}.{number}"
        with open(copy, "wb") as file:
            file.write(contents)
        roots.append({"type": "file", "name": name, "external-contents": copy})
    overlay: dict[str, Any] = {
        "version": 0,
        "case-sensitive": True,
        "use-external-names": False,
        "overlay-relative": False,
        "roots": roots,
    }
    with open(path, "w", encoding="utf-8", errors="surrogateescape") as file:
        json.dump(overlay, file, ensure_ascii=False)
