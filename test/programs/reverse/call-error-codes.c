// Functions that report failure and clean up on the way out, in the style of C libraries.
#include "reverse.h"

#include <stdlib.h>

#define TRY(call)                        \
  do {                                   \
    if ((status = (call))) goto cleanup; \
  } while (0)

__attribute__((noinline)) static int take_root(double *x) {
  if (*x < 0) return 33;
  *x = sqrt(*x);
  return 0;
}

__attribute__((noinline)) static int take_logarithm(double *x) {
  if (*x <= 0) return 34;
  *x = log(*x);
  return 0;
}

static int evaluate(const double *x, int n, double *result) {
  int status = 0;
  double *work = malloc(n * sizeof *work), *more = NULL;
  if (!work) return 12;
  *result = 0;
  for (int i = 0; i < n; i++) {
    work[i] = x[i];
    TRY(take_root(&work[i]));
    *result += work[i] * x[0];
  }
  more = malloc(2 * sizeof *more);
  for (int i = 0; i < 2; i++) {
    more[i] = work[i] - 0.5;
    TRY(take_logarithm(&more[i]));
    *result *= more[i];
  }
cleanup:
  free(more);
  free(work);
  return status;
}

static void all(const double *x, double *y) {
  for (int i = 0; i < 4; i++) y[4 + i] = evaluate(x + i, 5 - i, &y[i]) * y[i];
}

int main(void) {
  CHECK_ADJOINT_MAP(all, ((double[]){1.4, 1.7, 0.8, 0.125, -0.5}), 5, 8, NULL);
  CHECK_ADJOINT_MAP(all, ((double[]){0.4, 1.7, -0.8, 1.2, 2}), 5, 8, NULL);
  CHECK_ADJOINT_MAP(all, ((double[]){0.4, 1.7, 0.8, 1.2, 2}), 5, 8, NULL);
  return checked();
}
