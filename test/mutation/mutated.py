"""What starts commands for lit, with a mutant in place of what it changes.

`run.py` starts it as `started.py` does the one without: the mutant's place stands in the
environment. It begins anew as seldom as it can, since each time it imports and changes all again.
"""

from __future__ import annotations

import importlib
import os
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path[:0] = [str(HERE), str(HERE.parent / "support")]

import starting  # noqa: E402 - what is beside us
from changed import VARIABLE, Change, put  # noqa: E402 - likewise


def main() -> None:
    """Import all, change it, and serve."""
    starting.import_all()
    change = Change.read(os.environ.pop(VARIABLE))
    put(importlib.import_module(change.module), change)
    starting.LASTS = sys.maxsize
    starting.main()


if __name__ == "__main__":
    main()
