// An integer is no adjoint: two functions that are known by their addresses put an integer, or a
// number, into one word. In the gradient's reverse sweep, who stored the number takes what is there.
// REQUIRES: clang-22
// RUN: %enzyme-cc -O0 "%s" -o "%t.0" && "%t.0" | %FileCheck "%s"
// RUN: %enzyme-cc -O2 "%s" -o "%t.2" && "%t.2" | %FileCheck "%s"
// CHECK-NOT: wrong
// CHECK:     done
#include <stdio.h>
#include <string.h>
extern double __enzyme_autodiff(void *, double, int);
struct box { _Alignas(8) unsigned char bytes[16]; };
__attribute__((noinline)) static void set_number(struct box *b, double x) { x = x * 3; memcpy(b->bytes + 8, &x, 8); }
__attribute__((noinline)) static void set_integer(struct box *b, double x) { long n = x < 3 ? 0x4010000000000000 : (1L << 62) + (long)x; memcpy(b->bytes + 8, &n, 8); }
__attribute__((noinline)) static double get_number(struct box *b) { double x; memcpy(&x, b->bytes + 8, 8); return x * x; }
__attribute__((noinline)) static double get_integer(struct box *b) { long n; memcpy(&n, b->bytes + 8, 8); return (double)(n & 15); }
static void (*setters[])(struct box *, double) = {set_number, set_integer};
static double (*getters[])(struct box *) = {get_number, get_integer};
static double f(double x, int how) {
  struct box a = {0};
  double sum = 0;
  for (int i = 0; i < 3; i++) {
    int kind = how >> i & 1;
    setters[kind](&a, x + i);
    sum += getters[kind](&a) * (i + 1);
  }
  return sum;
}
int main(void) {
  for (int how = 0; how < 7; how++) {
    double h = 1e-4, want = (f(2.5 + h, how) - f(2.5 - h, how)) / (2 * h);
    double is = __enzyme_autodiff((void *)f, 2.5, how);
    if (!(is - want < 1e-6 * want && want - is < 1e-6 * want)) printf("wrong: %d: %g %g\n", how, is, want);
  }
  puts("done");
}
