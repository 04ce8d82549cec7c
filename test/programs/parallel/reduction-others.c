// Products, maxima and minima over all threads, sums of an array, and of single precision.
#include "reverse.h"

enum { N = 17 };

static void all(const double *x, double *y) {
  double product = 1, most = -1e9, least = 1e9;
  float few = 0;
#pragma omp parallel for reduction(* : product)
  for (int i = 0; i < N; i++) product *= 1 + 0.1 * x[i];
#pragma omp parallel for reduction(max : most) reduction(min : least)
  for (int i = 0; i < N; i++) {
    double v = x[i] * sin(3 * x[i]);
    most = v > most ? v : most;
    least = v < least ? v : least;
  }
#pragma omp parallel for reduction(+ : few)
  for (int i = 0; i < N; i++) few += i % 2 ? 1.0f : 2.0f;
  double bins[3] = {1, 0, 0};
#pragma omp parallel for reduction(+ : bins)
  for (int i = 0; i < N; i++) bins[i % 3] += x[i] * x[i] / 64;
  y[4] = bins[0] * bins[1] + bins[2];
  y[0] = product, y[1] = most * most, y[2] = least * product, y[3] = few * x[1];
}

int main(void) {
  double x[N];
  for (int i = 0; i < N; i++) x[i] = 0.31 + 0.17 * i;
  CHECK_ADJOINT_MAP_WITHIN(0x1p-8, all, x, N, 5, NULL);
  return checked();
}
