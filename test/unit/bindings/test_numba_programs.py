"""Thirty functions as people compile them with Numba: gradients against differences.

`make test` takes every eighth; `make test-all` all.
"""

import math

import numpy as np
import pytest
from boxes import in_turn

numba = pytest.importorskip("numba")
njit = numba.njit

import enzyme_cc as enzyme  # noqa: E402

X = np.array([0.8, -0.5, 1.7, 0.3, -1.1, 0.6])
M = np.arange(12.0).reshape(3, 4) / 7 - 0.4
T = np.linspace(0.0, 1.0, X.size)
PROGRAMS = {}


def program(*arguments):
    """One of them, with what it is called with: it is differentiated by the first."""

    def taken(function):
        PROGRAMS[function.__name__] = (njit(function), arguments)
        return function

    return taken


@program(X)
def rosenbrock(x):
    total = 0.0
    for i in range(x.size - 1):
        total += 100 * (x[i + 1] - x[i] ** 2) ** 2 + (1 - x[i]) ** 2
    return total


@program(X)
def rastrigin(x):
    return 10 * x.size + np.sum(x * x - 10 * np.cos(2 * np.pi * x))


@program(X, T)
def least_squares(x, t):
    total = 0.0
    for i in range(t.size):
        model = x[0] * math.exp(-x[2] * t[i]) + x[1]
        total += (model - x[i]) ** 2
    return total


@program(X, 0.05, 30)
def pendulum(x, step, count):
    angle, speed = x[0], x[1]
    for _ in range(count):
        speed -= step * (math.sin(angle) + x[3] * speed)
        angle += step * speed
    return angle * angle + speed


@program(X, 0.1, 20)
def lorenz(x, step, count):
    a, b, c = x[0], x[1], x[2]
    for _ in range(count):
        a, b, c = (
            a + step * (b - a),
            b + step * (a * (1.2 - c) - b),
            c + step * (a * b - 0.7 * c),
        )
    return a + b * c


@program(X, 5)
def heat(x, count):
    u = x.copy()
    for _ in range(count):
        new = u.copy()
        for i in range(1, u.size - 1):
            new[i] = u[i] + 0.2 * (u[i - 1] - 2 * u[i] + u[i + 1])
        u = new
    return np.sum(u * u)


@program(M)
def frobenius(m):
    total = 0.0
    for i in range(m.shape[0]):
        for j in range(m.shape[1]):
            total += m[i, j] * m[i, j]
    return math.sqrt(total)


@program(M)
def of_columns(m):
    best = 0.0
    for j in range(m.shape[1]):
        total = 0.0
        for i in range(m.shape[0]):
            total += abs(m[i, j])
        best = max(best, total)
    return best


@program(X)
def log_sum_exp(x):
    most = x[0]
    for each in x:
        most = max(most, each)
    total = 0.0
    for each in x:
        total += math.exp(each - most)
    return most + math.log(total)


@program(X)
def entropy(x):
    total, found = 0.0, 0.0
    for each in x:
        total += math.exp(each)
    for each in x:
        p = math.exp(each) / total
        found -= p * math.log(p)
    return found


@program(X)
def horner(x):
    total = 0.0
    for i in range(x.size - 1, -1, -1):
        total = total * x[0] + x[i]
    return total


@program(X, 8)
def newton(x, count):
    root = 1.0
    for _ in range(count):
        root -= (root * root - (x[0] + 2)) / (2 * root)
    return root * x[2]


@program(X)
def branches(x):
    total = 0.0
    for each in x:
        if each > 0:
            total += math.sqrt(each)
        elif each > -1:
            total += each**3
        else:
            total += math.exp(each)
    return total


@program(X)
def early(x):
    total = 0.0
    for each in x:
        total += each * each
        if total > 3:
            break
    return total


@program(X)
def skips(x):
    total = 0.0
    for i in range(x.size):
        if i % 2:
            continue
        total += x[i] * x[(i + 1) % x.size]
    return total


@program(X, np.array([3, 0, 3, 5]))
def gathers(x, at):
    total = 0.0
    for i in range(at.size):
        total += x[at[i]] ** 2 * (i + 1)
    return total


@program(X, np.array([0, 1, 0, 2, 1, 0]))
def scatters(x, bins):
    sums = np.zeros(3)
    for i in range(x.size):
        sums[bins[i]] += x[i]
    return sums[0] * sums[1] + sums[2] ** 2


@program(X)
def moving_mean(x):
    total = 0.0
    for i in range(x.size - 2):
        mean = (x[i] + x[i + 1] + x[i + 2]) / 3
        total += mean * mean * mean
    return total


@program(X)
def slices(x):
    return np.sum((x[1:] - x[:-1]) ** 2)


@program(X, T)
def dot(x, t):
    total = 0.0
    for i in range(x.size):
        total += math.sin(x[i]) * t[i]
    return total


@program(M)
def steps_over_rows(m):
    total = 0.0
    for i in range(1, m.shape[0]):
        for j in range(m.shape[1]):
            total += (m[i, j] - m[i - 1, j]) ** 2 * (j + 1)
    return total


@program(X)
def distances(x):
    total = 0.0
    for i in range(x.size):
        for j in range(i):
            total += 1 / (0.1 + (x[i] - x[j]) ** 2)
    return total


@program(X, 3)
def recurrent(x, count):
    hidden = 0.0
    for _ in range(count):
        for each in x:
            hidden = math.tanh(0.5 * hidden + each)
    return hidden


@program(X)
def gauss(x):
    return math.erf(x[0]) * math.exp(-x[1] * x[1] / 2) + math.lgamma(x[2] + 2)


@program(X)
def angles(x):
    return math.atan2(x[0], x[2]) * math.hypot(x[1], x[3])


@program(X, 6)
def simpson(x, count):
    step, total = 1.0 / (2 * count), 0.0
    for i in range(2 * count + 1):
        weight = 1 if i in (0, 2 * count) else 4 if i % 2 else 2
        total += weight * math.exp(-x[0] * (i * step) ** 2) * step / 3
    return total


@program(X, True)
def chosen(x, squares):
    total = 0.0
    for each in x:
        total += each * each if squares else abs(each)
    return total


@program(X)
def products(x):
    found = 1.0
    for i in range(x.size):
        found *= 1 + 0.1 * x[i]
    return found


@program(X)
def overwritten(x):
    y = np.empty(x.size)
    for i in range(x.size):
        y[i] = x[i] * x[i]
    for i in range(1, x.size):
        y[i] *= y[i - 1] + 1
    return y[-1]


@program(X)
def powers(x):
    total = 0.0
    for i in range(x.size):
        total += abs(x[i]) ** (1.5 + x[0])
    return total


def test_there_are_thirty():
    assert len(PROGRAMS) == 30


@pytest.mark.parametrize("name", in_turn(PROGRAMS, 8))
def test_gradients_are_what_differences_say(name):
    function, (x, *rest) = PROGRAMS[name]
    found = enzyme.numba.grad(function)(x, *rest)
    expected = np.zeros_like(x)
    for at in np.ndindex(x.shape):
        ends = []
        for by in (1e-6, -1e-6):
            moved = x.copy()
            moved[at] += by
            ends.append(function(moved, *rest))
        expected[at] = (ends[0] - ends[1]) / 2e-6
    np.testing.assert_allclose(found, expected, rtol=2e-6, atol=1e-7)
