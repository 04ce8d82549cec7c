"""Where values are in what C passes: bytes, whatever registers they come in."""

import pytest
from irtext import module

from enzyme_cc.ir.datalayout import DataLayout
from enzyme_cc.ir.types import DOUBLE, FLOAT, I32, I64, POINTER, struct_type, vector_type
from enzyme_cc.transform.abi.c_passing import (
    agree,
    leaves,
    may_point,
    placed,
    returned,
    size_of,
    taking,
)

LAYOUT = DataLayout("e-m:e-i64:64-f80:128-n8:16:32:64-S128")
PAIR = vector_type(2, FLOAT)


@pytest.mark.parametrize(
    ("kinds", "offsets", "size"),
    [
        ((DOUBLE, I32), (0, 8), 16),
        ((PAIR, FLOAT), (0, 8), 12),  # three floats, in two registers
        ((I32, DOUBLE, I32), (0, 8, 16), 24),
        ((), (), 0),
    ],
)
def test_values_lie_where_the_members_of_a_struct_would(kinds, offsets, size):
    assert placed(LAYOUT, kinds) == (offsets, size)


def test_a_struct_of_a_vector_and_a_float_has_the_size_of_three_floats():
    assert size_of(LAYOUT, struct_type((PAIR, FLOAT))) == 12


def test_the_scalars_of_a_value_have_their_places():
    found = [(each.offset, each.type) for each in leaves(LAYOUT, struct_type((I32, PAIR)))]
    assert found == [(0, I32), (8, FLOAT), (12, FLOAT)]


@pytest.mark.parametrize(
    ("whole", "at", "part", "fits"),
    [
        (struct_type((POINTER, DOUBLE)), 8, DOUBLE, True),
        (struct_type((POINTER, DOUBLE)), 0, DOUBLE, False),
        (PAIR, 4, FLOAT, True),
        (I64, 4, FLOAT, True),  # an integer may stand for any bytes
        (I64, 8, FLOAT, False),
    ],
)
def test_a_part_is_where_its_kind_is(whole, at, part, fits):
    assert agree(LAYOUT, whole, at, part) is fits


@pytest.mark.parametrize(
    ("kind", "points"),
    [(DOUBLE, False), (I32, False), (I64, True), (struct_type((I32, POINTER)), True)],
)
def test_integers_as_wide_as_an_address_may_be_one(kind, points):
    assert may_point(kind) is points


def function(parameters, returns="void"):
    text = f"define {returns} @f({parameters}) {{ unreachable }}"
    return module(text).functions["f"]


@pytest.mark.parametrize(
    ("parameters", "kind", "count", "by_address"),
    [
        ("double %x, double %y", struct_type((DOUBLE, DOUBLE)), 2, False),
        ("<2 x float> %x, float %y", struct_type((PAIR, FLOAT)), 2, False),
        ("ptr byval([4 x i64]) %x, double %y", struct_type((I64,) * 4), 1, True),
        ("ptr %x, double %y", struct_type((I64,) * 4), 1, True),
        ("ptr %x, double %y", POINTER, 1, False),
        ("i64 %x", struct_type((I32, FLOAT)), 1, False),
    ],
)
def test_a_value_is_taken_by_as_many_parameters_as_it_has_bytes(
    parameters, kind, count, by_address
):
    given = function(parameters).arguments
    taken = taking(LAYOUT, given, kind, size_of(LAYOUT, kind))
    assert taken == (given[:count], by_address)


@pytest.mark.parametrize("parameters", ["", "float %x", "double %x, float %y"])
def test_a_value_that_parameters_are_not_for_is_not_taken(parameters):
    kind = struct_type((DOUBLE, DOUBLE))
    assert taking(LAYOUT, function(parameters).arguments, kind, 16) is None


def test_what_is_returned_in_memory_is_known_by_its_parameter():
    assert returned(function("ptr sret({ double, i64 }) %r")) == (struct_type((DOUBLE, I64)), True)
    assert returned(function("ptr %r", "double")) == (DOUBLE, False)
