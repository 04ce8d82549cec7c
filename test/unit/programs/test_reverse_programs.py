"""Reverse derivatives of the C programs in test/programs, against differences and forward mode.

Those of test/programs/reverse at one level by the newest LLVM on the machine, a selection
by all others and with the sweeps called one by one, and those of test/programs/forward asked for
adjoints instead. `make test-programs` builds all of them in every way.
"""

import programs_harness
import pytest
from boxes import in_turn
from program_tasks import (
    FEW,
    REFUSED,
    Task,
    at_levels,
    at_one_level,
    named,
    says_what_it_covers,
    surprises,
)
from programs_harness import REPLAY, REVERSED, SPLIT

PROGRAMS = {path.stem: path for path in programs_harness.reverse_programs()}
REVERSIBLE = {path.stem: path for path in programs_harness.reversible_programs()}

SELECTION = """algorithm-bytecode algorithm-conjugate-gradients algorithm-hash-table
algorithm-lu-pivoting algorithm-polynomial-roots algorithm-runge-kutta call-struct-results
flow-irreducible flow-growing-tape flow-switch library-complex-float library-complex-long-double
memory-aliasing memory-realloc rule-contexts rule-signatures special-gamma split-again split-results
split-tapes-in-flight""".split()

#: With the sweeps called one by one; `make test-programs` has all of them.
SPLITTABLE = {path.stem: path for path in programs_harness.splittable_programs()}
SPLIT_SELECTION = """algorithm-bytecode algorithm-hash-table algorithm-lu-pivoting algorithm-n-body
algorithm-quick-sort algorithm-runge-kutta call-struct-arguments call-tables-of-methods
call-through-pointers flow-growing-tape flow-irreducible flow-linked-list flow-mutual-recursion
flow-recursion flow-several-exits library-complex memory-allocated-in-loops memory-allocators
memory-arena memory-freed memory-graph memory-realloc memory-resizing memory-stack-in-loops
memory-struct-copies memory-unions number-long-double vector-intrinsics vector-masked""".split()


#: Tangents from a tape: forward programs by that alone, reverse ones beside adjoints from it.
REPLAY_SELECTION = """algorithm-expression-tree algorithm-lu-pivoting flow-computed-goto
flow-mutual-recursion flow-switch function-objects function-tables memory-mixed-structs
memory-slices""".split()
BOTH_SELECTION = """algorithm-adaptive-quadrature algorithm-bytecode algorithm-n-body
algorithm-runge-kutta call-struct-arguments call-through-pointers flow-irreducible flow-linked-list
flow-several-exits library-complex memory-allocated-in-loops memory-realloc memory-resizing
memory-struct-copies vector-intrinsics""".split()


@pytest.mark.parametrize(**named(at_levels(PROGRAMS.values())))
def test_adjoints_are_right_at_levels_by_turns(task, outcomes):
    assert surprises(task, outcomes, REFUSED) == {}


@pytest.mark.parametrize(**named(at_one_level(in_turn(REVERSIBLE.values(), 2), defines=REVERSED)))
def test_adjoints_of_forward_programs_are_right(task, outcomes):
    assert surprises(task, outcomes, REFUSED) == {}


@pytest.mark.parametrize(**named(Task(PROGRAMS[name], FEW, newest=False) for name in SELECTION))
def test_adjoints_are_right_with_every_other_toolchain(task, outcomes):
    assert surprises(task, outcomes, REFUSED) == {}


@pytest.mark.parametrize(
    **named(at_one_level((SPLITTABLE[name] for name in SPLIT_SELECTION), defines=SPLIT))
)
def test_adjoints_are_right_when_the_sweeps_are_called_one_by_one(task, outcomes):
    assert surprises(task, outcomes, REFUSED) == {}


@pytest.mark.parametrize(
    **named(Task(REVERSIBLE[name], FEW, defines=REPLAY) for name in REPLAY_SELECTION)
)
def test_tangents_from_a_tape_are_right(task, outcomes):
    assert surprises(task, outcomes, REFUSED) == {}


@pytest.mark.parametrize(
    **named(at_one_level((SPLITTABLE[name] for name in BOTH_SELECTION), defines=(*SPLIT, *REPLAY)))
)
def test_tangents_and_adjoints_from_one_tape_are_right(task, outcomes):
    assert surprises(task, outcomes, REFUSED) == {}


def test_there_are_programs():
    assert len(PROGRAMS) >= 150
    assert len(REVERSIBLE) >= 70


@pytest.mark.parametrize("program", PROGRAMS)
def test_a_program_says_what_it_covers(program):
    assert says_what_it_covers(PROGRAMS[program])
