"""Intrinsics that are written as instructions: values as LLVM computes them, and derivatives."""

import math
import operator

import pytest
from derived import REQUESTS, Body, Derived, check

import enzyme_cc

BYTES = {"double": 8, "float": 4}


def close(values):
    return pytest.approx(values, rel=1e-12, abs=1e-12)


def vectors(expression, *shapes, kind="double", result=None, more="", needs="", meaning=None):
    """`%r = expression` of vectors %a, %b ... read from x, stored to y."""
    lines, at = [], 0
    for letter, count in zip("abcd", shapes, strict=False):
        lines.append(f"  %p{letter} = getelementptr {kind}, ptr %x, i64 {at}")
        lines.append(f"  %{letter} = load <{count} x {kind}>, ptr %p{letter}, align 4")
        at += count
    count = result or shapes[0]
    shape = f"<{count} x {kind}>" if count > 1 else kind
    lines += [more] if more else []
    lines.append(f"  %r = {expression}")
    lines.append(f"  store {shape} %r, ptr %y, align 4")
    inputs = tuple(((5 * number) % 13 - 6) / 4 + 0.125 for number in range(at))
    return Body("\n".join(lines), inputs, count, kind, needs, meaning)


PERMUTATIONS = {
    "reverse": vectors("call <4 x double> @llvm.vector.reverse.v4f64(<4 x double> %a)", 4),
    "reverse as it was called": vectors(
        "call <3 x double> @llvm.experimental.vector.reverse.v3f64(<3 x double> %a)", 3
    ),
    "splice": vectors(
        "call <4 x double> @llvm.vector.splice.left.v4f64(<4 x double> %a, <4 x double> %b, i32 1)",
        4,
        4,
    ),
    "splice from the end": vectors(
        "call <4 x double> @llvm.vector.splice.right.v4f64("
        "<4 x double> %a, <4 x double> %b, i32 3)",
        4,
        4,
    ),
    "extract": vectors(
        "call <2 x double> @llvm.vector.extract.v2f64.v4f64(<4 x double> %a, i64 2)", 4, result=2
    ),
    "insert": vectors(
        "call <4 x double> @llvm.vector.insert.v4f64.v2f64("
        "<4 x double> %a, <2 x double> %b, i64 2)",
        4,
        2,
    ),
    "interleave2": vectors(
        "call <4 x double> @llvm.vector.interleave2.v4f64(<2 x double> %a, <2 x double> %b)",
        2,
        2,
        result=4,
    ),
    "interleave3": vectors(
        "call <6 x double> @llvm.vector.interleave3.v6f64("
        "<2 x double> %a, <2 x double> %b, <2 x double> %c)",
        2,
        2,
        2,
        result=6,
        meaning=lambda a, b, c, d, e, f: (a, c, e, b, d, f),
    ),
    "interleave4": vectors(
        "call <8 x double> @llvm.vector.interleave4.v8f64("
        "<2 x double> %a, <2 x double> %b, <2 x double> %c, <2 x double> %d)",
        2,
        2,
        2,
        2,
        result=8,
        meaning=lambda a, b, c, d, e, f, g, h: (a, c, e, g, b, d, f, h),
    ),
    "deinterleave2": vectors(
        "fmul <2 x double> %e, %o",
        4,
        result=2,
        more="  %s = call { <2 x double>, <2 x double> } @llvm.vector.deinterleave2.v4f64("
        "<4 x double> %a)\n"
        "  %e = extractvalue { <2 x double>, <2 x double> } %s, 0\n"
        "  %o = extractvalue { <2 x double>, <2 x double> } %s, 1",
    ),
    "deinterleave3": vectors(
        "fmul <2 x double> %e, %o",
        6,
        result=2,
        more="  %s = call { <2 x double>, <2 x double>, <2 x double> } "
        "@llvm.vector.deinterleave3.v6f64(<6 x double> %a)\n"
        "  %e = extractvalue { <2 x double>, <2 x double>, <2 x double> } %s, 0\n"
        "  %o = extractvalue { <2 x double>, <2 x double>, <2 x double> } %s, 2",
        meaning=lambda a, _b, c, d, _e, f: (a * c, d * f),
    ),
    "compress": vectors(
        "call <4 x double> @llvm.experimental.vector.compress.v4f64("
        "<4 x double> %a, <4 x i1> %m, <4 x double> %b)",
        4,
        4,
        more="  %m = fcmp ogt <4 x double> %a, zeroinitializer",
    ),
    "matrix.transpose": vectors(
        "call <6 x double> @llvm.matrix.transpose.v6f64(<6 x double> %a, i32 2, i32 3)",
        6,
        meaning=lambda a, b, c, d, e, f: (a, c, e, b, d, f),
    ),
}


