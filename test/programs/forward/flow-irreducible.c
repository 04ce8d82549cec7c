// Irreducible control flow: a loop that is entered in two places, with state carried around.
#include "check.h"

static double mesh(double x, double y, int start) {
  double a = x, b = y;
  int n = 0;
  if (start & 1) goto second;
first:
  a = a * 0.75 + b * b;
  n++;
  if (n > 7) goto done;
second:
  b = sin(a) + b / 2;
  n += 2;
  if (n & 4) goto first;
  if (n < 12) {
    a -= b * 0.125;
    if (start & 2) goto first;
    goto second;
  }
done:
  return a * b;
}

static void all(const double *x, double *y) {
  for (int i = 0; i < 4; i++) y[i] = mesh(x[0], x[1], i);
}

int main(void) {
  CHECK_MAP(all, ((double[]){0.4, -0.8}), 2, 4, NULL);
  CHECK_MAP(all, ((double[]){1.4, 0.3}), 2, 4, NULL);
  return checked();
}
