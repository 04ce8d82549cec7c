// Power iteration until it converges, with two vectors that change places.
#include "reverse.h"

enum { N = 3 };

static double largest(const double a[N][N]) {
  double one[N] = {1, 0.5, 0.25}, two[N], *now = one, *next = two, value = 0, before;
  int rounds = 0;
  do {
    before = value;
    value = 0;
    for (int i = 0; i < N; i++) {
      next[i] = 0;
      for (int j = 0; j < N; j++) next[i] += a[i][j] * now[j];
      value = fmax(value, fabs(next[i]));
    }
    for (int i = 0; i < N; i++) next[i] /= value;
    double *t = now;
    now = next, next = t;
  } while (rounds++ < 60 || (fabs(value - before) > 1e-15 * value && rounds < 200));
  return value;
}

static double eigenvalue(const double *x) {
  double a[N][N] = {{4 + x[0], x[1], x[2]}, {x[1], 1, x[3]}, {x[2], x[3], 0.5 - x[0]}};
  return largest((const double (*)[N])a);
}

int main(void) {
  CHECK_GRADIENT(eigenvalue, ((double[]){0.5, 0.6, -0.7, 0.4}), 4, NULL);
  return checked();
}
