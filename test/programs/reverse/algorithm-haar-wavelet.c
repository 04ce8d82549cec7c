// A wavelet transform by lifting in place, over ever larger strides, and the inverse.
#include "reverse.h"

enum { N = 8 };

static void forward(double *v, double c) {
  for (int stride = 1; stride < N; stride *= 2)
    for (int i = 0; i < N; i += 2 * stride) {
      v[i + stride] -= c * v[i];
      v[i] += v[i + stride] / 2;
    }
}

static void backward(double *v, double c) {
  for (int stride = N / 2; stride >= 1; stride /= 2)
    for (int i = 0; i < N; i += 2 * stride) {
      v[i] -= v[i + stride] / 2;
      v[i + stride] += c * v[i];
    }
}

static void all(const double *x, double *y) {
  memcpy(y, x, N * sizeof *y);
  forward(y, x[N]);
  for (int i = 1; i < N; i++) y[i] *= y[i] / (0.25 + fabs(y[i]));
  backward(y, 1);
}

int main(void) {
  double x[] = {0.5, -1, 0.8, 0.3, 1, 2, -1, 0.6, 0.9};
  CHECK_ADJOINT_MAP_WITHIN(0x1p-7, all, x, N + 1, N, NULL);
  return checked();
}
