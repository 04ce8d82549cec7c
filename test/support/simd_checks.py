"""Random SIMD programs as two C files: vectors with requests, and long doubles that check them.

Of each program the whole Jacobian is known by differences of the twin. Adjoints for three seeds
must be its transpose times the seed, tangents along two directions the Jacobian times these, and
both must agree more closely with each other.
"""

import re

from program_checks import MAIN

HEADS = {True: "#include <immintrin.h>\n", False: ""}
HEADER = """\
#include <math.h>
#include <string.h>

extern int enzyme_dup, enzyme_width;
void __enzyme_autodiff(void *, ...);
void __enzyme_fwddiff(void *, ...);
"""
INPUTS = 8
_NUMBERS = {"d": "double", "f": "float", "l": "long long", "m": "int"}
RUNTIME = """
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef long double R;
enum { INPUTS = 8, MOST = 16 };
struct program {
  const char *name;
  int outputs, single, loose;
  double gain;
  const double *point;
  void (*twin)(const R *, R *);
  void *plain, *back, *onwards, *two;
};

/* Everything in double, whatever the program has. */
static void narrow(const double *from, float *to, int count) {
  for (int k = 0; k < count; k++) to[k] = (float)from[k];
}
static void widen(const float *from, double *to, int count) {
  for (int k = 0; k < count; k++) to[k] = from[k];
}

typedef void plain_d(const double *, double *);
typedef void plain_f(const float *, float *);
typedef void both_d(const double *, double *, double *, double *);
typedef void both_f(const float *, float *, float *, float *);

static void plain(const struct program *p, double *y) {
  if (!p->single) {
    ((plain_d *)p->plain)(p->point, y);
    return;
  }
  float x[INPUTS], z[MOST] = {0};
  narrow(p->point, x, INPUTS);
  ((plain_f *)p->plain)(x, z);
  widen(z, y, p->outputs);
}

/* With so many shadows. */
static void both(const struct program *p, void *f, int width, double *dx, double *y, double *dy) {
  if (!p->single) {
    ((both_d *)f)(p->point, dx, y, dy);
    return;
  }
  float x[INPUTS], a[2 * INPUTS], b[MOST], c[2 * MOST];
  narrow(p->point, x, INPUTS), narrow(dx, a, width * INPUTS), narrow(dy, c, width * p->outputs);
  narrow(y, b, p->outputs);
  ((both_f *)f)(x, a, b, c);
  widen(a, dx, width * INPUTS), widen(b, y, p->outputs), widen(c, dy, width * p->outputs);
}

static double jacobian[MOST][INPUTS], other[MOST][INPUTS];

/* Central differences of three steps, extrapolated: errors in the sixth power of the step. */
static void differences(const struct program *p, R step, double into[MOST][INPUTS]) {
  R x[INPUTS], above[3][MOST], below[3][MOST];
  for (int k = 0; k < INPUTS; k++) {
    for (int round = 0; round < 3; round++) {
      R h = step / (1 << round);
      for (int j = 0; j < INPUTS; j++) x[j] = p->point[j];
      x[k] += h;
      p->twin(x, above[round]);
      x[k] -= 2 * h;
      p->twin(x, below[round]);
      for (int o = 0; o < p->outputs; o++)
        above[round][o] = (above[round][o] - below[round][o]) / (2 * h);
    }
    for (int o = 0; o < p->outputs; o++) {
      R one = (4 * above[1][o] - above[0][o]) / 3, two = (4 * above[2][o] - above[1][o]) / 3;
      into[o][k] = (double)((16 * two - one) / 15);
    }
  }
}

static int far(double a, double b, double most) { return !(fabs(a - b) <= most); }

static int smooth(const struct program *p, double most) {
  differences(p, 0x1p-9L, other);
  differences(p, 0x1p-10L, jacobian);
  for (int o = 0; o < p->outputs; o++)
    for (int k = 0; k < INPUTS; k++)
      if (far(jacobian[o][k], other[o][k], most / 8)) return 0;
  return 1;
}

static int said(const struct program *p, const char *what, int lane, int at, double got,
                double want) {
  printf("%s FAILED %s, seed %d, number %d: %.12g, not %.12g\\n", p->name, what, lane, at, got,
         want);
  return 1;
}

static double weight(int lane, int o) {
  return lane == 2 ? o == 0 : ((o * 7 + lane * 5 + 3) % 17 - 8) / 8.0;
}

static double direction(int lane, int k) { return ((k * 5 + lane * 3 + 1) % 7 - 3) / 2.0; }

static int wrong_primal(const struct program *p, const char *what, int lane, const double *y,
                        const double *want, double most) {
  for (int o = 0; o < p->outputs; o++)
    if (far(y[o], want[o], most)) return said(p, what, lane, o, y[o], want[o]);
  return 0;
}

static int wrong_back(const struct program *p, const double *want, double gradients[3][INPUTS],
                      double most) {
  double y[MOST], dy[MOST], *dx;
  for (int lane = 0; lane < 3; lane++) {
    dx = gradients[lane];
    for (int k = 0; k < INPUTS; k++) dx[k] = lane == 1 ? k % 3 * 0.5 : 0;
    for (int o = 0; o < p->outputs; o++) y[o] = 0, dy[o] = weight(lane, o);
    both(p, p->back, 1, dx, y, dy);
    for (int k = 0; k < INPUTS; k++) {
      double sum = 0;
      for (int o = 0; o < p->outputs; o++) sum += weight(lane, o) * jacobian[o][k];
      dx[k] -= lane == 1 ? k % 3 * 0.5 : 0;
      if (far(dx[k], sum, most * p->outputs)) return said(p, "reverse", lane, k, dx[k], sum);
    }
    if (wrong_primal(p, "primal of reverse", lane, y, want, most)) return 1;
    for (int o = 0; o < p->outputs; o++)
      if (dy[o]) return said(p, "seed left", lane, o, dy[o], 0);
  }
  return 0;
}

/* Two gradients at once are those of one at a time. */
static int wrong_two(const struct program *p, const double *want, double gradients[3][INPUTS],
                     double most) {
  double dx[2 * INPUTS] = {0}, y[MOST] = {0}, dy[2 * MOST];
  for (int o = 0; o < p->outputs; o++) dy[o] = weight(0, o), dy[o + p->outputs] = weight(1, o);
  both(p, p->two, 2, dx, y, dy);
  for (int k = 0; k < 2 * INPUTS; k++) {
    double one = gradients[k / INPUTS][k % INPUTS];
    if (far(dx[k], one, most * (p->loose ? 1 : 1e-3))) return said(p, "width 2", 0, k, dx[k], one);
  }
  return wrong_primal(p, "primal of width 2", 0, y, want, most);
}

static int wrong_onwards(const struct program *p, const double *want,
                         double gradients[3][INPUTS], double most) {
  double y[MOST], dy[MOST], dx[INPUTS];
  for (int lane = 0; lane < 2; lane++) {
    for (int k = 0; k < INPUTS; k++) dx[k] = direction(lane, k);
    for (int o = 0; o < p->outputs; o++) y[o] = 0, dy[o] = 0;
    both(p, p->onwards, 1, dx, y, dy);
    double one = 0, two = 0;
    for (int o = 0; o < p->outputs; o++) {
      double sum = 0;
      for (int k = 0; k < INPUTS; k++) sum += jacobian[o][k] * direction(lane, k);
      if (far(dy[o], sum, most * INPUTS)) return said(p, "forward", lane, o, dy[o], sum);
      one += weight(lane, o) * dy[o];
    }
    for (int k = 0; k < INPUTS; k++) two += gradients[lane][k] * direction(lane, k);
    if (far(one, two, most * (p->loose ? 8 : 1e-2))) return said(p, "identity", lane, 0, two, one);
    if (wrong_primal(p, "primal of forward", lane, y, want, most)) return 1;
  }
  return 0;
}

static void check(const struct program *p) {
  R x[INPUTS], exact[MOST];
  double y[MOST] = {0}, wanted[MOST], gradients[3][INPUTS];
  double most = p->gain * (p->loose ? 3e-5 : 1e-9);
  for (int k = 0; k < INPUTS; k++) x[k] = p->point[k];
  p->twin(x, exact);
  for (int o = 0; o < p->outputs; o++) wanted[o] = (double)exact[o];
  plain(p, y);
  if (wrong_primal(p, "twin", 0, y, wanted, most)) return;
  if (!smooth(p, most)) {
    printf("%s discarded: not smooth\\n", p->name);
    return;
  }
  if (wrong_back(p, wanted, gradients, most)) return;
  if (wrong_onwards(p, wanted, gradients, most)) return;
  if (p->two && wrong_two(p, wanted, gradients, most)) return;
  int slopes = 0;
  for (int k = 0; k < INPUTS; k++) slopes += gradients[0][k] != 0;
  printf("%s ok, %d slopes\\n", p->name, slopes);
}
"""


