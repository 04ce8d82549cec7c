"""The C++ programs of test/programs/cxx, built by the real command as a user would."""

from pathlib import Path

import pytest
from boxes import ALL, Box, in_turn, one_each

FOLDER = Path(__file__).resolve().parents[2] / "programs/cxx"
EIGEN = Path("/usr/include/eigen3")
LIBCXX = Path("/usr/lib/llvm-22/include/c++")
PROGRAMS = sorted(set(FOLDER.glob("*.cpp")) - set(FOLDER.glob("eigen-*.cpp")))
LEVELS = (("-O0",), ("-O1", "-g"), ("-O2",))
#: These take half a minute: for `make test-cxx` and `make test-all`.
LONG = {"node-containers": "-g", "named-records": "-O2"}


def takes_long(program, flags):
    return not ALL and LONG.get(program.stem) in flags


#: One program after the other, at each level: of each program one, so that levels take turns, and
#: of the programs every fifth. All: `make test-all`.
CASES = [
    (program, flags) for program in PROGRAMS for flags in LEVELS if not takes_long(program, flags)
]


@pytest.mark.parametrize(
    ("program", "flags"),
    in_turn(one_each(CASES), 8),
    ids=lambda it: getattr(it, "stem", None) or " ".join(it),
)
def test_derivatives_of_cxx_programs_are_right(program, flags, tmp_path, cache, system):
    box = Box(tmp_path, cache, system)
    strict = ("-std=c++17", "-Wall", "-Wextra", "-Werror")
    made = box.enzyme(*flags, *strict, str(program), "-o", "program", command="enzyme-c++")
    assert made.returncode == 0, made.stderr.decode()
    done = box.run("./program")
    assert done.returncode == 0, done.stdout.decode()
    assert done.stdout.startswith(b"ok ")


#: Each takes a minute: that many derivatives, in headers of that size. For `make test-all`.
FAST = ("-O2", "-mavx2", "-mfma")
ALGORITHMS = [FAST, ("-O2",), ("-O2", "-DSOLVE")] if ALL else []


@pytest.mark.skipif(not EIGEN.exists(), reason="libeigen3-dev is not installed")
@pytest.mark.parametrize("flags", ALGORITHMS, ids=" ".join)
def test_derivatives_of_eigen_s_algorithms_of_fixed_size_are_right(flags, tmp_path, cache, system):
    box = Box(tmp_path, cache, system)
    program, where = FOLDER / "eigen-fixed.cpp", ("-std=c++17", "-isystem", str(EIGEN))
    made = box.enzyme(*flags, *where, str(program), "-o", "program", command="enzyme-c++")
    assert made.returncode == 0, made.stderr.decode()
    done = box.run("./program")
    assert done.returncode == 0, done.stdout.decode()
    assert done.stdout.startswith(b"ok ")


#: Of the programs of `make test-cxx`, those of what no other program here has.
IN_TURN = ["coroutine", "formula-nodes", "generator-series"]
SAMPLE = ["default-memory", "variant-arithmetic", "variant-booleans", *in_turn(IN_TURN, 3)]


@pytest.mark.parametrize("name", SAMPLE)
def test_derivatives_of_a_sample_of_users_programs_are_right(name, tmp_path, cache, system):
    box = Box(tmp_path, cache, system)
    program = FOLDER.parents[1] / "cxx/programs" / f"{name}.cpp"
    for way in ((), ("-DFORWARD",)):
        made = ("-std=c++20", "-O2", *way, str(program), "-o", "program")
        box.ok(*made, command="enzyme-c++")
        assert box.run("./program").stdout.startswith(b"ok ")


LIBCXX_SAMPLE = [
    ("named-struct", "-O2"),
    ("chemistry", "-O2"),
    ("formula-nodes", "-O2"),
    ("neural-network", "-O0"),
]


