"""Floating-point constants, against tables, against properties and against LLVM itself."""

import math
import random
import re
import shutil
import struct
import subprocess
from fractions import Fraction

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from enzyme_cc.ir.floats import (
    canonical,
    from_float,
    is_infinite,
    is_nan,
    is_negative,
    parse_float,
    print_float,
    round_fraction,
    to_float,
    to_fraction,
)
from enzyme_cc.ir.types import BFLOAT, DOUBLE, FLOAT, FLOATS, FP80, FP128, HALF, PPC_FP128

KINDS = {kind.text: kind for kind in FLOATS}
#: Those whose encodings are one sign, exponent and significand.
SINGLE = [kind for kind in FLOATS if kind is not PPC_FP128]
MAJORS = (16, 19, 22)

READ = [
    # spelling, encoding, how it is printed
    ("double 1.0", 0x3FF0000000000000, "1.000000e+00"),
    ("double 1.", 0x3FF0000000000000, "1.000000e+00"),
    ("double -2.5e-3", 0xBF647AE147AE147B, "-2.500000e-03"),
    ("double +1.0e+10", 0x4202A05F20000000, "1.000000e+10"),
    ("double 001.50E01", 0x402E000000000000, "1.500000e+01"),
    ("double -0.0", 0x8000000000000000, "-0.000000e+00"),
    ("double 0.0e99999", 0, "0.000000e+00"),
    ("double 0.1", 0x3FB999999999999A, "1.000000e-01"),
    ("double 3.14159265358979", 0x400921FB54442D11, "0x400921FB54442D11"),
    ("double 123456.0", 0x40FE240000000000, "1.234560e+05"),
    ("double 1234567.0", 0x4132D68700000000, "0x4132D68700000000"),
    ("double 1.0e300", 0x7E37E43C8800759C, "1.000000e+300"),
    ("double 1.0e400", 0x7FF0000000000000, "0x7FF0000000000000"),
    ("double -1.0e99999999999999999999", 0xFFF0000000000000, "0xFFF0000000000000"),
    ("double 1.0e-400", 0, "0.000000e+00"),
    ("double 2.4703282292062327208e-324", 0, "0.000000e+00"),
    ("double 4.9e-324", 1, "4.940660e-324"),
    ("double 2.2250738585072011e-308", 0x000FFFFFFFFFFFFF, "0xFFFFFFFFFFFFF"),
    ("double 9007199254740993.0", 0x4340000000000000, "0x4340000000000000"),
    ("double 9007199254740993.00001", 0x4340000000000001, "0x4340000000000001"),
    ("double 0x10", 16, "7.905050e-323"),
    ("double 0x03ff8000000000000", 0x3FF8000000000000, "1.500000e+00"),
    ("double 0x7FF0000000000001", 0x7FF0000000000001, "0x7FF0000000000001"),
    ("double 0xFFF8000000000123", 0xFFF8000000000123, "0xFFF8000000000123"),
    ("float 0.5", 0x3F000000, "5.000000e-01"),
    ("float 0x3FB99999A0000000", 0x3DCCCCCD, "0x3FB99999A0000000"),
    ("float 0x36A0000000000000", 1, "0x36A0000000000000"),
    ("float 3.4028234663852886e38", 0x7F7FFFFF, "0x47EFFFFFE0000000"),
    ("float -1.0e400", 0xFF800000, "0xFFF0000000000000"),
    ("float 0x7FF0000020000000", 0x7F800001, "0x7FF0000020000000"),
    ("float 0xFFF8000020000000", 0xFFC00001, "0xFFF8000020000000"),
    ("half 1.0", 0x3C00, "0xH3C00"),
    ("half 65504.0", 0x7BFF, "0xH7BFF"),
    ("half -0.0", 0x8000, "0xH8000"),
    ("half 5.9604644775390625e-08", 1, "0xH0001"),
    ("half 0x3FF0000000000000", 0x3C00, "0xH3C00"),
    ("half 0x7FF0040000000000", 0x7C01, "0xH7C01"),
    ("half 0xH3c", 0x3C, "0xH003C"),
    ("half 0xH00000000000000000003C00", 0x3C00, "0xH3C00"),
    ("bfloat 1.0", 0x3F80, "0xR3F80"),
    ("bfloat 9.183549615799121156e-41", 1, "0xR0001"),
    ("bfloat 0x7FF0200000000000", 0x7F81, "0xR7F81"),
    ("bfloat 0xR3F8", 0x3F8, "0xR03F8"),
    ("x86_fp80 0xK3fff8000000000000000", 0x3FFF8000000000000000, "0xK3FFF8000000000000000"),
    ("x86_fp80 0xK7FFFC000000000000001", 0x7FFFC000000000000001, "0xK7FFFC000000000000001"),
    ("x86_fp80 0xK00007000000000000001", 0x00007000000000000001, "0xK00007000000000000001"),
    # A pseudo-denormal number, an "unnormal" one, and digits left out.
    ("x86_fp80 0xK80008000000000000001", 0x80018000000000000001, "0xK80018000000000000001"),
    ("x86_fp80 0xKBFFF4000000000000000", 0xFFFF4000000000000000, "0xKFFFF4000000000000000"),
    ("x86_fp80 0xK3FFF8", 0x7FFF0000000000000008, "0xK7FFF0000000000000008"),
    ("x86_fp80 0xK3F", 0x7FFF0000000000000000, "0xK7FFF0000000000000000"),
    ("fp128 0xL00000000000000003FFF000000000000", 0x3FFF << 112, None),
    ("fp128 0xL0123456789abcdef7FFF000000000000", 0x7FFF0000000000000123456789ABCDEF, None),
    (
        "fp128 0xL3FFF000000000000",
        0x3FFF000000000000,
        "0xL3FFF0000000000000000000000000000",
    ),
    ("fp128 0xL3FFF", 0x3FFF << 64, "0xL00000000000000000000000000003FFF"),
    ("ppc_fp128 0xM3FF00000000000003C90000000000000", 0x3C900000000000003FF0000000000000, None),
    ("ppc_fp128 0xM3FF0000000000000", 0x3FF0 << 48, "0xM3FF00000000000000000000000000000"),
]