def types(target):
    """Declare all vectors that programs have."""
    x86 = {"d2": "__m128d", "d4": "__m256d", "f4": "__m128", "f8": "__m256"} if target.x86 else {}
    lines = []
    for kind, counts in target.widths.items():
        for count in counts:
            size = count * {"d": 8, "f": 4}[kind]
            for letter in (kind, {"d": "l", "f": "m"}[kind]):
                name, number = f"{letter}{count}", _NUMBERS[letter]
                own = x86.get(name)
                sized = f"__attribute__((vector_size({size})))"
                lines.append(f"typedef {own or number} {name}{'' if own else ' ' + sized};")
                lines.append(f"typedef {number} x{name} __attribute__((ext_vector_type({count})));")
            less = f"__attribute__((vector_size({size}), aligned(1), may_alias))"
            lines.append(f"typedef {_NUMBERS[kind]} u{kind}{count} {less};")
    return "\n".join(lines) + "\n"


def requests(program, name):
    number = program.kind.of(1).name
    parameters = f"const {number} *x, {number} *dx, {number} *y, {number} *dy"
    values = f"(void *){name}_f, enzyme_dup, x, dx, enzyme_dup, y, dy"
    values_of_two = (
        f"(void *){name}_f, enzyme_width, 2, enzyme_dup, x, dx, dx + {INPUTS}, "
        f"enzyme_dup, y, dy, dy + {program.outputs}"
    )
    two = f"void {name}_two({parameters}) {{ __enzyme_autodiff({values_of_two}); }}\n"
    return two * program.double + "".join(
        f"void {name}_{which}({parameters}) {{ __enzyme_{request}({values}); }}\n"
        for which, request in (("back", "autodiff"), ("onwards", "fwddiff"))
    )


