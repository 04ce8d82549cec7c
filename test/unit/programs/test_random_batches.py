"""Random functions, batched: bit for bit what separate calls give, memory included."""

import random
import re

import pytest
from programs_harness import Build, Job, Workshop, run
from random_batches import random_batches

SEEDS = range(8)
BUILDS = (Build(0, inline=False), Build(2, inline=True))
#: The calls of functions for all instances together, each request's once.
TOGETHER = re.compile(r"call .*@(batch4f\d+)")


@pytest.fixture
def shop(system, tmp_path):
    def make(seed):
        source = tmp_path / "random.c"
        source.write_text(random_batches(random.Random(seed)))
        return Workshop(Job(source, system), tmp_path)

    return make


@pytest.mark.parametrize("seed", SEEDS)
def test_instances_of_random_functions_are_calls(seed, shop):
    made = shop(seed)
    assert {str(build): run(made.build(build)) for build in BUILDS} == dict.fromkeys(
        map(str, BUILDS), ""
    )


def test_most_random_functions_go_side_by_side(shop, tmp_path):
    together = 0
    for seed in SEEDS:
        shop(seed).build(BUILDS[0])
        together += len(set(TOGETHER.findall((tmp_path / "0False.ll").read_text())))
    assert together > 4 * len(SEEDS)
