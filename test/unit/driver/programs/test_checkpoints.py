"""Loops that are checkpointed: across files, what is run again, and what is noticed at run time."""

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