@pytest.mark.parametrize("name", PERMUTATIONS)
def test_a_permutation_is_one_in_both_modes(name):
    check(PERMUTATIONS[name], close)


def memory(lines, inputs=8, outputs=4, kind="double", needs="", meaning=None):
    values = tuple(((5 * number) % 13 - 6) / 4 + 0.125 for number in range(inputs))
    return Body(lines, values, outputs, kind, needs, meaning)


MASK = "  %m = bitcast i4 5 to <4 x i1>\n"
LOADED = "  %a = load <4 x double>, ptr %x, align 8\n"
STORED = "  store <4 x double> %r, ptr %y, align 8\n"
#: Addresses of which two are the same.
PLACES = "  %p = getelementptr double, ptr {of}, <4 x i64> <i64 2, i64 0, i64 2, i64 1>\n"
CLEARED = "  store <4 x double> <double 9.0, double 8.0, double 7.0, double 6.0>, ptr %y, align 8\n"

ACCESSES = {
    "masked.load": memory(
        MASK + LOADED + "  %q = getelementptr i8, ptr %x, i64 32\n"
        "  %r = call <4 x double> @llvm.masked.load.v4f64.p0("
        "ptr align 8 %q, <4 x i1> %m, <4 x double> %a)\n" + STORED
    ),
    "masked.load of all lanes": memory(
        "  %r = call <4 x double> @llvm.masked.load.v4f64.p0(ptr align 8 %x, <4 x i1> "
        "<i1 true, i1 true, i1 true, i1 true>, <4 x double> poison)\n" + STORED
    ),
    "masked.load of known lanes": memory(
        LOADED + "  %q = getelementptr i8, ptr %x, i64 32\n"
        "  %r = call <4 x double> @llvm.masked.load.v4f64.p0(ptr align 8 %q, <4 x i1> "
        "<i1 true, i1 false, i1 true, i1 false>, <4 x double> %a)\n" + STORED
    ),
    "masked.store": memory(
        MASK + LOADED + CLEARED + "  %s = fmul <4 x double> %a, %a\n"
        "  call void @llvm.masked.store.v4f64.p0("
        "<4 x double> %s, ptr align 8 %y, <4 x i1> %m)"
    ),
    "masked.gather": memory(
        MASK + LOADED + PLACES.format(of="%x") + "  %r = call <4 x double> "
        "@llvm.masked.gather.v4f64.v4p0(<4 x ptr> align 8 %p, <4 x i1> %m, <4 x double> %a)\n"
        + STORED
    ),
    "masked.scatter": memory(
        LOADED + CLEARED + PLACES.format(of="%y") + "  %m = bitcast i4 13 to <4 x i1>\n"
        "  call void @llvm.masked.scatter.v4f64.v4p0("
        "<4 x double> %a, <4 x ptr> align 8 %p, <4 x i1> %m)"
    ),
    "masked.expandload": memory(
        MASK + LOADED + "  %q = getelementptr i8, ptr %x, i64 32\n"
        "  %r = call <4 x double> @llvm.masked.expandload.v4f64("
        "ptr %q, <4 x i1> %m, <4 x double> %a)\n" + STORED
    ),
    "masked.compressstore": memory(
        "  %m = bitcast i4 14 to <4 x i1>\n" + LOADED + CLEARED + "  call void "
        "@llvm.masked.compressstore.v4f64(<4 x double> %a, ptr %y, <4 x i1> %m)"
    ),
    "vp.load": memory(
        "  %m = bitcast i4 13 to <4 x i1>\n" + LOADED + "  %v = call <4 x double> "
        "@llvm.vp.load.v4f64.p0(ptr %x, <4 x i1> %m, i32 3)\n"
        "  %on = and <4 x i1> %m, <i1 1, i1 1, i1 1, i1 0>\n"
        "  %r = select <4 x i1> %on, <4 x double> %v, <4 x double> %a\n" + STORED
    ),
    "vp.store": memory(
        MASK + LOADED + CLEARED + "  call void @llvm.vp.store.v4f64.p0("
        "<4 x double> %a, ptr %y, <4 x i1> %m, i32 2)"
    ),
    "vp.gather": memory(
        MASK + LOADED + PLACES.format(of="%x") + "  %v = call <4 x double> "
        "@llvm.vp.gather.v4f64.v4p0(<4 x ptr> %p, <4 x i1> %m, i32 4)\n"
        "  %r = select <4 x i1> %m, <4 x double> %v, <4 x double> %a\n" + STORED
    ),
    "vp.scatter": memory(
        LOADED + CLEARED + PLACES.format(of="%y") + "  call void @llvm.vp.scatter.v4f64.v4p0("
        "<4 x double> %a, <4 x ptr> %p, <4 x i1> <i1 1, i1 1, i1 1, i1 1>, i32 3)",
        meaning=lambda *x: (x[1], 8.0, x[2], 6.0),
    ),
    "vp.strided.load": memory(
        MASK + LOADED + "  %v = call <4 x double> @llvm.experimental.vp.strided.load.v4f64.p0.i64("
        "ptr %x, i64 16, <4 x i1> %m, i32 4)\n"
        "  %r = select <4 x i1> %m, <4 x double> %v, <4 x double> %a\n" + STORED,
        meaning=lambda *x: (x[0], x[1], x[4], x[3]),
    ),
    "vp.strided.store": memory(
        MASK + LOADED + CLEARED + "  %q = getelementptr i8, ptr %y, i64 24\n"
        "  call void @llvm.experimental.vp.strided.store.v4f64.p0.i32("
        "<4 x double> %a, ptr %q, i32 -8, <4 x i1> %m, i32 4)",
        meaning=lambda *x: (9.0, x[2], 7.0, x[0]),
    ),
    "column.major.load": memory(
        "  %r = call <4 x double> @llvm.matrix.column.major.load.v4f64.i64("
        "ptr align 8 %x, i64 3, i1 false, i32 2, i32 2)\n" + STORED,
        meaning=lambda *x: (x[0], x[1], x[3], x[4]),
    ),
    "column.major.load of three rows": memory(
        "  %r = call <6 x double> @llvm.matrix.column.major.load.v6f64.i64("
        "ptr align 8 %x, i64 4, i1 false, i32 3, i32 2)\n"
        "  store <6 x double> %r, ptr %y, align 8",
        inputs=8,
        outputs=6,
        meaning=lambda *x: (*x[0:3], *x[4:7]),
    ),
    "column.major.store": memory(
        LOADED + CLEARED + "  call void @llvm.matrix.column.major.store.v4f64.i64("
        "<4 x double> %a, ptr align 8 %y, i64 4, i1 false, i32 2, i32 2)",
        outputs=6,
        meaning=lambda *x: (x[0], x[1], 7.0, 6.0, x[2], x[3]),
    ),
}


