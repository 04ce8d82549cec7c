// Vectors, small integers, truths, structs with integers or in memory; results of another shape.
#include "reverse.h"

typedef double two __attribute__((vector_size(16)));
typedef float four __attribute__((vector_size(16)));
enum factor { LEAST, MOST_OF_ALL = 3 };
struct counted {
  double x;
  long n;
};
struct large {
  double v[4];
  int n;
};
struct view {
  double *p;
  long n;
  double *q;
};
struct pair {
  double a, b;
};
struct single {
  double a;
};
struct nested {
  struct single first;
  double b;
};
struct array {
  double v[2];
};
struct triple {
  double a, b, c;
};
ENZYME_AUTODIFF(two, vector);
ENZYME_AUTODIFF(four, floats);
ENZYME_AUTODIFF(struct pair, pair);
ENZYME_AUTODIFF(struct single, single);
ENZYME_AUTODIFF(struct nested, nested);
ENZYME_AUTODIFF(struct array, array);
ENZYME_AUTODIFF(double _Complex, complex);
ENZYME_AUTODIFF(long double, longer);
ENZYME_FWDDIFF(two, vector);
ENZYME_FWDDIFF(struct triple, triple);
double __enzyme_autodiff_old();

static double of_vector(two x) { return x[0] * x[0] * x[1]; }
static float of_floats(four x) { return x[0] * x[1] + x[2] * x[3]; }
static two to_vector(two x) { return x * x; }
static double of_integers(_Bool way, char c, short s, unsigned u, enum factor e, double x) {
  return way ? c * s * u * e * x * x : x;
}
static double of_counted(struct counted c) { return c.n * c.x * c.x; }
static double of_large(struct large l) {
  double sum = 0;
  for (int i = 0; i < l.n; i++) sum += l.v[i] * l.v[i];
  return sum;
}
static double of_view(struct view v) {
  double sum = 0;
  for (long i = 0; i < v.n; i++) sum += v.p[i] * v.q[i] * v.q[i];
  return sum;
}
static double product(double x, double y) { return x * y; }
static struct pair to_pair(double x, double y) { return (struct pair){x * y, x * x}; }
static struct triple to_memory(double x, double y) { return (struct triple){x * y, x * x, y}; }
static long double cubed(long double x) { return x * x * x; }
static double square(double x) { return x * x; }

#define EQUAL(got, wanted) CHECK_GOT(#got, got, wanted, 1e-15L)

int main(void) {
#ifndef REFERENCE_ONLY
  two x = {3, 5}, along = {1, 0}, by = __enzyme_autodiff_vector((void *)of_vector, x);
  EQUAL(by[0], 30), EQUAL(by[1], 9);
  EQUAL(__enzyme_fwddiff_double((void *)of_vector, x, along), 30);
  four floats = __enzyme_autodiff_floats((void *)of_floats, (four){1, 2, 3, 4});
  EQUAL(floats[0], 2), EQUAL(floats[3], 3);
  by = __enzyme_autodiff_vector((void *)to_vector, x);
  EQUAL(by[0], 6), EQUAL(by[1], 10);

  EQUAL(__enzyme_autodiff_double((void *)of_integers, 2, 2, 3, 5u, MOST_OF_ALL, 0.5), 90);
  EQUAL(__enzyme_fwddiff_double((void *)of_integers, 0, 2, 3, 5u, LEAST, 0.5, 1.0), 1);
  struct counted counted = {3, 4};
  EQUAL(__enzyme_autodiff_double((void *)of_counted, counted), 24);
  struct large large = {{1, 2, 3, 4}, 3}, by_large = {{0}, 3};
  __enzyme_autodiff_void((void *)of_large, large, by_large);
  EQUAL(by_large.v[2], 6), EQUAL(by_large.v[3], 0);
  double p[2] = {3, 4}, q[2] = {5, 6}, dp[2] = {0}, dq[2] = {0};
  __enzyme_autodiff_void((void *)of_view, (struct view){p, 2, q}, (struct view){dp, 2, dq});
  EQUAL(dp[1], 36), EQUAL(dq[1], 48);

  EQUAL(__enzyme_autodiff_single((void *)square, 3.0).a, 6);
  struct nested nested = __enzyme_autodiff_nested((void *)product, 3.0, 4.0);
  EQUAL(nested.first.a, 4), EQUAL(nested.b, 3);
  EQUAL(__enzyme_autodiff_array((void *)product, 3.0, 4.0).v[1], 3);
  EQUAL(__imag__ __enzyme_autodiff_complex((void *)product, 3.0, 4.0), 3);
  EQUAL(__enzyme_autodiff_longer((void *)cubed, 2.0L), 12);
  EQUAL(__enzyme_autodiff_old(square, 3.0), 6);
  by = __enzyme_fwddiff_vector((void *)to_pair, 3.0, 1.0, 5.0, 0.0);
  EQUAL(by[0], 5), EQUAL(by[1], 6);
  struct pair pair = __enzyme_autodiff_pair((void *)to_pair, 3.0, 5.0);
  EQUAL(pair.a, 5 + 6), EQUAL(pair.b, 3);
  struct triple seeds = {1, 2, 4};
  pair = __enzyme_autodiff_pair((void *)to_memory, &seeds, 3.0, 5.0);
  EQUAL(pair.a, 5 + 2 * 6), EQUAL(pair.b, 3 + 4);
  EQUAL(__enzyme_fwddiff_triple((void *)to_memory, 3.0, 1.0, 5.0, 1.0).a, 8);
#endif
  CHECK_NEAR("reference", DIFFERENCE(t, 3.0, square(t)), 6, BY_DIFFERENCES);
  return checked();
}
