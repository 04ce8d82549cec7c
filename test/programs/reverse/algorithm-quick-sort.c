// Quicksort of structs in place: recursion into the smaller part, a loop for the other.
#include "reverse.h"

enum { N = 8 };

struct item {
  double key;
  int from;
  double value;
};

static void swap(struct item *a, struct item *b) {
  struct item t = *a;
  *a = *b;
  *b = t;
}

static void sort(struct item *v, int n) {
  while (n > 1) {
    int low = 0;
    swap(v + n / 2, v + n - 1);
    for (int i = 0; i < n - 1; i++)
      if (v[i].key < v[n - 1].key) swap(v + i, v + low++);
    swap(v + low, v + n - 1);
    if (low < n / 2) sort(v, low), v += low + 1, n -= low + 1;
    else sort(v + low + 1, n - low - 1), n = low;
  }
}

static void all(const double *x, double *y) {
  struct item v[N];
  for (int i = 0; i < N; i++) v[i] = (struct item){sin(x[i]), i, x[i] * x[i]};
  sort(v, N);
  for (int i = 0; i < N; i++) y[i] = v[i].key + (i + 1) * v[i].value + v[i].from;
}

static void formula(const double *x, const double *dx, double *dy) {
  for (int i = 0; i < N; i++) {
    int place = 0;
    for (int j = 0; j < N; j++) place += sin(x[j]) < sin(x[i]);
    dy[place] = (cos(x[i]) + (place + 1) * 2 * x[i]) * dx[i];
  }
}

int main(void) {
  CHECK_ADJOINT_MAP(all, ((double[]){0.6, -1.3, 0.2, 1.4, -0.9, 0.9, -0.3, -0.1}), N, N, formula);
  return checked();
}
