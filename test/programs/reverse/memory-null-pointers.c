// Optional pointers: null in arguments, in structs and in lists, looked at before they are used.
#include "reverse.h"

struct options {
  const double *weights;
  double *residuals;
  struct options *fallback;
};

__attribute__((noinline)) static double loss(const double *x, int n, const struct options *o) {
  double sum = 0;
  for (int i = 0; i < n; i++) {
    double r = x[i] - i;
    if (o && o->weights) r *= o->weights[i];
    if (o && o->residuals) o->residuals[i] = r, r *= 0.5 * o->residuals[0];
    sum += r * r;
  }
  return o && o->fallback ? sum * loss(x, n, o->fallback) : sum;
}

static void all(const double *x, double *y) {
  double r[3] = {0};
  struct options plain = {NULL, NULL, NULL}, weighed = {x + 3, NULL, &plain},
                 both = {x + 2, r, &weighed};
  y[0] = loss(x, 3, NULL);
  y[1] = loss(x, 3, &plain);
  y[2] = loss(x, 3, &weighed);
  y[3] = loss(x, 3, &both);
  memcpy(y + 4, r, sizeof r);
}

/* Null with null as its shadow. */
static double request(const double *x, int n, const double *w, double *last) {
  double sum = 0;
  for (int i = 0; i < n; i++) sum += x[i] * x[i] * (w ? w[i] : 1);
  if (last) *last = sum * sum;
  return sum;
}

int main(void) {
  CHECK_ADJOINT_MAP(all, ((double[]){0.9, 0.7, -0.8, 1.2, 0.5, 0.3}), 6, 7, NULL);
  double x[] = {1, 2, 3}, dx[3] = {0}, w[] = {2, 0.5, 1}, dw[3] = {0}, last, dlast = 1;
  REQUEST(__enzyme_autodiff_double((void *)request, enzyme_dup, x, dx, 3, enzyme_dup, NULL, NULL,
                                   enzyme_dup, NULL, NULL));
  for (int i = 0; i < 3; i++) CHECK_GOT("alone", dx[i], 2 * x[i], BY_FORMULA);
  REQUEST(__enzyme_autodiff_double((void *)request, enzyme_dup, x, dx, 3, enzyme_dup, w, dw,
                                   enzyme_dup, &last, &dlast));
  double sum = 2 * 1 + 0.5 * 4 + 9;
  for (int i = 0; i < 3; i++) {
    CHECK_GOT("with all", dx[i], 2 * x[i] + 2 * x[i] * w[i] * (1 + 2 * sum), BY_FORMULA);
    CHECK_GOT("weights", dw[i], x[i] * x[i] * (1 + 2 * sum), BY_FORMULA);
  }
  CHECK_GOT("seed", dlast, 0, 0);
  return checked();
}