BAD = """
double 1|double 1e5|double .5|double +1|double 1.0e|double 1.0e+|double --1.0|double 1.0f
double 1.0.0|double 1._0|double 0x|double 0xG|double 0x1_0|double -0x3FF0000000000000
double 0X3FF0000000000000|double 0x1.8p3|double inf|double nan|double 0xH3C00
double 0xK3FFF8000000000000000|float 0.1|float 1.0e39|float 1.0e-45
float 0x3FB999999999999A|float 0x3690000000000000
float 0x3F800000|float 0x7FF0000000000001|float 0x7FF8000000000001|float 0xH3C00|float 0xR3F80
half 0.1|half 65505.0|half 65520.0|half 0x3FB999999999999A|half 0x7FF0020000000000|half 0xR3F80
half 0xH13C00|half 0xh3C00|half 0xH3C0G|bfloat 0.1|bfloat 0xH3C00|bfloat 0xR13F80
x86_fp80 1.0|x86_fp80 0x3FF0000000000000|x86_fp80 0xL00000000000000003FFF000000000000|x86_fp80 0xK
fp128 1.0|fp128 0x3FF0000000000000|fp128 0xM00000000000000003FFF000000000000
ppc_fp128 1.0|ppc_fp128 0x3FF0000000000000|ppc_fp128 0xL00000000000000003FFF000000000000
"""
BAD = [spelling for line in BAD.strip().splitlines() for spelling in line.split("|")]


def parse(written):
    kind, _, text = written.partition(" ")
    return parse_float(KINDS[kind], text)


def encodings(kinds=FLOATS):
    """A type and an encoding of it: random, or near zero, one, infinity and the NaNs."""

    def of(kind):
        edges = [from_float(kind, value) for value in (0.0, 1.0, math.inf, math.nan)]
        near = st.builds(
            lambda edge, step, sign: (edge + step) % (1 << kind.width) | sign << (kind.width - 1),
            st.sampled_from(edges),
            st.integers(-3, 3),
            st.booleans(),
        )
        anything = st.integers(0, (1 << kind.width) - 1)
        return st.tuples(st.just(kind), st.one_of(anything, near))

    return st.sampled_from(list(kinds)).flatmap(of)


@pytest.mark.parametrize(("written", "bits", "printed"), READ, ids=[row[0] for row in READ])
def test_a_constant_is_read_and_printed_as_llvm_does(written, bits, printed):
    kind, _, text = written.partition(" ")
    assert parse_float(KINDS[kind], text) == bits
    assert print_float(KINDS[kind], bits) == (printed or text.upper().replace("0X", "0x"))


@pytest.mark.parametrize("written", BAD)
def test_what_llvm_refuses_is_refused(written):
    with pytest.raises(ValueError, match=re.escape(written.split()[1])):
        parse(written)


@pytest.mark.parametrize(
    "written",
    [
        "double 0x3FF80000000000000",
        "half 0xH10000000000003C00",
        "x86_fp80 0xK3FFF80000000000000000",
        "fp128 0xL00000000000000003FFF0000000000001",
        "ppc_fp128 0xM00000000000000003FFF0000000000001",
    ],
)
def test_digits_llvm_would_drop_in_silence_are_refused(written):
    with pytest.raises(ValueError, match="more than"):
        parse(written)


