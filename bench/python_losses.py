"""Measure value and gradient of losses in C beside the same losses in PyTorch and JAX.

`python bench/python_losses.py --torch PYTHON --jax PYTHON [--svg FILE]`, each with its framework:
one core each if not `--cores`, the least of several rounds. All must give the same numbers first.
"""

import argparse
import json
import os
import subprocess
import sys
import time
from importlib import import_module
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROUNDS, LEAST, MOST = 7, 0.05, 20.0
#: From a column to the one that it is compared with.
BESIDE = {
    "PyTorch eager": "ours in PyTorch",
    "torch.compile": "ours in PyTorch",
    "JAX jit": "ours in JAX",
}


def main():
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--torch", default=str(HERE.parent / ".frameworks/torch/bin/python"))
    parser.add_argument("--jax", default=sys.executable)
    parser.add_argument("--cores", action="store_true", help="all cores, and not one")
    parser.add_argument("--cpu-time", action="store_true", help="for a machine with other work")
    parser.add_argument("--flags", default="", help="more of the C compiler's")
    parser.add_argument("--svg", help="where a picture of it goes")
    parser.add_argument("--worker", help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.worker:
        return work(given)
    rows = {}
    for framework in ("torch", "jax"):
        python = getattr(given, framework)
        if python:
            argv = [python, __file__, "--worker", framework, *sys.argv[1:]]
            path = {**os.environ, "PYTHONPATH": str(HERE.parent)}
            done = subprocess.run(argv, stdout=subprocess.PIPE, env=path, text=True, check=True)
            for line in done.stdout.splitlines():
                problem, column, seconds = json.loads(line)
                rows.setdefault(problem, {})[column] = seconds
    print_table(rows)
    if given.svg:
        import losses_chart  # noqa: PLC0415 - beside this file

        Path(given.svg).write_text(losses_chart.draw(rows, BESIDE), encoding="utf-8")
    return 0


# -- in the Python of one framework ------------------------------------------------------------


def work(given):
    """Measure all ways of one framework: a line of JSON for each."""
    if not given.cores:
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})  # before anything starts threads
    from losses import PROBLEMS, declared, load  # noqa: PLC0415

    framework = import_module(f"losses_{given.worker}")
    clock = time.process_time if given.cpu_time else time.perf_counter
    lib = load(*given.flags.split())
    for problem in PROBLEMS:
        expected = None
        for name, run in framework.ways(lib, declared, problem):
            found = numbers(run())
            expected = found if expected is None else expected
            check(problem.name, name, found, expected)
            print(json.dumps([problem.name, name, per_call(run, clock)]), flush=True)
    return 0


def numbers(found):
    """Return a value and its gradient as one array."""
    import numpy as np  # noqa: PLC0415

    value, gradient = found
    return np.concatenate([np.ravel(np.asarray(each)) for each in (value, *gradient)])


def check(problem, name, found, expected):
    import numpy as np  # noqa: PLC0415

    np.testing.assert_allclose(found, expected, 1e-8, 1e-10, err_msg=f"{problem} {name}")


def per_call(run, clock):
    """Return seconds per call, the least of some rounds; what takes long is run less often."""
    run()
    begun = time.perf_counter()
    start = clock()
    run()
    took = max(clock() - start, 1e-7)
    count = max(1, int(LEAST / took))
    best = took
    for _ in range(ROUNDS):
        start = clock()
        for _ in range(count):
            run()
        best = min(best, (clock() - start) / count)
        if time.perf_counter() - begun > MOST:
            break
    return best


# -- the table ---------------------------------------------------------------------------------


def print_table(rows):
    columns = list(dict.fromkeys(name for row in rows.values() for name in row))
    print(" ".join(["microseconds".ljust(28), *(f"{name:>22}" for name in columns)]))
    for problem, row in rows.items():
        cells = [cell(row, name) for name in columns]
        print(" ".join([problem.ljust(28), *(f"{text:>22}" for text in cells)]))


def cell(row, name):
    """Return the microseconds of one way, and how many times ours that is."""
    if name not in row:
        return "-"
    text = f"{1e6 * row[name]:.0f}"
    ours = row.get(BESIDE.get(name, ""))
    return f"{text} ({row[name] / ours:5.1f} x)" if ours else text


if __name__ == "__main__":
    sys.exit(main())
