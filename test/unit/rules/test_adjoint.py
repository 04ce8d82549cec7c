"""What is emitted for a rule in reverse: what stands there, and what must not."""

import pytest
from rules.place import Place

from enzyme_cc.diagnostics import UserError
from enzyme_cc.ir.types import DOUBLE, FLOAT, I32, vector_type
from enzyme_cc.rules.adjoint import adjoints, needed_names
from enzyme_cc.rules.emission import Emission, Style
from enzyme_cc.rules.library import Library

LIBRARY = Library.default()
V4 = vector_type(4, FLOAT)


def rule_of(name):
    return LIBRARY.opcode(name) or LIBRARY.callee(name)


def adjoint_lines(name, types, wanted, style=Style(), seeds=("result",)):  # noqa: B008
    """The instructions for the adjoints of the wanted arguments, and what each of them gets."""
    rule = rule_of(name)
    needed = needed_names(rule, wanted, seeds)
    place = Place(
        **{each: types[each] for each in types if each in needed},
        **{f"d{each}": types[each] for each in seeds},
    )
    known = {each: value for each, value in place.values.items() if each in needed}
    given = {each: place.values[f"d{each}"] for each in seeds}
    use = Emission(place.builder, rule, known, style, types[seeds[0]])
    made = adjoints(use, given, {each: types[each] for each in wanted})
    lines = place.lines()  # gives what is made its name
    return {each: value.ref for each, value in made.items()}, lines


def binary(kind=DOUBLE):
    return {"x": kind, "y": kind, "result": kind}


@pytest.mark.parametrize(
    ("name", "wanted", "made", "lines"),
    [
        ("fadd", "xy", {"x": "%dresult", "y": "%dresult"}, []),
        ("fsub", "xy", {"x": "%dresult", "y": "%0"}, ["%0 = fneg double %dresult"]),
        ("fmul", "x", {"x": "%0"}, ["%0 = fmul double %y, %dresult"]),
        ("copysign", "y", {}, []),
        (
            "fmaximum",
            "y",
            {"y": "%1"},
            [
                "%0 = fcmp olt double %x, %y",
                "%1 = select i1 %0, double %dresult, double 0.000000e+00",
            ],
        ),
        (
            "fmaximum",
            "xy",
            {"x": "%1", "y": "%2"},
            [
                "%0 = fcmp olt double %x, %y",
                "%1 = select i1 %0, double 0.000000e+00, double %dresult",
                "%2 = select i1 %0, double %dresult, double 0.000000e+00",
            ],
        ),
    ],
)
def test_products_with_one_and_zero_are_not_computed(name, wanted, made, lines):
    assert adjoint_lines(name, binary(), list(wanted)) == (made, lines)


@pytest.mark.parametrize(
    ("name", "wanted", "needed"),
    [
        ("fadd", ["x", "y"], set()),
        ("fmul", ["x"], {"y"}),
        ("fmul", ["x", "y"], {"x", "y"}),
        ("fdiv", ["y"], {"result", "y"}),
        ("exp", ["x"], {"result"}),
        ("llvm.vector.reduce.fadd.v4f32", ["start", "x"], set()),
        ("llvm.vector.reduce.fmul.v4f32", ["x"], {"start", "x"}),
        ("llvm.vector.reduce.fmax.v4f32", [], set()),
    ],
)
def test_what_adjoints_need_is_known_beforehand(name, wanted, needed):
    assert needed_names(rule_of(name), wanted, ["result"]) == needed


def test_what_one_of_several_results_needs_is_known():
    rule = rule_of("llvm.sincos.f64")
    assert needed_names(rule, ["x"], ["sine"]) == {"cosine"}
    assert needed_names(rule, ["x"], []) == set()


def test_several_results_are_summed():
    types = {"x": DOUBLE, "sine": DOUBLE, "cosine": DOUBLE}
    made, lines = adjoint_lines("llvm.sincos.f64", types, ["x"], seeds=("sine", "cosine"))
    assert made == {"x": "%3"}
    assert lines == [
        "%0 = fmul double %cosine, %dsine",
        "%1 = fneg double %sine",
        "%2 = fmul double %1, %dcosine",
        "%3 = fadd double %0, %2",
    ]


def test_without_seeds_or_arguments_nothing_is_emitted():
    place = Place(x=DOUBLE)
    use = Emission(place.builder, rule_of("sin"), place.values)
    assert adjoints(use, {}, {"x": DOUBLE}) == {}
    assert adjoints(use, {"result": place.values["x"]}, {}) == {}
    assert place.lines() == []


def test_partials_are_shared_by_all_seeds():
    place = Place(x=DOUBLE, a=DOUBLE, b=DOUBLE)
    use = Emission(place.builder, rule_of("sin"), {"x": place.values["x"]})
    adjoints(use, {"result": place.values["a"]}, {"x": DOUBLE})
    adjoints(use, {"result": place.values["b"]}, {"x": DOUBLE})
    assert place.lines() == [
        "%0 = call double @llvm.cos.f64(double %x)",
        "%1 = fmul double %0, %a",
        "%2 = fmul double %0, %b",
    ]


def test_the_steps_of_a_reduction_are_shared_by_all_seeds():
    place = Place(start=FLOAT, x=V4, a=FLOAT, b=FLOAT)
    values = {name: place.values[name] for name in ("start", "x")}
    use = Emission(place.builder, rule_of("llvm.vector.reduce.fmul.v4f32"), values, type_=FLOAT)
    for seed in "ab":
        adjoints(use, {"result": place.values[seed]}, {"start": FLOAT, "x": V4})
    lines = place.lines()
    assert sum("extractelement" in line for line in lines) == 4
    assert sum("fmul" in line for line in lines) == 3 + 2 * 8


