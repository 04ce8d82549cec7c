// A heap of pointers to active numbers: the three smallest are taken out, changed and put back.
#include "reverse.h"

enum { N = 7 };

struct heap {
  double *items[N];
  int count;
};

static void put(struct heap *h, double *item) {
  int i = h->count++;
  for (; i && *item < *h->items[(i - 1) / 2]; i = (i - 1) / 2) h->items[i] = h->items[(i - 1) / 2];
  h->items[i] = item;
}

static double *take(struct heap *h) {
  double *top = h->items[0], *last = h->items[--h->count];
  int i = 0;
  for (int child; (child = 2 * i + 1) < h->count; i = child) {
    if (child + 1 < h->count && *h->items[child + 1] < *h->items[child]) child++;
    if (*last <= *h->items[child]) break;
    h->items[i] = h->items[child];
  }
  h->items[i] = last;
  return top;
}

static void all(const double *x, double *y) {
  struct heap h = {.count = 0};
  double numbers[N];
  for (int i = 0; i < N; i++) numbers[i] = x[i], put(&h, &numbers[i]);
  for (int i = 0; i < 3; i++) {
    double *least = take(&h);
    *least = *least * *least + x[N];
    put(&h, least);
  }
  for (int i = 0; i < N; i++) y[i] = *take(&h);
}

int main(void) {
  double x[] = {0.6, -1.3, 0.2, 1.4, -0.9, 0.95, -0.35, 0.3};
  CHECK_ADJOINT_MAP_WITHIN(0x1p-7, all, x, N + 1, N, NULL);
  return checked();
}
