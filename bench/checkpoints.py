"""Measure what checkpointing costs and saves: python bench/checkpoints.py [--steps N].

Times are gradients over the primal of the same run, medians of rounds; memory is that of the whole
process at its peak. Gradients of all ways are the same number, or nothing is measured.
"""

import argparse
import math
import statistics
import subprocess
import tempfile
from pathlib import Path

SOURCE = Path(__file__).with_suffix(".c")
#: What is told to the compiler, and how many snapshots.
WAYS = {
    "the loop as it is": ("-DLOOP", 0),
    "all states": ("-DSCHEME=EnzymeCkptStoreAll", 0),
    "periodic, root of the steps": ("-DSCHEME=EnzymeCkptPeriodic", 0),
    "binomial, root of the steps": ("-DSCHEME=EnzymeCkptRevolve", 0),
    "binomial, 20 states": ("-DSCHEME=EnzymeCkptRevolve", 20),
    "binomial, 5 states": ("-DSCHEME=EnzymeCkptRevolve", 5),
}
_SAME = 1e-10


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--steps", type=int, default=20_000)
    parser.add_argument("--rounds", type=int, default=5)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        programs = {way: built(Path(folder), way) for way in WAYS}
        runs = {way: [] for way in WAYS}
        for _ in range(given.rounds):
            for way, program in programs.items():
                runs[way].append(run(program, given.steps, WAYS[way][1]))
    first = next(iter(runs.values()))[0][2]
    print(f"{given.steps} steps of 1,000 numbers: gradient / primal, peak memory in MB")
    for way, found in runs.items():
        if not all(math.isclose(each[2], first, rel_tol=_SAME) for each in found):
            raise SystemExit(f"{way}: another gradient: {found[0][2]!r}, not {first!r}")
        ratio = statistics.median(each[1] / each[0] for each in found)
        print(f"{way:30}{ratio:8.1f}{found[0][4] / 1000:10.1f}")


def built(folder, way):
    program = folder / way.replace(" ", "-").replace(",", "")
    command = ["enzyme-cc", "-O2", WAYS[way][0], SOURCE, "-lm", "-o", program]
    subprocess.run(command, check=True)
    return program


def run(program, steps, snapshots):
    done = subprocess.run(
        [program, str(steps), str(snapshots)], capture_output=True, text=True, check=True
    )
    return [float(each) for each in done.stdout.split()]


if __name__ == "__main__":
    main()
