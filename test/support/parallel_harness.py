"""Runs the programs of test/programs/parallel at all levels, with every LLVM, and for data races.

A command: ``python parallel_harness.py [parts of names]``. For data races it takes ThreadSanitizer
and libomp's tool for it, Archer; without that tool, whatever libomp does would look like a race.
"""

import argparse
import functools
import glob
import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path

from programs_harness import PROGRAMS, toolchains

FOLDER = PROGRAMS / "parallel"
#: Programs of several models each, whose gradients are also compared with the serial program's.
MODELS = FOLDER / "models"
#: How far the two may be apart: sums go in another order.
APART = 1e-9
COMMANDS = {".c": "enzyme-cc", ".cpp": "enzyme-c++", ".F90": "enzyme-fc"}
LEVELS = ("-O0", "-O1", "-O2 -g", "-O3")
THREADS = (1, 2, 3, 5)
ARCHER = "libarcher.so"
TIME_LIMIT = 600
#: Beside numbers these have locks, of which nobody says what they are at -O0 without -g.
TYPED = ("async", "futures", "pools", "promises", "signs", "threaded")
#: How the stems of programs end that ask for the second derivatives of another one's functions.
AGAIN = "-curvatures"
#: At -O0 nobody says what a vector holds that a shared pointer leads to (EZ0201).
OPTIMISED = ("promises-curvatures",)
#: ThreadSanitizer knows no fences.
UNSEEN = ("fences.cpp", "fences-curvatures.cpp")
#: What is wrong in the program itself, before any derivative, by what stands on top of the stack:
#: Archer is not told of copies that tasks sum up in, nor of memory of tasks. In parallel mode,
#: libstdc++'s threads look at integers that others change atomically, without an atomic access.
HIDDEN = {
    "library-algorithms.cpp": ("parallel/workstealing.h",),
    "quadrature.c": ("^.omp_", "^.red_", "^adaptive.omp_", "^chained.omp_", "^grouped.omp_"),
    "tasks.c": ("^.omp_", "^.red_", "^chain.omp_", "^groups.omp_", "^loops.omp_", "^together.omp_"),
}
#: What is compiled along with a program where it is looked for races: threads of C11 by those that
#: ThreadSanitizer knows; of rounds that wait for others, Archer is not told.
ALONG = {
    "alignment.c": "doacross_waits.c",
    "c11-threads.c": "c11_threads.c",
    "doacross.c": "doacross_waits.c",
}
#: From this version on a toolchain has what is needed of OpenMP beside it.
NEWEST = 22
_OK = re.compile(r"^ *ok +[1-9][0-9]* checks$", re.M)
_GRADIENT = re.compile(r"^gradient (\w+) (\d+) (\S+)$", re.M)
_HERE = Path(sys.executable).parent


@functools.cache
def checked_header():
    """Return where omp.h is, which LLVM's packages bring for one version only."""
    return max(glob.glob("/usr/lib/llvm-*/lib/clang/*/include/omp.h"), default="")


def build(program, folder, toolchain, *flags, openmp=True):
    """Build a program; what is wrong."""
    is_newest = toolchain.version[0] >= NEWEST
    where = ("-I", str(PROGRAMS)) if program.suffix == ".c" else ()
    if not is_newest:
        header = Path(checked_header())
        (folder / header.name).write_text(header.read_text())
        where = (*where, "-idirafter", str(folder))
    flags = (*flags, *(["-g"] if program.stem.removesuffix(AGAIN) in TYPED else []))
    command = [str(_HERE / COMMANDS[program.suffix]), f"--enzyme-toolchain={toolchain.name}"]
    words = [
        *command,
        *(["-fopenmp"] if openmp else []),
        *(["-std=c++20"] if program.suffix == ".cpp" else []),
        *flags,
        *where,
        str(program),
        "-lm",
        "-o",
        str(folder / "program"),
    ]
    done = subprocess.run(words, capture_output=True, text=True, check=False, timeout=TIME_LIMIT)
    return done.stderr if done.returncode else ""


def gradients(said):
    """Return the numbers of the gradients that a program has printed, by model and index."""
    return {(name, index): float(number) for name, index, number in _GRADIENT.findall(said)}


