"""Variables that register something, and that clang would drop: nothing in the program uses them.

A `static` or a `const` one is made to stay: text in, text out, as in `respelling.py`.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from enzyme_cc.attributes.declared import code_of
from enzyme_cc.attributes.names import REGISTERING, SAID_OF_DECLARED

if TYPE_CHECKING:
    from collections.abc import Iterator

#: What keeps a variable; it stands behind what is declared.
KEPT = " __attribute__((used))"
_WORDS = "|".join(each for each in REGISTERING if each != SAID_OF_DECLARED)
_NAME = re.compile(
    rf"(?<![\w$])(?:[A-Za-z_]\w*)?(?:{_WORDS})(?:\w|\s*##\s*)*"
    r"(?:\s*\[[^\[\]]*\])*(?=\s*(?:=(?!=)|{))"
)
_DROPPED = re.compile(r"(?<!\w)(?:static|const|constexpr|inline)(?!\w)")


def kept_places(text: str) -> Iterator[int]:
    """Yield where it must be said that a variable is used."""
    if not any(each in text for each in REGISTERING):
        return
    code = code_of(text)
    for found in _NAME.finditer(code):
        start = max(code.rfind(each, 0, found.start()) for each in ";{}") + 1
        if _DROPPED.search(code, start, found.start()):
            yield found.end()
