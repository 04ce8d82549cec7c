// All derivatives are in shadows, and the request is declared to return a number.
// way: derivatives of memory are in the shadows; declare the request void => -DNONE
// says: mark as enzyme_const only what
// says: declare the request to return what the note says
#include "advice.h"
static void f(double *x) { *x = *x * *x * *x; }
#ifdef NONE
void __enzyme_autodiff_mine(void *, ...);
#define result dx
#else
double __enzyme_autodiff_mine(void *, ...);
#endif
int main(void) {
  double x = 3, dx = 1;
#ifdef NONE
  __enzyme_autodiff_mine((void *)f, &x, &dx);
#else
  double result = __enzyme_autodiff_mine((void *)f, &x, &dx);
#endif
  same(result, 27);
  return done();
}
