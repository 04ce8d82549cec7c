// Input goes where derivatives are kept.
// way: let it write to a variable of its own, and copy the values from there => -DWAY=1
// says: keep the bytes of numbers in an array
#include "advice.h"
struct mixed { double number; int count; };
static double f(double *x, struct mixed *to, const char *text, const char *format) {
#if WAY
  double read = 0;
  sscanf(text, "%lf", &read);
  to->number = read;
  (void)format;
#else
  sscanf(text, format, &to->number);
#endif
  double got = x[0] * x[0] * to->number;
  to->number = x[0];
  return got;
}
int main(void) {
  double x[] = {3}, dx[] = {0};
  struct mixed to = {0, 1}, dto = {0, 1};
  __enzyme_autodiff_void((void *)f, x, dx, &to, &dto, enzyme_const, "5.0", enzyme_const, "%lf");
  same(dx[0], 30);
  return done();
}
