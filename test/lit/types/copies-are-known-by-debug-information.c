// REQUIRES: clang-22
// RUN: clang-22 -w -fno-discard-value-names -O0 -g -S -emit-llvm "%s" -o - | %enzyme-opt --print-types - | %FileCheck "%s"
// RUN: clang-22 -w -fno-discard-value-names -O2 -g -S -emit-llvm "%s" -o - | %enzyme-opt --print-types - | %FileCheck "%s"

// What is only copied is known from debug information.
#include <string.h>
struct node { double v[3]; int n; struct node *next; union { double d; long l; } u; };

// CHECK-LABEL: types in @copy
// CHECK-NEXT: %a: {[]:pointer, [0+8i<24]:double, [24]:integer, [32]:pointer
// CHECK-NEXT: %b: {[]:pointer, [0+8i<24]:double, [24]:integer, [32]:pointer
void copy(struct node *a, const struct node *b) { *a = *b; }

// A `long` on the way does not make the double an integer.
// CHECK-LABEL: types in @swap
// CHECK-NEXT: %a: {[]:pointer, [-1]:double}
// CHECK-NEXT: %b: {[]:pointer, [-1]:double}
void swap(double *a, double *b) {
  long t;
  memcpy(&t, a, 8);
  memcpy(a, b, 8);
  memcpy(b, &t, 8);
}
// CHECK-NOT: problem
