"""The laws of the lattice of what bytes hold, for all sets of evidence."""

from itertools import product

import pytest

from enzyme_cc.analysis.types.lattice import (
    ANY,
    BIT_KINDS,
    DECLARED,
    DOUBLE,
    EITHER,
    FLOAT,
    FLOAT_BITS,
    HALF,
    INTEGER,
    IS_CONFLICT,
    KIND_OF,
    MEMBER,
    NUMBER,
    POINTER,
    Kind,
    Strength,
    are_mixed,
    join,
    mask_text,
    strength_of,
    together,
)

KINDS = [each for each in Kind if each not in (Kind.UNKNOWN, Kind.ANYTHING)]
#: Every set of evidence with at most two kinds of floats, and that of all.
SETS = [
    floats | rest
    for floats in (0, HALF, FLOAT, DOUBLE, FLOAT | DOUBLE, FLOAT_BITS)
    for rest in range(HALF)
]


@pytest.mark.parametrize(("one", "other"), list(product(KINDS, repeat=2)))
def test_join_is_commutative_idempotent_and_absorbed(one, other):
    both = join(one, other)
    assert both is join(other, one)
    assert join(one, one) is one
    assert join(both, one) is join(both, other) is both


def test_join_is_associative():
    for one, two, three in product(KINDS, repeat=3):
        assert join(join(one, two), three) is join(one, join(two, three)), (one, two, three)


def test_conflict_is_above_everything():
    assert {join(each, Kind.CONFLICT) for each in KINDS} == {Kind.CONFLICT}


@pytest.mark.parametrize("bit", [*BIT_KINDS, ANY, NUMBER, DECLARED, MEMBER, EITHER])
def test_one_more_bit_decides_by_its_strength_or_is_joined(bit):
    """Hold reading for a join of pairs of strength and kind, bit by bit and so for all sets."""
    for mask in SETS:
        known, added = strength_of(mask), strength_of(bit)
        assert strength_of(mask | bit) is max(known, added)
        if known is not added:
            expected = KIND_OF[mask if known > added else bit]
        elif known is Strength.NONE:
            expected = Kind.UNKNOWN
        else:
            expected = join(KIND_OF[mask], KIND_OF[bit])
        assert KIND_OF[mask | bit] is expected, mask


def test_chains_of_evidence_end_after_as_many_steps_as_there_are_bits():
    """Bound how often a byte can change: each step adds a bit, so an analysis ends."""
    everything = len(KIND_OF) - 1
    mask, steps = 0, 0
    while mask != everything:
        mask |= ~mask & -~mask & everything
        steps += 1
    assert steps == len(BIT_KINDS) + len((ANY, NUMBER, DECLARED, MEMBER, EITHER))


@pytest.mark.parametrize(
    ("mask", "kind"),
    [
        (0, Kind.UNKNOWN),
        (MEMBER, Kind.UNKNOWN),
        (ANY, Kind.ANYTHING),
        (NUMBER, Kind.INTEGER),
        (DECLARED | ANY, Kind.INTEGER),
        (EITHER | ANY, Kind.IN_TURNS),
        (EITHER | NUMBER, Kind.INTEGER),
        (NUMBER | DOUBLE, Kind.DOUBLE),
        (DECLARED | POINTER, Kind.POINTER),
        (INTEGER | POINTER, Kind.POINTER),
        (INTEGER | DOUBLE, Kind.IN_TURNS),
        (POINTER | DOUBLE, Kind.IN_TURNS),
        (INTEGER | POINTER | DOUBLE, Kind.IN_TURNS),
        (INTEGER | FLOAT, Kind.CONFLICT),
        (POINTER | FLOAT, Kind.CONFLICT),
        (FLOAT | DOUBLE, Kind.CONFLICT),
        (FLOAT | DOUBLE | INTEGER, Kind.CONFLICT),
    ],
)
def test_strong_evidence_decides_before_weak_and_doubles_are_told_from_addresses(mask, kind):
    assert KIND_OF[mask] is kind


@pytest.mark.parametrize("weak", [0, ANY, NUMBER, DECLARED, MEMBER, EITHER])
def test_only_strong_evidence_can_disagree(weak):
    assert not IS_CONFLICT[weak]
    assert not IS_CONFLICT[weak | DOUBLE]
    assert not IS_CONFLICT[weak | INTEGER | POINTER]
    assert IS_CONFLICT[weak | INTEGER | DOUBLE]
    assert IS_CONFLICT[weak | FLOAT | DOUBLE]


def test_a_word_is_told_in_turns_only_where_all_of_it_may_be_the_double():
    assert together([DOUBLE] * 8, 8) is Kind.DOUBLE
    assert together([INTEGER | DOUBLE] * 4 + [DOUBLE] * 4, 8) is Kind.IN_TURNS
    assert together([INTEGER] * 4 + [DOUBLE] * 4, 8) is Kind.CONFLICT
    assert together([INTEGER | DOUBLE] * 4, 4) is Kind.IN_TURNS
    assert together([INTEGER | DOUBLE] * 2 + [DOUBLE] * 2, 4) is Kind.CONFLICT
    assert together([INTEGER] * 4 + [POINTER] * 4, 8) is Kind.POINTER
    assert together([], 0) is Kind.UNKNOWN


def test_masks_are_mixed_where_bytes_of_different_kinds_lie_beside_each_other():
    assert are_mixed([DOUBLE, INTEGER])
    assert are_mixed([POINTER, NUMBER])
    assert are_mixed([FLOAT, DOUBLE])
    assert not are_mixed([DOUBLE, ANY, MEMBER, EITHER, 0])
    assert not are_mixed([NUMBER, DECLARED, INTEGER])
    assert not are_mixed([POINTER, POINTER | INTEGER])


def test_text_names_every_kind_of_strong_evidence():
    assert mask_text(DOUBLE | NUMBER) == "double"
    assert mask_text(INTEGER | POINTER) == "integer|pointer"
    assert mask_text(INTEGER | POINTER | DOUBLE) == "integer|pointer|double"
    assert mask_text(NUMBER) == "integer"
    assert mask_text(0) == "unknown"
