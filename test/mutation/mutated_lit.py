"""Run lit as `quick_lit.py` does, with commands that have a mutant in them: `mutated.py`."""

from __future__ import annotations

import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent / "support"))

import quick_lit  # noqa: E402 - what is beside us
import started  # noqa: E402 - likewise

if __name__ == "__main__":
    started.SERVER, started.KEPT = HERE / "mutated.py", ("ENZYME_CC_TEST_MUTANT",)
    sys.exit(quick_lit.main())
