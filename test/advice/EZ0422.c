// A struct of numbers and pointers is returned by value, in split mode.
// way: let it write the struct to memory that is passed with a shadow => -DWAY=1
// way: say enzyme_const_return => -DWAY=2
#include "advice.h"
struct both { double number; double *at; };
#if WAY == 1
static void f(double x, struct both *to) { to->number = x * x; }
int main(void) {
  struct both to = {0, NULL}, dto = {1, NULL};
  void *tape = __enzyme_augmentfwd_tape((void *)f, 3.0, &to, &dto);
  same(__enzyme_reverse_double((void *)f, 3.0, &to, &dto, tape), 6);
  return done();
}
#else
#if WAY == 2
#define RESULT enzyme_const_return,
#define AHEAD struct whole
#else
#define RESULT
#define AHEAD struct ahead
#endif
struct whole { void *tape; };
struct ahead { void *tape; struct both shadow; };
ENZYME_AUGMENTFWD(AHEAD, both);
static struct both f(double x, double *at) { at[0] = x * x; return (struct both){x * x, at}; }
int main(void) {
  double at[1] = {0}, dat[1] = {1};
  AHEAD ahead = __enzyme_augmentfwd_both((void *)f, enzyme_noret, RESULT 3.0, at, dat);
  same(__enzyme_reverse_double((void *)f, RESULT 3.0, at, dat, ahead.tape), 6);
  return done();
}
#endif
