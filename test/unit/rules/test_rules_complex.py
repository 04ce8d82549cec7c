"""Complex rules: how they are written, what they mean as real ones, and where they are extreme."""

import ctypes
import re

import mpmath
import pytest
from rules.complex_primals import OF_ONE, OF_TWO, two_numbers
from rules.numeric import adjoint_program, tangent_program
from rules.primals import PRIMALS, derivative
from rules.samples import RULES
from rules.test_loader import check_error, rules_of

from enzyme_cc.diagnostics import UserError
from enzyme_cc.ir.types import DOUBLE
from enzyme_cc.rules.argument import Argument
from enzyme_cc.rules.complex_formula import read_complex
from enzyme_cc.rules.formula import Binary, FormulaError, Name, Negative, Number
from enzyme_cc.rules.library import Library
from enzyme_cc.rules.model import are_complex

LIBRARY = Library.default()
COMPLEX = [rule for rule in RULES.values() if rule.is_complex]


def entry(**changes):
    """A rule of a complex function with other keys."""
    keys = {
        "name": "csquare",
        "matches": "[csquare*]",
        "args": "[{z: complex}]",
        "results": "[{result: complex}]",
        "partials": "{z: 2 * z}",
        "effects": "none",
        "samples": "[[1.5, 0.5], [2.5, 1]]",
    }
    keys.update(changes)
    return "- " + "\n  ".join(f"{key}: {value}" for key, value in keys.items()) + "\n"


def read(text):
    names = {each: Argument(each) for each in ("z.re", "z.im", "x")}
    return read_complex(text, names, LIBRARY.functions)


# -- what is written -------------------------------------------------------------------------------


def test_a_complex_number_is_two_floats():
    rule = rules_of(entry())["csquare"]
    assert [each.name for each in rule.arguments] == ["z.re", "z.im"]
    assert [each.name for each in rule.results] == ["result.re", "result.im"]
    assert are_complex(rule.arguments) == (True,)
    assert rule.active_arguments == ("z.re", "z.im")


def test_one_complex_derivative_is_four_partials():
    rule = rules_of(entry(partials="{z: z}"))["csquare"]
    re, im = Name("z.re"), Name("z.im")
    assert rule.partial("z.re", "result.re") == rule.partial("z.im", "result.im") == re
    assert rule.partial("z.re", "result.im") == im
    assert rule.partial("z.im", "result.re") == Negative(im)


def test_a_real_argument_of_a_complex_function_has_two_partials():
    text = entry(
        args="[{z: complex}, x]", partials="{z: x, x: z}", samples="[[1, 2, 3], [4, 5, 6]]"
    )
    rule = rules_of(text)["csquare"]
    assert rule.partial("x", "result.re") == Name("z.re")
    assert rule.partial("x", "result.im") == Name("z.im")
    assert rule.partial("z.im", "result.im") == Name("x")


def test_what_is_no_function_of_a_complex_number_says_each_partial():
    rule = LIBRARY.callee("conj")
    assert rule.partial("z.im", "result.im") == Number(-1)
    assert LIBRARY.callee("cabs").active_arguments == ("z.re", "z.im")


def test_real_numbers_stay_real():
    one_minus = read("1 - z")
    assert one_minus.im == Negative(Name("z.im"))  # not 0 - im, which is +0 for +0
    assert read("2 * x").im is None
    assert read("z * x").im == Binary("*", Name("z.im"), Name("x"))


@pytest.mark.parametrize(
    ("partials", "code", "message"),
    [
        ("{z: z ** 2}", "EZ0904", "only + - * / compute"),
        ("{z: w}", "EZ0905", "uses 'w', which is neither"),
        ("{z: z.arg}", "EZ0904", "'z.arg' cannot stand in"),
        ("{z: w.re}", "EZ0905", "uses 'w.re', which is neither"),
        ("{z: sin(z)}", "EZ0905", "uses 'z', which is neither"),
        ("{z: 'cpow(z)'}", "EZ0906", "gives cpow 1 arguments, not 2"),
        ("{z: cfoo(z)}", "EZ0906", "calls 'cfoo', which formulas cannot call"),
        ("{z: z if z == 0 else 1}", "EZ0905", "uses 'z', which is neither"),
        ("{w: z}", "EZ0907", "'w' is no argument with a derivative"),
        ("{}", "EZ0907", "the partial for the argument 'z' is missing"),
    ],
)
def test_a_mistake_in_a_complex_formula(partials, code, message):
    with pytest.raises(UserError) as caught:
        rules_of(entry(partials=partials), LIBRARY)
    assert caught.value.diagnostic.where.startswith("my.yaml:5:")
    assert caught.value.diagnostic.code == code
    assert message in caught.value.diagnostic.message


