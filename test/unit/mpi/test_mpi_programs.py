"""Gradients and tangents of programs of MPI, compared with differences, under both MPIs.

Every fourth program is compiled for one of them here, and run in two or three processes: `make
test-mpi` has all of both.
"""

import importlib.util
import os
from pathlib import Path

import pytest
from boxes import COMMANDS, in_turn

FOLDER = Path(__file__).resolve().parents[2] / "mpi"
_spec = importlib.util.spec_from_file_location("mpi_runner", FOLDER / "runner.py")
runner = importlib.util.module_from_spec(_spec)
_spec.loader.exec_module(runner)

KINDS = sorted(runner.KINDS)
WRONG = sorted(each.stem for each in (FOLDER / "wrong").glob("*.c"))


@pytest.fixture
def environment(cache):
    """What mpicc and the programs see."""
    path = f"{COMMANDS}{os.pathsep}{os.environ['PATH']}"
    plain = {name: value for name, value in os.environ.items() if not name.startswith("ENZYME")}
    return {**plain, "PATH": path, "ENZYME_CC_CACHE": str(cache)}


def one_kind(index):
    """Return an MPI, by turns."""
    found = [kind for kind in KINDS if runner.is_there(kind)]
    if not found:
        pytest.skip("no MPI")
    return found[index % len(found)]


