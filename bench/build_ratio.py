"""Measure how much longer the builds of zlib and Lua take with the wrapper (make -j2).

Plain and wrapped builds alternate; each wrapped build is compared with the plain one before it.
The ratio of CPU time is shown beside that of elapsed time, since a busy machine disturbs it less.
"""

import statistics
import sys

import common

LIMIT = 1.10


def measure(project, plain, wrapper):
    """Return the `make` steps with each compiler, one build after the other."""
    return tuple(common.build(project, compiler)[1] for compiler in (plain, wrapper))


def main():
    parser = common.make_parser(__doc__)
    parser.add_argument("--repetitions", type=int, default=3)
    options = parser.parse_args()
    plain, wrapper = common.choose_compilers(options)
    print(f"plain {plain}, wrapper {wrapper}, make -j2, {options.repetitions} pairs\n")
    print("what | plain s | wrapper s | median ratio | spread | CPU ratio | limit | met?")
    good = True
    for project in common.BUILDS:
        measure(project, plain, wrapper)  # the first pair only warms the file cache
        pairs = [measure(project, plain, wrapper) for _ in range(options.repetitions)]
        good &= show(project.name, pairs)
    return 0 if good else 1


def ratios_of(pairs, field):
    return sorted(getattr(wrapped, field) / getattr(plain, field) for plain, wrapped in pairs)


def show(name, pairs):
    ratios = ratios_of(pairs, "seconds")
    ratio, processor = (
        statistics.median(ratios_of(pairs, field)) for field in ("seconds", "processor")
    )
    times = [statistics.median(step.seconds for step in side) for side in zip(*pairs, strict=True)]
    cells = [name, *(f"{time:.2f}" for time in times), f"{ratio:.3f}"]
    cells += [f"{ratios[0]:.3f} to {ratios[-1]:.3f}", f"{processor:.3f}", f"{LIMIT:.2f}"]
    print(" | ".join([*cells, "yes" if ratio <= LIMIT else "NO"]), flush=True)
    return ratio <= LIMIT


if __name__ == "__main__":
    sys.exit(main())
