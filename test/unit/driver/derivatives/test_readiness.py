"""Commands read the rules once, and then have them from the cache folder."""

import pytest

from enzyme_cc.driver.derivatives import readiness

SOURCE = """
#include <math.h>
double __enzyme_autodiff(void *, ...);
double f(double x) { return sin(x) * erf(x); }
double g(double x) { return __enzyme_autodiff((void *)f, x); }
"""


@pytest.fixture
def own_box(system_box, tmp_path):
    system_box.environment["ENZYME_CC_CACHE"] = str(tmp_path / "own")
    system_box.write("a.c", SOURCE)
    return system_box


def kept(box):
    return sorted((box.folder / "own/rules").iterdir())


def test_the_second_command_has_what_the_first_one_kept(own_box):
    own_box.ok("-c", "a.c", "-o", "first.o")
    (path,) = kept(own_box)
    before = path.read_bytes()
    own_box.ok("-c", "a.c", "-o", "second.o")
    assert kept(own_box) == [path]
    assert path.read_bytes() == before
    first, second = ((own_box.folder / f"{name}.o").read_bytes() for name in ("first", "second"))
    assert first == second


def test_what_is_damaged_is_read_and_kept_again(own_box):
    own_box.ok("-c", "a.c")
    (path,) = kept(own_box)
    damaged = path.read_bytes()[:-1] + b"x"
    path.write_bytes(damaged)
    own_box.ok("-c", "a.c")
    again = path.read_bytes()
    assert again != damaged
    own_box.ok("-c", "a.c")
    assert path.read_bytes() == again


def test_where_nothing_can_be_kept_rules_are_read(own_box):
    own_box.write("file", "")
    for place in ("", str(own_box.folder / "file")):
        own_box.environment["ENZYME_CC_CACHE"] = place
        own_box.ok("-c", "a.c")


def test_another_state_of_our_sources_has_other_rules(tmp_path, monkeypatch):
    rules = readiness._KeptRules(str(tmp_path))
    rules.put(b"rules")
    assert rules.get() == b"rules"
    monkeypatch.setattr(readiness, "ourselves", lambda _: ("edited", "3.11"))
    assert rules.get() is None
