"""What is built is kept, what changed is built anew, and libraries with IR are sources, too."""

import ast
import os
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest
from boxes import ALL

import enzyme_cc as enzyme
from enzyme_cc.bindings import library

SOURCE = '#include "factor.h"\ndouble f(double x) { return FACTOR * x * x; }\n'
ROOT = Path(__file__).resolve().parents[3]


@pytest.fixture
def project(tmp_path):
    (tmp_path / "factor.h").write_text("#define FACTOR 2\n")
    (tmp_path / "f.c").write_text(SOURCE)
    return tmp_path


def test_a_change_of_a_header_builds_anew_and_both_versions_live(project):
    first = enzyme.load(project / "f.c")
    assert first.f.grad(1.0) == 4
    (project / "factor.h").write_text("#define FACTOR 3\n")
    second = enzyme.load(project / "f.c")
    assert (second.f(1.0), second.f.grad(1.0)) == (3, 6)
    assert (first.f(1.0), first.f.hessian(1.0)) == (2, 4)


def test_what_did_not_change_is_the_same_library(project):
    assert enzyme.load(project / "f.c").f(2.0) == 8
    first, second = enzyme.load(project / "f.c"), enzyme.load(project / "f.c")
    assert first is second


def test_another_process_compiles_nothing(project, python):
    program = f"""
    import enzyme_cc as enzyme
    from enzyme_cc.toolchains import capture
    lib = enzyme.load({str(project / "f.c")!r})
    print(lib.f.grad(1.0))
    """
    assert python(program) == "4.0\n"
    no_process = "capture.subprocess = None\n    lib = enzyme"
    assert python(program.replace("lib = enzyme", no_process)) == "4.0\n"


def test_nothing_is_kept_without_a_cache(project, python):
    program = f"import enzyme_cc\nprint(enzyme_cc.load({str(project / 'f.c')!r}).f.grad(1.0))"
    assert python(program, ENZYME_CC_CACHE="") == "4.0\n"


def test_flags_are_the_compilers(project):
    lib = enzyme.load(project / "f.c", flags=["-UFACTOR", "-include", "/dev/null", "-O1"])
    assert lib.f(1.0) == 2
    (project / "g.c").write_text("double g(double x) { return POWER * x; }\n")
    assert enzyme.load(project / "g.c", flags=["-DPOWER=7"]).g.grad(1.0) == 7
    assert enzyme.load(project / "g.c", flags=["-DPOWER=8"]).g.grad(1.0) == 8


def test_what_is_made_for_one_processor_is_kept_for_it_alone(project, monkeypatch, tmp_path):
    """A cache may be shared by machines, over a network."""
    native = ["-march=native"]
    made = enzyme.load(project / "f.c", flags=native)
    assert made.f.grad(1.0) == 4
    plain = enzyme.load(project / "f.c")
    other = tmp_path / "cpuinfo"
    other.write_text("processor : 0\nflags : sse2\ncpu MHz : 1\nprocessor : 1\nflags : sse2\n")
    assert library._machine(str(other)) == ["flags : sse2"]
    monkeypatch.setattr(library, "_machine", lambda: ["flags : sse2"])
    again = enzyme.load(project / "f.c", flags=native)
    assert again.f.identity != made.f.identity
    assert enzyme.load(project / "f.c").f.identity == plain.f.identity


def test_archives_and_shared_libraries_of_ours_are_sources(project):
    command = Path(sys.executable).with_name("enzyme-cc")
    subprocess.run([command, "-g", "-O2", "-fPIC", "-c", "f.c"], cwd=project, check=True)
    subprocess.run(["ar", "rcs", "libf.a", "f.o"], cwd=project, check=True)
    subprocess.run(
        [command, "-g", "-O2", "-shared", "-fPIC", "f.c", "-o", "f.so"], cwd=project, check=True
    )
    for name in ("f.o", "libf.a", "f.so"):
        assert enzyme.load(project / name).f.grad(1.0) == 4, name


def test_libraries_without_ir_are_linked(project):
    (project / "plain.c").write_text("double seven(void) { return 7; }\n")
    (project / "user.c").write_text(
        "double seven(void);\ndouble f(double x) { double s = seven(); return x * x + s; }\n"
    )
    subprocess.run(["cc", "-fPIC", "-c", "plain.c"], cwd=project, check=True)
    subprocess.run(["ar", "rcs", "libplain.a", "plain.o"], cwd=project, check=True)
    lib = enzyme.load(project / "user.c", project / "libplain.a")
    assert lib.f(1.0) == 8
    (project / "other.c").write_text("double other(double x) { return x; }\n")
    with pytest.raises(enzyme.CompileError, match="no source and no library here carries IR"):
        enzyme.load(project / "libplain.a")


