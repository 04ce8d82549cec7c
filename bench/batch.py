"""Measure the run time of a batch against as many calls, at widths 4 and 8, through enzyme-cc.

Limits: never more than the calls; half of them where each step waits for the one before.
"""

import argparse
import os
import subprocess
import sys
import tempfile

HERE = os.path.dirname(os.path.abspath(__file__))
#: More is no noise.
BESIDE_CALLS = 1.1
#: Where instances go side by side through what one alone waits for.
WAITING = ("horner", "logistic")
BESIDE_WAITING = 0.5


def measure(compiler, level, folder):
    program = os.path.join(folder, "batch")
    source = os.path.join(HERE, "batch.c")
    command = [compiler, level, "-w", source, "-o", program, "-lm"]
    subprocess.run(command, check=True, stderr=subprocess.DEVNULL)
    text = subprocess.run([program], check=True, capture_output=True, text=True).stdout
    for line in text.splitlines():
        name, same, *seconds = line.split()
        yield name, same == "1", *map(float, seconds)


def report(rows):
    failed = False
    for name, same, calls4, four, calls8, eight in rows:
        ratios = four / calls4, eight / calls8
        slow = max(ratios) > (BESIDE_WAITING if name in WAITING else BESIDE_CALLS)
        failed |= slow or not same
        said = "   TOO SLOW" * slow + "   WRONG" * (not same)
        print(
            f"  {name:9} 4 calls {calls4 * 1e6:7.2f} us   width 4: {ratios[0]:5.2f} x   "
            f"width 8: {ratios[1]:5.2f} x{said}"
        )
    return failed


def main():
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--cc", default="enzyme-cc", help="the wrapper")
    options, _ = parser.parse_known_args()
    failed = False
    with tempfile.TemporaryDirectory() as folder:
        for level in ("-O1", "-O2"):
            print(f"== {level}")
            failed |= report(measure(options.cc, level, folder))
    return int(failed)


if __name__ == "__main__":
    sys.exit(main())
