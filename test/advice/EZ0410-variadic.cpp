// A struct with numbers of its own goes to a variadic request as a copy, and its shadow, too.
// way: pass the addresses => s/, v, dv/, &v, &dv/
// says: let the function take a pointer to it|mark it enzyme_out|Duplicated
#include "advice.h"
struct view { double a, b, c; double *p; };
static double f(view v) { return v.a * v.b + v.p[0] * v.c; }
int main() {
  double q[1] = {5}, dq[1] = {0};
  view v{2, 3, 7, q}, dv{0, 0, 0, dq};
  __enzyme_autodiff_void((void *)f, v, dv);
  same(dv.a, 3);
  same(dv.b, 2);
  same(dv.c, 5);
  same(dq[0], 7);
  return done();
}
