"""Programs called from Python, as people write them: gradients against differences."""

import shutil

import numpy as np
import pytest
from boxes import in_turn
from python_programs import CALLS, PROGRAMS, SOURCES, draw, gradients


@pytest.fixture(scope="module")
def libraries(load):
    found = {}

    def of(language):
        if language == "fortran" and not shutil.which("flang-22"):
            pytest.skip("no Fortran compiler")
        if language not in found:
            found[language] = load(SOURCES[language], language)
        return found[language]

    return of


def moved(value, direction, by):
    """An argument, so much further in a direction."""
    if getattr(value, "dtype", np.dtype(float)).names is None:
        return value + by * direction
    made = value.copy()
    for name in value.dtype.names:
        made[name] += by * direction[name]
    return made


def direction_for(value):
    if getattr(value, "dtype", np.dtype(float)).names is None:
        return draw.normal(size=np.shape(value)).astype(np.asarray(value).dtype)
    made = np.zeros_like(value)
    for name in value.dtype.names:
        made[name] = draw.normal(size=value.shape)
    return made


def product(gradient, direction):
    names = getattr(direction, "dtype", np.dtype(float)).names
    if names is None:
        return float(np.sum(np.asarray(gradient) * direction))
    return sum(float(np.sum(gradient[name] * direction[name])) for name in names)


@pytest.mark.parametrize(("language", "name"), in_turn(PROGRAMS, 3))
def test_gradients_are_what_differences_say(libraries, language, name):
    function = libraries(language)[name]
    given = dict(zip(function.__signature__.parameters, CALLS[language][name], strict=False))
    names = function.inputs
    directions = {each: direction_for(given[each]) for each in names}
    by_name = gradients(function, given)
    found = sum(product(by_name[each], directions[each]) for each in names)
    is_single = any(np.asarray(given[each]).dtype == np.float32 for each in names)
    step = 1e-3 if is_single else 1e-6
    ends = [
        function(**{**given, **{n: moved(given[n], directions[n], by) for n in names}})
        for by in (step, -step)
    ]
    ends = [getattr(each, "result", each) for each in ends]
    expected = (float(ends[0]) - float(ends[1])) / (2 * step)
    assert found == pytest.approx(expected, rel=1e-3 if is_single else 2e-6, abs=1e-8)
