// Pairs of floats in one integer, and structs of floats and characters by value.
#include "reverse.h"

#include <stdint.h>

enum { N = 6 };

static double two_in_one(const double *x) {
  float g[N], a, b;
  uint64_t pairs[N / 2];
  double sum = 0;
  for (int i = 0; i < N; i++) g[i] = (float)x[i];
  memcpy(pairs, g, sizeof g);
  for (int i = 0; i < N / 2; i++) {
    uint32_t low = (uint32_t)pairs[i], high = pairs[i] >> 32;
    memcpy(&a, &low, sizeof a), memcpy(&b, &high, sizeof b);
    sum += (double)a * b;
  }
  return sum;
}

struct pair {
  float f, g;
  char c[4];
};

struct mixed {
  double a;
  int k;
  char c;
};

static __attribute__((noinline)) struct mixed made(struct pair p, double v) {
  return (struct mixed){p.f * v + p.g, 3, p.c[1]};
}

static __attribute__((noinline)) double used(struct mixed m, struct pair p) {
  return m.a * m.a + p.g * m.k + m.c;
}

static double by_value(const double *x) {
  struct pair p = {(float)x[0], (float)(x[1] * 2), {1, 2, 3, 4}};
  double sum = 0;
  for (int i = 0; i < 3; i++) sum += used(made(p, x[2 + i]), p);
  return sum;
}

/* What each gives, by hand: differences see the rounding to float. */
static void slopes_of_pairs(const double *x, double *slopes) {
  for (int i = 0; i < N; i++) slopes[i] = x[i ^ 1];
}

static void slopes_by_value(const double *x, double *slopes) {
  for (int i = 2; i < 5; i++) {
    double a = x[0] * x[i] + 2 * x[1];
    slopes[0] += 2 * a * x[i], slopes[1] += 4 * a + 6, slopes[i] += 2 * a * x[0];
  }
}

/* Numbers that are exact as floats, as are all products of two. */
static const double at[N] = {1.25, 0.75, 2.5, 1.5, -0.625, 0.375};

static void compare(const char *name, const double *got, const double *wanted) {
  for (int i = 0; i < N; i++) CHECK_GOT(name, got[i], wanted[i], BY_FORMULA);
}

int main(void) {
  double x[N], pairs[N] = {0}, values[N] = {0}, wanted[2][N] = {{0}};
  memcpy(x, at, sizeof x);
  REQUEST(__enzyme_autodiff_void((void *)two_in_one, x, pairs));
  REQUEST(__enzyme_autodiff_void((void *)by_value, x, values));
  slopes_of_pairs(at, wanted[0]), slopes_by_value(at, wanted[1]);
  compare("pairs of floats", pairs, wanted[0]);
  compare("structs of floats", values, wanted[1]);
  return checked();
}
