// One tape for both ways, and a rule for one.
// way: register one for the other by __enzyme_register_splitderivative|register => -DWAY=1
#include "advice.h"
struct ahead { void *tape; double primal; };
ENZYME_AUGMENTFWD(struct ahead, both);
__attribute__((noinline)) double solve(double x) { return x * x; }
struct ahead augmented_solve(double x) {
  double *tape = malloc(8);
  *tape = x;
  return (struct ahead){tape, x * x};
}
/* Twice the truth, so that it is seen whose derivative this is. */
double gradient_solve(double x, double seed, void *tape) { return 4 * *(double *)tape * seed + 0 * x; }
void *__enzyme_register_gradient_solve[] = {(void *)solve, (void *)augmented_solve, (void *)gradient_solve};
#if WAY
double tangent_solve(double x, double dx, void *tape) { return 4 * *(double *)tape * dx + 0 * x; }
void *__enzyme_register_splitderivative_solve[] = {(void *)solve, (void *)augmented_solve, (void *)tangent_solve};
#endif
static double f(double x) { return solve(x); }
int main(void) {
  struct ahead ahead = __enzyme_augmentfwd_both((void *)f, 3.0);
  same(__enzyme_fwdsplit_double((void *)f, 3.0, 1.0, ahead.tape), 12);
  ahead = __enzyme_augmentfwd_both((void *)f, 3.0);
  same(__enzyme_reverse_double((void *)f, 3.0, 1.0, ahead.tape), 12);
  return done();
}
