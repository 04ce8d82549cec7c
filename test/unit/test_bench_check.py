"""The check of gradients' ratios against a stored baseline of them."""

import importlib
from pathlib import Path

import pytest

BENCH = Path(__file__).resolve().parents[2] / "bench"


@pytest.fixture
def module(monkeypatch):
    monkeypatch.syspath_prepend(str(BENCH))
    return importlib.import_module("bench_check")


def measuring(*ratios):
    """Measure these in turn; no more than there are."""
    return iter(ratios).__next__


def test_what_is_stored_is_the_median_and_the_spread(module):
    assert module.stored_of([2.0, 2.2, 1.9]) == (2.0, 0.15)


@pytest.mark.parametrize(("spread", "limit"), [(0.0, 2.2), (0.02, 2.2), (0.2, 2.6)])
def test_the_limit_allows_a_tenth_or_more_where_runs_were_apart(module, spread, limit):
    assert module.Stored(2.0, spread).limit == pytest.approx(limit)


@pytest.mark.parametrize(
    ("ratios", "verdict", "is_bad"),
    [
        ([2.1], "ok", False),
        ([2.5, 2.1], "ok", False),
        ([2.5, 2.4, 2.1], "ok", False),
        ([2.5, 2.4, 2.3], "REGRESSION", True),
        ([1.7], "faster: refresh the baseline", False),
    ],
)
def test_a_ratio_is_a_regression_if_it_is_too_high_each_time(module, ratios, verdict, is_bad):
    each = module.check("gmm", module.Stored(2.0, 0.0), measuring(*ratios))
    assert (each.verdict, each.is_bad) == (verdict, is_bad)
    assert module.format_checked(each).split()[:4] == ["gmm", f"{min(ratios):.2f}", "2.00", "2.20"]


def test_a_wrong_gradient_is_bad_and_has_no_ratio(module):
    def fail():
        raise module.speed.ProgramError("WRONG: off by 1")

    each = module.check("gmm", module.Stored(2.0, 0.0), fail)
    assert each.is_bad
    assert each.ratio is None
    assert module.format_checked(each).split(None, 1) == ["gmm", "FAILED: WRONG: off by 1"]


def test_a_program_that_is_not_stored_is_told_and_is_not_bad(module):
    each = module.check("new", None, measuring(9.0))
    assert (each.verdict, each.is_bad) == ("not in the baseline", False)


def test_a_baseline_is_read_as_it_was_written(module, tmp_path):
    programs = {"a": module.Stored(1.5, 0.1), "b": module.Stored(2.5, 0.0)}
    module.save(tmp_path / "b.json", programs, {"level": "-O3"})
    assert module.load(tmp_path / "b.json") == (programs, {"level": "-O3"})
    assert module.load(tmp_path / "none.json") == ({}, {})


def test_each_program_is_in_the_stored_baseline(module):
    programs, told = module.load(module.PATH)
    assert set(programs) == {each.name for each in module.speed.PROGRAMS}
    assert told["runs"] >= 3
