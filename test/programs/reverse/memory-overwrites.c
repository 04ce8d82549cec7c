// Memory overwritten by functions of itself: element by element, in rounds, by neighbours.
#include "reverse.h"

static void all(const double *x, double *y) {
  double v[6];
  memcpy(v, x, sizeof v);
  for (int round = 0; round < 3; round++)
    for (int i = 0; i < 6; i++) v[i] = sin(v[i]) * v[i];
  for (int i = 0; i < 5; i++) v[i] = v[i + 1] * v[i];
  for (int i = 1; i < 6; i++) v[i] *= v[i - 1] + 1;
  v[0] = v[0] * v[0], v[0] = exp(v[0]), v[0] /= v[5] + 2;
  double t = v[1];
  v[1] = v[2] * t, v[2] = v[1] * t, v[1] = 3;
  v[3] = x[0];
  memcpy(y, v, sizeof v);
  y[2] += v[1] * y[4];
}

int main(void) {
  CHECK_ADJOINT_MAP(all, ((double[]){0.9, 1.7, -0.8, 1.2, 0.5, -1.3}), 6, 6, NULL);
  return checked();
}
