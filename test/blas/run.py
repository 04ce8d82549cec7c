"""Check every routine of BLAS in every convention and precision: `make test-blas`.

    python test/blas/run.py --lapack
    python test/blas/run.py --more
    python test/blas/run.py [-l LIBRARY,... [--folder FOLDER]] [-c cblas,fortran] [-m] [PATTERN ...]

Without -m: tangents against differences, adjoints against tangents, in calls and in loops that
overwrite the operands. With it: widths, operands that are constant, split mode. With --lapack:
the cases of LAPACK in each precision, and derivatives of derivatives,
and sizes beyond 32 bits. With --more: batches, GSL's functions, Eigen's factorisations by LAPACKE,
and a crate of Rust that calls BLAS and LAPACK.
"""

import argparse
import collections
import fnmatch
import os
import shutil
import subprocess
import sys
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from blas_builds import (
    COMPILER,
    HERE,
    LIBRARIES,
    PROGRAMS,
    STORES,
    compiled,
    from_folder,
    is_there,
    outcomes,
    parts,
    ran,
)
from blas_generate import Program
from blas_standard import EXTENSIONS, LACKED, STORED, conventions, function_name, routines
from lapack_generate import LETTERS, WIDE, program


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("patterns", nargs="*", default=["*"])
    parser.add_argument("-l", "--library", default="openblas", metavar=",".join(LIBRARIES))
    parser.add_argument("-c", "--conventions", default="cblas,fortran")
    parser.add_argument("-m", "--modes", action="store_true")
    parser.add_argument("-j", "--jobs", type=int, default=1)
    parser.add_argument("-n", "--lapack", action="store_true")
    parser.add_argument("--more", action="store_true")
    parser.add_argument("--folder", help="the folder that the library is in")
    given = parser.parse_args()
    libraries = given.library.split(",")
    if unknown := set(libraries) - set(LIBRARIES):
        parser.error(f"no library is called {', '.join(unknown)} here")
    if given.folder:
        from_folder(libraries[0], given.folder)
    if given.more:
        return more()
    for each in (each for each in libraries if not is_there(each)):
        print(f"no {each} here")
    libraries = [each for each in libraries if is_there(each)]
    if given.lapack:
        return min(1, sum(nested(each) for each in libraries))
    return checked(given, libraries)


def is_for(library, routine, convention):
    """Return whether a library has a routine in a convention."""
    if convention not in conventions(routine):
        return False
    if not library.startswith("openblas") and routine.name in EXTENSIONS:
        return False
    if library in STORES and routine.returns == "complex" and convention != STORED:
        return False
    if convention == "cblas" and function_name(routine) in LACKED.get(library, ()):
        return False
    # GSL's own ends the program for flags that others take for the last of the four, and takes
    # transposed matrices of different leading dimensions for others.
    return not (library == "gsl" and routine.name in ("rotm", "syr2k", "her2k"))


def checked(given, libraries):
    """Build the program of each routine once, and run it with each library that has it."""
    wanted = [
        (Program(each, convention, modes=given.modes), takers)
        for each in routines()
        if any(fnmatch.fnmatch(function_name(each), pattern) for pattern in given.patterns)
        for convention in given.conventions.split(",")
        if (takers := [library for library in libraries if is_for(library, each, convention)])
    ]
    right = collections.Counter()
    with tempfile.TemporaryDirectory() as folder, ThreadPoolExecutor(given.jobs) as pool:
        lacked = parts(folder)

        def one(task):
            program, takers = task
            begin = time.time()
            found = outcomes(program, folder, lacked, takers)
            name = f"{function_name(program.routine)}, {program.convention}"
            bad = "; ".join(f"{each}: {said[:2000]}" for each, said in found.items() if said)
            print(f"{name}: {bad or 'ok'} ({time.time() - begin:.1f} s)", flush=True)
            return found

        for found in pool.map(one, wanted):
            right.update(each for each, said in found.items() if not said)
    asked = collections.Counter(each for _, takers in wanted for each in takers)
    for each in libraries:
        print(f"{each}: {right[each]} of {asked[each]} are right")
    return int(right != asked)


#: Programs of other libraries and languages: the command, and what they are built with.
MORE = {
    "batches.c": ("enzyme-cc", "-O1", "-lblas"),
    "exchanges.c": ("enzyme-cc", "-O1", "-llapack", "-lblas"),
    "wide.c": ("enzyme-cc", "-O1", HERE / "wide_library.c", "-llapacke", "-llapack", "-lblas"),
    "gsl.c": ("enzyme-cc", "-O1", "-lgsl", "-lgslcblas"),
    "eigen_lapacke.cpp": (
        *("enzyme-c++", "-O2", "-DNDEBUG", "-I/usr/include/eigen3"),
        *("-llapacke", "-llapack", "-lblas"),
    ),
}


def more():
    """Return whether one of those programs is wrong."""
    failed = False
    with tempfile.TemporaryDirectory() as folder:
        for name, (command, *words) in MORE.items():
            place = [COMPILER.with_name(command), "-w", HERE / "more" / name]
            made = Path(folder) / name.partition(".")[0]
            done = subprocess.run([*place, *words, "-lm", "-o", made], check=False)
            said = ran([made])[1] if done.returncode == 0 else "it is not built"
            print(f"{name}: {said}", flush=True)
            failed |= said != "ok"
        if shutil.which("cargo"):
            said = crate(folder)
            print(f"rust: {said}", flush=True)
            failed |= said != "ok"
    return int(failed)


def crate(folder):
    """Build and run what is written in Rust, and return what it says."""
    flags = "-Clinker=enzyme-link -Clinker-plugin-lto"
    path = f"{COMPILER.parent}{os.pathsep}{os.environ['PATH']}"
    environment = os.environ | {"RUSTFLAGS": flags, "CARGO_TARGET_DIR": folder, "PATH": path}
    command = ["cargo", "build", "--release", "--offline", "--quiet"]
    done = subprocess.run(command, cwd=HERE / "more/rust", env=environment, check=False)
    return ran([f"{folder}/release/blas"])[1] if done.returncode == 0 else "it is not built"


def lapack(letter, folder, library, *, wide=False):
    """Return whether a routine of LAPACK is wrong in a precision, or in many directions."""
    source, made = Path(folder) / f"{letter}.c", f"{folder}/{letter}"
    text = program(letter, WIDE, wide=True) if wide else program(letter, split=True)
    source.write_text(text)
    wrong = compiled((source,), made, library, "-O1", "-llapacke", "-llapack")
    code, said = (1, wrong) if wrong else ran([made])
    lines = said.splitlines()
    bad = [each for each in lines if not each.endswith(": ok")]
    if code or not lines:
        bad.append(f"it ends with {code} behind {len(lines)} cases")
    print(f"LAPACK, {letter}: {bad or f'{len(lines)} cases are right'}", flush=True)
    return bool(bad)


def nested(library):
    """Return whether one of the programs is wrong that nest derivatives."""
    failed = False
    with tempfile.TemporaryDirectory() as folder:
        for letter in LETTERS:
            failed |= lapack(letter, folder, library)
            failed |= lapack(letter, folder, library, wide=True)
        for source in (*sorted(HERE.glob("nested*.c")), HERE / "large.c"):
            made = f"{folder}/{source.stem}"
            sources = (source, HERE / "missing.c")
            wrong = compiled(sources, made, library, "-O1", f"-I{PROGRAMS}", "-llapack")
            code, said = (1, wrong) if wrong else ran([made])
            print(f"{source.name}: {said}", flush=True)
            failed |= code != 0
    return int(failed)


if __name__ == "__main__":
    sys.exit(main())
