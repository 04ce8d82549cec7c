"""Attributes through the real commands: nothing but their meaning changes for the user."""

import pytest
from boxes import Box, needs
from objects import machine_code

HEADER = """#define RULE(f) __attribute__((enzyme_derivative(f)))
static const char *const NAME = __FILE__;
__attribute__((enzyme_inactive)) static inline double limit(double x) { return 3 * x; }
"""
PROGRAM = r"""#include "inc/h.h"
#include "inc/h2.h"
#include <stdio.h>
extern double __enzyme_fwddiff(void *, ...);
struct both { double value, tangent; };
static struct both d_square(double x, double dx) { return (struct both){x * x, 100 * x * dx}; }
static RULE(d_square) double square(double x) { return x * x; }
static double f(double x) { return square(x) + limit(x); }
int main(void) {
  printf("%g %s\n", __enzyme_fwddiff((void *)f, 2.0, 1.0), NAME);
  return 0;
}
"""
WARNINGS = ("-Wall", "-Wextra", "-Werror", "-std=gnu17")


@pytest.fixture
def filled(box):
    return fill(box)


def fill(box):
    box.write("inc/h.h", HEADER)
    box.write("inc/h2.h", "double elsewhere(double);\n")
    box.write("a.c", PROGRAM)
    return box


def answers(box, program="./prog"):
    done = box.run(program)
    assert done.stdout == b"200 ./inc/h.h\n" or done.stdout == b"200 inc/h.h\n"


@pytest.mark.parametrize("level", ["-O0", "-O1", "-O2", "-O3"])
def test_compiling_and_linking_apart(filled, level):
    assert filled.ok(level, *WARNINGS, "-c", "a.c").stderr == b""
    filled.ok("a.o", "-o", "prog")
    answers(filled)


def test_compiling_and_linking_at_once(filled):
    assert filled.ok(*WARNINGS, "-O1", "a.c", "-o", "prog").stderr == b""
    answers(filled)


def test_assembly(filled):
    filled.ok("-O1", "-S", "a.c")
    filled.ok("a.s", "-o", "prog")
    answers(filled)


def test_preprocessed_sources_are_plain_and_mean_the_same(filled):
    text = filled.ok("-E", "a.c", "-o", "a.i")
    text = (filled.folder / "a.i").read_text()
    assert "__attribute__((enzyme_derivative(d_square)))" in text
    assert "annotate" not in text
    assert filled.ok(*WARNINGS, "-O1", "a.i", "-o", "prog").stderr == b""
    answers(filled)


def test_temporaries_that_are_kept(system_box):
    fill(system_box).ok("-O1", "-save-temps", "a.c", "-o", "prog")
    answers(system_box)


def test_link_time_optimisation(system_box):
    fill(system_box).ok("-O1", "-flto", "-fuse-ld=lld", "a.c", "-o", "prog")
    answers(system_box)


def test_dependencies_name_the_files_of_the_user(filled):
    filled.ok("-MD", "-c", "a.c")
    text = (filled.folder / "a.d").read_text()
    assert "a.c" in text
    assert "inc/h.h" in text
    assert "enzyme-cc-" not in text


def test_messages_are_about_the_files_of_the_user(filled):
    filled.write("b.c", PROGRAM + "__attribute__((enzyme_inactive)) int g(void) { return y; }\n")
    done = filled.enzyme("-c", "b.c")
    assert done.returncode == 1
    assert b"b.c:13:" in done.stderr
    assert b"undeclared identifier 'y'" in done.stderr
    assert b"enzyme-cc-" not in done.stderr


def test_a_near_miss_is_told_by_the_compiler(filled):
    filled.write("b.c", "__attribute__((enzyme_inactiv)) double f(double);\n")
    assert b"enzyme_inactiv' ignored" in filled.ok("-c", "b.c").stderr


def test_objects_are_the_same_every_time_and_nothing_is_left(filled):
    filled.environment["TMPDIR"] = str(filled.folder / "tmp")
    (filled.folder / "tmp").mkdir()
    first, second = [
        (filled.ok("-O1", "-g", "-c", "a.c"), (filled.folder / "a.o").read_bytes())[1]
        for _ in range(2)
    ]
    assert first == second
    assert b"enzyme-cc-" not in first
    assert not list((filled.folder / "tmp").iterdir())


def test_machine_code_of_what_asks_for_nothing_is_the_compilers(system_box, system):
    text = "{} int twice(int x) {{ return 2 * x; }}\n"
    system_box.write("b.c", text.format("__attribute__((enzyme_inactive))"))
    system_box.write("plain.c", text.format(""))
    system_box.ok("-O2", "-c", "b.c")
    system_box.run(*system.command("cc"), "-O2", "-c", "plain.c")
    codes = [machine_code(system_box.folder / name) for name in ("b.o", "plain.o")]
    assert codes[0] == codes[1]


