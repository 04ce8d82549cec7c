"""--enzyme-time-report says where time goes, and --enzyme-max-seconds ends what takes longer."""

import pytest
from boxes import Box

PROGRAM = """double __enzyme_autodiff(void *, ...);
static double square(double x) { return x * x; }
double slope(double x) { return __enzyme_autodiff((void *)square, x); }
"""


@pytest.fixture
def box(tmp_path, cache, system):
    made = Box(tmp_path, cache, system)
    made.write("a.c", PROGRAM)
    return made


def test_phases_and_functions_are_shown_with_their_seconds(box):
    said = box.ok("--enzyme-time-report", "-c", "a.c").stderr.decode()
    assert said.startswith("a.c: ")
    assert "  phase " in said
    assert "  function " in said
    assert (box.folder / "a.o").exists()


def test_what_was_made_before_is_made_again_for_a_report(box):
    box.environment["ENZYME_CC_CACHE_SIZE"] = "10M"
    box.ok("-c", "a.c")
    assert "  phase " in box.ok("--enzyme-time-report", "-c", "a.c").stderr.decode()


def test_nothing_is_shown_of_a_unit_without_requests(box):
    box.write("b.c", "int one(void) { return 1; }\n")
    assert box.ok("--enzyme-time-report", "-c", "b.c").stderr == b""


def test_more_seconds_than_are_allowed_is_an_error_and_leaves_no_output(box):
    done = box.enzyme("--enzyme-max-seconds=0.001", "-c", "a.c")
    assert done.returncode == 1
    assert (
        b"error: a.c: differentiating takes more than 0.001 seconds, most of it on " in done.stderr
    )
    assert b"--enzyme-max-seconds= allows more" in done.stderr
    assert not (box.folder / "a.o").exists()


def test_enough_seconds_change_nothing(box):
    assert box.ok("--enzyme-max-seconds=100", "-c", "a.c").stderr == b""


@pytest.mark.parametrize("given", ["0", "-1", "soon", "inf", "nan"])
def test_what_is_no_number_of_seconds_is_an_error(given, box):
    done = box.enzyme(f"--enzyme-max-seconds={given}", "-c", "a.c")
    assert done.returncode == 1
    assert f"--enzyme-max-seconds={given}: this is no number of seconds".encode() in done.stderr
