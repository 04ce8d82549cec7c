// A number is stored where nobody knows.
// way: pass the memory as a parameter with a shadow => -DWAY=1
// way: or allocate it in what is differentiated|allocate it in what is differentiated => -DWAY=2
// says: throw a number itself
// says: where a global variable points to it
#include "advice.h"
static long place;
__attribute__((noinline)) static double *work(void) { return (double *)place; }
static double f(double x, double *given) {
#if WAY == 1
  double *at = given;
#elif WAY == 2
  double *at = malloc(sizeof *at);
#else
  double *at = work();
#endif
  at[0] = x * x;
  double got = at[0] * x;
#if WAY == 2
  free(at);
#endif
  (void)given;
  return got;
}
int main(void) {
  double memory[1], shadow[1] = {0};
  place = (long)memory;
  (void)work;
  same(__enzyme_autodiff_double((void *)f, 3.0, memory, shadow), 27);
  return done();
}
