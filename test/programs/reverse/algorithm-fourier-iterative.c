// An iterative fast Fourier transform in place: bits reversed, butterflies, and a filter between.
#include "reverse.h"

enum { N = 8 };

static void exchange(double *a, double *b) {
  double t = *a;
  *a = *b, *b = t;
}

static void reverse_bits(double *re, double *im) {
  for (unsigned i = 1, j = 0; i < N; i++) {
    unsigned bit = N / 2;
    for (; j & bit; bit /= 2) j ^= bit;
    j ^= bit;
    if (i < j) exchange(re + i, re + j), exchange(im + i, im + j);
  }
}

static void transform(double *re, double *im, int sign) {
  reverse_bits(re, im);
  for (int length = 2; length <= N; length *= 2) {
    double angle = sign * 2 * acos(-1) / length;
    for (int i = 0; i < N; i += length)
      for (int k = 0; k < length / 2; k++) {
        double c = cos(k * angle), s = sin(k * angle);
        double *p = re + i + k, *q = im + i + k, r = p[length / 2], t = q[length / 2];
        p[length / 2] = *p - (c * r - s * t), q[length / 2] = *q - (c * t + s * r);
        *p += c * r - s * t, *q += c * t + s * r;
      }
  }
}

static void filter(const double *x, double *y) {
  double im[N] = {0};
  memcpy(y, x, N * sizeof *y);
  transform(y, im, -1);
  for (int k = 0; k < N; k++) {
    double damping = exp(-x[N] * fmin(k, N - k)) / N;
    y[k] *= damping, im[k] *= damping;
  }
  transform(y, im, 1);
}

/* A linear map of the signal, and its derivative by the width of the filter. */
static void formula(const double *x, const double *dx, double *dy) {
  double moved_x[N + 1], only[N];
  memcpy(moved_x, dx, N * sizeof *dx);
  moved_x[N] = x[N];
  filter(moved_x, dy);
  for (int j = 0; j < N; j++) {
    only[j] = 0;
    for (int i = 0; i < N; i++)
      for (int k = 0; k < N; k++) {
        double g = fmin(k, N - k);
        only[j] -= g * exp(-x[N] * g) / N * cos(2 * acos(-1) * k * (i - j) / N) * x[i];
      }
    dy[j] += only[j] * dx[N];
  }
}

int main(void) {
  CHECK_ADJOINT_MAP(filter, ((double[]){0.5, -1, 0.8, 0.3, 1, 2, -1, 0.5, 0.4}), N + 1, N, formula);
  return checked();
}
