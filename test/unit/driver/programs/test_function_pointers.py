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
        b"s.c:7:28: error: __enzyme_virtualreverse: 'raw' cannot be differentiated in reverse mode "
        b"here [EZ0302]",
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


#: A library as C libraries are written: a variable leads to a table of functions, which make an
#: object and work on it. Nothing but their tables knows of them.
TABLE = """
#include <enzyme/enzyme.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
struct stack { size_t n; double at[6]; size_t used; };
typedef struct {
  void *(*make)(size_t n);
  int (*set)(void *state, const double *y, size_t n);
  unsigned (*order)(void *state);
  double (*scale)(void *state, unsigned order, double x);
  double (*eval)(const void *state, const double *y, double x);
  void (*drop)(void *state);
} table;
static void *make(size_t n) {
  double **s = malloc(sizeof *s);
  *s = malloc(n * sizeof(double));
  return s;
}
static int set(void *v, const double *y, size_t n) {
  for (size_t i = 0; i < n; i++) (*(double **)v)[i] = y[i] * y[i];
  return n == 2 ? 0 : 7;
}
static unsigned order(void *v) { return v ? 3 : 5; }
static double scale(void *v, unsigned n, double x) { return v ? n * x : x; }
static double eval(const void *v, const double *y, double x) {
  const double *s = *(double *const *)v;
  return s[1] * x + s[0] + y[1];
}
static void drop(void *v) { free(*(double **)v), free(v); }
static const table one = {make, set, order, scale, eval, drop};
const table *the_one = &one;
__attribute__((noinline)) static void push(struct stack *s, double x) { s->at[s->n++] = x; }
__attribute__((noinline)) static double top(struct stack *s) { return s->at[s->n - 1]; }
static double rounded(double x) { volatile double y = x; return y; }
double f(const double *p) {
  double h[2] = {p[0] * p[0], p[1]};
  const table *t = the_one;
  struct stack s = {.n = 0, .used = 1};
  void *state = t->make(2);
  double *copy = malloc(sizeof h);
  memcpy(copy, h, sizeof h);
  if (t->set(state, h, 2)) return 0;
  push(&s, t->eval(state, copy, p[2]));
  push(&s, rounded(t->scale(state, t->order(state), top(&s))));
  t->drop(state), free(copy);
  return top(&s);
}
ENZYME_AUTODIFF(void, back);
int main(void) {
  double p[3] = {1.5, 2, 3}, d[3] = {0};
  __enzyme_autodiff_back((void *)f, enzyme_dup, p, d);
  for (int i = 0; i < 3; i++) {
    double along[3] = {0};
    along[i] = 1;
    printf("%g %g\\n", d[i], __enzyme_fwddiff_double((void *)f, enzyme_dup, p, along));
  }
}
"""


def test_what_functions_of_a_table_make_and_fill_carries_derivatives(box):
    box.write("table.c", TABLE)
    assert box.ok("-O2", "table.c", "-o", "table").stderr == b""
    # 3 (p1^2 p2 + p0^4 + p1): 12 p0^3, 6 p1 p2 + 3, 3 p1^2
    assert box.run("./table").stdout == b"40.5 40.5\n39 39\n12 12\n"
