"""Gradients of functions that Numba compiled, against formulas and finite differences."""

import numpy as np
import pytest

numba = pytest.importorskip("numba")
njit = numba.njit

import enzyme_cc as enzyme  # noqa: E402

X = np.array([1.0, 0.5, 2.0, -0.7])


@njit
def wave(x, a):
    total = 0.0
    for i in range(x.shape[0]):
        total += x[i] * x[i] * a * np.sin(x[i])
    if a < 0:
        raise ValueError("a is negative")
    return total


@njit
def half(x):
    return np.float32(0.5) * x[0] * x[1]


@njit
def table(a):
    total = 0.0
    for i in range(a.shape[0]):
        for j in range(a.shape[1]):
            total += (i + 1) * a[i, j] ** 2 * a[i, 0]
    return total


@njit
def allocates(x):
    y = np.empty_like(x)
    for i in range(x.size):
        y[i] = x[i] ** 2
    z = y * x
    return z.sum()


@njit
def inner(x, i):
    return x[i] * np.exp(x[i])


@njit
def calls(x):
    total = 0.0
    for i in range(x.size):
        total += inner(x, i)
    return total


@njit
def picks(x, index, flags, power):
    total = 0.0
    for i in range(index.size):
        if flags[i]:
            total += x[index[i]] ** power
    return total


@njit
def through_scratch(x, scratch):
    for i in range(x.size):
        scratch[i] = x[i] * x[i]
    total = 0.0
    for i in range(x.size):
        total += scratch[i] * x[i]
    return total


@njit
def solves(a, b):
    x = np.zeros(b.size)
    for _ in range(30):
        for i in range(b.size):
            total = b[i]
            for j in range(b.size):
                if j != i:
                    total -= a[i, j] * x[j]
            x[i] = total / a[i, i]
    return x.sum()


@njit(boundscheck=True)
def checked(x, i):
    return x[i] * x[i]


@njit(fastmath=True)
def fast(x):
    total = 0.0
    for one in x:
        total += np.sqrt(one * one + 1)
    return total


def slopes(function, x, *rest, step=1e-6):
    """Central differences."""
    found = np.zeros_like(x)
    for at in np.ndindex(x.shape):
        up, down = x.copy(), x.copy()
        up[at] += step
        down[at] -= step
        found[at] = (function(up, *rest) - function(down, *rest)) / (2 * step)
    return found


def test_by_an_array_by_a_number_and_by_both():
    expected = 2 * (2 * X * np.sin(X) + X * X * np.cos(X)), np.sum(X * X * np.sin(X))
    np.testing.assert_allclose(enzyme.numba.grad(wave)(X, 2.0), expected[0])
    assert enzyme.numba.grad(wave, 1)(X, 2.0) == pytest.approx(expected[1])
    both = enzyme.numba.grad(wave, (0, 1))(X, 2.0)
    np.testing.assert_allclose(both[0], expected[0])
    assert both[1] == pytest.approx(expected[1])
    value, gradient = enzyme.numba.value_and_grad(wave)(X, 2.0)
    assert value == pytest.approx(wave(X, 2.0))
    np.testing.assert_allclose(gradient, expected[0])


def test_compiled_code_calls_it():
    derive = enzyme.numba.value_and_grad(wave)

    @njit
    def descend(x):
        for _ in range(3):
            x = x - 0.01 * derive(x, 2.0)[1]
        return x

    expected = X
    for _ in range(3):
        expected = expected - 0.01 * 2 * (
            2 * expected * np.sin(expected) + expected**2 * np.cos(expected)
        )
    np.testing.assert_allclose(descend(X), expected)


@pytest.mark.parametrize("function", [allocates, calls, fast], ids=lambda one: one.__name__)
@pytest.mark.parametrize("size", [1, 4, 37])
def test_gradients_are_the_differences(function, size):
    x = np.linspace(-1, 2, size)
    found = enzyme.numba.grad(function)(x)
    np.testing.assert_allclose(found, slopes(function, x), rtol=1e-6, atol=1e-7)


