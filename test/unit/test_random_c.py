"""The random programs themselves: valid C, of every kind, and easily made smaller."""

import random
from pathlib import Path

import program_batches
import pytest
from boxes import in_turn
from c_program import DOUBLE, PLAIN, Printer
from c_reducer import reduce_program
from program_batches import Way, check, ended, run_all, seeded, verdict
from program_checks import batch_text
from programs_harness import Build, stub, undefined
from random_c import random_program
from random_c_control import KINDS
from random_c_patterns import PATTERNS

from enzyme_cc.toolchains.capture import capture, checked, failure

# What is of no use need not be deleted, and every loop is bounded, whatever it compares.
QUIET = (
    "unused unused-parameter unused-but-set-parameter self-assign switch-bool switch missing-braces"
)
NO = tuple(f"-Wno-{word}" for word in f"{QUIET} tautological-compare".split())
STRICT = ("-Wall", "-Wextra", "-Werror", *NO)
SANITIZE = ("-g", "-fsanitize=address,undefined", "-fno-sanitize-recover=all")


def text_of(program):
    return Printer("", PLAIN).program(program)


@pytest.fixture
def compiled(system, tmp_path):
    """Some programs, as one that only runs them."""

    def make(seeds, *options):
        source, program = tmp_path / "batch.c", tmp_path / "program"
        source.write_text(batch_text(seeded(seeds)))
        compiler = (*system.command("cc", links=True), "-DPRIMAL_ONLY", *options)
        checked((*compiler, str(source), "-lm", "-o", str(program)), time_limit=300)
        return program

    return make


def test_they_compile_without_warnings(compiled):
    compiled(in_turn(range(40), 2), "-O1", *STRICT)


def test_sanitizers_find_nothing(compiled):
    if not list(Path("/usr/lib").glob("llvm-*/lib/clang/*/lib/*/libclang_rt.asan*")):
        pytest.skip("no sanitizers on this machine")
    done = capture((str(compiled(in_turn(range(60), 3), "-O1", *SANITIZE)),), time_limit=100)
    assert done.status == 0, failure(done)


def test_nearly_all_are_smooth_where_they_are_looked_at(compiled):
    program = compiled(range(100, 160), "-O0")
    verdicts = run_all(program, seeded(range(100, 160)))
    assert [each.kind for each in verdicts.values()].count("ok") > 55


def test_they_hold_every_construct():
    features = set().union(*(random_program(random.Random(at)).features for at in range(150)))
    wanted = {*KINDS, *PATTERNS, "recursion", "struct by value", "function pointer", "do", "break;"}
    wanted |= {"malloc", "calloc", "realloc", "alloca", "fall through", "continue;", "return"}
    wanted |= {"pointer into the middle", "arguments alias", "pointer to pointers", "global"}
    assert wanted <= features


def test_the_same_seed_gives_the_same_program():
    first, second = (text_of(random_program(random.Random(7))) for _ in range(2))
    assert first == second


def test_a_derivative_that_is_zero_where_it_should_not_be_is_noticed(system, tmp_path):
    """Requests that somebody else answers: with nothing."""
    plain = (None, DOUBLE)
    programs_ = {n: p for n, p in seeded(range(200, 220)).items() if p.entry.result in plain}
    source, unit, stubs = (tmp_path / name for name in ("batch.c", "batch.o", "stubs.c"))
    source.write_text(batch_text(programs_))
    checked((*system.command("cc"), "-c", str(source), "-o", str(unit)), time_limit=100)
    stubs.write_text("".join(map(stub, undefined(unit))))
    program = tmp_path / "program"
    command = (*system.command("cc", links=True), "-w", str(unit), str(stubs), "-lm")
    checked((*command, "-o", str(program)), time_limit=100)
    kinds = [each.kind for each in run_all(program, programs_).values()]
    assert "crashed" not in kinds
    assert sum(kind.startswith("FAILED") for kind in kinds) > len(kinds) / 2


def test_an_adjoint_that_is_not_right_is_noticed(system, monkeypatch):
    right = "p->back(p->point, weights, primal, one);"
    wrong = "for (int k = 0; k < p->inputs; k++) one[k] *= 1 + 0.01 * (k + 1);"

    def spoiled(programs, *, reverse):
        return batch_text(programs, reverse=reverse).replace(right, f"{right}\n{wrong}")

    monkeypatch.setattr(program_batches, "batch_text", spoiled)
    verdicts = check(seeded(range(200, 208)), system, Way(Build(1, inline=True)))
    kinds = [each.kind for each in verdicts.values()]
    assert sum(kind.startswith("FAILED reverse") for kind in kinds) > len(kinds) / 2


@pytest.mark.parametrize("word", ["memmove", "realloc", "tanh"])
def test_what_fails_is_made_smaller(word):
    """Here: what says a word in the function that is differentiated."""

    def fails(program):
        return word in Printer("", PLAIN).function(program.entry)

    program = next(each for each in seeded(range(100)).values() if fails(each))
    small = reduce_program(program, fails, most=2000)
    assert fails(small)
    assert len(text_of(small).splitlines()) < 30


def test_what_a_run_says_of_a_program_is_understood():
    said = "FAILED differences, lane 1, output 0: 1, not 2"
    assert verdict(said).kind == "FAILED differences"
    assert verdict("discarded: not smooth").kind == "discarded"
    assert verdict("").kind == "crashed"


def test_a_program_that_its_derivative_stops_is_refused_with_the_reason():
    how = "exited 1: enzyme-cc: batch.c:140:3: what may be an address is stored over a number"
    assert ended(how).refused
    assert not ended(how).failed
    assert "what may be an address" in ended(how).cause
    assert ended("was killed by SIGSEGV").failed
