"""Forward derivatives of the C programs in test/programs/forward.

All programs at one level by the newest LLVM on the machine, a selection by all others.
They are worked off in parallel, each test waits for its own. `make test-programs` builds them in
every way.
"""

import programs_harness
import pytest
from program_tasks import FEW, Task, at_levels, named, says_what_it_covers, surprises

PROGRAMS = {path.stem: path for path in programs_harness.forward_programs()}

# From different corners: what differs between versions of LLVM is the IR, not the arithmetic.
SELECTION = """algorithm-expression-tree algorithm-n-body flow-irreducible flow-switch
function-callbacks globals-memory library-elementary memory-copies memory-heap
memory-mixed-structs number-long-double request-hessian request-large-struct-return
request-struct-arguments special-functions""".split()

#: Refused in some builds that are not inlined, with this code and never with a wrong number: unions
#: of numbers and integers, and integers that a variable index beside them might reach.
REFUSED = {
    "memory-arrays-in-structs": "EZ0401",
    "memory-character-copies": "EZ0201",
    "memory-unions": "EZ0401",
    "regression-struct-by-value": "EZ0201",
}


@pytest.mark.parametrize(**named(at_levels(PROGRAMS.values())))
def test_derivatives_are_right_at_levels_by_turns(task, outcomes):
    assert surprises(task, outcomes, REFUSED) == {}


@pytest.mark.parametrize(**named(Task(PROGRAMS[name], FEW, newest=False) for name in SELECTION))
def test_derivatives_are_right_with_every_other_toolchain(task, outcomes):
    assert surprises(task, outcomes, REFUSED) == {}


def test_there_are_programs():
    assert len(PROGRAMS) >= 70


@pytest.mark.parametrize("program", PROGRAMS)
def test_a_program_says_what_it_covers(program):
    assert says_what_it_covers(PROGRAMS[program])
