// Split mode: several tapes at once, in arrays and structs, gone back through in any order.
#include "reverse.h"
#include <stdlib.h>

enum { STEPS_TAKEN = 6, N = 4 };

struct taped {
  void *tape;
  double result;
};
ENZYME_AUGMENTFWD(struct taped, taped);

static double work(double *x, int n, double rate) {
  double sum = 0;
  for (int i = 0; i < n; i++) {
    double before = x[i];
    x[i] = sin(before) * rate + x[(i + 1) % n];
    sum += x[i] * before;
  }
  return sum;
}

/* The derivative of all steps, with both sweeps in one. */
static double all_steps(const double *start, double rate) {
  double x[N], sum = 0;
  for (int i = 0; i < N; i++) x[i] = start[i];
  for (int k = 0; k < STEPS_TAKEN; k++) sum += (k + 1) * work(x, N, rate);
  return sum;
}

static const double START[N] = {0.5, -1.25, 2, 0.75};

ONCE void expect(const char *what, const double *got, double by_rate) {
  double gradient[N] = {0}, slope = 0;
  REQUEST(slope = __enzyme_autodiff_double((void *)all_steps, enzyme_dup, START, gradient,
                                           enzyme_out, 0.7));
  for (int i = 0; i < N; i++) CHECK_GOT(what, got[i], gradient[i], BY_FORMULA);
  CHECK_GOT("by rate", by_rate, slope, BY_FORMULA);
}

/* A step forward in a function of its own, its tape in an array. */
static __attribute__((noinline)) struct taped step(double *x, double *dx) {
  struct taped made = {0, 0};
  REQUEST(made = __enzyme_augmentfwd_taped((void *)work, enzyme_dup, x, dx, enzyme_const, N,
                                           enzyme_out, 0.7));
  return made;
}

static __attribute__((noinline)) double step_back(double *x, double *dx, double seed, void *tape) {
  double slope = 0;
  REQUEST(slope = __enzyme_reverse_double((void *)work, enzyme_dup, x, dx, enzyme_const, N,
                                          enzyme_out, 0.7, seed, tape));
  return slope;
}

static void in_reversed_order(void) {
  struct taped steps[STEPS_TAKEN];
  double x[N], dx[N] = {0}, slope = 0, sum = 0;
  memcpy(x, START, sizeof x);
  for (int k = 0; k < STEPS_TAKEN; k++) {
    steps[k] = step(x, dx);
    sum += (k + 1) * steps[k].result;
  }
  CHECK_GOT("the primal", sum, all_steps(START, 0.7), BY_FORMULA);
  for (int i = 0; i < N; i++) x[i] = NAN;
  for (int k = STEPS_TAKEN; k-- > 0;) slope += step_back(x, dx, k + 1, steps[k].tape);
  expect("in reversed order", dx, slope);
}

/* Two runs of different data, one step of each at a time, in each other's way. */
static void interleaved(void) {
  double *x[2], *dx[2], slope[2] = {0, 0};
  void **tapes = malloc(2 * STEPS_TAKEN * sizeof *tapes);
  for (int run = 0; run < 2; run++) {
    x[run] = malloc(N * sizeof(double)), dx[run] = calloc(N, sizeof(double));
    for (int i = 0; i < N; i++) x[run][i] = run ? -START[i] : START[i];
  }
  for (int k = 0; k < STEPS_TAKEN; k++)
    for (int run = 0; run < 2; run++) tapes[2 * k + run] = step(x[run], dx[run]).tape;
  for (int run = 0; run < 2; run++)
    for (int i = 0; i < N; i++) x[run][i] = NAN;
  for (int k = STEPS_TAKEN; k-- > 0;)
    for (int run = 0; run < 2; run++) slope[run] += step_back(x[run], dx[run], k + 1, tapes[2 * k + run]);
  expect("interleaved", dx[0], slope[0]);
  for (int run = 0; run < 2; run++) free(x[run]), free(dx[run]);
  free(tapes);
}

/* The same point twice: each tape has its own. */
static void in_any_order(void) {
  for (int first = 0; first < 2; first++) {
    double x[2][N], dx[2][N] = {{0}}, slope[2];
    struct taped taped[2];
    for (int k = 0; k < 2; k++) {
      for (int i = 0; i < N; i++) x[k][i] = START[i] + k;
      taped[k] = step(x[k], dx[k]);
    }
    slope[first] = step_back(x[first], dx[first], 1, taped[first].tape);
    slope[!first] = step_back(x[!first], dx[!first], 1, taped[!first].tape);
    for (int k = 0; k < 2; k++) {
      double alone[N], adjoint[N] = {0}, by_rate = 0;
      for (int i = 0; i < N; i++) alone[i] = START[i] + k;
      REQUEST(by_rate = __enzyme_autodiff_double((void *)work, enzyme_dup, alone, adjoint,
                                                 enzyme_const, N, enzyme_out, 0.7));
      for (int i = 0; i < N; i++) CHECK_GOT("in any order", dx[k][i], adjoint[i], BY_FORMULA);
      CHECK_GOT("each by rate", slope[k], by_rate, BY_FORMULA);
    }
  }
}

int main(void) {
  in_reversed_order();
  interleaved();
  in_any_order();
  return checked();
}
