"""Find out what a rod is made of: a simulation in Fortran, fitted by JAX.

JAX compiles the loop of the fit; in it the simulation's own machine code runs, and its gradient.
"""

from pathlib import Path

import jax
import jax.numpy as jnp

import enzyme_cc as enzyme

jax.config.update("jax_enable_x64", True)
N, STEPS = 24, jnp.int32(150)
library = enzyme.load(str(Path(__file__).with_name("rod.f90")))
simulate = enzyme.jax(
    library.simulate.declare(
        conductivity=enzyme.array("n"), start=enzyme.array("n"), sensors=enzyme.out(4)
    )
)


def conductivity(metals):
    """Return the rod's conductivity: one metal in its left half, another in its right half."""
    return jnp.repeat(jax.nn.sigmoid(metals) / 2, N // 2)


STARTS = jnp.stack([jnp.zeros(N).at[0].set(10.0), jnp.zeros(N).at[-1].set(10.0)])
run = jax.vmap(lambda metals, start: simulate(conductivity(metals), start, STEPS), (None, 0))
SEEN = run(jnp.array([0.5, -2.0]), STARTS)


def misfit(metals):
    """Return how far what sensors would see is from what they saw."""
    return (run(metals, STARTS) - SEEN).ravel()


@jax.jit
def fit(metals):
    """Return the metals after some of Gauss and Newton's steps, and the misfit before each."""

    def step(metals, _):
        off, slopes = misfit(metals), jax.jacfwd(misfit)(metals)
        curvature = slopes.T @ slopes + 1e-3 * jnp.eye(2)
        return metals - jnp.linalg.solve(curvature, slopes.T @ off), off @ off

    return jax.lax.scan(step, metals, None, length=12)


if __name__ == "__main__":
    found, history = fit(jnp.array([-0.5, -1.0]))
    print("misfit", " ".join(f"{value:.1e}" for value in history))
    print("conductivities {:.4f} and {:.4f}".format(*jax.nn.sigmoid(found) / 2))
    print("they were      {:.4f} and {:.4f}".format(*jax.nn.sigmoid(jnp.array([0.5, -2.0])) / 2))