@pytest.mark.skipif(not LIBCXX.exists(), reason="libc++-22-dev is not installed")
@pytest.mark.parametrize(("name", "level"), in_turn(LIBCXX_SAMPLE, 4))
def test_derivatives_of_users_programs_are_right_with_libcxx(name, level, tmp_path, cache, system):
    box = Box(tmp_path, cache, system)
    program = FOLDER.parents[1] / "cxx/programs" / f"{name}.cpp"
    library = ("-stdlib=libc++", "-static-libstdc++")
    box.ok("-std=c++17", level, *library, str(program), "-o", "program", command="enzyme-c++")
    assert box.run("./program").stdout.startswith(b"ok ")


def test_there_are_programs():
    assert len(PROGRAMS) >= 3


ASKING = """#include <enzyme/enzyme>
using namespace enzyme;
double square(double x) { return x * x; }
double first(const double *x) { return x[0]; }
double x = 3, d = 1, w[2];
"""


#: Requests with activities that are wrong, and what the header says of them.
WRONG_TYPES = {
    "Active<double &> of{x}": "enzyme::Active is for values: a reference is enzyme::Duplicated",
    "Active<double *> of{&x}": "enzyme::Active is for values: a pointer is enzyme::Duplicated",
    "autodiff<Reverse>(square, Duplicated(x, d))": "a value passed by itself is",
    "autodiff<Forward>(square, Active(x))": "a value has its direction beside it",
    "autodiff<Forward, Active<double>>(square, Const(x))": "a result is Duplicated",
    "autodiff<Reverse>(square, 3.0)": "wrap each argument in enzyme::Active",
    "autodiff<int>(square, Active(x))": "the mode is enzyme::Forward",
    "autodiff<Reverse>(square, Duplicated(&x, &d))": "cannot be called with what is wrapped",
    "autodiff<Reverse>(square, Active(x), Active(x))": "cannot be called with what is",
    "auto [by] = get<0>(autodiff<Reverse>(square, 3.0)); x = by": "wrap each argument in",
    "auto [y, dy] = autodiff<ReverseWithPrimal>(square, Active(&x)); x = y": "a pointer is enzyme",
    "auto [dx] = autodiff<Forward>(square, 3.0); x = dx": "wrap each argument in",
    "autodiff<Reverse>(context<2>(), first, Duplicated(&x, &d))": "in several",
    "autodiff<Reverse>(first, Duplicated(&x))": "its shadow is missing: enzyme::Duplicated(x, dx)",
    "autodiff<Reverse>(first, Duplicated(w))": "its shadow is missing: enzyme::Duplicated(x, dx)",
    "autodiff<Reverse>(first, Duplicated<const double *>(w))": "its shadow is missing",
    "autodiff<Forward>(first, DuplicatedNoNeed(&x))": "its shadow is missing: enzyme::DuplicatedNo",
    "autodiff<Reverse>(first, DuplicatedNoNeed())": "its shadow is missing: enzyme::DuplicatedNo",
    "Duplicated<double &> of{x}": "its shadow is missing: enzyme::Duplicated(x, dx)",
    "autodiff<Reverse>(first, Duplicated(&x, 1.0))": "a value and its shadow are of one type",
    "autodiff<Reverse>(first, Duplicated(&x, &d, &d))": "takes a value and its shadow",
    "autodiff<Reverse>(square, Active())": "enzyme::Active takes one value: one with its shadow is",
    "autodiff<Reverse>(square, Active(x, d))": "enzyme::Active takes one value: one with its",
    "autodiff<Reverse>(square, Const(x, d))": "enzyme::Const takes one value: one with its shadow",
    "autodiff<Reverse>(square)": "cannot be called with what is wrapped",
    "autodiff<Reverse>()": "give the function, and its arguments behind it",
    "autodiff(square, Active(x))": "say what is asked for: enzyme::autodiff<enzyme::Reverse>(f, ",
    "autodiff<Reverse>(context<1>(), first, Duplicated(&x))": "its shadow is missing",
}


