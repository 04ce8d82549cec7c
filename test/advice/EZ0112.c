// The width is a variable.
// way: write the number itself => s/, many,/, 2,/
// way: a macro => s/int many = 2;// ; -Dmany=2
// way: an enumerator => s/int many = 2;/enum { many = 2 };/
// says: template parameter
#include "advice.h"
struct two { double a, b; };
ENZYME_FWDDIFF(struct two, two);
static double f(double x) { return x * x * x; }
int many = 2;
int main(void) {
  struct two got = __enzyme_fwddiff_two((void *)f, enzyme_width, many, 2.0, 1.0, 0.5);
  same(got.a, 12);
  same(got.b, 6);
  return done();
}
