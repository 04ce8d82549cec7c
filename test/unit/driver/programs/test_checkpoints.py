"""Loops that are checkpointed: across files, what is run again, and what is noticed at run time."""

import re

import pytest
from boxes import Box

RUN = """#include <enzyme/checkpoint.h>
#include <math.h>
EnzymeCkptStats stats;
static void step(int i, double *y, const double *w) {
  y[0] = y[0] * 0.9 + sin(w[0] * y[1]) * 0.1;
  y[1] -= 0.05 * y[0] * y[1] * i;
}
double run(const double *x) {
  double y[2] = {x[0], x[1]};
  EnzymeCkptConfig config = {.snapshots = 3, .stats = &stats};
  __enzyme_checkpoint_for(step, 0, 20, enzyme_scheme, &EnzymeCkptRevolve, &config,
                          enzyme_checkpoint_region, y, sizeof y, y, x + 2);
  return y[0] * y[1];
}
"""
ASK = """#include <enzyme/enzyme.h>
#include <enzyme/checkpoint.h>
#include <stdio.h>
extern EnzymeCkptStats stats;
double run(const double *x);
int main(void) {
  double x[3] = {.5, .7, .3}, d[3] = {0, 0, 0};
  __enzyme_autodiff_void((void *)run, enzyme_dup, x, d);
  for (int i = 0; i < 3; i++) {
    double h = 1e-6, at = x[i], up, down;
    x[i] = at + h, up = run(x), x[i] = at - h, down = run(x), x[i] = at;
    printf("%.8f %.8f\\n", d[i], (up - down) / (2 * h));
  }
  printf("%d %d %d\\n", (int)stats.forward_steps, (int)stats.taped_steps, (int)stats.max_slots);
}
"""
PLAIN = """#include <stdio.h>
double run(const double *x);
int main(void) { double x[3] = {.5, .7, .3}; printf("%.6f\\n", run(x)); }
"""


@pytest.fixture
def box(tmp_path, cache, system):
    made = Box(tmp_path, cache, system)
    made.write("run.c", RUN)
    made.write("ask.c", ASK)
    made.write("plain.c", PLAIN)
    return made


@pytest.mark.parametrize("flags", ["-O0", "-O2", "-O2 -flto", "-O2 -flto=thin"])
def test_a_loop_of_another_file_is_checkpointed(box, flags):
    for name in ("run.c", "ask.c", "plain.c"):
        box.ok(*flags.split(), "-c", name)
    box.ok(*flags.split(), "run.o", "ask.o", "-lm", "-o", "asking")
    *gradient, steps = box.run("./asking").stdout.decode().splitlines()
    pairs = [[float(each) for each in line.split()] for line in gradient]
    assert len(pairs) == 3
    for got, wanted in pairs:
        assert got == pytest.approx(wanted, rel=1e-6, abs=1e-7)
    # 20 steps by three states: (3 * 20 - 15), each reversed once.
    assert steps == "45 20 3"
    box.ok(*flags.split(), "run.o", "plain.o", "-lm", "-o", "plain")
    assert box.run("./plain").stdout == b"0.010067\n"


