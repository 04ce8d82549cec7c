// Long loops of unknown length around short ones: what is remembered grows many times over.
#include "reverse.h"

static double relax(double a, double b, double steps, int *rounds) {
  double state[3] = {a, b, a * b};
  while (steps > 1) {
    for (int k = 0; k < 3; k++) state[k] = state[k] * 0.999 + 1e-3 * sin(state[(k + 1) % 3]);
    if (++*rounds & 1) state[0] -= 1e-3 * state[1] * state[0];
    steps *= 1 - 1.0 / 1024;
  }
  return state[1] * state[2] - state[0];
}

static double sum(const double *x) {
  int rounds = 0;
  double all = relax(x[0], x[1], 150, &rounds);
  for (int i = 0; i < 40; i++) all += relax(x[i & 1], i / 40.0, 1 + i % 3, &rounds);
  return all * rounds / 1e4;
}

static void as_map(const double *x, double *y) { *y = sum(x); }

int main(void) {
  CHECK_GRADIENT(sum, ((double[]){1.25, 0.5}), 2, NULL);
  CHECK_ADJOINT_MAP(as_map, ((double[]){-0.75, 1.5}), 2, 1, NULL);
  return checked();
}
