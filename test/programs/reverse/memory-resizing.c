// realloc of lists of pointers, of structs with an array behind, to less, to nothing, and in vain.
#include "reverse.h"

#include <stdint.h>
#include <stdlib.h>

/* A request for too much is no error. */
const char *__asan_default_options(void) { return "allocator_may_return_null=1"; }

struct tail {
  int length;
  double factor;
  double at[];
};

static struct tail *longer(struct tail *t, double x) {
  int n = t ? t->length : 0;
  double factor = t ? t->factor : 1;
  t = realloc(t, sizeof *t + (n + 1) * sizeof *t->at);
  t->length = n + 1;
  t->factor = factor * x;
  t->at[n] = x * factor + n;
  return t;
}

static double growing(const double *x) {
  struct tail *t = NULL;
  double sum = 0;
  for (int i = 0; i < 7; i++) t = longer(t, x[i % 4]), sum += t->at[i / 2] * t->factor;
  for (int i = 0; i < 7; i++) sum += t->at[i] * i;
  free(t);
  return sum;
}

/* Rows are found through a list that moves; the rows stay where they are. */
static double rows(const double *x) {
  double **list = NULL, sum = 0;
  for (int n = 0; n < 5; n++) {
    list = realloc(list, (n + 1) * sizeof *list);
    list[n] = malloc((n + 1) * sizeof **list);
    for (int i = 0; i <= n; i++) list[n][i] = i < n ? list[n - 1][i] * x[i % 4] : x[n % 4];
  }
  for (int n = 0; n < 5; n++) {
    for (int i = 0; i <= n; i++) sum += list[n][i] * list[n][0];
    free(list[n]);
  }
  free(list);
  return sum;
}

static double breathing(const double *x, int rounds) {
  double *v = malloc(sizeof *v), sum = 0;
  v[0] = x[0];
  for (int i = 1; i <= rounds; i++) {
    int room = 1 + (5 * i) % 7;
    double first = v[0];
    v = realloc(v, room * sizeof *v);
    for (int k = 1; k < room; k++) v[k] = v[k - 1] * x[k % 4] + first;
    v[0] = v[room / 2] * 0.5;
    sum += v[room - 1] * v[0];
  }
  free(v);
  return sum;
}

static double to_nothing(const double *x) {
  double *v = malloc(2 * sizeof *v);
  v[0] = x[0] * x[1], v[1] = x[2];
  double found = v[0] * v[1];
  free(realloc(v, 0));
  return found;
}

static double in_vain(const double *x, size_t much) {
  int n = 4;
  double *v = malloc(n * sizeof *v), sum = 0;
  for (int i = 0; i < n; i++) v[i] = x[i] * x[1];
  double *w = realloc(v, much);
  if (w) v = w, v[n++] = x[2];
  for (int i = 1; i < n; i++) v[i] *= v[i - 1], sum += v[i];
  free(v);
  return sum;
}

static void all(const double *x, double *y) {
  y[0] = growing(x);
  y[1] = rows(x);
  y[2] = breathing(x, 6);
  y[3] = to_nothing(x);
  y[4] = in_vain(x, PTRDIFF_MAX / 2) + in_vain(x, 10 * sizeof *x);
}

int main(void) {
  CHECK_ADJOINT_MAP(all, ((double[]){0.4, 0.7, -0.8, 1.2}), 4, 5, NULL);
  return checked();
}
