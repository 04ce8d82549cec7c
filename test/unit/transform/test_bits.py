"""Numbers in integers: what is moved or changes its sign is differentiated, all else is refused.

Every function here is linear between signs, so that what the primal makes of a step is its
tangent exactly: derivative and primal are run bit by bit and compared.
"""

import itertools

import pytest
from bit_machine import bits_of, number_of, run

from enzyme_cc.ir.module import Module
from enzyme_cc.transform.unit import differentiate

LAYOUT = 'target datalayout = "e-m:e-i64:64-i128:128-f80:128-n8:16:32:64-S128"\n'
WIDTHS = {"half": 16, "bfloat": 16, "float": 32, "double": 64}
POINTS = ((1.5, 0.25), (-2.5, 0.5), (0.75, -0.125), (-0.375, -0.25), (4.0, 1.0))


def request(body, kind, count):
    """A function of some numbers, and a request for its derivative."""
    names = "abc"[:count]
    parameters = ", ".join(f"{kind} %{each}" for each in names)
    given = ", ".join(f"{kind} %{each}, {kind} %d{each}" for each in names)
    both = ", ".join(f"{kind} %{each}, {kind} %d{each}" for each in names)
    return f"""{LAYOUT}
define {kind} @f({parameters}) {{
{body}
}}
define {kind} @df({both}) {{
  %r = call {kind} (...) @__enzyme_fwddiff(ptr @f, {given})
  ret {kind} %r
}}
declare {kind} @__enzyme_fwddiff(...)
"""


def check(body, kind, count):
    done = differentiate(request(body, kind, count))
    assert not done.problems
    module = Module(done.text)
    primal, derivative = module.functions["f"], module.functions["fwddiffef"]
    for points in itertools.product(POINTS, repeat=count):
        before = value(primal, kind, [x for x, _ in points])
        behind = value(primal, kind, [x + dx for x, dx in points])
        found = value(derivative, kind, [each for point in points for each in point])
        assert found == behind - before, points


def value(function, kind, numbers):
    return number_of(kind, run(function, [bits_of(kind, each) for each in numbers]))


SIGNS = {
    "magnitude": ("and", lambda width: (1 << (width - 1)) - 1),
    "other sign": ("xor", lambda width: -(1 << (width - 1))),
    "below zero": ("or", lambda width: -(1 << (width - 1))),
}


@pytest.mark.parametrize("kind", WIDTHS)
@pytest.mark.parametrize("name", SIGNS)
def test_a_sign_set_by_bits_sets_the_sign_of_the_tangent(name, kind):
    width = WIDTHS[kind]
    opcode, mask = SIGNS[name]
    body = f"%i = bitcast {kind} %a to i{width}\n%j = {opcode} i{width} %i, {mask(width)}\n"
    check(body + f"%r = bitcast i{width} %j to {kind}\nret {kind} %r", kind, 1)


def test_signs_are_set_one_after_the_other():
    body = """%i = bitcast double %a to i64
%m = and i64 %i, 9223372036854775807
%n = xor i64 %m, -9223372036854775808
%o = or i64 %n, -9223372036854775808
%p = xor i64 %o, -9223372036854775808
%r = bitcast i64 %p to double
ret double %r"""
    check(body, "double", 1)


PACKED = """%i = bitcast float %a to i32
%j = bitcast float %b to i32
%low = zext i32 %i to i64
%wide = zext i32 %j to i64
%high = shl i64 %wide, 32
"""
MOVES = {
    "low": "%w = or i64 %high, %low\n%k = trunc i64 %w to i32",
    "high": "%w = or i64 %high, %low\n%s = lshr i64 %w, 32\n%k = trunc i64 %s to i32",
    "disjoint": "%w = or disjoint i64 %low, %high\n%s = lshr i64 %w, 32\n%k = trunc i64 %s to i32",
    "masked": "%w = or i64 %high, %low\n%m = and i64 %w, 4294967295\n%k = trunc i64 %m to i32",
    "swapped": (
        "%w = or i64 %high, %low\n%down = lshr i64 %w, 32\n%up = shl i64 %w, 32\n"
        "%x = or i64 %up, %down\n%k = trunc i64 %x to i32"
    ),
    "cleared and set": (
        "%w = or i64 %high, %low\n%m = and i64 %w, -4294967296\n%x = or i64 %m, %low\n"
        "%k = trunc i64 %x to i32"
    ),
    "through more bytes": (
        "%w = or i64 %high, %low\n%big = zext i64 %w to i128\n%up = shl i128 %big, 40\n"
        "%down = lshr i128 %up, 72\n%k = trunc i128 %down to i32"
    ),
}


