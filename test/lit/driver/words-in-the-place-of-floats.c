// A text, an integer of 64 bits and an address take the place of two floats: none is an adjoint of
// one of them, where functions that are known by their addresses put them there, be it to stay.
// REQUIRES: clang-22
// RUN: %enzyme-cc -O0 "%s" -o "%t.0" && "%t.0" | %FileCheck "%s"
// RUN: %enzyme-cc -O2 "%s" -o "%t.2" && "%t.2" | %FileCheck "%s"
// RUN: %enzyme-cc -O2 -DAT=12 "%s" -o "%t.12" && "%t.12" | %FileCheck "%s"
// RUN: %enzyme-cc -O2 -no-pie "%s" -o "%t.low" && "%t.low" | %FileCheck "%s"
// RUN: %enzyme-cc -O2 -DFLOAT=_Float16 -DEVERY=5 -DEXACT=1e-2 "%s" -o "%t.16" && "%t.16" | %FileCheck "%s"
// CHECK-NOT: wrong
// CHECK:     done
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#ifndef AT
#define AT 8
#endif
#ifndef FLOAT
#define FLOAT float
#define EVERY 1
#define EXACT 1e-5
#endif
extern float __enzyme_autodiff(void *, float, int);
struct box { _Alignas(8) unsigned char bytes[32]; };
static long size = sizeof(struct box), word = 8;
static const char *texts[] = {"abcdefghABCDEFGHabcdefgh", "zyxwvutszyxwvutszyxwvuts", "0abcd\0\0\0abcde\0\0\0abcd\0\0\0"};
static float *kept;
#define APART __attribute__((noinline)) static
APART void set_number(struct box *b, float x) { FLOAT y = x * 3; memcpy(b->bytes + AT, &y, sizeof y); }
APART void set_numbers(struct box *b, float x) { FLOAT y[8 / sizeof(FLOAT)]; for (int i = 0; i < 8 / sizeof *y; i++) y[i] = x * 3; memcpy(b->bytes + 8, y, word); }
APART void set_integer(struct box *b, float x) { int n = -1 - (int)x; memcpy(b->bytes + AT, &n, 4); }
APART void set_long(struct box *b, float x) { long n = 0x41234567 + (long)x; memcpy(b->bytes + 8, &n, 8); }
APART void set_large(struct box *b, float x) { long n = 0x4123456741234567 + (long)x; memcpy(b->bytes + 8, &n, 8); }
APART void set_text(struct box *b, float x) { memcpy(b->bytes + 7, texts[(int)x % 3], size - 8); }
APART void set_bytes(struct box *b, float x) { for (long i = 8; i < size; i++) b->bytes[i] = (unsigned char)(61 + (i & 7) * (int)x); }
APART void set_address(struct box *b, float x) { float *p = kept + (int)x; memcpy(b->bytes + 8, &p, 8); }
APART float get_number(struct box *b) { FLOAT x; memcpy(&x, b->bytes + AT, sizeof x); return x * x; }
APART float get_nothing(struct box *b) { (void)b; return 0; }
#define KINDS 8
static void (*setters[])(struct box *, float) = {set_number, set_integer, set_text, set_bytes, set_long, set_large, set_address, set_numbers};
static float (*getters[])(struct box *) = {get_number, get_nothing, get_nothing, get_nothing, get_nothing, get_nothing, get_nothing, get_number};
static float f(float x, int how) {
  struct box a = {0};
  float sum = 0;
  for (int i = 0; i < 4; i++, how /= KINDS) {
    setters[how % KINDS](&a, x + i);
    sum += getters[how % KINDS](&a) * (i + 1);
  }
  return sum;
}
int main(void) {
  kept = malloc(1000);
  for (int how = 0; how < KINDS * KINDS * KINDS * KINDS; how += EVERY) {
    float want = 0, is = __enzyme_autodiff((void *)f, 2.5f, how);
    for (int i = 0, each = how; i < 4; i++, each /= KINDS) want += each % KINDS % (KINDS - 1) ? 0 : 18 * (2.5f + i) * (i + 1);
    if (!(fabsf(is - want) <= EXACT * want)) printf("wrong: %o: %g %g\n", how, is, want);
  }
  puts("done");
}
