"""Files with changed bits: a located error or the right result, in 20 seconds and 2 GB.

A few of each here; `test/fuzz/flip_fuzz.py` takes thousands.
"""

import pytest
from flips import TRIALS, flipped

#: What has failed before stays here, by its seed.
FAILED = {"objects": (900_018, 900_034)}
SEEDS = {name: (*range(3), *FAILED.get(name, ())) for name in TRIALS}


@pytest.mark.parametrize("name", TRIALS)
def test_changed_bits_end_in_a_located_error_or_the_right_result(bare_box, system, name):
    trial = TRIALS[name](bare_box)
    assert [found for found in map(trial.problem, SEEDS[name]) if found] == []


def test_a_seed_says_which_bits_change(tmp_path):
    files = {tmp_path / "a": bytes(5000), tmp_path / "b": bytes(10)}
    assert flipped(files, 7) == flipped(files, 7)
    changed = [flipped(files, seed) for seed in range(200)]
    assert {path.name for path, _, _ in changed} == {"a", "b"}
    assert all(data != files[path] and len(data) == len(files[path]) for path, data, _ in changed)
