"""What is emitted for a rule: what stands there, and what must not."""

import pytest
from rules.place import Place

from enzyme_cc.diagnostics import UserError
from enzyme_cc.ir.types import (
    BFLOAT,
    DOUBLE,
    FLOAT,
    FP80,
    FP128,
    HALF,
    I32,
    vector_type,
)
from enzyme_cc.rules.argument import Argument, Role
from enzyme_cc.rules.emission import Emission, Style
from enzyme_cc.rules.emit import emit
from enzyme_cc.rules.formula import read_formula
from enzyme_cc.rules.library import Library
from enzyme_cc.rules.tangent import tangent

LIBRARY = Library.default()
V4 = vector_type(4, FLOAT)


def tangent_lines(name, types, tangents, style=Style()):  # noqa: B008
    """The instructions for the tangent of a rule; values are called as the rule calls them."""
    rule = LIBRARY.opcode(name) or LIBRARY.callee(name)
    tangent_types = {f"d{each}": types[each] for each in tangents}
    place = Place(**types, **tangent_types)
    environment = {each: place.values[each] for each in types}
    given = {each: place.values[f"d{each}"] for each in tangents}
    made = tangent(Emission(place.builder, rule, environment, style), given)
    return made, place.lines()


def binary(kind=DOUBLE):
    return {"x": kind, "y": kind, "result": kind}


def formula_lines(text, types):
    roles = {
        name: Role.INTEGER if str(kind).endswith("i32>") or kind is I32 else Role.FLOAT
        for name, kind in types.items()
    }
    names = {name: Argument(name, role) for name, role in roles.items()}
    place = Place(**types)
    emit(place.builder, read_formula(text, names, LIBRARY.functions), place.values)
    return place.lines()


def test_nothing_is_emitted_without_a_tangent():
    assert tangent_lines("fmul", binary(), []) == (None, [])


def test_a_sum_of_one_is_its_tangent():
    made, lines = tangent_lines("fadd", binary(), ["y"])
    assert (made.ref, lines) == ("%dy", [])


@pytest.mark.parametrize(
    ("name", "tangents", "lines"),
    [
        ("fadd", "xy", ["%0 = fadd double %dx, %dy"]),
        ("fsub", "xy", ["%0 = fsub double %dx, %dy"]),
        ("fsub", "y", ["%0 = fneg double %dy"]),
        ("fmul", "x", ["%0 = fmul double %y, %dx"]),
        (
            "fmul",
            "xy",
            ["%0 = fmul double %y, %dx", "%1 = fmul double %x, %dy", "%2 = fadd double %0, %1"],
        ),
        (
            "fmax",
            "xy",
            [
                "%0 = fcmp olt double %x, %y",
                "%1 = fcmp une double %x, %x",
                "%2 = or i1 %0, %1",
                "%3 = select i1 %2, double %dy, double %dx",
            ],
        ),
        (
            "fmaximum",
            "y",
            [
                "%0 = fcmp olt double %x, %y",
                "%1 = select i1 %0, double %dy, double 0.000000e+00",
            ],
        ),
        ("copysign", "y", []),
    ],
)
def test_products_with_one_and_zero_are_not_computed(name, tangents, lines):
    assert tangent_lines(name, binary(), list(tangents))[1] == lines


def test_a_derivative_that_is_zero_is_known_to_be():
    assert tangent_lines("floor", {"x": DOUBLE, "result": DOUBLE}, ["x"]) == (None, [])


def test_partials_are_shared_by_all_tangents():
    place = Place(x=DOUBLE, result=DOUBLE, a=DOUBLE, b=DOUBLE)
    use = Emission(place.builder, LIBRARY.callee("sin"), place.values)
    tangent(use, {"x": place.values["a"]})
    tangent(use, {"x": place.values["b"]})
    assert place.lines() == [
        "%0 = call double @llvm.cos.f64(double %x)",
        "%1 = fmul double %0, %a",
        "%2 = fmul double %0, %b",
    ]


def test_the_strong_zero_is_a_select_on_partial_and_tangent():
    _, lines = tangent_lines("log", {"x": DOUBLE, "result": DOUBLE}, ["x"], Style(strong_zero=True))
    assert lines == [
        "%0 = fdiv double 1.000000e+00, %x",
        "%1 = fmul double %0, %dx",
        "%2 = fcmp oeq double %dx, 0.000000e+00",
        "%3 = fcmp oeq double %0, 0.000000e+00",
        "%4 = or i1 %2, %3",
        "%5 = freeze double %1",
        "%6 = fcmp uno double %5, 0.000000e+00",
        "%7 = and i1 %4, %6",
        "%8 = select i1 %7, double 0.000000e+00, double %5",
    ]


def test_flags_stand_on_all_that_is_made():
    _, lines = tangent_lines("sin", {"x": DOUBLE, "result": DOUBLE}, ["x"], Style(flags="contract"))
    assert lines == [
        "%0 = call contract double @llvm.cos.f64(double %x)",
        "%1 = fmul contract double %0, %dx",
    ]


def test_a_tangent_of_another_type_is_converted():
    place = Place(x=FLOAT, result=DOUBLE, dx=FLOAT)
    environment = {name: place.values[name] for name in ("x", "result")}
    use = Emission(place.builder, LIBRARY.opcode("fpext"), environment)
    tangent(use, {"x": place.values["dx"]})
    assert place.lines() == ["%0 = fpext float %dx to double"]


def test_a_tangent_is_narrowed_where_its_primal_is():
    place = Place(x=DOUBLE, result=HALF, dx=DOUBLE)
    environment = {name: place.values[name] for name in ("x", "result")}
    use = Emission(place.builder, LIBRARY.opcode("fptrunc"), environment)
    tangent(use, {"x": place.values["dx"]})
    assert place.lines() == ["%0 = fptrunc double %dx to half"]


