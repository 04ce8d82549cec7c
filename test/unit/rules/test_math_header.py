"""Everything that this machine's <math.h> declares: each function has a rule, or a reason."""

import ctypes
import re
import shutil
import subprocess

import pytest

from enzyme_cc.ir.module import Module
from enzyme_cc.rules.library import Library

CLANG = shutil.which("clang-22")
LIBM = ctypes.CDLL("libm.so.6")
LIBRARY = Library.default()

#: An active value that meets one of these is an error.
WITHOUT_DERIVATIVE = {
    "canonicalize": "it reads the number through a pointer, and no role says so",
}
SUFFIX = r"(?:f32x|f64x|f32|f64|f|l)?"

pytestmark = pytest.mark.skipif(CLANG is None, reason="no clang-22 here")


def clang(arguments, text):
    command = [CLANG, "-D_GNU_SOURCE", "-x", "c", *arguments, "-", "-o", "-"]
    return subprocess.run(command, input=text, capture_output=True, text=True, check=True).stdout


def declared():
    """The names of functions that a program can link to."""
    text = clang(["-E", "-P"], "#include <math.h>\n")
    found = re.findall(r"\bextern [^;(]*?\b(\w+) ?\(", text)
    return sorted(name for name in set(found) if hasattr(LIBM, name))


@pytest.fixture(scope="module")
def functions():
    """Each function of the header, with its type in IR."""
    names = ", ".join(f"(void *){name}" for name in declared())
    text = clang(["-S", "-emit-llvm", "-w"], f"#include <math.h>\nvoid *all[] = {{{names}}};\n")
    module = Module(text, "math.ll")
    return {each.name: each.function_type for each in module.functions.values()}


def test_the_header_was_read(functions):
    assert {"sin", "fmaximum_mag_numf", "lroundl", "sincosf", "f32xdivf64"} <= set(functions)
    assert len(functions) > 500


def test_every_function_has_a_rule_that_fits_it(functions):
    without = {
        re.sub(rf"{SUFFIX}\Z", "", name)
        for name, type_ in functions.items()
        if LIBRARY.fitting(name, type_) is None
    }
    assert without == set(WITHOUT_DERIVATIVE)
