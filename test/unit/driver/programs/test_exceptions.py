"""Exceptions in what is differentiated: numbers in them, and calls that they leave."""

import itertools

import pytest
from boxes import Box, in_turn

STORING = """
#include <enzyme/enzyme.h>
#include <cmath>
#include <cstdio>
#include <stdexcept>
extern "C" double __enzyme_autodiff_one(void *, ...);
__attribute__((noinline)) static double put(double *p, double x, int deep) {
  %s
  *p = x * x;
  if (x < 0) throw std::domain_error("negative");
  return std::sqrt(x);
}
static double f(double x, int deep) {
  double kept = 1;
  try {
    return put(&kept, x, deep);
  } catch (const std::domain_error &) {
    return kept;
  }
}
int main(int count, char **) {
  std::printf("%%g\\n", __enzyme_autodiff_one((void *)f, count > 1 ? -2.0 : 4.0, count - 1));
}
"""
WARNED = "if an exception leaves this call, the gradient stops the program"


@pytest.mark.parametrize("level", ["-O0", "-O2"])
def test_a_call_that_was_left_after_it_had_stored_is_gone_back_through(
    tmp_path, cache, system, level
):
    box = Box(tmp_path, cache, system)
    box.write("put.cpp", STORING % "")
    done = box.ok(level, "put.cpp", "-o", "put", command="enzyme-c++")
    assert b"EZ0310" not in done.stderr
    assert box.run("./put").stdout == b"0.25\n"
    assert box.run("./put", "throws").stdout == b"-4\n"


@pytest.fixture
def box(tmp_path, cache, system):
    made = Box(tmp_path, cache, system)
    made.write("put.cpp", STORING % "if (deep > 0) return put(p, x, deep - 1) + 1;")
    done = made.ok("-O2", "-g", "put.cpp", "-o", "put", command="enzyme-c++")
    assert f"put.cpp:16:12: warning: {WARNED}".encode() in done.stderr
    assert b"[EZ0310]" in done.stderr
    return made


def test_a_call_of_what_calls_itself_that_returns_is_gone_back_through(box):
    assert box.run("./put").stdout == b"0.25\n"


def test_a_call_of_what_calls_itself_that_was_left_stops_the_program(box):
    done = box.run("./put", "throws")
    assert done.returncode != 0
    assert b"put.cpp:16:12: an exception left this call" in done.stderr
    assert not done.stdout


def test_without_debug_information_the_function_has_the_name_of_its_source(box):
    box.ok("-O2", "put.cpp", "-o", "put", command="enzyme-c++")
    done = box.run("./put", "throws")
    assert done.returncode != 0
    assert b"put.cpp: in f: an exception left this call" in done.stderr
    assert not done.stdout


READING = """
#include <enzyme/enzyme.h>
#include <cstdio>
#include <stdexcept>
extern "C" double __enzyme_autodiff_one(void *, ...);
struct Disc { double radius, height; };
__attribute__((noinline)) static double volume(const Disc *d) {
  if (d->radius < 0) throw std::domain_error("negative");
  return d->radius * d->radius * d->height;
}
static double f(const Disc *d, double x) {
  double total = x * x;
  try {
    total *= volume(d);
  } catch (const std::domain_error &) {
    total += d->height * x;
  }
  return total;
}
int main(int count, char **) {
  Disc d = {count > 1 ? -2. : 2., 3}, shadow = {0, 0};
  double dx = __enzyme_autodiff_one((void *)f, enzyme_dup, &d, &shadow, 4.);
  std::printf("%g %g %g\\n", shadow.radius, shadow.height, dx);
}
"""


@pytest.mark.parametrize("level", ["-O0", "-O2"])
def test_a_call_that_only_reads_may_throw(tmp_path, cache, system, level):
    # x x r r h, and x x + h x where the radius is negative.
    box = Box(tmp_path, cache, system)
    box.write("read.cpp", READING)
    done = box.ok(level, "read.cpp", "-o", "read", command="enzyme-c++")
    assert b"exception" not in done.stderr
    assert box.run("./read").stdout == b"192 64 96\n"
    assert box.run("./read", "throws").stdout == b"0 4 11\n"


