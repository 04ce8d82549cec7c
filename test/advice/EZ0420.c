// The memory for a tape is too small.
// way: __enzyme_augmentsize of the function, with the same markers, is the size|give as much as __enzyme_augmentsize => s/enzyme_allocated, 8/enzyme_allocated, SIZE/
#include "advice.h"
#define SIZE __enzyme_augmentsize((void *)f, enzyme_dup)
ENZYME_AUGMENTFWD(void, at);
static void f(double *x) {
  double a = x[0], b = x[1];
  x[0] = a * a * b;
  x[1] = a * b * b;
}
int main(void) {
  double x[2] = {3, 2}, dx[2] = {1, 0};
  void *memory = malloc(4096);
  __enzyme_augmentfwd_at((void *)f, enzyme_allocated, 8, enzyme_tape, memory, x, dx);
  __enzyme_reverse_void((void *)f, enzyme_allocated, 8, enzyme_tape, memory, x, dx);
  same(dx[0], 12);
  same(dx[1], 9);
  free(memory);
  return done();
}
