// A number is stored in memory that a global variable points to, which others allocate.
// way: pass the memory as a parameter with a shadow => -DWAY=1
// way: allocate it in what is differentiated => -DWAY=2
// way: declare a shadow => -DWAY=3
// says: throw a number itself
#include "advice.h"
static double *work;
#if WAY == 3
static double *dwork;
void *__enzyme_shadow_global_work[] = {&work, &dwork};
#endif
static double f(double x, double *given) {
#if WAY == 1
  double *at = given;
#elif WAY == 2
  double *at = malloc(sizeof *at);
#else
  double *at = work;
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
  work = malloc(sizeof *work);
#if WAY == 3
  dwork = calloc(1, sizeof *dwork);
#endif
  same(__enzyme_autodiff_double((void *)f, 3.0, memory, shadow), 27);
  return done();
}
