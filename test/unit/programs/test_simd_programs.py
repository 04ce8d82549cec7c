"""Derivatives of random programs with SIMD: adjoints and tangents against scalar twins.

Hundreds of seeded programs, many in each C file; what fails is named, and printed smaller. The
same for as many as one likes: test/fuzz/simd_fuzz.py.
"""

import multiprocessing
from concurrent.futures import ProcessPoolExecutor

import pytest
from boxes import ALL, in_turn
from program_batches import check
from programs_harness import Build, cores
from simd_batches import SimdWay, checked_seeds, seeded
from simd_reducer import reduce_simd

SIZE = 34
#: So many of these are taken.
TAKEN = SIZE if ALL else 17
WAYS = (
    SimdWay("sse2", Build(2, inline=True)),
    SimdWay("sse2", Build(0, inline=False)),
    SimdWay("sse2", Build(1, inline=True), fast=True),
    SimdWay("avx2", Build(2, inline=True)),
    SimdWay("avx2", Build(3, inline=True), fast=True),
    SimdWay("avx2", Build(1, inline=False)),
    SimdWay("generic", Build(2, inline=True)),
    SimdWay("generic", Build(3, inline=False)),
    SimdWay("generic", Build(0, inline=True), fast=True),
)


def seeds(at):
    return range(SIZE * at, SIZE * at + TAKEN)


@pytest.fixture(scope="module")
def verdicts(request, system):
    """Those of each batch that is asked for, in the future; they are worked off in parallel."""
    given = (getattr(item, "callspec", None) for item in request.session.items)
    asked = sorted({each.params["simd"] for each in given if each and "simd" in each.params})
    with ProcessPoolExecutor(cores(), multiprocessing.get_context("spawn")) as pool:
        yield {at: pool.submit(checked_seeds, seeds(at), WAYS[at], system) for at in asked or [0]}


def described(name, verdict, toolchain, way):
    """A failure with the smallest program there is time to find."""

    def fails(candidate):
        return check({"p": candidate}, toolchain, way)["p"].kind == verdict.kind

    small = reduce_simd(seeded([int(name[1:])], way)[name], fails, most=30)
    return f"{way}: {verdict.text}\n{small.simd('p')}"


@pytest.mark.parametrize("simd", in_turn(range(len(WAYS)), 4), ids=lambda at: str(WAYS[at]))
def test_derivatives_of_programs_with_simd_are_what_scalar_twins_say(simd, verdicts, system):
    failed = {name: each for name, each in verdicts[simd].result().items() if each.failed}
    if failed:
        name, verdict = next(iter(failed.items()))
        pytest.fail(f"{sorted(failed)}: " + described(name, verdict, system, WAYS[simd]))


def test_most_programs_with_simd_count(verdicts):
    texts = [each for future in verdicts.values() for each in future.result().values()]
    kinds = [each.kind for each in texts]
    assert kinds.count("ok") > 0.9 * len(kinds)
    assert kinds.count("refused") <= 0.05 * len(kinds)
    assert sum(each.text.endswith("ok, 0 slopes") for each in texts) < 0.05 * len(texts)
