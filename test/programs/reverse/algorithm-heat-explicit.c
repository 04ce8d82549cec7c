// The heat equation in explicit steps: two buffers that change places, conductivity by state.
#include "reverse.h"

enum { N = 8, ROUNDS = 7 };

static void step(const double *now, double *next, double k) {
  next[0] = now[0];
  next[N - 1] = now[N - 1];
  for (int i = 1; i < N - 1; i++) {
    double left = k * (1 + now[i] * now[i - 1]), right = k * (1 + now[i] * now[i + 1]);
    next[i] = now[i] + left * (now[i - 1] - now[i]) + right * (now[i + 1] - now[i]);
  }
}

static void heat(const double *x, double *y) {
  double one[N], two[N], *now = one, *next = two;
  memcpy(now, x, sizeof one);
  for (int i = 0; i < ROUNDS; i++) {
    step(now, next, x[N]);
    double *t = now;
    now = next, next = t;
  }
  memcpy(y, now, sizeof one);
}

int main(void) {
  CHECK_ADJOINT_MAP(heat, ((double[]){1, 0.5, -0.2, 0.8, 0.3, 1, 0.1, 0.5, 0.2}), N + 1, N, NULL);
  return checked();
}