#: What a step uses that nobody said is part of the state, and which no analysis sees.
UNSEEN = {
    "behind an address in memory": """
struct pair { double *one, *other; };
static void step(int i, struct pair *p) {
  p->other[0] *= sin(p->one[0]);
  p->one[0] += p->other[0];
}
double f(double x) {
  double *one = malloc(8), *other = malloc(8);
  *one = x, *other = 1;
  struct pair p = {one, other};
  __enzyme_checkpoint_for(step, 0, 9, enzyme_checkpoint_region, one, sizeof *one, &p);
  double result = *one * *other;
  free(one), free(other);
  return result;
}
""",
    "changed after the loop": """
struct pair { double *one, *other; };
__attribute__((noinline)) double later(const double *p) { return *p; }
static void step(int i, struct pair *p) { p->one[0] *= sin(p->other[0]); }
double f(double x) {
  double *one = malloc(8), *other = malloc(8);
  *one = x, *other = 1;
  struct pair p = {one, other};
  __enzyme_checkpoint_for(step, 0, 9, enzyme_checkpoint_region, one, sizeof *one, &p);
  *other = 3 * *one;
  double result = *one * later(other);
  free(one), free(other);
  return result;
}
""",
    "no memory": """
static void step(int i, double *x) { *x *= 1 + 1e-9 * rand(); }
double f(double x) {
  __enzyme_checkpoint_for(step, 0, 9, enzyme_checkpoint_region, &x, sizeof x, &x);
  return x;
}
""",
}
#: What a step writes outside of all regions, which does not change what is in them.
OUTSIDE = {
    "a region that is too small": """
static void step(int i, double *x, int n) {
  for (int k = 0; k < n; k++) x[k] *= x[k];
}
double f(double x) {
  double state[3] = {1, x, 1};
  __enzyme_checkpoint_for(step, 0, 3, enzyme_checkpoint_region, state, sizeof *state, state, 3);
  return state[1];
}
""",
    "a sum behind an address in memory": """
struct pair { double *one, *other; };
static void step(int i, struct pair *p) {
  p->one[0] *= 0.9;
  p->other[0] *= 1 + p->one[0];
}
double f(double x) {
  double *one = malloc(8), *other = malloc(8);
  *one = x, *other = 1;
  struct pair p = {one, other};
  __enzyme_checkpoint_for(step, 0, 9, enzyme_checkpoint_region, one, sizeof *one, &p);
  double result = *other;
  free(one), free(other);
  return result;
}
""",
    "bytes that are copied": """
struct all { double numbers[4], *to; };
static void step(int i, struct all *all) {
  all->numbers[0] *= all->numbers[0];
  memcpy(all->to, all->numbers, sizeof all->numbers);
}
double f(double x) {
  double copy[4];
  struct all all = {{x, x, x, x}, copy};
  __enzyme_checkpoint_for(step, 0, 2, enzyme_checkpoint_region, &all, sizeof all, &all);
  return copy[0] + copy[3];
}
""",
}
UNSEEN_HEAD = """#include <enzyme/enzyme.h>
#include <enzyme/checkpoint.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
"""
UNSEEN_ASK = """int main(void) {
  puts("before"), fflush(stdout);
  printf("%g\\n", __enzyme_autodiff_double((void *)f, 0.5));
}
"""


def stopped(box, source, level):
    """What a program says whose step uses memory that nobody spoke of; and the loop's line."""
    box.write("unseen.c", UNSEEN_HEAD + source + UNSEEN_ASK)
    box.ok(level, "-g", "unseen.c", "-lm", "-o", "unseen")
    done = box.run("./unseen")
    assert done.stdout == b"before\n"
    assert done.returncode != 0
    lines = enumerate((UNSEEN_HEAD + source).splitlines(), 1)
    line = next(number for number, each in lines if "__enzyme_checkpoint_for" in each)
    return done.stderr.decode(), f"unseen.c:{line}:3"


@pytest.mark.parametrize("what", UNSEEN)
def test_a_step_that_gives_something_else_the_second_time_stops_the_program(box, what):
    said, where = stopped(box, UNSEEN[what], "-O1")
    assert f"{where}: a step gives another result when it is run again" in said


@pytest.mark.parametrize("level", ["-O0", "-O2"])
@pytest.mark.parametrize("what", OUTSIDE)
def test_a_step_that_writes_outside_of_all_regions_stops_the_program(box, what, level):
    said, where = stopped(box, OUTSIDE[what], level)
    assert f"{where}: a step writes memory that is in no enzyme_checkpoint_region" in said


