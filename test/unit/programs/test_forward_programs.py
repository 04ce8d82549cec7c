"""Forward derivatives of the C programs in test/programs/forward, built in every way.

All programs at every level, with and without inlining, by the newest LLVM on the machine; a
selection by all others. They are worked off in parallel, each test waits for its own.
"""

import programs_harness
import pytest
from programs_harness import BUILDS, Build, Job

PROGRAMS = {path.stem: path for path in programs_harness.forward_programs()}

# From different corners: what differs between versions of LLVM is the IR, not the arithmetic.
SELECTION = """algorithm-expression-tree algorithm-n-body flow-irreducible flow-switch
function-callbacks globals-memory library-elementary memory-copies memory-heap
memory-mixed-structs number-long-double request-hessian request-large-struct-return
request-struct-arguments""".split()
FEW = (Build(0, inline=False), Build(2, inline=True))
NEWEST, OTHERS = "newest", "others"

#: Refused in some builds that are not inlined, with this code and never with a wrong number: unions
#: of numbers and integers, and integers that a variable index beside them might reach.
REFUSED = {
    "memory-arrays-in-structs": "EZ0401",
    "memory-character-copies": "EZ0201",
    "memory-unions": "EZ0401",
    "regression-struct-by-value": "EZ0201",
}


def _unexpected(program, failures):
    """What came of the builds of a program, without the refusals that we know of."""
    code = REFUSED.get(program)
    return {
        build: text
        for build, text in failures.items()
        if code is None or "not inlined" not in build or f"[{code}]" not in text
    }


def _wanted(items):
    """Of the tests that were selected: which toolchains, and the program."""
    for item in items:
        params = getattr(item, "callspec", None) and item.callspec.params
        if params and "whose" in params:
            yield params["whose"], PROGRAMS[params["program"]]


def _jobs(items, toolchains):
    for whose, program in _wanted(items):
        if whose == NEWEST:
            yield Job(program, toolchains[0], BUILDS, references=True)
        else:
            yield from (Job(program, one, FEW) for one in toolchains[1:])


@pytest.fixture(scope="session")
def outcomes(request, cache):
    """What came of each job, in the future: by program, and by toolchain, newest first."""
    toolchains = programs_harness.toolchains(str(cache))
    jobs = list(_jobs(request.session.items, toolchains))
    pool, futures = programs_harness.start(jobs, programs_harness.cores())
    by_program = {program: {one.name: {} for one in toolchains} for program in PROGRAMS}
    for job, future in zip(jobs, futures, strict=True):
        by_program[job.program.stem][job.toolchain.name] = future
    yield {program: list(found.items()) for program, found in by_program.items()}
    pool.shutdown(cancel_futures=True)


@pytest.mark.parametrize("whose", [NEWEST])
@pytest.mark.parametrize("program", PROGRAMS)
def test_derivatives_are_right_in_every_build(program, whose, outcomes):
    _, future = outcomes[program][0]
    assert _unexpected(program, future.result()) == {}


@pytest.mark.parametrize("whose", [OTHERS])
@pytest.mark.parametrize("program", SELECTION)
def test_derivatives_are_right_with_every_other_toolchain(program, whose, outcomes):
    others = outcomes[program][1:]
    found = {name: _unexpected(program, future.result()) for name, future in others}
    assert found == {name: {} for name, _ in others}


def test_there_are_programs():
    assert len(PROGRAMS) >= 70
    assert set(SELECTION) <= set(PROGRAMS)


@pytest.mark.parametrize("program", PROGRAMS)
def test_a_program_says_what_it_covers(program):
    first = PROGRAMS[program].read_text().splitlines()[0]
    assert first.startswith("// ")
    assert first.endswith(".")
