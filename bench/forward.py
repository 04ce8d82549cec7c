"""Measure the run time of a tangent against its primal, at widths 1 and 4, through enzyme-cc.

Limits: on loops bound by arithmetic 2.2 times the primal for each direction; width 4 cheaper than
four runs of width 1, everywhere.
"""

import argparse
import os
import subprocess
import sys
import tempfile

HERE = os.path.dirname(os.path.abspath(__file__))
LIMIT = 2.2
#: The rows bound by arithmetic; the others are bound by memory.
ARITHMETIC = ("logistic", "series", "horner")


def measure(compiler, level, folder):
    program = os.path.join(folder, "forward")
    source = os.path.join(HERE, "forward.c")
    subprocess.run([compiler, level, "-w", source, "-o", program, "-lm"], check=True)
    text = subprocess.run([program], check=True, capture_output=True, text=True).stdout
    for line in text.splitlines():
        name, *seconds = line.split()
        yield name, *map(float, seconds)


def report(rows):
    failed = False
    for name, primal, one, four in rows:
        ratio, wide = one / primal, four / primal
        wrong = (name in ARITHMETIC and ratio > LIMIT) or wide > 4 * ratio
        failed |= wrong
        print(
            f"  {name:9} primal {primal * 1e3:7.3f} ms   width 1: {ratio:5.2f} x   "
            f"width 4: {wide:5.2f} x, {wide / 4:4.2f} a direction{'   TOO SLOW' if wrong else ''}"
        )
    return failed


def main():
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--cc", default="enzyme-cc", help="the wrapper")
    options, _ = parser.parse_known_args()
    failed = False
    with tempfile.TemporaryDirectory() as folder:
        for level in ("-O2", "-O3"):
            print(f"== {level}")
            failed |= report(measure(options.cc, level, folder))
    return int(failed)


if __name__ == "__main__":
    sys.exit(main())
