"""The parts of checks of the thirty programs that all frameworks share."""

import os
import sys

sys.path.append(os.path.join(os.path.dirname(os.path.dirname(__file__)), "support"))

import checks
import numpy as np
from python_programs import CALLS, library, numbers

import enzyme_cc as enzyme


def close(found, expected):
    """Compare numbers, as closely as their kind allows."""
    tolerance = 1e-4 if np.asarray(expected).dtype == np.float32 else 1e-10
    np.testing.assert_allclose(found, expected, rtol=tolerance, atol=tolerance)


def opened(language, name):
    """Return a program's function, its arguments, and which of them are numbers."""
    try:
        function = library(language)[name]
    except enzyme.EnzymeError as error:
        if language == "fortran" and "no Fortran compiler" in str(error):
            raise checks.Skip(str(error)) from error
        raise
    return function, *numbers(function, CALLS[language][name])
