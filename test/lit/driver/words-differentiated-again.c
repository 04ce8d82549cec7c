// The tangent of a gradient, where functions that are known by their addresses leave integers and
// addresses in memory with numbers: what looks for adjoints in their place is not differentiated.
// REQUIRES: clang-22
// RUN: %enzyme-cc -O2 -DT=float "%s" -o "%t.f" && "%t.f" | %FileCheck "%s"
// RUN: %enzyme-cc -O2 -DT=double "%s" -o "%t.d" && "%t.d" | %FileCheck "%s"
// CHECK: 33.75 45
#include <stdio.h>
#include <string.h>
extern void __enzyme_fwddiff(void *, ...);
extern void __enzyme_autodiff(void *, ...);
extern int enzyme_dup, enzyme_const;
struct box { T v[4]; long n; T *p; };

#define APART __attribute__((noinline)) static
APART void a(struct box *b, T *x) { for (int i = 0; i < 4; i++) b->v[i] = *x * *x * (i + 1);  }
APART void c(struct box *b, T *x) { b->p = x; b->n = 77777777777;  T t[4]; memcpy(t, b->v, sizeof t); for (int i = 0; i < 4; i++) b->v[i] = t[i] * *b->p; }
static void (*steps[])(struct box *, T *) = {a, c};
// 5 x^3
static T f(T *x, int k) { struct box b = {0}; for (int i = 0; i < k; i++) steps[i & 1](&b, x); return b.v[0] + b.v[3]; }
static void g(T *x, T *dx, int k) { __enzyme_autodiff((void *)f, enzyme_dup, x, dx, enzyme_const, k); }
int main(void) {
  T x = 1.5f, tx = 1, dx = 0, tdx = 0;
  __enzyme_fwddiff((void *)g, enzyme_dup, &x, &tx, enzyme_dup, &dx, &tdx, enzyme_const, 2);
  printf("%g %g\n", (double)dx, (double)tdx);
}
