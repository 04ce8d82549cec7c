"""Compile the C++ programs of test/cxx by enzyme-c++ and by the clang it wraps: processor seconds.

    python bench/cxx.py [--level -O2] [--command .venv/bin/enzyme-c++] [PROGRAM ...]

Those that are refused are left out, and said. At the end: the median of the ratios, and the
programs beyond three times clang and half a second, which is the bar.
"""

import argparse
import os
import re
import resource
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
#: The bar: so many times clang, and so many seconds more.
TIMES, MORE = 3, 0.5


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--level", default="-O2")
    parser.add_argument("--command", default=str(ROOT / ".venv/bin/enzyme-c++"))
    parser.add_argument("--clang", default="clang++-22")
    parser.add_argument("programs", nargs="*")
    given = parser.parse_args()
    ratios, beyond = [], []
    for program in sorted((ROOT / "test/cxx/programs").glob("*.cpp")):
        if given.programs and program.stem not in given.programs:
            continue
        ours, plain = (seconds(each, program, given.level) for each in (given.command, given.clang))
        if ours is None or plain is None:
            print(f"{program.stem}: refused")
            continue
        ratios.append(ours / plain)
        if ours > TIMES * plain + MORE:
            beyond.append(program.stem)
        print(f"{program.stem}: {ours:.2f} s, clang {plain:.2f} s: {ours / plain:.1f}", flush=True)
    if ratios:
        print(f"median {statistics.median(ratios):.2f} of {len(ratios)}; beyond the bar: {beyond}")
    return 1 if beyond else 0


def seconds(command, program, level):
    """Return the processor seconds of compiling a program to an object; None where it fails."""
    found = re.search(r"^// flags: (.*)$", program.read_text(), re.MULTILINE)
    flags = found[1].split() if found else ["-std=c++17"]
    flags = [each for each in flags if not each.startswith("-l")]
    # What was made before is not looked for.
    environment = {**os.environ, "ENZYME_CC_CACHE_SIZE": "0"}
    with tempfile.TemporaryDirectory() as folder:
        line = [command, "-w", *flags, level, "-c", str(program), "-o", f"{folder}/program.o"]
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        try:
            done = subprocess.run(
                line, capture_output=True, check=False, env=environment, timeout=120
            )
        except subprocess.TimeoutExpired:
            return None
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
    if done.returncode:
        return None
    return after.ru_utime - before.ru_utime + after.ru_stime - before.ru_stime


if __name__ == "__main__":
    sys.exit(main())