def test_an_adjoint_is_converted_to_the_type_of_the_argument():
    made, lines = adjoint_lines("fpext", {"x": FLOAT, "result": DOUBLE}, ["x"])
    assert (made, lines) == ({"x": "%0"}, ["%0 = fptrunc double %dresult to float"])
    made, lines = adjoint_lines("fptrunc", {"x": DOUBLE, "result": FLOAT}, ["x"])
    assert (made, lines) == ({"x": "%0"}, ["%0 = fpext float %dresult to double"])


def test_a_scalar_used_in_all_lanes_gets_the_sum_of_them():
    made, lines = adjoint_lines("fmul", {"x": FLOAT, "y": V4, "result": V4}, ["x"])
    assert made == {"x": "%1"}
    assert lines == [
        "%0 = fmul <4 x float> %y, %dresult",
        "%1 = call float @llvm.vector.reduce.fadd.v4f32(float -0.000000e+00, <4 x float> %0)",
    ]


def test_the_strong_zero_is_a_select_on_partial_and_seed():
    _, lines = adjoint_lines("log", {"x": DOUBLE, "result": DOUBLE}, ["x"], Style("", True))
    assert lines == [
        "%0 = fdiv double 1.000000e+00, %x",
        "%1 = fmul double %0, %dresult",
        "%2 = fcmp oeq double %dresult, 0.000000e+00",
        "%3 = fcmp oeq double %0, 0.000000e+00",
        "%4 = or i1 %2, %3",
        "%5 = freeze double %1",
        "%6 = fcmp uno double %5, 0.000000e+00",
        "%7 = and i1 %4, %6",
        "%8 = select i1 %7, double 0.000000e+00, double %5",
    ]


def test_the_strong_zero_needs_no_slopes_where_nothing_is_differentiated_again():
    style = Style("", True, has_slopes=False)
    _, lines = adjoint_lines("log", {"x": DOUBLE, "result": DOUBLE}, ["x"], style)
    assert lines == [
        "%0 = fdiv double 1.000000e+00, %x",
        "%1 = fmul double %0, %dresult",
        "%2 = fcmp oeq double %dresult, 0.000000e+00",
        "%3 = fcmp oeq double %0, 0.000000e+00",
        "%4 = or i1 %2, %3",
        "%5 = select i1 %4, double 0.000000e+00, double %1",
    ]


def test_a_sum_of_lanes_gives_each_of_them_the_seed():
    types = {"start": FLOAT, "x": V4, "result": FLOAT}
    made, lines = adjoint_lines("llvm.vector.reduce.fadd.v4f32", types, ["start", "x"])
    assert made == {"start": "%dresult", "x": "%1"}
    assert lines == [
        "%0 = insertelement <4 x float> poison, float %dresult, i64 0",
        "%1 = shufflevector <4 x float> %0, <4 x float> poison, <4 x i32> zeroinitializer",
    ]


def test_an_integer_is_no_matter():
    made, lines = adjoint_lines("ldexp", {"x": DOUBLE, "n": I32, "result": DOUBLE}, ["x"])
    assert list(made) == ["x"]
    assert "i32 %n" in lines[0]


def test_a_product_of_no_fixed_length_has_no_adjoint():
    scalable = vector_type(4, FLOAT, scalable=True)
    types = {"start": FLOAT, "x": scalable, "result": FLOAT}
    assert adjoint_lines("llvm.vector.reduce.fadd.nxv4f32", types, ["x"])[0] == {"x": "%1"}
    with pytest.raises(UserError) as caught:
        adjoint_lines("llvm.vector.reduce.fmul.nxv4f32", types, ["x"])
    assert caught.value.diagnostic.code == "EZ0912"


def square_lines(name, types):
    """The same where all arguments of one type are one value."""
    rule = rule_of(name)
    place = Place(x=DOUBLE, z=DOUBLE, seed=DOUBLE)
    known = {each: place.values["x" if each in types else "z"] for each in "xyz"}
    use = Emission(place.builder, rule, known, Style(), DOUBLE)
    wanted = dict.fromkeys((each.name for each in rule.arguments), DOUBLE)
    made = adjoints(use, {"result": place.values["seed"]}, wanted)
    lines = place.lines()
    return {each: value.ref for each, value in made.items()}, lines


def test_a_square_doubles_the_seed_once():
    assert square_lines("fmul", "xy") == (
        {"x": "%1"},
        ["%0 = fadd double %seed, %seed", "%1 = fmul double %x, %0"],
    )
    made, lines = square_lines("llvm.fmuladd.f64", "xy")
    assert made == {"x": "%1", "z": "%seed"}
    assert lines == ["%0 = fadd double %seed, %seed", "%1 = fmul double %x, %0"]


def test_what_is_not_symmetric_is_not_doubled():
    made, _ = square_lines("fsub", "xy")
    assert made.keys() == {"x", "y"}
    made, _ = square_lines("fmul", "x")
    assert made.keys() == {"x", "y"}
    made, lines = square_lines("llvm.fmuladd.f64", "xyz")
    assert made == {"x": "%1", "z": "%seed"}
    assert len(lines) == 2
