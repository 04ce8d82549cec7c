// REQUIRES: clang-22
// RUN: clang-22 -w -fno-discard-value-names -O0 -S -emit-llvm "%s" -o - | %enzyme-opt --print-types - | %FileCheck "%s"
// RUN: clang-22 -w -fno-discard-value-names -O0 -g -S -emit-llvm "%s" -o - | %enzyme-opt --print-types - | %FileCheck "%s"
// RUN: clang-22 -w -fno-discard-value-names -O2 -fno-unroll-loops -fno-vectorize -fno-slp-vectorize -S -emit-llvm "%s" -o - | %enzyme-opt --print-types - | %FileCheck "%s"

// Bits of doubles in integers stay doubles, whatever integer arithmetic is done with them.
#include <stdint.h>
#include <string.h>

// CHECK-LABEL: types in @keep
// CHECK: %p: {[]:pointer, [{{-1|0}}]:double}
// CHECK-NEXT: %q: {[]:pointer, [{{-1|0}}]:double}
void keep(uint64_t *p, uint64_t *q, double x) {
  memcpy(p, &x, 8);
  *q = *p & 0x7fffffffffffffffull;
  *p += 1ull << 52;
}

// The exponent is an integer.
// CHECK-LABEL: types in @exponent
// CHECK: %e: {[]:pointer, [{{-1|0}}]:integer}
void exponent(double x, int *e) {
  uint64_t u;
  memcpy(&u, &x, 8);
  *e = (int)(u >> 52 & 0x7ff) - 1023;
}

// A union that is used as both is a conflict where it is both.
// CHECK-LABEL: types in @both
// CHECK: %u: {[]:pointer, [0]:integer|double}
union u { double d; int64_t n; };
double both(union u *u, int tag) {
  return tag ? u->d : (double)u->n;
}

// CHECK: problem: offset 0 of 'u' is an integer because of a conversion to a number {{.*}} and a double because of
