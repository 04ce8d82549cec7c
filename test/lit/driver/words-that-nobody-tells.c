// A function copies and clears words; only functions that are known by their addresses say what is
// in them: numbers, integers, texts, pointers to numbers. They are told when the program runs.
// Where two floats may be in such a word, it is refused, and where memory is the caller's.
// REQUIRES: clang-22
// RUN: %enzyme-cc -O0 "%s" -o "%t.0" -lm && "%t.0" | %FileCheck "%s"
// RUN: %enzyme-cc -O2 "%s" -o "%t.2" -lm && "%t.2" | %FileCheck "%s"
// RUN: not %enzyme-cc -O2 -DFLOATS "%s" -o "%t.no" 2>&1 | %FileCheck --check-prefix=NO "%s"
// RUN: not %enzyme-cc -O2 -DCALLERS "%s" -o "%t.no" 2>&1 | %FileCheck --check-prefix=NO "%s"
// CHECK-NOT: wrong
// CHECK:     done
// NO:        [EZ0201]
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
extern double __enzyme_autodiff(void *, double, int);
extern double __enzyme_fwddiff(void *, double, double, int);
extern void __enzyme_autodiff_of_caller(void *, void *, void *, void *, void *, int);
struct box { _Alignas(8) unsigned char bytes[32]; };
static long size = sizeof(struct box);
static const char *texts[] = {"abcdefghABCDEFGHabcdefgh", "zyxwvutszyxwvutszyxwvuts", "@@@@@@@@@@@@@@@@@@@@@@@@"};
#define APART __attribute__((noinline)) static
APART void set_number(struct box *b, double x, double *c) { x = x * 3; memcpy(b->bytes + 8, &x, 8); }
#ifdef FLOATS
APART void set_integer(struct box *b, double x, double *c) { float p[2] = {x, x * x}; memcpy(b->bytes + 8, p, 8); }
#else
APART void set_integer(struct box *b, double x, double *c) { long n = (1L << 62) + (long)x; memcpy(b->bytes + 8, &n, 8); }
#endif
APART void set_text(struct box *b, double x, double *c) { memcpy(b->bytes + 8, texts[(int)x % 3], size - 8); }
APART void set_pointer(struct box *b, double x, double *c) { *c = x * x; memcpy(b->bytes + 8, &c, 8); }
APART double get_number(struct box *b) { double x; memcpy(&x, b->bytes + 8, 8); return x * x; }
APART double get_integer(struct box *b) { long n; memcpy(&n, b->bytes + 8, 8); return (double)(n & 15); }
APART double get_text(struct box *b) { char t[8]; memcpy(t, b->bytes + 8, 8); return t[0] + t[7]; }
APART double get_pointer(struct box *b) { double *p; memcpy(&p, b->bytes + 8, 8); return sin(*p); }
static void (*setters[])(struct box *, double, double *) = {set_number, set_integer, set_text, set_pointer};
static double (*getters[])(struct box *) = {get_number, get_integer, get_text, get_pointer};
APART void move(struct box *to, struct box *from) { memcpy(to, from, sizeof *to); }
APART void clear(struct box *b, long n) { memset(b, 0, n); }
static double f(double x, int how) {
  struct box *a = malloc(sizeof *a), *b = malloc(sizeof *b), c = {0};
  double sum = 0, numbers[4];
  clear(a, size), clear(b, size);
  for (int i = 0; i < 4; i++) {
    int kind = how >> 2 * i & 3;
    if (i & 1) clear(a, size);
    if (i & 2) clear(b, size);
    setters[kind](a, x + i, numbers + i);
    move(b, a);
    move(&c, b);
    sum += getters[kind](b) * (i + 1);
    sum += getters[kind](&c) * (i + 0.5);
  }
  free(a), free(b);
  return sum;
}
#ifdef CALLERS
static void (*moves[])(struct box *, struct box *) = {move};
static void g(struct box *to, struct box *from, int how) { moves[how](to, from); }
#endif
static int is_off(double is, double want) { return !(fabs(is - want) <= 1e-12 * (1 + fabs(want))); }
int main(void) {
#ifdef CALLERS
  struct box to, from = {{1}}, of_to = {0}, of_from = {0};
  __enzyme_autodiff_of_caller((void *)g, &to, &of_to, &from, &of_from, 0);
#endif
  for (int how = 0; how < 256; how++) {
    double want = 0, is = __enzyme_autodiff((void *)f, 2.5, how), ahead = __enzyme_fwddiff((void *)f, 2.5, 1, how);
    for (int i = 0; i < 4; i++) {
      double x = 2.5 + i, one = (double[]){18 * x, 0, 0, cos(x * x) * 2 * x}[how >> 2 * i & 3];
      want += one * (i + 1) + one * (i + 0.5);
    }
    if (is_off(is, want) || is_off(ahead, want)) printf("wrong: %d: %g %g %g\n", how, is, ahead, want);
  }
  puts("done");
}
