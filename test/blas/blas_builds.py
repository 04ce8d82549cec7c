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


def parts(folder):
    """Build what a library may lack of what programs call, and return where each part is."""
    made = {}
    for name in ("missing", "stored"):
        made[name] = Path(folder) / f"_{name}.o"
        command = [COMPILER, "-w", "-O1", "-c", HERE / f"{name}.c", "-o", made[name]]
        subprocess.run(command, check=True)
    return made


def outcomes(program, folder, lacked, libraries, cases=400):
    """Build the program of a routine, run it with each library, and return what is wrong.

    An empty text is said of those with which all is well.
    """
    name = f"{function_name(program.routine)}_{program.convention}{'_modes' * program.modes}"
    source, made = Path(folder) / f"{name}.c", Path(folder) / f"{name}.o"
    source.write_text(program.text())
    command = [COMPILER, "-w", "-O1", f"-I{HERE}", "-c", source, "-o", made]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        return dict.fromkeys(libraries, f"it is not built\n{done.stderr}")
    return {each: _with(program, made, lacked, each, cases) for each in libraries}


def _with(program, made, lacked, library, cases):
    """Link and run with a library."""
    needed = [made, lacked["missing"]]
    if program.convention == STORED and library not in STORES:
        needed.append(lacked["stored"])
    whole = made.with_suffix(f".{library}")
    wrong = compiled(needed, whole, library)
    if wrong:
        return f"it is not linked\n{wrong}"
    # These functions for C never come back from complex vectors without numbers.
    is_strange = library in _STRANGE and program.convention == "cblas" and program.parts == 2
    code, said = ran([whole, "0", str(cases), str(int(is_strange))])
    whole.unlink()
    return f"({code}) {said}" if code else ""
