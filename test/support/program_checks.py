"""Random programs as one C file that checks the derivatives of each, and what it says.

Tangents are compared with differences of the same program in long doubles, of two step sizes; what
adjoints say along the same directions with the tangents, and with the differences; width 4 with
width 1. Where the program is not smooth, or magnifies errors, there are no differences.
"""

import re

from c_program import PLAIN, REFERENCE, Printer
from program_replay import Replay
from program_reverse import Reverse
from program_split import Split
from program_wrappers import Wrappers
from random_c import LANES

HEADER = """\
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

extern int enzyme_const, enzyme_dup, enzyme_dupnoneed, enzyme_dupv, enzyme_width;
extern int enzyme_primal_return, enzyme_out, enzyme_nofree, enzyme_noret;

/* Where distances are constants, LLVM 22 itself loses what is moved: docs/edges.md. */
static volatile int nothing;
__attribute__((unused)) static int unseen(int x) { return x + nothing; }
"""
RUNTIME = """
struct program {
  const char *name;
  int inputs, outputs, results, single;
  const double *point, *seeds;
  void (*plain)(const double *, double *);
  void (*reference)(const long double *, long double *);
  void (*one)(const double *, const double *, double *, double *);
  void (*four)(const double *, const double *, double *, double *);
  void (*back)(const double *, double *, double *, double *);
  void (*back_four)(const double *, double *, double *, double *);
};

enum { MOST = 100 };

static void along(const struct program *p, const double *seed, long double h, long double *y) {
  long double x[MOST];
  for (int k = 0; k < p->inputs; k++) x[k] = p->point[k] + h * seed[k];
  p->reference(x, y);
}

/* Central differences of two steps, and one made of them; how far to trust it, or -1. */
static double differences(const struct program *p, const double *seed, long double h, double *d) {
  static long double y[5][MOST];
  double scale = 1;
  for (int at = -2; at <= 2; at++) along(p, seed, at * h / 2, y[at + 2]);
  for (int k = 0; k < p->outputs; k++) {
    long double near = (y[3][k] - y[1][k]) / h, far = (y[4][k] - y[0][k]) / (2 * h);
    long double kink = fabsl(y[3][k] + y[1][k] - 2 * y[2][k]) / h;
    long double kink_far = fabsl(y[4][k] + y[0][k] - 2 * y[2][k]) / (2 * h);
    d[k] = (double)((4 * near - far) / 3);
    if (!isfinite(d[k])) return -1;
    scale = fmax(scale, fabs(d[k]));
    if (kink > 0.6L * kink_far + 1e-8L * scale) return -1;
  }
  return scale;
}

static double largest_difference(const double *a, const double *b, int count) {
  double largest = 0;
  for (int k = 0; k < count; k++)
    if (!isnan(b[k])) largest = fmax(largest, isfinite(a[k]) ? fabs(a[k] - b[k]) : INFINITY);
  return largest;
}

static int failed(const struct program *p, const char *what, int lane, const double *got,
                  const double *want, double most) {
  for (int k = 0; k < p->outputs; k++)
    if (!isnan(want[k]) && !(fabs(got[k] - want[k]) <= most))
      printf("%s FAILED %s, lane %d, output %d: %.12g, not %.12g\\n", p->name, what, lane, k,
             got[k], want[k]);
  return 1;
}

/* What was not asked for is not a number, and as good as right. */
static int wrong_primal(const struct program *p, const char *what, int lane, const double *y,
                        double *primal) {
  double most = p->single ? 1e-6 : 1e-12;
  for (int k = 0; k < p->outputs; k++)
    if (isnan(primal[k])) primal[k] = y[k];
  return largest_difference(primal, y, p->outputs) > most && failed(p, what, lane, primal, y, most);
}

static int check_primal(const struct program *p, double *y) {
  long double x[MOST], exact[MOST];
  for (int k = 0; k < p->inputs; k++) x[k] = p->point[k];
  p->plain(p->point, y);
  p->reference(x, exact);
  for (int k = 0; k < p->outputs; k++)
    if (!(fabsl(y[k] - exact[k]) <= (p->single ? 1e-5L : 1e-12L))) return 0;
  return 1;
}

#ifndef PRIMAL_ONLY
static int check_lane(const struct program *p, int lane, const double *y, const double *four,
                      double *near) {
  double primal[MOST], tangent[MOST], far[MOST];
  const double *seed = p->seeds + lane * p->inputs;
  p->one(p->point, seed, primal, tangent);
  if (wrong_primal(p, "primal", lane, y, primal)) return 1;
  double scale = differences(p, seed, 0x1p-12L, far), again = differences(p, seed, 0x1p-13L, near);
  int trusted = scale > 0 && again > 0;
  trusted = trusted && largest_difference(near, far, p->outputs) <= 1e-8 * scale;
  double most = (p->single ? 1e-3 : 1e-7) * scale;
  if (trusted && largest_difference(tangent, near, p->outputs) > most)
    return failed(p, "differences", lane, tangent, near, most);
  if (trusted && largest_difference(four + lane * p->outputs, tangent, p->outputs) >
      (p->single ? 1e-5 : 1e-12) * scale)
    return failed(p, "width 4", lane, four + lane * p->outputs, tangent, 0);
  return trusted ? 0 : -1;
}

/* Adjoints of the outputs; that of what is returned is always 1. */
static void weigh(const struct program *p, int lane, double *weights) {
  for (int k = 0; k < p->outputs; k++)
    weights[k] = k < p->results ? 1 : ((k * 7 + lane * 5 + 3) % 17 - 8) / 8.0;
}

/* The change of a weighted sum of outputs, in two ways. */
static int check_along(const struct program *p, const char *what, int lane, const double *gradient,
                       const double *seed, const double *slopes, double most) {
  double weights[MOST], got = 0, want = 0, size = 1;
  weigh(p, lane, weights);
  for (int k = 0; k < p->inputs; k++)
    if (seed[k] != 0) got += gradient[k] * seed[k], size += fabs(gradient[k] * seed[k]);
  for (int k = 0; k < p->outputs; k++)
    if (weights[k] != 0) want += weights[k] * slopes[k], size += fabs(weights[k] * slopes[k]);
  if (!isfinite(want) || fabs(got - want) <= most * size) return 0;
  printf("%s FAILED %s, lane %d: %.12g, not %.12g; gradient", p->name, what, lane, got, want);
  for (int k = 0; k < p->inputs; k++) printf(" %.6g", gradient[k]);
  printf("\\n");
  return 1;
}

static int wrong_after(const struct program *p, const char *what, int lane, const double *y,
                       double *primal, const double *weights, int count) {
  for (int k = 0; k < count; k++)
    if (weights[k] != 0) {
      printf("%s FAILED seeds are left, %s, lane %d, %d: %.12g\\n", p->name, what, lane, k,
             weights[k]);
      return 1;
    }
  return wrong_primal(p, what, lane, y, primal);
}

static int check_reverse(const struct program *p, const double *y, const double *tangents,
                         double slopes[LANES][MOST], const int *trusted) {
  double weights[LANES * MOST], primal[MOST], four[LANES * MOST], one[MOST];
  int single = p->single;
  for (int lane = 0; lane < LANES; lane++) weigh(p, lane, weights + lane * p->outputs);
  p->back_four(p->point, weights, primal, four);
  if (wrong_after(p, "reverse primal of width 4", 0, y, primal, weights, LANES * p->outputs))
    return 1;
  for (int lane = 0; lane < LANES; lane++) {
    double size = 1;
    weigh(p, lane, weights);
    p->back(p->point, weights, primal, one);
    if (wrong_after(p, "reverse primal", lane, y, primal, weights, p->outputs)) return 1;
    for (int v = 0; v < LANES; v++) {
      const double *seed = p->seeds + v * p->inputs;
      if (trusted[v] &&
          check_along(p, "reverse differences", lane, one, seed, slopes[v], single ? 1e-3 : 1e-7))
        return 1;
      if (check_along(p, "reverse tangents", lane, one, seed, tangents + v * p->outputs,
                      single ? 1e-4 : 1e-9))
        return 1;
    }
    for (int k = 0; k < p->inputs; k++) {
      double other = four[lane * p->inputs + k];
      size = fmax(size, fabs(one[k]));
      if (!(fabs(one[k] - other) <= (single ? 1e-5 : 1e-12) * size) && isfinite(one[k])) {
        printf("%s FAILED reverse width 4, lane %d, input %d: %.12g, not %.12g\\n", p->name, lane,
               k, other, one[k]);
        return 1;
      }
    }
  }
  return 0;
}

static void check(const struct program *p) {
  double y[MOST], primal[MOST], four[LANES * MOST], slopes[LANES][MOST];
  int trusted[LANES];
  if (!check_primal(p, y)) {
    printf("%s discarded: errors grow\\n", p->name);
    return;
  }
  p->four(p->point, p->seeds, primal, four);
  if (wrong_primal(p, "primal of width 4", 0, y, primal)) return;
  int count = 0, moves = 0;
  for (int lane = 0; lane < LANES; lane++) {
    int result = check_lane(p, lane, y, four, slopes[lane]);
    if (result > 0) return;
    count += trusted[lane] = result == 0;
  }
  if (p->back && check_reverse(p, y, four, slopes, trusted)) return;
  for (int k = 0; k < LANES * p->outputs; k++) moves += four[k] != 0;
  if (count) printf("%s ok %d lanes, %d tangents\\n", p->name, count, moves);
  else printf("%s discarded: not smooth\\n", p->name);
}
#else
static void check(const struct program *p) {
  double y[MOST], d[MOST];
  int good = check_primal(p, y) && differences(p, p->seeds, 0x1p-12L, d) > 0;
  printf("%s %s\\n", p->name, good ? "ok" : "discarded");
}
#endif
"""
MAIN = """
int main(int argc, char **argv) {
  int from = argc > 1 ? atoi(argv[1]) : 0;
  for (int k = from; k < (int)(sizeof programs / sizeof *programs); k++) {
    printf("%s ", programs[k].name);
    fflush(stdout);
    check(&programs[k]);
    fflush(stdout);
  }
  return 0;
}
"""


