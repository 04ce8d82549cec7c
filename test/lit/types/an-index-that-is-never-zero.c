// REQUIRES: clang-22
// RUN: clang-22 -w -fno-discard-value-names -O2 -g -fno-inline -S -emit-llvm "%s" -o - | %enzyme-opt --print-types - | %FileCheck "%s"

struct stack { long n; double at[6]; long used; };

// A step of n from the start of the struct: it is into the array.
// CHECK-LABEL: types in @top
// CHECK-NEXT: %s: {[]:pointer, [0]:integer, [8+8i<56]:double, [56]:integer}
double top(struct stack *s) { return s->at[s->n - 1]; }

// Memory that is no struct may be used as one thing and then as another: nothing is certain.
// CHECK-LABEL: types in @reused
// CHECK-NEXT: %work: {[]:pointer, {{.*}}integer|double
double reused(void *work, double *out) {
  long n = *(long *)work;
  double *d = work;
  d[1] = out[0];
  d[n] = out[0];
  __builtin_memcpy(out, work, 64);
  return out[0];
}
