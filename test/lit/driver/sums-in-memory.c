// Sums in memory have the gradients that tangents have: where pointers may be the same, where others
// look between, in loops inside of loops that are left in the middle, and where a shadow is the primal.
// REQUIRES: clang-22
// RUN: %enzyme-cc -O0 "%s" -o "%t.0" -lm && "%t.0" | %FileCheck "%s"
// RUN: %enzyme-cc -O3 "%s" -o "%t.3" -lm && "%t.3" | %FileCheck "%s"
// RUN: %enzyme-cc -O3 -march=native "%s" -o "%t.n" -lm && "%t.n" | %FileCheck "%s"
// CHECK:     same 0
// CHECK-NOT: wrong
// CHECK:     done
#include <math.h>
#include <stdio.h>
#include <string.h>
extern int enzyme_dup, enzyme_const;
void __enzyme_autodiff(void *, ...);
void __enzyme_fwddiff(void *, ...);
double __enzyme_fwddiff_value(void *, ...);

enum { N = 7 };
static void chain(double *p, double *q, int n) {
  for (int i = 1; i < n; i++) p[i] = p[i] + q[i - 1] * 0.5 - q[i] * p[0] - 1.5;
}
static void taken(double *p, double *q, int n) {
  for (int i = 0; i < n; i++) p[i] = q[i] - p[i], q[i] -= p[i] * q[i];
}
static void looked_at(double *p, double *q, int n) {
  for (int i = 0; i + 1 < n; i++) {
    double old = p[i], other = q[i + 1];
    q[i] += old * other;
    p[i] = old + other * other;
  }
}
static void stored_between(double *p, double *q, int n) {
  for (int i = 0; i < n; i++) {
    double old = p[i];
    q[n - 1 - i] = sin(q[i]);
    p[i] = old + q[i] * p[i];
  }
}
static void nested(double *p, double *q, int n) {
  for (int i = 0; i < n; i++) {
    double scale = q[i] * p[(i + 2) % n];
    for (int j = i; j < n; j++) {
      if (p[j] * scale > 2.5) break;
      if (j % 3 == 2) continue;
      p[j] += scale * q[j];
      q[i] = q[i] + p[j] * 0.25;
      for (int k = 0; k < j; k++) q[k] -= 0.01 * scale * p[j] * q[k];
    }
    q[i] = 0.75 * q[i];
  }
}
static void two(double *p, double *q, int n) {
  for (int i = 0; i < n; i++)
    for (int j = 0; j < i; j++) {
      double d = p[i] - q[j], f = d / (1 + d * d);
      p[i] += f, p[j] -= f, q[j] += 2 * f * p[i];
    }
}
typedef void step(double *, double *, int);
static double weighed(step *f, const double *x, double *p, double *q, int n) {
  for (int i = 0; i < n; i++) p[i] = x[i], q[i] = x[n + i];
  f(p, q, n);
  double sum = 0;
  for (int i = 0; i < n; i++) sum += (i + 1) * p[i] * p[i] + sin(q[i]) * (2 - i);
  return sum;
}
#define CASE(F)                                                                             \
  static double F##_apart(const double *x) {                                                \
    double p[N], q[N];                                                                      \
    return weighed(F, x, p, q, N);                                                          \
  }                                                                                         \
  static double F##_same(const double *x) {                                                 \
    double p[N];                                                                            \
    return weighed(F, x, p, p, N);                                                          \
  }                                                                                         \
  static double F##_over(const double *x) {                                                 \
    double p[N + 1];                                                                        \
    return weighed(F, x, p, p + 1, N);                                                      \
  }
CASE(chain)
CASE(taken)
CASE(looked_at)
CASE(stored_between)
CASE(nested)
CASE(two)
#define CHECK(F)                                                                             \
  do {                                                                                      \
    double g[2 * N] = {0};                                                                  \
    __enzyme_autodiff((void *)F, enzyme_dup, x, g);                                         \
    for (int i = 0; i < 2 * N; i++) {                                                       \
      double d[2 * N] = {0}, slope;                                                         \
      d[i] = 1;                                                                             \
      slope = __enzyme_fwddiff_value((void *)F, enzyme_dup, x, d);                          \
      double h = 1e-5, was = x[i], up, down;                                                \
      x[i] = was + h, up = F(x), x[i] = was - h, down = F(x), x[i] = was;                   \
      if (!(fabs(g[i] - slope) <= 1e-11 * (1 + fabs(slope)))) printf("wrong: " #F " %d: %g %g\n", i, g[i], slope); \
      if (!(fabs((up - down) / (2 * h) - slope) <= 1e-6 * (1 + fabs(slope)))) printf("wrong: " #F " %d differs: %g %g\n", i, (up - down) / (2 * h), slope); \
    }                                                                                       \
  } while (0)

/* The shadow of q is q: it is constant, and stays as it is. */
static void add(double *p, double *q, int n) {
  for (int i = 0; i < n; i++) p[i] += q[i] * 3, q[i] += p[i];
}
int main(void) {
  double x[2 * N];
  for (int i = 0; i < 2 * N; i++) x[i] = 0.3 + 0.17 * ((i * 5) % 11);
  double p[2] = {1, 2}, dp[2] = {5, 7}, q[2] = {3, 4};
  __enzyme_autodiff((void *)add, enzyme_dup, p, dp, enzyme_dup, q, q, 2);
  printf("same %g\n", fabs(dp[0] - 5) + fabs(dp[1] - 7) + fabs(q[0] - 13) + fabs(q[1] - 18));
#define EACH(F) CHECK(F##_apart); CHECK(F##_same); CHECK(F##_over);
  EACH(chain) EACH(taken) EACH(looked_at) EACH(stored_between) EACH(nested) EACH(two)
  puts("done");
}
