"""Random programs with SIMD: what is generated is as it is said to be."""

import random
import subprocess

import pytest
from programs_harness import Build
from random_simd import every
from random_simd_machines import BAD, WILD, Number, Numbers
from random_simd_maker import TARGETS, rows_of, simd_program
from simd_batches import SimdWay, seeded
from simd_checks import checks_text, vectors_text
from simd_reducer import edits, good

SEEDS = range(60)


def made(target, **more):
    return {f"p{at}": simd_program(random.Random(at), target, **more) for at in SEEDS}


@pytest.mark.parametrize("target", TARGETS)
def test_programs_are_the_same_for_the_same_seed(target):
    assert [each.simd("p") for each in made(target).values()] == [
        each.simd("p") for each in made(target).values()
    ]


@pytest.mark.parametrize("target", TARGETS)
def test_programs_compute_what_their_twins_compute(target, system, tmp_path):
    """Without derivatives: both are compiled by the plain compiler."""
    programs = made(target)
    vectors, checks = tmp_path / "vectors.c", tmp_path / "checks.c"
    stubs = "void __enzyme_autodiff(void *f, ...) {}\nvoid __enzyme_fwddiff(void *f, ...) {}\n"
    vectors.write_text(vectors_text(programs, TARGETS[target]))
    checks.write_text(checks_text(programs) + f"{stubs}int enzyme_dup, enzyme_width;\n")
    compiler = (*system.command("cc"), "-w", "-O0", *TARGETS[target].options)
    files = (str(vectors), str(checks), "-o", str(tmp_path / "program"))
    subprocess.run((*compiler, *files, "-lm"), check=True)
    said = subprocess.run((str(tmp_path / "program"),), capture_output=True, check=True, text=True)
    assert said.stdout.count("p") >= len(SEEDS)
    assert "FAILED twin" not in said.stdout
    # Derivatives that are not there are noticed, but for those of what is not smooth.
    assert said.stdout.count("FAILED reverse") > 0.9 * len(SEEDS)


@pytest.mark.parametrize("target", TARGETS)
def test_operations_are_all_used(target):
    """What belongs to vectors: of hundreds of programs, nearly every row is in one."""
    wanted = {row.name for rows, _ in rows_of(target).values() for row in rows}
    found = set()
    for seed in range(400):
        for step in every(simd_program(random.Random(seed), target)):
            if hasattr(step, "row"):
                found.add(step.row.name)
    assert len(wanted - found) <= 0.1 * len(wanted), wanted - found


def test_lanes_of_which_nobody_asks_are_not_good():
    numbers = Numbers()
    zero, one = numbers.literal(0), Number(1.0, 1.0)
    infinite = numbers.op("div", one, zero)
    assert infinite is WILD
    assert numbers.op("add", infinite, one) is WILD
    assert numbers.op("add", BAD, infinite) is BAD
    assert numbers.choose(True, one, infinite) is one
    assert numbers.choose_bits(True, one, infinite) is one
    assert Numbers(fast=True).choose_bits(True, one, infinite) is BAD
    assert numbers.op("lt", one, Number(1.001, 1.0)) is WILD


def test_smaller_programs_are_still_fit_to_be_looked_at():
    way = SimdWay("avx2", Build(2, inline=True))
    fit = 0
    for seed in range(10):
        first = seeded([seed], way)[f"p{seed}"]
        for at in range(len(list(edits(first)))):
            program = seeded([seed], way)[f"p{seed}"]
            list(edits(program))[at]()
            if good(program):
                fit += 1
                assert program.measure()
                assert len(program.simd("p")) <= len(first.simd("p")) + 200
    assert fit > 50
