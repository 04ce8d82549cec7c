"""Intrinsics that have rules, as calls in a function: what they are called with, and beside."""

import math

import llvmlite.binding as llvm
import pytest
from derived import REQUESTS, Body, Derived, check

import enzyme_cc

STRICT = 'metadata !"round.dynamic", metadata !"fpexcept.strict"'
EXCEPT = 'metadata !"fpexcept.strict"'
CONSTRAINED = "llvm.experimental.constrained."


def close(values):
    return pytest.approx(values, rel=1e-7, abs=1e-7)


def of_two(lines, outputs=1, **more):
    """From %a and %b to %r."""
    text = (
        "  %a = load double, ptr %x\n  %q = getelementptr i8, ptr %x, i64 8\n"
        f"  %b = load double, ptr %q\n{lines}\n  store double %r, ptr %y"
    )
    return Body(text, (1.375, 0.625), outputs, **more)


def strict(name, *arguments, words=STRICT, result="double"):
    given = ", ".join(f"double %{each}" for each in arguments)
    return f"call {result} @{CONSTRAINED}{name}.f64({given}, {words})"


CASES = {
    "fadd": of_two(f"  %r = {strict('fadd', 'a', 'b')}"),
    "fsub": of_two(f"  %r = {strict('fsub', 'a', 'b')}"),
    "fmul": of_two(f"  %r = {strict('fmul', 'a', 'b')}"),
    "fdiv": of_two(f"  %r = {strict('fdiv', 'a', 'b')}"),
    "fma": of_two(f"  %r = {strict('fma', 'a', 'b', 'a')}"),
    "fmuladd": of_two(f"  %r = {strict('fmuladd', 'a', 'a', 'b')}"),
    "sqrt": of_two(f"  %s = {strict('sqrt', 'a')}\n  %r = {strict('fmul', 's', 'b')}"),
    "sin": of_two(f"  %s = {strict('sin', 'a')}\n  %r = {strict('fmul', 's', 's')}"),
    "pow": of_two(f"  %r = {strict('pow', 'a', 'b')}"),
    "maxnum": of_two(f"  %r = {strict('maxnum', 'a', 'b', words=EXCEPT)}"),
    "floor": of_two(
        f"  %s = {strict('floor', 'a', words=EXCEPT)}\n  %r = {strict('fmul', 's', 'b')}"
    ),
    "powi": of_two(f"  %r = call double @{CONSTRAINED}powi.f64(double %a, i32 3, {STRICT})"),
    "conversions": of_two(
        f"  %n = call float @{CONSTRAINED}fptrunc.f32.f64(double %a, {STRICT})\n"
        f"  %w = call double @{CONSTRAINED}fpext.f64.f32(float %n, {EXCEPT})\n"
        f"  %r = {strict('fmul', 'w', 'b')}"
    ),
    "integers": of_two(
        f"  %i = call i32 @{CONSTRAINED}fptosi.i32.f64(double %a, {EXCEPT})\n"
        f"  %f = call double @{CONSTRAINED}sitofp.f64.i32(i32 %i, {STRICT})\n"
        f"  %r = {strict('fmul', 'f', 'b')}"
    ),
    "comparisons": of_two(
        f"  %c = call i1 @{CONSTRAINED}fcmp.f64(double %a, double %b, "
        f'metadata !"ogt", {EXCEPT})\n'
        f"  %d = call i1 @{CONSTRAINED}fcmps.f64(double %a, double %b, "
        f'metadata !"olt", {EXCEPT})\n'
        "  %e = or i1 %c, %d\n"
        f"  %s = {strict('fmul', 'a', 'b')}\n  %r = select i1 %e, double %s, double %a"
    ),
    "powi of i32": of_two("  %r = call double @llvm.powi.f64.i32(double %a, i32 -5)"),
    "is.fpclass": of_two(
        "  %c = call i1 @llvm.is.fpclass.f64(double %a, i32 264)\n"
        "  %s = fmul double %a, %b\n  %r = select i1 %c, double %s, double %b"
    ),
    "ldexp": of_two(
        "  %s = call double @llvm.ldexp.f64.i32(double %a, i32 3)\n  %r = fmul double %s, %b"
    ),
    "frexp": of_two(
        "  %f = call { double, i32 } @llvm.frexp.f64.i32(double %a)\n"
        "  %m = extractvalue { double, i32 } %f, 0\n"
        "  %e = extractvalue { double, i32 } %f, 1\n"
        "  %g = sitofp i32 %e to double\n"
        "  %s = fmul double %m, %b\n  %r = fmul double %s, %g"
    ),
    "sincos": of_two(
        "  %f = call { double, double } @llvm.sincos.f64(double %a)\n"
        "  %s = extractvalue { double, double } %f, 0\n"
        "  %c = extractvalue { double, double } %f, 1\n"
        "  %t = fmul double %s, %b\n  %r = fmul double %t, %c",
        meaning=lambda a, b: [math.sin(a) * b * math.cos(a)],
    ),
    "modf": of_two(
        "  %f = call { double, double } @llvm.modf.f64(double %a)\n"
        "  %s = extractvalue { double, double } %f, 0\n"
        "  %c = extractvalue { double, double } %f, 1\n"
        "  %t = fmul double %s, %b\n  %r = fmul double %t, %c",
        meaning=lambda a, b: [(a - math.trunc(a)) * b * math.trunc(a)],
    ),
    "conversions that saturate": of_two(
        "  %i = call i32 @llvm.fptosi.sat.i32.f64(double %a)\n"
        "  %j = call i8 @llvm.fptoui.sat.i8.f64(double %b)\n"
        "  %k = zext i8 %j to i32\n  %l = call i32 @llvm.sadd.sat.i32(i32 %i, i32 %k)\n"
        "  %f = sitofp i32 %l to double\n  %r = fmul double %f, %b"
    ),
    "integers that overflow": of_two(
        "  %i = fptosi double %a to i32\n"
        "  %o = call { i32, i1 } @llvm.smul.with.overflow.i32(i32 %i, i32 7)\n"
        "  %j = extractvalue { i32, i1 } %o, 0\n  %c = extractvalue { i32, i1 } %o, 1\n"
        "  %f = sitofp i32 %j to double\n  %s = fmul double %f, %b\n"
        "  %r = select i1 %c, double %a, double %s"
    ),
    "lengths and masks": of_two(
        "  %m = call <4 x i1> @llvm.get.active.lane.mask.v4i1.i32(i32 2, i32 5)\n"
        "  %c = extractelement <4 x i1> %m, i32 2\n"
        "  %s = fmul double %a, %b\n  %r = select i1 %c, double %s, double %b"
    ),
}