def vectors_text(programs, target):
    """Programs by name, as the C file that is differentiated."""
    texts = [
        f"/* {name} */\n" + program.simd(name) + requests(program, name)
        for name, program in programs.items()
    ]
    return "\n".join([HEADS[target.x86] + HEADER + types(target), *texts])


def checks_text(programs):
    """The C file that checks them, in which nothing is differentiated."""
    texts, rows = [], []
    for name, program in programs.items():
        asked = ("f", "back", "onwards", *["two"] * program.double)
        declared = "".join(f"void {name}_{each}(void);\n" for each in asked)
        two = f"(void *){name}_two" if program.double else "0"
        points = ", ".join(map(str, program.point))
        texts.append(declared + f"static const double {name}_point[] = {{{points}}};")
        texts.append(program.twin(name))
        single, loose = int(program.kind.kind == "f"), int(program.single)
        functions = f"(void *){name}_f, (void *){name}_back, (void *){name}_onwards"
        rows.append(
            f'  {{"{name}", {program.outputs}, {single}, {loose}, {program.gain!r}, {name}_point, '
            f"{name}_twin, {functions}, {two}}},\n"
        )
    table = f"static const struct program programs[] = {{\n{''.join(rows)}}};\n"
    return "\n".join([RUNTIME, *texts, table, MAIN])


def whole_text(program, target):
    """One program with all that checks it, as one C file."""
    checks = re.sub(r"^void p_\w+\(void\);\n", "", checks_text({"p": program}), flags=re.MULTILINE)
    return vectors_text({"p": program}, target) + checks
