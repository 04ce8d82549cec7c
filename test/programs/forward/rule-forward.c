// Forward derivatives of the user's own: of numbers, of memory, in several directions at once.
#include "check.h"

#define RULE(f)                                                             \
  __attribute__((used)) static void *__enzyme_register_derivative_##f[] = { \
      (void *)f, (void *)forward_##f}

struct dual {
  double primal, tangent;
};

static double square(double x) { return x * x; }
static struct dual forward_square(double x, double dx) { return (struct dual){x * x, 2 * x * dx}; }
RULE(square);

/* Reads memory only. */
static double dot(const double *x, const double *y, int n) {
  double sum = 0;
  for (int i = 0; i < n; i++) sum += x[i] * y[i];
  return sum;
}
static struct dual forward_dot(const double *x, const double *dx, const double *y, const double *dy, int n) {
  struct dual sum = {0, 0};
  for (int i = 0; i < n; i++) {
    sum.primal += x[i] * y[i];
    if (dx != x) sum.tangent += dx[i] * y[i];
    if (dy != y) sum.tangent += x[i] * dy[i];
  }
  return sum;
}
RULE(dot);

/* Writes to memory that it does not read. */
static void sines(const double *x, double *y, int n) {
  for (int i = 0; i < n; i++) y[i] = sin(x[i]);
}
static void forward_sines(const double *x, const double *dx, double *y, double *dy, int n) {
  for (int i = 0; i < n; i++) {
    dy[i] = dx != x ? cos(x[i]) * dx[i] : 0;
    y[i] = sin(x[i]);
  }
}
RULE(sines);

static void all(const double *x, double *y) {
  static const double ones[3] = {1, 1, 1};
  double from[3] = {x[0], x[1] * x[0], square(x[2])}, to[3];
  sines(from, to, 3);
  y[0] = dot(to, from, 3) + dot(ones, from, 2);
  y[1] = square(dot(from, from + 1, 2)) + to[1];
}

int main(void) {
  CHECK_MAP(all, ((double[]){0.7, -0.4, 1.1}), 3, 2, NULL);
  return checked();
}
