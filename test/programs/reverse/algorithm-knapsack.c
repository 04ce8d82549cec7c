// A knapsack of integer weights and active values: the table is worked through backwards in place.
#include "reverse.h"

enum { ITEMS = 6, ROOM = 10 };

static void fill(const double *values, double *best) {
  static const int weights[ITEMS] = {3, 4, 2, 5, 1, 3};
  for (int w = 0; w <= ROOM; w++) best[w] = 0;
  for (int i = 0; i < ITEMS; i++)
    for (int w = ROOM; w >= weights[i]; w--)
      if (best[w - weights[i]] + values[i] > best[w]) best[w] = best[w - weights[i]] + values[i];
}

static void all(const double *x, double *y) {
  double values[ITEMS];
  for (int i = 0; i < ITEMS; i++) values[i] = x[i] * x[i] + x[ITEMS];
  fill(values, y);
  for (int w = 1; w <= ROOM; w++) y[w] *= y[w - 1] + 1;
}

int main(void) {
  double x[] = {1.1, -1.55, 0.7, 1.8, 0.35, 1.25, 0.4};
  CHECK_ADJOINT_MAP_WITHIN(0x1p-9, all, x, ITEMS + 1, ROOM + 1, NULL);
  return checked();
}
