// Input goes where derivatives are kept.
// way: let it write to a variable of its own, and copy the values from there => -DWAY=1
#include "advice.h"
static double f(double *x, const char *text) {
#if WAY
  char *end;
  double read = strtod(text, &end);
  x[1] = read;
#else
  FILE *file = fmemopen((void *)text, strlen(text), "r");
  if (fread(x + 1, 8, 1, file) != 1) return 0;
  fclose(file);
#endif
  return x[0] * x[0] * x[1];
}
int main(void) {
  double x[] = {3, 0}, dx[] = {0, 0};
  __enzyme_autodiff_void((void *)f, x, dx, enzyme_const, "5.0     ");
  same(dx[0], 30);
  return done();
}
