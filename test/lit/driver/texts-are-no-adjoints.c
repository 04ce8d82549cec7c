// Neither is a text, nor an integer below zero: what is copied as bytes to memory where functions
// that are known by their addresses put a number at other times.
// REQUIRES: clang-22
// RUN: %enzyme-cc -O0 "%s" -o "%t.0" && "%t.0" | %FileCheck "%s"
// RUN: %enzyme-cc -O2 "%s" -o "%t.2" && "%t.2" | %FileCheck "%s"
// CHECK-NOT: wrong
// CHECK:     done
#include <math.h>
#include <stdio.h>
#include <string.h>
extern double __enzyme_autodiff(void *, double, int);
struct box { _Alignas(8) unsigned char bytes[32]; };
static long size = sizeof(struct box);
static const char *texts[] = {"abcdefghABCDEFGHabcdefgh", "zyxwvutszyxwvutszyxwvuts", "@@@@@@@@@@@@@@@@@@@@@@@@"};
#define APART __attribute__((noinline)) static
APART void set_number(struct box *b, double x) { x = x * 3; memcpy(b->bytes + 8, &x, 8); }
APART void set_integer(struct box *b, double x) { long n = -1 - (long)x; memcpy(b->bytes + 8, &n, 8); }
APART void set_text(struct box *b, double x) { memcpy(b->bytes + 7, texts[(int)x % 3], size - 8); }
APART void set_bytes(struct box *b, double x) { for (long i = 8; i < size; i++) b->bytes[i] = (unsigned char)(61 + (i & 7) * (int)x); }
APART double get_number(struct box *b) { double x; memcpy(&x, b->bytes + 8, 8); return x * x; }
APART double get_integer(struct box *b) { long n; memcpy(&n, b->bytes + 8, 8); return (double)(n & 15); }
APART double get_text(struct box *b) { char t[8]; memcpy(t, b->bytes + 8, 8); return t[0] + t[7]; }
static void (*setters[])(struct box *, double) = {set_number, set_integer, set_text, set_bytes};
static double (*getters[])(struct box *) = {get_number, get_integer, get_text, get_text};
static double f(double x, int how) {
  struct box a = {0};
  double sum = 0;
  for (int i = 0; i < 4; i++) {
    int kind = how >> 2 * i & 3;
    setters[kind](&a, x + i);
    sum += getters[kind](&a) * (i + 1);
  }
  return sum;
}
int main(void) {
  for (int how = 0; how < 256; how++) {
    double want = 0, is = __enzyme_autodiff((void *)f, 2.5, how);
    for (int i = 0; i < 4; i++) want += how >> 2 * i & 3 ? 0 : 18 * (2.5 + i) * (i + 1);
    if (!(fabs(is - want) <= 1e-12 * want)) printf("wrong: %d: %g %g\n", how, is, want);
  }
  puts("done");
}
