"""The losses of `losses.c` as problems: their arguments, small and large, the same in each run."""

from pathlib import Path
from typing import NamedTuple

import numpy as np

import enzyme_cc as enzyme

SOURCE = str(Path(__file__).with_name("losses.c"))
#: Lengths that C does not say.
SAID = {
    "gmm": {"x": ("n", "d"), "weight": ("k",), "mean": ("k", "d"), "scale": ("k", "d")},
    "lstm": {"x": ("steps", "m"), "w": ("4*m", "m"), "u": ("4*m", "m"), "b": ("4*m",)},
    "ode": {"p": (4,), "start": (2,)},
    "stencil": {"start": ("m", "m"), "rate": ("m", "m")},
}


class Problem(NamedTuple):
    """One loss: its arrays, the sizes that C takes besides, and which arrays count."""

    name: str
    loss: str
    arguments: dict[str, np.ndarray]
    sizes: dict[str, float]
    by: tuple[int, ...]


def problems():
    """Yield all problems."""
    random = np.random.default_rng(1)
    normal = random.normal
    for n, k, d in ((100, 5, 2), (1000, 10, 8)):
        arrays = {"x": normal(size=(n, d)), "weight": normal(size=k)}
        arrays |= {"mean": normal(size=(k, d)), "scale": normal(size=(k, d)) / 4}
        yield Problem(f"GMM, n={n} k={k} d={d}", "gmm", arrays, {}, (1, 2, 3))
    for steps, m in ((20, 8), (200, 32)):
        arrays = {"x": normal(size=(steps, m)), "w": normal(size=(4 * m, m)) / m}
        arrays |= {"u": normal(size=(4 * m, m)) / m, "b": normal(size=4 * m)}
        yield Problem(f"LSTM, {steps} steps of {m}", "lstm", arrays, {}, (1, 2, 3))
    for steps in (100, 10000):
        arrays = {"p": np.array([1.1, 0.4, 0.1, 0.4]), "start": np.array([10.0, 5.0])}
        yield Problem(f"ODE, {steps} steps", "ode", arrays, {"steps": steps, "dt": 0.001}, (0, 1))
    for m, steps in ((16, 20), (128, 100)):
        arrays = {"start": normal(size=(m, m)), "rate": 0.2 * random.random((m, m))}
        name = f"stencil, {m}x{m}, {steps} steps"
        yield Problem(name, "stencil", arrays, {"steps": steps}, (0, 1))


PROBLEMS = tuple(problems())


def load(*flags):
    """Return the losses, compiled."""
    return enzyme.load(SOURCE, flags=["-O3", *flags])


def declared(lib, problem):
    """Return the function of a problem, all lengths said."""
    said = {name: enzyme.array(*dims) for name, dims in SAID[problem.loss].items()}
    if problem.loss == "stencil":
        said |= {"now": enzyme.out("m", "m"), "next": enzyme.out("m", "m")}
    return lib[problem.loss].declare(**said)


def first(found):
    """Return what is differentiated of what a function gives back."""
    return found[0] if isinstance(found, tuple) else found
