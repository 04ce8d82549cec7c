// A computed jump into a loop.
// way: use if, while and for => -DWAY=1
#include "advice.h"
static double f(double x, int n) {
#if WAY
  double y = 1;
  for (int i = 0; i < n; i++) y *= x;
  return y;
#else
  static void *const to[] = {&&a, &&b, &&c};
  double y = 1;
  goto *to[n & 1];
a:
  y *= x;
  goto *to[1 + (n & 1)];
b:
  y *= x;
  if (n-- > 0) goto *to[n & 1];
c:
  return y;
#endif
}
int main(int count, char **words) {
  (void)words;
  same(__enzyme_autodiff_double((void *)f, 3.0, count + 2), 27);
  return done();
}
