"""Derivatives of random C programs with SIMD: intrinsics of x86, and GCC's vector extensions.

    python test/fuzz/simd_fuzz.py [--programs N] [--seed S] [--keep DIR] ...
    python test/fuzz/simd_fuzz.py --print --seed S [--way N]

Adjoints and tangents against differences of the same program in long doubles, lane by lane. Each
batch is built for a machine (SSE2, AVX2 with FMA, vectors of no machine), with -ffast-math or not,
at a level of optimisation. What fails is made smaller and kept, or printed, as a C file.
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

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
sys.path[:0] = [ROOT, os.path.join(ROOT, "test", "support")]

from program_batches import check  # noqa: E402
from programs_harness import cores  # noqa: E402
from simd_batches import WAYS, checked_seeds, seeded  # noqa: E402
from simd_reducer import reduce_simd  # noqa: E402

from enzyme_cc.toolchains.detect import detect  # noqa: E402
from enzyme_cc.toolchains.wish import Wish  # noqa: E402

_CODE = re.compile(r"EZ\d+")


def tasks(given):
    """Batches of consecutive seeds, each built in its own way."""
    for at, first in enumerate(range(given.seed, given.seed + given.programs, given.batch)):
        count = min(given.batch, given.seed + given.programs - first)
        yield range(first, first + count), WAYS[way_of(given, at)]


def way_of(given, at):
    return (given.way if given.way is not None else at) % len(WAYS)


def perform(seeds, way, toolchain):
    return way, checked_seeds(seeds, way, toolchain)


class Findings:
    """What came of all programs, and one as small as it gets for each kind of failure."""

    def __init__(self, given, toolchain):
        self.given, self.toolchain = given, toolchain
        self.counts = collections.Counter()
        self.failed = []

    def note(self, way, verdicts):
        for name, verdict in verdicts.items():
            code = _CODE.search(verdict.text) if verdict.kind == "refused" else None
            self.counts[f"refused {code[0]}" if code else verdict.kind] += 1
            if verdict.kind == "refused" and self.given.refused:
                print(f"{name} {way}: {verdict.text[:300]}", flush=True)
            if verdict.failed:
                self.failure(name, way, verdict)

    def failure(self, name, way, verdict):
        print(f"{name} {way} (--way {WAYS.index(way)}): {verdict.text.strip()[:500]}", flush=True)
        first = not any(kind == verdict.kind for _, kind in self.failed)
        self.failed.append((name, verdict.kind))
        if first and self.given.attempts:
            print(self.smaller(name, way, verdict.kind), flush=True)

    def smaller(self, name, way, kind):
        """The smallest program that fails alike; kept where there is somewhere to keep it."""
        program = seeded([int(name[1:])], way)[name]

        def fails(candidate):
            return check({"p": candidate}, self.toolchain, way)["p"].kind == kind

        small = reduce_simd(program, fails, self.given.attempts)
        if self.given.keep:
            os.makedirs(self.given.keep, exist_ok=True)
            way.keep_copy(small, os.path.join(self.given.keep, f"simd-{name}.c"))
        return small.simd("p")


def run(given, toolchain):
    findings, end = Findings(given, toolchain), time.monotonic() + given.seconds
    waiting = iter(tasks(given))
    with ProcessPoolExecutor(given.workers, multiprocessing.get_context("spawn")) as pool:
        running = set()
        while running or time.monotonic() < end:
            for task in take(waiting, 2 * given.workers - len(running)):
                running.add(pool.submit(perform, *task, toolchain))
            if not running:
                break
            done = next(as_completed(running))
            running.remove(done)
            findings.note(*done.result())
            if time.monotonic() >= end:
                waiting = iter(())
    return findings


def take(items, count):
    return [each for _, each in zip(range(count), items, strict=False)]


def show(given):
    """Print one program with all that checks it, and how it is built."""
    way = WAYS[way_of(given, 0)]
    print(f"/* {way} */")
    print(way.whole(seeded([given.seed], way)[f"p{given.seed}"]))


def arguments():
    parser = argparse.ArgumentParser(description="Derivatives of random programs with SIMD.")
    parser.add_argument("--programs", type=int, default=20_000)
    parser.add_argument("--seconds", type=float, default=float("inf"))
    parser.add_argument("--seed", type=int, default=1_000_000)
    parser.add_argument("--way", type=int, help=f"0 to {len(WAYS) - 1}: flags; in turn without")
    parser.add_argument("--batch", type=int, default=40, help="programs in a C file")
    parser.add_argument("--keep", metavar="DIR", help="write one program per kind of failure there")
    parser.add_argument("--attempts", type=int, default=60, help="at making one smaller")
    parser.add_argument("--refused", action="store_true", help="say what is refused, too")
    parser.add_argument("--print", action="store_true", help="only print the program of a seed")
    parser.add_argument("--toolchain", default="", help="llvm-22, pip, ...")
    parser.add_argument("--workers", type=int, default=cores())
    return parser.parse_args()


def main():
    given = arguments()
    if given.print:
        show(given)
        return 0
    with tempfile.TemporaryDirectory() as cache:
        wish = Wish(toolchain=given.toolchain, path=os.environ["PATH"], cache_dir=cache)
        began = time.monotonic()
        findings = run(given, detect(wish))
    for kind, count in findings.counts.most_common():
        print(f"{count:7} {kind}")
    print(f"{findings.counts.total()} programs in {time.monotonic() - began:.0f} s")
    return 1 if findings.failed else 0


if __name__ == "__main__":
    sys.exit(main())
