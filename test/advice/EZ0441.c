// A gradient reads what has changed by then.
// way: let augmented_f return what is needed of it as the tape|let the augmented function return => -DWAY=1
// says: it may be overwritten at
#include "advice.h"
struct ahead { void *tape; double primal; };
__attribute__((noinline)) double f(double *x) { return x[0] * x[0]; }
#if WAY
struct ahead augmented_f(double *x, double *dx) {
  double *kept = malloc(8);
  (void)dx;
  *kept = x[0];
  return (struct ahead){kept, x[0] * x[0]};
}
void gradient_f(double *x, double *dx, double seed, void *tape) {
  (void)x;
  dx[0] += 2 * *(double *)tape * seed;
  free(tape);
}
#else
struct ahead augmented_f(double *x, double *dx) { (void)dx; return (struct ahead){NULL, x[0] * x[0]}; }
void gradient_f(double *x, double *dx, double seed, void *tape) { (void)tape; dx[0] += 2 * x[0] * seed; }
#endif
void *__enzyme_register_gradient_f[] = {(void *)f, (void *)augmented_f, (void *)gradient_f};
static double g(double *x) {
  double y = f(x);
  x[0] = 7;
  return y;
}
int main(void) {
  double x[] = {3}, dx[] = {0};
  __enzyme_autodiff_void((void *)g, x, dx);
  same(dx[0], 6);
  return done();
}
