"""Derivatives of derivatives: the programs of test/programs/nested, and others asked for more.

All programs of the folder at one level, inlined or not, by the newest LLVM; a
selection by all others. Of the programs for first derivatives some get requests in requests.
"""

import programs_harness
import pytest
from boxes import in_turn
from nested_programs import nested_copy
from program_tasks import FEW, Task, at_levels, named, says_what_it_covers, surprises
from programs_harness import PROGRAMS, Build, Job

NESTED = {path.stem: path for path in programs_harness.nested_programs()}
SELECTION = "hessian-by-width hypergradient perturbation-confusion".split()
INLINED = Build(2, inline=True)
#: Each asks for many derivatives: one of all ways there are, by turns.
WAYS = (
    (Build(0, inline=False),),
    (INLINED,),
    (Build(2, inline=False),),
    (Build(1, inline=True, debug=True),),
    (Build(3, inline=True),),
)

#: From different corners: what generated code contains that the next level meets.
ASKED_TWICE = """forward/library-out-arguments forward/memory-linked-list forward/function-tables
reverse/flow-growing-tape reverse/call-recursive-tape reverse/call-tables-of-methods
reverse/memory-freed reverse/memory-allocators reverse/memory-realloc reverse/global-state
reverse/call-struct-results reverse/special-left-out reverse/vector-masked""".split()


@pytest.mark.parametrize(**named(at_levels(NESTED.values(), WAYS)))
def test_derivatives_of_derivatives_are_right_in_several_builds(task, outcomes):
    assert surprises(task, outcomes, {}) == {}


@pytest.mark.parametrize(**named(Task(NESTED[name], FEW, newest=False) for name in SELECTION))
def test_derivatives_of_derivatives_are_right_with_every_other_toolchain(task, outcomes):
    assert surprises(task, outcomes, {}) == {}


@pytest.mark.parametrize("name", in_turn(ASKED_TWICE, 9))
def test_hessians_are_the_same_in_all_ways_and_what_differences_say(name, tmp_path, system):
    program = nested_copy(PROGRAMS / f"{name}.c", tmp_path)
    assert programs_harness.perform(Job(program, system, (INLINED,))) == {}


@pytest.mark.parametrize("program", NESTED)
def test_a_program_says_what_it_covers(program):
    assert says_what_it_covers(NESTED[program])
