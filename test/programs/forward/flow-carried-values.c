// Loops that carry several values that change places: AGM, Fibonacci, and rotating variables.
#include "check.h"

static double agm(double a, double b) {
  while (fabs(a - b) > 1e-14) {
    double mean = (a + b) / 2;
    b = sqrt(a * b);
    a = mean;
  }
  return a;
}

static void all(const double *x, double *y) {
  double a = x[0], b = x[1], c = x[2];
  y[0] = agm(a, b);
  for (int i = 0; i < 10; i++) {
    double next = a + b * 0.5;
    a = b;
    b = next;
  }
  y[1] = b;
  for (int i = 0; i < 7; i++) {
    double t = a;
    a = b / (1 + c * c);
    b = c;
    c = sin(t);
    if (i == 4) t = a, a = c, c = t;
  }
  y[2] = a, y[3] = b, y[4] = c;
}

int main(void) {
  CHECK_MAP(all, ((double[]){1.4, 0.6, -0.9}), 3, 5, NULL);
  return checked();
}
