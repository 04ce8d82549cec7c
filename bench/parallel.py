"""Measure parallel gradients: python bench/parallel.py [--numbers N] [--threads T].

For each loop of parallel.c, in one run: the speed-up of the gradient by threads over that of its
primal, and gradient / primal over the same ratio of the serial program. Where the program does not
give threads work of their own, additions are atomic: `--enzyme-explain` says which are. What one
thread does is measured by its own time, so that it can be compared where others keep the machine
busy; a speed-up can only be measured where nobody else does.
"""

import argparse
import math
import os
import subprocess
import tempfile
from pathlib import Path

SOURCE = Path(__file__).with_suffix(".c")
_SAME = 1e-9


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--numbers", type=int, default=1_000_000)
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--threads", type=int, default=2)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        serial, parallel = (built(Path(folder), flag) for flag in ("-fno-openmp", "-fopenmp"))
        alone = run(serial, given, 1)
        one, some = (run(parallel, given, threads) for threads in (1, given.threads))
    print(f"{given.numbers} numbers, {given.threads} threads")
    print("gradient / primal: serial, with 1 thread, with all;")
    print("speed-up by threads: of the primal, of the gradient, the second over the first")
    for name, (*_, check) in alone.items():
        if not all(math.isclose(each[name][-1], check, rel_tol=_SAME) for each in (one, some)):
            raise SystemExit(f"{name}: another gradient: {some[name][-1]!r}, not {check!r}")
        # The times of one thread come behind those of the clock on the wall.
        ratios = [each[name][3] / each[name][2] for each in (alone, one)]
        ratios.append(some[name][1] / some[name][0])
        ups = [one[name][at] / some[name][at] for at in (0, 1)]
        print(f"{name:12}{ratios[0]:8.2f}{ratios[1]:10.2f}{ratios[2]:9.2f}")
        print(f"{'':12}{ups[0]:8.2f}{ups[1]:10.2f}{ups[1] / ups[0]:9.2f}")


def built(folder, flag):
    program = folder / f"program{flag}"
    command = ["enzyme-cc", "-O2", flag, SOURCE, "-lm", "-o", program]
    subprocess.run(command, check=True)
    return program


def run(program, given, threads):
    environment = {**os.environ, "OMP_NUM_THREADS": str(threads)}
    command = [program, str(given.numbers), str(given.rounds)]
    done = subprocess.run(command, capture_output=True, text=True, check=True, env=environment)
    rows = (each.split() for each in done.stdout.splitlines())
    return {name: tuple(map(float, numbers)) for name, *numbers in rows}


if __name__ == "__main__":
    main()
