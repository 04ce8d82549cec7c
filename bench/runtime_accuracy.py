"""Measure the accuracy of the run-time library: each function, order and kind, at many points.

    python bench/runtime_accuracy.py [points] [function]

Fails if anything is off by more than 4 units of the last place.
"""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "test" / "unit"))

from rules.runtime_accuracy import CASES, worst

LIMIT = 4


def main(count=300, only=""):
    print(f"{'function':12} {'order':>5} {'kind':9} {'points':>7} {'worst ulp':>10}  at")
    largest = 0
    for name, order, kind in CASES:
        if name.startswith(only):
            number, units, place = worst(name, order, kind, int(count))
            label = "" if order is None else order
            row = f"{name:12} {label:>5} {kind!s:9} {number:7} {float(units):10.3f}"
            print(f"{row}  {float(place):.17g}", flush=True)
            largest = max(largest, units)
    return int(largest > LIMIT)


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
