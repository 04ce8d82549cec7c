// Bytes that nothing but a hint says the types of, moved by functions that are not inlined.
#include "reverse.h"

#include <stdlib.h>
#include <string.h>

void __enzyme_double(const void *at, size_t bytes);
void __enzyme_float(const void *at, size_t bytes);
void __enzyme_pointer(const void *at, size_t bytes);
#ifdef REFERENCE_ONLY
#define __enzyme_double(at, bytes)
#define __enzyme_float(at, bytes)
#define __enzyme_pointer(at, bytes)
#endif

__attribute__((noinline)) static void move(void *to, const void *from, size_t bytes) {
  __enzyme_double(from, bytes);
  memcpy(to, from, bytes);
}

__attribute__((noinline)) static void move_floats(void *to, const void *from, size_t bytes) {
  __enzyme_float(to, bytes);
  memmove(to, from, bytes);
}

__attribute__((noinline)) static void move_pointers(void *to, const void *from) {
  __enzyme_pointer(from, 16);
  memcpy(to, from, 16);
}

static void all(const double *x, double *y) {
  double work[3];
  float narrow[3], copies[3];
  double *pointers[2] = {work, work + 2}, *again[2];
  move(work, x, sizeof work);
  for (int i = 0; i < 3; i++) narrow[i] = (float)(work[i] * work[0]);
  move_floats(copies, narrow, sizeof copies);
  move_pointers(again, pointers);
  *again[0] *= *again[1];
  for (int i = 0; i < 3; i++) y[i] = work[i] * x[2] + (double)copies[i] * 0x1p-30;
  move(y + 1, work, 2 * sizeof *y);
}

int main(void) {
  const double x[] = {0.5, -1.25, 2};
  CHECK_ADJOINT_MAP(all, x, 3, 3, NULL);
  return checked();
}
