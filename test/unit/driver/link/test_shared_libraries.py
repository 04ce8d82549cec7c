"""Shared libraries that carry IR: programs differentiate what they export and share their state."""

import pytest
from boxes import Box, in_turn
from objects import has_ir

HEAD = "#include <enzyme/enzyme.h>\n#include <stdio.h>\n"
SOURCES = {
    "f.c": """
    static double k = 2;
    static const double table[] = {1, 2, 3};
    double scale = 5;
    static int calls;
    double helper(double x);
    static double square(double x) { return x * x; }
    double f(double x) { return k * square(x) * scale + helper(x) + table[1]; }
    double counted(double x) { return x * ++calls; }
    """,
    "g.c": HEAD
    + """
    __attribute__((visibility("hidden"))) double helper(double x) { return 3 * x; }
    static double cube(double x) { return x * x * x; }
    double slope(double x) { return __enzyme_autodiff_double((void *)cube, x); }
    """,
    # The library's own helper is another function than the program's.
    "main.c": HEAD
    + """
    double f(double), slope(double);
    extern double scale;
    double helper(double x) { return 1000 * x; }
    int main(void) {
      double first = __enzyme_autodiff_double((void *)f, 3.0);
      scale = 7;
      printf("%g %g ", first, __enzyme_autodiff_double((void *)f, 3.0));
      printf("%g %g\\n", slope(2), __enzyme_autodiff_double((void *)slope, 2.0));
    }
    """,
    "counted.c": HEAD
    + """
    double counted(double);
    int main(void) { printf("%g\\n", __enzyme_autodiff_double((void *)counted, 3.0)); }
    """,
    "rules.c": HEAD
    + """
    __attribute__((enzyme_inactive, noinline)) double level(double x) { return x > 0 ? 3 : 4; }
    __attribute__((noinline)) double rough(double x) { return (long)(x * 8) / 8.0; }
    struct two { double value, tangent; };
    static struct two ahead(double x, double dx) { return (struct two){rough(x), dx * 100}; }
    void *__enzyme_register_derivative_rough[] = {(void *)rough, (void *)ahead};
    double h(double x) { return rough(x) * x * level(x); }
    """,
    "ruled.c": HEAD
    + """
    double h(double);
    int main(void) { printf("%g\\n", __enzyme_fwddiff_double((void *)h, 2.0, 1.0)); }
    """,
}
# 2 k scale x + 3, twice; 3 x^2 and 6 x.
RIGHT = b"63 87 12 12\n"
RUN = ("-L.", "-Wl,-rpath,.")


@pytest.fixture(scope="module")
def box(tmp_path_factory, cache, system):
    made = Box(tmp_path_factory.mktemp("shared"), cache, system)
    for name, text in SOURCES.items():
        made.write(name, text)
    made.ok("-O2", "-shared", "-fPIC", "f.c", "g.c", "-o", "libf.so")
    return made


def test_exported_functions_are_differentiated_and_variables_are_the_library_s(box):
    box.ok("-O2", "main.c", *RUN, "-lf", "-o", "app")
    assert box.run("./app").stdout == RIGHT


def test_what_strip_leaves_of_a_library_still_carries_its_ir(box):
    box.ok("-O2", "-fPIC", "-c", "f.c", "g.c")
    box.run("ar", "rcs", "libpieces.a", "g.o")
    whole = ("-Wl,--whole-archive", "libpieces.a", "-Wl,--no-whole-archive")
    box.ok("-shared", "f.o", *whole, "-o", "libstripped.so")
    assert box.run("strip", "--strip-unneeded", "libstripped.so").returncode == 0
    assert has_ir(box.folder / "libstripped.so")
    box.ok("-O0", "main.c", *RUN, "-lstripped", "-o", "stripped")
    assert box.run("./stripped").stdout == RIGHT


def test_who_strips_a_library_when_it_is_linked_wants_no_ir_in_it(box):
    box.ok("-O2", "-shared", "-s", "-fPIC", "f.c", "g.c", "-o", "libbare.so")
    assert not has_ir(box.folder / "libbare.so")


def test_state_that_only_the_library_has_is_not_copied(box):
    done = box.enzyme("-O2", "counted.c", *RUN, "-lf", "-o", "copied")
    said = done.stderr.decode()
    assert done.returncode == 1
    assert "libf.so: error: " in said
    assert "the differentiated code uses 'calls', which only the library has" in said
    assert "[EZ0923]" in said
    assert "copied" not in box.files()


def test_rules_and_inactive_marks_travel_with_the_library(box):
    box.ok("-O2", "-shared", "-fPIC", "rules.c", "-o", "librules.so")
    box.ok("-O2", "ruled.c", *RUN, "-lrules", "-o", "ruled")
    # level (rough' x + rough) = 3 (100 * 2 + 2)
    assert box.run("./ruled").stdout == b"606\n"


