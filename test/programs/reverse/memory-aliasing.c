// Pointers that may or may not be the same, by what the data say; and inputs that are outputs.
#include "reverse.h"

__attribute__((noinline)) static double three(double *a, double *b, double *c) {
  *a = *b * *c;
  *b = sin(*a) + *c;
  *c = *a * *b - *c / 2;
  return *a + *b * *c;
}

static void all(const double *x, double *y) {
  double v[3];
  memcpy(v, x, sizeof v);
  for (int i = 0; i < 9; i++) {
    y[i] = three(&v[i % 3], &v[i * i % 3], &v[(i + i / 3) % 3]);
    v[i % 3] *= 0.5;
  }
  double *p = v[0] > 0 ? &v[1] : &v[2], *q = x[0] > 0 ? p : v;
  *p += *q * *q;
  *q *= *p;
  y[9] = *p * v[1];
  y[10] = v[2];
}

/* Here y is x: every input is read before it is overwritten, or after. */
static void in_place(double *v, int n) {
  for (int i = 0; i < n; i++) v[n - 1 - i] = v[n - 1 - i] * v[i] + 1;
}

static double first_in_place(const double *x) {
  double v[4];
  memcpy(v, x, sizeof v);
  in_place(v, 4);
  return v[0] * v[1] + v[3];
}

int main(void) {
  CHECK_ADJOINT_MAP(all, ((double[]){0.9, 0.7, -0.8}), 3, 11, NULL);
  CHECK_ADJOINT_MAP(all, ((double[]){-0.4, 0.3, 0.5}), 3, 11, NULL);
  CHECK_GRADIENT(first_in_place, ((double[]){0.9, 0.7, -0.8, 1.2}), 4, NULL);
  double v[] = {0.9, 0.7, -0.8, 1.2}, dv[] = {1, 1, 0, 1}, w[4];
  memcpy(w, v, sizeof v);
  in_place(w, 4);
  REQUEST(__enzyme_autodiff_void((void *)in_place, enzyme_dup, v, dv, enzyme_const, 4));
  for (int i = 0; i < 4; i++) CHECK_GOT("primal", v[i], w[i], BETWEEN_WIDTHS);
  /* v3' = v3 v0 + 1, v2' = v2 v1 + 1, v1' = v1 v2' + 1, v0' = v0 v3' + 1 */
  double wanted[] = {w[3] + 1.2 + 0.9 * 1.2, -0.8 * 0.7 + w[2], 0.7 * 0.7, 0.9 + 0.9 * 0.9};
  for (int i = 0; i < 4; i++) CHECK_GOT("in place", dv[i], wanted[i], BY_FORMULA);
  return checked();
}
