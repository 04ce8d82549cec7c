"""Measure gradients of programs on BLAS and LAPACK: python bench/blas.py [--rounds N].

Ratios of one run, medians of rounds, with one thread and with two; how much faster eight tangents
at once are than one after the other; and a gemm than the same loops differentiated as code. Of
memory, how much more the gradient takes at its peak than primal, shadows and the library do.
"""

import argparse
import os
import statistics
import subprocess
import tempfile
from pathlib import Path

SOURCE = Path(__file__).with_suffix(".c")
#: What is asked of gradient / primal.
LIMITS = {"gemm": 3.1, "posv": 1.5}
FASTER = 20
#: And of eight directions at once, which are one call for each of one direction.
TOGETHER = 2

#: What each gradient may keep: operands that are overwritten, in matrices. Of posv that is
#: A; of a chain of four products the factor that each overwrites, or the one behind it.
KEPT = {"gemm": 0, "posv": 1, "chain": 4}
#: What is neither a matrix nor worth a word, in bytes.
LITTLE = 2**20


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--library", default="-lopenblas")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        program, loops = (Path(folder) / each for each in ("rules", "loops"))
        build(program, given.library)
        build(loops, given.library, "-DBODY")
        for threads in (1, 2):
            for name, limit in LIMITS.items():
                found = [run(program, name, 1000, threads) for _ in range(given.rounds)]
                ratio = statistics.median(gradient / primal for primal, gradient in found)
                said = "" if ratio <= limit else f": above {limit}"
                print(f"{name}, n = 1000, {threads} threads: gradient / primal {ratio:.2f}{said}")
        for threads in (1, 2):
            found = [run(program, "directions", 1000, threads) for _ in range(given.rounds)]
            faster = statistics.median(one / both for one, both in found)
            said = "" if faster >= TOGETHER else f": below {TOGETHER}"
            print(
                f"gemv and potrs, n = 1000, {threads} threads: 8 tangents at once {faster:.1f} "
                f"times as fast as one after the other{said}"
            )
        times = [(run(loops, "gemm", 500, 1)[1], run(program, "gemm", 500, 1)[1]) for _ in range(3)]
        faster = statistics.median(slow / fast for slow, fast in times)
        said = "" if faster >= FASTER else f": below {FASTER}"
        print(f"gemm, n = 500: {faster:.0f} times as fast as its loops differentiated{said}")
        for name, count in KEPT.items():
            said = memory(program, name, 1000, count)
            print(f"{name}, n = 1000: the gradient's peak is {said}")


def memory(program, name, size, count):
    """Return how far a gradient's peak is above that of primal, shadows and library."""
    environment = {**os.environ, "OPENBLAS_NUM_THREADS": "1"}
    done = subprocess.run(
        [program, name, str(size), "memory"],
        capture_output=True,
        text=True,
        check=True,
        env=environment,
    )
    (found,) = (float(each) for each in done.stdout.split())
    matrix = 8.0 * size * size
    more = "" if found <= count * matrix + LITTLE else f": above {count}"
    return f"{found / matrix:.2f} matrices more than primal and shadows{more}"


def build(program, library, *flags):
    command = ["enzyme-cc", "-O2", *flags, SOURCE, "-o", program, library, "-lm"]
    subprocess.run(command, check=True)


def run(program, name, size, threads):
    environment = {**os.environ, "OPENBLAS_NUM_THREADS": str(threads)}
    done = subprocess.run(
        [program, name, str(size)], capture_output=True, text=True, check=True, env=environment
    )
    return [float(each) for each in done.stdout.split()]


if __name__ == "__main__":
    main()
