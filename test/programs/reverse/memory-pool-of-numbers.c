// Pools whose free pieces are a list that lies in the pieces themselves: of double, of float.
#include "reverse.h"

#include <stdlib.h>

extern void __enzyme_autodiff_pool(void *, const double *, double *, double *, double *);

enum { SIZE = 4, COUNT = 16 };

struct pool {
  void *free;
  void *memory;
};

static void give_back(struct pool *p, void *piece) {
  *(void **)piece = p->free;
  p->free = piece;
}

static struct pool made(size_t size) {
  struct pool p = {NULL, malloc(COUNT * size)};
  for (size_t i = COUNT; i-- > 0;) give_back(&p, (char *)p.memory + size * i);
  return p;
}

static void *take(struct pool *p) {
  void *piece = p->free;
  p->free = *(void **)piece;
  return piece;
}

#define ROUNDS(number)                                                                            \
  static number *product_##number(struct pool *p, const number *u, const number *v) {             \
    number *w = take(p);                                                                          \
    for (int i = 0; i < SIZE; i++) w[i] = u[i] * v[(i + 1) % SIZE];                               \
    return w;                                                                                     \
  }                                                                                               \
  static void of_##number(const double *x, double *y) {                                           \
    struct pool p = made(SIZE * sizeof(number));                                                  \
    number from[2 * SIZE];                                                                        \
    for (int i = 0; i < 2 * SIZE; i++) from[i] = x[i];                                            \
    number *u = product_##number(&p, from, from + SIZE);                                          \
    for (int i = 0; i < 3; i++) {                                                                 \
      number *v = product_##number(&p, u, from), *w = product_##number(&p, v, u);                 \
      y[i] = 0;                                                                                   \
      for (int k = 0; k < SIZE; k++) y[i] += w[k] * v[k];                                         \
      give_back(&p, u);                                                                           \
      if (i & 1) give_back(&p, v), u = w;                                                         \
      else give_back(&p, w), u = v;                                                               \
    }                                                                                             \
    free(p.memory);                                                                               \
  }
ROUNDS(double)
ROUNDS(float)

int main(void) {
  static const double at[] = {0.5, -1, 0.75, 0.25, 1, 1.25, -1, 0.5};
  CHECK_ADJOINT_MAP(of_double, at, 2 * SIZE, 3, NULL);
  double wanted[2 * SIZE] = {0}, got[2 * SIZE] = {0}, y[3], seed[3] = {1, -2, 0.5},
         same[3] = {1, -2, 0.5};
  REQUEST(__enzyme_autodiff_pool((void *)of_double, at, wanted, y, seed));
  REQUEST(__enzyme_autodiff_pool((void *)of_float, at, got, y, same));
  for (int i = 0; i < 2 * SIZE; i++) CHECK_GOT("of float", got[i], wanted[i], 64 * FLT_EPSILON);
  return checked();
}
