// REQUIRES: clang-22
// RUN: clang-22 -w -fno-discard-value-names -O0 -S -emit-llvm "%s" -o - | %enzyme-opt --print-types - | %FileCheck "%s"
// RUN: clang-22 -w -fno-discard-value-names -O2 -fno-strict-aliasing -fno-inline -fno-unroll-loops -fno-vectorize -fno-slp-vectorize -S -emit-llvm "%s" -o - | %enzyme-opt --print-types - | %FileCheck "%s"

// Without declared types: what memory holds is known from its use, in callers and callees.
#include <stdlib.h>
#include <string.h>

// Each call of an allocator is memory of its own.
__attribute__((noinline)) static void *get(size_t n) {
  void *p = malloc(n);
  if (!p)
    abort();
  return p;
}

// CHECK-LABEL: types in @matrix
// CHECK: ret: {[]:pointer, [-1]:pointer}
__attribute__((noinline)) double **matrix(int n, int m) {
  double **a = get(n * sizeof *a);
  for (int i = 0; i < n; i++)
    a[i] = get(m * sizeof **a);
  return a;
}

// CHECK-LABEL: types in @trace
// CHECK: %call: {[]:pointer, [-1]:pointer, [-1,-1]:double}
// CHECK: %call1: {[]:pointer, [-1]:integer}
double trace(int n, double x) {
  double **a = matrix(n, n);
  int *k = get(n * sizeof *k);
  for (int i = 0; i < n; i++)
    for (int j = 0; j < n; j++) {
      a[i][j] = x * i * j;
      k[i] = i * j;
    }
  double t = 0;
  for (int i = 0; i < n; i++)
    t += a[i][k[i]];
  return t;
}

struct context { double weight; int n; };

// A context behind a void *: known where it is used.
// CHECK-LABEL: types in @callback
// CHECK: %c: {[]:pointer, [0]:double, [8]:integer}
double callback(double x, void *c) {
  struct context *k = c;
  return x * k->weight + k->n;
}

// A table: names, functions, numbers.
// CHECK-LABEL: types in @table
// CHECK: {[]:pointer, [0+32i]:pointer, [0+32i,0+1i<2]:integer, [8+32i]:pointer, [16+32i]:double, [24+32i]:integer}
static const struct { const char *name; double (*f)(double, void *); double w; int k; } rows[] = {
    {"a", callback, 1.5, 2}, {"b", 0, 2.5, 3}};
double table(int i) { return rows[i].w * rows[i].k; }

// CHECK-LABEL: types in @strided
// CHECK-NEXT: %a: {[]:pointer, [-1]:double}
// CHECK-NEXT: %n: {[]:integer}
double strided(double *a, int n, int s) {
  double t = 0;
  for (int i = 0; i < n; i++)
    t += a[i * s];
  return t;
}

// CHECK-LABEL: types in @recursive
// CHECK-NEXT: %a: {[]:pointer, [-1]:double}
double recursive(double *a, int n) { return n ? a[0] + recursive(a + 1, n - 1) * a[2] : 0; }

// CHECK-LABEL: types in @variadic
// CHECK: ret: {[]:double}
double variadic(int n, ...) {
  __builtin_va_list ap;
  __builtin_va_start(ap, n);
  double s = 0;
  for (int i = 0; i < n; i++)
    s += __builtin_va_arg(ap, double);
  __builtin_va_end(ap);
  return s;
}
