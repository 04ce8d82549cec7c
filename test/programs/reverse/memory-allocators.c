// Every allocator of C: its shadow is made, holds zeros though it is old memory, and is given back.
#include "reverse.h"

#include <malloc.h>
#include <stdlib.h>
#include <string.h>
#include <wchar.h>

enum { N = 6 };

/* Sums into memory that is only partly written: what is not has a shadow of zeros. */
static double through(double *v, const double *x) {
  double sum = 0;
  for (int i = 0; i < N; i += 2) v[i] = x[i] * x[i + 1];
  for (int i = 0; i < N; i += 2) sum += v[i] * v[0];
  return sum;
}

static void all(const double *x, double *y) {
  double *one = malloc(N * sizeof *one), *two = calloc(N, sizeof *two);
  double *three = aligned_alloc(64, 64), *four = memalign(32, N * sizeof *four);
  double *five = valloc(N * sizeof *five), *six = pvalloc(N * sizeof *six);
  void *eight = NULL;
  double *nine = __builtin_alloca(N * sizeof *nine);
  if (posix_memalign(&eight, 64, N * sizeof(double))) return;
  y[0] = through(one, x) + through(two, x) * x[0];
  y[1] = through(three, x) * through(four, x);
  y[2] = through(five, x) - through(six, x) * x[1];
  y[3] = through(one, x) * through(eight, x) + through(nine, x);
  free(one), free(two), free(three), free(four), free(five), free(six), free(eight);
}

struct named {
  char *name, *short_name;
  wchar_t *wide;
  double value;
};

/* Characters carry no derivative: they are given back once, though what holds them has a shadow. */
static void names(const double *x, double *y) {
  struct named *list = malloc(3 * sizeof *list);
  for (int i = 0; i < 3; i++) {
    list[i].name = strdup(i % 2 ? "odd" : "even");
    list[i].short_name = strndup(list[i].name, i);
    list[i].wide = i ? wcsdup(L"wide") : NULL;
    list[i].value = x[i] * x[0];
  }
  y[0] = 0;
  for (int i = 0; i < 3; i++)
    y[0] += list[i].value * list[i].value * strlen(list[i].short_name) * (list[i].wide ? wcslen(list[i].wide) : 0);
  for (int i = 0; i < 3; i++) free(list[i].name), free(list[i].short_name), free(list[i].wide);
  free(list);
}

static void names_formula(const double *x, const double *dx, double *dy) {
  dy[0] = 0;
  for (int i = 0; i < 3; i++)
    dy[0] += 2 * x[i] * x[0] * (dx[i] * x[0] + x[i] * dx[0]) * i * 4;
}

int main(void) {
  const double x[] = {0.5, -1.25, 2, 0.75, 1.5, -0.5};
  CHECK_ADJOINT_MAP(all, x, 6, 4, NULL);
  CHECK_ADJOINT_MAP(names, x, 3, 1, names_formula);
  return checked();
}
