"""Derivatives of random C programs, forward and reverse, thousands of them.

    python test/fuzz/program_fuzz.py [--programs N] [--seed S] [--keep DIR] [--forward] ...

Tangents against differences, adjoints against tangents and differences. Each batch is built at
its own level of optimisation, with LLVM's inlining before or not. What fails is made smaller, and
kept as a C file that says what is wrong when it is built and run.
"""

import argparse
import collections
import multiprocessing
import os
import re
import sys
import tempfile
import time
from concurrent.futures import ProcessPoolExecutor, as_completed
from typing import NamedTuple

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
sys.path[:0] = [ROOT, os.path.join(ROOT, "test", "support")]

from c_reducer import reduce_program  # noqa: E402
from program_batches import BUILDS, Way, check, keep_copy, seeded  # noqa: E402
from programs_harness import cores  # noqa: E402

from enzyme_cc.toolchains.detect import detect  # noqa: E402
from enzyme_cc.toolchains.wish import Wish  # noqa: E402


class Task(NamedTuple):
    """Programs of consecutive seeds, and how they are built."""

    first: int
    count: int
    way: Way
    toolchain: object


def tasks(given, toolchain):
    for at, first in enumerate(range(given.seed, given.seed + given.programs, given.batch)):
        count = min(given.batch, given.seed + given.programs - first)
        asked = "split" if given.split else "replay" if given.replay else not given.forward
        build = BUILDS[at % len(BUILDS)]._replace(debug=given.debug)
        way = Way(build, asked, given.sanitize, given.nested)
        yield Task(first, count, way, toolchain)


def perform(task):
    seeds = range(task.first, task.first + task.count)
    return task, check(seeded(seeds), task.toolchain, task.way)


class Findings:
    """One program for each kind of failure, as small as it gets."""

    def __init__(self, given):
        self.given = given
        self.counts = collections.Counter()
        self.failed = 0
        self.examples = {}

    def note(self, task, verdicts):
        for name, verdict in verdicts.items():
            is_told = verdict.failed or verdict.refused
            self.counts[verdict.cause if is_told else verdict.text.partition(",")[0]] += 1
            self.failed += verdict.failed
            is_listed = verdict.failed or (self.given.refused and verdict.refused)
            if is_listed and verdict.cause not in self.examples:
                self.examples[verdict.cause] = name
                print(f"{name} {task.way}: {verdict.text.strip()[:1000]}", flush=True)
                self.reduce(name, task, verdict.cause)

    def reduce(self, name, task, cause):
        """Smaller, and kept, where there is somewhere to keep it."""
        if not self.given.keep:
            return

        def fails(program):
            return check({name: program}, task.toolchain, task.way)[name].cause == cause

        program = seeded([int(name[1:])])[name]
        small = reduce_program(program, fails, self.given.attempts)
        os.makedirs(self.given.keep, exist_ok=True)
        path = os.path.join(self.given.keep, f"fuzz-{name}.c")
        keep_copy(small, path, task.way)
        with open(os.path.join(self.given.keep, "LIST-fuzz.txt"), "a", encoding="utf-8") as file:
            verdict = check({name: small}, task.toolchain, task.way)[name]
            said = re.sub(r"\s+", " ", verdict.text)[:300]
            file.write(f"fuzz-{name}.c {task.way}: {said}\n")


def run(given, toolchain):
    findings, end = Findings(given), time.monotonic() + given.seconds
    waiting = iter(tasks(given, toolchain))
    pool = ProcessPoolExecutor(given.workers, multiprocessing.get_context("spawn"))
    with pool:
        running = {pool.submit(perform, task) for task in take(waiting, 2 * given.workers)}
        while running:
            done = next(as_completed(running))
            running.remove(done)
            findings.note(*done.result())
            if time.monotonic() < end:
                running |= {pool.submit(perform, task) for task in take(waiting, 1)}
    return findings


def take(items, count):
    return [each for _, each in zip(range(count), items, strict=False)]


def main():
    parser = argparse.ArgumentParser(description="Derivatives of random C programs.")
    parser.add_argument("--programs", type=int, default=20_000)
    parser.add_argument("--seconds", type=float, default=float("inf"))
    parser.add_argument("--seed", type=int, default=1_000_000)
    parser.add_argument("--forward", action="store_true", help="no reverse mode")
    parser.add_argument("--nested", action="store_true", help="second derivatives")
    parser.add_argument("--split", action="store_true", help="the sweeps one by one")
    parser.add_argument("--replay", action="store_true", help="tangents from a tape")
    parser.add_argument("--sanitize", action="store_true", help="watch memory while it runs")
    parser.add_argument("--debug", action="store_true", help="built with -g")
    parser.add_argument("--refused", action="store_true", help="show what is refused, too")
    parser.add_argument("--batch", type=int, default=5, help="programs in a C file")
    parser.add_argument("--keep", metavar="DIR", help="write one program per kind of failure there")
    parser.add_argument("--attempts", type=int, default=150, help="at making one smaller")
    parser.add_argument("--toolchain", default="", help="llvm-22, pip, ...")
    parser.add_argument("--workers", type=int, default=cores())
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as cache:
        wish = Wish(toolchain=given.toolchain, path=os.environ["PATH"], cache_dir=cache)
        began = time.monotonic()
        findings = run(given, detect(wish))
    for kind, count in findings.counts.most_common():
        example = findings.examples.get(kind, "")
        print(f"{count:7} {kind} {example}")
    print(f"{findings.counts.total()} programs in {time.monotonic() - began:.0f} s")
    return 1 if findings.failed else 0


if __name__ == "__main__":
    sys.exit(main())
