// Bounds of loops behind __enzyme_iter: right where there are more rounds than it says, too.
#include "reverse.h"

int __enzyme_iter(int rounds, int most);

static const int lengths[] = {3, 0, 7, 1};

static void all(const double *x, double *y) {
  double v = x[0];
  int changing[4] = {2, 5, 1, 3};
  y[0] = y[1] = 0;
  for (int i = 0; i < __enzyme_iter(4, 4); i++) {
    for (int j = 0; j < __enzyme_iter(lengths[i], 2); j++) v = sin(v * x[1]) + x[2];
    for (int j = 0; j < __enzyme_iter(changing[i], 1); j++) {
      y[0] += v * v * x[j % 3];
      changing[(i + 1) % 4] = 4; /* known again only if it was kept */
      if (v > 10) break;
    }
    y[1] += v * changing[i];
  }
}

int main(void) {
  CHECK_ADJOINT_MAP(all, ((double[]){0.7, -0.4, 1.1}), 3, 2, NULL);
  return checked();
}