@pytest.mark.parametrize("name", CASES)
def test_an_intrinsic_with_a_rule_has_derivatives(name):
    check(CASES[name], close, step=2.0**-14)


LANES = {
    name: Body(
        f"  %a = load <2 x double>, ptr %x, align 8\n"
        f"  %r = call <2 x double> @llvm.{name}.v2f64(<2 x double> %a{more})\n"
        "  store <2 x double> %r, ptr %y, align 8",
        (0.625, -1.375),
        2,
    )
    for name, more in {
        "canonicalize": "",
        "copysign": ", <2 x double> <double -1.0, double 1.0>",
        "exp2": "",
        "fabs": "",
        "fmuladd": ", <2 x double> %a, <2 x double> %a",
        "maxnum": ", <2 x double> <double -1.0, double 1.0>",
        "rint": "",
    }.items()
}


@pytest.mark.parametrize("name", LANES)
def test_an_intrinsic_of_vectors_has_derivatives(name):
    check(LANES[name], close, step=2.0**-14)


def test_what_is_computed_once_more_is_rounded_and_trapped_alike():
    """The words behind the arguments go where the call goes, and nothing says it does less."""
    text = Derived(CASES["sin"]).text
    calls = [line for line in text.splitlines() if f"call double @{CONSTRAINED}sin.f64" in line]
    assert len(calls) > 2  # the function itself, and derivatives
    assert all("round.dynamic" in line and "fpexcept.strict" in line for line in calls)
    assert not any("readnone" in line for line in calls)


def text_of(body):
    """The derivatives of what no machine here can run: that the text is right must do."""
    done = enzyme_cc.differentiate(body.text + REQUESTS, "f.ll")
    assert not done.problems
    llvm.parse_assembly(done.text).verify()
    return done.text


@pytest.mark.parametrize("kind", ["i8", "i16", "i64"])
def test_a_power_of_any_integer_has_a_derivative(kind):
    text = text_of(
        of_two(
            f"  %n = fptosi double %b to {kind}\n"
            f"  %r = call double @llvm.powi.f64.{kind}(double %a, {kind} %n)"
        )
    )
    assert text.count(f"@llvm.powi.f64.{kind}(double %a, {kind} %") > 2


def test_a_conversion_with_a_rounding_of_its_own_has_a_derivative():
    text = text_of(
        of_two(
            '  %n = call float @llvm.fptrunc.round.f32.f64(double %a, metadata !"round.upward")\n'
            "  %w = fpext float %n to double\n  %r = fmul double %w, %b"
        )
    )
    assert "fpext float" in text.partition("@diffe")[2]


def test_a_lane_that_a_select_leaves_out_does_no_harm():
    """Where x is 0 or less, root and quotient are no numbers, and nobody asks for them."""
    body = Body(
        "  %a = load <4 x double>, ptr %x, align 8\n"
        "  %on = fcmp ogt <4 x double> %a, zeroinitializer\n"
        "  %s = call <4 x double> @llvm.sqrt.v4f64(<4 x double> %a)\n"
        "  %q = fdiv <4 x double> %s, %a\n"
        "  %r = select <4 x i1> %on, <4 x double> %q, <4 x double> %a\n"
        "  store <4 x double> %r, ptr %y, align 8",
        (4.0, -1.0, 0.0, 0.25),
        4,
    )
    assert Derived(body).adjoint([1.0] * 4)[0] == [[-1 / 16, 1.0, 1.0, -4.0]]
    assert Derived(body).tangent([1.0] * 4)[0] == [[-1 / 16, 1.0, 1.0, -4.0]]
