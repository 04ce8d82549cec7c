// enzyme_dupnoneed with a dummy pointer: nothing is written there, at width 1 and width 4.
#include "reverse.h"

static double *const DUMMY = (double *)64;

static void loss(const double *v, int n, double *to) {
  double sum = 0;
  for (int i = 0; i < n; i++) sum += v[i] * v[i] * v[i];
  *to = sum;
}

__attribute__((noinline)) static void put(double *to, double x) { *to = x * x; }
static void through_a_call(const double *v, double *to) { put(to, v[0] * v[1]); }

int main(void) {
  double v[] = {1, -2, 0.5}, dv[WIDTH][3] = {{0}}, seeds[WIDTH] = {1, 2, 0, -1}, seed = 1;
  REQUEST(__enzyme_autodiff_void((void *)loss, enzyme_dup, v, dv[0], 3, enzyme_dupnoneed, DUMMY,
                                 &seed));
  for (int i = 0; i < 3; i++) CHECK_GOT("gradient", dv[0][i], 3 * v[i] * v[i], BY_FORMULA);
  memset(dv, 0, sizeof dv);
  REQUEST(__enzyme_autodiff_void((void *)loss, enzyme_width, WIDTH, enzyme_dup, v, dv[0], dv[1],
                                 dv[2], dv[3], 3, enzyme_dupnoneed, DUMMY, &seeds[0], &seeds[1],
                                 &seeds[2], &seeds[3]));
  for (int lane = 0; lane < WIDTH; lane++)
    for (int i = 0; i < 3; i++)
      CHECK_GOT("width 4", dv[lane][i], (double[]){1, 2, 0, -1}[lane] * 3 * v[i] * v[i],
                BY_FORMULA);
  seed = 1;
  memset(dv, 0, sizeof dv);
  REQUEST(__enzyme_autodiff_void((void *)through_a_call, enzyme_dup, v, dv[0], enzyme_dupnoneed,
                                 DUMMY, &seed));
  CHECK_GOT("through a call", dv[0][0], 2 * v[0] * v[1] * v[1], BY_FORMULA);
  (void)DUMMY;
  CHECK_NEAR("references", 3 * 4, DIFFERENCE(t, -2.0, t * t * t), BY_DIFFERENCES);
  return checked();
}
