"""Addresses as sums of a base, bytes, and variables."""

import irtext
import pytest

from enzyme_cc.analysis.alias.affine_addresses import Forms, are_apart, are_apart_in_every_round
from enzyme_cc.ir.datalayout import DataLayout

TEXT = """\
%s = type { i32, [4 x double] }
@g = global [9 x i64] zeroinitializer

define void @f(ptr %p, i64 %n, i32 %k, <2 x i64> %v) {
entry:
  %field = getelementptr inbounds %s, ptr %p, i64 0, i32 1, i64 2
  %at = getelementptr inbounds %s, ptr %p, i64 %n, i32 1
  %n1 = add i64 %n, 1
  %next = getelementptr %s, ptr %p, i64 %n1, i32 1
  %k1 = add nsw i32 %k, 1
  %wide = sext i32 %k1 to i64
  %by = getelementptr inbounds i64, ptr %p, i64 %wide
  %w1 = add i32 %k, 1
  %wraps = sext i32 %w1 to i64
  %may = getelementptr inbounds i64, ptr %p, i64 %wraps
  %twice = shl nsw i64 %n, 1
  %odd = or disjoint i64 %twice, 1
  %odds = getelementptr inbounds i64, ptr %p, i64 %odd
  %scaled = getelementptr inbounds <vscale x 2 x i64>, ptr %p, i64 1
  %in = freeze ptr getelementptr (i8, ptr @g, i64 16)
  br label %loop

loop:
  %walk = phi ptr [ %field, %entry ], [ %on, %loop ]
  %on = getelementptr inbounds i8, ptr %walk, i64 24
  br label %loop
}
"""


@pytest.fixture
def forms():
    function = irtext.function(TEXT)
    values = {value.ref[1:]: value for value in function.locals()}
    found = Forms(DataLayout("e-i64:64"))
    return {name: found.of(value) for name, value in values.items() if value.type.text == "ptr"}


def terms(form):
    return sorted((value.ref, scale) for (value, _), scale in form.terms)


@pytest.mark.parametrize(
    ("name", "base", "offset", "found"),
    [
        ("field", "%p", 24, []),
        ("at", "%p", 8, [("%n", 40)]),
        ("next", "%p", 48, [("%n", 40)]),
        ("by", "%p", 8, [("%k", 8)]),
        ("may", "%p", 0, [("%w1", 8)]),
        ("odds", "%p", 8, [("%n", 16)]),
        ("scaled", "%p", 0, [("%scaled", 1)]),
        ("in", "@g", 16, []),
        ("walk", "%p", 24, [("%walk", 24)]),
        ("on", "%p", 48, [("%walk", 24)]),
    ],
)
def test_forms_are_sums(forms, name, base, offset, found):
    form = forms[name]
    assert (form.base.ref, form.offset, terms(form)) == (base, offset, found)


def test_what_may_wrap_is_not_exact(forms):
    assert forms["at"].exact
    assert not forms["next"].exact


def test_stretches_are_apart_when_they_share_no_byte():
    assert are_apart((0, 8), (8, 8))
    assert are_apart((8, 8), (0, 8))
    assert not are_apart((0, 9), (8, 8))
    assert not are_apart((4, 2), (0, 8))


def test_rests_tell_elements_of_arrays_apart(forms):
    even = forms["odds"]._replace(offset=0)
    assert are_apart_in_every_round(even, 8, forms["odds"], 8)
    assert not are_apart_in_every_round(even, 9, forms["odds"], 8)
    assert not are_apart_in_every_round(forms["at"], 8, forms["by"], 8)


def test_only_powers_of_two_are_trusted_where_addresses_wrap(forms):
    walk = forms["walk"]
    second = walk._replace(offset=walk.offset + 8)
    assert are_apart_in_every_round(walk, 8, second, 8)
    wraps = second._replace(exact=False)
    assert are_apart_in_every_round(walk, 4, wraps._replace(offset=walk.offset + 4), 4)
    assert not are_apart_in_every_round(walk, 8, wraps, 8)
