// Allocators of the program itself, said to be such by `__enzyme_allocation_like`.
// Their shadows come from them, hold zeros though they hand out old memory, and go back to them.
#include "reverse.h"

#include <stdlib.h>

/* Blocks of a pool, with a header and old numbers in them; a pool must get its own back. */
struct pool {
  int given, taken_back;
  long *left;
};

static struct pool blue, red;

__attribute__((noinline)) static void *pool_take(struct pool *pool, size_t size) {
  char *block = malloc(size + 16);
  for (size_t i = 0; i < (size + 16) / sizeof(double); i++) ((double *)block)[i] = 123;
  *(struct pool **)block = pool;
  pool->given++;
  return block + 16;
}

__attribute__((noinline)) static void pool_give(struct pool *pool, void *block) {
  char *start = (char *)block - 16;
  if (*(struct pool **)start != pool) abort();
  pool->taken_back++;
  free(start);
}

__attribute__((used)) static void *__enzyme_allocation_like_pool[] = {(void *)pool_take, (void *)1, (void *)"0,-1",
                                         (void *)pool_give};

/* The size comes first, and nothing else is needed. */
__attribute__((noinline)) static void *plain_take(long size) { return malloc(size); }
__attribute__((noinline)) static void plain_give(void *block) { free(block); }

__attribute__((used)) static struct {
  void *(*take)(long);
  long size;
  const char *given;
  void (*give)(void *);
} __enzyme_allocation_like_plain = {plain_take, 0, "-1", plain_give};

static void in_pools(const double *x, double *y) {
  double *squares = pool_take(&blue, 3 * sizeof(double));
  double *sums = pool_take(&red, 3 * sizeof(double));
  for (int i = 0; i < 3; i++) squares[i] = x[i] * x[i];
  sums[0] = squares[0];
  for (int i = 1; i < 3; i++) sums[i] = sums[i - 1] + squares[i] * x[i - 1];
  for (int i = 0; i < 3; i++) y[i] = sums[i] * sums[2];
  pool_give(&blue, squares);
  pool_give(&red, sums);
}

static void in_rounds(const double *x, double *y) {
  y[0] = 0;
  for (int i = 0; i < 5; i++) {
    double *term = plain_take((i + 1) * sizeof(double));
    for (int k = 0; k <= i; k++) term[k] = sin(x[k % 2] * (k + 1));
    y[0] += term[i] * term[0];
    plain_give(term);
  }
}

static void in_rounds_formula(const double *x, const double *dx, double *dy) {
  dy[0] = 0;
  for (int i = 0; i < 5; i++) {
    double last = x[i % 2] * (i + 1), d_last = dx[i % 2] * (i + 1);
    dy[0] += cos(last) * d_last * sin(x[0]) + sin(last) * cos(x[0]) * dx[0];
  }
}

/* What is sometimes none, and what is one of two. */
static void perhaps(const double *x, double *y) {
  double *one = x[0] > 0 ? pool_take(&red, sizeof(double)) : NULL;
  double *chosen = one ? one : y;
  *chosen = x[0] * x[1];
  y[0] = *chosen * x[1];
  if (one) pool_give(&red, one);
}

int main(void) {
  const double x[] = {0.5, -1.25, 2};
  CHECK_ADJOINT_MAP(in_pools, x, 3, 3, NULL);
  CHECK_ADJOINT_MAP(in_rounds, x, 2, 1, in_rounds_formula);
  CHECK_ADJOINT_MAP(perhaps, x, 2, 1, NULL);
  CHECK_ADJOINT_MAP(perhaps, x + 1, 2, 1, NULL);
  CHECK_GOT("blocks of the blue pool", blue.taken_back, blue.given, 0);
  CHECK_GOT("blocks of the red pool", red.taken_back, red.given, 0);
  return checked();
}
