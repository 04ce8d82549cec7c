// REQUIRES: clang-22
// RUN: clang-22 -w -fno-discard-value-names -O0 -g -S -emit-llvm "%s" -o - | %enzyme-opt --print-types - | %FileCheck "%s"

struct argument { void *value; void (*show)(void *); };

void show(void *);

// Each argument is another thing, though one declaration says what they are.
// CHECK-LABEL: types in @shown
// CHECK-NEXT:    %x: {[]:pointer, [-1]:double}
// CHECK-NEXT:    %n: {[]:pointer, [-1]:integer}
void shown(double *x, long *n) {
  struct argument all[2] = {{x, show}, {n, show}};
  show(all);
}
