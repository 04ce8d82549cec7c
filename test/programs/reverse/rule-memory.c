// Rules of the user's that change memory, keep tapes on the heap, and are recursive.
#include "reverse.h"
#include <stdlib.h>

#define RULE(f)                                                           \
  __attribute__((used)) static void *__enzyme_register_gradient_##f[] = { \
      (void *)f, (void *)augmented_##f, (void *)gradient_##f}

/* In place; what was there before is the tape, on the heap: one call serves one direction. */
__attribute__((noinline)) static void squares(double *x, int n) {
  for (int i = 0; i < n; i++) x[i] *= x[i];
}
static void *augmented_squares(double *x, double *dx, int n) {
  (void)dx;
  double *kept = malloc(n * sizeof *kept);
  memcpy(kept, x, n * sizeof *x);
  squares(x, n);
  return kept;
}
static void gradient_squares(double *x, double *dx, int n, void *tape) {
  const double *kept = tape;
  for (int i = 0; i < n && dx != x; i++) dx[i] *= 2 * kept[i];
  free(tape);
}
RULE(squares);

/* Reads only; both arrays may be constant. */
__attribute__((noinline)) static double dot(const double *x, const double *y, int n) {
  double sum = 0;
  for (int i = 0; i < n; i++) sum += x[i] * y[i];
  return sum;
}
struct kept {
  double *copies;
  double sum;
};
static struct kept augmented_dot(const double *x, const double *dx, const double *y, const double *dy, int n) {
  (void)dx, (void)dy;
  double *copies = malloc(2 * n * sizeof *copies);
  for (int i = 0; i < n; i++) copies[i] = x[i], copies[n + i] = y[i];
  return (struct kept){copies, dot(x, y, n)};
}
static void gradient_dot(const double *x, double *dx, const double *y, double *dy, int n, double seed,
                         double *copies) {
  for (int i = 0; i < n; i++) {
    if (dx != x) dx[i] += seed * copies[n + i];
    if (dy != y) dy[i] += seed * copies[i];
  }
  free(copies);
}
RULE(dot);

/* Recursive: its own calls are what the rule says, and nothing is differentiated inside. */
__attribute__((noinline)) static double horner(const double *c, int n, double x) {
  return n == 0 ? 0 : c[0] + x * horner(c + 1, n - 1, x);
}
static double augmented_horner(const double *c, double *dc, int n, double x) {
  (void)dc;
  return horner(c, n, x);
}
static double gradient_horner(const double *c, double *dc, int n, double x, double seed) {
  double power = 1, slope = 0;
  for (int i = 0; i < n; i++) {
    if (dc != c) dc[i] += seed * power;
    if (i > 0) slope += i * c[i] * power / x;
    power *= x;
  }
  return seed * slope;
}
RULE(horner);

static void in_loops(const double *x, double *y) {
  double v[4], weights[4] = {0.5, -1.5, 2, 0.25};
  for (int i = 0; i < 4; i++) v[i] = x[i];
  y[0] = 0;
  for (int i = 0; i < 3; i++) {
    y[0] += dot(v, weights, 4) * x[i];      /* one constant array */
    y[0] += dot(v, v + 1, 3);               /* two that overlap */
    if (i != 1) y[0] *= horner(x, i + 2, v[1]);
    for (int j = 0; j < 4; j++) v[j] += x[j] / (i + 2);
  }
  y[1] = dot(weights, v, 4) + horner(weights, 4, v[2]);
}

/* Of this, only one direction at a time: the augmented function changes memory. */
static double changing(double x) {
  double v[3] = {x, x + 1, 2 * x};
  for (int i = 1; i < 3; i++) squares(v + i - 1, 2);
  return v[0] + v[1] * v[2];
}

/* A struct that is returned through memory: its address is the first parameter. */
struct powers {
  double one, two, three;
};
static struct powers powers(double x) { return (struct powers){x, x * x, x * x * x}; }
static void augmented_powers(struct powers *to, struct powers *dto, double x) {
  (void)dto;
  *to = powers(x);
}
static double gradient_powers(struct powers *to, struct powers *dto, double x) {
  (void)to;
  double slope = dto->one + 2 * x * dto->two + 3 * x * x * dto->three;
  *dto = (struct powers){0, 0, 0};
  return slope;
}
RULE(powers);
static double of_powers(double x) {
  struct powers all = powers(x), more = powers(all.two);
  return all.one * more.three + all.three * more.one; /* x^7 + x^5 */
}

int main(void) {
  CHECK_ADJOINT_MAP(in_loops, ((double[]){0.7, -0.4, 0.3, 0.6}), 4, 2, NULL);
#ifndef REFERENCE_ONLY
  double x = 0.5; /* x^2 + (x + 1)^4 * (2 x)^2 */
  CHECK_GOT("in place", __enzyme_autodiff_double((void *)changing, enzyme_out, x),
            2 * x + 4 * pow(x + 1, 3) * 4 * x * x + pow(x + 1, 4) * 8 * x, BY_FORMULA);
#endif
  CHECK_ADJOINT_SCALAR(of_powers, 0.9, 7 * pow(0.9, 6) + 5 * pow(0.9, 4));
  return checked();
}
