// Conjugate gradients on a sparse matrix in compressed rows, until the residual is small.
#include "check.h"

struct sparse {
  int rows;
  const int *starts, *columns;
  const double *values;
};

static void apply(const struct sparse *a, const double *x, double *y) {
  for (int i = 0; i < a->rows; i++) {
    double sum = 0;
    for (int k = a->starts[i]; k < a->starts[i + 1]; k++) sum += a->values[k] * x[a->columns[k]];
    y[i] = sum;
  }
}

static double dot(const double *a, const double *b, int n) {
  double sum = 0;
  while (n--) sum += *a++ * *b++;
  return sum;
}

static int solve(const struct sparse *a, const double *b, double *x) {
  int n = a->rows, steps = 0;
  double r[n], p[n], ap[n];
  for (int i = 0; i < n; i++) x[i] = 0, r[i] = p[i] = b[i];
  double now = dot(r, r, n);
  while (now > 1e-26 && steps++ < 20) {
    apply(a, p, ap);
    double alpha = now / dot(p, ap, n);
    for (int i = 0; i < n; i++) x[i] += alpha * p[i], r[i] -= alpha * ap[i];
    double next = dot(r, r, n);
    for (int i = 0; i < n; i++) p[i] = r[i] + next / now * p[i];
    now = next;
  }
  return steps;
}

static const int starts[] = {0, 2, 5, 8, 10}, columns[] = {0, 1, 0, 1, 2, 1, 2, 3, 2, 3};

static void all(const double *x, double *y) {
  double values[] = {4, x[4], x[4], 5, x[5], x[5], 6, 1, 1, 3};
  struct sparse a = {4, starts, columns, values};
  solve(&a, x, y);
}

static void formula(const double *x, const double *dx, double *dy) {
  double y[4], right[6];
  all(x, y);
  right[0] = dx[0] - dx[4] * y[1], right[1] = dx[1] - dx[4] * y[0] - dx[5] * y[2];
  right[2] = dx[2] - dx[5] * y[1], right[3] = dx[3], right[4] = x[4], right[5] = x[5];
  all(right, dy);
}

int main(void) {
  CHECK_MAP(all, ((double[]){1, -2, 0.5, 3, 0.7, -1.2}), 6, 4, formula);
  return checked();
}
