/* The logarithm of a sum of exponentials.
 *
 * The derivative by the largest has 1 less what all others sum up to: of many more terms it is rounding. */
#include "speed.h"

double log_sum_exp(int n, const double *x) {
  double top = x[0], sum = 0;
  for (int i = 1; i < n; i++) top = fmax(top, x[i]);
  for (int i = 0; i < n; i++) sum += exp(x[i] - top);
  return top + log(sum);
}

static void log_sum_exp_hand(int n, const double *restrict x, double *restrict dx) {
  double *terms = malloc(n * sizeof(double)), top = x[0], sum = 0;
  for (int i = 1; i < n; i++) top = fmax(top, x[i]);
  for (int i = 0; i < n; i++) sum += terms[i] = exp(x[i] - top);
  double back = 1 / sum;
  for (int i = 0; i < n; i++) dx[i] += back * terms[i];
  free(terms);
}

static int n;

static void prepare(void) { n = unknown(10000), inputs = n; }
static void start(double *x) {
  for (int i = 0; i < n; i++) x[i] = between(-5, 5);
}
static double primal(const double *x) { return log_sum_exp(n, x); }
static void ours(const double *x, double *dx) {
  GRADIENT((void *)log_sum_exp, enzyme_const, n, enzyme_dup, x, dx);
}
static void by_hand(const double *x, double *dx) { log_sum_exp_hand(n, x, dx); }
