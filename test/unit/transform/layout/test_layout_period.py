"""From where on memory repeats, and what in it is padding."""

import pytest
from byte_letters import Known

from enzyme_cc.analysis.types.lattice import DOUBLE
from enzyme_cc.analysis.types.tree import MAX_FIELDS, Field
from enzyme_cc.transform.layout.layout_period import Shape, padded, padded_end, rounds_of, shape_of


def one(offset, size=8):
    return Field(offset, size, DOUBLE)


def many(offset, stride, size=8, end=None):
    return Field(offset, size, DOUBLE, None, stride, end)


@pytest.mark.parametrize(
    ("fields", "shape"),
    [
        ((), None),
        ((one(0),), None),
        ((many(0, 8),), (0, 8)),
        ((many(0, 24), many(16, 24)), (0, 24)),
        ((one(0, 4), one(8), many(16, 8)), (16, 8)),
        ((one(0), many(8, 24), many(24, 24)), (8, 24)),
        ((one(0), one(40, 4), many(8, 24), many(24, 24)), (56, 24)),
        ((many(0, 4, 4, end=12), many(16, 16), many(24, 16, 4)), (16, 16)),
        ((many(0, 8), one(24, 4)), (32, 8)),
        ((many(0, 8), many(4, 16, 4)), (0, 16)),
        ((one(0), many(8, 8), many(40, 8)), (40, 8)),
        ((many(0, 8), many(64, 64), many(112, 64)), (64, 64)),
        ((many(0, 4088), many(8, 4096)), None),
        ((one(0, 5000), many(5000, 8)), None),
        # from the middle of an array, or from behind a header
        ((one(-16), many(0, 8)), (0, 8)),
        ((many(-40, 24), many(-32, 24)), (0, 24)),
        ((one(-16), one(-8), one(0), many(8, 8)), (8, 8)),
        # an array of known length
        ((many(0, 8, end=80),), (0, 8)),
        ((many(0, 24, end=72), many(16, 24, end=72)), (0, 24)),
        ((many(0, 24, end=72), many(16, 24, end=144)), None),
        ((many(0, 8, end=80), one(80)), None),
        (tuple(many(8 * at, 8 * MAX_FIELDS) for at in range(MAX_FIELDS)), None),
    ],
)
def test_memory_repeats_behind_all_that_does_not(fields, shape):
    assert shape_of(fields) == shape


@pytest.mark.parametrize(
    ("fields", "shape", "rounds"),
    [
        ((many(0, 8),), Shape(0, 8), 3),
        ((one(0, 4), one(8), many(16, 8)), Shape(16, 8), 3),
        ((many(0, 8, end=80),), Shape(0, 8), 3),
        ((many(0, 8, end=16),), Shape(0, 8), 2),
        ((many(0, 24, end=20), many(16, 24, 4, end=20)), Shape(0, 24), 1),
        ((many(-8, 8, end=-4),), Shape(0, 8), 1),
    ],
)
def test_no_more_of_an_array_is_looked_at_than_there_is(fields, shape, rounds):
    assert rounds_of(fields, shape, 3) == rounds


def kinds_of(letters):
    return [Known(letters).lookup(at, 1) for at in range(len(letters))]


@pytest.mark.parametrize(
    ("letters", "found"),
    [
        ("iiii????dddddddd", "iiiiiiiidddddddd"),
        ("i???????pppppppp", "iiiiiiiipppppppp"),
        ("iiii????ffffffff", None),  # a float could stand in front of a float
        ("ffff????dddddddd", None),
        ("????iiiidddddddd", None),
        ("iiii????????????dddddddd", None),  # as large as a number
        ("ddddddddiiii????", None),
        ("iiiiii????dddddddd", None),  # what follows is not aligned
    ],
)
def test_what_no_member_could_be_in_is_padding(letters, found):
    assert padded(kinds_of(letters)) == kinds_of(found or letters)


@pytest.mark.parametrize(
    ("letters", "smallest", "found"),
    [
        ("ddddddddiiii????", 8, "ddddddddiiiiiiii"),
        ("ppppppppiiii????", 8, "ppppppppiiiiiiii"),
        ("ddddddddiiii????", 4, None),  # a float could be there
        ("iiiiiiiiiiii????", 8, None),  # nothing says that it ends at a multiple of 8
    ],
)
def test_at_the_end_it_is_padding_where_no_number_is_so_small(letters, smallest, found):
    assert padded(kinds_of(letters), smallest) == kinds_of(found or letters)


@pytest.mark.parametrize(
    ("letters", "smallest", "found"),
    [
        ("ddddddddiiii????", 8, range(12, 16)),
        ("iiii????dddddddd", 8, range(0)),  # that is in the middle
        ("ddddddddiiii????", 4, range(0)),
    ],
)
def test_padding_at_the_end_is_found_alone(letters, smallest, found):
    assert padded_end(kinds_of(letters), smallest) == found
