// Pointers that are rounded, tagged and stored as integers; their shadows lie otherwise in memory.
#include "check.h"

#include <stdint.h>
#include <stdlib.h>

static double from_boundary(const double *p) {
  const double *q = (const double *)(((uintptr_t)p + 31) & ~(uintptr_t)31);
  double sum = 0;
  for (int i = 0; i < 4; i++) sum += q[i] * q[i];
  return sum;
}

static double to_boundary(const double *p) {
  const double *q = (const double *)((uintptr_t)p & ~(uintptr_t)31);
  return *q * *p;
}

static double tagged(const double *p, const double *w, int k) {
  uintptr_t word = (uintptr_t)w | (uintptr_t)(k & 1);
  const double *q = (const double *)(word & ~(uintptr_t)1);
  const double *r = (const double *)((uintptr_t)p + 8 * (uintptr_t)k);
  return q[k] * *r;
}

int main(void) {
  double *memory = aligned_alloc(64, 128), *shadow = aligned_alloc(64, 128);
  for (int i = 0; i < 16; i++) memory[i] = i + 1;
  for (int k = 0; k < 4; k++)
    for (int l = 0; l < 4; l++) {
      double *p = memory + 4 + k, *dp = shadow + 4 + l, wanted = 0;
      const double *q = (const double *)(((uintptr_t)p + 31) & ~(uintptr_t)31);
      for (int i = -4; i < 8; i++)
        if (&p[i] < memory + 16 && &dp[i] >= shadow && &dp[i] < shadow + 16) dp[i] = 1.5 * p[i];
      for (int i = 0; i < 4; i++) wanted += 3 * q[i] * q[i];
      CHECK_GOT("up", __enzyme_fwddiff_double((void *)from_boundary, p, dp), wanted, BY_FORMULA);
      wanted = 3 * *p * memory[4];
      CHECK_GOT("down", __enzyme_fwddiff_double((void *)to_boundary, p, dp), wanted, BY_FORMULA);
    }
  free(memory);
  free(shadow);
  double a[] = {1, 2, 3}, da[] = {1, 0.5, 2}, w[] = {5, 6, 7};
  for (int k = 0; k < 3; k++) {
    CHECK_GOT("a", __enzyme_fwddiff_double((void *)tagged, a, da, w, w, k), w[k] * da[k],
              BY_FORMULA);
    CHECK_GOT("none", __enzyme_fwddiff_double((void *)tagged, a, a, w, w, k), 0, BY_FORMULA);
  }
  return checked();
}