@pytest.mark.parametrize("count", [11, 30, 90])
def test_products_that_grow_without_end_are_refused(count):
    """Real and imaginary parts double with each factor."""
    with pytest.raises(FormulaError, match="too large when real and imaginary parts are written"):
        read(" * ".join(["z"] * count))
    assert read(" * ".join(["z"] * 8)).im is not None


def test_a_real_formula_cannot_call_a_complex_function():
    text = entry(results="[result]", partials="{z.re: csin(z.re), z.im: 0}")
    check_error(text, "my.yaml:5:20", "EZ0904", "a real number is needed here", below=LIBRARY)


def test_functions_of_c_alone_are_called_by_formulas():
    assert LIBRARY.functions["csqrt"].is_complex
    assert "cabs" not in LIBRARY.functions
    assert "__muldc3" not in LIBRARY.functions


# -- what they compute -----------------------------------------------------------------------------


class Pair(ctypes.Structure):
    """A complex number, as C passes and returns it where that is as two doubles."""

    _fields_ = (("re", ctypes.c_double), ("im", ctypes.c_double))


@pytest.mark.parametrize("rule", [r for r in COMPLEX if re.match(r"[a-z]\w*\Z", r.name)], ids=str)
def test_the_primals_of_our_tests_are_what_c_computes(rule):
    function = getattr(ctypes.CDLL("libm.so.6"), rule.name)
    wanted = PRIMALS[rule.name]
    is_pair = isinstance(wanted, dict)
    function.restype = Pair if is_pair else ctypes.c_double
    function.argtypes = [Pair] * (len(rule.arguments) // 2)
    for sample in rule.samples:
        given = [Pair(*pair) for pair in zip(sample[::2], sample[1::2], strict=True)]
        found = function(*given)
        got = (found.re, found.im) if is_pair else (found,)
        row = [mpmath.mpf(each) for each in sample]
        expected = [each(*row) for each in (wanted.values() if is_pair else (wanted,))]
        size = max(map(abs, expected))
        assert all(
            abs(a - b) <= size * mpmath.mpf(2) ** -49 for a, b in zip(got, expected, strict=True)
        )


def results_of(rule, point):
    found = PRIMALS[rule.name]
    both = found.values() if isinstance(found, dict) else (found,)
    return [each(*map(mpmath.mpf, point)) for each in both]


def slopes(name, point, active="z.re", results=None):
    """The tangents of the results by one argument, as the rule has them."""
    rule = RULES[name]
    program = tangent_program(rule, DOUBLE, active=[active])
    values = results_of(rule, point) if results is None else results
    return program([*point, *values, mpmath.mpf(1)])


def true_slopes(name, point):
    """By the complex derivative: a real step is lost in large numbers."""
    function = (OF_ONE | OF_TWO)[name]
    z = mpmath.mpc(*point[:2])
    step = mpmath.mpf(2) ** -60 * max(abs(z), mpmath.mpf(2) ** -1000)
    others = [mpmath.mpc(*point[2:])] if len(point) > 2 else []
    with mpmath.workdps(400):
        found = (function(z + step, *others) - function(z - step, *others)) / (2 * step)
    return mpmath.mpc(found).real, mpmath.mpc(found).imag


EXTREMES = [
    ("__divdc3", (1e200, 1e200, 1e200, -1e180)),
    ("__divdc3", (1e-200, 1e-200, 1e-180, -1e-200)),
    ("casin", (1e200, 1e200)),
    ("cacosh", (-1e200, 1e180)),
    ("casinh", (1e200, 1e190)),
    ("catan", (1e140, 1e140)),
    ("catanh", (1e140, -1e100)),
    ("ccosh", (700.0, 1.0)),
    ("clog", (1e200, 1e200)),
    ("clog", (1e-200, -1e-200)),
    ("clog10", (1e300, 1e10)),
    ("csqrt", (1e300, 1e300)),
    ("csqrt", (1e-300, 0.0)),
    ("ctan", (1.0, 300.0)),
    ("ctan", (1.0, -25.0)),
    ("ctanh", (300.0, 1.0)),
    ("ctanh", (-25.0, 1.0)),
]


@pytest.mark.parametrize(("name", "point"), EXTREMES, ids=str)
def test_large_and_small_numbers_lose_no_digits(name, point):
    point = tuple(map(mpmath.mpf, point))
    got, wanted = mpmath.mpc(*slopes(name, point)), mpmath.mpc(*true_slopes(name, point))
    assert abs(wanted) > 0
    assert abs(got - wanted) <= abs(wanted) * mpmath.mpf(2) ** -46


@pytest.mark.parametrize("size", [1e200, 1e-200])
def test_lengths_and_angles_of_large_and_small_numbers(size):
    point = (mpmath.mpf(3 * size), mpmath.mpf(4 * size))
    near = mpmath.mpf(2) ** -50
    assert abs(slopes("cabs", point)[0] - mpmath.mpf("0.6")) <= near
    (got,) = slopes("carg", point, "z.im")
    assert abs(got * size - mpmath.mpf("0.12")) <= near


@pytest.mark.parametrize("sign", [1.0, -1.0])
@pytest.mark.parametrize(
    ("name", "re", "im"),
    [
        ("cacos", 2.0, 0.0),
        ("cacos", -2.0, 0.0),
        ("cacosh", 0.5, 0.0),
        ("cacosh", -2.0, 0.0),
        ("casin", 2.0, 0.0),
        ("casin", -2.0, 0.0),
        ("casinh", 0.0, 2.0),
        ("casinh", 0.0, -2.0),
        ("catan", 0.0, 2.0),
        ("catanh", 2.0, 0.0),
        ("clog", -2.0, 0.0),
    ],
)
def test_on_a_branch_cut_the_sign_of_zero_chooses_the_side(name, re, im, sign):
    point = [re, im]
    side = point.index(0.0)
    beside = list(map(mpmath.mpf, point))
    point[side] *= sign
    beside[side] += sign * mpmath.mpf(10) ** -30
    along = 1 - side
    wanted = [derivative(each, beside, along) for each in two_numbers(OF_ONE[name]).values()]
    results = [each(*beside) for each in two_numbers(OF_ONE[name]).values()]
    got = slopes(name, point, ("z.re", "z.im")[along], results)
    assert all(abs(a - b) <= 1e-14 for a, b in zip(got, wanted, strict=True))


def test_a_root_at_zero_has_the_slope_that_we_publish():
    assert slopes("csqrt", (0.0, 0.0)) == [0, 0]


def test_zero_in_a_logarithm_is_no_number():
    (re, im) = slopes("clog", (0.0, 0.0), results=[-mpmath.inf, mpmath.mpf(0)])
    assert re != re or im != im


@pytest.mark.parametrize(
    ("w", "wanted"), [((2.0, 0.0), 0), ((1.0, 0.0), 1), ((0.5, 0.0), 0), ((0.0, 0.0), 0)]
)
def test_powers_of_zero(w, wanted):
    results = [mpmath.mpf(w == (0.0, 0.0)), mpmath.mpf(0)]
    assert slopes("cpow", (0.0, 0.0, *w), results=results) == [wanted, 0]


def test_by_its_exponent_a_power_of_zero_has_no_slope():
    assert slopes("cpow", (0.0, 0.0, 2.0, 0.0), "w.re", [mpmath.mpf(0)] * 2) == [0, 0]


@pytest.mark.parametrize(
    ("point", "result", "wanted"),
    [
        ((mpmath.inf, 1.0), (mpmath.inf, 0.0), 0),
        ((1.0, -mpmath.inf), (mpmath.inf, 0.0), 0),
        ((1e300, 1.0), (1e300, 1.0), 1),
    ],
)
def test_all_infinities_have_one_projection(point, result, wanted):
    assert slopes("cproj", point, results=list(result)) == [wanted, 0]


def test_an_adjoint_is_the_conjugate_derivatives_product():
    point = [mpmath.mpf("0.5"), mpmath.mpf("0.25")]
    results = results_of(RULES["cexp"], point)
    program = adjoint_program(RULES["cexp"], DOUBLE)
    got = mpmath.mpc(*program([*point, *results, mpmath.mpf(2), mpmath.mpf(3)]))
    wanted = mpmath.conj(mpmath.exp(mpmath.mpc(*point))) * mpmath.mpc(2, 3)
    assert abs(got - wanted) <= 1e-15 * abs(wanted)