#: What throws a number, and what of it a handler reads.
NUMBERS = {
    "a number": ("", "throw 2 * x", "double e", "e"),
    "a struct": ("struct S { int i; double v; };", "throw S{3, 2 * x}", "const S &e", "e.v"),
    "a copy": ("struct S { int i; double v; };", "throw S{3, 2 * x}", "S e", "e.v"),
    "a class": (
        "struct S : std::runtime_error {"
        '  double v; __attribute__((noinline)) S(double v) : std::runtime_error("s"), v(v) {} };',
        "throw S(2 * x)",
        "const S &e",
        "e.v + e.what()[1]",
    ),
    "a class known by its base": (
        "struct B { double v; virtual double twice() const { return 2 * v; } };"
        "struct A { double a[3]; virtual ~A() {} };"
        "struct S : A, B { S(double x) { v = x; } double twice() const override { return v; } };",
        "throw S(2 * x)",
        "const B &e",
        "e.twice()",
    ),
    "numbers on the heap": (
        "struct S { std::unique_ptr<double> v; };",
        "throw S{std::make_unique<double>(2 * x)}",
        "const S &e",
        "*e.v",
    ),
    "set when caught": (
        "struct S { double v; };",
        "try { throw S{1}; } catch (S &s) { s.v = 2 * x; throw; }",
        "const S &e",
        "e.v",
    ),
    "thrown anew": (
        "struct S { double v; };",
        "try { throw S{x}; } catch (S &s) { throw 2 * s.v; }",
        "double e",
        "e",
    ),
}
THROWING = """
#include <enzyme/enzyme.h>
#include <cstdio>
#include <memory>
#include <stdexcept>
extern "C" double __enzyme_%s(void *, ...);
struct Model { virtual double step(double x) { return x * x; } virtual ~Model() {} };
%s
__attribute__((noinline)) static void check(double x) { if (x > 1) { %s; } }
double f(double x, Model *model) {
  try { check(model->step(x)); } catch (%s) { return %s; }
  return x;
}
double d(double x, double dx, Model *m) { return __enzyme_%s((void *)f, %s, enzyme_const, m); }
int main() {
  Model model;
  for (double x : {3., .5, 2.}) std::printf("%%g ", d(x, 1, &model));
}
"""
ASKED = {"autodiff": "x", "fwddiff": "x, dx"}


@pytest.mark.parametrize(
    ("thrown", "name", "level"), in_turn(itertools.product(NUMBERS, ASKED, ("-O0", "-O2")), 3)
)
def test_a_number_that_is_thrown_has_its_derivative(thrown, name, level, tmp_path, cache, system):
    # 2 x x where it is thrown, x elsewhere.
    box = Box(tmp_path, cache, system)
    box.write("number.cpp", THROWING % (name, *NUMBERS[thrown], name, ASKED[name]))
    box.ok(level, "number.cpp", "-o", "number", command="enzyme-c++")
    assert box.run("./number").stdout == b"12 1 8 "


@pytest.mark.parametrize("name", ASKED)
def test_a_pointer_to_numbers_that_is_thrown_is_refused(name, tmp_path, cache, system):
    given = "static double kept;", "kept = 2 * x; throw &kept", "double *e", "*e"
    box = Box(tmp_path, cache, system)
    box.write("number.cpp", THROWING % (name, *given, name, ASKED[name]))
    done = box.enzyme("-c", "number.cpp", command="enzyme-c++")
    assert done.returncode == 1
    assert b"a pointer to numbers that carry derivatives is thrown" in done.stderr
    assert b"[EZ0305]" in done.stderr, done.stderr.decode()


LEAVING = """
#include <enzyme/enzyme.h>
#include <cstdio>
#include <initializer_list>
extern "C" double __enzyme_%s(void *, ...);
struct Bad { double at; };
__attribute__((noinline)) double outside(double x) { if (x > 5) throw Bad{x}; return 0; }
__attribute__((noinline, annotate("enzyme_inactive"))) double aside(double x) { return outside(x); }
__attribute__((noinline)) double check(double x) { if (x > 2) throw Bad{x * x}; return x; }
double open(double x) { return check(x) * x; }
double shut(double x) {
  double sum = 0;
  for (int i = 0; i < 4; i++)
    try { sum += i %% 2 ? check(x + i) : aside(x + 10); } catch (const Bad &e) { sum += e.at; }
  return sum;
}
int main() {
  for (double x : {1., 3., 1.5}) {
    try { std::printf("%%g ", __enzyme_%s((void *)open, %s)); }
    catch (const Bad &e) { std::printf("left with %%g ", e.at); }
    std::printf("%%g\\n", __enzyme_%s((void *)shut, %s));
  }
}
"""


@pytest.mark.parametrize("name", ASKED)
def test_what_leaves_a_gradient_has_its_numbers_and_what_follows_is_right(
    name, tmp_path, cache, system
):
    # x x, or nothing; and (x + 1)^2 + (x + 3)^2, or x + 1 for the former, beside what is inactive.
    asked = ASKED[name].replace("dx", "1.")
    box = Box(tmp_path, cache, system)
    box.write("left.cpp", LEAVING % (name, name, asked, name, asked))
    box.ok("-O2", "left.cpp", "-o", "left", command="enzyme-c++")
    wanted = "2 9\nleft with 9 20\n3 14\n"
    assert box.run("./left").stdout.decode() == wanted


CHANGING = """
#include <enzyme/enzyme.h>
#include <cstdio>
extern "C" double __enzyme_%s(void *, ...);
struct Bad { double at; };
__attribute__((noinline)) double outside(double x) { if (x > 5) throw Bad{x}; return 0; }
__attribute__((noinline, annotate("enzyme_inactive"))) double aside(double x) { return outside(x); }
static double f(double x) {
  try {
    if (x < %s) throw Bad{x};
    return aside(x);
  } catch (Bad &e) {
    e.at *= x;
    return e.at;
  }
}
int main(int count, char **) {
  double x = count > 1 ? 6 : 3;
  std::printf("%%g", __enzyme_%s((void *)f, %s));
}
"""


