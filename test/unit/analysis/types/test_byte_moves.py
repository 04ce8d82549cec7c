"""Integer instructions that move bytes whole, and those that change the sign of a number alone."""

import pytest
from typed import body

from enzyme_cc.analysis.types.byte_moves import (
    is_only_moved,
    moves_bytes,
    possible_bits,
    signed_lanes,
    signed_value,
)

PARAMETERS = "i64 %x, i32 %n, i1 %c, ptr %p, <2 x i64> %v, <2 x float> %f"


def value(line):
    """The value that a function gives the name %r, or the first of several lines."""
    return body(line, PARAMETERS).value("%r")


@pytest.mark.parametrize(
    ("line", "moves"),
    [
        ("%r = and i64 %x, 65280", True),
        ("%r = and i64 %x, 4080", False),
        ("%r = and i64 %x, -1", True),
        ("%r = lshr i64 %x, 16", True),
        ("%r = lshr i64 %x, 12", False),
        ("%r = shl i64 %x, 8", True),
        ("%r = lshr i64 %x, %x", False),
        ("%r = trunc i64 %x to i24", True),
        ("%r = trunc i64 %x to i20", False),
        ("%r = zext i1 %c to i64", False),
        ("%r = ashr i64 %x, 8", False),
        ("%r = xor i64 %x, 255", False),
        ("%w = zext i32 %n to i64\n%h = shl i64 %w, 32\n%r = or i64 %h, %w", True),
        ("%w = zext i32 %n to i64\n%h = shl i64 %w, 24\n%r = or i64 %h, %w", False),
        ("%l = and i64 %x, 15\n%h = and i64 %x, 240\n%r = or disjoint i64 %h, %l", False),
    ],
)
def test_bytes_are_moved_whole_or_changed(line, moves):
    assert moves_bytes(value(line)) == moves


@pytest.mark.parametrize(
    ("line", "bits"),
    [
        ("%r = zext i32 %n to i64", 0xFFFFFFFF),
        ("%r = and i64 %x, 255", 0xFF),
        ("%w = zext i32 %n to i64\n%r = shl i64 %w, 48", 0xFFFF << 48),
        ("%r = lshr i64 %x, 60", 0xF),
        ("%r = lshr i64 %x, 64", (1 << 64) - 1),
        ("%r = select i1 %c, i64 12, i64 3", 15),
        ("%r = select i1 %c, i64 12, i64 %x", (1 << 64) - 1),
        ("%r = mul i64 %x, 2", (1 << 64) - 1),
        ("%r = fneg <2 x float> %f", None),
    ],
)
def test_bits_that_may_be_set_are_known_through_shifts_and_masks(line, bits):
    assert possible_bits(value(line)) == bits


@pytest.mark.parametrize(
    ("lines", "only"),
    [
        ("%r = load i64, ptr %p\nstore i64 %r, ptr %p", True),
        ("%r = load i64, ptr %p\n%t = lshr i64 %r, 32\nstore i64 %t, ptr %p", True),
        ("%r = load i64, ptr %p\n%t = freeze i64 %r\nstore i64 %t, ptr %p", True),
        ("%r = load i64, ptr %p\n%t = mul i64 %r, 3\nstore i64 %t, ptr %p", False),
        ("%r = load i64, ptr %p\n%t = lshr i64 %r, 32\n%u = add i64 %t, 1", False),
        ("%r = load i64, ptr %p\n%t = select i1 %c, i64 %r, i64 %x\nstore i64 %t, ptr %p", True),
        ("%r = load <2 x i64>, ptr %p\n%t = bitcast <2 x i64> %r to <4 x i32>", False),
    ],
)
def test_what_is_only_moved_is_no_integer_for_that(lines, only):
    assert is_only_moved(value(lines)) == only


def test_what_is_moved_on_and_on_is_computed_with():
    steps = ["%r = load i64, ptr %p", "%a0 = freeze i64 %r"]
    steps += [f"%a{at} = freeze i64 %a{at - 1}" for at in range(1, 80)]
    assert not is_only_moved(value("\n".join(steps)))
    assert is_only_moved(value("\n".join(steps[:40])))


@pytest.mark.parametrize(
    ("line", "of"),
    [
        (f"%r = and i64 %x, {(1 << 63) - 1}", "%x"),
        (f"%r = and i64 %x, {(1 << 62) - 1}", None),
        ("%r = xor i64 %x, -9223372036854775808", "%x"),
        ("%r = or i64 %x, -9223372036854775808", "%x"),
        ("%r = xor i64 %x, 4", None),
        ("%r = add i64 %x, -9223372036854775808", None),
        ("%b = lshr i64 %x, 63\n%s = shl i64 %b, 63\n%r = xor i64 %s, %x", "%x"),
        ("%r = xor i24 0, -8388608", None),
    ],
)
def test_a_number_with_another_sign_is_known(line, of):
    found = signed_value(value(line))
    assert (found.ref if found is not None else None) == of


@pytest.mark.parametrize(
    ("line", "is_one"),
    [
        ("%r = xor <2 x i64> %v, splat (i64 -9223372036854775808)", True),
        ("%r = xor <2 x i64> %v, <i64 -9223372036854775808, i64 0>", True),
        ("%r = xor <2 x i64> %v, <i64 -9223372036854775808, i64 poison>", True),
        ("%r = xor <2 x i64> %v, <i64 -9223372036854775808, i64 1>", False),
        (f"%r = and <2 x i64> %v, splat (i64 {(1 << 63) - 1})", True),
        (f"%r = and <2 x i64> %v, <i64 {(1 << 63) - 1}, i64 -1>", True),
        (f"%r = and <2 x i64> %v, <i64 {(1 << 63) - 1}, i64 0>", False),
        (f"%r = or <2 x i64> %v, <i64 {(1 << 63) - 1}, i64 -1>", False),
        ("%r = add <2 x i64> %v, splat (i64 -9223372036854775808)", False),
        ("%r = xor <2 x i64> %v, %v", False),
        ("%r = xor i64 %x, -9223372036854775808", False),
    ],
)
def test_lanes_with_another_sign_are_known(line, is_one):
    found = signed_lanes(value(line))
    assert (found.ref if found is not None else None) == ("%v" if is_one else None)
