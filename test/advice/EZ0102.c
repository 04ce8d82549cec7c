// The function is a parameter of the one that asks.
// way: make '\w+' always_inline|make what passes it on always_inline => -DWAY=1
// way: pass the function itself => -DWAY=2
// says: in C\+\+, make (it|the function) a template argument
// way: pass the function itself => -DWAY=3
#include "advice.h"
static double f(double x) { return x * x * x; }
static double g(double x) { return sin(x); }
#if WAY == 1
__attribute__((always_inline)) static inline
#else
__attribute__((noinline))
#endif
double gradient(double (*p)(double), double x) {
#if WAY == 2
  return p == f ? __enzyme_autodiff_double((void *)f, x) : __enzyme_autodiff_double((void *)g, x);
#elif WAY == 3
  static double (*const functions[])(double) = {f, g};
  return p == f ? __enzyme_autodiff_double((void *)functions[0], x)
                : __enzyme_autodiff_double((void *)functions[1], x);
#else
  return __enzyme_autodiff_double((void *)p, x);
#endif
}
int main(void) {
  same(gradient(f, 2), slope(f, 2));
  same(gradient(g, 2), slope(g, 2));
  return done();
}