@pytest.mark.parametrize("name", ACCESSES)
def test_an_access_under_a_mask_is_one_in_both_modes(name):
    check(ACCESSES[name], close)


def of(result, name, *arguments):
    return f"call {result} @llvm.{name}({', '.join(arguments)})"


V4 = "<4 x double>"
ON = "  %m = bitcast i4 13 to <4 x i1>"


def predicated(name, operation=None, count=2):
    """Lanes 0 and 2 of an operation, the others from %a."""
    given = [f"{V4} %{letter}" for letter in "abc"[:count]]
    made = of(V4, f"vp.{name}.v4f64", *given, "<4 x i1> %m", "i32 3")
    chosen = f"select <4 x i1> <i1 1, i1 0, i1 1, i1 0>, {V4} %v, {V4} %a"

    def meaning(*x):
        return [operation(*x[lane::4]) if lane in (0, 2) else x[lane] for lane in range(4)]

    return vectors(chosen, *[4] * count, more=f"{ON}\n  %v = {made}", meaning=meaning)


def reduced(name, operation):
    given = ("double %s", f"{V4} %a", "<4 x i1> %m", "i32 3")
    start = "  %s = extractelement <2 x double> %b, i32 1"
    return vectors(
        of("double", f"vp.reduce.{name}.v4f64", *given),
        4,
        2,
        result=1,
        more=f"{start}\n{ON}",
        meaning=lambda *x: [operation((x[5], x[0], x[2]))],
    )


