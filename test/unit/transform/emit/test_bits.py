"""Numbers in integers: what is moved or changes its sign is differentiated, all else is refused.

Every function here is linear between signs, so that what the primal makes of a step is its
tangent exactly: derivative and primal are run bit by bit and compared.
"""

import itertools

import pytest
from bit_machine import bits_of, number_of, run
from number_bits import MASKS, MOVES, PACKED, POINTS, REFUSED, WIDTHS, moved, refused, with_sign

from enzyme_cc.ir.module import Module
from enzyme_cc.transform.session import differentiate
from enzyme_cc.words.operations import instruction_words

LAYOUT = 'target datalayout = "e-m:e-i64:64-i128:128-f80:128-n8:16:32:64-S128"\n'


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


@pytest.mark.parametrize("kind", WIDTHS)
@pytest.mark.parametrize("name", MASKS)
def test_a_sign_set_by_bits_sets_the_sign_of_the_tangent(name, kind):
    check(f"{with_sign(kind, name)}ret {kind} %r", kind, 1)


def test_signs_are_set_one_after_the_other():
    body = """%i = bitcast double %a to i64
%m = and i64 %i, 9223372036854775807
%n = xor i64 %m, -9223372036854775808
%o = or i64 %n, -9223372036854775808
%p = xor i64 %o, -9223372036854775808
%r = bitcast i64 %p to double
ret double %r"""
    check(body, "double", 1)


@pytest.mark.parametrize("name", MOVES)
def test_bytes_that_are_moved_bring_their_tangents(name):
    check(moved(name) + "ret float %r", "float", 2)


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


DECIDING = """%i = bitcast double %a to i64
%s = lshr i64 %i, 63
br label %loop
loop:
%p = phi i64 [ %s, %0 ], [ %x, %loop ]
%x = add i64 %p, 1
%d = icmp sgt i64 %x, 5
br i1 %d, label %end, label %loop
end:
%n = fneg double %a
%r = select i1 %d, double %n, double %a
ret double %r"""


def test_bits_that_a_loop_counts_with_have_no_tangent():
    assert not differentiate(request(DECIDING, "double", 1)).problems


def test_what_debuggers_are_told_of_bits_is_no_use_of_them():
    told = "#dbg_value(i64 %s, !0, !DIExpression(), !0)\nbr label %loop\nloop:"
    seen = DECIDING.replace("br label %loop\nloop:", told)
    assert seen != DECIDING
    assert not differentiate(request(seen, "double", 1) + "!0 = !{}\n").problems


@pytest.mark.parametrize("opcode", REFUSED)
def test_arithmetic_on_bits_is_refused(opcode):
    body = refused(opcode) + "ret double %r"
    (problem,) = differentiate(request(body, "double", 1)).problems
    assert problem.code == "EZ0401"
    assert problem.message == (
        f"{instruction_words(opcode)} works on the bits of a floating-point number that carries "
        "a derivative"
    )


def test_both_signs_in_a_packed_integer_are_refused():
    body = PACKED + "%w = or i64 %high, %low\n%m = and i64 %w, 9223372034707292159\n"
    body += "%k = trunc i64 %m to i32\n%r = bitcast i32 %k to float\nret float %r"
    (problem,) = differentiate(request(body, "float", 2)).problems
    assert problem.message.startswith("a bitwise and (&) works on the bits")


@pytest.mark.parametrize("opcode", ["sitofp", "uitofp"])
def test_a_number_made_of_bits_is_refused(opcode):
    body = f"%i = bitcast double %a to i64\n%r = {opcode} i64 %i to double\nret double %r"
    (problem,) = differentiate(request(body, "double", 1)).problems
    assert problem.code == "EZ0401"
    assert problem.message.startswith("an integer that holds bits of a floating")


@pytest.mark.parametrize("mask", [4503599627370495, 4503599627370496 - 4096, -4096])
def test_a_number_made_of_a_mantissa_is_refused(mask):
    body = f"%i = bitcast double %a to i64\n%m = and i64 %i, {mask}\n"
    body += "%r = uitofp i64 %m to double\nret double %r"
    problems = differentiate(request(body, "double", 1)).problems
    assert {each.code for each in problems} == {"EZ0401"}
