// aligned_alloc and posix_memalign: panels of a matrix product in aligned memory.
#define _POSIX_C_SOURCE 200809L
#include "check.h"

#include <stdint.h>
#include <stdlib.h>

enum { N = 4 };

static void multiply(const double *x, double *y) {
  double *a = aligned_alloc(64, N * N * sizeof *a);
  void *memory;
  if (!a || posix_memalign(&memory, 32, N * N * sizeof *a)) abort();
  double *b = memory;
  for (int i = 0; i < N * N; i++) a[i] = x[i], b[i] = x[i] * (i % 3);
  y[N * N] = (uintptr_t)a % 64 == 0 && (uintptr_t)b % 32 == 0 ? a[5] : 0;
  for (int i = 0; i < N; i++)
    for (int j = 0; j < N; j++) {
      double sum = 0;
      for (int k = 0; k < N; k++) sum += a[N * i + k] * b[N * k + j];
      y[N * i + j] = sum;
    }
  free(b);
  free(a);
}

static void formula(const double *x, const double *dx, double *dy) {
  for (int i = 0; i < N; i++)
    for (int j = 0; j < N; j++) {
      dy[N * i + j] = 0;
      for (int k = 0; k < N; k++)
        dy[N * i + j] +=
            (dx[N * i + k] * x[N * k + j] + x[N * i + k] * dx[N * k + j]) * ((N * k + j) % 3);
    }
  dy[N * N] = dx[5];
}

int main(void) {
  double x[N * N];
  for (int i = 0; i < N * N; i++) x[i] = sin(3 * i + 1);
  CHECK_MAP(multiply, x, N * N, N * N + 1, formula);
  return checked();
}
