"""Ranges of integers: of what nothing is known about, all numbers of the type are in them."""

import pytest
from irtext import function

from enzyme_cc.analysis.loops.invariants import limits, range_of

KNOWN = {
    "and i32 %x, 7": (0, 7),
    "lshr i32 %x, 28": (0, 15),
    "urem i32 %x, 5": (0, 4),
    "srem i32 %x, 5": (-4, 4),
    "zext i8 %b to i32": (0, 255),
    "sext i8 %b to i32": (-128, 127),
}
UNKNOWN = (
    "and i32 %x, %y", "and i32 %x, -8", "lshr i32 %x, %y", "lshr i32 %x, 0", "urem i32 %x, %y",
    "srem i32 %x, %y", "srem i32 %x, -5", "urem i32 %x, -5", "add i32 %x, %y", "mul i32 %x, 3",
)  # fmt: skip


def value(line):
    made = function(f"define void @f(i32 %x, i32 %y, i8 %b) {{\n%v = {line}\nret void\n}}")
    return next(each for each in made.instructions() if each.ref == "%v")


@pytest.mark.parametrize("line", KNOWN)
def test_constants_and_casts_tell_ranges(line):
    assert range_of(value(line), signed=True) == KNOWN[line]


@pytest.mark.parametrize("line", UNKNOWN)
@pytest.mark.parametrize("signed", [True, False])
def test_of_what_is_not_known_all_numbers_are_possible(line, signed):
    assert range_of(value(line), signed=signed) == limits(32, signed=signed)
