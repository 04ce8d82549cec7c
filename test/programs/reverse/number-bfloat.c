// __bf16: kept in memory and converted from and to float, as a network stores its weights.
#include "reverse.h"

/* What rounds to it lacks in the libraries of older compilers. */
__attribute__((weak)) __bf16 __truncsfbf2(float x) {
  unsigned bits;
  __bf16 rounded;
  memcpy(&bits, &x, sizeof bits);
  unsigned short high = (bits + 0x7fff + (bits >> 16 & 1)) >> 16;
  memcpy(&rounded, &high, sizeof high);
  return rounded;
}

static const long double BRAIN_EPSILON = 0x1p-7L;

static float layer(const __bf16 *w, const float *x, __bf16 *hidden, int n) {
  float sum = 0;
  for (int i = 0; i < n; i++) {
    float s = 0;
    for (int j = 0; j < n; j++) s += (float)w[n * i + j] * x[j];
    hidden[i] = (__bf16)(s / (1 + s * s));
    sum += (float)hidden[i] * x[i];
  }
  return sum;
}

static double exact(const double *w, const double *x) {
  double sum = 0;
  for (int i = 0; i < 2; i++) {
    double s = w[2 * i] * x[0] + w[2 * i + 1] * x[1];
    sum += s / (1 + s * s) * x[i];
  }
  return sum;
}

int main(void) {
  static const double W[] = {0.5, -1, 0.25, 2}, X[] = {1.5, 0.75};
  __bf16 w[4], dw[4], hidden[2], dhidden[2];
  float x[2], dx[2] = {0};
  double v[4];
  memset(dw, 0, sizeof dw), memset(dhidden, 0, sizeof dhidden);
  for (int i = 0; i < 4; i++) w[i] = (__bf16)(float)W[i];
  for (int i = 0; i < 2; i++) x[i] = X[i];
  REQUEST(__enzyme_autodiff_float((void *)layer, enzyme_dup, w, dw, enzyme_dup, x, dx, enzyme_dup,
                                  hidden, dhidden, 2));
  for (int i = 0; i < 4; i++) {
    memcpy(v, W, sizeof v);
    CHECK_GOT("w", (float)dw[i], DIFFERENCE(t, W[i], (v[i] = t, exact(v, X))), 4 * BRAIN_EPSILON);
  }
  for (int i = 0; i < 2; i++) {
    memcpy(v, X, sizeof X);
    CHECK_GOT("x", dx[i], DIFFERENCE(t, X[i], (v[i] = t, exact(W, v))), 4 * BRAIN_EPSILON);
  }
  CHECK_NEAR("references", layer(w, x, hidden, 2), exact(W, X), 4 * BRAIN_EPSILON);
  return checked();
}
