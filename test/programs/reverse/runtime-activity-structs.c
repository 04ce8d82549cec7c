// Pointers in a shadow struct that are the primal's own: parts of a model that take no part.
#include "reverse.h"

struct layer {
  int inputs, outputs;
  const double *weights, *bias;
  struct layer *next;
};

static void apply(const struct layer *l, const double *x, double *y) {
  for (int i = 0; i < l->outputs; i++) {
    y[i] = l->bias ? l->bias[i] : 0;
    for (int j = 0; j < l->inputs; j++) y[i] += l->weights[l->inputs * i + j] * x[j];
    y[i] = tanh(y[i]);
  }
}

static double network(const struct layer *l, const double *x) {
  double values[2][3];
  memcpy(values[0], x, 2 * sizeof *x);
  int at = 0;
  for (; l; l = l->next, at ^= 1) apply(l, values[at], values[!at]);
  return values[at][0] * values[at][1];
}

static double loss(const double *p) {
  struct layer second = {3, 2, p + 8, p + 14, NULL}, first = {2, 3, p + 2, NULL, &second};
  return network(&first, p);
}

int main(void) {
  double p[16], dp[16] = {0}, moved_p[16];
  for (int i = 0; i < 16; i++) p[i] = sin(1 + i * i);
  CHECK_GRADIENT(loss, p, 16, NULL);
  struct layer second = {3, 2, p + 8, p + 14, NULL}, first = {2, 3, p + 2, NULL, &second};
  /* Of the first layer the weights are fixed, of the second the bias; and so is the input. */
  struct layer dsecond = {3, 2, dp + 8, p + 14, NULL}, dfirst = {2, 3, p + 2, NULL, &dsecond};
  REQUEST(__enzyme_autodiff_double((void *)network, enzyme_dup, &first, &dfirst, enzyme_dup, p, p));
  for (int i = 0; i < 16; i++) {
    memcpy(moved_p, p, sizeof p);
    int active = i >= 8 && i < 14;
    double wanted = active ? DIFFERENCE(t, p[i], (moved_p[i] = t, loss(moved_p))) : 0;
    CHECK_GOT("active weights only", dp[i], wanted, BY_DIFFERENCES);
    CHECK_NEAR("nothing written", p[i], sin(1 + i * i), 0);
  }
  /* A shadow that shares the whole second layer. */
  dfirst = (struct layer){2, 3, dp + 2, NULL, &second};
  memset(dp, 0, sizeof dp);
  REQUEST(
      __enzyme_autodiff_double((void *)network, enzyme_dup, &first, &dfirst, enzyme_dup, p, dp));
  for (int i = 0; i < 16; i++) {
    memcpy(moved_p, p, sizeof p);
    double wanted = i < 8 ? DIFFERENCE(t, p[i], (moved_p[i] = t, loss(moved_p))) : 0;
    CHECK_GOT("the first layer only", dp[i], wanted, BY_DIFFERENCES);
  }
  return checked();
}