#: What is called is known to the library only: its variable may hold something else by then.
POINTED = """
static double square(double x) { return x * x; }
static double (*const table[])(double) = {square};
double (*const *operations)(double) = table;
double pointed(double x) { return operations[0](x) + x; }
"""


def test_what_only_pointers_of_the_library_lead_to_is_no_silent_zero(box):
    box.write("pointed.c", POINTED)
    box.write("point.c", SOURCES["counted.c"].replace("counted", "pointed"))
    box.ok("-O2", "-shared", "-fPIC", "pointed.c", "-o", "libpointed.so")
    done = box.enzyme("-O2", "point.c", *RUN, "-lpointed", "-o", "point")
    assert done.returncode == 1
    said = done.stderr.decode()
    assert "a call through a pointer: it is not known which function is called" in said
    assert said.count("note: ./libpointed.so is a shared library, and what its pointers") == 1


TABLES = """
typedef double (*function)(double);
struct term { function of; double weight; };
static double square(double x) { return x * x; }
static double cube(double x) { return x * x * x; }
static function read[] = {square, cube};
static const struct term first = {square, 2}, second = {cube, 3};
static const struct term *const terms[] = {&first, &second};
const function exported[] = {square, cube};
__attribute__((noinline)) double tabled(double x, int k) {
  return read[k](x) + exported[k](x) + terms[k]->weight * terms[k]->of(x);
}
"""
TABLED = (
    HEAD
    + """
double tabled(double, int);
int main(void) {
  printf("%g ", __enzyme_autodiff_double((void *)tabled, 2.0, 0));
  printf("%g\\n", __enzyme_fwddiff_double((void *)tabled, 2.0, 1.0, 1));
}
"""
)


def test_tables_of_functions_that_nobody_changes_come_with_a_library(box):
    box.write("tables.c", TABLES)
    box.write("tabled.c", TABLED)
    box.ok("-O2", "-shared", "-fPIC", "tables.c", "-o", "libtables.so")
    box.ok("-O2", "tabled.c", *RUN, "-ltables", "-o", "tabled")
    # (1 + 1 + 2) 2 x and (1 + 1 + 3) 3 x^2
    assert box.run("./tabled").stdout == b"16 60\n"


VERSIONED = """
double old(double x) { return x; }
double new(double x) { return x * x; }
__asm__(".symver old,counted@FIRST");
__asm__(".symver new,counted@@SECOND");
"""


def test_a_function_with_versions_is_told_to_have_another_name_in_the_library(box):
    box.write("versioned.c", VERSIONED)
    box.write("names", "FIRST { local: *; };\nSECOND { global: counted; } FIRST;\n")
    named = ("-Wl,--version-script=names", "-o", "libversioned.so")
    box.ok("-O2", "-shared", "-fPIC", "versioned.c", *named)
    done = box.enzyme("-O2", "counted.c", *RUN, "-lversioned", "-o", "versioned")
    said = done.stderr.decode()
    assert done.returncode == 1
    assert "[EZ0104]" in said
    assert "libversioned.so exports counted, which its IR knows by another name (.symver)" in said


SHAPES = """
struct Shape {
  Shape(double w);
  virtual ~Shape();
  virtual double area(double s) const = 0;
  double w;
};
struct Disc : Shape { Disc(double w); double area(double s) const override; };
double total(const Shape &s, double x);
"""
CLASSES = """
#include "shapes.h"
Shape::Shape(double w) : w(w) {}
Shape::~Shape() {}
Disc::Disc(double w) : Shape(w * w) {}
double Disc::area(double s) const { return 3 * s * s * w; }
struct Noise { Noise(); ~Noise(); };
Noise::Noise() {}
Noise::~Noise() {}
double total(const Shape &s, double x) { Noise unwound; return s.area(x) + x; }
"""
OBJECTS = """
#include <cstdio>
#include "shapes.h"
extern "C" double __enzyme_autodiff_x(void *, ...);
double f(double x) { Disc d(x); return total(d, x); }
int main() { std::printf("%g\\n", __enzyme_autodiff_x((void *)f, 2.0)); }
"""


# The compiler from pip has no libc++ at first: to build one takes minutes, for this test alone.
@pytest.mark.parametrize("either", in_turn(["system", "pip"], 2), indirect=True)
def test_objects_of_classes_of_a_library_carry_derivatives(tmp_path, cache, either):
    box = Box(tmp_path, cache, either)
    for file, text in {"shapes.h": SHAPES, "classes.cpp": CLASSES, "main.cpp": OBJECTS}.items():
        box.write(file, text)
    library = ("-O2", "-shared", "-fPIC", "classes.cpp", "-o", "libshapes.so")
    box.ok(*library, command="enzyme-c++")
    box.ok("-O1", "main.cpp", *RUN, "-lshapes", "-o", "app", command="enzyme-c++")
    # 3 x^4 + x
    assert box.run("./app").stdout == b"97\n"
