"""Measure the run time of a gradient against its primal and against a hand-written adjoint.

Limits: 1.3 times the hand-written adjoint; 4 times the primal on loops bound by arithmetic; a
tape of at most 8 bytes for each overwritten number, and of a fixed size where none is
overwritten; time in proportion to the size where a norm stands inside a loop. A gradient that is
not the hand-written one to 1e-10, or where that is not what differences say, is WRONG.
"""

import argparse
import itertools
import os
import subprocess
import sys
import tempfile
from typing import NamedTuple

from gradients import COUNTED, OFF_DIFFERENCES, OFF_HAND, is_off

HERE = os.path.dirname(os.path.abspath(__file__))
BESIDE_HAND = 1.3
BESIDE_PRIMAL = 4.0
#: What four gradients at once may cost beside four, one after the other.
BESIDE_FOUR = 1.0
#: The rows bound by arithmetic; the others are bound by memory.
ARITHMETIC = ("gmm", "lstm", "bodies", "horner", "scan", "reduction", "bundle", "options")
#: What twice the size may cost, where in proportion would be 2 and quadratic 4.
DOUBLED = 2.8
#: Bytes of tape that do not count as growth: what is there once, and rounding by malloc.
ONCE = 1024


class Row(NamedTuple):
    """A kernel: how far off, seconds, bytes held."""

    name: str
    off: float
    off_differences: float
    primal: float
    ours: float
    hand: float
    tape: float
    tape_of_hand: float


class Scale(NamedTuple):
    """The normalised vector at one size."""

    name: str
    size: float
    off: float
    primal: float
    ours: float
    hand: float


class Lanes(NamedTuple):
    """Four gradients at once: how far from one alone, seconds of one, and of the four."""

    name: str
    off: float
    one: float
    four: float


class Tape(NamedTuple):
    """The bytes held by a loop of `rounds` over `size` numbers."""

    name: str
    rounds: float
    size: float
    off: float
    bytes: float


KINDS = {"row": Row, "scale": Scale, "lanes": Lanes, "tape": Tape}


def measure(command, level, folder):
    """Return the lines that the program prints, by kind."""
    program = os.path.join(folder, "reverse")
    source = os.path.join(HERE, "reverse.c")
    subprocess.run([*command, level, "-w", source, "-o", program, "-lm", COUNTED], check=True)
    done = subprocess.run([program], check=False, stdout=subprocess.PIPE, text=True)
    if done.returncode:
        raise SystemExit(f"{done.stdout}the program ended with status {done.returncode}")
    found = {kind: [] for kind in KINDS}
    for line in done.stdout.splitlines():
        kind, name, *numbers = line.split()
        found[kind].append(KINDS[kind](name, *map(float, numbers)))
    return found


def noted(wrong, text):
    return f"   {text}" if wrong else ""


def report_row(row):
    if is_off(row.off_differences, OFF_DIFFERENCES):
        print(f"  {row.name:10} written by hand: off by {row.off_differences:.1e}   WRONG")
        return True
    if is_off(row.off, OFF_HAND):
        print(f"  {row.name:10} off by {row.off:.1e}   WRONG")
        return True
    by_hand, by_primal = row.ours / row.hand, row.ours / row.primal
    slow = by_hand > BESIDE_HAND or (row.name in ARITHMETIC and by_primal > BESIDE_PRIMAL)
    print(
        f"  {row.name:10} primal {row.primal * 1e6:7.1f} us   gradient / primal {by_primal:5.2f}   "
        f"ours / by hand {by_hand:5.2f}   tape {row.tape:9,.0f} bytes, by hand "
        f"{row.tape_of_hand:9,.0f}{noted(slow, 'TOO SLOW')}"
    )
    return slow


def report_scales(scales):
    """Return the growth of the time each time the size doubles."""
    failed = False
    for small, large in itertools.pairwise(scales):
        wrong = is_off(max(small.off, large.off), OFF_HAND)
        primal, ours = large.primal / small.primal, large.ours / small.ours
        slow = max(primal, ours) > DOUBLED
        print(
            f"  {small.name:10} {small.size:6,.0f} to {large.size:6,.0f}: primal {primal:5.2f} x, "
            f"gradient {ours:5.2f} x{noted(slow, 'TOO SLOW')}{noted(wrong, 'WRONG')}"
        )
        failed |= wrong or slow
    return failed


#: The bytes that a loop may hold for each number in each round.
ALLOWED = {"survives": 0, "overwrites": 8}


def report_tape(tape):
    wrong = is_off(tape.off, OFF_HAND)
    allowed = ALLOWED[tape.name]
    large = tape.bytes > allowed * tape.rounds * tape.size + ONCE
    print(
        f"  {tape.name:10} {tape.rounds:4.0f} rounds over {tape.size:4.0f} numbers: tape "
        f"{tape.bytes:9,.0f} bytes, {tape.bytes / tape.rounds / tape.size:5.2f} each (at most "
        f"{allowed}){noted(large, 'TOO LARGE')}{noted(wrong, 'WRONG')}"
    )
    return wrong or large


def report_lanes(lanes):
    wrong = is_off(lanes.off, OFF_HAND)
    beside = lanes.four / (4 * lanes.one)
    slow = beside > BESIDE_FOUR
    print(
        f"  {lanes.name:10} width 4 / four runs of width 1 {beside:5.2f}"
        f"{noted(slow, 'TOO SLOW')}{noted(wrong, 'WRONG')}"
    )
    return wrong or slow


def report(found):
    failed = [report_row(row) for row in found["row"]]
    failed += [report_lanes(lanes) for lanes in found["lanes"]]
    failed.append(report_scales(found["scale"]))
    failed += [report_tape(tape) for tape in found["tape"]]
    return any(failed)


def main():
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--cc", default="enzyme-cc", help="the wrapper")
    parser.add_argument(
        "--reference",
        metavar="CLANG",
        help="a plain compiler: only the adjoints written by hand, beside differences",
    )
    options, _ = parser.parse_known_args()
    command = [options.reference, "-DREFERENCE_ONLY"] if options.reference else [options.cc]
    failed = False
    with tempfile.TemporaryDirectory() as folder:
        for level in ("-O2", "-O3"):
            print(f"== {level}")
            failed |= report(measure(command, level, folder))
    return int(failed)


if __name__ == "__main__":
    sys.exit(main())
