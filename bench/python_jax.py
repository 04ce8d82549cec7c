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


def gmm(x, weight, mean, scale):
    z = (x[:, None] - mean) * jnp.exp(scale)
    density = weight + jnp.sum(scale, 1) - 0.5 * jnp.sum(z * z, -1)
    logsumexp = jax.scipy.special.logsumexp
    return -jnp.mean(logsumexp(density, 1)) + logsumexp(weight)


def lstm(x, w, u, b):
    m = x.shape[1]

    def cell(state, now):
        h, c = state
        gate = b + w @ now + u @ h
        i, f, o = jnp.split(jax.nn.sigmoid(gate[: 3 * m]), 3)
        c = f * c + i * jnp.tanh(gate[3 * m :])
        return (o * jnp.tanh(c), c), None

    (h, _), _ = jax.lax.scan(cell, (jnp.zeros(m), jnp.zeros(m)), x)
    return jnp.sum(h * h)


def ode(p, start, steps, dt):
    def slope(s):
        return jnp.stack([p[0] * s[0] - p[1] * s[0] * s[1], p[2] * s[0] * s[1] - p[3] * s[1]])

    def step(s, _):
        k1 = slope(s)
        k2 = slope(s + dt / 2 * k1)
        k3 = slope(s + dt / 2 * k2)
        k4 = slope(s + dt * k3)
        return s + dt / 6 * (k1 + 2 * k2 + 2 * k3 + k4), None

    last, _ = jax.lax.scan(step, start, None, length=steps)
    return jnp.sum(last * last)


def stencil(start, rate, steps):
    def step(now, _):
        inner = now[1:-1, 1:-1]
        around = now[1:-1, :-2] + now[1:-1, 2:] + now[:-2, 1:-1] + now[2:, 1:-1]
        return now.at[1:-1, 1:-1].set(inner + rate[1:-1, 1:-1] * (around - 4 * inner)), None

    last, _ = jax.lax.scan(step, start, None, length=steps)
    return jnp.sum(last * last)


def cases(lib):
    """Yield names, our function, JAX's, arguments, and which to differentiate by."""
    random = np.random.default_rng(1)
    normal = random.normal
    flat = {
        "gmm": {"x": "n*d", "weight": "k", "mean": "k*d", "scale": "k*d"},
        "lstm": {"x": "steps*m", "w": "4*m*m", "u": "4*m*m", "b": "4*m"},
        "stencil": {"start": "m*m", "rate": "m*m"},
    }
    said = {
        name: {each: enzyme.array(dims) for each, dims in arrays.items()}
        for name, arrays in flat.items()
    }
    said["stencil"] |= {"now": enzyme.out("m*m"), "next": enzyme.out("m*m")}
    said["ode"] = {"p": enzyme.array(4), "start": enzyme.array(2)}
    ours = {name: enzyme.jax(lib[name].declare(**each)) for name, each in said.items()}
    for n, k, d in ((100, 5, 2), (1000, 10, 8)):
        args = normal(size=(n, d)), normal(size=k), normal(size=(k, d)), normal(size=(k, d)) / 4

        def mixture(x, *rest, n=n, k=k, d=d):
            return ours["gmm"](x.ravel(), *(r.ravel() for r in rest), n=n, k=k, d=d)

        yield f"GMM, n={n} k={k} d={d}", mixture, gmm, args, (1, 2, 3)
    for steps, m in ((20, 8), (200, 32)):
        args = (
            *(normal(size=(steps, m)), normal(size=(4 * m, m)) / m),
            *(normal(size=(4 * m, m)) / m, normal(size=4 * m)),
        )

        def cells(*args, steps=steps, m=m):
            return ours["lstm"](*(each.ravel() for each in args), steps=steps, m=m)

        yield f"LSTM, {steps} steps of {m}", cells, lstm, args, (1, 2, 3)
    for steps in (100, 10000):
        args = np.array([1.1, 0.4, 0.1, 0.4]), np.array([10.0, 5.0])

        def solved(p, start, steps=steps):
            return ours["ode"](p, start, steps=jnp.int32(steps), dt=0.001)

        yield f"ODE, {steps} steps", solved, partial(ode, steps=steps, dt=0.001), args, (0, 1)
    for m, steps in ((16, 20), (128, 100)):
        args = normal(size=(m, m)), 0.2 * random.random((m, m))

        def spread(start, rate, m=m, steps=steps):
            found = ours["stencil"](start.ravel(), rate.ravel(), m=m, steps=jnp.int32(steps))
            return found.result

        yield (
            f"stencil, {m}x{m}, {steps} steps",
            spread,
            partial(stencil, steps=steps),
            args,
            (0, 1),
        )


def main():
    lib = enzyme.load(str(Path(__file__).with_name("python_losses.c")), flags=["-O3"])
    inside, outside, empty = overhead(lib)
    print(f"a gradient in a jitted loop: {inside:.2f} us; through ctypes: {outside:.2f} us")
    print(f"  (a round of the loop with jnp.sin instead: {empty:.2f} us)")
    print(f"{'value and gradient':32} {'ours':>10} {'JAX':>10}")
    for name, ours, theirs, args, by in cases(lib):
        runs = [jax.jit(jax.value_and_grad(each, by)) for each in (ours, theirs)]
        found, expected = (run(*args) for run in runs)
        jax.tree.map(
            lambda a, b: np.testing.assert_allclose(a, b, rtol=1e-8, atol=1e-10), found, expected
        )
        own, other = (per_call(lambda: jax.block_until_ready(run(*args))) for run in runs)  # noqa: B023
        print(f"{name:32} {1e6 * own:8.1f}us {1e6 * other:8.1f}us {other / own:6.2f} x")


if __name__ == "__main__":
    main()
