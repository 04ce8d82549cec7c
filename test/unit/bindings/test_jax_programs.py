"""The programs of the other front doors, compiled by JAX: they have NumPy's values and gradients.

`make test` takes every eighth; `make test-all` all.
"""

import shutil

import numpy as np
import pytest
from boxes import in_turn
from python_programs import CALLS, PROGRAMS, gradients, library, numbers

jax = pytest.importorskip("jax")

import enzyme_cc as enzyme  # noqa: E402


@pytest.fixture(autouse=True)
def _wide():
    with jax.enable_x64(True):
        yield


def close(found, expected):
    tolerance = 1e-4 if np.asarray(expected).dtype == np.float32 else 1e-10
    np.testing.assert_allclose(found, expected, rtol=tolerance, atol=tolerance)


@pytest.mark.parametrize(
    ("language", "name"), in_turn([each for each in PROGRAMS if each[1] != "mixture"], 8)
)
def test_values_and_gradients_are_those_of_numpy(language, name):
    if language == "fortran" and not shutil.which("flang-22"):
        pytest.skip("no Fortran compiler")
    function = library(language)[name]
    given, names = numbers(function, CALLS[language][name])
    in_jax = enzyme.jax(function)

    def called(arguments):
        found = in_jax(**{**given, **arguments})
        return found[0] if isinstance(found, tuple) else found

    taken = {each: jax.numpy.asarray(given[each]) for each in names}
    value, by = jax.jit(jax.value_and_grad(called))(taken)
    expected = function(**given)
    close(value, getattr(expected, "result", expected))
    expected = gradients(function, given)
    for each in names:
        close(by[each], expected[each])


def test_structures_are_refused_in_words():
    with pytest.raises(TypeError, match="struct"):
        enzyme.jax(library("c")["mixture"])(None, np.ones(3))
