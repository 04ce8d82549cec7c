/* The sum of pow(x, n) / n. */
#include "speed.h"

double powers(double x, int terms) {
  double sum = 0;
  for (int n = 1; n <= terms; n++) sum += pow(x, n) / n;
  return sum;
}

static double powers_hand(double x, int terms) {
  double sum = 0;
  for (int n = 1; n <= terms; n++) sum += pow(x, n - 1);
  return sum;
}

static int terms;

static void prepare(void) { terms = unknown(2000), inputs = 1; }
static void start(double *x) { x[0] = 0.99; }
static double primal(const double *x) { return powers(*x, terms); }
#ifdef PLAIN
static void ours(const double *x, double *dx) { GRADIENT(); }
#else
static void ours(const double *x, double *dx) {
  *dx += __enzyme_autodiff_double((void *)powers, enzyme_out, *x, enzyme_const, terms);
}
#endif
static void by_hand(const double *x, double *dx) { *dx += powers_hand(*x, terms); }