def test_matrices_of_any_layout():
    a = np.arange(1.0, 7.0).reshape(2, 3)
    expected = slopes(table, a)
    derive = enzyme.numba.grad(table)
    wide = np.zeros((4, 9))
    wide[::2, ::3] = a
    for one in (
        a,
        np.asfortranarray(a),
        wide[::2, ::3],
        a[:, ::-1][:, ::-1],
        np.ascontiguousarray(a.T).T,
    ):
        np.testing.assert_allclose(derive(one), expected, rtol=1e-8)
    system, right = np.eye(3) * 4 + 1, np.array([1.0, 2.0, 3.0])
    by_system, by_right = enzyme.numba.grad(solves, (0, 1))(system, right)
    np.testing.assert_allclose(by_right, np.linalg.solve(system.T, np.ones(3)), rtol=1e-8)
    np.testing.assert_allclose(by_system, slopes(solves, system, right), rtol=1e-6)


def test_single_precision():
    found = enzyme.numba.grad(half)(np.float32([3, 4]))
    assert found.dtype == np.float32
    np.testing.assert_array_equal(found, np.float32([2, 1.5]))


def test_integers_and_booleans_are_no_part_of_it():
    index, flags = np.array([0, 2, 2]), np.array([True, False, True])
    found = enzyme.numba.grad(picks)(X, index, flags, 3)
    np.testing.assert_allclose(found, [3.0, 0, 12.0, 0])


@pytest.mark.parametrize("flag", [True, False])
def test_a_boolean_is_passed_as_numba_passes_it(flag):
    @njit
    def chosen(x, squares):
        return x[0] * x[0] if squares else 3 * x[0]

    found = enzyme.numba.grad(chosen)(X, flag)
    np.testing.assert_allclose(found, [2 * X[0] if flag else 3, 0, 0, 0])


def test_what_goes_through_an_array_that_is_not_asked_for_counts():
    scratch = np.zeros(4)
    np.testing.assert_allclose(enzyme.numba.grad(through_scratch)(X, scratch), 3 * X * X)
    np.testing.assert_allclose(scratch, X * X)
    strided = np.zeros(8)
    np.testing.assert_allclose(enzyme.numba.grad(through_scratch)(X, strided[::2]), 3 * X * X)
    np.testing.assert_allclose(strided[::2], X * X)


def test_exceptions_of_the_function_are_raised():
    with pytest.raises(ValueError, match="a is negative"):
        enzyme.numba.grad(wave)(X, -1.0)
    np.testing.assert_allclose(enzyme.numba.grad(checked)(X, 1), [0, 1, 0, 0])
    with pytest.raises(IndexError):
        enzyme.numba.grad(checked)(X, 9)


def refused(match, function, *args, **more):
    with pytest.raises((TypeError, numba.core.errors.TypingError), match=match):
        enzyme.numba.grad(function, **more)(*args)


def test_wrong_uses_are_errors_in_words():
    refused("takes a function that numba.njit made", np.sin, X)
    refused("has 2 arguments, and no number 2", wave, X, 2.0, argnums=2)
    refused("takes 2 arguments, not 1", wave, X)
    refused("there is no derivative by it", picks, X, np.array([1]), np.array([True]), 3, argnums=1)
    refused("array of|takes numbers and arrays", wave, X.astype(complex), 2.0)
    refused("takes numbers and arrays", calls, (1.0, 2.0))

    @njit
    def array(x):
        return x * 2

    refused("returns array", array, X)
    refused("parallel=True", njit(parallel=True)(wave.py_func), X, 2.0)


def test_what_it_cannot_differentiate_is_said():
    @njit
    def product(a):
        return np.dot(a, a)

    refused("cannot be differentiated|numba_", product, X)
