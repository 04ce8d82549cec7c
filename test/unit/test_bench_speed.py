"""The table and the chart of bench/speed.py, from what its programs print."""

import importlib
import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

BENCH = Path(__file__).resolve().parents[2] / "bench"
PRINTED = """\
memory primal 2 100 0
memory hand 3 500 0
memory ours 6 1100 0
off 1e-15 1e-9
round 1.0 4.0 2.0
round 1.0 3.0 2.0
round 2.0 20.0 5.0
"""


@pytest.fixture
def speed(monkeypatch):
    monkeypatch.syspath_prepend(str(BENCH))
    return importlib.import_module("speed")


@pytest.fixture
def chart(monkeypatch):
    monkeypatch.syspath_prepend(str(BENCH))
    return importlib.import_module("chart")


def test_a_row_has_medians_of_ratios_and_memory_beyond_the_primal(speed):
    row = speed.row_of("gmm", speed.parse_run(PRINTED), 2.5)
    assert (row.by_primal, row.hand_by_primal, row.by_hand) == (4.0, 2.0, 2.0)
    assert (row.allocations, row.tape, row.hand_tape, row.build) == (4, 1000, 400, 2.5)
    assert speed.format_row(row).split() == "gmm 4.00 2.00 2.00 4 1,000 400 2.50".split()


@pytest.mark.parametrize(
    ("was", "printed", "fault"),
    [
        ("off 1e-15", "off 1e-9", "WRONG: off by 1.0e-09"),
        ("off 1e-15", "off nan", "WRONG: off by nan"),
        ("1e-9\n", "1e-3\n", "WRONG: by hand, off by 1.0e-03 from differences"),
        ("off 1e-15 1e-9\n", "", "WRONG: by hand, off by nan from differences"),
        ("1100 0", "1100 64", "KEEPS 64 bytes"),
    ],
)
def test_no_time_is_told_of_what_is_wrong(speed, was, printed, fault):
    row = speed.row_of("gmm", speed.parse_run(PRINTED.replace(was, printed)))
    assert speed.format_row(row) == f"{'gmm':18} {fault}"
    assert row.by_primal is None


def test_peers_follow_with_a_ratio_or_what_is_wrong_with_them(speed):
    row = speed.row_of("gmm", speed.parse_run(PRINTED), None, {"other": 3.0, "third": "no C"})
    assert speed.format_row(row).endswith("  other / primal 3.00  third / primal no C")


def test_a_peer_is_a_name_and_a_command(speed):
    assert speed.parse_peer("other=cc -x 'a b'") == ("other", ["cc", "-x", "a b"])
    with pytest.raises(speed.argparse.ArgumentTypeError, match="'cc' is not NAME=COMMAND"):
        speed.parse_peer("cc")


def test_every_program_has_its_files_and_a_name_of_its_own(speed):
    names = [program.name for program in speed.PROGRAMS]
    assert len(set(names)) == len(names)
    used = {source for program in speed.PROGRAMS for source in program.sources}
    assert used == {path.name for path in (BENCH / "speed").iterdir()} - {"speed.h"}


def test_the_chart_has_a_bar_for_each_number_as_long_as_its_logarithm(speed, chart):
    rows = [
        speed.row_of("a<b", speed.parse_run(PRINTED), None, {"other": 16.0, "third": "no C"}),
        speed.row_of("gmm", speed.parse_run(PRINTED)),
    ]
    drawn = ElementTree.fromstring(chart.draw(rows))
    bars = [e for e in drawn.iter("{http://www.w3.org/2000/svg}rect") if e.get("x") == "150"]
    widths = [float(e.get("width")) for e in bars if e.get("y") != "24"]
    assert widths == [260.0, 130.0, 520.0, 260.0, 130.0]
    assert "a<b" in [e.text for e in drawn.iter("{http://www.w3.org/2000/svg}text")]


def test_the_chart_has_colours_for_light_and_dark(chart):
    drawn = chart.draw([])
    assert "prefers-color-scheme: dark" in drawn
    assert not re.search(r"href|url\(|@import", drawn)


MARKS = [([], [1, 2]), ([3, 4], [1, 2, 4]), ([0.4, 5], [0.25, 0.5, 1, 2, 4, 8])]


@pytest.mark.parametrize(("ratios", "marks"), MARKS)
def test_the_axis_has_room_for_all_ratios_and_for_1(chart, ratios, marks):
    assert chart.Axis(ratios).marks() == marks
