"""Requests in requests around a random program, as a map from numbers to numbers.

Of the weighted sum of its outputs, the Hessian times a direction: by forward over reverse, reverse
over forward and reverse over reverse, which agree; and by differences of the gradient, where two
step sizes agree.
"""

from program_checks import HEADER, MAIN, RUNTIME, program_text, table_of
from program_wrappers import Wrappers

#: What is asked of a map, by names that begin like the program's.
REQUESTS = """
void __enzyme_autodiff@(void *, ...);
void __enzyme_fwddiff@(void *, ...);
static void @gradient(const double *in, const double *weights, double *g) {
  double out[OUTPUTS], seeds[OUTPUTS];
  for (int k = 0; k < OUTPUTS; k++) seeds[k] = weights[k];
  for (int k = 0; k < INPUTS; k++) g[k] = 0;
  __enzyme_autodiff@((void *)@plain, enzyme_dup, in, g, enzyme_dup, out, seeds);
}
static void @tangent(const double *in, const double *v, double *dout) {
  double out[OUTPUTS];
  __enzyme_fwddiff@((void *)@plain, enzyme_dup, in, v, enzyme_dup, out, dout);
}
static void @fr(const double *in, const double *weights, const double *v, double *hv) {
  double g[INPUTS];
  __enzyme_fwddiff@((void *)@gradient, enzyme_dup, in, v, enzyme_const, weights, enzyme_dup, g, hv);
}
static void @rf(const double *in, const double *weights, const double *v, double *hv) {
  double dout[OUTPUTS], seeds[OUTPUTS];
  for (int k = 0; k < OUTPUTS; k++) seeds[k] = weights[k];
  for (int k = 0; k < INPUTS; k++) hv[k] = 0;
  __enzyme_autodiff@((void *)@tangent, enzyme_dup, in, hv, enzyme_const, v, enzyme_dup, dout,
                     seeds);
}
static void @rr(const double *in, const double *weights, const double *v, double *hv) {
  double g[INPUTS], seeds[INPUTS];
  for (int k = 0; k < INPUTS; k++) seeds[k] = v[k], hv[k] = 0;
  __enzyme_autodiff@((void *)@gradient, enzyme_dup, in, hv, enzyme_const, weights, enzyme_dup, g,
                     seeds);
}
"""
CHECKS = """
struct nested {
  void (*gradient)(const double *, const double *, double *);
  void (*way[3])(const double *, const double *, const double *, double *);
};
static const struct nested nested[];
static const char *const ways[] = {"forward over reverse", "reverse over forward",
                                   "reverse over reverse"};

static void slope_at(const struct program *p, const struct nested *n, const double *w,
                     const double *v, double h, double *g) {
  double x[MOST];
  for (int k = 0; k < p->inputs; k++) x[k] = p->point[k] + h * v[k];
  n->gradient(x, w, g);
}

/* Differences of the gradient in four points, and how large numbers are; or -1. */
static double second_differences(const struct program *p, const struct nested *n, const double *w,
                                 const double *v, double h, double *d) {
  double y[4][MOST], scale = 1;
  for (int at = 0; at < 4; at++) slope_at(p, n, w, v, (at < 2 ? at - 2 : at - 1) * h, y[at]);
  for (int k = 0; k < p->inputs; k++) {
    d[k] = (8 * (y[2][k] - y[1][k]) - (y[3][k] - y[0][k])) / (12 * h);
    if (!isfinite(d[k])) return -1;
    scale = fmax(scale, fmax(fabs(d[k]), fabs(y[1][k])));
  }
  return scale;
}

static int apart(const struct program *p, const char *what, int lane, const double *got,
                 const double *want, double most) {
  if (largest_difference(got, want, p->inputs) <= most) return 0;
  for (int k = 0; k < p->inputs; k++)
    if (!(fabs(got[k] - want[k]) <= most))
      printf("%s FAILED %s, lane %d, input %d: %.12g, not %.12g\\n", p->name, what, lane, k,
             got[k], want[k]);
  return 1;
}

static int check_ways(const struct program *p, const struct nested *n, int lane, int *moves) {
  double w[MOST], near[MOST], far[MOST], got[3][MOST];
  const double *v = p->seeds + lane * p->inputs;
  for (int k = 0; k < p->outputs; k++) w[k] = ((k * 7 + lane * 5 + 3) % 17 - 8) / 8.0;
  double scale = second_differences(p, n, w, v, 0x1p-9, far);
  double again = second_differences(p, n, w, v, 0x1p-10, near);
  for (int way = 0; way < 3; way++) n->way[way](p->point, w, v, got[way]);
  int trusted = scale > 0 && again > 0 && !p->single;
  trusted = trusted && largest_difference(near, far, p->inputs) <= 1e-8 * scale;
  if (!trusted) return -1;
  for (int k = 0; k < p->inputs; k++) *moves += got[0][k] != 0;
  if (apart(p, ways[0], lane, got[0], near, 1e-7 * scale)) return 1;
  for (int way = 1; way < 3; way++)
    if (apart(p, ways[way], lane, got[way], got[0], 1e-10 * scale)) return 1;
  return 0;
}

static void check(const struct program *p) {
  double y[MOST];
  int count = 0, moves = 0;
  if (!check_primal(p, y)) {
    printf("%s discarded: errors grow\\n", p->name);
    return;
  }
  for (int lane = 0; lane < 2; lane++) {
    int result = check_ways(p, nested + (p - programs), lane, &moves);
    if (result > 0) return;
    count += result == 0;
  }
  if (count) printf("%s ok %d lanes, %d tangents\\n", p->name, count, moves);
  else printf("%s discarded: not smooth\\n", p->name);
}
"""


def nested_batch_text(programs):
    """Programs by name, as one C file that asks for second derivatives."""
    texts = [_text(program, name) for name, program in programs.items()]
    rows = ",\n  ".join(_row(name) for name in programs)
    # Of what checks first derivatives, only what says whether errors grow.
    runtime = RUNTIME.replace("static void check(", "static __attribute__((unused)) void first(")
    parts = [
        HEADER,
        *texts,
        "#define PRIMAL_ONLY",
        runtime,
        table_of(programs, "0, 0"),
        CHECKS.replace("nested nested[]", f"nested nested[{len(programs)}]"),
        f"static const struct nested nested[] = {{\n  {rows}\n}};\n",
        MAIN,
    ]
    return "\n".join(parts)


def _text(program, name):
    text = program_text(program, name, requests=False)
    wrappers = Wrappers(program)
    made = REQUESTS.replace("INPUTS", str(max(wrappers.layout.inputs, 1)))
    made = made.replace("OUTPUTS", str(max(wrappers.outputs, 1)))
    return text + made.replace("@", f"{name}_")


def _row(name):
    return f"{{{name}_gradient, {{{name}_fr, {name}_rf, {name}_rr}}}}"
