// Two and three buffers whose pointers change places each round: on the stack and on the heap.
#include "reverse.h"

#include <stdlib.h>

enum { N = 6 };

static void diffuse(double *to, const double *from, double k) {
  for (int i = 0; i < N; i++)
    to[i] = from[i] + k * (from[(i + 1) % N] - 2 * from[i] + from[(i + N - 1) % N]) * from[i];
}

static void two(const double *x, int rounds, double *y) {
  double buffers[2][N], *now = buffers[0], *next = buffers[1];
  memcpy(now, x, sizeof buffers[0]);
  for (int i = 0; i < rounds; i++) {
    diffuse(next, now, 0.1);
    double *t = now;
    now = next, next = t;
  }
  for (int i = 0; i < N; i++) y[i] = now[i] * (rounds ? next[i] : 1);
}

static void three(const double *x, double *y) {
  double *old = calloc(N, sizeof *old), *now = malloc(N * sizeof *now), *next;
  memcpy(now, x, N * sizeof *now);
  next = malloc(N * sizeof *next);
  for (int round = 0; fabs(now[0]) > 1e-3 && round < 7; round++) {
    for (int i = 0; i < N; i++) next[i] = 1.5 * now[i] - 0.6 * old[i] + 0.1 * sin(now[(i + 1) % N]);
    double *t = old;
    old = now, now = next, next = t;
  }
  for (int i = 0; i < N; i++) y[i] = now[i] * old[i];
  free(old), free(now), free(next);
}

static void all(const double *x, double *y) {
  two(x, 5, y), two(x, 4, y + N), two(x, 0, y + 2 * N);
  three(x, y + 3 * N);
}

int main(void) {
  CHECK_ADJOINT_MAP(all, ((double[]){0.4, 0.7, -0.8, 1.2, 0.5, -0.3}), N, 4 * N, NULL);
  return checked();
}
