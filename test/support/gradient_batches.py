"""Files of random functions of an array and two sizes: their gradients against differences."""

import argparse
import subprocess
import sys
from pathlib import Path

_HEAD = """#include "%(off_by)s"
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
extern int enzyme_const, enzyme_dup;
void __enzyme_autodiff(void *, ...);
enum { ROOM = %(room)d };
static void start(double *x) { for (int i = 0; i < ROOM; i++) x[i] = %(begin)s; }
/* Each has a comparison of its own: a request is about one function. */
#define COMPARED(f)                                                                          \\
  static int compare_##f(long n, long m) {                                                   \\
    static double x[ROOM], d[ROOM];                                                          \\
    double worst = 0;                                                                        \\
    start(x), memset(d, 0, sizeof d);                                                        \\
    __enzyme_autodiff((void *)f, enzyme_dup, x, d, enzyme_const, n, enzyme_const, m);        \\
    for (int i = %(first)d; i < %(last)d; i++) {                                             \\
      double h = 1e-6, up, down;                                                             \\
      start(x), x[i] += h, up = f(x, n, m);                                                  \\
      start(x), x[i] -= h, down = f(x, n, m);                                                \\
      worst = fmax(worst, away_from(d[i], (up - down) / (2 * h)) / fmax(1, fabs(d[i])));     \\
    }                                                                                        \\
    if (!(worst < 1e-5)) printf("WRONG " #f " n %%ld m %%ld off by %%g\\n", n, m, worst);     \\
    return !(worst < 1e-5);                                                                  \\
  }
"""

#: Where a choice changes there is no derivative: sides differ. Differences of large numbers are
#: rounding.
ONE_SIDED = """#undef COMPARED
static int counted;
#define COMPARED(f)                                                                          \\
  static int compare_##f(long n, long m) {                                                   \\
    static double x[ROOM], d[ROOM];                                                          \\
    double worst = 0, here;                                                                  \\
    start(x), memset(d, 0, sizeof d), here = f(x, n, m), start(x);                           \\
    __enzyme_autodiff((void *)f, enzyme_dup, x, d, enzyme_const, n, enzyme_const, m);        \\
    for (int i = 0; i < ROOM && fabs(here) < 100; i++) {                                     \\
      double h = 1e-6, up, down;                                                             \\
      start(x), x[i] += h, up = (f(x, n, m) - here) / h;                                     \\
      start(x), x[i] -= h, down = (here - f(x, n, m)) / h;                                   \\
      if (!(fabs(up - down) < 1e-3 * fmax(1, fabs(up)))) continue;                           \\
      worst = fmax(worst, away_from(d[i], (up + down) / 2) / fmax(1, fabs(d[i]))), counted++;\\
    }                                                                                        \\
    if (!(worst < 1e-4)) printf("WRONG " #f " n %ld m %ld off by %g\\n", n, m, worst);        \\
    return !(worst < 1e-4);                                                                  \\
  }
"""


def head(room, begin, first, last):
    """What such a file begins with: numbers from `first` on are varied, up to `last`."""
    words = {"room": room, "begin": begin, "first": first, "last": last}
    return _HEAD % {**words, "off_by": Path(__file__).with_name("off_by.h")}


def parse_options(text, what, many=200, batch=20):
    """Return which random functions to compare, so many of `what`, and how they are compiled."""
    parser = argparse.ArgumentParser(description=text)
    parser.add_argument(f"--{what}", type=int, default=many, dest="many")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--batch", type=int, default=batch)
    parser.add_argument("--level", default="-O2")
    return parser.parse_args()


def starts(options):
    """Return the first seed of each file."""
    return range(options.seed, options.seed + options.many, options.batch)


def is_right(folder, text, level, first, *options):
    """Compile and run a file, of seeds from `first` on; also what the compiler said."""
    Path(folder, "all.c").write_text(text)
    compiler = Path(sys.executable).parent / "enzyme-cc"
    command = [compiler, level, "all.c", "-o", "all", "-lm", *options]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    said = done.stdout + done.stderr
    if done.returncode:
        print(f"seeds from {first}: not compiled\n{said[-2000:]}")
        return False, said
    ran = subprocess.run(["./all"], cwd=folder, capture_output=True, text=True, check=False)
    print(ran.stdout, end="", flush=True)
    return ran.returncode == 0, said
