// REQUIRES: clang-22
// RUN: clang-22 -w -fno-discard-value-names -O0 -S -emit-llvm "%s" -o - | %enzyme-opt --print-types - | %FileCheck "%s"
// RUN: clang-22 -w -fno-discard-value-names -O0 -g -S -emit-llvm "%s" -o - | %enzyme-opt --print-types - | %FileCheck "%s"
// RUN: clang-22 -w -fno-discard-value-names -O2 -fno-inline -fno-unroll-loops -fno-vectorize -fno-slp-vectorize -S -emit-llvm "%s" -o - | %enzyme-opt --print-types - | %FileCheck "%s"

// Arrays of structs with mixed content, at every level: each field keeps to itself.
struct P { int id; double pos[3]; float m; struct P *next; };

// CHECK-LABEL: types in @energy
// CHECK-NEXT: %p: {[]:pointer, [0+48i]:integer, {{(.4.48i.:integer, )?}}[8+8i<32]:double, [32+48i]:float{{(, .36.48i.:integer)?(, .40.48i.:pointer)?}}}
// CHECK-NEXT: %n: {[]:integer}
double energy(struct P *p, int n) {
  double e = 0;
  for (int i = 0; i < n; i++)
    for (int k = 0; k < 3; k++)
      e += p[i].m * p[i].pos[k] * (p[i].id % 3);
  return e;
}

// A list leads to itself and is shown once.
// CHECK-LABEL: types in @sum
// CHECK-NEXT: %l: {[]:pointer, {{.*}}[40]:pointer}
double sum(struct P *l) {
  double s = 0;
  for (; l; l = l->next)
    s += l->pos[1] * l->m * (l->id * 3);
  return s;
}

struct S { double x[3]; int idx[4]; float *w; };

// An array without a known end ends where the next thing begins.
// CHECK-LABEL: types in @gather
// CHECK-NEXT: %s: {[]:pointer, [0+8i<24]:double, [24+4i<40]:integer, [40]:pointer, [40,-1]:float}
double gather(struct S *s, int n) {
  double t = 0;
  for (int i = 0; i < n; i++)
    t += s->x[s->idx[i]] * s->w[i];
  return t;
}
