// What is written around functions and variables means the same at every level, inlined or not.
// REQUIRES: clang-22
// RUN: %enzyme-cc -Wall -Wextra -Werror -O0 "%s" -o "%t.0" -lm && "%t.0" | %FileCheck "%s"
// RUN: %enzyme-cc -Wall -Wextra -Werror -O1 "%s" -o "%t.1" -lm && "%t.1" | %FileCheck "%s"
// RUN: %enzyme-cc -Wall -Wextra -Werror -O2 "%s" -o "%t.2" -lm && "%t.2" | %FileCheck "%s"
// RUN: %enzyme-cc -Wall -Wextra -Werror -O3 --enzyme-inline=off "%s" -o "%t.3" -lm && "%t.3" | %FileCheck "%s"

#include <math.h>
#include <stdio.h>
extern double __enzyme_fwddiff(void *, ...);
extern double __enzyme_autodiff(void *, ...);
struct both {
  double value, tangent;
};

// A rule that is declared before, defined behind, and used for nothing else.
static struct both d_square(double x, double dx);
__attribute__((enzyme_derivative(d_square))) static double square(double x) { return x * x; }
static struct both d_square(double x, double dx) { return (struct both){x * x, 100 * x * dx}; }
static double by_rule(double x) { return square(x) + x; }

static inline __attribute__((always_inline, enzyme_inactive)) double quiet(double x) { return x * x * x; }
__attribute__((enzyme_inactive_noblock)) static inline double quiet_too(double x) { return x * x * x; }
static double without(double x) { return x * quiet(x) + quiet_too(x); }

__attribute__((enzyme("function_like", "exp"))) static double table(double x) { return floor(exp(x) * 1e9) / 1e9; }
static double alike(double x) { return table(2 * x); }

__attribute__((__enzyme_inactive__)) static double memory;
static double remembered(double x) {
  memory = x * x;
  return x + memory;
}

__attribute__((enzyme_notypeanalysis)) static void copied(void *to, const void *from, unsigned n) {
  long *a = to;
  const long *b = from;
  for (unsigned i = 0; i < n / sizeof *a; ++i)
    a[i] = b[i];
}
static double through_words(double x) {
  double a[2] = {x, x * x}, b[2];
  copied(b, a, sizeof a);
  return b[0] + b[1];
}

__attribute__((enzyme_nofree, enzyme_no_escaping_allocation, enzyme_inactive)) double peek(const double *p);
static double looked_at(double x) {
  double a[2] = {x, x * x};
  return a[1] + peek(a);
}
double peek(const double *p) { return *p; }

#define BOTH(f, x) \
  printf(#f " %.6f %.6f\n", __enzyme_fwddiff((void *)f, (double)x, 1.0), __enzyme_autodiff((void *)f, (double)x))

int main(void) {
  // CHECK: by_rule 401.000000
  printf("by_rule %.6f\n", __enzyme_fwddiff((void *)by_rule, 4.0, 1.0));
  // CHECK: without 8.000000 8.000000
  BOTH(without, 2);
  // exp(2 x)' is 2 exp(1) at 0.5.
  // CHECK: alike 5.436564 5.436564
  BOTH(alike, 0.5);
  // CHECK: remembered 1.000000 1.000000
  BOTH(remembered, 3);
  // CHECK: through_words 7.000000 7.000000
  BOTH(through_words, 3);
  // CHECK: looked_at 6.000000 6.000000
  BOTH(looked_at, 3);
  return 0;
}
