"""Measure what a call of the wrapper costs over the same call of the plain compiler.

Plain and wrapped calls alternate, so that what else the machine does falls on both.
"""

import os
import statistics
import subprocess
import sys
import tempfile
import time

import common

LIMIT_MS = 35
CALLS = {
    "-c of a tiny file": ["-c", "tiny.c", "-o", "tiny.o"],
    "-O2 -c of a tiny file": ["-O2", "-c", "tiny.c", "-o", "tiny.o"],
    "-E": ["-E", "tiny.c", "-o", "tiny.i"],
    "-S": ["-S", "tiny.c", "-o", "tiny.s"],
    "-M": ["-M", "tiny.c"],
    "-fsyntax-only": ["-fsyntax-only", "tiny.c"],
    "--version": ["--version"],
    "link of one object": ["linked.o", "-o", "tiny"],
    "compile and link": ["tiny.c", "-o", "tiny"],
}


def milliseconds(compiler, arguments, folder):
    started = time.perf_counter()
    subprocess.run(
        [compiler, *arguments],
        cwd=folder,
        env=common.ENVIRONMENT,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        check=True,
    )
    return (time.perf_counter() - started) * 1000


def compare(plain, wrapper, arguments, folder, rounds):
    """Return the median times of both compilers for one call, after one unmeasured call of each."""
    times = {plain: [], wrapper: []}
    for turn in range(rounds + 1):
        for compiler, measured in times.items():
            spent = milliseconds(compiler, arguments, folder)
            if turn > 0:
                measured.append(spent)
    return [statistics.median(measured) for measured in times.values()]


def main():
    parser = common.make_parser(__doc__)
    parser.add_argument("--rounds", type=int, default=30)
    options = parser.parse_args()
    plain, wrapper = common.choose_compilers(options)
    print(f"plain {plain}, wrapper {wrapper}, medians of {options.rounds}\n")
    print(f"{'what':<22} | plain ms | wrapper ms | overhead ms | limit {LIMIT_MS} ms | met?")
    good = True
    with tempfile.TemporaryDirectory() as folder:
        common.write_file(os.path.join(folder, "tiny.c"), "int main(void) { return 0; }\n")
        milliseconds(plain, ["-c", "tiny.c", "-o", "linked.o"], folder)
        for what, arguments in CALLS.items():
            ours = compare(plain, wrapper, arguments, folder, options.rounds)
            good &= show(what, *ours)
    return 0 if good else 1


def show(what, plain, wrapped):
    over = wrapped - plain
    met = over <= LIMIT_MS
    row = f"{what:<22} | {plain:8.1f} | {wrapped:10.1f} | {over:11.1f} | {LIMIT_MS:11} | "
    print(row + ("yes" if met else "NO"), flush=True)
    return met


if __name__ == "__main__":
    sys.exit(main())
