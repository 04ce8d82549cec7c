"""Every rule against differences of the function itself: in every type, in both modes."""

from dataclasses import replace

import mpmath
import pytest
from boxes import one_each
from hypothesis import Phase, given, settings
from hypothesis import strategies as st
from rules.modes import FORWARD, MODES, REVERSE, check, programs_for, programs_of
from rules.numeric import (
    adjoint_program,
    coordinates,
    float_outputs,
    inputs_of,
    outputs_at,
    tangent_program,
)
from rules.primals import PRIMALS, primals_of
from rules.samples import CASES, KINKS, LIBRARY, RULES, edge_points, sample_points
from rules.tolerance import BEYOND, PRECISION

from enzyme_cc.ir.types import DOUBLE, FLOAT
from enzyme_cc.rules.argument import Role
from enzyme_cc.rules.emission import Style
from enzyme_cc.rules.formula import CONSTANTS, Binary, Number, read_formula
from enzyme_cc.rules.model import RESULT

#: Files of which every rule is tested over a domain.
BY_EXAMPLE = settings(
    max_examples=max(2, settings.default.max_examples // 75), phases=[Phase.generate]
)


@pytest.mark.parametrize(("name", "kind"), CASES, ids=str)
def test_the_derivative_by_a_rule_is_that_of_the_function_at_samples(name, kind):
    check(RULES[name], kind, sample_points(RULES[name], kind), programs_for(name, kind))


def narrowest_and_widest(programs):
    sizes = [lanes * width for _, lanes, width in programs]
    return {
        key: program
        for key, program in programs.items()
        if key[1] * key[2] in (min(sizes), max(sizes))
    }


@pytest.mark.parametrize(
    ("name", "kind"), one_each(case for case in CASES if RULES[case[0]].domain), ids=str
)
def test_it_is_that_near_the_edges_of_the_domain(name, kind):
    points = edge_points(RULES[name], kind)
    check(RULES[name], kind, points, narrowest_and_widest(programs_for(name, kind)))


def numbers(kind, argument, interval):
    if argument.role is Role.INTEGER:
        return st.integers(*interval)
    most = 2.0 ** (min(BEYOND[kind], 1024) - 1)
    low, high = (max(-most, min(most, float(end))) for end in interval)
    one = st.floats(low, high, allow_subnormal=False)
    return st.tuples(*[one] * 4) if argument.role is Role.LANES else one


@pytest.mark.parametrize(
    ("name", "kind"),
    one_each((case for case in CASES if RULES[case[0]].domain), first=2),
    ids=str,
)
def test_it_is_that_anywhere_in_the_domain(name, kind):
    rule = RULES[name]
    boxes = [
        st.tuples(*(numbers(kind, *pair) for pair in zip(inputs_of(rule), box, strict=True)))
        for box in rule.domain
    ]

    @BY_EXAMPLE
    @given(st.lists(st.one_of(boxes), min_size=4, max_size=4))
    def everywhere(points):
        found = [coordinates(rule, kind, point) for point in points]
        check(rule, kind, found, narrowest_and_widest(programs_for(name, kind)))

    everywhere()


def test_every_rule_is_checked_against_a_function_of_its_own():
    assert set(PRIMALS) == set(RULES)


def test_every_rule_that_is_differentiated_has_a_domain():
    rules = [rule for rule in RULES.values() if rule.active_arguments]
    assert [rule.where for rule in rules if not rule.domain] == []


# -- whether the tests above can fail --------------------------------------------------------------


def with_partial(rule, wrong, formula):
    others = [each for each in rule.partials if each is not wrong]
    return replace(rule, partials=(*others, replace(wrong, formula=formula)))


def is_found(rule, points, modes=MODES, kind=DOUBLE):
    with pytest.raises(AssertionError, match=r"(tangent|adjoint) of"):
        check(rule, kind, points, programs_of(rule, kind, modes, shapes=[(1, 1)]))


@pytest.mark.parametrize("name", [name for name, rule in RULES.items() if rule.partials])
def test_a_wrong_partial_is_found(name):
    rule = RULES[name]
    known = [each for each in rule.partials if each.argument in rule.active_arguments]
    for index, wrong in enumerate(known):
        factor = Number(1 + CONSTANTS["pi"] / 1000)
        formula = Binary("+", Binary("*", wrong.formula, factor), Number(CONSTANTS["ln2"] / 500))
        is_found(
            with_partial(rule, wrong, formula), sample_points(rule, DOUBLE), [MODES[index % 2]]
        )


@pytest.mark.parametrize(
    ("name", "formula"),
    [
        ("acos", "-1 / sqrt(1 - x * x)"),
        ("acosh", "1 / sqrt((x - 1) * (x + 1))"),
        ("asinh", "1 / sqrt(x * x + 1)"),
        ("atan2", "x / (x * x + y * y)"),
        ("atan2", "x / (hypot(x, y) * hypot(x, y))"),
        ("cospi", "-pi * sin(pi * x)"),
        ("erf", "2 * inverse_sqrt_pi * exp(-x * x)"),
        ("expm1", "result + 1"),
        ("hypot", "x / sqrt(x * x + y * y)"),
        ("tanh", "1 - result * result"),
    ],
)
def test_a_formula_that_loses_digits_or_overflows_is_found(name, formula):
    rule = RULES[name]
    names = {each.name: each for each in (*rule.arguments, *rule.results)}
    made = read_formula(formula, names, LIBRARY.functions)
    is_found(with_partial(rule, rule.partials[0], made), edge_points(rule, DOUBLE))


@pytest.mark.parametrize(
    ("formula", "point"),
    [
        ("y * pow(x, y - 1)", (1e300, 0.3)),
        ("y * (result / x)", (1e-200, 2.0)),
        ("y * (result / x)", (3e-162, 2.0)),
    ],
)
def test_powers_need_both_of_their_formulas(formula, point):
    rule = RULES["pow"]
    points = [[mpmath.mpf(each) for each in point]]
    check(rule, DOUBLE, points, narrowest_and_widest(programs_for("pow", DOUBLE)))
    names = {each.name: each for each in (*rule.arguments, *rule.results)}
    made = read_formula(formula, names, LIBRARY.functions)
    is_found(with_partial(rule, rule.partials[0], made), points)


# -- kinks -----------------------------------------------------------------------------------------


def kink_values(rule, kind, kink):
    """Everything that the formulas need at a kink; a number of no meaning for the others."""
    point = [
        value if argument.role is Role.INTEGER else _signed(value)
        for argument, value in zip(inputs_of(rule), kink.at, strict=True)
    ]
    needed = rule.needs(rule.active_arguments)
    return point + [
        outputs_at(rule, kind, point)[each.name] if each.name in needed else _nothing(each)
        for each in rule.outputs
    ]


def _signed(value):
    """mpmath knows no negative zero; Python's float does."""
    return value if value == 0 else mpmath.mpf(value)


def _nothing(argument):
    return 0 if argument.role in (Role.INTEGER, Role.INTEGER_OUT) else mpmath.nan


def same(got, expected):
    """Whether two numbers are equal, or are both none."""
    return got == expected or (got != got and expected != expected)


@pytest.mark.parametrize("kind", [FLOAT, DOUBLE], ids=str)
@pytest.mark.parametrize(
    ("rule", "kink"), KINKS, ids=[f"{rule.name}{kink.at}" for rule, kink in KINKS]
)
def test_at_a_kink_the_published_value_is_computed(rule, kink, kind):
    values = kink_values(rule, kind, kink)
    # All other results have an adjoint of 0.
    seeds = [mpmath.mpf(name in (RESULT, rule.outputs[0].name)) for name in float_outputs(rule)]
    for name, expected in kink.partials:
        (tangent,) = tangent_program(rule, kind, active=[name])([*values, mpmath.mpf(1)])
        (adjoint,) = adjoint_program(rule, kind, wanted=[name])([*values, *seeds])
        assert same(tangent, expected)
        assert same(adjoint, expected)


# -- single rules ----------------------------------------------------------------------------------


@pytest.mark.parametrize("strong", [False, True])
@pytest.mark.parametrize(
    "program", [tangent_program, adjoint_program], ids=[FORWARD.word, REVERSE.word]
)
def test_a_strong_zero_wins_over_an_infinite_partial(program, strong):
    run = program(RULES["log"], DOUBLE, style=Style(strong_zero=strong))
    (got,) = run([mpmath.mpf(0), -mpmath.inf, mpmath.mpf(0)])
    assert (got == 0) if strong else (got != got)
    assert run([mpmath.mpf(0), -mpmath.inf, mpmath.mpf(2)]) == [mpmath.inf]


@pytest.mark.parametrize("strong", [False, True])
def test_a_partial_of_zero_wins_over_an_infinite_seed_likewise(strong):
    style = Style(strong_zero=strong)
    for run in (
        tangent_program(RULES["fmul"], DOUBLE, style=style, active=["x"]),
        adjoint_program(RULES["fmul"], DOUBLE, style=style, wanted=["x"]),
    ):
        (got,) = run([mpmath.mpf(1), mpmath.mpf(0), mpmath.mpf(0), mpmath.inf])
        assert (got == 0) if strong else (got != got)


def test_a_product_with_zeros_has_exact_adjoints():
    program = adjoint_program(RULES["vector.reduce.fmul"], DOUBLE)

    def adjoint(*values):
        return program([*map(mpmath.mpf, values), mpmath.nan, mpmath.mpf(3)])

    assert adjoint(2, 5, 0, 7, 1) == [0, 0, 3 * 70, 0, 0]
    assert adjoint(2, 0, 0, 7, 1) == [0] * 5
    assert adjoint(0, 5, 4, 7, 1) == [3 * 140, 0, 0, 0, 0]


def test_a_tie_of_lanes_goes_to_the_first():
    program = adjoint_program(RULES["vector.reduce.fmax"], DOUBLE)
    assert program([mpmath.mpf(each) for each in (1, 4, 4, 2, 4, 3)]) == [0, 3, 0, 0]


def test_results_are_named_as_formulas_name_them():
    assert all(RESULT in primals_of(rule) for rule in RULES.values() if rule.folds)


def test_every_type_is_tested():
    assert {kind for _, kind in CASES} == set(PRECISION)
