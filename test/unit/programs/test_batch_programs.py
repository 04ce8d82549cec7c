"""Batches in the C programs of test/programs/batch: each instance gives the bits that a call gives.

At every level by the newest LLVM on the machine, inlined or not by turns; at one by all others.
"""

import programs_harness
import pytest
from program_tasks import FEW, Task, at_levels, named, says_what_it_covers, surprises
from programs_harness import BUILDS

PROGRAMS = {path.stem: path for path in programs_harness.batch_programs()}


@pytest.mark.parametrize(**named(at_levels(PROGRAMS.values(), (BUILDS[::2], BUILDS[1::2]))))
def test_instances_are_calls_at_every_level(task, outcomes):
    assert surprises(task, outcomes, {}) == {}


@pytest.mark.parametrize(**named(Task(p, FEW, newest=False) for p in PROGRAMS.values()))
def test_instances_are_calls_with_every_other_toolchain(task, outcomes):
    assert surprises(task, outcomes, {}) == {}


@pytest.mark.parametrize("program", PROGRAMS)
def test_a_program_says_what_it_covers(program):
    assert says_what_it_covers(PROGRAMS[program])
