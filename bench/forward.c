/* What a tangent costs beside the primal: each row is measured in one run, best of several. */
#include <enzyme/enzyme.h>
#include <math.h>
#include <stdio.h>
#include <time.h>

struct four {
  double of[4];
};
ENZYME_FWDDIFF(struct four, four);

#define N 2000
#define KEPT __attribute__((noinline))

static double a[N], b[N], da[4][N], db[4][N];

KEPT static double logistic(double x, int rounds) {
  double s = 0.3;
  for (int i = 0; i < rounds; i++) s = s * x * (1 - s) + 1e-3 / (1 + s * s);
  return s;
}
KEPT static double series(double x, int rounds) {
  double s = 0;
  for (int i = 0; i < rounds; i++) s += sin(x * i) * 0.3 + exp(-s * s);
  return s;
}
KEPT static double horner(const double *c, int n, double x) {
  double s = 0;
  for (int i = 0; i < n; i++) s = s * x + c[i];
  return s;
}
KEPT static double saxpy(const double *restrict x, double *restrict y, int n, double k) {
  for (int i = 0; i < n; i++) y[i] = y[i] * 0.9 + x[i] * k;
  return y[0];
}
KEPT static double stencil(double *x, double *y, int n, int rounds) {
  for (int k = 0; k < rounds; k++) {
    for (int i = 1; i < n - 1; i++) y[i] = 0.25 * (x[i - 1] + 2 * x[i] + x[i + 1]);
    double *t = x;
    x = y, y = t;
  }
  return x[n / 2];
}

static double now(void) {
  struct timespec t;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
  return t.tv_sec + 1e-9 * t.tv_nsec;
}

/* Seconds of the quickest of several runs of `code`; `x` differs each time, so nothing is hoisted. */
#define TIME(seconds, code)                          \
  do {                                               \
    seconds = 1e9;                                   \
    for (int run = 0; run < 9; run++) {              \
      volatile double seed = 0.7 + run * 1e-9, keep; \
      double start = now(), x = seed;                \
      keep = (code);                                 \
      double spent = now() - start;                  \
      (void)keep;                                    \
      if (spent < seconds) seconds = spent;          \
    }                                                \
  } while (0)

#define ROW(name, primal, one, four)                                        \
  do {                                                                      \
    double p, t, w;                                                         \
    TIME(p, primal);                                                        \
    TIME(t, one);                                                           \
    TIME(w, four);                                                          \
    printf("%s %.9f %.9f %.9f\n", name, p, t, w);                           \
  } while (0)

#define D(array) array[0], array[1], array[2], array[3]

int main(void) {
  for (int i = 0; i < N; i++) a[i] = b[i] = i * 1e-3, da[1][i] = db[2][i] = 1;
  ROW("logistic", logistic(x, 300000),
      __enzyme_fwddiff_double((void *)logistic, x, 1.0, 300000),
      __enzyme_fwddiff_four((void *)logistic, enzyme_width, 4, x, 1., 2., 3., 4., 300000).of[1]);
  ROW("series", series(x, 40000), __enzyme_fwddiff_double((void *)series, x, 1.0, 40000),
      __enzyme_fwddiff_four((void *)series, enzyme_width, 4, x, 1., 2., 3., 4., 40000).of[1]);
  ROW("horner", horner(a, N, x), __enzyme_fwddiff_double((void *)horner, a, da[0], N, x, 1.0),
      __enzyme_fwddiff_four((void *)horner, enzyme_width, 4, a, D(da), N, x, 1., 2., 3., 4.).of[1]);
  ROW("saxpy", saxpy(a, b, N, x), __enzyme_fwddiff_double((void *)saxpy, a, da[0], b, db[0], N, x, 1.0),
      __enzyme_fwddiff_four((void *)saxpy, enzyme_width, 4, a, D(da), b, D(db), N, x, 1., 2., 3., 4.).of[1]);
  ROW("stencil", stencil(a, b, N, 100 + (int)x),
      __enzyme_fwddiff_double((void *)stencil, a, da[0], b, db[0], N, 100 + (int)x),
      __enzyme_fwddiff_four((void *)stencil, enzyme_width, 4, a, D(da), b, D(db), N, 100 + (int)x).of[1]);
  return 0;
}
