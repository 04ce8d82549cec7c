"""Compile programs of MPI with enzyme-cc, by the wrappers of both MPIs, and run them.

As a program: all of them, with one to four processes. `make test-mpi`.
"""

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

FOLDER = Path(__file__).resolve().parent
PROGRAMS = FOLDER / "programs"
#: For each MPI its wrapper, what says which compiler that calls, what starts processes, and the
#: library that Fortran is linked with.
KINDS = {
    "openmpi": (
        "mpicc.openmpi",
        "OMPI_CC",
        "mpirun.openmpi --allow-run-as-root --oversubscribe --bind-to none",
    ),
    "mpich": ("mpicc.mpich", "MPICH_CC", "mpiexec.mpich"),
}
#: Where mpif.h is, and what programs in Fortran are linked with.
FORTRAN = {
    "mpich": ("-I/usr/include/x86_64-linux-gnu/mpich", "-lmpichfort", "-lmpich"),
    "openmpi": (
        f"-I{FOLDER / 'openmpi'}",
        "-I/usr/lib/x86_64-linux-gnu/openmpi/include",
        "-lmpi_mpifh",
        "-lmpi",
    ),
}
#: The module that flang compiles with an mpif.h.
F08 = FOLDER.parents[1] / "attributes/fortran/mpi_f08.f90"
#: A blocking send to itself waits for ever, or stops, where nobody has begun to receive; so does
#: MPICH where several threads do that in one process, and nothing else wakes them.
ALONE = ("ring.c", "signs.c")
SECONDS = 120
#: What programs are compiled with beyond all others, by the beginnings of their names.
FURTHER = {
    **dict.fromkeys(("another", "blocks", "funneled", "shared"), ("-fopenmp",)),
    **dict.fromkeys(("relayed", "signs", "threaded", "together"), ("-fopenmp",)),
    "threads": ("-fopenmp", "--enzyme-deterministic"),
}


def is_there(kind):
    """Return whether an MPI is installed."""
    return all(shutil.which(each) for each in (KINDS[kind][0], KINDS[kind][2].split()[0]))


def names():
    """Return the programs in C and C++, with the ends of their names."""
    return sorted(each.name for each in PROGRAMS.glob("*.c*"))


def compiled(kind, source, program, *options, environment=None):
    """Compile a program in C or C++; what the compiler said."""
    wrapper, variable, _ = KINDS[kind]
    enzyme = "enzyme-cc"
    if str(source).endswith(".cpp"):
        enzyme = "enzyme-c++"
        wrapper, variable = wrapper.replace("cc", "cxx"), variable.replace("_CC", "_CXX")
    variables = {**(environment or os.environ), variable: enzyme}
    further = FURTHER.get(Path(source).stem, ())
    command = [wrapper, *options, *further, str(source), "-o", str(program), "-lm"]
    return subprocess.run(command, capture_output=True, text=True, env=variables, check=False)


def compiled_fortran(kind, source, program, environment=None, *, modules=()):
    """Compile a program in Fortran, behind the sources of modules; what the compiler said."""
    # Before the folder of mpif.h, where gfortran's modules may be.
    where = [f"-J{Path(program).parent}", f"-I{Path(program).parent}"]
    command = [
        "enzyme-fc",
        "-O1",
        *where,
        *map(str, modules),
        str(source),
        "-o",
        str(program),
        *FORTRAN[kind],
    ]
    variables = environment or os.environ
    return subprocess.run(command, capture_output=True, text=True, env=variables, check=False)


def run(kind, program, processes, environment=None):
    """Run a program in so many processes, and return what came of it."""
    variables = {
        **(environment or os.environ),
        "OMPI_MCA_btl_vader_single_copy_mechanism": "none",
        "OMPI_MCA_mpi_yield_when_idle": "1",
    }
    command = [*KINDS[kind][2].split(), "-n", str(processes), *str(program).split()]
    return subprocess.run(
        command, capture_output=True, text=True, env=variables, timeout=SECONDS, check=False
    )


def sizes(name, wanted):
    """Return with how many processes a program can be run, of those that are wanted."""
    return [each for each in wanted if each > 1 or name not in ALONE]


def problems(kind, name, folder, wanted, options=("-O2",), environment=None):
    """Yield what is wrong with a program."""
    program = Path(folder) / f"{Path(name).stem}-{kind}"
    done = compiled(kind, PROGRAMS / name, program, "-g", *options, environment=environment)
    if done.returncode:
        yield f"{kind} {name} {' '.join(options)}: {done.stderr}"
        return
    for processes in sizes(name, wanted):
        try:
            done = run(kind, program, processes, environment)
        except subprocess.TimeoutExpired:
            yield f"{kind} {name} with {processes}: not done after {SECONDS} s"
            continue
        if done.returncode or done.stdout.split()[-1:] != ["right"]:
            yield f"{kind} {name} with {processes}: {done.stdout}{done.stderr}"


def main():
    """Check all programs at several levels, and say which are wrong."""
    os.environ["PATH"] = os.pathsep.join([os.path.dirname(sys.executable), os.environ["PATH"]])
    wrong = 0
    with tempfile.TemporaryDirectory() as folder:
        for kind in filter(is_there, KINDS):
            for name in sys.argv[1:] or names():
                for options in (("-O0",), ("-O2",), ("-O3",)):
                    wanted = (1, 2, 3, 4) if options == ("-O2",) else (3,)
                    for each in problems(kind, name, folder, wanted, options):
                        wrong += 1
                        print(each, flush=True)
                print(f"{kind} {name}", flush=True)
    return wrong != 0


if __name__ == "__main__":
    sys.exit(main())