CXX = r"""#include <cstdio>
#include <vector>
extern double __enzyme_fwddiff(void *, ...);
namespace enzyme { int nofree = 1; }
struct both { double value, tangent; };
namespace { both rule(double x, double dx) { return {x, 10 * dx}; } }
template <class T> struct pair_of { T value, tangent; };
template <class T> pair_of<T> rule_of(T x, T dx) { return {x, 20 * dx}; }
template <class T> [[enzyme::derivative(rule_of<T>)]] T templated(T x) { return x; }
struct model {
  double scale = 2;
  [[enzyme::inactive]] double quiet(double x) const { return scale * x; }
  [[nodiscard, enzyme::derivative(rule)]] static double ruled(double x) { return x; }
  [[enzyme::inactive]] static double state;
};
double model::state = 0;
[[enzyme_inactive]] double over(double x) { return x; }
double over(float x) { return 300 * x; }
[[enzyme::function_like("exp")]] static double like(double x) { return x > 0 ? 2 : 1; }
static double f(double x) {
  model m;
  model::state = x;
  return templated(x) + m.quiet(x) + model::ruled(x) + model::state + over(x) +
         over(static_cast<float>(x)) + like(x - x) * enzyme::nofree;
}
int main() { std::printf("%g\n", __enzyme_fwddiff(reinterpret_cast<void *>(f), 2.0, 1.0)); }
"""


@pytest.mark.parametrize("level", ["-O0", "-O2"])
@pytest.mark.parametrize("llvm", ["16", "19", "22"])
@needs("clang-16", "clang-19", "clang-22")
def test_members_templates_and_overloads_of_cpp(tmp_path, cache, llvm, level):
    box = Box(tmp_path, cache)
    box.environment["ENZYME_CC_LLVM"] = llvm
    box.write("a.cpp", CXX)
    words = (level, "-std=c++17", "-Wall", "-Wextra", "-Werror", "a.cpp", "-o", "prog")
    assert box.ok(*words, command="enzyme-c++").stderr == b""
    assert box.run("./prog").stdout == b"330\n"


DECLARED = """[[enzyme::derivative(d_look)]] double look(double x);
[[nodiscard, enzyme::inactive]] double still(double x);
extern int enzyme_nofree;
"""


def test_a_header_without_guards_included_twice_in_several_sources_of_c23(system_box):
    box = system_box
    box.write("inc/dual.h", "#pragma once\nstruct dual { double value, tangent; };\n")
    box.write(
        "inc/decl.h",
        '#include "dual.h"\nstruct dual d_look(double x, double dx);\n' + DECLARED,
    )
    twice = "#include <decl.h>\n#include <decl.h>\n"
    box.write(
        "look.c",
        twice
        + "struct dual d_look(double x, double dx) { return (struct dual){x, 30 * dx}; }\n"
        + "double look(double x) { return x; }\ndouble still(double x) { return x; }\n",
    )
    box.write(
        "main.c",
        twice
        + "#include <stdio.h>\ndouble __enzyme_fwddiff(void *, ...);\n"
        + "static double enzyme(double x) { return look(x) + still(x); }\n"
        + 'int main(void) { printf("%g\\n", __enzyme_fwddiff((void *)enzyme, 1.0, 1.0)); }\n',
    )
    words = ("-std=c2x", *WARNINGS[:3], "-isystem", "inc", "-O1", "look.c", "main.c")
    assert box.ok(*words, "-o", "prog").stderr == b""
    assert box.run("./prog").stdout == b"30\n"


def test_what_stands_on_what_can_have_none_is_a_warning(system_box):
    text = PROGRAM.replace(
        "return square(x)", "__attribute__((enzyme_inactive)) double t = x; return square(t)"
    )
    fill(system_box).write("b.c", text)
    done = system_box.ok("-O1", "b.c", "-o", "prog")
    assert (
        b"b.c:8: warning: enzyme_inactive says nothing of a variable in a function" in done.stderr
    )
    answers(system_box)


def test_what_another_object_says_holds_when_it_is_linked(system_box):
    box = system_box
    box.write(
        "look.c",
        "struct dual { double value, tangent; };\n"
        "static struct dual d_look(double x, double dx) { return (struct dual){x, 30 * dx}; }\n"
        "__attribute__((enzyme_derivative(d_look))) double look(double x) { return x; }\n"
        "__attribute__((enzyme_inactive)) double still(double x) { return x; }\n",
    )
    box.write(
        "main.c",
        "#include <stdio.h>\ndouble look(double), still(double);\n"
        "double __enzyme_fwddiff(void *, ...);\n"
        "static double f(double x) { return look(x) + still(x); }\n"
        'int main(void) { printf("%g\\n", __enzyme_fwddiff((void *)f, 1.0, 1.0)); }\n',
    )
    box.ok("-O1", "-c", "look.c", "main.c")
    box.ok("look.o", "main.o", "-o", "prog")
    assert box.run("./prog").stdout == b"30\n"
