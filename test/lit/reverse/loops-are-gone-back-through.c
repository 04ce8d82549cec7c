// Loops of all kinds, gone back through, against formulas.
// REQUIRES: clang-22
// RUN: %enzyme-cc -O0 "%s" -o "%t.0" -lm && "%t.0" | %FileCheck "%s"
// RUN: %enzyme-cc -O2 "%s" -o "%t.2" -lm && "%t.2" | %FileCheck "%s"

extern double __enzyme_autodiff(void *, ...);
#include <math.h>
#include <stdio.h>
/* x -> x*x, n times: x^(2^n), whose derivative is 2^n x^(2^n - 1). */
static double squares(double x, int n) {
  for (int i = 0; i < n; ++i)
    x *= x;
  return x;
}
/* Until it is large: 3 -> 9 -> 81 -> 6561: the derivative is 8 x^7. */
static double until(double x) {
  while (x < 1000)
    x *= x;
  return x;
}
/* i squarings in round i: for n = 3 it is x^8. */
static double triangle(double x, int n) {
  for (int i = 0; i < n; ++i)
    for (int j = 0; j < i; ++j)
      x *= x;
  return x;
}
/* Overwritten k times. */
static double steps(double *u, int n, int k) {
  for (int s = 0; s < k; ++s)
    for (int i = 0; i < n; ++i)
      u[i] = sin(u[i]);
  double sum = 0;
  for (int i = 0; i < n; ++i)
    sum += u[i];
  return sum;
}
/* Three ways out of a loop. */
static double first_above(const double *u, int n, double limit) {
  for (int i = 0; i < n; ++i) {
    if (u[i] > limit)
      return u[i] * u[i] * u[i];
    if (u[i] < 0)
      return -u[i];
  }
  return 0;
}
/* A cycle with two entries: 8 x^5 for n = 4 if entered at b, and 16 x^5 otherwise. */
static double around(double x, int n, int first) {
  double v = x;
  if (first)
    goto b;
a:
  v *= 2;
b:
  v *= x;
  if (--n)
    goto a;
  return v;
}
// CHECK:      squares 17496
// CHECK-NEXT: none 1
// CHECK-NEXT: until 17496
// CHECK-NEXT: triangle 137
// CHECK-NEXT: around 3240 6480
// CHECK-NEXT: steps 1 1
// CHECK-NEXT: above 0 0 75 0
// CHECK-NEXT: below 0 -1 75 0
int main(void) {
  printf("squares %.0f\n", __enzyme_autodiff((void *)squares, 3.0, 3));
  printf("none %.0f\n", __enzyme_autodiff((void *)squares, 3.0, 0));
  printf("until %.0f\n", __enzyme_autodiff((void *)until, 3.0));
  printf("triangle %.0f\n", __enzyme_autodiff((void *)triangle, 1.5, 3));
  printf("around %.0f %.0f\n", __enzyme_autodiff((void *)around, 3.0, 4, 1), __enzyme_autodiff((void *)around, 3.0, 4, 0));
  double u[2] = {0.5, 1.0}, du[2] = {0, 0};
  __enzyme_autodiff((void *)steps, u, du, 2, 2);
  printf("steps %d %d\n", fabs(du[0] - cos(0.5) * cos(sin(0.5))) < 1e-15, fabs(du[1] - cos(1) * cos(sin(1))) < 1e-15);
  double w[4] = {1, 2, 5, 7}, dw[4] = {0};
  __enzyme_autodiff((void *)first_above, w, dw, 4, 4.0);
  printf("above %.0f %.0f %.0f %.0f\n", dw[0], dw[1], dw[2], dw[3]);
  w[1] = -2;
  __enzyme_autodiff((void *)first_above, w, dw, 4, 4.0);
  printf("below %.0f %.0f %.0f %.0f\n", dw[0], dw[1], dw[2], dw[3]);
}
