// A struct of results comes through memory, and the request returns a smaller one.
// way: declare it to return (?:a struct of all results|struct four) => -DRESULT=four
#include "advice.h"
#ifndef RESULT
#define RESULT three
#endif
struct three { double of[3]; };
struct four { double of[4]; };
static struct four f(double x) { return (struct four){{x, x * x, x * x * x, 3 * x}}; }
struct RESULT __enzyme_fwddiff_mine(void *, ...);
int main(void) {
  struct RESULT got = __enzyme_fwddiff_mine((void *)f, 2.0, 1.0);
  double wanted[] = {1, 4, 12, 3};
  for (unsigned i = 0; i < sizeof got / sizeof(double); i++)
    same(got.of[i], wanted[i]);
  return done();
}