HEAD = """#include <enzyme/enzyme.h>
#include <enzyme/checkpoint.h>
"""
#: Steps that cannot be run again, and what is said of the loop.
REFUSED = {
    """static void step(int i, double *x, double *sum) { *x *= 0.5, *sum += *sum * *x; }
double f(double x) {
  double sum = 1;
  __enzyme_checkpoint_for(step, 0, 9, enzyme_checkpoint_region, &x, sizeof x, &x, &sum);
  return sum;
}
""": "step writes memory that its parameter 3 points to, which is in no region",
    """struct pair { double *now, *next; };
static void step(int i, struct pair *p) {
  double *now = p->now;
  *p->next = *now * *now, p->now = p->next, p->next = now;
}
double f(double x) {
  double other = 0;
  struct pair p = {&x, &other};
  __enzyme_checkpoint_for(step, 0, 9, enzyme_checkpoint_region, &p, sizeof p,
                          enzyme_checkpoint_region, &x, sizeof x, enzyme_checkpoint_region,
                          &other, sizeof other, &p);
  return *p.now;
}
""": "step stores an address in memory that outlives it",
    """struct view { double *at; };
static void look(struct view *into, double *at) { into->at = at; }
static void step(int i, double *x, struct view *kept) {
  struct view own;
  look(&own, x), *own.at *= *own.at;
  *kept = own;
}
double f(double x) {
  struct view kept = {0};
  __enzyme_checkpoint_for(step, 0, 9, enzyme_checkpoint_region, &x, sizeof x,
                          enzyme_checkpoint_region, &kept, sizeof kept, &x, &kept);
  return *kept.at;
}
""": "step stores an address in memory that outlives it",
    """extern double table[];
static void step(int i, double *x) { *x *= table[i]; }
double f(double x) {
  __enzyme_checkpoint_for(step, 0, 9, enzyme_checkpoint_region, &x, sizeof x, &x);
  return x;
}
""": "step uses table, and how large that is is not known here",
}


@pytest.mark.parametrize("level", ["-O0", "-O2"])
@pytest.mark.parametrize(("source", "message"), REFUSED.items())
def test_steps_that_cannot_be_run_again_are_refused(box, source, message, level):
    ask = "double g(double x) { return __enzyme_autodiff_double((void *)f, x); }\n"
    box.write("refused.c", HEAD + source + ask)
    done = box.enzyme(level, "-c", "refused.c")
    line = next(
        number
        for number, each in enumerate((HEAD + source).splitlines(), 1)
        if "__enzyme_checkpoint_for" in each
    )
    said = f"refused.c:{line}:3: error: a loop cannot be checkpointed: {message} [EZ0413]"
    assert (done.returncode, said in done.stderr.decode()) == (1, True), done.stderr.decode()


def test_steps_may_use_memory_of_their_own(box):
    box.write(
        "own.c",
        HEAD
        + """#include <stdio.h>
#include <stdlib.h>
struct view { double *at; };
static void look(struct view *into, double *at) { into->at = at; }
static void step(int i, double *x) {
  struct view *own = malloc(sizeof *own);
  look(own, x), *own->at *= 1 + 0.1 * *own->at;
  free(own);
}
double f(double x) {
  __enzyme_checkpoint_for(step, 0, 5, enzyme_checkpoint_region, &x, sizeof x, &x);
  return x;
}
int main(void) {
  double h = 1e-6, slope = (f(0.5 + h) - f(0.5 - h)) / (2 * h);
  printf("%.7f %.7f\\n", __enzyme_autodiff_double((void *)f, 0.5), slope);
}
""",
    )
    for level in ("-O0", "-O2"):
        box.ok(level, "own.c", "-o", "own")
        got, wanted = map(float, box.run("./own").stdout.split())
        assert got == pytest.approx(wanted, rel=1e-6)


def test_gradients_are_checked_through_loops(box):
    box.ok("-O1", "--enzyme-check=abort", "run.c", "ask.c", "-lm", "-o", "checked")
    done = box.run("./checked")
    assert (done.returncode, done.stderr) == (0, b"")


ANNOTATED = """#include <enzyme/enzyme.h>
#include <enzyme/checkpoint.h>
#include <math.h>
#include <stdio.h>
"""


def test_an_annotated_loop_keeps_as_many_states_as_it_says(box):
    """The binomial schedule: 20 steps by three states are 45 run forward, and 20 reversed."""
    box.write(
        "few.c",
        ANNOTATED
        + """double f(double x) {
  double y = x, z = 1;
#pragma enzyme checkpoint("revolve", 3)
  for (int i = 0; i < 20; i++) y = y * 0.9 + sin(z), z -= 0.1 * y * x, puts(".");
  return y * z;
}
int main(void) { fprintf(stderr, "%.6f", __enzyme_autodiff_double((void *)f, 0.5)); }
""",
    )
    for level in ("-O0", "-O2"):
        box.ok(level, "few.c", "-lm", "-o", "few")
        done = box.run("./few")
        steps = done.stdout.count(b".")
        # The last step is run a few times more, to see whether it can be.
        assert 65 <= steps <= 68, steps
        assert done.stderr == b"-2.510551"


