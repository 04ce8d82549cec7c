"""The losses in JAX: as people write them there, and ours."""

import jax
import jax.numpy as jnp
from losses import first

import enzyme_cc as enzyme

jax.config.update("jax_enable_x64", True)


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


LOSSES = {"gmm": gmm, "lstm": lstm, "ode": ode, "stencil": stencil}


def ours(function, problem):
    """Return the function in C as one of the same JAX arrays."""
    traced = enzyme.jax(function)

    def run(*arrays):
        return first(traced(*arrays, **problem.sizes))

    return run


def ways(lib, declared, problem):
    """Yield what is measured: a name, and a call that gives the value and the gradient."""
    arrays = [jnp.asarray(each) for each in problem.arguments.values()]

    def theirs(*arrays):
        return LOSSES[problem.loss](*arrays, **problem.sizes)

    for name, loss in (("ours in JAX", ours(declared(lib, problem), problem)), ("JAX jit", theirs)):
        both = jax.jit(jax.value_and_grad(loss, problem.by))
        yield name, lambda both=both: jax.block_until_ready(both(*arrays))
