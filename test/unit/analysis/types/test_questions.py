"""What else is asked about memory: kinds around a place, what leads where, what is known whole."""

import pytest
from typed import body

from enzyme_cc.analysis.types.lattice import FLOAT_BITS, INTEGER, POINTER, Kind

PARAMETERS = "ptr %p, ptr %q, i64 %n, double %d, float %s"
#: A record: a number, the address of another number, an integer.
RECORD = """
  store double %d, ptr %p
  %at = getelementptr i8, ptr %p, i64 8
  store ptr %q, ptr %at
  %there = load ptr, ptr %at
  store double %d, ptr %there
  %end = getelementptr i8, ptr %p, i64 16
  %m = mul i64 %n, 3
  store i64 %m, ptr %end
"""


@pytest.fixture(scope="module")
def record():
    return body(RECORD, PARAMETERS)


@pytest.fixture(scope="module")
def nothing():
    return body("%w = load i64, ptr %p\nstore i64 %w, ptr %q", PARAMETERS)


def test_kinds_around_a_place_are_those_of_all_the_memory(record, nothing):
    wanted = {Kind.DOUBLE, Kind.POINTER, Kind.INTEGER}
    assert record.results.kinds_around(record.value("%p")) == wanted
    assert record.results.kinds_around(record.value("%end")) == wanted
    assert record.results.kinds_around(record.value("%there")) == {Kind.DOUBLE}
    assert nothing.results.kinds_around(nothing.value("%p")) == set()
    assert record.results.kinds_around(record.value("%m")) == set()


def test_evidence_is_of_each_byte(record, nothing):
    found = record.results.evidence_at(record.value("%p"), 26)
    assert len(found) == 26
    assert all(each & FLOAT_BITS and not each & POINTER for each in found[:8])
    assert all(each & POINTER and not each & FLOAT_BITS for each in found[8:16])
    assert all(each & INTEGER and not each & FLOAT_BITS for each in found[16:24])
    assert found[24:] == [0, 0]
    assert record.results.evidence_at(record.value("%m"), 3) == [0, 0, 0]
    assert nothing.results.evidence_at(nothing.value("%p"), 2) == [0, 0]


def test_unknown_bytes_are_told_apart(record, nothing):
    assert record.results.unknown(record.value("%p"), 24) == []
    assert record.results.unknown(record.value("%p"), 30) == [range(24, 30)]
    assert nothing.results.unknown(nothing.value("%p"), 8) == [range(8)]


def test_what_a_value_leads_to_is_known_whole_or_not(record, nothing):
    results = record.results
    assert results.leads_to_numbers(record.value("%p"))
    assert results.leads_to_numbers(record.value("%there"))
    assert results.leads_to_numbers(record.value("%d"))
    assert not results.leads_to_numbers(record.value("%n"))
    assert not nothing.results.leads_to_numbers(nothing.value("%p"))
    partly = body(
        RECORD + "%far = getelementptr i8, ptr %p, i64 24\n%w = load i64, ptr %far", PARAMETERS
    )
    assert not partly.results.leads_to_numbers(partly.value("%p"))
    integers = body("%m = mul i64 %n, 3\nstore i64 %m, ptr %p", PARAMETERS)
    assert not integers.results.leads_to_numbers(integers.value("%p"))


def test_numbers_behind_a_value_are_found_by_any_way(record, nothing):
    assert record.results.numbers_behind(record.value("%p")) is True
    assert nothing.results.numbers_behind(nothing.value("%p")) is None
    no = body("%m = mul i64 %n, 3\nstore i64 %m, ptr %p", PARAMETERS)
    assert no.results.numbers_behind(no.value("%p")) is False


def test_a_record_leads_to_what_its_pointers_lead_to_and_not_back(record):
    first, second = record.value("%p"), record.value("%q")
    assert record.results.leads_to([first], second)
    assert not record.results.leads_to([second], first)
    assert not record.results.leads_to([], first)


def test_of_what_is_unknown_all_may_lead_there_but_for_what_a_function_has_itself():
    found = body("%own = alloca i64\n%c = icmp eq ptr %p, %own", PARAMETERS)
    assert not found.results.leads_to([found.value("%q")], found.value("%own"))


@pytest.mark.parametrize(
    ("lines", "kind"),
    [
        ("%r = load double, ptr %p", "double"),
        ("%r = load ptr, ptr %p", "pointer"),
        ("%r = icmp eq i64 %n, 3", "integer"),
        ("%r = insertvalue { double, double } poison, double %d, 0", "double"),
        ("%r = insertvalue { double, i64 } poison, double %d, 0", "double"),
        ("%r = trunc i64 %n to i1", "integer"),
        ("%r = load i64, ptr %p", "unknown"),
    ],
)
def test_a_value_is_of_one_kind_or_nobody_knows(lines, kind):
    assert body(lines, PARAMETERS).kind("%r") == kind


def test_where_a_kind_is_from_is_said_with_the_path_that_leads_there(record):
    said = record.results.explain(record.value("%p"), (0,))
    assert said.startswith("double because of ")
    assert record.results.explain(record.value("%p"), (8,)).startswith("pointer because of ")
    assert "integer because of" in record.results.explain(record.value("%p"), (16,))
    assert record.results.explain(record.value("%p"), (100,)) == "nothing is known"
    assert record.results.explain(record.value("%p"), (8, 0)).startswith("double because of ")


def test_what_a_function_returns_is_known():
    found = body("ret double %d", PARAMETERS, result="double")
    assert str(found.results.returned(found.function)) == "{[]:double}"
    none = body("ret void", PARAMETERS)
    assert str(none.results.returned(none.function)) == "{}"
