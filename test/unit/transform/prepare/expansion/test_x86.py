"""x86's own intrinsics: the values that this machine has for them, and derivatives."""

import platform

import pytest
from derived import Body, Derived, check
from irtext import module
from transform.prepare.expansion.test_expansion import close, memory, of, vectors

from enzyme_cc.transform.prepare.expansion.x86_assembly import expand_assembly

pytestmark = pytest.mark.skipif(platform.machine() != "x86_64", reason="x86 only")

D2, D4, D8 = "<2 x double>", "<4 x double>", "<8 x double>"
S4, S8, S16 = "<4 x float>", "<8 x float>", "<16 x float>"
AVX512 = "avx512f avx512vl avx512dq"


def call(shape, name, *more, count=2, needs="", lines=""):
    """`name(a, b, ..., more)` of vectors of one shape, which the result has, too."""
    lanes, kind = shape.strip("<>").split(" x ")
    given = [f"{shape} %{letter}" for letter in "abc"[:count]]
    made = of(shape, f"x86.{name}", *given, *more)
    return vectors(made, *[int(lanes)] * count, kind=kind, needs=needs, more=lines)


MASK8 = "i8 %m"
LANES = {
    "addsub": call(D2, "sse3.addsub.pd", needs="sse3"),
    "addsub of floats": call(S8, "avx.addsub.ps.256", needs="avx"),
    "blendv": call(D2, "sse41.blendvpd", count=3, needs="sse4.1"),
    "blendv of floats": call(S8, "avx.blendv.ps.256", count=3, needs="avx"),
    "compress": call(
        D4,
        "avx512.mask.compress.v4f64",
        "<4 x i1> %m",
        needs=AVX512,
        lines="  %m = bitcast i4 13 to <4 x i1>",
    ),
    "dot product": call(D2, "sse41.dppd", "i8 49", needs="sse4.1"),
    "dot product of three": call(S4, "sse41.dpps", "i8 117", needs="sse4.1"),
    "dot products": call(S8, "avx.dp.ps.256", "i8 -15", needs="avx"),
    "expand": call(
        D4,
        "avx512.mask.expand.v4f64",
        "<4 x i1> %m",
        needs=AVX512,
        lines="  %m = bitcast i4 13 to <4 x i1>",
    ),
    "fmaddsub": call(D4, "fma.vfmaddsub.pd.256", count=3, needs="fma"),
    "fmaddsub of 512 bits": call(D8, "avx512.vfmaddsub.pd.512", "i32 4", count=3, needs=AVX512),
    "getmant": call(
        D4,
        "avx512.mask.getmant.pd.256",
        "i32 0",
        f"{D4} %b",
        "i8 5",
        count=1,
        needs=AVX512,
        lines="  %b = fmul <4 x double> %a, %a",
    ),
    "hadd": call(D2, "sse3.hadd.pd", needs="sse3"),
    "hadd of 256 bits": call(D4, "avx.hadd.pd.256", needs="avx"),
    "hadd of floats": call(S4, "sse3.hadd.ps", needs="sse3"),
    "hsub of many floats": call(S8, "avx.hsub.ps.256", needs="avx"),
    "insertps": call(S4, "sse41.insertps", "i8 -104", needs="sse4.1"),
    "max": call(D4, "avx.max.pd.256", needs="avx"),
    "max of the first": call(S4, "sse.max.ss", needs="sse"),
    "max of 512 bits": call(S16, "avx512.max.ps.512", "i32 8", needs=AVX512),
    "min of the first": call(D2, "sse2.min.sd", needs="sse2"),
    "min of the first under a mask": call(
        D2, "avx512.mask.min.sd.round", "i8 1", "i32 4", count=3, needs=AVX512
    ),
    "min of the first under a mask that is off": call(
        D2, "avx512.mask.min.sd.round", "i8 0", "i32 4", count=3, needs=AVX512
    ),
    "permutation": call(
        S8, "avx2.permps", "<8 x i32> <i32 3, i32 9, i32 0, i32 7, i32 1, i32 1, i32 6, i32 2>",
        count=1, needs="avx2",
    ),
    "permutation among neighbours": call(
        D4, "avx.vpermilvar.pd.256", "<4 x i64> <i64 2, i64 1, i64 3, i64 0>", count=1, needs="avx"
    ),
    "permutation among neighbours of floats": call(
        S8,
        "avx.vpermilvar.ps.256",
        "<8 x i32> <i32 3, i32 2, i32 0, i32 5, i32 1, i32 1, i32 3, i32 2>",
        count=1,
        needs="avx",
    ),
    "permutation of 512 bits": call(
        D8,
        "avx512.permvar.df.512",
        "<8 x i64> <i64 3, i64 9, i64 0, i64 7, i64 1, i64 1, i64 6, i64 2>",
        count=1,
        needs=AVX512,
    ),
    "permutation of two": vectors(
        of(D4, "x86.avx512.vpermi2var.pd.256", f"{D4} %a",
           "<4 x i64> <i64 7, i64 2, i64 4, i64 8>", f"{D4} %b"),
        4, 4, needs=AVX512,
    ),
    "product rounded up": call(D8, "avx512.mul.pd.512", "i32 10", needs=AVX512),
    "quotient of the first under a mask that is off": call(
        D2, "avx512.mask.div.sd.round", "i8 0", "i32 4", count=3, needs=AVX512
    ),
    "reduce": call(
        D4, "avx512.mask.reduce.pd.256", "i32 16", f"{D4} %b", "i8 5", count=1,
        needs=AVX512, lines="  %b = fmul <4 x double> %a, %a",
    ),
    "round": call(D4, "avx.round.pd.256", "i32 1", count=1, needs="avx"),
    "round of the first": call(D2, "sse41.round.sd", "i32 2", needs="sse4.1"),
    "scalef under a mask": call(
        D4, "avx512.mask.scalef.pd.256", f"{D4} <double 2.5, double 1.0, double 0.5, double -1.5>",
        f"{D4} %b", "i8 9", count=1, needs=AVX512, lines="  %b = fmul <4 x double> %a, %a",
    ),
    "sum of the first under a mask": call(
        S4, "avx512.mask.add.ss.round", "i8 3", "i32 4", count=3, needs=AVX512
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", LANES)
def test_an_intrinsic_that_mixes_lanes_has_derivatives(name):
    body = LANES[name]
    if not body.is_there:
        pytest.skip(f"no {body.needs} here")
    check(body, close if body.kind == "double" else close_as_floats)


def assembly(shape, text, constraints="=x,x,0", needs=""):
    """Assembly with two vectors, as Eigen writes it, on numbers of which each is the greater."""
    lanes, kind = shape.strip("<>").split(" x ")
    given = f'"{text}", "{constraints},~{{dirflag}},~{{fpsr}},~{{flags}}"({shape} %a, {shape} %b)'
    made = f"call {shape} asm {given}"
    return vectors(made, int(lanes), int(lanes), kind=kind, needs=needs)


ASSEMBLY = {
    "maxpd": assembly(D2, "maxpd $1, $0"),
    "maxpd of what is written first": assembly(D2, "maxpd $2, $0", "=x,0,x"),
    "maxps": assembly(S4, "maxps $1, $0"),
    "minpd": assembly(D2, "minpd $1, $0"),
    "minps": assembly(S4, "minps $1, $0"),
    "vmaxpd": assembly(D4, "vmaxpd $1, $2, $0", "=x,x,x", needs="avx"),
    "vmaxps": assembly(S8, "vmaxps $1, $2, $0", "=x,x,x", needs="avx"),
    "vminpd": assembly(D2, "vminpd $1, $2, $0", "=x,x,x", needs="avx"),
    "vminps": assembly(S4, "vminps $1, $2, $0", "=x,x,x", needs="avx"),
}


@pytest.mark.parametrize("name", ASSEMBLY)
def test_the_greater_and_the_smaller_in_assembly_have_derivatives(name):
    body = ASSEMBLY[name]
    if not body.is_there:
        pytest.skip(f"no {body.needs} here")
    check(body, close if body.kind == "double" else close_as_floats)


@pytest.mark.parametrize(
    ("text", "constraints"),
    [
        ("maxpd $1, $0", "=x,m,0"),
        ("maxpd $0, $1", "=x,x,0"),
        ("maxsd $1, $0", "=x,x,0"),
        ("maxps $1, $0", "=x,x,0"),
        ("vmaxpd $1, $0", "=x,x,0"),
        ("maxpd $1, $0; subpd $1, $0", "=x,x,0"),
    ],
)
def test_other_assembly_stays_as_it_is(text, constraints):
    given = f'call {D2} asm "{text}", "{constraints}"({D2} %a, {D2} %b)'
    one = module(f"define {D2} @f({D2} %a, {D2} %b) {{\n  %r = {given}\n  ret {D2} %r\n}}")
    expand_assembly(one.functions["f"])
    assert one.print().count(" asm ") == 1


def test_where_one_is_no_number_the_second_is_taken():
    given = f'call {D2} asm "maxpd $1, $0", "=x,x,0"({D2} %a, {D2} %b)'
    one = module(f"define {D2} @f({D2} %a, {D2} %b) {{\n  %r = {given}\n  ret {D2} %r\n}}")
    expand_assembly(one.functions["f"])
    printed = " ".join(one.print().split())
    assert f"= fcmp ogt {D2} %b, %a" in printed
    assert f", {D2} %b, {D2} %a" in printed


def close_as_floats(values):
    return pytest.approx(values, rel=1e-6, abs=1e-6)


PASSED = "  %b = fadd {0} %a, %a"


def conversions():
    d2 = "  %w = fpext <{0} x float> %n to <{0} x double>\n"
    widened = "shufflevector <{0} x double> %w, <{0} x double> %w, <{0} x i32> <{1}>"
    four = widened.format(4, "i32 0, i32 1, i32 2, i32 3")
    more = d2.format(4)
    return {
        "narrowed": vectors(
            four, 2, result=4, more=f"  %n = {of(S4, 'x86.sse2.cvtpd2ps', f'{D2} %a')}\n{more}"
        ),
        "narrowed of 256 bits": vectors(
            four,
            4,
            needs="avx",
            more=f"  %n = {of(S4, 'x86.avx.cvt.pd2.ps.256', f'{D4} %a')}\n{more}",
        ),
        "narrowed in the first": vectors(
            four,
            4,
            2,
            more="  %f = fptrunc <4 x double> %a to <4 x float>\n"
            f"  %n = {of(S4, 'x86.sse2.cvtsd2ss', f'{S4} %f', f'{D2} %b')}\n{more}",
        ),
    }


CONVERSIONS = conversions()
FLOATS = "  %f = fptrunc <4 x double> %b to <4 x float>\n"
WIDENED = "  %w = fpext <4 x float> %n to <4 x double>\n"
MASKED = {
    "narrowed under a mask": vectors(
        "fadd <4 x double> %w, %w",
        2,
        4,
        result=4,
        needs=AVX512,
        more=FLOATS
        + f"  %n = {of(S4, 'x86.avx512.mask.cvtpd2ps', f'{D2} %a', f'{S4} %f', 'i8 2')}\n"
        + WIDENED,
    ),
    "narrowed in the first under a mask": vectors(
        "fadd <4 x double> %w, %w",
        2,
        4,
        result=4,
        needs=AVX512,
        more=FLOATS
        + "  %n = "
        + of(
            S4,
            "x86.avx512.mask.cvtsd2ss.round",
            f"{S4} %f",
            f"{D2} %a",
            f"{S4} %f",
            "i8 1",
            "i32 4",
        )
        + f"\n{WIDENED}",
    ),
    "widened in the first under a mask that is off": vectors(
        of(
            D2,
            "x86.avx512.mask.cvtss2sd.round",
            f"{D2} %a",
            f"{S4} %f",
            f"{D2} %c",
            "i8 0",
            "i32 4",
        ),
        2,
        4,
        2,
        needs=AVX512,
        more=FLOATS,
    ),
}
CONVERSIONS = {**CONVERSIONS, **MASKED}


@pytest.mark.parametrize("name", CONVERSIONS)
def test_a_conversion_between_numbers_has_derivatives(name):
    if not CONVERSIONS[name].is_there:
        pytest.skip("not on this machine")
    check(CONVERSIONS[name], close)


def approximate(name, shape, slope, *more, needs="sse", first=False):
    """The body, and its Jacobian by the exact function's slope."""
    lanes, kind = shape.strip("<>").split(" x ")
    inputs = tuple((3 + 2 * at) / 4 for at in range(int(lanes)))
    body = call(shape, name, *more, count=1, needs=needs)
    count = len(inputs)
    columns = [
        [0.0 if row != at else 1.0 if first and at else slope(inputs[at]) for row in range(count)]
        for at in range(count)
    ]
    return Body(body.lines, inputs, count, kind, needs), columns


def of_reciprocal(x):
    return -1 / x**2


def of_root(x):
    return -0.5 * x**-1.5


APPROXIMATE = {
    "rcp": approximate("sse.rcp.ps", S4, of_reciprocal),
    "rcp of the first": approximate("sse.rcp.ss", S4, of_reciprocal, first=True),
    "rcp14": approximate(
        "avx512.rcp14.pd.256", D4, of_reciprocal, f"{D4} zeroinitializer", "i8 -1", needs=AVX512
    ),
    "rsqrt": approximate("avx.rsqrt.ps.256", S8, of_root, needs="avx"),
    "rsqrt of the first": approximate("sse.rsqrt.ss", S4, of_root, first=True),
    "rsqrt14": approximate(
        "avx512.rsqrt14.ps.512", S16, of_root, f"{S16} zeroinitializer", "i16 -1", needs=AVX512
    ),
}


@pytest.mark.parametrize("name", APPROXIMATE)
def test_an_approximation_has_the_derivative_of_the_function(name):
    body, columns = APPROXIMATE[name]
    if not body.is_there:
        pytest.skip(f"no {body.needs} here")
    check(body, lambda values: pytest.approx(values, rel=2e-3, abs=2e-3), columns=columns)


def test_a_reciprocal_of_the_first_lane_leaves_the_others_alone():
    body = APPROXIMATE["rcp of the first"][0]
    done = Derived(Body(body.lines, (2.0, 0.0, 0.0, 1.0), 4, "float"))
    assert done.adjoint([0.0, 1.0, 2.0, 3.0])[0] == [[0.0, 1.0, 2.0, 3.0]]


@pytest.mark.skipif(not LANES["getmant"].is_there, reason="no AVX-512 here")
def test_a_lane_under_a_mask_that_is_off_does_no_harm():
    lines = call(
        D4, "avx512.rcp14.pd.256", f"{D4} %b", "i8 5", count=1,
        lines="  %b = fadd <4 x double> %a, %a",
    ).lines  # fmt: skip
    done = Derived(Body(lines, (1.0, 0.0, 1.0, 0.0), 4))
    (found,), _ = done.adjoint([1.0] * 4)
    assert found == pytest.approx([-1.0, 2.0, -1.0, 2.0], rel=1e-3)


def test_the_first_of_two_equal_numbers_wins():
    done = Derived(Body(LANES["min of the first"].lines, (2.0, 5.0, 2.0, 7.0), 2))
    assert done.adjoint([1.0, 1.0])[0] == [[1.0, 1.0, 0.0, 0.0]]


def test_a_comparison_in_the_first_lane_has_no_derivative():
    lines = call(D2, "sse2.cmp.sd", "i8 1").lines.replace("%r = call", "%k = call")
    lines = lines.replace(
        "  store <2 x double> %r",
        "  %i = bitcast <2 x double> %k to <2 x i64>\n"
        "  %on = extractelement <2 x i64> %i, i32 0\n"
        "  %c = icmp ne i64 %on, 0\n"
        "  %r = select i1 %c, <2 x double> %a, <2 x double> %b\n"
        "  store <2 x double> %r",
    )
    done = Derived(Body(lines, (1.0, 5.0, 2.0, 7.0), 2))
    assert done.adjoint([1.0, 2.0])[0] == [[1.0, 2.0, 0.0, 0.0]]
    done = Derived(Body(lines, (3.0, 5.0, 2.0, 7.0), 2))
    assert done.adjoint([1.0, 2.0])[0] == [[0.0, 0.0, 1.0, 2.0]]


# -- memory ----------------------------------------------------------------------------------------

A = "  %a = load <4 x double>, ptr %x, align 8\n"
Q = "  %q = getelementptr i8, ptr %x, i64 32\n"
STORED = "  store <4 x double> %r, ptr %y, align 8\n"
CLEARED = "  store <4 x double> <double 9.0, double 8.0, double 7.0, double 6.0>, ptr %y, align 8\n"
SIGNS = "<4 x i64> <i64 -1, i64 0, i64 1, i64 -9223372036854775808>"
PLACES = "<4 x i32> <i32 2, i32 0, i32 2, i32 -1>"
SOME = f"  %m = bitcast {SIGNS} to <4 x double>\n"

ACCESSES = {
    "maskload": memory(
        f"{Q}  %r = {of(D4, 'x86.avx.maskload.pd.256', 'ptr %q', SIGNS)}\n{STORED}", needs="avx"
    ),
    "maskstore": memory(
        f"{A}{CLEARED}  {of('void', 'x86.avx.maskstore.pd.256', 'ptr %y', SIGNS, f'{D4} %a')}",
        needs="avx",
    ),
    "gather": memory(
        f"{A}{Q}{SOME}  %r = "
        + of(D4, "x86.avx2.gather.d.pd.256", f"{D4} %a", "ptr %q", PLACES, f"{D4} %m", "i8 8")
        + f"\n{STORED}",
        needs="avx2",
    ),
    "gather of half as many": memory(
        "  %f = load <4 x float>, ptr %x, align 4\n"
        "  %m = bitcast <4 x i32> <i32 -1, i32 -1, i32 -1, i32 -1> to <4 x float>\n  %r = "
        + of(
            S4,
            "x86.avx2.gather.q.ps",
            f"{S4} %f",
            "ptr %x",
            "<2 x i64> <i64 3, i64 5>",
            f"{S4} %m",
            "i8 4",
        )
        + "\n  store <4 x float> %r, ptr %y, align 4",
        kind="float",
        needs="avx2",
    ),
    "gather under bits": memory(
        f"{A}{Q}  %m = bitcast i4 13 to <4 x i1>\n  %r = "
        + of(
            D4,
            "x86.avx512.mask.gather3siv4.df",
            f"{D4} %a",
            "ptr %q",
            PLACES,
            "<4 x i1> %m",
            "i32 8",
        )
        + f"\n{STORED}",
        needs=AVX512,
    ),
    "scatter": memory(
        f"{A}{CLEARED}  %m = bitcast i4 7 to <4 x i1>\n  "
        + of(
            "void",
            "x86.avx512.mask.scattersiv4.df",
            "ptr %y",
            "<4 x i1> %m",
            PLACES,
            f"{D4} %a",
            "i32 8",
        ),
        needs=AVX512,
    ),
}


@pytest.mark.parametrize("name", ACCESSES)
def test_an_access_of_some_lanes_has_derivatives(name):
    body = ACCESSES[name]
    if not body.is_there:
        pytest.skip(f"no {body.needs} here")
    check(body, close if body.kind == "double" else close_as_floats)
