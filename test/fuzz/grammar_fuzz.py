"""Random IR, rule files and command lines: each ends well, or in an error of ours with a place.

    python test/fuzz/grammar_fuzz.py [--programs N] [--minutes M] [--seed S] [--keep DIR] ...
    python test/fuzz/grammar_fuzz.py --print --only ir --seed S

Never a traceback, an internal error, a signal, more than 20 seconds or 2 GB. What LLVM reads we
print so that it means the same; a command line that asks for no derivative does what the compiler
does. One case is kept for each kind of failure, made smaller; test/corpus/grammar has those of the
past, which `make test` runs.
"""

import argparse
import os
import sys
import time

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
sys.path[:0] = [ROOT, os.path.join(ROOT, "test", "support")]

from grammar_cases import GRAMMARS, Case, case  # noqa: E402
from grammar_pool import UNSAFE, Checker, Pool, names_of, result_of  # noqa: E402
from grammar_reducer import reduce_text  # noqa: E402
from programs_harness import cores  # noqa: E402


def tasks(given):
    """Grammars and numbers, in turn."""
    kinds = (given.only,) if given.only else GRAMMARS
    for at in range(given.programs):
        yield kinds[at % len(kinds)], given.seed + at // len(kinds)


class Findings:
    """What came of all cases; of each kind of failure the first, made smaller."""

    def __init__(self, given):
        self.given, self.counts, self.failures = given, {}, set()

    def note(self, grammar, seed, came, failure):
        row = self.counts.setdefault(grammar, {})
        row[came] = row.get(came, 0) + 1
        if failure is None or (grammar, came) in self.failures:
            return
        self.failures.add((grammar, came))
        print(f"{grammar} {seed}: {came}\n{failure.strip()[-1200:]}", flush=True)
        if self.given.keep:
            self.write(grammar, seed, came, failure)

    def write(self, grammar, seed, came, failure):
        os.makedirs(self.given.keep, exist_ok=True)
        made = case(grammar, seed)
        path = os.path.join(self.given.keep, f"{grammar}-{names_of(came)}{made.suffix}")
        text = smaller(made, came, self.given.attempts)
        with open(path, "w", encoding="utf-8", errors="surrogateescape", newline="") as file:
            file.write((f"; passes: {' '.join(made.passes)}\n" if made.passes else "") + text)
        with open(f"{path}.why", "w", encoding="utf-8", errors="replace") as file:
            file.write(f"--only {grammar} --seed {seed}\n{failure}\n")

    def table(self):
        for grammar, row in sorted(self.counts.items()):
            for came, count in sorted(row.items(), key=lambda each: -each[1])[:25]:
                print(f"{count:8} {grammar}: {came}")


def smaller(made, came, attempts):
    """The text of a case made smaller; one that kills its process, or hangs, stays as it is."""
    if made.grammar == "arguments" or came.startswith(UNSAFE):
        return made.text
    with Checker() as checker:

        def fails(text):
            return result_of(checker, Case(made.grammar, text, made.passes))[0] == came

        return reduce_text(made.text, fails, attempts)


def arguments():
    parser = argparse.ArgumentParser(description="Random IR, rule files and command lines.")
    parser.add_argument("--programs", type=int, default=1 << 40)
    parser.add_argument("--minutes", type=float, default=60)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--only", choices=GRAMMARS)
    parser.add_argument("--keep", metavar="DIR", help="write one case per kind of failure there")
    parser.add_argument("--attempts", type=int, default=600, help="at making one smaller")
    parser.add_argument("--workers", type=int, default=cores())
    parser.add_argument("--print", action="store_true", help="only print the case of a seed")
    return parser.parse_args()


def main():
    given = arguments()
    if given.print:
        sys.stdout.write(case(given.only or "ir", given.seed).text)
        return 0
    findings, began = Findings(given), time.monotonic()
    with Pool(given.workers) as pool:
        for done in pool.run(tasks(given), began + 60 * given.minutes):
            findings.note(*done)
    findings.table()
    count = sum(sum(row.values()) for row in findings.counts.values())
    seconds = time.monotonic() - began
    print(f"{count} cases in {seconds:.0f} s, {len(findings.failures)} kinds of failure")
    return 1 if findings.failures else 0


if __name__ == "__main__":
    sys.exit(main())
