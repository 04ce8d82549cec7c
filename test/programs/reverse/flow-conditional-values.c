// Values that exist only where a condition held, used later where it holds again.
#include "reverse.h"

static void all(const double *x, double *y) {
  double product, *chosen = NULL, spare[2] = {x[2], x[3]};
  int positive = x[0] > 0, both = positive && x[1] > 0;
  if (positive) product = x[0] * x[1];
  if (both) chosen = &spare[x[2] > x[3]];
  spare[0] *= x[1];
  if (positive) spare[1] += product * product;
  double sum = 0;
  for (int i = 0; i < 4; i++) {
    double t;
    int odd = i & 1;
    if (odd) t = exp(x[i]);
    if (both) *chosen += x[i] * spare[odd];
    if (odd) sum += t * t * (positive ? product : x[1]);
    else if (x[i] > 0.5) sum *= x[i];
  }
  y[0] = sum;
  y[1] = positive ? product / x[0] : 1;
  y[2] = chosen ? *chosen : spare[0] + spare[1];
}

int main(void) {
  CHECK_ADJOINT_MAP(all, ((double[]){0.4, 0.7, 1.3, 0.2}), 4, 3, NULL);
  CHECK_ADJOINT_MAP(all, ((double[]){-0.4, 0.7, 0.3, 0.9}), 4, 3, NULL);
  CHECK_ADJOINT_MAP(all, ((double[]){0.4, -0.7, 1.3, 0.2}), 4, 3, NULL);
  return checked();
}
