// Structs that begin with an array of integers or characters, copied as many as there are.
#include "reverse.h"

#include <stdlib.h>

struct cell {
  int corners[4];
  double charge, field;
  long kind;
};

struct named {
  char name[16];
  double mass, place;
  long kind;
};

static struct cell *cells(const double *x, int n) {
  struct cell *made = malloc(n * sizeof *made);
  for (int i = 0; i < n; i++) {
    for (int k = 0; k < 4; k++) made[i].corners[k] = (i + k) % n;
    made[i].charge = x[i] * x[i], made[i].field = sin(x[i]), made[i].kind = i;
  }
  return made;
}

static double energy(const double *x, int n) {
  struct cell *first = cells(x, n), *copy = malloc(n * sizeof *copy);
  double sum = 0;
  memcpy(copy, first, n * sizeof *copy);
  for (int i = 0; i < n; i++)
    for (int k = 0; k < 4; k++)
      sum += copy[i].charge * copy[copy[i].corners[k]].field * (double)(copy[i].kind + k);
  free(first), free(copy);
  return sum;
}

static int by_mass(const void *a, const void *b) {
  double x = ((const struct named *)a)->mass, y = ((const struct named *)b)->mass;
  return (x > y) - (x < y);
}

static double balance(const double *x, int n) {
  struct named *all = calloc(n, sizeof *all);
  double sum = 0;
  for (int i = 0; i < n; i++) {
    sprintf(all[i].name, "%d", i);
    all[i].mass = x[i] * x[(i + 1) % n], all[i].place = exp(x[i]), all[i].kind = i;
  }
  qsort(all, n, sizeof *all, by_mass);
  for (int i = 0; i < n; i++) {
    sum += (i + 1) * all[i].mass * all[i].place * (double)all[i].kind;
    if (!strcmp(all[i].name, "2")) sum += all[i].mass;
  }
  free(all);
  return sum;
}

static void all(const double *x, double *y) {
  volatile int n = 5;
  y[0] = energy(x, n);
  y[1] = balance(x, n);
}

int main(void) {
  CHECK_ADJOINT_MAP(all, ((double[]){0.5, 0.75, -0.875, 1.3, -0.6}), 5, 2, NULL);
  return checked();
}