def test_an_annotated_loop_of_another_file_is_one_at_the_link(box):
    loop = """double f(double *y, const double *x, int n) {
  double t = x[0];
  __enzyme_ptr_size_hint(y, sizeof *y);
  __attribute__((enzyme_checkpoint("revolve", 3))) for (int i = 0; i < n; i++)
    *y = *y * 0.9 + sin(t), t *= 0.99;
  return *y * t;
}
"""
    ask = """double f(double *y, const double *x, int n);
static double g(double x) { double y = x; return f(&y, &x, 30); }
int main(void) {
  double h = 1e-6, slope = (g(0.5 + h) - g(0.5 - h)) / (2 * h);
  printf("%.7f %.7f", __enzyme_autodiff_double((void *)g, 0.5), slope);
}
"""
    box.write("loop.c", ANNOTATED + loop)
    box.write("ask.c", ANNOTATED + ask)
    for flags in (["-O1"], ["-O2", "-flto"]):
        box.ok(*flags, "-c", "loop.c")
        box.ok(*flags, "-c", "ask.c")
        box.ok(*flags, "loop.o", "ask.o", "-lm", "-o", "asking")
        got, wanted = map(float, box.run("./asking").stdout.split())
        assert got == pytest.approx(wanted, rel=1e-6)


#: Loops that cannot be checkpointed by annotation; what is said, and of which line.
NO_STEPS = {
    """double f(double x, int n) {
#pragma enzyme checkpoint("revolve", n)
  for (int i = 0; i < n; i++) x *= x;
  return x;
}
""": (3, "the budget is not known when compiling [EZ0489]"),
    """double f(double x, int n) {
  __enzyme_set_checkpointing(2, 3);
  return x * n;
}
""": (2, "it stands in no loop [EZ0489]"),
    """static double g(double *u, int n) {
  double *v = u + 2, *w = u;
  for (int i = 0; i < n; i++) {
    __enzyme_set_checkpointing(2, 30);
    v[1] += cos(w[0]);
    double *t = v; v = w; w = t;
  }
  return u[0];
}
double f(double x, int n) {
  double u[4] = {x, x, x, x};
  return g(u, n);
}
""": (4, "it hands an address from round to round, or to what is behind it [EZ0413]"),
    """__attribute__((noinline)) static double g(double *u, int n) {
#pragma enzyme checkpoint("revolve", 4)
  for (int i = 0; i < n; i++) u[i % 2] *= u[0];
  return u[0];
}
double f(double x, int n) { double u[2] = {x, x}; return g(u, n) + 0 * g(u, 0); }
""": (3, "it writes memory of unknown size [EZ0413]"),
}


@pytest.mark.parametrize("source", NO_STEPS)
def test_annotated_loops_that_cannot_be_steps_are_refused(box, source):
    line, message = NO_STEPS[source]
    ask = "double h(double x) { return __enzyme_autodiff_double((void *)f, x, enzyme_const, 9); }\n"
    box.write("refused.c", ANNOTATED + source + ask)
    done = box.enzyme("-O1", "-c", "refused.c")
    said = done.stderr.decode()
    assert done.returncode == 1
    assert re.search(rf"refused.c:{line + 4}:\d+: error: a loop cannot be checkpointed: ", said), (
        said
    )
    assert message in said


def test_an_exception_must_not_leave_an_annotated_loop(box):
    box.write(
        "thrown.cpp",
        """#include <enzyme/enzyme.h>
__attribute__((noinline)) double root(double x) { if (x < 0) throw 1; return x * x; }
double f(double x) {
  extern int ended;
  struct guard { ~guard() { ended = 1; } } g;
#pragma enzyme checkpoint("revolve", 4)
  for (int i = 0; i < 9; i++) x = root(x);
  return x;
}
double g(double x) { return __enzyme_autodiff_double((void *)f, x); }
""",
    )
    done = box.enzyme("-x", "c++", "-O1", "-c", "thrown.cpp")
    assert "thrown.cpp:7:" in done.stderr.decode()
    assert "an exception may leave it [EZ0489]" in done.stderr.decode()
