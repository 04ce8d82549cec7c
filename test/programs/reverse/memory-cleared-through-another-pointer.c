// Bytes set to zero behind pointers that are used for nothing else; numbers to other pointers.
#include <string.h>

#include "reverse.h"

struct views {
  double *whole;
  void *parts[2];
};

__attribute__((noinline)) static void halve(double *x, int n, double t) {
  if (n < 2) {
    *x = sin(*x + t);
    return;
  }
  halve(x, n / 2, 0.5 * t * *x);
  halve(x + n / 2, n - n / 2, 0.5 * *x);
  for (int k = 0; k < n / 2; k++) x[k] = 0.5 * x[k] + 0.25 * x[n - 1 - k] * t;
}

__attribute__((noinline)) static void restart(void *part) { memset(part, 0, 2 * sizeof(double)); }

static void overlapping(double *numbers, void *part) {
  for (int i = 0; i < 2; i++) {
    if (i == 1) memset(part, 0, 2 * sizeof(double));
    halve(numbers, 5, 0.5 + i);
  }
}

// So few bytes that LLVM makes it the store of an integer.
__attribute__((noinline)) static double one_number(double *numbers, double *part) {
  double before = numbers[1];
  memset(part, 0, sizeof *part);
  return before * sin(numbers[1]) + numbers[0] * before;
}

static void behind_pointers(struct views *views) {
  for (int i = 0; i < 3; i++) {
    halve(views->whole, 5, 1.5 - i);
    restart(views->parts[i % 2]);
    views->whole[i] += views->whole[4 - i] * views->whole[i];
  }
}

static double all(double *x, struct views *views, double *part) {
  overlapping(x, part);
  behind_pointers(views);
  return x[0] * x[3] + x[2] * x[4] + x[1];
}

static double at(const double *point) {
  double x[5];
  memcpy(x, point, sizeof x);
  return all(x, &(struct views){x, {x + 1, x + 3}}, x + 2);
}

int main(void) {
  const double point[5] = {0.3, 0.65, 1.205, 1.1, -0.825}, h = 1e-6;
  double x[5], d[5] = {0};
  memcpy(x, point, sizeof x);
  struct views views = {x, {x + 1, x + 3}}, d_views = {d, {d + 1, d + 3}};
  __enzyme_autodiff_void((void *)all, x, d, &views, &d_views, x + 2, d + 2);
  for (int k = 0; k < 5; k++) {
    double up[5], down[5];
    memcpy(up, point, sizeof up), memcpy(down, point, sizeof down);
    up[k] += h, down[k] -= h;
    CHECK_GOT("derivative", d[k], (at(up) - at(down)) / (2 * h), 1e-8);
  }
  double y[2] = {3, 2}, d_y[2] = {0};
  __enzyme_autodiff_void((void *)one_number, y, d_y, y + 1, d_y + 1);
  CHECK_GOT("what stays", d_y[0], 2, 1e-15);
  CHECK_GOT("what was cleared", d_y[1], 3, 1e-15);
  return checked();
}
