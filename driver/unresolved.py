"""After a failed link: was it a request for a derivative? Then that is what must be said.

The linker only knows an undefined symbol, which the user never meant to define.
"""

from __future__ import annotations

import os

from enzyme_cc.attributes.names import REQUEST_NAMES
from enzyme_cc.diagnostics import UserError
from enzyme_cc.lto.mentions import mentions


def requesting(paths: tuple[str, ...]) -> list[tuple[str, str]]:
    """The inputs of a link that name a request, each with the first it names."""
    found = ((path, _request(path)) for path in paths)
    return [(path, name) for path, name in found if name]


def _request(path: str) -> str:
    if not os.path.isfile(path):
        return ""
    try:
        # Most inputs name none: one look at a large library says so.
        if not mentions(path, tuple(map(str.encode, REQUEST_NAMES))):
            return ""
        return next((name for name in REQUEST_NAMES if mentions(path, (name.encode(),))), "")
    except UserError:
        return ""
