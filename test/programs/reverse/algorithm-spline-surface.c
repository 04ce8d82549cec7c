// A surface of B-splines: de Boor's recursion along both parameters, and the point on it.
#include "reverse.h"

enum { N = 5, DEGREE = 3 };
static const double knots[N + DEGREE + 1] = {0, 0, 0, 0, 0.5, 1, 1, 1, 1};

static double basis(int i, int degree, double t) {
  if (degree == 0) return knots[i] <= t && t < knots[i + 1];
  double left = knots[i + degree] - knots[i], right = knots[i + degree + 1] - knots[i + 1];
  double sum = 0;
  if (left > 0) sum += (t - knots[i]) / left * basis(i, degree - 1, t);
  if (right > 0) sum += (knots[i + degree + 1] - t) / right * basis(i + 1, degree - 1, t);
  return sum;
}

static void surface(const double *x, double *y) {
  double u[N], v[N];
  for (int i = 0; i < N; i++)
    u[i] = basis(i, DEGREE, x[N * N]), v[i] = basis(i, DEGREE, x[N * N + 1]);
  y[0] = y[1] = 0;
  for (int i = 0; i < N; i++)
    for (int j = 0; j < N; j++) {
      double weight = u[i] * v[j];
      if (weight == 0) continue;
      y[0] += weight * x[i * N + j];
      y[1] += weight * sin(x[i * N + j]);
    }
}

int main(void) {
  double x[N * N + 2];
  for (int i = 0; i < N * N; i++) x[i] = cos(i * i);
  x[N * N] = 0.3, x[N * N + 1] = 0.7;
  CHECK_ADJOINT_MAP(surface, x, N * N + 2, 2, NULL);
  return checked();
}
