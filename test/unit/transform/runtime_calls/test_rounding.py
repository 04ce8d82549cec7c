"""Rounding to bfloat: to the nearest, ties to even, from float and from double."""

import ctypes
import math
import random
import struct
from fractions import Fraction

import pytest
from native import HEAD, Program, new_module

from enzyme_cc.transform.runtime_calls.library import with_runtime
from enzyme_cc.transform.runtime_calls.rounding import FUNCTIONS

RUN = """
define i16 @run({0} %x) {{
  %r = call bfloat @{1}({0} %x)
  %bits = bitcast bfloat %r to i16
  ret i16 %bits
}}
"""
KINDS = {"float": ("__truncsfbf2", ctypes.c_float), "double": ("__truncdfbf2", ctypes.c_double)}
READS = """define double @f(bfloat %x) {
  %y = fpext bfloat %x to double
  ret double %y
}
"""
LINES = {
    "a double": "%r = fptrunc double %y to bfloat",
    "several": "%r = fptrunc <2 x float> %z to <2 x bfloat>",
    "an integer": "%r = sitofp i32 %i to bfloat",
    "a sum": "%r = fadd bfloat %x, %x",
    "a fast product": "%r = fmul reassoc nnan bfloat %x, %x",
    "a function": "%r = call bfloat @llvm.sqrt.bf16(bfloat %x)",
}


def value(bits):
    return struct.unpack("<f", bytes(2) + struct.pack("<H", bits))[0]


def nearest(x):
    """The bits of the bfloat next to a finite number, of two as near the even one."""
    sign, size = (0x8000 if math.copysign(1, x) < 0 else 0), abs(Fraction(x))
    low, high = 0, 0x7F80
    while high - low > 1:
        middle = (low + high) // 2
        low, high = (middle, high) if Fraction(value(middle)) <= size else (low, middle)
    above = Fraction(value(high)) if high < 0x7F80 else Fraction(2) ** 128
    down, up = size - Fraction(value(low)), above - size
    return sign | (low if down < up or (down == up and low % 2 == 0) else high)


def numbers(kind):
    dice = random.Random(kind)
    ties = [value(bits) for bits in (0, 1, 0x7F, 0x80, 0x3F80, 0x3F81, 0x7F7E, 0x7F7F)]
    for tie in ties:
        step = tie * 2.0**-8 if tie > 1e-37 else 2.0**-134
        for near in (
            tie,
            tie + step,
            math.nextafter(tie + step, 0),
            math.nextafter(tie + step, 1e39),
        ):
            yield from (near, -near)
    for _ in range(3000):
        yield dice.uniform(-2, 2) * 2.0 ** dice.randrange(-140, 127)


@pytest.mark.parametrize("kind", KINDS)
def test_the_nearest_number_is_taken_and_of_two_the_even_one(kind):
    name, given = KINDS[kind]
    program = Program(HEAD + RUN.format(kind, name) + "\n".join(FUNCTIONS.values()))
    run = program.function(ctypes.c_uint16, given)
    for x in numbers(kind):
        x = given(x).value
        if math.isfinite(x):
            assert (x, run(x)) == (x, nearest(x))
    assert [run(math.inf), run(-math.inf)] == [0x7F80, 0xFF80]
    assert math.isnan(value(run(math.nan)))


@pytest.mark.parametrize("line", LINES.values(), ids=LINES)
def test_it_is_there_where_something_rounds_and_only_there(line):
    parameters = "bfloat %x, double %y, <2 x float> %z, i32 %i"
    rounds = f"define void @g({parameters}) {{\n  {line}\n  ret void\n}}\n"
    declared = "declare bfloat @llvm.sqrt.bf16(bfloat)\n" if "sqrt" in line else ""
    made = with_runtime(new_module(READS + rounds + declared))
    assert not made.functions["__truncsfbf2"].is_declaration
    assert "__truncsfbf2" not in with_runtime(new_module(READS)).functions


def test_what_a_program_has_of_its_own_stays():
    own = "define bfloat @__truncsfbf2(float %x) {\n  ret bfloat 0.0\n}\n"
    rounds = "define bfloat @g(float %x) {\n  %r = fptrunc float %x to bfloat\n  ret bfloat %r\n}\n"
    made = with_runtime(new_module(own + rounds))
    assert made.print().count("@__truncsfbf2") == 1