def test_a_source_may_ask_for_derivatives_itself(load):
    lib = load(
        """
        #include <enzyme/enzyme.h>
        double cube(double x) { return x * x * x; }
        double slope(double x) { return __enzyme_autodiff_double((void *)cube, x); }
        """
    )
    assert (lib.slope(2.0), lib.cube.grad(2.0)) == (12, 12)
    assert lib.slope.grad(2.0) == 12
    assert lib.slope.hessian(2.0) == pytest.approx(6)


def test_names_of_the_system_are_the_librarys_own(load):
    lib = load("double y1 = 3, timezone = 4;\ndouble f(double x) { return y1 * timezone * x; }\n")
    assert lib.f(1.0) == lib.f.grad(1.0) == 12


def test_without_debug_information_nothing_is_known_of_functions(load):
    with pytest.raises(enzyme.CompileError, match=r"no debug information .* compile with -g"):
        load("double f(double x) { return x; }\n", flags=["-g0"])
    with pytest.raises(enzyme.CompileError, match="no function here can be called from outside"):
        load("static double f(double x) { return x; }\n")


def test_derivatives_go_through_variables_that_a_function_stores_in(load):
    lib = load(
        """
        static double last, history[2];
        double f(double x) {
          last = x * x;
          history[1] = last * x;
          return last + history[1];
        }
        double seen(void) { return last; }
        """
    )
    assert (lib.f.grad(2.0), lib.f.grad(3.0)) == (4 + 12, 6 + 27)
    assert lib.f.hessian(2.0) == 2 + 12
    assert lib.seen() == 4


def test_the_compiler_that_pip_brings_will_do(load, pip):
    source = "#include <math.h>\ndouble f(double x, const double *w, int n) "
    lib = load(source + "{ return sin(x) * w[n - 1]; }\n", toolchain="pip")
    assert lib.f.grad(0.0, [1.0, 2.0]).x == 2


@pytest.mark.skipif(not ALL, reason="it compiles a library of C++ first: minutes")
def test_that_for_cxx_will_do_too(load, pip):
    lib = load(
        "#include <vector>\ndouble g(double x) { std::vector<double> v(2, x); return v[1]; }\n",
        "c++",
        toolchain="pip",
    )
    assert lib.g.grad(2.0) == 1


def test_declarations_of_a_whole_library(load):
    source = (
        "void f(const double *x, double *y, int k) { for (int i = 0; i < k; i++) y[i] = x[i]; }\n"
    )
    said = {"f": {"x": enzyme.array("k"), "y": enzyme.out("k")}}
    lib = load(source, declare=said)
    assert lib.f([1.0, 2.0]).tolist() == lib["f"]([1.0, 2.0]).tolist() == [1, 2]
    with pytest.raises(TypeError, match="f needs 'k'"):
        load(source).f([1.0, 2.0])


def test_a_constructor_runs_once(load):
    lib = load(
        """
        #include <vector>
        static int runs = 0;
        struct Counter { Counter() { runs++; } };
        static Counter counter;
        static std::vector<double> weights{1, 2, 3};
        double f(double x) { return weights[1] * x * x * runs; }
        """,
        "c++",
    )
    assert lib.f(1.0) == 2
    assert lib.f.grad(1.0) == 4


def test_variables_of_a_thread(load):
    lib = load(
        """
        static _Thread_local double factor = 2;
        void set_factor(double to) { factor = to; }
        double f(double x) { return factor * x * x; }
        """
    )
    lib.set_factor(5.0)
    assert lib.f.grad(1.0) == 10


def test_functions_show_what_they_are(load):
    lib = load("/* a */ double f(const double *x, int n, float a) { return x[n - 1] * a; }\n")
    assert repr(lib) == "<library of f>"
    assert str(lib.f.__signature__) == "(x, a, n=None)"
    assert "x: array (n) of double" in lib.f.__doc__
    assert [each.__name__ for each in lib] == ["f"]
    assert "f" in dir(lib)
    assert lib.f.dtypes["x"] == np.float64


def test_type_checkers_know_all_that_the_package_offers():
    """What is imported when it is asked for has a type beforehand."""
    tree = ast.parse(Path(enzyme.__file__).read_text())
    (known,) = (
        each
        for each in tree.body
        if isinstance(each, ast.If) and ast.unparse(each.test) == "TYPE_CHECKING"
    )
    imports = [each for each in known.body if isinstance(each, ast.ImportFrom)]
    named = {name.asname for each in imports for name in each.names}
    assert {*enzyme._BINDINGS, *enzyme._MODULES} - named == set()


def test_importing_the_package_imports_no_numpy():
    program = "import enzyme_cc, sys; assert 'numpy' not in sys.modules"
    subprocess.run([sys.executable, "-c", program], check=True, env=os.environ)
