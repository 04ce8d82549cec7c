// Updates through two pointers into one array that meet, cross and leave each other behind.
#include "reverse.h"

static void meet(double *p, double *q) {
  while (p < q) {
    double t = *p * *q;
    *p++ += t;
    *q-- -= t * 0.5;
    if (*p > *q) p++;
  }
  *p *= *p;
}

static double chase(double *v, int n) {
  double *slow = v, *fast = v;
  while (fast < v + n) {
    if (*fast > 0) *slow++ = *fast * 1.5;
    else fast[0] = slow > v ? slow[-1] : 2;
    fast++;
  }
  double product = 1;
  while (slow-- > v) product *= *slow;
  return product;
}

static void merge(double *to, const double *a, const double *b, int n) {
  const double *end_a = a + n, *end_b = b + n;
  while (a < end_a || b < end_b) *to++ = b == end_b || (a < end_a && *a < *b) ? *a++ * 2 : *b++ * 3;
}

static void all(const double *x, double *y) {
  double v[6];
  memcpy(v, x, sizeof v);
  meet(v, v + 5);
  memcpy(y, v, sizeof v);
  y[6] = chase(v, 6);
  memcpy(y + 7, v, sizeof v);
  merge(y + 13, x, x + 3, 3);
}

int main(void) {
  CHECK_ADJOINT_MAP_WITHIN(0x1p-6, all, ((double[]){0.4, 0.7, -0.8, 1.2, 0.5, -0.3}), 6, 19, NULL);
  return checked();
}
