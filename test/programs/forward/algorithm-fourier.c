// A recursive fast Fourier transform on pairs, on the stack of variable arrays, and a convolution.
#include "check.h"

struct pair {
  double re, im;
};

static struct pair times(struct pair a, struct pair b) {
  return (struct pair){a.re * b.re - a.im * b.im, a.re * b.im + a.im * b.re};
}

static void transform(struct pair *v, int n, int sign) {
  if (n == 1) return;
  int half = n / 2;
  struct pair even[half], odd[half];
  for (int i = 0; i < half; i++) even[i] = v[2 * i], odd[i] = v[2 * i + 1];
  transform(even, half, sign);
  transform(odd, half, sign);
  for (int i = 0; i < half; i++) {
    double angle = sign * 2 * acos(-1) * i / n;
    struct pair t = times((struct pair){cos(angle), sin(angle)}, odd[i]);
    v[i] = (struct pair){even[i].re + t.re, even[i].im + t.im};
    v[i + half] = (struct pair){even[i].re - t.re, even[i].im - t.im};
  }
}

static void convolve(const double *x, double *y) {
  struct pair a[8] = {{0}}, b[8] = {{0}};
  for (int i = 0; i < 4; i++) a[i].re = x[i], b[i].re = x[4 + i];
  transform(a, 8, 1);
  transform(b, 8, 1);
  for (int i = 0; i < 8; i++) a[i] = times(a[i], b[i]);
  transform(a, 8, -1);
  for (int i = 0; i < 8; i++) y[i] = a[i].re / 8;
}

static void formula(const double *x, const double *dx, double *dy) {
  for (int i = 0; i < 8; i++) dy[i] = 0;
  for (int i = 0; i < 4; i++)
    for (int j = 0; j < 4; j++) dy[i + j] += dx[i] * x[4 + j] + x[i] * dx[4 + j];
}

int main(void) {
  CHECK_MAP(convolve, ((double[]){0.5, -1, 0.8, 0.3, 1, 2, -1, 0.5}), 8, 8, formula);
  return checked();
}
