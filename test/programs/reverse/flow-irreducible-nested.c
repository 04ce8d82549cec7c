// Irreducible loops inside loops, inside each other, and with calls in them.
#include "reverse.h"

static double inner(double x, double y, unsigned pattern) {
  int rounds = 0;
  if (pattern & 1) goto b;
a:
  x = x * 0.5 + y * y;
  if (++rounds > 9) return x + y;
  if (pattern & 2) goto c;
b:
  y = sin(x + y);
  pattern >>= 1;
  if (pattern & 4) goto a;
c:
  x -= 0.25 * y * x;
  pattern ^= 5;
  if (++rounds < 7) goto b;
  if (rounds < 8) goto a;
  return x * y;
}

static double outer(double x, double y, unsigned pattern) {
  double sum = 0;
  int i = 0, j = 0;
  if (pattern & 1) goto inside;
outside:
  for (j = 0; j < 3; j++) {
    sum += inner(x, y, pattern + j);
  inside:
    x = cos(x + sum / 4);
    if (j == 1 && i & 1) goto skip;
  }
skip:
  y *= 0.9;
  if (++i < 4) goto outside;
  return sum + x * y;
}

static void all(const double *x, double *y) {
  for (int i = 0; i < 6; i++) y[i] = outer(x[0], x[1] + i * 0.1, i);
}

int main(void) {
  CHECK_ADJOINT_MAP(all, ((double[]){0.4, -0.8}), 2, 6, NULL);
  return checked();
}
