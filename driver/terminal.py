"""Writing to the user: unbuffered, and never a reason to fail."""

from __future__ import annotations

import os

from enzyme_cc.diagnostics import visible

_ERROR = 2


def write(descriptor: int, text: str) -> None:
    """Write to standard output (1) or error (2); what is closed or full takes nothing."""
    try:
        os.write(descriptor, os.fsencode(visible(text) if descriptor == _ERROR else text))
    except OSError:
        return