@pytest.fixture(params=ASKED)
def changing(request, tmp_path, cache, system):
    """Make a function of a limit that compiles a program, where exceptions below it are active."""
    name, box = request.param, Box(tmp_path, cache, system)

    def compiled(limit):
        asked = ASKED[name].replace("dx", "1.")
        box.write("changed.cpp", CHANGING % (name, limit, name, asked))
        return box, box.enzyme("-O1", "changed.cpp", "-o", "changed", command="enzyme-c++")

    return compiled


def test_numbers_put_in_an_exception_that_nothing_active_throws_are_refused(changing):
    _, done = changing("-__builtin_inf()")
    assert done.returncode == 1
    assert b"nothing that is differentiated throws one: it has no shadow" in done.stderr


def test_numbers_put_in_an_exception_from_elsewhere_stop_the_program(changing):
    box, done = changing("5")
    assert done.returncode == 0, done.stderr.decode()
    assert box.run("./changed").stdout == b"6"
    done = box.run("./changed", "outside")
    assert done.returncode != 0
    assert b"it was thrown by what is not differentiated" in done.stderr
    assert not done.stdout


AGAIN = """
extern "C" double __enzyme_autodiff_one(void *, ...);
extern "C" double __enzyme_fwddiff_one(void *, ...);
static double f(double x) {
  try { if (x > 2) throw x * x; return x; } catch (double e) { return e * x; }
}
static double slope(double x) { return __enzyme_autodiff_one((void *)f, x); }
double curvature(double x) { return __enzyme_fwddiff_one((void *)slope, x, 1.); }
"""


def test_numbers_in_exceptions_are_refused_where_a_gradient_is_differentiated(
    tmp_path, cache, system
):
    box = Box(tmp_path, cache, system)
    box.write("again.cpp", AGAIN)
    done = box.enzyme("-O2", "-g", "-c", "again.cpp", command="enzyme-c++")
    assert done.returncode == 1
    assert b"again.cpp:5:20: error: a number that carries a derivative" in done.stderr
    assert b"differentiated again" in done.stderr
    assert b"EZ0301" not in done.stderr


POINTED = """
#include <enzyme/enzyme.h>
#include <cstdio>
extern "C" double __enzyme_%s(void *, ...);
struct Bad { double at; };
static double step(double x) { if (x > 2) throw Bad{x * x}; return x * x * x; }
static double other(double x) { return x; }
static double f(double x, double (*each)(double)) {
  try { return each(x); } catch (const Bad &e) { return e.at; }
}
int main(int count, char **) {
  double (*each)(double) = count > 2 ? other : step;
  double x = count > 1 ? 3 : 1.5;
  std::printf("%%g", __enzyme_%s((void *)f, %s, enzyme_const, each));
}
"""


@pytest.mark.parametrize("name", ASKED)
def test_what_is_thrown_through_a_pointer_is_right_or_stops_the_program(
    name, tmp_path, cache, system
):
    asked = ASKED[name].replace("dx", "1.")
    box = Box(tmp_path, cache, system)
    box.write("pointed.cpp", POINTED % (name, name, asked))
    box.ok("-O1", "pointed.cpp", "-o", "pointed", command="enzyme-c++")
    assert box.run("./pointed").stdout == b"6.75"
    assert box.run("./pointed", "a", "b").stdout == b"1"
    done = box.run("./pointed", "throws")
    if name == "fwddiff":
        assert done.stdout == b"6"
    else:
        assert done.returncode != 0
        assert b"an exception left this call" in done.stderr
        assert not done.stdout


CAUGHT_AGAIN = """
#include <cstdio>
#include <stdexcept>
extern int enzyme_dup;
template <typename... A> void __enzyme_autodiff(A...);
template <typename... A> void __enzyme_fwddiff(A...);
__attribute__((noinline)) static double cubed(double x) {
  if (x < 0) throw std::domain_error("negative");
  return x * x * x;
}
static double f(double *x) {
  double sum = 0;
  for (int i = 0; i < 3; i++) {
    try {
      sum += cubed(x[0] - i);
    } catch (const std::exception &) {
      sum += x[0];
    }
  }
  return sum;
}
static void gradient(double *x, double *dx) { __enzyme_autodiff((void *)f, enzyme_dup, x, dx); }
int main() {
  double x = 1.5, t = 1, dx = 0, dt = 0;
  __enzyme_fwddiff((void *)gradient, enzyme_dup, &x, &t, enzyme_dup, &dx, &dt);
  std::printf("%g %g\\n", dx, dt);
}
"""


def test_a_gradient_that_catches_texts_is_differentiated_again(tmp_path, cache, system):
    box = Box(tmp_path, cache, system)
    box.write("again.cpp", CAUGHT_AGAIN)
    box.ok("-O2", "again.cpp", "-o", "again", command="enzyme-c++")
    want = f"{3 * (1.5**2 + 0.5**2) + 1:g} {6 * (1.5 + 0.5):g}"
    assert box.run("./again").stdout.decode().strip() == want
