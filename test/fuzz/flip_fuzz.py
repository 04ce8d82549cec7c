"""Change bits of files that our commands read, and see that they end in an error or are right.

    python test/fuzz/flip_fuzz.py [--flips N] [--seed S] [--only NAME]

Objects, archives, shared libraries, bitcode, what is kept of compiles and links, and files of
rules (test/unit/faults/flips.py). Each run has 20 seconds and 2 GB.
"""

import argparse
import os
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT), str(ROOT / "test/support"), str(ROOT / "test/unit/faults")]

from boxes import Box  # noqa: E402
from flips import TRIALS  # noqa: E402


def tried(name, seeds):
    """Print what is wrong; how much that is."""
    wrong, begin = 0, time.monotonic()
    with tempfile.TemporaryDirectory(prefix="flips-") as folder:
        os.chmod(folder, 0o700)
        trial = TRIALS[name](Box(Path(folder), Path(folder) / "cache"))
        for seed in seeds:
            problem = trial.problem(seed)
            if problem:
                print(f"{name}: {problem}", flush=True)
                wrong += 1
        ended = ", ".join(f"{count} {how}" for how, count in sorted(trial.ended.items()))
    print(f"{name}: {wrong} wrong; {ended}; {time.monotonic() - begin:.0f} s", flush=True)
    return wrong


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--flips", type=int, default=4000)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--only", choices=TRIALS)
    given = parser.parse_args()
    names = [given.only] if given.only else list(TRIALS)
    each = -(-given.flips // len(names))
    wrong = sum(tried(name, range(given.seed, given.seed + each)) for name in names)
    sys.exit(1 if wrong else 0)


if __name__ == "__main__":
    main()
