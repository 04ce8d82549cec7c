// Records with an array in them, in a block of many: copied as a whole, and stepped through.
#include "reverse.h"

#include <stdlib.h>

enum { N = 4 };

struct body {
  double at[3], mass;
};

static double summed(const double *x) {
  struct body *bodies = malloc(N * sizeof *bodies);
  double sum = 0;
  memcpy(bodies, x, N * sizeof *bodies);
  for (int i = 0; i < N; i++)
    for (int k = 0; k < 3; k++) sum += bodies[i].mass * bodies[i].at[k] * (k + 1);
  free(bodies);
  return sum;
}

static void weighed(const double *x, double *y) {
  struct body *bodies = malloc(N * sizeof *bodies);
  memcpy(bodies, x, N * sizeof *bodies);
  for (int i = 0; i < N; i++) bodies[i].mass *= bodies[i].at[0];
  memcpy(y, bodies, N * sizeof *bodies);
  free(bodies);
}

#define POINT                                                                                     \
  ((double[]){0.4, -0.7, 1.1, 1.5, -0.2, 0.9, 0.3, 0.6, 1.2, -0.4, 0.8, 0.7, 0.1, 0.5, -0.6, 1.3})

int main(void) {
  CHECK_GRADIENT(summed, POINT, 4 * N, NULL);
  CHECK_ADJOINT_MAP(weighed, POINT, 4 * N, 4 * N, NULL);
  return checked();
}
