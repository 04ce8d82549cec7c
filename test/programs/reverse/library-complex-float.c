// <complex.h> in float, where two numbers go in one register, also through a pointer to a function.
#include "reverse.h"

#include <complex.h>

typedef float complex function(float complex);
static function *const steps[] = {csinf, ccosf, cexpf};

static void put(double *y, int *at, float complex z) {
  y[(*at)++] = crealf(z);
  y[(*at)++] = cimagf(z);
}

static void all(const double *x, double *y) {
  float complex z = x[0] + I * x[1], w = x[2] + I * x[3];
  int at = 0;
  put(y, &at, cexpf(z)), put(y, &at, clogf(z)), put(y, &at, csqrtf(z)), put(y, &at, cpowf(z, w));
  put(y, &at, csinf(z)), put(y, &at, ccosf(z)), put(y, &at, ctanf(z));
  put(y, &at, casinf(z)), put(y, &at, cacosf(z)), put(y, &at, catanf(z));
  put(y, &at, csinhf(z)), put(y, &at, ccoshf(z)), put(y, &at, ctanhf(z));
  put(y, &at, casinhf(z)), put(y, &at, cacoshf(z)), put(y, &at, catanhf(z));
  put(y, &at, conjf(z * w)), put(y, &at, cprojf(z / w));
  y[at++] = cabsf(z), y[at++] = cargf(z);
  for (int i = 0; i < 3; i++) z = steps[i](z * 0.5f);
  put(y, &at, z);
}

/* The same in double. */
static void exact(const double *x, double *y) {
  double complex z = x[0] + I * x[1], w = x[2] + I * x[3];
  double complex found[] = {cexp(z),   clog(z),  csqrt(z), cpow(z, w), csin(z),  ccos(z),
                            ctan(z),   casin(z), cacos(z), catan(z),   csinh(z), ccosh(z),
                            ctanh(z),  casinh(z), cacosh(z), catanh(z), conj(z * w), cproj(z / w)};
  int at = 0, count = sizeof found / sizeof *found;
  for (int i = 0; i < count; i++) y[at++] = creal(found[i]), y[at++] = cimag(found[i]);
  y[at++] = cabs(z), y[at++] = carg(z);
  z = cexp(0.5 * ccos(0.5 * csin(0.5 * z)));
  y[at++] = creal(z), y[at++] = cimag(z);
}

enum { N = 4, M = 40 };

int main(void) {
  double x[N] = {0.8125, -0.625, 1.25, 0.5}, y[M], got[WIDTH][N], seeds[WIDTH][M];
  static struct harvest h = {.s = {.name = "exact"}};
  begin_map(&h, exact, x, N, M, NULL, 0.0625);
  for (int lane = 0; lane < WIDTH; lane++) {
    memset(got[lane], 0, sizeof got[lane]);
    memcpy(seeds[lane], h.seed[lane], sizeof seeds[lane]);
  }
  REQUEST(__enzyme_autodiff_void((void *)all, enzyme_width, WIDTH, enzyme_dup, x, got[0], got[1],
                                 got[2], got[3], enzyme_dup, y, seeds[0], seeds[1], seeds[2],
                                 seeds[3]));
  for (int lane = 0; lane < WIDTH; lane++) {
    for (int i = 0; i < N; i++) {
      CHECK_NEAR("references", h.formula[lane][i], h.differences[lane][i], BY_DIFFERENCES);
      CHECK_GOT("float", got[lane][i], h.formula[lane][i], 128 * FLT_EPSILON);
    }
    memset(seeds[lane], 0, sizeof seeds[lane]);
    memcpy(seeds[0], h.seed[lane], sizeof seeds[0]);
    memset(got[0], 0, sizeof got[0]);
    REQUEST(__enzyme_autodiff_void((void *)all, enzyme_dup, x, got[0], enzyme_dup, y, seeds[0]));
    for (int i = 0; i < N; i++)
      CHECK_GOT("alone", got[0][i], h.formula[lane][i], 128 * FLT_EPSILON);
  }
  return checked();
}
