// An arena: one block, cut into arrays and structs, reset and cut again while results live on.
#include "reverse.h"

#include <stdlib.h>

struct arena {
  char *start, *at;
};
struct term {
  double factor;
  struct term *next;
  int power;
};

static void *take(struct arena *a, size_t bytes) {
  void *p = a->at;
  a->at += (bytes + 7) & ~(size_t)7;
  return p;
}

static double sum_of_terms(struct arena *a, const double *x, int n) {
  struct term *terms = NULL;
  for (int i = 0; i < n; i++) {
    struct term *t = take(a, sizeof *t);
    *t = (struct term){x[i], terms, i + 1};
    terms = t;
  }
  double sum = 0;
  for (struct term *t = terms; t; t = t->next) {
    double *powers = take(a, (t->power + 1) * sizeof *powers);
    powers[0] = t->factor;
    for (int k = 0; k < t->power; k++) powers[k + 1] = powers[k] * x[0];
    sum += powers[t->power];
    t->factor = sum;
  }
  return sum * terms->next->factor;
}

static void all(const double *x, double *y) {
  struct arena a;
  a.start = a.at = malloc(1024);
  for (int i = 0; i < 4; i++) {
    y[i] = sum_of_terms(&a, x + i / 2, 3);
    a.at = a.start + 24 * (i & 1);
  }
  free(a.start);
}

int main(void) {
  CHECK_ADJOINT_MAP(all, ((double[]){0.5, 0.75, -0.875, 1.3}), 4, 4, NULL);
  return checked();
}
