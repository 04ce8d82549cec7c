// switch in a loop: cases that fall through, a default, dense and sparse labels, and ranges.
#include "reverse.h"

static void step(int code, double *a, double *b) {
  switch (code) {
    case 0: *a = sin(*a); break;
    case 1: *a *= *b; /* fall through */
    case 2: *b = *b * *b + *a; break;
    case 3: return;
    case 1000: *a = exp(*a / 4); break;
    case -7: {
      double t = *a;
      *a = *b, *b = t;
      break;
    }
    default: *a += *b / 2;
  }
  *b *= 0.75;
}

static void all(const double *x, double *y) {
  static const int codes[] = {1, 0, 1000, -7, 2, 55, 3, 1, -7, 0};
  double a = x[0], b = x[1];
  for (int i = 0; i < 10; i++) {
    step(codes[i], &a, &b);
    switch ((int)floor(a * 4) & 3) {
      case 0 ... 1: a += x[2]; break;
      case 2: b += x[2] * a;
    }
    y[i % 4] = a * b;
  }
}

int main(void) {
  CHECK_ADJOINT_MAP_WITHIN(0x1p-10, all, ((double[]){0.4, 1.2, -0.3}), 3, 4, NULL);
  return checked();
}
