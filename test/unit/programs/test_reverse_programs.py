"""Reverse derivatives of the C programs in test/programs, against differences and forward mode.

Those of test/programs/reverse at every level by the newest LLVM on the machine, a selection by all
others, and those of test/programs/forward asked for adjoints instead. `make test-programs` builds
all of them in every way.
"""

import programs_harness
import pytest
from program_tasks import FEW, Task, named, says_what_it_covers, surprises
from programs_harness import REVERSED, Build

PROGRAMS = {path.stem: path for path in programs_harness.reverse_programs()}
REVERSIBLE = {path.stem: path for path in programs_harness.reversible_programs()}

#: Each level once: every way takes longer than all other tests together.
LEVELS = (
    Build(0, inline=False),
    Build(1, inline=True, debug=True),
    Build(2, inline=True),
    Build(3, inline=False),
)

SELECTION = """algorithm-bytecode algorithm-conjugate-gradients algorithm-hash-table
algorithm-lu-pivoting algorithm-polynomial-roots algorithm-runge-kutta call-struct-results
flow-irreducible flow-growing-tape flow-switch memory-aliasing memory-realloc""".split()

#: Refused in some builds that are not inlined, with this code and never with a wrong number; with
#: "anywhere" in inlined ones, too: an arena of numbers and integers, padding of 12 bytes.
REFUSED = {
    "algorithm-arena": "EZ0401 anywhere",
    "algorithm-quick-sort": "EZ0201",
    "algorithm-sorting-network": "EZ0201",
    "algorithm-sparse-matrix": "EZ0201",
    "function-qsort": "EZ0201",
    "memory-arrays-in-structs": "EZ0201 EZ0401",
    "memory-by-bytes": "EZ0201",
    "memory-character-copies": "EZ0201 anywhere",
    "memory-copies": "EZ0201",
    "memory-flexible-arrays": "EZ0201",
    "memory-memmove": "EZ0201",
    "memory-resizing": "EZ0201",
    "memory-struct-copies": "EZ0201 anywhere",
    "memory-unions": "EZ0401",
    "regression-grown-memory": "EZ0201",
    "number-comparisons-by-bits": "EZ0401",
    "number-long-double": "EZ0201 anywhere",
}


@pytest.mark.parametrize(**named(Task(program, LEVELS) for program in PROGRAMS.values()))
def test_adjoints_are_right_at_every_level(task, outcomes):
    assert surprises(task, outcomes, REFUSED) == {}


@pytest.mark.parametrize(**named(Task(p, FEW, defines=REVERSED) for p in REVERSIBLE.values()))
def test_adjoints_of_forward_programs_are_right(task, outcomes):
    assert surprises(task, outcomes, REFUSED) == {}


@pytest.mark.parametrize(**named(Task(PROGRAMS[name], FEW, newest=False) for name in SELECTION))
def test_adjoints_are_right_with_every_other_toolchain(task, outcomes):
    assert surprises(task, outcomes, REFUSED) == {}


def test_there_are_programs():
    assert len(PROGRAMS) >= 150
    assert len(REVERSIBLE) >= 70


@pytest.mark.parametrize("program", PROGRAMS)
def test_a_program_says_what_it_covers(program):
    assert says_what_it_covers(PROGRAMS[program])
