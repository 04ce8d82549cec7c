"""The file that goes with the report of a bug: what the differentiator was given, and by whom."""

from __future__ import annotations

import hashlib
import os
import platform
import re
from typing import TYPE_CHECKING

from enzyme_cc import VERSION

if TYPE_CHECKING:
    from enzyme_cc.lto.pipeline import PipelineError

_ODD = re.compile(r"[^A-Za-z0-9_.-]+")


def write_reproducer(bug: PipelineError, folder: str, *, source: str, made_by: str) -> str:
    """Write a new file with all there is to know; return its path, empty if none can be.

    It is IR as it was, with the circumstances as comments before it.
    """
    text = "".join(f"; {line}\n" for line in _circumstances(bug, made_by)) + bug.text
    data = text.encode("utf-8", "surrogateescape")
    stem = _ODD.sub("-", os.path.basename(source)) or "unit"
    name = f"enzyme-cc-bug-{stem}-{hashlib.sha256(data).hexdigest()[:8]}.ll"
    for place in dict.fromkeys((folder, os.curdir)):
        path = os.path.join(place, name)
        if _written(path, data):
            return path
    return ""


def _circumstances(bug: PipelineError, made_by: str) -> list[str]:
    cause = bug.cause
    said = [
        f"enzyme-cc {VERSION}, Python {platform.python_version()}, {platform.platform()}",
        f"command: {made_by}",
        f"stage: {bug.stage}",
        f"{type(cause).__name__}: {cause}",
        *_frames(cause),
    ]
    return [line for each in said for line in each.splitlines()]


def _frames(error: BaseException) -> list[str]:
    """Return where it happened, the innermost place last."""
    found = []
    trace = error.__traceback__
    while trace:
        code = trace.tb_frame.f_code
        found.append(f"  {os.path.basename(code.co_filename)}:{trace.tb_lineno} {code.co_name}")
        trace = trace.tb_next
    return found[-_MOST_FRAMES:]


_MOST_FRAMES = 30


def _written(path: str, data: bytes) -> bool:
    try:
        # A name in a folder of everybody's: never through a link that somebody put there.
        flags = os.O_WRONLY | os.O_CREAT | os.O_TRUNC | os.O_CLOEXEC | os.O_NOFOLLOW
        with open(os.open(path, flags, 0o600), "wb") as file:
            file.write(data)
    except OSError:
        return False
    return True
