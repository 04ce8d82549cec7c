"""Measure what calling a gradient from Python costs: python bench/python.py [--rounds N].

Each call is timed in turn with a ctypes call of the same entry, with all its arguments ready: what
is printed is the difference, the median of rounds. A warm load is a process that loads what another
has built.
"""

import argparse
import ctypes
import statistics
import subprocess
import sys
import time

import numpy as np

import enzyme_cc as enzyme

SOURCE = """
double energy(const double *x, int n) {
  double sum = 0;
  for (int i = 0; i < n; i++) sum += x[i] * x[i] * x[i];
  return sum;
}
double three(double a, const double *x, const double *y, int n) {
  double sum = 0;
  for (int i = 0; i < n; i++) sum += a * x[i] * y[i];
  return sum;
}
void squares(const float *x, long n, float *y) { for (long i = 0; i < n; i++) y[i] = x[i] * x[i]; }
"""
#: Microseconds that a gradient of one array may cost more than a ctypes call of it.
LIMIT = 15.0
CALLS = 2000
_LOAD = """
import time
import numpy
import enzyme_cc
enzyme_cc.load
start = time.perf_counter()
enzyme_cc.load({!r})
print(time.perf_counter() - start)
"""


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--rounds", type=int, default=15)
    given = parser.parse_args()
    lib = enzyme.load(SOURCE)
    x, y, single = np.linspace(0, 1, 4), np.ones(4), np.ones(4, np.float32)
    calls = {
        "energy(x)": lambda: lib.energy(x),
        "energy.grad(x)": lambda: lib.energy.grad(x),
        "three.value_and_grad(a, x, y)": lambda: lib.three.value_and_grad(2.0, x, y),
        "squares(x), an output": lambda: lib.squares(single),
        "energy.grad(n=4, x=x), by name": lambda: lib.energy.grad(n=4, x=x),
        "energy.hvp(x, tangents=v)": lambda: lib.energy.hvp(x, tangents=y),
        "energy.grad([0.0, 1.0]), a list": lambda: lib.energy.grad([0.0, 1.0]),
    }
    base = by_ctypes(lib.energy.native("vjp", ("x",)), x)
    np.testing.assert_allclose(lib.energy.grad(x), 3 * x * x)
    print("microseconds that a call costs more than a ctypes call of a gradient")
    found = {name: [] for name in calls}
    for _ in range(given.rounds):
        for name, call in calls.items():
            found[name].append(timed(call) - timed(base))
    for name, times in found.items():
        print(f"  {name:<34} {statistics.median(times):6.1f}")
    loads = [warm_load() for _ in range(5)]
    print(f"a warm load: {statistics.median(loads) * 1e3:.0f} ms")
    over = statistics.median(found["energy.grad(x)"])
    sys.exit(f"energy.grad(x): {over:.1f} us, the limit is {LIMIT:g}" if over > LIMIT else 0)


def by_ctypes(entry, x):
    """Return a call of a gradient through ctypes: fresh memory for it, all else ready."""
    slots = (ctypes.c_long * 5)()

    def call():
        gradient = np.zeros(4)
        slots[0], slots[1], slots[3] = x.ctypes.data, 4, gradient.ctypes.data
        slots[4] = 0x3FF0000000000000  # 1.0
        entry.call(slots)
        return gradient

    np.testing.assert_allclose(call(), 3 * x * x)
    return call


def timed(call):
    """Return the microseconds of one call."""
    start = time.perf_counter()
    for _ in range(CALLS):
        call()
    return (time.perf_counter() - start) / CALLS * 1e6


def warm_load():
    program = _LOAD.format(SOURCE)
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, check=True)
    return float(done.stdout)


if __name__ == "__main__":
    main()