PREDICATED = {
    "copysign": predicated("copysign", math.copysign),
    "fabs": predicated("fabs", abs, 1),
    "fadd": predicated("fadd", operator.add),
    "floor": predicated("floor", lambda a: float(math.floor(a)), 1),
    "fma": predicated("fma", lambda a, b, c: a * b + c, 3),
    "fmul": predicated("fmul", operator.mul),
    "fmuladd": predicated("fmuladd", lambda a, b, c: a * b + c, 3),
    "fneg": predicated("fneg", operator.neg, 1),
    "fsub": predicated("fsub", operator.sub),
    "maxnum": predicated("maxnum", max),
    "merge": vectors(
        of(V4, "vp.merge.v4f64", "<4 x i1> %m", f"{V4} %a", f"{V4} %b", "i32 3"), 4, 4, more=ON
    ),
    "minimum": predicated("minimum", min),
    "reduce.fadd": reduced("fadd", sum),
    "reduce.fmax": reduced("fmax", max),
    "reduce.fmin": reduced("fmin", min),
    "reduce.fmul": reduced("fmul", math.prod),
    "roundtozero": predicated("roundtozero", lambda a: float(math.trunc(a)), 1),
    "select": vectors(
        of(V4, "vp.select.v4f64", "<4 x i1> %m", f"{V4} %a", f"{V4} %b", "i32 4"), 4, 4, more=ON
    ),
}


@pytest.mark.parametrize("name", PREDICATED)
def test_a_predicated_operation_has_derivatives_where_it_takes_place(name):
    check(PREDICATED[name], close)


def test_a_lane_that_is_off_does_no_harm():
    """Its quotient is infinite, and an adjoint of 0 times that is no number."""
    body = predicated("fdiv")
    inputs = (1.0, 2.0, 3.0, 4.0, 2.0, 0.0, 4.0, 0.0)
    done = Derived(Body(body.lines, inputs, 4))
    assert done.adjoint([1.0] * 4)[0] == [[0.5, 1.0, 0.25, 1.0, -0.25, 0.0, -3 / 16, 0.0]]
    assert done.tangent([1.0] * 8)[0] == [[0.25, 1.0, 0.0625, 1.0]]


def multiplied(rows, inner, columns):
    def meaning(*numbers):
        left, right = numbers[: rows * inner], numbers[rows * inner :]
        for column in range(columns):
            for row in range(rows):
                terms = [left[row + k * rows] * right[k + column * inner] for k in range(inner)]
                total = terms[0]
                for each in terms[1:]:
                    total += each
                yield total

    sizes = rows * inner, inner * columns, rows * columns
    name = f"matrix.multiply.v{sizes[2]}f64.v{sizes[0]}f64.v{sizes[1]}f64"
    given = (f"<{sizes[0]} x double> %a", f"<{sizes[1]} x double> %b")
    shape = (f"i32 {rows}", f"i32 {inner}", f"i32 {columns}")
    product = of(f"<{sizes[2]} x double>", name, *given, *shape)
    return vectors(product, sizes[0], sizes[1], result=sizes[2], meaning=meaning)


SUMS = {
    "matrix.multiply": multiplied(2, 3, 2),
    "matrix.multiply of rows and columns": multiplied(3, 1, 3),
    "partial.reduce": vectors(
        of(
            "<2 x double>",
            "vector.partial.reduce.fadd.v2f64.v6f64",
            "<2 x double> %a",
            "<6 x double> %b",
        ),
        2,
        6,
        meaning=lambda a, b, *c: (a + c[0] + c[2] + c[4], b + c[1] + c[3] + c[5]),
    ),
    **{
        f"reduce.{name}": vectors(
            of("double", f"vector.reduce.{name}.v4f64", *given, f"{V4} %a"),
            4,
            2,
            result=1,
            more=first,
        )
        for first in ["  %s = extractelement <2 x double> %b, i32 0"]
        for name, given in {
            "fadd": ("double %s",),
            "fmax": (),
            "fmaximum": (),
            "fmin": (),
            "fminimum": (),
            "fmul": ("double %s",),
        }.items()
    },
}


