"""Compare gradient / primal of the programs of speed.py with a stored baseline of these ratios.

The baseline has the median of several runs, and how far these were apart: a ratio that is higher
by more than that allows, three times in a row, is a regression. `--refresh` stores a new one.
"""

import argparse
import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
from typing import NamedTuple

import speed
from common import make_parser

PATH = os.path.join(os.path.dirname(os.path.abspath(__file__)), "baseline.json")
#: What a ratio may always be higher by; and how much of the spread of the runs it may be.
LEAST = 0.10
OF_SPREAD = 1.5
TRIES = 3


class Stored(NamedTuple):
    """A program in the baseline: its ratio, and the runs' greatest less their least, over it."""

    ratio: float
    spread: float

    @property
    def limit(self):
        """Return the highest ratio that is no regression."""
        return self.ratio * (1 + max(LEAST, OF_SPREAD * self.spread))


class Checked(NamedTuple):
    """A program compared with what is stored; `failure` where it has no ratio."""

    name: str
    ratio: float | None = None
    stored: Stored | None = None
    failure: str = ""

    @property
    def verdict(self):
        """Return what it comes to."""
        if self.failure:
            return self.failure
        if self.stored is None:
            return "not in the baseline"
        if self.ratio > self.stored.limit:
            return "REGRESSION"
        faster = self.stored.ratio * 2 - self.stored.limit
        return "faster: refresh the baseline" if self.ratio < faster else "ok"

    @property
    def is_bad(self):
        """Return whether it fails the check."""
        return bool(self.failure) or self.verdict == "REGRESSION"


def stored_of(ratios):
    """Return what is stored of a program's runs."""
    middle = statistics.median(ratios)
    return Stored(round(middle, 3), round((max(ratios) - min(ratios)) / middle, 3))


def ratio_of(path, rounds):
    """Return gradient / primal of one run; raise if its gradient is wrong."""
    run = speed.run_program(path, rounds)
    fault = speed.find_fault(run)
    if fault:
        raise speed.ProgramError(fault)
    return speed.median_ratio(run.rounds, 1, 0)


def check(name, stored, measure):
    """Return a program compared; one that is too slow is measured again, the best counts."""
    try:
        ratio = measure()
        for _ in range(TRIES - 1):
            if stored is None or ratio <= stored.limit:
                break
            ratio = min(ratio, measure())
    except (speed.ProgramError, subprocess.TimeoutExpired) as error:
        return Checked(name, failure=f"FAILED: {error}")
    return Checked(name, ratio, stored)


HEAD = f"{'program':18}{'now':>8}{'baseline':>10}{'limit':>8}{'':3}"


def format_checked(each):
    """Return the line of a program in the table."""
    now = "" if each.ratio is None else f"{each.ratio:.2f}"
    known = each.stored is not None and each.ratio is not None
    limits = f"{each.stored.ratio:10.2f}{each.stored.limit:8.2f}" if known else " " * 18
    return f"{each.name:18}{now:>8}{limits}{'':3}{each.verdict}"


def load(path):
    """Return what a baseline has by the names of programs, and all else that it says."""
    try:
        with open(path, encoding="utf-8") as stream:
            told = json.load(stream)
    except FileNotFoundError:
        return {}, {}
    programs = told.pop("programs")
    return {name: Stored(**each) for name, each in programs.items()}, told


def save(path, programs, told):
    """Write a baseline, a line for each program."""
    lines = [
        f"  {json.dumps(name)}: {json.dumps(each._asdict())}" for name, each in programs.items()
    ]
    head = "".join(f"  {json.dumps(key)}: {json.dumps(value)},\n" for key, value in told.items())
    with open(path, "w", encoding="utf-8") as stream:
        stream.write("{\n" + head + '  "programs": {\n  ' + ",\n  ".join(lines) + "\n  }\n}\n")


def parse_options():
    parser = make_parser(__doc__)
    names = [program.name for program in speed.PROGRAMS]
    parser.add_argument("--only", nargs="+", metavar="NAME", choices=names, help=", ".join(names))
    parser.add_argument("--level", default="-O3", help=argparse.SUPPRESS)
    parser.add_argument("--rounds", type=int, default=7, help="in each run")
    parser.add_argument("--refresh", action="store_true", help="store the ratios of now")
    parser.add_argument("--runs", type=int, default=5, help="of each program, to store it")
    parser.add_argument("--baseline", default=PATH, metavar="FILE")
    speed.add_compilers(parser)
    options, _ = parser.parse_known_args()
    options.reference = False
    return options


def compiled(options, folder):
    """Yield each program that is asked for with its path, or with what is wrong."""
    programs = [p for p in speed.PROGRAMS if not options.only or p.name in options.only]
    tools, _ = speed.choose_tools(options, programs, folder)
    for program in programs:
        if not all(speed.tool_of(tools, source) for source in program.sources):
            print(f"{program.name:18} not measured: no compiler for {program.sources[-1]}")
            continue
        try:
            yield program.name, speed.compile_program(program, tools, folder, program.name)[0], ""
        except (speed.ProgramError, subprocess.TimeoutExpired) as error:
            yield program.name, "", f"FAILED: {error}"


def refresh(options, folder):
    """Store the ratios of several runs, taken in turn: spreads are those of a while."""
    programs, told = load(options.baseline)
    found, failures = {}, 0
    for name, path, failure in compiled(options, folder):
        if failure:
            print(f"{name:18} {failure}")
            failures += 1
        else:
            found[name] = path
    ratios = {name: [] for name in found}
    for _ in range(options.runs):
        for name, path in found.items():
            ratios[name].append(ratio_of(path, options.rounds))
    new = {name: stored_of(each) for name, each in ratios.items()}
    for name, each in new.items():
        print(f"{name:18}{each.ratio:8.2f}   spread {100 * each.spread:.0f} %")
    told |= {"level": options.level, "rounds": options.rounds, "runs": options.runs}
    save(options.baseline, {**programs, **new}, told)
    return failures


def compare(options, folder):
    """Print the table; return how many programs are worse than what is stored."""
    programs, _ = load(options.baseline)
    print(HEAD, flush=True)
    bad = 0
    for name, path, failure in compiled(options, folder):
        if failure:
            each = Checked(name, failure=failure)
        else:
            each = check(name, programs.get(name), lambda p=path: ratio_of(p, options.rounds))
        bad += each.is_bad
        print(format_checked(each), flush=True)
    return bad


def main():
    options = parse_options()
    begin = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        bad = refresh(options, folder) if options.refresh else compare(options, folder)
    print(f"{bad} of them bad, {time.monotonic() - begin:.0f} s")
    return int(bool(bad))


if __name__ == "__main__":
    sys.exit(main())