@pytest.mark.parametrize("standard", ["c++17", "c++20"])
def test_what_types_say_wrongly_is_one_error_at_its_line(standard, tmp_path, cache, system):
    box = Box(tmp_path, cache, system)
    asks = [f"void ask{i}() {{ {request}; }}" for i, request in enumerate(WRONG_TYPES)]
    box.write("a.cpp", ASKING + "\n".join(asks) + "\n")
    words = ("-fsyntax-only", "-ferror-limit=0", f"-std={standard}")
    done = box.enzyme(*words, "a.cpp", command="enzyme-c++")
    assert done.returncode == 1
    errors = [each for each in done.stderr.decode().splitlines() if " error: " in each]
    first = ASKING.count("\n") + 1
    for line, (error, said) in enumerate(zip(errors, WRONG_TYPES.values(), strict=True), first):
        assert error.startswith(f"a.cpp:{line}:")
        assert said in error


@pytest.mark.parametrize("standard", ["c++17", "c++20", "c++23"])
def test_the_header_says_nothing_under_all_warnings(standard, tmp_path, cache, system):
    box = Box(tmp_path, cache, system)
    box.write("a.cpp", f"{ASKING}auto ask() {{ return __enzyme_autodiff<double>(square, x); }}\n")
    done = box.ok("-Wall", "-Wextra", f"-std={standard}", "-c", "a.cpp", command="enzyme-c++")
    assert done.stderr == b""


WRONG_USES = {
    "enzyme::gradient(square, v)": "the function cannot be called with these arguments",
    "enzyme::gradient(first, &x)": "it is not known which numbers an argument holds",
    "enzyme::gradient(sum, Tree{1, nullptr})": "it is not known which numbers an argument holds",
    "double(enzyme::gradient(doubled, v))": "the function returns no number",
    "enzyme::value_and_gradient(count, 3)": "no argument holds floating-point numbers",
    "enzyme::hessian(doubled, v)": "only a number has second derivatives here",
    "enzyme::hvp(dot, v, 1.0)": "the direction is of the type of the argument",
    "enzyme::jvp(doubled, v, enzyme::along(v, v))": "each argument that is not constant has a",
    "enzyme::jvp(square, 3.0, 1)": "has a direction of its type",
    "enzyme::vjp(doubled, v, 1.0)": "the weights are of the type that the function returns",
    "enzyme::jacobian(square, v)": "the function cannot be called with these arguments",
}
FUNCTIONS = """#include <enzyme/enzyme>
double square(double x) { return x * x; }
double first(const double *x) { return x[0]; }
double dot(const std::vector<double> &x) { return x[0] * x[1]; }
std::vector<double> doubled(std::vector<double> x) { return x[0] *= 2, x; }
struct Tree { double value; Tree *left; };
double sum(const Tree &t) { return t.value; }
int count(int n) { return n; }
std::vector<double> v{1, 2};
double x = 3;
"""


@pytest.mark.parametrize("standard", ["c++17", "c++20"])
def test_a_wrong_use_of_a_derivative_as_a_value_is_one_error_at_its_line(
    standard, tmp_path, cache, system
):
    box = Box(tmp_path, cache, system)
    uses = [f"auto use{i} = {use};" for i, use in enumerate(WRONG_USES)]
    box.write("a.cpp", FUNCTIONS + "\n".join(uses))
    done = box.enzyme("-fsyntax-only", f"-std={standard}", "a.cpp", command="enzyme-c++")
    errors = [each for each in done.stderr.decode().splitlines() if " error: " in each]
    first = FUNCTIONS.count("\n") + 1
    for line, (error, said) in enumerate(zip(errors, WRONG_USES.values(), strict=True), first):
        assert error.startswith(f"a.cpp:{line}:")
        assert said in error


def test_a_direction_of_another_length_ends_the_program(tmp_path, cache, system):
    box = Box(tmp_path, cache, system)
    ask = "int main() { return enzyme::jvp(dot, v, std::vector<double>{1}) > 0; }"
    box.write("a.cpp", FUNCTIONS + ask)
    box.ok("-std=c++17", "a.cpp", "-o", "a", command="enzyme-c++")
    done = box.run("./a")
    assert done.returncode != 0
    assert done.stderr == (b"enzyme: a direction or weight has 1 numbers, and what it is for 2\n")