def differing(serial, parallel):
    """Return what is wrong with gradients that are to be those of the serial program."""
    if serial.keys() != parallel.keys():
        return "other gradients than those of the serial program"
    for place, wanted in serial.items():
        got = parallel[place]
        if not abs(got - wanted) <= APART * max(1, abs(wanted)):
            return f"{' '.join(place)}: {got!r}, not the serial program's {wanted!r}"
    return ""


def run(folder, threads, serial=None, **settings):
    """Run it; what is wrong. If the serial program's gradients are given, these must be found."""
    environment = {**os.environ, "OMP_NUM_THREADS": str(threads), **settings}
    done = subprocess.run(
        [str(folder / "program")],
        capture_output=True,
        text=True,
        check=False,
        env=environment,
        timeout=TIME_LIMIT,
    )
    if done.returncode or not _OK.search(done.stdout):
        return _GRADIENT.sub("", done.stdout) + done.stderr
    return "" if serial is None else differing(serial, gradients(done.stdout))


def archer(toolchain):
    """Return where Archer is beside a compiler; nothing if it is not there."""
    (clang, *_) = toolchain.command("cc")
    found = Path(os.path.realpath(clang)).parent.parent / "lib" / ARCHER
    return str(found) if found.exists() else ""


def serial_gradients(program, toolchain, folder):
    """Return the gradients of a file of models without OpenMP; None of another program."""
    if program.parent != MODELS:
        return None
    wrong = build(program, folder, toolchain, "-O1", openmp=False)
    assert not wrong, wrong
    done = subprocess.run(
        [str(folder / "program")], capture_output=True, text=True, check=True, timeout=TIME_LIMIT
    )
    return gradients(done.stdout)


def problems(program, toolchain, folder):
    """Yield what is wrong with a program."""
    serial = serial_gradients(program, toolchain, folder)
    for level in LEVELS:
        if level == "-O0" and program.stem in OPTIMISED:
            continue
        wrong = build(program, folder, toolchain, *level.split())
        if wrong:
            yield f"{level}: {wrong}"
            continue
        for threads in THREADS:
            said = run(folder, threads, serial)
            if said:
                yield f"{level}, {threads} threads: {said}"


def races(program, toolchain, folder):
    """Yield the data races of a program."""
    tool = archer(toolchain)
    if not tool or program.suffix == ".F90" or program.name in UNSEEN:
        return
    along = [
        str(Path(__file__).with_name(ALONG[each])) for each in (program.name,) if each in ALONG
    ]
    flags = ("-O1", "-g", "-fsanitize=thread", "-DWATCHED", *along)
    wrong = build(program, folder, toolchain, *flags)
    if wrong:
        yield f"-fsanitize=thread: {wrong}"
        return
    hidden = folder / "hidden"
    hidden.write_text("".join(f"race_top:{each}\n" for each in HIDDEN.get(program.name, ())))
    options = f"ignore_noninstrumented_modules=1 suppressions={hidden}"
    settings = {"OMP_TOOL_LIBRARIES": tool, "TSAN_OPTIONS": options}
    said = run(folder, 3, **settings)
    if said:
        yield f"data races: {said}"


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("programs", nargs="*", help="parts of names; all without")
    parser.add_argument("--toolchain", action="append", help="llvm-22, ...; all without")
    parser.add_argument("--races", action="store_true", help="nothing but data races")
    given = parser.parse_args()
    failed = count = 0
    with tempfile.TemporaryDirectory() as cache:
        makers = [
            each
            for each in toolchains(cache)
            if each.kind == "system" and (not given.toolchain or each.name in given.toolchain)
        ]
        for number, toolchain in enumerate(makers):
            for program in sorted((*FOLDER.iterdir(), *MODELS.iterdir())):
                is_fortran = program.suffix == ".F90"
                is_left = is_fortran and toolchain.version[0] < NEWEST
                if is_left or program.suffix not in COMMANDS:
                    continue
                if given.programs and not any(part in program.name for part in given.programs):
                    continue
                with tempfile.TemporaryDirectory() as place:
                    folder = Path(place)
                    looked = [] if given.races else [problems]
                    looked += [races] if not number else []
                    found = [each for look in looked for each in look(program, toolchain, folder)]
                count += 1
                failed += bool(found)
                for each in found:
                    print(f"{toolchain.name} {program.name} {each[:2000]}", flush=True)
    print(f"{count - failed} of {count} passed")
    return failed > 0


if __name__ == "__main__":
    sys.exit(main())
