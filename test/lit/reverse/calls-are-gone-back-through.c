// Functions that call each other, themselves and through pointers, against formulas.
// REQUIRES: clang-22
// RUN: %enzyme-cc -O0 "%s" -o "%t.0" -lm && "%t.0" | %FileCheck "%s"
// RUN: %enzyme-cc -O2 "%s" -o "%t.2" -lm && "%t.2" | %FileCheck "%s"
// RUN: %enzyme-cc --enzyme-inline=off -O2 "%s" -o "%t.apart" -lm && "%t.apart" | %FileCheck "%s"

extern double __enzyme_autodiff(void *, ...);
extern int enzyme_width, enzyme_dup, enzyme_dupnoneed, enzyme_out, enzyme_primal_return;
struct two { double x, y; };
struct three { double result, x, y; };
extern struct two __enzyme_autodiff_two(void *, ...);
extern struct three __enzyme_autodiff_three(void *, ...);
extern void __enzyme_autodiff_none(void *, ...);
#include <math.h>
#include <stdio.h>
#define APART __attribute__((noinline))
static APART double power(double x, int n) { return n ? x * power(x, n - 1) : 1; }
/* u0^4 u1^3 after two. */
static APART void step(double *u) { u[0] *= u[0] * u[1]; }
static double steps(double *u, int n) {
  for (int i = 0; i < n; ++i)
    step(u);
  return u[0];
}
static APART double doubled(double x) { return 2 * x; }
static APART double cubed(double x) { return x * x * x; }
static double (*const table[])(double) = {doubled, cubed};
static double chosen(double x, int which) { return table[which](x) + 1; }
static APART double applied(double (*f)(double), double x) { return f(x) * f(x); }
/* 4 x^2 + x^6 */
static double both(double x) { return applied(doubled, x) + applied(cubed, x); }
static APART struct two turned(struct two v) { return (struct two){-v.y * v.x, v.x}; }
/* x^2 y - 10 x y */
static double turns(double x, double y) {
  struct two v = turned(turned((struct two){x, y}));
  return v.x + 10 * v.y;
}
static double product(double x, double y) { return x * y; }
static void squared(const double *x, double *y) { *y = x[0] * x[0]; }
/* 2 x^2 + x for n = 4. */
static double even(double x, int n);
static APART double odd(double x, int n) { return n ? x * even(x, n - 1) : x; }
static APART double even(double x, int n) { return n ? odd(x, n - 1) + x : 1; }
// CHECK:      power 80
// CHECK-NEXT: steps 864 972
// CHECK-NEXT: chosen 2 12
// CHECK-NEXT: both 208
// CHECK-NEXT: turns -18 -16
// CHECK-NEXT: product 6 3 2
// CHECK-NEXT: lanes 6 12 18 24, 0
// CHECK-NEXT: even 9
int main(void) {
  printf("power %.0f\n", __enzyme_autodiff((void *)power, 2.0, 5));
  double u[2] = {3, 2}, du[2] = {0, 0};
  __enzyme_autodiff((void *)steps, u, du, 2);
  printf("steps %.0f %.0f\n", du[0], du[1]);
  printf("chosen %.0f %.0f\n", __enzyme_autodiff((void *)chosen, 2.0, 0), __enzyme_autodiff((void *)chosen, 2.0, 1));
  printf("both %.0f\n", __enzyme_autodiff((void *)both, 2.0));
  struct two t = __enzyme_autodiff_two((void *)turns, 2.0, 3.0);
  printf("turns %.0f %.0f\n", t.x, t.y);
  struct three r = __enzyme_autodiff_three((void *)product, enzyme_primal_return, enzyme_out, 2.0, enzyme_out, 3.0);
  printf("product %.0f %.0f %.0f\n", r.result, r.x, r.y);
  double x = 3, y = 1, dx[4] = {0}, dy[4] = {1, 2, 3, 4};
  __enzyme_autodiff_none((void *)squared, enzyme_width, 4,
                         enzyme_dup, &x, &dx[0], &dx[1], &dx[2], &dx[3], enzyme_dupnoneed, &y,
                         &dy[0], &dy[1], &dy[2], &dy[3]);
  printf("lanes %.0f %.0f %.0f %.0f, %.0f\n", dx[0], dx[1], dx[2], dx[3], dy[3]);
  printf("even %.0f\n", __enzyme_autodiff((void *)even, 2.0, 4));
}
