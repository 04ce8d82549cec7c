// Interpolation in constant tables, linear and cubic, with the interval found by bisection.
#include "check.h"

static const double ABSCISSAE[] = {0, 0.5, 1.25, 2, 3, 5};
static const double VALUES[] = {1, 2.5, -1, 0.5, 4, 3.25};
enum { KNOTS = sizeof VALUES / sizeof *VALUES };

static int interval(double x) {
  int low = 0, high = KNOTS - 1;
  while (high - low > 1) {
    int middle = (low + high) / 2;
    if (ABSCISSAE[middle] <= x) low = middle;
    else high = middle;
  }
  return low;
}

static double slope_at(int i) {
  if (i == 0 || i == KNOTS - 1) return 0;
  return (VALUES[i + 1] - VALUES[i - 1]) / (ABSCISSAE[i + 1] - ABSCISSAE[i - 1]);
}

static double linear(double x) {
  int i = interval(x);
  double t = (x - ABSCISSAE[i]) / (ABSCISSAE[i + 1] - ABSCISSAE[i]);
  return VALUES[i] * (1 - t) + VALUES[i + 1] * t;
}

static double cubic(double x) {
  static const double hermite[4][4] = {{1, 0, -3, 2}, {0, 1, -2, 1}, {0, 0, 3, -2}, {0, 0, -1, 1}};
  int i = interval(x);
  double h = ABSCISSAE[i + 1] - ABSCISSAE[i], t = (x - ABSCISSAE[i]) / h, sum = 0;
  double ends[] = {VALUES[i], h * slope_at(i), VALUES[i + 1], h * slope_at(i + 1)};
  for (int j = 0; j < 4; j++) {
    double p = 0;
    for (int k = 4; k-- > 0;) p = p * t + hermite[j][k];
    sum += p * ends[j];
  }
  return sum;
}

int main(void) {
  double points[] = {0.25, 0.75, 1.5, 2.25, 4.5}, slopes[] = {3, -14 / 3.0, 2, 3.5, -0.375};
  for (int i = 0; i < 5; i++) {
    CHECK_SCALAR(linear, points[i], slopes[i]);
    double x = points[i], h = ABSCISSAE[i + 1] - ABSCISSAE[i], t = (x - ABSCISSAE[i]) / h;
    CHECK_SCALAR(cubic, x,
                 (6 * t - 6 * t * t) * slopes[i] + (1 - 4 * t + 3 * t * t) * slope_at(i) +
                     (3 * t * t - 2 * t) * slope_at(i + 1));
  }
  return checked();
}
