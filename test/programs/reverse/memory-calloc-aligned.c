// calloc, aligned_alloc and posix_memalign: zeros that are read, and numbers that are aligned.
#include "reverse.h"

#include <stdint.h>
#include <stdlib.h>

static double histogram(const double *x, int n) {
  double *bins = calloc(4, sizeof *bins), sum = 0;
  for (int i = 0; i < n; i++) bins[(i * i) % 4] += x[i] * (1 + bins[i % 4]);
  for (int i = 0; i < 4; i++) sum += bins[i] * bins[(i + 1) % 4] + bins[i];
  free(bins);
  return sum;
}

static double aligned(const double *x, int n) {
  double *v = aligned_alloc(64, 64 * ((n * sizeof *v + 63) / 64)), sum = 0;
  void *w = NULL;
  if ((uintptr_t)v % 64 || posix_memalign(&w, 32, n * sizeof *v)) return -1;
  for (int i = 0; i < n; i++) v[i] = x[i] * x[i], ((double *)w)[n - 1 - i] = v[i] * x[0];
  for (int i = 0; i < n; i++) sum += v[i] * ((double *)w)[i];
  free(w), free(v);
  return sum;
}

static void all(const double *x, double *y) {
  y[0] = histogram(x, 5);
  y[1] = aligned(x, 5);
  y[2] = aligned(x + 1, 3) * histogram(x + 2, 2);
}

int main(void) {
  CHECK_ADJOINT_MAP(all, ((double[]){0.4, 0.7, -0.8, 1.2, 0.5}), 5, 3, NULL);
  return checked();
}
