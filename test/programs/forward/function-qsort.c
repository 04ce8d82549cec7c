// A generic sort of our own with a comparison callback on void pointers, over structs and doubles.
#include "check.h"

struct item {
  double key;
  int index;
  double value;
};

typedef int compare(const void *, const void *);

static void sort(void *base, size_t n, size_t size, compare *less) {
  char hold[64], *v = base;
  for (size_t i = 1; i < n; i++) {
    memcpy(hold, v + i * size, size);
    size_t j = i;
    while (j > 0 && less(hold, v + (j - 1) * size)) {
      memcpy(v + j * size, v + (j - 1) * size, size);
      j--;
    }
    memcpy(v + j * size, hold, size);
  }
}

static int by_key(const void *a, const void *b) {
  return ((const struct item *)a)->key < ((const struct item *)b)->key;
}
static int descending(const void *a, const void *b) {
  return *(const double *)a > *(const double *)b;
}

static void all(const double *x, double *y) {
  struct item items[4];
  for (int i = 0; i < 4; i++) items[i] = (struct item){x[i], i, x[i] * x[(i + 1) % 4]};
  sort(items, 4, sizeof *items, by_key);
  for (int i = 0; i < 4; i++) y[i] = items[i].value * (items[i].index + 1), y[4 + i] = x[i] * x[i];
  sort(y + 4, 4, sizeof *y, descending);
}

static void formula(const double *x, const double *dx, double *dy) {
  static const int order[] = {1, 3, 0, 2}, squares[] = {2, 1, 3, 0};
  for (int i = 0; i < 4; i++) {
    int k = order[i], next = (k + 1) % 4, s = squares[i];
    dy[i] = (k + 1) * (dx[k] * x[next] + x[k] * dx[next]);
    dy[4 + i] = 2 * x[s] * dx[s];
  }
}

int main(void) {
  CHECK_MAP(all, ((double[]){0.3, -1.5, 2.5, -0.9}), 4, 8, formula);
  return checked();
}
