"""Leaving comments out, as LLVM does: a CHECK line that is printed too would match itself."""

from __future__ import annotations

import re

_STRING_OR_COMMENT = re.compile(
    r'("[^"]*")|(?:^[ \t]*;[^\n]*(?:\n|\Z))|(?:[ \t]*;[^\n]*)', re.MULTILINE
)


def without_comments(text: str) -> str:
    """Return a module's text less its comments; lines with nothing else on them go too."""
    if ";" not in text:
        return text
    return _STRING_OR_COMMENT.sub(lambda found: found[1] or "", text)
