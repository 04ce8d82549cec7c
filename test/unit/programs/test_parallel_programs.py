"""The programs of test/programs/parallel, built by the real command, with 1, 2 and 3 threads.

Each checks its derivatives against differences; without -fopenmp it is the serial program.
"""

import re
from pathlib import Path

import pytest
from boxes import Box, in_turn, needs, one_each
from parallel_harness import AGAIN, MODELS, differing, gradients

FOLDER = Path(__file__).resolve().parents[2] / "programs/parallel"
PROGRAMS = sorted(path for path in FOLDER.iterdir() if path.suffix in (".c", ".cpp", ".F90"))
SOURCES_OF_MODELS = sorted(MODELS.glob("*.c"))
LEVELS = (("-O0",), ("-O2", "-g"), ("-O1",))
COMMANDS = {".c": "enzyme-cc", ".cpp": "enzyme-c++", ".F90": "enzyme-fc"}
THREADS = (1, 2, 3)
#: Beside numbers these have locks, of which nobody says what they are at -O0 without -g.
TYPED = ("async", "pools", "signs", "threaded")
#: What takes minutes to compile is for `make test-parallel` alone.
LONG = (
    "async", "futures", "promises", "signs",
    *(f"{name}{AGAIN}" for name in ("async", "atomic-flags", "futures", "owners", "promises")),
)  # fmt: skip
#: One program after the other, at each level: of each program one, so that levels take turns.
PROGRAMS = [each for each in PROGRAMS if each.stem not in LONG]
CASES = [(program, flags) for program in PROGRAMS for flags in LEVELS]


def built(box, program, *flags):
    """Build a program."""
    where = ("-I", str(FOLDER.parent)) if program.suffix == ".c" else ()
    if program.suffix == ".cpp":
        where = ("-std=c++20",)
    flags = (*flags, *(["-g"] if program.stem.removesuffix(AGAIN) in TYPED else []))
    made = box.enzyme(
        *flags, *where, str(program), "-lm", "-o", "program", command=COMMANDS[program.suffix]
    )
    assert made.returncode == 0, made.stderr.decode()
    assert b"enzyme_cc." not in made.stderr, made.stderr.decode()  # names of what is ours


def right(box, **environment):
    """Run it, and let it have found its derivatives right."""
    done = box.run("./program", env={**box.environment, **environment})
    assert done.returncode == 0, (done.stdout + done.stderr).decode()
    assert re.search(rb"^ *ok +[1-9][0-9]* checks$", done.stdout, re.M)
    return done.stdout.decode()


@needs("clang-22", "flang-22")
@pytest.mark.parametrize(
    ("program", "flags"),
    in_turn(one_each(CASES), 7),
    ids=lambda it: getattr(it, "stem", None) or " ".join(it),
)
def test_derivatives_are_right_with_any_number_of_threads(program, flags, tmp_path, cache, system):
    box = Box(tmp_path, cache, system)
    built(box, program, "-fopenmp", *flags)
    for threads in THREADS:
        right(box, OMP_NUM_THREADS=str(threads))


@needs("flang-22")
@pytest.mark.parametrize("program", in_turn(PROGRAMS, 8), ids=lambda it: it.stem)
def test_the_same_programs_are_right_in_one_thread(program, tmp_path, cache, system):
    box = Box(tmp_path, cache, system)
    built(box, program, "-O1")
    right(box)


@needs("clang-22")
@pytest.mark.parametrize("program", in_turn(SOURCES_OF_MODELS, 9), ids=lambda it: it.stem)
def test_gradients_of_models_are_those_of_the_serial_program(program, tmp_path, cache, system):
    box = Box(tmp_path, cache, system)
    built(box, program, "-O1")
    serial = gradients(right(box))
    built(box, program, "-O1", "-fopenmp")
    assert serial
    assert not differing(serial, gradients(right(box, OMP_NUM_THREADS="3")))


def test_a_gradient_that_is_another_one_is_told():
    assert differing({("f", "0"): 1.0}, {("f", "0"): 1.0 + 1e-12}) == ""
    assert "f 0: 1.1" in differing({("f", "0"): 1.0}, {("f", "0"): 1.1})
    assert differing({("f", "0"): 1.0}, {("f", "0"): float("nan")})
    assert differing({("f", "0"): 1.0}, {})


def test_there_are_programs():
    assert len(PROGRAMS) >= 10