def program_text(program, name, *, reverse=False, requests=True):
    """One program with all that checks it.

    `reverse` may be "split"; with "replay" tangents come from a tape, and there are no adjoints.
    """
    plain, exact = Printer(f"{name}_", PLAIN), Printer(f"{name}_exact_", REFERENCE)
    wrappers = Wrappers(program)
    backwards = (Split if reverse == "split" else Reverse)(program)
    onwards = Replay(program) if reverse == "replay" else wrappers
    return (
        f"/* {name} */\n"
        + plain.program(program)
        + plain.text(wrappers.data())
        + plain.text(wrappers.plain())
        + exact.program(program)
        + exact.text(wrappers.plain())
        + (_requests(plain, onwards, backwards, reverse=has_adjoints(reverse)) if requests else "")
    )


def has_adjoints(reverse):
    """Whether adjoints are asked for, too."""
    return reverse not in (False, "replay")


def _requests(plain, wrappers, backwards, *, reverse):
    return (
        "#ifndef PRIMAL_ONLY\n"
        + plain.text(wrappers.request("one", 1))
        + plain.text(wrappers.request("four", LANES))
        + (plain.text(backwards.request("back", 1)) if reverse else "")
        + (plain.text(backwards.request("back_four", LANES)) if reverse else "")
        + "#endif\n"
    )


def batch_text(programs, *, reverse=False):
    """Programs by name, as one C file."""
    table = table_of(programs, "name##_back, name##_back_four" if has_adjoints(reverse) else "0, 0")
    texts = [program_text(program, name, reverse=reverse) for name, program in programs.items()]
    runtime = RUNTIME.replace("LANES", str(LANES))
    return "\n".join([HEADER, *texts, runtime, table, MAIN])


def table_of(programs, back):
    """All there is of each program."""
    rows = ",\n  ".join(Wrappers(program).row(name) for name, program in programs.items())
    return (
        "#ifdef PRIMAL_ONLY\n#define REQUESTS(name) 0, 0, 0, 0\n#else\n"
        f"#define REQUESTS(name) name##_one, name##_four, {back}\n#endif\n"
        f"static const struct program programs[] = {{\n  {rows}\n}};\n"
    )


_SAID = re.compile(r"^(\w+) (?:\1 )?(.*)$", re.MULTILINE)


def said(output):
    """What a run said of each program; of one that crashed, nothing."""
    found = {}
    for name, line in _SAID.findall(output):
        found.setdefault(name, line)
    return found
