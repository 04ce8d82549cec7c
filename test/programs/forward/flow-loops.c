// for, while and do loops, nested, with break and continue, zero trips and bounds from data.
#include "check.h"

static void loops(const double *x, double *y) {
  double sum = 0, product = 1;
  for (int i = 0; i < 4; i++) {
    if (i == 2) continue;
    sum += x[i] * (i + 1);
  }
  y[0] = sum;
  int k = 0;
  while (product < 20) {
    product *= 1 + x[k % 4] * x[k % 4];
    if (++k > 50) break;
  }
  y[1] = product;
  do {
    sum /= 2;
  } while (sum > 1);
  y[2] = sum;
  y[3] = 0;
  for (int i = 0; i < 4; i++)
    for (int j = i; j < 4; j++) {
      if (j - i == 3) break;
      for (int m = j; m > i; m -= 2) y[3] += x[i] * x[j] / (m + 1);
    }
  y[4] = x[0];
  for (int i = 4; i < 4; i++) y[4] *= x[i];
  for (unsigned char c = 250; c > 5; c++) y[4] = sin(y[4]) + c * x[1] / 256;
}

int main(void) {
  CHECK_MAP(loops, ((double[]){0.9, 1.2, -0.6, 1.7}), 4, 5, NULL);
  return checked();
}
