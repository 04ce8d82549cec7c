// floats in memory from outside, that holds addresses at other times.
// way: let what is differentiated allocate the memory => -DWAY=1
// way: let it hold numbers alone => -DWAY=2
// way: or double => s/float number/double number/
#include "advice.h"
union either { float number; void *address; };
static double f(double x, union either *at, int n) {
#if WAY == 1
  union either own[2];
  at = own;
#endif
#if WAY != 2
  at[n].address = &x;
#endif
  at[n].number = x * x;
  return at[n].number * x;
}
int main(int count, char **words) {
  union either at[2] = {0}, dat[2] = {0};
  (void)words;
  same(__enzyme_autodiff_double((void *)f, 3.0, at, dat, count - 1), 27);
  return done();
}
