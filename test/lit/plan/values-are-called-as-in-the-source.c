// Variables have their names, members and elements theirs, all else is an expression.
// REQUIRES: clang-22
// RUN: %enzyme-cc --enzyme-explain -O2 -fno-math-errno -c "%s" -o "%t.o" 2>&1 | %FileCheck "%s"
#include <math.h>
double __enzyme_autodiff(void *, ...);
struct particle { double mass; struct { double x, y; } at; double trace[3]; };
struct list { double value; struct list *next; };
static double square(double number) { return number * number; }

double particles(struct particle *all, int n) {
  double energy = 0;
  for (int k = 0; k < n; k++) {
    energy += all[k].at.y * all[k].at.y * square(all[k].trace[1]);
    all[k].at.y = 1;
    all[k].trace[1] = 2;
  }
  return energy;
}
// CHECK-LABEL: particles at {{.*}}source.c:10: both sweeps in diffeparticles
// CHECK-NEXT:  {{^}}  line  kept         bytes   because it{{$}}
// CHECK-NEXT:  {{^}}  13    all[k].at.y  8 * n   may be overwritten by the store at line 14{{$}}
// CHECK-NEXT:  {{^}}  13    number       8 * n   may be overwritten by the store at line 15{{$}}
// CHECK-NEXT:  {{^}}        in all       16 * n{{$}}

double product(struct list *node, double limit) {
  double all = 1;
  for (; node; node = node->next)
    if (all < limit)
      all *= node->value;
  return all;
}
// CHECK-LABEL: product at {{.*}}source.c:25: both sweeps in diffeproduct
// CHECK:       {{^}}  27    number of rounds  8 on the stack {{ *}}is known only when the loop has ended{{$}}
// CHECK:       {{^}}  27    all               8 * rounds at line 27 {{ *}}is carried from round to round of the
// CHECK:       {{^}}  27    node              8 * rounds at line 27 {{ *}}is carried from round to round of the
// CHECK:       {{^}}  27    shadow of node    8 * rounds at line 27 {{ *}}is carried from round to round of the

double triangle(double *a, int n) {
  double all = 1;
  for (int i = 0; i < n; i++)
    for (int j = i; j < n; j++)
      all *= a[i * n + j];
  return all;
}
// CHECK-LABEL: triangle at {{.*}}source.c:38: both sweeps in diffetriangle
// CHECK:       {{^}}  41    all     4 * n * (n + 1)  is carried from round to round of the loop at line 41{{$}}
// CHECK-NEXT:  {{^}}        in all  4 * n * (n + 1){{$}}

void gradients(struct particle *p, struct particle *dp, struct list *l, struct list *dl, double *a,
               double *da, int n) {
  __enzyme_autodiff((void *)particles, p, dp, n);
  __enzyme_autodiff((void *)product, l, dl, 3.0);
  __enzyme_autodiff((void *)triangle, a, da, n);
}
