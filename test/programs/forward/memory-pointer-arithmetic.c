// Pointers moved, compared, subtracted and cast to integers; strides and walking backwards.
#include "check.h"

#include <stdint.h>

static double alternating(const double *p, const double *end) {
  double sum = 0, sign = 1;
  for (; p != end; ++p, sign = -sign) sum += sign * *p;
  return sum;
}

static void all(const double *x, double *y) {
  const double *end = x + 6, *p = end;
  y[0] = alternating(x, end);
  y[1] = 1;
  while (p > x) {
    p--;
    y[1] = y[1] / 2 + *p * p[0];
  }
  const double *odd = &x[1];
  y[2] = odd[-1] * odd[2] * (double)(end - odd);
  uintptr_t address = (uintptr_t)x;
  address += 4 * sizeof *x;
  y[3] = *(const double *)address * x[0];
  const char *bytes = (const char *)x;
  y[4] = *(const double *)(bytes + 2 * sizeof *x) + *(const double *)&bytes[40];
  double *out = y + 8;
  *--out = x[3] * x[3];
  out[-1] = *out * 2;
  out[-2] = alternating(y, y + 5);
}

static void formula(const double *x, const double *dx, double *dy) {
  dy[0] = dx[0] - dx[1] + dx[2] - dx[3] + dx[4] - dx[5];
  dy[1] = 0;
  for (int i = 5; i >= 0; i--) dy[1] = dy[1] / 2 + 2 * x[i] * dx[i];
  dy[2] = 5 * (dx[0] * x[3] + x[0] * dx[3]);
  dy[3] = dx[4] * x[0] + x[4] * dx[0];
  dy[4] = dx[2] + dx[5];
  dy[7] = 2 * x[3] * dx[3];
  dy[6] = 2 * dy[7];
  dy[5] = dy[0] - dy[1] + dy[2] - dy[3] + dy[4];
}

int main(void) {
  CHECK_MAP(all, ((double[]){1.5, -0.5, 2, 0.75, -1.25, 0.25}), 6, 8, formula);
  return checked();
}
