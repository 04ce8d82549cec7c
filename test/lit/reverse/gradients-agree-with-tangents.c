// Gradients agree with tangents: moves that overlap, ways out of loops, cycles with two entries in
// loops, trees that are freed as they are folded, pointers returned through pointers, structs.
// REQUIRES: clang-22
// RUN: %enzyme-cc -O0 "%s" -o "%t.0" -lm && "%t.0" | %FileCheck "%s"
// RUN: %enzyme-cc -O2 "%s" -o "%t.2" -lm && "%t.2" | %FileCheck "%s"
// RUN: %enzyme-cc --enzyme-inline=off -O2 "%s" -o "%t.apart" -lm && "%t.apart" | %FileCheck "%s"

extern double __enzyme_autodiff(void *, ...);
extern double __enzyme_fwddiff(void *, ...);
extern int enzyme_const, enzyme_dup;
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#define APART __attribute__((noinline))
static double weighed(const double *v, int n) {
  double s = 0;
  for (int i = 0; i < n; ++i)
    s += v[i] * (i + 1) * v[i];
  return s;
}
static double down(double *v, int n) {
  for (int k = 0; k < 3; ++k) {
    memmove(v, v + 2, (n - 2) * sizeof *v);
    v[n - 1] *= v[0];
    v[n - 2] += sin(v[n - 1]);
  }
  return weighed(v, n);
}
static double up(double *v, int n) {
  for (int k = 0; k < 3; ++k) {
    memmove(v + 3, v, (n - 3) * sizeof *v);
    v[0] *= v[4];
    v[1] += sin(v[5]);
  }
  return weighed(v, n);
}
static double exits(double *v, int n) {
  double s = 0;
  for (int i = 0; i < n; ++i) {
    for (int j = 0; j < n; ++j) {
      if (v[j] * i > 3) {
        s += v[i] * v[j];
        goto next;
      }
      if (v[j] > 2.2) {
        s *= v[j];
        break;
      }
      v[j] = v[j] * 1.1 + s * 0.01;
    }
    s += sin(v[i]);
  next:
    if (s > 100)
      return s * v[0];
    switch (i % 4) {
    case 0:
      s *= 1.1;
    case 1:
      s += v[1];
      break;
    case 3:
      continue;
    default:
      v[i] *= s;
    }
    s += v[n - 1];
  }
  return s;
}
static double goes(double *v, int n) {
  double s = 0;
  for (int i = 0; i < n; ++i) {
    int k = i + 1;
    double t = v[i];
    if (i & 1)
      goto b;
  a:
    t = sin(t) + v[i];
  b:
    t *= v[(i + k) % n];
    if (--k > 0) {
      if (k % 3)
        goto a;
      goto b;
    }
    v[i] = t;
    s += t;
  }
  return s;
}
struct tree {
  struct tree *left, *right;
  double value;
};
static APART struct tree *grown(const double *v, int n) {
  if (!n)
    return 0;
  struct tree *tree = malloc(sizeof *tree);
  tree->value = v[n / 2];
  tree->left = grown(v, n / 2);
  tree->right = grown(v + n / 2 + 1, n - n / 2 - 1);
  return tree;
}
static APART double folded(struct tree *tree) {
  if (!tree)
    return 1;
  double r = folded(tree->left) * tree->value + sin(folded(tree->right));
  free(tree);
  return r;
}
static double trees(double *v, int n) {
  double s = 0;
  for (int i = 1; i <= n; i += 3)
    s += folded(grown(v, i));
  return s;
}
static APART double *pick(double *v, double **next, int i) {
  *next = v + 1;
  return i & 1 ? v : *next;
}
static double picks(double *v, int n) {
  double s = 1;
  for (int i = 0; i < n - 1; ++i) {
    double *next, *p = pick(v + i, &next, i);
    *p *= s;
    s += *next * *p;
  }
  return s;
}
static double structs(double *v, int n) {
  struct one {
    int tag;
    double x;
    float y;
  } a[9], b[9];
  for (int i = 0; i < n; ++i)
    a[i] = (struct one){i, v[i], 1.5f};
  memcpy(b, a, sizeof a);
  for (int i = 0; i < n; ++i) {
    b[i].tag = a[n - 1 - i].tag;
    b[i].x = a[n - 1 - i].x;
    a[i].x *= b[b[i].tag].x;
  }
  double s = 0;
  for (int i = 0; i < n; ++i)
    s += a[i].x * b[i].x * a[i].y * (a[i].tag + 1);
  return s;
}
static void fill(double *v) {
  for (int i = 0; i < 9; ++i)
    v[i] = 0.7 + 0.11 * i + 0.05 * (i % 3);
}
#define COMPARE(f)                                                                      \
  do {                                                                                  \
    double v[9], dv[9] = {0};                                                           \
    int wrong = 0;                                                                      \
    fill(v);                                                                            \
    __enzyme_autodiff((void *)f, enzyme_dup, v, dv, enzyme_const, 9);                   \
    for (int i = 0; i < 9; ++i) {                                                       \
      double by[9] = {0};                                                               \
      by[i] = 1;                                                                        \
      fill(v);                                                                          \
      double slope = __enzyme_fwddiff((void *)f, enzyme_dup, v, by, enzyme_const, 9);   \
      wrong += !(fabs(slope - dv[i]) <= 1e-12 * (1 + fabs(slope)));                     \
    }                                                                                   \
    printf("%s %d wrong\n", #f, wrong);                                                 \
  } while (0)
int main(void) {
  // CHECK:      down 0 wrong
  COMPARE(down);
  // CHECK-NEXT: up 0 wrong
  COMPARE(up);
  // CHECK-NEXT: exits 0 wrong
  COMPARE(exits);
  // CHECK-NEXT: goes 0 wrong
  COMPARE(goes);
  // CHECK-NEXT: trees 0 wrong
  COMPARE(trees);
  // CHECK-NEXT: picks 0 wrong
  COMPARE(picks);
  // CHECK-NEXT: structs 0 wrong
  COMPARE(structs);
}
