"""Measure `enzyme.jax`: the overhead of a gradient in a jitted loop, and losses beside JAX's own.

Run it with nothing else running: `python bench/python_jax.py`. Each number is the least of several
rounds, ours and theirs in turns; both must give the same numbers first.
"""

import ctypes
import time
from functools import partial
from pathlib import Path

import jax
import jax.numpy as jnp
import numpy as np
from losses import PROBLEMS, declared
from losses_jax import LOSSES, ours

import enzyme_cc as enzyme

jax.config.update("jax_enable_x64", True)
ROUNDS, LEAST = 7, 0.05


def per_call(run):
    """Return seconds per call, the least of some rounds."""
    run()
    start = time.perf_counter()
    run()
    count = max(1, int(LEAST / max(time.perf_counter() - start, 1e-9)))
    best = float("inf")
    for _ in range(ROUNDS):
        start = time.perf_counter()
        for _ in range(count):
            run()
        best = min(best, (time.perf_counter() - start) / count)
    return best


def overhead(lib):
    """Return microseconds of a gradient in a jitted loop, and of the same C through ctypes."""
    x = np.array([0.3, 1.1, -0.7, 2.0])
    shadow, seed = np.zeros(4), 1.0
    entry = lib.energy.native("vjp", ("x",))
    slots = (ctypes.c_long * (entry.layout.size // 8))()
    place = {key: at for at, key in enumerate(entry.keys)}
    slots[place["", "x"]], slots[place["d_", "x"]] = x.ctypes.data, shadow.ctypes.data
    slots[place["", "n"]] = 4
    slots[place["d_", "return"]] = int(np.float64(seed).view(np.int64))
    call = entry.call
    count = 100_000
    gradient = jax.grad(enzyme.jax(lib.energy))

    @jax.jit
    def loop(start):
        return jax.lax.fori_loop(0, count, lambda _, x: x - 1e-6 * gradient(x), start)

    @jax.jit
    def empty(start):
        return jax.lax.fori_loop(0, count, lambda _, x: x - 1e-6 * jnp.sin(x), start)

    inside = per_call(lambda: loop(x).block_until_ready()) / count
    outside = per_call(lambda: call(slots))
    return 1e6 * inside, 1e6 * outside, 1e6 * per_call(lambda: empty(x).block_until_ready()) / count


def main():
    lib = enzyme.load(str(Path(__file__).with_name("losses.c")), flags=["-O3"])
    inside, outside, empty = overhead(lib)
    print(f"a gradient in a jitted loop: {inside:.2f} us; through ctypes: {outside:.2f} us")
    print(f"  (a round of the loop with jnp.sin instead: {empty:.2f} us)")
    print(f"{'value and gradient':32} {'ours':>10} {'JAX':>10}")
    for problem in PROBLEMS:
        theirs = partial(LOSSES[problem.loss], **problem.sizes)
        args = [*problem.arguments.values()]
        by = problem.by
        ways = ours(declared(lib, problem), problem), theirs
        runs = [jax.jit(jax.value_and_grad(each, by)) for each in ways]
        found, expected = (run(*args) for run in runs)
        jax.tree.map(
            lambda a, b: np.testing.assert_allclose(a, b, rtol=1e-8, atol=1e-10), found, expected
        )
        own, other = (per_call(lambda: jax.block_until_ready(run(*args))) for run in runs)  # noqa: B023
        print(f"{problem.name:32} {1e6 * own:8.1f}us {1e6 * other:8.1f}us {other / own:6.2f} x")


if __name__ == "__main__":
    main()
