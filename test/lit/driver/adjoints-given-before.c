// The adjoint of what a function leaves in memory is there before the call. It stays where the
// forward sweep has an integer for that place at an earlier time, and the program stops where it has
// an address: the shadow would be the address of a shadow, and the gradient 0.
// REQUIRES: clang-22
// RUN: %enzyme-cc -O0 "%s" -o "%t.0" && "%t.0" | %FileCheck "%s"
// RUN: %enzyme-cc -O2 "%s" -o "%t.2" && "%t.2" | %FileCheck "%s"
// RUN: %enzyme-cc -O2 -DNUMBER=float "%s" -o "%t.f" && "%t.f" | %FileCheck "%s"
// RUN: not "%t.0" address 2>&1 | %FileCheck "%s" --check-prefix=ADDRESS
// RUN: not "%t.2" address 2>&1 | %FileCheck "%s" --check-prefix=ADDRESS
// RUN: not "%t.f" address 2>&1 | %FileCheck "%s" --check-prefix=ADDRESS
// RUN: not "%t.2" bytes 2>&1 | %FileCheck "%s" --check-prefix=BYTES
// RUN: %enzyme-cc -O2 -DDIRECT "%s" -o "%t.d" && not "%t.d" address 2>&1 | %FileCheck "%s" --check-prefix=ADDRESS
// CHECK-NOT: wrong
// CHECK:     done
// ADDRESS:   in set_address: what may be an address is stored over a number whose adjoint was there
// BYTES:     in set_bytes: bytes of which nothing tells what they are are copied over a number
#include <math.h>
#include <stdio.h>
#include <string.h>
#ifndef NUMBER
#define NUMBER double
#endif
extern void __enzyme_autodiff(void *, ...);
extern int enzyme_dup, enzyme_const;
struct box { _Alignas(8) unsigned char bytes[32]; };
static long size = sizeof(struct box);
static unsigned char text[] = "abcdefghABCDEFGHabcdefghABCDEFGH";
#define APART __attribute__((noinline)) static
APART void set_number(struct box *b, NUMBER *x) { NUMBER y = *x * 3; memcpy(b->bytes + 8, &y, sizeof y); }
APART void set_integer(struct box *b, NUMBER *x) { long n = 0x41234567 + (long)*x; memcpy(b->bytes + 8, &n, 8); }
APART void set_int(struct box *b, NUMBER *x) { int n = 7 + (int)*x; memcpy(b->bytes + 8 + sizeof *x - 4, &n, 4); }
APART void set_character(struct box *b, NUMBER *x) { b->bytes[8 + sizeof *x - 2] = (unsigned char)*x; }
APART void set_null(struct box *b, NUMBER *x) { NUMBER *p = 0; memcpy(b->bytes + 8, &p, 8); }
APART void set_address(struct box *b, NUMBER *x) { memcpy(b->bytes + 8, &x, 8); }
APART void set_bytes(struct box *b, NUMBER *x) { memcpy(b->bytes, text, size - 8); }
static void (*setters[])(struct box *, NUMBER *) = {set_number, set_integer, set_int, set_character, set_null, set_address, set_bytes};
#ifdef DIRECT
static void f(struct box *b, NUMBER *x, int how) {
  if (how == 5) set_address(b, x); else set_number(b, x);
  set_number(b, x);
}
#else
static void f(struct box *b, NUMBER *x, int how) {
  setters[how](b, x);
  setters[0](b, x);
}
#endif
static void check(int how) {
  struct box b = {0}, db = {0};
  NUMBER one = 2, x = 2.5, dx = 0;
  memcpy(db.bytes + 8, &one, sizeof one);
  __enzyme_autodiff((void *)f, enzyme_dup, &b, &db, enzyme_dup, &x, &dx, enzyme_const, how);
  if (!(dx == 6)) printf("wrong: %d: %g\n", how, (double)dx);
}
int main(int n, char **arguments) {
  if (n > 1) check(arguments[1][0] == 'a' ? 5 : 6);
  for (int how = 0; how < 5; how++) check(how);
  puts("done");
}
