// The address of a lambda that captures is no function.
// options: -O1
// way: ^pass what can be called, not its address, to enzyme::autodiff|pass an object of C\+\+ to enzyme::autodiff => -DWAY=1
// way: give the function first => -DWAY=2
// says: ^make the request
#include "advice.h"
#include <enzyme/enzyme>
#if WAY == 2
static double f(double x) { return 5 * x * x; }
int main() {
  same(__enzyme_autodiff_double((void *)f, 2.0), 20);
  return done();
}
#else
int main(int count, char **) {
  double k = 4 + count;
  auto f = [&](double x) { return k * x * x; };
#if WAY
  same(enzyme::get<0>(enzyme::get<0>(enzyme::autodiff<enzyme::Reverse>(f, enzyme::Active(2.0)))), 20);
#else
  same(__enzyme_autodiff_double((void *)&f, 2.0), 20);
#endif
  return done();
}
#endif
