"""Function pointers in shadows, as users meet them: what is found, and what stops the program."""

import pytest
from boxes import Box

#: A call through the pointer in a struct whose shadow is a copy of it.
COPIED = """
#include <enzyme/enzyme.h>
#include <stdio.h>
typedef double unary(double);
static double square(double x) { return x * x; }
static double raw(double x) { __asm__("" : "+x"(x)); return x * x; }
struct op { unary *f; };
__attribute__((noinline)) static double apply(const struct op *o, double x) { return o->f(x); }
int main(int argc, char **argv) {
  struct op a = {argc > 1 ? raw : square}, da = a;
  double by_x = 0;
  if (argc > 2) by_x = __enzyme_fwddiff_double((void *)apply, enzyme_dup, &a, &da, 3.0, 1.0);
  else by_x = __enzyme_autodiff_double((void *)apply, enzyme_dup, &a, &da, enzyme_out, 3.0);
  printf("%g\\n", by_x);
}
"""


@pytest.fixture
def box(tmp_path, cache, system):
    return Box(tmp_path, cache, system)


@pytest.mark.parametrize("level", ["-O0", "-O2"])
def test_a_function_without_a_derivative_stops_the_program_only_when_it_is_called(box, level):
    box.write("copied.c", COPIED)
    assert box.ok(level, "-g", "copied.c", "-o", "copied").stderr == b""
    assert box.run("./copied").stdout == b"6\n"
    for mode in (["backwards"], ["forwards", "too"]):
        done = box.run("./copied", *mode)
        assert (done.returncode, done.stdout) == (1, b"")
        assert b"copied.c:8:86: a function pointer has itself as its shadow" in done.stderr


#: A unit that asks for shadows of functions and for nothing else.
SHADOWS = """
void *__enzyme_virtualreverse(void *);
double square(double x) { return x * x; }
double raw(double x) { __asm__("" : "+x"(x)); return x * x; }
void *shadow_of_square(void) { return __enzyme_virtualreverse((void *)square); }
"""
USES = """
#include <enzyme/enzyme.h>
#include <stdio.h>
double square(double);
void *shadow_of_square(void);
struct op { double (*f)(double); };
double apply(const struct op *o, double x) { return o->f(x); }
int main(void) {
  struct op a = {square}, da = {(double (*)(double))shadow_of_square()};
  printf("%g\\n", __enzyme_autodiff_double((void *)apply, enzyme_dup, &a, &da, enzyme_out, 3.0));
}
"""


@pytest.mark.parametrize("level", ["-O0", "-O2"])
def test_the_shadow_of_a_function_comes_from_another_unit(box, level):
    box.write("shadows.c", SHADOWS)
    box.write("uses.c", USES)
    box.ok(level, "shadows.c", "uses.c", "-o", "program")
    assert box.run("./program").stdout == b"6\n"


WRONG = {
    "__enzyme_virtualreverse((void *)raw)": (
        b"s.c:7:28: error: __enzyme_virtualreverse: raw has no reverse here [EZ0302]",
        b"s.c:4:24: inline assembly works on values that carry derivatives",
    ),
    "__enzyme_virtualreverse(&counter)": (
        b"s.c:7:28: error: __enzyme_virtualreverse: counter is no constant that is defined here",
        b"[EZ0103]",
    ),
    "__enzyme_virtualreverse((void *)text)": (
        b"s.c:7:28: error: __enzyme_virtualreverse: no functions are in",
        b"[EZ0103]",
    ),
}


@pytest.mark.parametrize(("call", "said"), WRONG.items(), ids=("raw", "counter", "text"))
def test_what_has_no_shadow_is_refused_at_its_place(box, call, said):
    more = f"void *asked(void) {{ return {call}; }}\n"
    box.write("s.c", f"{SHADOWS}static const char text[] = {{1, 2}}; int counter;\n{more}")
    done = box.enzyme("-g", "-O1", "-c", "s.c")
    assert done.returncode == 1
    for each in said:
        assert each in done.stderr, done.stderr.decode()


def test_an_address_of_nothing_known_stops_the_program(box):
    call = "__enzyme_virtualreverse(n > 1 ? (void *)v : (void *)square)"
    box.write("s.c", f"{SHADOWS}int main(int n, char **v) {{ return {call} == 0; }}\n")
    box.ok("-g", "s.c", "-o", "s")
    assert box.run("./s").returncode == 0
    done = box.run("./s", "more")
    assert done.returncode == 1
    assert b"s.c:6:36: __enzyme_virtualreverse of what is no function here" in done.stderr
