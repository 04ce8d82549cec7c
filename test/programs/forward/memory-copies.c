// memcpy, memmove over itself both ways, memset, of constant sizes and of sizes from data.
#include "check.h"

static void shift(double *v, int n, int by) {
  if (by > 0) memmove(v + by, v, (n - by) * sizeof *v);
  else memmove(v, v - by, (n + by) * sizeof *v);
}

static void all(const double *x, double *y) {
  double a[8], b[8];
  memcpy(a, x, sizeof a);
  memset(b, 0, sizeof b);
  shift(a, 8, 2);
  memcpy(b + 3, a + 1, 4 * sizeof *b);
  shift(b, 8, -1);
  for (int i = 0; i < 8; i++) a[i] *= b[i] + 1;
  memmove(a, a + 1, 7 * sizeof *a);
  memset(b + 4, 0, 2 * sizeof *b);
  memcpy(y, a, sizeof a);
  memcpy(y + 8, b, sizeof b);
}

static void formula(const double *x, const double *dx, double *dy) {
  double a[8] = {x[0], x[1], x[0], x[1], x[2], x[3], x[4], x[5]};
  double da[8] = {dx[0], dx[1], dx[0], dx[1], dx[2], dx[3], dx[4], dx[5]};
  double b[8] = {0, 0, a[1], a[2], a[3], a[4], 0, 0},
         db[8] = {0, 0, da[1], da[2], da[3], da[4], 0, 0};
  for (int i = 0; i < 8; i++) {
    int j = i < 7 ? i + 1 : 7;
    dy[i] = da[j] * (b[j] + 1) + a[j] * db[j];
    dy[8 + i] = i == 4 || i == 5 ? 0 : db[i];
  }
}

int main(void) {
  CHECK_MAP(all, ((double[]){1, 2, -0.5, 0.25, 3, -1, 0.75, 9}), 8, 16, formula);
  return checked();
}
