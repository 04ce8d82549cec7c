// How the end of a gradient descent depends on its rate and its weights: through inner gradients.
#include "reverse.h"

enum { N = 3, STEPS_DOWN = 12 };

static double loss(const double *w, const double *decay) {
  double sum = 0;
  for (int i = 0; i < N; i++) {
    double miss = sin(w[i]) + w[i] - (i + 1) * 0.4;
    sum += miss * miss + decay[i] * w[i] * w[i] * w[(i + 1) % N];
  }
  return sum;
}

/* Values first: the rate, then the decays. */
static double trained(const double *given) {
  double w[N] = {0.1, -0.2, 0.3};
  for (int step = 0; step < STEPS_DOWN; step++) {
    double slope[N] = {0};
    __enzyme_autodiff_void((void *)loss, enzyme_dup, w, slope, enzyme_const, given + 1);
    for (int i = 0; i < N; i++) w[i] -= given[0] * slope[i];
  }
  return loss(w, given + 1);
}

/* Until it is good enough: nobody knows how many steps. */
static double until_good(const double *given) {
  double w[N] = {0.1, -0.2, 0.3}, size = 1;
  while (size > 1e-2) {
    double slope[N] = {0};
    __enzyme_autodiff_void((void *)loss, enzyme_dup, w, slope, enzyme_const, given + 1);
    size = 0;
    for (int i = 0; i < N; i++) {
      w[i] -= given[0] * slope[i];
      size += slope[i] * slope[i];
    }
  }
  return w[0] * w[1] + w[2];
}

int main(void) {
  double given[] = {0.06, 0.1, 0.05, 0.15};
  CHECK_GRADIENT_WITHIN(0.0078125, trained, given, 4, NULL);
  CHECK_GRADIENT_WITHIN(0.000244140625, until_good, given, 4, NULL);
  return checked();
}
