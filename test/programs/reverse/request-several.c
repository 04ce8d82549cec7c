// Several requests in one program: one function with other arguments, markers and results each.
#include "reverse.h"

static double f(const double *v, int n, double p) {
  double sum = 0;
  for (int i = 0; i < n; i++) sum += pow(v[i], p);
  return sum;
}

static double g(double x) { return f(&x, 1, 3) + f((double[]){x, 2 * x}, 2, 2); }

static double slope_of_g(double x) { return __enzyme_autodiff_double((void *)g, enzyme_out, x); }

static void gradient_of_f(const double *v, int n, double p, double *dv) {
  memset(dv, 0, n * sizeof *dv);
  __enzyme_autodiff_void((void *)f, enzyme_dup, v, dv, n, enzyme_const, p);
}

int main(void) {
  double v[] = {0.5, 1.5, 2}, dv[3] = {0}, by_p = 0, slope = 0;
  for (int n = 1; n <= 3; n++) {
    REQUEST(gradient_of_f(v, n, n, dv));
    for (int i = 0; i < n; i++) CHECK_GOT("v", dv[i], n * pow(v[i], n - 1), BY_FORMULA);
    REQUEST(by_p = __enzyme_autodiff_double((void *)f, enzyme_const, v, n, enzyme_out, 2.5));
    CHECK_GOT("p", by_p, DIFFERENCE(t, 2.5, f(v, n, t)), BY_DIFFERENCES);
  }
  for (double x = 0.5; x < 3; x += 0.75) {
    REQUEST(slope = slope_of_g(x));
    CHECK_DERIVATIVE("g", slope, 3 * x * x + 10 * x, DIFFERENCE(t, x, g(t)));
  }
  return checked();
}
