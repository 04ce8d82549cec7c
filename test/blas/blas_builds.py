"""Programs that check one routine, built and run with one library or another."""

import os
import subprocess
import sys
from pathlib import Path

from blas_standard import STORED, function_name

HERE = Path(__file__).resolve().parent
_LIBRARIES = Path("/usr/lib/x86_64-linux-gnu")
#: Where each library is, and what it is called there.
LIBRARIES = {
    "openblas": (_LIBRARIES / "openblas-pthread", "openblas"),
    "reference": (_LIBRARIES / "blas", "blas"),
    "gsl": (_LIBRARIES, "gslcblas"),
    "blis": (_LIBRARIES / "blis-openmp", "blis"),
    "openblas-openmp": (_LIBRARIES / "openblas-openmp", "openblas"),
    "blis-pthread": (_LIBRARIES / "blis-pthread", "blis"),
    # `pip install mkl`, into the environment that this runs in, or elsewhere.
    "mkl": (Path(sys.prefix) / "lib", ":libmkl_rt.so.3"),
}
#: Those whose functions for C are the reference's.
_STRANGE = ("reference", "blis", "blis-pthread")
#: Those that have all of LAPACK and LAPACKE themselves.
WHOLE = ("mkl",)
#: Those whose functions of Fortran store complex results behind a first argument.
STORES = ("mkl",)
PROGRAMS = HERE.parent / "programs"
COMPILER = Path(sys.executable).parent / "enzyme-cc"


def from_folder(library, folder):
    """Take a library from another folder than its package's."""
    LIBRARIES[library] = Path(folder), LIBRARIES[library][1]


def is_there(library):
    folder, name = LIBRARIES[library]
    file = name[1:] if name.startswith(":") else f"lib{name}.so"
    return any((place / file).exists() for place in (folder, folder.parent))


def compiled(sources, made, library, *flags):
    """Return what went wrong."""
    folder, name = LIBRARIES[library]
    if library in WHOLE:
        flags = [each for each in flags if not each.startswith("-llapack")]
    command = [COMPILER, "-w", *flags, *sources, "-o", made]
    command += [f"-L{folder}", f"-Wl,-rpath,{folder}", f"-l{name}", "-lm"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    return done.stderr if done.returncode else ""


def ran(command):
    """Return the exit status, and what was said."""
    one_thread = os.environ | {
        **{f"{each}_NUM_THREADS": "1" for each in ("OPENBLAS", "BLIS", "MKL", "OMP")},
        "MKL_THREADING_LAYER": "SEQUENTIAL",
    }
    try:
        done = subprocess.run(
            command, capture_output=True, text=True, check=False, env=one_thread, timeout=120
        )
    except subprocess.TimeoutExpired:
        return -1, "it does not come back"
    return done.returncode, (done.stdout + done.stderr).strip()


def outcome(program, folder, library, cases=400):
    """Build and run the program of a routine: an empty text if all is well, else what is not."""
    name = f"{function_name(program.routine)}_{program.convention}{'_modes' * program.modes}"
    source, made = Path(folder) / f"{name}.c", Path(folder) / name
    source.write_text(program.text())
    sources = [source, HERE / "missing.c"]
    if program.convention == STORED and library not in STORES:
        sources.append(HERE / "stored.c")
    wrong = compiled(sources, made, library, "-O1", f"-I{HERE}")
    if wrong:
        return f"it is not built\n{wrong}"
    # These functions for C never come back from complex vectors without numbers.
    is_strange = library in _STRANGE and program.convention == "cblas" and program.parts == 2
    code, said = ran([made, "0", str(cases), str(int(is_strange))])
    return f"({code}) {said}" if code else ""
