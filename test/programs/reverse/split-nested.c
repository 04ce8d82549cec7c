// Split mode inside of what is differentiated: products with Hessians, and a gradient's gradient.
#include "reverse.h"

struct taped {
  void *tape;
  double result;
};
ENZYME_AUGMENTFWD(struct taped, taped);

enum { N = 4 };

static double f(const double *x) {
  double product = 1, sum = 0;
  for (int i = 0; i < N; i++) {
    product *= x[i];
    sum += sin(x[i]) * product;
  }
  return sum;
}

/* Its gradient, by sweeps that are called one by one. */
static void split_gradient(const double *x, double *g) {
  struct taped made = __enzyme_augmentfwd_taped((void *)f, enzyme_dup, x, g);
  __enzyme_reverse_void((void *)f, enzyme_dup, x, g, 1.0, made.tape);
}

static void whole_gradient(const double *x, double *g) {
  __enzyme_autodiff_void((void *)f, enzyme_dup, x, g);
}

int main(void) {
  double x[N] = {0.5, -1.25, 2, 0.75}, v[N] = {1, 0.5, -2, 3};
  double g[N] = {0}, hv[N] = {0}, wanted_g[N] = {0}, wanted[N] = {0};
  REQUEST(__enzyme_fwddiff_void((void *)whole_gradient, enzyme_dup, x, v, enzyme_dup, wanted_g,
                                wanted));
  REQUEST(__enzyme_fwddiff_void((void *)split_gradient, enzyme_dup, x, v, enzyme_dup, g, hv));
  for (int i = 0; i < N; i++) CHECK_GOT("a gradient", g[i], wanted_g[i], BY_FORMULA);
  for (int i = 0; i < N; i++) CHECK_GOT("a Hessian's product", hv[i], wanted[i], BY_FORMULA);
  double back[N] = {0}, zero[N] = {0}, w[N];
  memcpy(w, v, sizeof w);
  REQUEST(__enzyme_autodiff_void((void *)split_gradient, enzyme_dup, x, back, enzyme_dup, zero, w));
  for (int i = 0; i < N; i++) CHECK_GOT("by reverse mode", back[i], wanted[i], BY_FORMULA);
  return checked();
}
