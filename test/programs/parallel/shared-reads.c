// Numbers that all threads read: n-body forces, a matrix product, and a table by computed indices.
#include "reverse.h"
#include <stdlib.h>

enum { N = 6, TABLE = 5 };

static double distance(const double *p, const double *q) {
  double d = 0;
  for (int k = 0; k < 2; k++) d += (p[k] - q[k]) * (p[k] - q[k]);
  return sqrt(d + 0.1);
}

static void forces(const double *x, double *y) {
#pragma omp parallel for
  for (int i = 0; i < N; i++) {
    double fx = 0, fy = 0;
    for (int j = 0; j < N; j++) {
      if (i == j) continue;
      double r = distance(x + 2 * i, x + 2 * j);
      fx += (x[2 * j] - x[2 * i]) / (r * r * r);
      fy += (x[2 * j + 1] - x[2 * i + 1]) / (r * r * r);
    }
    y[2 * i] = fx, y[2 * i + 1] = fy;
  }
}

static void product(const double *x, double *y) {
  double *b = malloc(N * N * sizeof *b);
#pragma omp parallel for
  for (int i = 0; i < N * N; i++) b[i] = sin(x[i]);
#pragma omp parallel for
  for (int i = 0; i < N; i++) {
    double *row = malloc(N * sizeof *row);
    for (int j = 0; j < N; j++) {
      row[j] = 0;
      for (int k = 0; k < N; k++) row[j] += x[i * N + k] * b[k * N + j];
    }
    for (int j = 0; j < N; j++) y[i * N + j] = row[j] * row[j];
    free(row);
  }
  free(b);
}

static void looked_up(const double *x, double *y) {
  double total = 0;
#pragma omp parallel for reduction(+ : total) schedule(dynamic)
  for (int i = 0; i < 30; i++) {
    int at = (int)(fabs(sin(i)) * TABLE);
    double copy[2];
    memcpy(copy, x + at, sizeof copy);
    total += copy[0] * copy[0] * i + copy[1];
  }
  y[0] = total;
}

int main(void) {
  double x[N * N];
  for (int i = 0; i < N * N; i++) x[i] = 0.4 * i + cos(i);
  CHECK_ADJOINT_MAP(forces, x, 2 * N, 2 * N, NULL);
  CHECK_ADJOINT_MAP(product, x, N *N, N *N, NULL);
  CHECK_ADJOINT_MAP(looked_up, x, TABLE + 1, 1, NULL);
  return checked();
}
