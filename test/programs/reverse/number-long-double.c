// long double: by value, in arrays and structs with padding, in calls, mixed with double.
#include "reverse.h"

struct sample {
  int n;
  long double value;
  float weight;
};

extern long double __enzyme_autodiff_wide(void *, int, long double);

static long double power(long double x) {
  long double y = 1;
  for (int i = 0; i < 5; i++) y = y * x + sinl(y);
  return y;
}

static double narrow(double x) { return power(x); }

__attribute__((noinline)) static long double weighed(struct sample *s, int n) {
  long double sum = 0;
  for (int i = 0; i < n; i++) {
    sum += s[i].value * s[i].value * s[i].weight;
    s[i].value *= sum;
  }
  return sum * s[0].n;
}

static void all(const double *x, double *y) {
  struct sample s[3];
  for (int i = 0; i < 3; i++) s[i] = (struct sample){i + 2, x[i], 0.5f * i + 0.25f};
  y[0] = weighed(s, 3) * sqrtl(x[0]);
  struct sample copy = s[2];
  s[1] = copy;
  y[1] = weighed(s + 1, 2) * x[1];
  y[2] = (double)(copy.value * (long double)x[2]) + (float)x[3] * 0;
  y[3] = fmal(x[0], x[1], powl(x[3], x[2]));
}

int main(void) {
  CHECK_ADJOINT_MAP(all, ((double[]){0.5, 0.75, -0.875, 1.25}), 4, 4, NULL);
  long double slope = 0, x = 0.75L;
  REQUEST(slope = __enzyme_autodiff_wide((void *)power, enzyme_out, x));
  CHECK_GOT("power", slope, difference_of(narrow, 0.75, 0.0625), BY_DIFFERENCES);
  /* More digits than a double has. */
  long double y = 1, dy = 0;
  for (int i = 0; i < 5; i++) dy = dy * x + y + cosl(y) * dy, y = y * x + sinl(y);
  CHECK_NEAR("references", dy, difference_of(narrow, 0.75, 0.0625), BY_DIFFERENCES);
  CHECK_GOT("power", slope, dy, 16 * LDBL_EPSILON);
  return checked();
}