def test_a_refusal_says_how_the_type_is_written():
    with pytest.raises(ValueError, match="fp128: write 0xL and 32 hexadecimal digits"):
        parse("fp128 1.0")
    with pytest.raises(ValueError, match="16 digits of a double"):
        parse("float 0xH3C00")
    with pytest.raises(ValueError, match=r"float cannot hold 0\.1 exactly"):
        parse("float 0.1")


@pytest.mark.parametrize("kind", FLOATS, ids=str)
def test_the_special_values_of_newer_llvm_are_read(kind):
    for sign, factor in (("+", 1.0), ("-", -1.0)):
        assert parse_float(kind, f"{sign}inf") == from_float(kind, factor * math.inf)
        bits = parse_float(kind, f"{sign}qnan")
        assert bits == from_float(kind, math.copysign(math.nan, factor))
        assert is_nan(kind, bits)


def test_the_raw_bits_of_newer_llvm_are_read():
    assert parse("float f0x3F800000") == 0x3F800000
    assert parse("fp128 f0x3FFF0000000000000000000000000000") == 0x3FFF << 112
    for bad in ("half f0x13C00", "float f0x", "ppc_fp128 f0x3FF0000000000000", "double nan"):
        with pytest.raises(ValueError, match=bad.split()[1]):
            parse(bad)


@given(encodings())
def test_what_is_printed_reads_back_as_the_same_bits(case):
    kind, bits = case
    assert parse_float(kind, print_float(kind, bits)) == canonical(kind, bits)


@given(encodings(SINGLE))
def test_an_exact_value_rounds_to_its_own_encoding(case):
    kind, bits = case
    value = to_fraction(kind, bits)
    if value is None:
        assert is_nan(kind, bits) != is_infinite(kind, bits)
    elif value:
        assert round_fraction(kind, value) == canonical(kind, bits)
        assert is_negative(kind, bits) == (value < 0)


@given(encodings(), st.fractions(0, 1))
def test_rounding_finds_the_nearest_neighbour(case, part):
    kind, bits = case
    assume(kind is not PPC_FP128)
    bits = canonical(kind, bits) & ~(1 << (kind.width - 1))
    low = to_fraction(kind, bits)
    above = canonical(kind, bits + 1)
    high = to_fraction(kind, above)
    assume(low is not None and high is not None)
    even = bits if bits % 2 == 0 else above
    assert round_fraction(kind, (low + high) / 2) == even
    nearer = bits if part < Fraction(1, 2) else above if part > Fraction(1, 2) else even
    assert round_fraction(kind, low + (high - low) * part) == nearer


@given(st.floats())
def test_a_python_float_is_the_double_it_is(value):
    bits = from_float(DOUBLE, value)
    if not math.isnan(value):
        assert bits == struct.unpack("<Q", struct.pack("<d", value))[0]
    for kind in (DOUBLE, FP80, FP128, PPC_FP128):
        back = to_float(kind, from_float(kind, value))
        assert struct.pack("<d", back) == struct.pack("<d", value) or math.isnan(value)
        assert math.copysign(1.0, back) == math.copysign(1.0, value)


@given(st.floats(allow_nan=False, allow_infinity=False), st.sampled_from([HALF, FLOAT]))
def test_both_ways_to_round_a_python_float_agree(value, kind):
    assume(value)
    assert from_float(kind, value) == round_fraction(kind, Fraction(value))


@given(st.fractions())
def test_a_pair_of_doubles_is_its_nearest_double_and_the_rest(value):
    bits = round_fraction(PPC_FP128, value)
    high, low = to_float(DOUBLE, bits & (1 << 64) - 1), to_float(DOUBLE, bits >> 64)
    assert high + low == high == to_float(PPC_FP128, bits)
    assert abs(to_fraction(PPC_FP128, bits) - value) <= abs(value) / 2**105


def test_a_tie_of_the_small_double_keeps_the_pair_normal():
    odd, half_unit = 1 + Fraction(1, 2**52), Fraction(1, 2**53)
    bits = round_fraction(PPC_FP128, odd + half_unit - Fraction(1, 2**200))
    assert to_float(PPC_FP128, bits) == to_float(DOUBLE, bits & (1 << 64) - 1)


@pytest.mark.parametrize("kind", FLOATS, ids=str)
def test_too_large_is_infinite_and_too_small_is_zero(kind):
    assert is_infinite(kind, round_fraction(kind, Fraction(10) ** 5000))
    assert to_float(kind, round_fraction(kind, Fraction(10) ** 5000)) == math.inf
    tiny = round_fraction(kind, -(Fraction(1, 10) ** 5000))
    assert to_fraction(kind, tiny) == 0
    assert is_negative(kind, tiny)


def test_a_value_no_python_float_holds_is_infinite_or_rounded():
    largest = parse("fp128 0xLFFFFFFFFFFFFFFFF7FFEFFFFFFFFFFFF")
    assert not is_infinite(FP128, largest)
    assert to_float(FP128, largest) == math.inf
    third = round_fraction(FP80, Fraction(-1, 3))
    assert third == 0xBFFDAAAAAAAAAAAAAAAB
    assert to_float(FP80, third) == -1 / 3


