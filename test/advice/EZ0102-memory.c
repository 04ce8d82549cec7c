// The function is read from memory that anybody may write.
// way: pass the function itself, or a constant that holds it => -DWAY=1
// way: pass the function itself, or a constant that holds it => s/void *chosen/void *const chosen/
// says: make what passes it on always_inline
// says: in C\+\+, make it a template argument
#include "advice.h"
static double f(double x) { return x * x * x; }
void *chosen = (void *)f;
int main(void) {
#if WAY == 1
  same(__enzyme_autodiff_double((void *)f, 2.0), slope(f, 2));
#else
  same(__enzyme_autodiff_double(chosen, 2.0), slope(f, 2));
#endif
  return done();
}