@pytest.mark.parametrize("name", SUMS)
def test_sums_and_products_of_many_have_derivatives(name):
    check(SUMS[name], close)


def test_a_product_of_lanes_is_not_divided_back():
    body = SUMS["reduce.fmul"]
    done = Derived(Body(body.lines, (0.0, 2.0, 3.0, 4.0, 5.0, 0.0), 1))
    assert done.adjoint([1.0])[0] == [[120.0, 0.0, 0.0, 0.0, 0.0, 0.0]]
    done = Derived(Body(body.lines, (0.0, 0.0, 3.0, 4.0, 5.0, 0.0), 1))
    assert done.adjoint([1.0])[0] == [[0.0] * 6]


def test_the_first_of_equal_lanes_wins():
    body = SUMS["reduce.fmin"]
    done = Derived(Body(body.lines, (7.0, 2.0, 3.0, 2.0, 0.0, 0.0), 1))
    assert done.adjoint([1.0])[0] == [[0.0, 1.0, 0.0, 0.0, 0.0, 0.0]]
    assert done.tangent([1.0, 2.0, 3.0, 4.0, 0.0, 0.0])[0] == [[2.0]]


def test_the_last_of_equal_addresses_wins():
    done = Derived(ACCESSES["masked.scatter"])
    # Lanes 0 and 2 go to place 2, lane 1 nowhere, lane 3 to place 1.
    assert done.adjoint([1.0, 2.0, 4.0, 8.0])[0][0][:4] == [0.0, 0.0, 4.0, 2.0]


# -- bits ------------------------------------------------------------------------------------------


def by_bits(line, *constant):
    """Bits of numbers that no instruction says are numbers."""
    lanes = ", ".join(f"i64 {each}" for each in constant)
    return memory(
        "  %a = load <4 x i64>, ptr %x, align 8\n"
        f"  %r = {line} <4 x i64> %a, <{lanes}>\n"
        "  store <4 x i64> %r, ptr %y, align 8"
    )


SIGN, REST = -(2**63), 2**63 - 1
BITS = {
    "conjugate": by_bits("xor", 0, SIGN, 0, SIGN),
    "fabs": by_bits("and", *[REST] * 4),
    "minus": by_bits("xor", *[SIGN] * 4),
    "minus fabs": by_bits("or", *[SIGN] * 4),
    "the sign of another": memory(
        LOADED + "  %i = bitcast <4 x double> %a to <4 x i64>\n"
        "  %q = getelementptr i8, ptr %x, i64 32\n"
        "  %b = load <4 x i64>, ptr %q, align 8\n"
        "  %s = and <4 x i64> %b, <i64 -9223372036854775808, i64 -9223372036854775808, "
        "i64 -9223372036854775808, i64 -9223372036854775808>\n"
        "  %t = xor <4 x i64> %i, %s\n"
        "  store <4 x i64> %t, ptr %y, align 8"
    ),
}


@pytest.mark.parametrize("name", BITS)
def test_signs_of_vectors_changed_by_bits_have_derivatives(name):
    check(BITS[name], close)


@pytest.mark.parametrize("operation", ["and i64 %a, 9223372036854775807", "xor i64 %a, %s"])
def test_a_sign_changed_in_what_may_be_an_integer_is_an_error(operation):
    """Nothing says whether it is a number, and it is not passed over."""
    lines = (
        "  %a = load i64, ptr %x, align 8\n  %q = getelementptr i8, ptr %x, i64 8\n"
        "  %b = load i64, ptr %q, align 8\n  %s = and i64 %b, -9223372036854775808\n"
        f"  %r = {operation}\n  store i64 %r, ptr %y, align 8"
    )
    done = enzyme_cc.differentiate(Body(lines, (1.0, 2.0), 1).text + REQUESTS, "f.ll")
    assert {each.code for each in done.problems} >= {"EZ0401"}


def test_a_sign_changed_between_a_load_and_a_number_has_a_derivative():
    lines = (
        "  %a = load i64, ptr %x, align 8\n  %s = and i64 %a, 9223372036854775807\n"
        "  %r = bitcast i64 %s to double\n  store double %r, ptr %y, align 8"
    )
    check(Body(lines, (-1.5,), 1), close)