@pytest.mark.parametrize("name", MOVES)
def test_bytes_that_are_moved_bring_their_tangents(name):
    check(PACKED + MOVES[name] + "\n%r = bitcast i32 %k to float\nret float %r", "float", 2)


def test_the_sign_of_what_is_packed_can_be_set_before():
    body = PACKED.replace("zext i32 %j", "zext i32 %n").replace(
        "%low =", "%n = and i32 %j, 2147483647\n%low ="
    )
    check(body + MOVES["high"] + "\n%r = bitcast i32 %k to float\nret float %r", "float", 2)


def test_bits_that_only_decide_have_no_tangent():
    body = """%i = bitcast double %a to i64
%c = icmp slt i64 %i, 0
%n = fneg double %a
%r = select i1 %c, double %n, double %b
ret double %r"""
    check(body, "double", 2)


def test_bits_that_lead_to_a_decision_through_arithmetic_have_no_tangent():
    body = """%i = bitcast double %a to i64
%s = lshr i64 %i, 63
%x = xor i64 %s, 1
%c = trunc i64 %x to i1
%d = icmp slt i64 %x, 1
%n = fneg double %a
%r = select i1 %d, double %n, double %a
ret double %r"""
    check(body, "double", 1)


REFUSED = {
    "add": "%j = add i64 %i, 4503599627370496",
    "mul": "%j = mul i64 %i, 3",
    "sub": "%j = sub i64 0, %i",
    "shl": "%j = shl i64 %i, 1",
    "lshr": "%j = lshr i64 %i, 4",
    "ashr": "%j = ashr i64 %i, 8",
    "and": "%j = and i64 %i, -134217728",
    "or": "%j = or i64 %i, 1",
    "xor": "%j = xor i64 %i, 1",
    "udiv": "%j = udiv i64 %i, 256",
}


@pytest.mark.parametrize("opcode", REFUSED)
def test_arithmetic_on_bits_is_refused(opcode):
    body = f"%i = bitcast double %a to i64\n{REFUSED[opcode]}\n"
    body += "%r = bitcast i64 %j to double\nret double %r"
    (problem,) = differentiate(request(body, "double", 1)).problems
    assert problem.code == "EZ0401"
    assert problem.message == (
        f"{opcode} computes with the bits of a number that carries a derivative"
    )


def test_both_signs_in_a_packed_integer_are_refused():
    body = PACKED + "%w = or i64 %high, %low\n%m = and i64 %w, 9223372034707292159\n"
    body += "%k = trunc i64 %m to i32\n%r = bitcast i32 %k to float\nret float %r"
    (problem,) = differentiate(request(body, "float", 2)).problems
    assert problem.message.startswith("and computes with the bits")


@pytest.mark.parametrize("opcode", ["sitofp", "uitofp"])
def test_a_number_made_of_bits_is_refused(opcode):
    body = f"%i = bitcast double %a to i64\n%r = {opcode} i64 %i to double\nret double %r"
    (problem,) = differentiate(request(body, "double", 1)).problems
    assert problem.code == "EZ0401"
    assert problem.message.startswith(f"{opcode} makes a number of the bits of another")


@pytest.mark.parametrize("mask", [4503599627370495, 4503599627370496 - 4096, -4096])
def test_a_number_made_of_a_mantissa_is_refused(mask):
    body = f"%i = bitcast double %a to i64\n%m = and i64 %i, {mask}\n"
    body += "%r = uitofp i64 %m to double\nret double %r"
    problems = differentiate(request(body, "double", 1)).problems
    assert {each.code for each in problems} == {"EZ0401"}
