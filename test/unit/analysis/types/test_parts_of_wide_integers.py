"""Integers that hold several numbers: what is known of one part of them says nothing of another."""

import pytest
from typed import Answers, body

HALVES = """
define void @f(ptr %to, ptr %from) {
  %all = load i512, ptr %from, align 1
  %up = lshr i512 %all, 256
  %high = trunc i512 %up to i256
  %numbers = bitcast i256 %high to <4 x double>
  %second = extractelement <4 x double> %numbers, i64 1
  store double %second, ptr %to
  %low = trunc i512 %all to i256
  %there = getelementptr i8, ptr %to, i64 8
  store i256 %low, ptr %there, align 1
  ret void
}
"""
DEAD_LANE = """
define void @f(ptr %to, ptr %from) {
  %all = load <2 x i64>, ptr %from, align 1
  %one = extractelement <2 x i64> %all, i64 0
  %other = extractelement <2 x i64> %all, i64 1
  %less = OP i64 %other, poison
  %half = insertelement <2 x i64> poison, i64 %one, i64 0
  %both = insertelement <2 x i64> %half, i64 %less, i64 1
  %numbers = bitcast <2 x i64> %both to <2 x double>
  %first = extractelement <2 x double> %numbers, i64 0
  store double %first, ptr %to
  ret void
}
"""


def test_the_other_half_of_what_a_vector_is_cut_from_is_no_integer():
    found = Answers(HALVES).memory("%from", 64)
    assert [kind for at, kind, _ in found if at >= 32] == ["double"] * 4
    assert [kind for at, kind, _ in found if at < 32] == ["unknown"]


@pytest.mark.parametrize("opcode", ["xor", "and", "add", "mul", "shl", "lshr"])
def test_arithmetic_with_poison_is_no_evidence_of_an_integer(opcode):
    found = Answers(DEAD_LANE.replace("OP", opcode)).memory("%from", 16)
    assert found[0] == (0, "double", 8)
    assert "integer" not in [kind for _, kind, _ in found]


PACKED = """
  %bits = bitcast float %a to i32
  %wide = zext i32 %bits to i64
  %high = shl i64 %wide, 32
  %low = zext i32 %n to i64
  %three = mul i32 %n, 3
  %both = or i64 %low, %high
  %left = and i64 %both, MASK
  store i64 %left, ptr %to
"""


@pytest.mark.parametrize(
    ("mask", "found"),
    [
        (-1, [(0, "integer", 4), (4, "float", 4)]),
        (-1 << 32, [(0, "integer", 4), (4, "float", 4)]),
        ((1 << 32) - 1, [(0, "integer", 4), (4, "anything", 4)]),
        (0xFFFF, [(0, "integer", 2), (2, "anything", 6)]),
        (0xFFF, [(0, "integer", 8)]),
        (0xFF00FF, [(0, "anything", 8)]),
    ],
    ids=str,
)
def test_a_mask_leaves_numbers_or_parts_of_them(mask, found):
    text = PACKED.replace("MASK", str(mask))
    assert body(text, "ptr %to, float %a, i32 %n").memory("%to", 8) == found


@pytest.mark.parametrize("shift", [0, 8, 16, 32])
def test_a_number_is_found_where_it_was_shifted_to(shift):
    text = f"""
      %bits = bitcast float %a to i32
      %wide = zext i32 %bits to i128
      %up = shl i128 %wide, {shift}
      %beside = zext i32 %n to i128
      %far = shl i128 %beside, 96
      %both = or i128 %up, %far
      store i128 %both, ptr %to
    """
    found = body(text, "ptr %to, float %a, i32 %n").memory("%to", 16)
    assert (shift // 8, "float", 4) in found
    assert sum(kind == "float" for _, kind, _ in found) == 1


@pytest.mark.parametrize(
    ("value", "kind", "is_known"),
    [
        *((4095, "i64", True), (4096, "i64", False), (-1, "i64", False)),
        *((4095, "i32", True), (4096, "i32", False)),
        *((255, "i16", True), (256, "i16", False)),
        (255, "i8", True),
    ],
)
def test_a_constant_that_is_small_is_no_float(value, kind, is_known):
    size = int(kind[1:]) // 8
    found = body(f"store {kind} {value}, ptr %to", "ptr %to").memory("%to", size)
    assert found == [(0, "integer" if is_known else "unknown", size)]