def test_a_pair_with_an_infinite_half_has_no_exact_value():
    bits = parse("ppc_fp128 0xM3FF00000000000007FF0000000000000")
    assert to_fraction(PPC_FP128, bits) is None
    assert not is_infinite(PPC_FP128, bits)


# Against LLVM.


def needs(*tools):
    missing = [tool for tool in tools if not shutil.which(tool)]
    if missing:
        pytest.skip(f"not installed: {', '.join(missing)}")


def run(command, text):
    return subprocess.run(command, input=text, capture_output=True, check=False, timeout=60)


def random_encoding(kind, chance):
    """Any bits, or an exponent or a fraction of mere zeros or ones, or close to it."""
    ones = (1 << kind.width) - 1
    bits = chance.getrandbits(kind.width)
    special = from_float(kind, chance.choice([0.0, 1.0, math.inf, math.nan]))
    return chance.choice([bits, bits & special, bits | special, (special + bits % 9 - 4) & ones])


def random_decimal(chance):
    digits = str(chance.randrange(10 ** chance.randint(1, 20)))
    power = chance.choice([chance.randint(-30, 30), chance.randint(-345, 320)])
    return f"{chance.choice(['', '-', '+'])}{digits[0]}.{digits[1:]}e{power}"


def random_constants(chance):
    """Spellings of every type: raw ones, decimals of doubles, short decimals of floats."""
    for kind in FLOATS:
        for _ in range(300):
            yield kind, print_float(kind, random_encoding(kind, chance))
    for kind in (HALF, BFLOAT, FLOAT):
        for _ in range(300):
            value = to_float(kind, random_encoding(kind, chance))
            if math.isfinite(value):
                yield kind, re.sub(r"^(-?\d+)(e|$)", r"\1.\2", repr(value))
    for _ in range(1200):
        yield DOUBLE, random_decimal(chance)
    for bits in range(200):
        yield DOUBLE, f"0x{bits:X}"
        yield DOUBLE, f"0x{bits * 0x0147AE147AE147AE:016X}"


def printed_by_llvm(major, constants):
    lines = [f"@g{n} = global {kind} {text}" for n, (kind, text) in enumerate(constants)]
    bitcode = run([f"llvm-as-{major}", "-o", "-", "-"], "\n".join(lines).encode())
    assert not bitcode.returncode, bitcode.stderr.decode()
    text = run([f"llvm-dis-{major}", "-o", "-", "-"], bitcode.stdout).stdout.decode()
    return [line.split()[-1] for line in text.splitlines() if line.startswith("@g")]


@pytest.mark.parametrize("major", MAJORS)
def test_llvm_prints_the_same(major):
    needs(f"llvm-as-{major}", f"llvm-dis-{major}")
    constants = list(random_constants(random.Random(major)))
    constants += [(KINDS[row[0].split()[0]], row[0].split()[1]) for row in READ]
    ours = [print_float(kind, parse_float(kind, text)) for kind, text in constants]
    theirs = printed_by_llvm(major, constants)
    assert len(theirs) == len(constants) > 3000
    differ = [row for row in zip(constants, ours, theirs, strict=True) if row[1] != row[2]]
    assert not differ


def test_llvm_refuses_the_same():
    needs("llvm-as-22")
    taken = [
        written
        for written in BAD
        if not run(["llvm-as-22", "-o", "-", "-"], f"@g = global {written}\n".encode()).returncode
    ]
    assert not taken


def conversions(chance):
    for source in SINGLE:
        for target in FLOATS:
            operation = "fpext" if source.width < target.width else "fptrunc"
            for _ in range(100 if source.width != target.width else 0):
                bits = canonical(source, random_encoding(source, chance))
                if to_fraction(source, bits):
                    yield operation, source, bits, target


def test_llvm_folds_conversions_to_the_same_values():
    needs("opt-22")
    wanted = list(conversions(random.Random(3)))
    functions = [
        f"define {target} @f{n}() {{\n %r = {operation} {source} {print_float(source, bits)} to"
        f" {target}\n ret {target} %r\n}}"
        for n, (operation, source, bits, target) in enumerate(wanted)
    ]
    command = ["opt-22", "-S", "-passes=instsimplify", "-o", "-", "-"]
    text = run(command, "\n".join(functions).encode()).stdout.decode()
    theirs = re.findall(r"^  ret \S+ (\S+)$", text, re.MULTILINE)
    ours = [
        print_float(target, round_fraction(target, to_fraction(source, bits)))
        for _, source, bits, target in wanted
    ]
    assert len(wanted) > 1000
    assert theirs == ours