@pytest.mark.parametrize("name", in_turn(runner.names(), 11))
def test_gradients_and_tangents_are_those_of_the_whole_program(name, tmp_path, environment):
    index = runner.names().index(name)
    kind = one_kind(index)
    wanted = [2 + (index // 2) % 2 if kind == "openmpi" else 2]
    found = runner.problems(kind, name, tmp_path, wanted, environment=environment)
    assert "\n".join(found) == ""


@pytest.mark.parametrize("name", in_turn(WRONG, 2))
def test_what_would_be_wrong_stops_and_says_where(name, tmp_path, environment):
    kind = one_kind(WRONG.index(name))
    source = FOLDER / "wrong" / f"{name}.c"
    program = tmp_path / name
    done = runner.compiled(kind, source, program, "-g", "-O1", environment=environment)
    assert done.returncode == 0, done.stderr
    done = runner.run(kind, program, 1, environment)
    said = source.read_text().split("\n", 1)[0].removeprefix("// Stops: ").rstrip(".")
    assert done.returncode != 0
    lines = [each for each in done.stderr.splitlines() if each.startswith("enzyme-cc: ")]
    assert f"{name}.c:" in lines[0]
    assert said in lines[0]
    assert lines[1].startswith("enzyme-cc: note: ")


FUNCTION = """#include <enzyme/enzyme.h>
#include <mpi.h>
struct kept { void *tape; double value; };
struct kept __enzyme_augmentfwd_kept(void *, ...);
static double f(double x) {
  double sum;
  MPI_Allreduce(&x, &sum, 1, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD);
  return sum * x;
}
static double slope(double x) { return __enzyme_autodiff_double((void *)f, x); }
"""
#: What is asked, and what is said of that.
REFUSED = {
    "double ask(double x) { return __enzyme_autodiff_double((void *)slope, x); }": (
        "EZ0414",
        "a call of MPI is part of a gradient here, and gradients of gradients would send adjoints",
    ),
    "double ask(double x) { struct kept k = __enzyme_augmentfwd_kept((void *)f, x);"
    " return __enzyme_fwdsplit_double((void *)f, x, 1.0, k.tape); }": (
        "EZ0414",
        "MPI_Allreduce has no tangents from a tape",
    ),
    "static double g(double *x) { double y[2] = {x[0] * x[1], x[1]};"
    " MPI_Bcast(y, 2, MPI_LONG, 0, MPI_COMM_WORLD); return y[0] * y[1]; }"
    " void ask(double *x, double *d) { __enzyme_autodiff_void((void *)g, x, d); }": (
        "EZ0414",
        "MPI_Bcast: numbers that carry derivatives are sent or received as integers",
    ),
    "void move(double *x, MPI_Win w) { MPI_Put(x, 1, MPI_DOUBLE, 0, 0, 1, MPI_DOUBLE, w); }"
    " void ask(double *x, double *d, MPI_Win w) {"
    " __enzyme_autodiff_void((void *)move, x, d, enzyme_const, w); }": (
        "EZ0301",
        "MPI_Put cannot be differentiated yet",
    ),
    "void load(double *x, MPI_File from) {"
    " MPI_File_read_all(from, x, 1, MPI_DOUBLE, MPI_STATUS_IGNORE); x[0] *= x[1]; }"
    " void ask(double *x, double *d, MPI_File from) {"
    " __enzyme_autodiff_void((void *)load, x, d, enzyme_const, from); }": (
        "EZ0301",
        "MPI_File_read_all cannot be differentiated yet",
    ),
}


@pytest.mark.parametrize("asked", REFUSED)
def test_what_is_not_differentiated_is_said_where_it_is_called(asked, tmp_path, environment):
    code, message = REFUSED[asked]
    source = tmp_path / "asked.c"
    source.write_text(FUNCTION + asked + "\nint main(void) { return 0; }\n")
    done = runner.compiled(one_kind(0), source, tmp_path / "a", "-g", environment=environment)
    assert done.returncode != 0
    first = done.stderr.splitlines()[0]
    assert first.startswith(f"{source}:")
    assert message in first
    assert code in first
    assert "note: " in done.stderr


def test_a_file_that_does_not_say_for_which_mpi_it_is_compiled_is_refused(tmp_path, environment):
    source = tmp_path / "asked.c"
    source.write_text(
        "#include <enzyme/enzyme.h>\nint MPI_Wait(void *, void *);\n"
        "static void f(double *x, void *r) { MPI_Wait(r, 0); x[0] *= x[1]; }\n"
        "void ask(double *x, double *d, void *r)"
        " { __enzyme_autodiff_void((void *)f, x, d, enzyme_const, r); }\n"
    )
    kind = one_kind(0)
    done = runner.compiled(kind, source, tmp_path / "a.o", "-g", "-c", environment=environment)
    assert "EZ0414" in done.stderr
    assert "MPI_Wait: it is not known which MPI this file is compiled for" in done.stderr


@pytest.mark.parametrize("kind", KINDS)
def test_fortran_has_the_same_derivatives(kind, tmp_path, environment, system_box):
    if not runner.is_there(kind):
        pytest.skip(f"no {kind}")
    program = tmp_path / "model"
    done = runner.compiled_fortran(kind, runner.PROGRAMS / "model.f90", program, environment)
    assert done.returncode == 0, done.stderr
    assert runner.run(kind, program, 2, environment).stdout.split() == ["right"]


@pytest.mark.parametrize("kind", in_turn(KINDS, 2))
def test_fortran_by_mpi_f08_has_the_same_derivatives(kind, tmp_path, environment, system_box):
    if not runner.is_there(kind):
        pytest.skip(f"no {kind}")
    program = tmp_path / "f08"
    source = runner.PROGRAMS / "f08.f90"
    done = runner.compiled_fortran(kind, source, program, environment, modules=[runner.F08])
    assert done.returncode == 0, done.stderr
    assert runner.run(kind, program, 3, environment).stdout.split() == ["right"]


def test_fortran_by_a_module_of_its_own_has_the_same_derivatives(tmp_path, environment, system_box):
    """Whoever compiles `mpif.h` as a module can use that."""
    kind = one_kind(1)
    module, source, program = (tmp_path / each for each in ("mpi.f90", "used.f90", "used"))
    module.write_text("module mpi\n  include 'mpif.h'\nend module\n")
    included = "  implicit none\n  include 'mpif.h'\n"
    text = (runner.PROGRAMS / "model.f90").read_text()
    assert text.count(included) == 1
    source.write_text(text.replace(included, "  use mpi\n  implicit none\n"))
    done = runner.compiled_fortran(kind, source, program, environment, modules=[module])
    assert done.returncode == 0, done.stderr
    assert runner.run(kind, program, 2, environment).stdout.split() == ["right"]


def test_a_function_in_another_file_is_differentiated_by_the_link(tmp_path, environment):
    kind = one_kind(0)
    text = (runner.PROGRAMS / "requests.c").read_text()
    head, body = text.split("static double f(", 1)
    check = (runner.PROGRAMS / "check.h").read_text().replace("static double f(", "double f(")
    (tmp_path / "check.h").write_text(check.replace("static int rank, size", "int rank, size"))
    (tmp_path / "main.c").write_text(head)
    (tmp_path / "f.c").write_text(
        "#define N 4\n#include <math.h>\n#include <mpi.h>\nextern int rank, size;\ndouble f(" + body
    )
    for each in ("main", "f"):
        done = runner.compiled(
            kind, tmp_path / f"{each}.c", tmp_path / f"{each}.o", "-c", environment=environment
        )
        assert done.returncode == 0, done.stderr
    program = tmp_path / "program"
    done = runner.compiled(
        kind, tmp_path / "main.o", program, str(tmp_path / "f.o"), environment=environment
    )
    assert done.returncode == 0, done.stderr
    assert runner.run(kind, program, 2, environment).stdout.split() == ["right"]


#: A broadcast that the first thread of a region calls, or nobody but the program.
APART = """#include <enzyme/enzyme.h>
#include <mpi.h>
#include <stdio.h>
static double f(double x) {
  double y = x;
#ifdef THREADED
#pragma omp parallel
#pragma omp master
#endif
  CALL;
  return y * y * x;
}
int main(int argc, char **argv) {
  int level, rank;
  MPI_Init_thread(&argc, &argv, MPI_THREAD_FUNNELED, &level);
  MPI_Comm_rank(MPI_COMM_WORLD, &rank);
  printf("%g\\n", __enzyme_autodiff_double((void *)f, 2.0 + rank));
  MPI_Finalize();
}
"""
CALLS = {
    "mpich": "MPI_Bcast(&y, 1, MPI_DOUBLE, 0, MPI_COMM_WORLD)",
    "openmpi": "{ MPI_Request r; MPI_Ibcast(&y, 1, MPI_DOUBLE, 0, MPI_COMM_WORLD, &r);"
    " MPI_Wait(&r, MPI_STATUS_IGNORE); }",
}


@pytest.mark.parametrize("kind", KINDS)
def test_executables_with_threads_that_call_mpi_and_without_do_not_wait_for_ever(
    kind, tmp_path, environment
):
    if not runner.is_there(kind):
        pytest.skip(f"no {kind}")
    source = tmp_path / "apart.c"
    source.write_text(APART.replace("CALL", CALLS[kind]))
    plain, threaded = tmp_path / "plain", tmp_path / "threaded"
    for program, options in ((plain, ()), (threaded, ("-fopenmp", "-DTHREADED"))):
        done = runner.compiled(kind, source, program, "-g", *options, environment=environment)
        assert done.returncode == 0, done.stderr
    alike = runner.run(kind, f"{threaded} : -n 1 {threaded}", 1, environment)
    assert sorted(alike.stdout.split()) == ["24", "4"], alike.stderr
    # Of a process that ends so early, MPICH does not pass on all that it says.
    said = tmp_path / "said"
    for program in (plain, threaded):
        noting = program.with_suffix(".sh")
        noting.write_text(f"#!/bin/sh\nexec {program} 2>>{said}\n")
        noting.chmod(0o755)
    mixed = runner.run(kind, f"{threaded}.sh : -n 1 {plain}.sh", 1, environment)
    assert mixed.returncode != 0
    assert "apart.c:10:" in said.read_text()
    assert "threads call MPI in some of these processes, and in others none do" in said.read_text()
