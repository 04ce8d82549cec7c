"""Derivatives of random C programs: tangents against differences, adjoints against tangents.

Hundreds of seeded programs, many in each C file; what fails is named, and printed smaller. The
same for as many as one likes: test/fuzz/program_fuzz.py.
"""

import multiprocessing
from concurrent.futures import ProcessPoolExecutor

import pytest
from boxes import ALL, in_turn
from c_reducer import reduce_program
from hypothesis import HealthCheck, Phase, given, settings
from program_batches import BUILDS, Way, check, seeded
from program_checks import program_text
from programs_harness import Build, cores
from random_c import programs

BATCHES = 16
#: So many programs are of one batch, and so many of these are taken.
OF_ONE = 15
SIZE = OF_ONE if ALL else 5
#: From this one on the sweeps are called one by one; from the other on tangents come from a tape.
SPLIT, REPLAY = 12, 15
#: Second derivatives, of which each program asks in three ways: from here on, few at a time.
NESTED = range(100, 104)
NESTED_SIZE = 4 if ALL else 3


def way_of(batch):
    if batch in NESTED:
        return Way(BUILDS[batch % len(BUILDS)], nested=True)
    asked = "replay" if batch >= REPLAY else "split" if batch >= SPLIT else True
    return Way(BUILDS[batch % len(BUILDS)], asked)


def described(program, verdict, toolchain, way):
    """A failure with the smallest program there is time to find."""

    def fails(candidate):
        return check({"p": candidate}, toolchain, way)["p"].kind == verdict.kind

    small = reduce_program(program, fails, most=40)
    text = program_text(small, "p")
    return f"{way}: {verdict.text}\n" + text.partition("static void p_plain")[0]


@pytest.fixture(scope="module")
def verdicts(request, system):
    """Those of each batch that is asked for, in the future; they are worked off in parallel."""
    given = (getattr(item, "callspec", None) for item in request.session.items)
    asked = sorted({each.params["number"] for each in given if each and "number" in each.params})
    with ProcessPoolExecutor(cores(), multiprocessing.get_context("spawn")) as pool:
        yield {at: pool.submit(check, batch(at), system, way_of(at)) for at in asked or [0]}


def batch(at):
    size = NESTED_SIZE if at in NESTED else SIZE
    return seeded(range(OF_ONE * at, OF_ONE * at + size))


@pytest.mark.parametrize("number", in_turn([*range(BATCHES), *NESTED], 4))
def test_derivatives_of_random_programs_are_what_differences_say(number, verdicts, system):
    way = way_of(number)
    failed = {name: each for name, each in verdicts[number].result().items() if each.failed}
    if failed:
        name, verdict = next(iter(failed.items()))
        program = seeded([int(name[1:])])[name]
        pytest.fail(f"{sorted(failed)}: " + described(program, verdict, system, way))


def test_most_random_programs_count(verdicts):
    kinds = [each.kind for future in verdicts.values() for each in future.result().values()]
    assert kinds.count("ok") > 0.9 * len(kinds)
    # In reverse mode two to six in a hundred: unions, and copies of what nothing tells.
    assert kinds.count("refused") + kinds.count("stopped") <= 0.08 * len(kinds)


def test_most_random_programs_have_derivatives_that_are_not_zero(verdicts):
    texts = [each.text for future in verdicts.values() for each in future.result().values()]
    assert sum(text.endswith(" 0 tangents") for text in texts) < 0.2 * len(texts)


# Programs are made smaller by what knows them: Hypothesis takes minutes for it.
@settings(
    max_examples=settings().max_examples // 15,
    phases=(Phase.generate,),
    suppress_health_check=list(HealthCheck),
)
@given(program=programs())
def test_derivatives_of_any_program_are_what_differences_say(program, system):
    way = Way(Build(2, inline=True))
    verdict = check({"p": program}, system, way)["p"]
    if verdict.failed:
        pytest.fail(described(program, verdict, system, way))