@pytest.mark.parametrize(
    ("kind", "lines"),
    [
        (FLOAT, ["%0 = call float @sinhf(float %x) nounwind willreturn readnone"]),
        (DOUBLE, ["%0 = call double @sinh(double %x) nounwind willreturn readnone"]),
        (FP80, ["%0 = call x86_fp80 @sinhl(x86_fp80 %x) nounwind willreturn readnone"]),
        (FP128, ["%0 = call fp128 @sinhf128(fp128 %x) nounwind willreturn readnone"]),
        (
            HALF,
            [
                "%0 = fpext half %x to float",
                "%1 = call float @sinhf(float %0) nounwind willreturn readnone",
                "%2 = fptrunc float %1 to half",
            ],
        ),
    ],
)
def test_c_has_a_function_for_each_type(kind, lines):
    assert formula_lines("sinh(x)", {"x": kind}) == lines


@pytest.mark.parametrize(
    ("kind", "line"),
    [
        (HALF, "%0 = call half @llvm.sin.f16(half %x)"),
        (V4, "%0 = call <4 x float> @llvm.sin.v4f32(<4 x float> %x)"),
        (FP128, "%0 = call fp128 @sinf128(fp128 %x) nounwind willreturn readnone"),
    ],
)
def test_intrinsics_are_called_where_they_are_good_for_the_type(kind, line):
    assert formula_lines("sin(x)", {"x": kind}) == [line]


def test_bfloat_is_computed_in_float():
    assert formula_lines("sin(x)", {"x": BFLOAT})[1] == "%1 = call float @llvm.sin.f32(float %0)"


def test_c_is_called_for_each_lane():
    lines = formula_lines("sinh(x)", {"x": vector_type(2, DOUBLE)})
    assert [line.split(" = ")[1].split()[0] for line in lines] == [
        "extractelement",
        "call",
        "insertelement",
    ] * 2


def test_a_scalable_vector_has_no_lanes_to_call_for():
    with pytest.raises(UserError) as caught:
        formula_lines("sinh(x)", {"x": vector_type(2, DOUBLE, scalable=True)})
    assert caught.value.diagnostic.code == "EZ0912"
    said = (
        "a derivative calls 'sinh' of a vector of a multiple of 2 doubles, but how many these are "
        "is known only when the program runs"
    )
    assert caught.value.diagnostic.message == said


def test_integers_are_compared_and_passed_on_as_integers():
    assert formula_lines("0 if n == 0 else n * powi(x, n - 1)", {"x": DOUBLE, "n": I32}) == [
        "%0 = icmp eq i32 %n, 0",
        "%1 = sitofp i32 %n to double",
        "%2 = sub i32 %n, 1",
        "%3 = call double @llvm.powi.f64.i32(double %x, i32 %2)",
        "%4 = fmul double %1, %3",
        "%5 = select i1 %0, double 0.000000e+00, double %4",
    ]


def test_constants_that_a_number_chooses_are_compared_as_numbers():
    lines = formula_lines("x if (0 if x < 1 else 2) < 1 else 2", {"x": DOUBLE})
    assert lines[0] == "%0 = fcmp olt double %x, 1.000000e+00"
    assert "%2 = fcmp olt double %1, 1.000000e+00" in lines


def test_one_integer_is_the_same_in_all_lanes():
    lines = formula_lines("n * x if n < 3 and x < 1 else x", {"x": V4, "n": I32})
    assert "%0 = icmp slt i32 %n, 3" in lines
    assert sum("shufflevector" in line for line in lines) == 2
    assert lines[-1].startswith("%9 = select <4 x i1>")


def test_numbers_are_rounded_once_to_the_type():
    assert formula_lines("x * 0.1", {"x": FP128}) == [
        "%0 = fmul fp128 %x, 0xL999999999999999A3FFB999999999999"
    ]


def test_what_occurs_twice_is_computed_once():
    assert len(formula_lines("(x + y) * (x + y)", {"x": DOUBLE, "y": DOUBLE})) == 2


def test_float_identities_are_left_alone():
    assert len(formula_lines("x * 1 + 0", {"x": DOUBLE})) == 2


def test_a_declared_function_is_used_as_it_is():
    place = Place("declare double @sinh(...)\n", x=DOUBLE)
    names = {"x": Argument("x")}
    emit(place.builder, read_formula("sinh(x)", names, LIBRARY.functions), place.values)
    assert place.declared() == ["declare double @sinh(...)"]


def test_a_function_of_the_programs_own_is_not_taken_for_cs():
    text = "define internal double @sinh(double %x) {\n  ret double %x\n}\n"
    place = Place(text, x=DOUBLE)
    formula = read_formula("sinh(x)", {"x": Argument("x")}, LIBRARY.functions)
    with pytest.raises(UserError) as caught:
        emit(place.builder, formula, place.values)
    assert caught.value.diagnostic.code == "EZ0911"
    said = "a derivative calls 'sinh', and this program has one of its own"
    assert caught.value.diagnostic.message == said


def test_a_sum_of_lanes_is_the_sum_of_their_tangents():
    place = Place(start=FLOAT, x=V4, result=FLOAT, dx=V4)
    environment = {name: place.values[name] for name in ("start", "x", "result")}
    rule = LIBRARY.callee("llvm.vector.reduce.fadd.v4f32")
    tangent(Emission(place.builder, rule, environment), {"x": place.values["dx"]})
    (line,) = place.lines()
    assert "@llvm.vector.reduce.fadd.v4f32(float -0.000000e+00, <4 x float> %dx)" in line
