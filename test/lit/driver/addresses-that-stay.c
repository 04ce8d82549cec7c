// Numbers that are only read, where functions that are known by their addresses put addresses later,
// which stay there: adjoints come into the shadow's word, not to the address in it. Where none comes,
// the address is in the shadow when all is done.
// REQUIRES: clang-22
// RUN: %enzyme-cc -O0 "%s" -o "%t.0" && "%t.0" | %FileCheck "%s"
// RUN: %enzyme-cc -O2 "%s" -o "%t.2" && "%t.2" | %FileCheck "%s"
// RUN: %enzyme-cc -O2 -no-pie "%s" -o "%t.low" && "%t.low" | %FileCheck "%s"
// RUN: %enzyme-cc -O2 -DFLOAT=_Float16 "%s" -o "%t.16" && "%t.16" | %FileCheck "%s"
// RUN: %enzyme-cc -O0 -DSPLIT "%s" -o "%t.s0" && "%t.s0" | %FileCheck "%s"
// RUN: %enzyme-cc -O2 -DSPLIT "%s" -o "%t.s2" && "%t.s2" | %FileCheck "%s"
// RUN: %enzyme-cc -O2 -DWIDTH "%s" -o "%t.w" && "%t.w" | %FileCheck "%s"
// RUN: not "%t.0" stop 2>&1 | %FileCheck "%s" --check-prefix=STAYS
// RUN: not "%t.2" stop 2>&1 | %FileCheck "%s" --check-prefix=STAYS
// CHECK-NOT: wrong
// CHECK:     done
// STAYS:     in set_number: a number smaller than a double was stored here, and an address later
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#ifndef FLOAT
#define FLOAT float
#endif
extern int enzyme_dup, enzyme_const, enzyme_width;
extern void __enzyme_autodiff(void *, ...);
struct ahead { void *tape; float value; };
extern struct ahead __enzyme_augmentfwd(void *, ...);
extern void __enzyme_reverse(void *, ...);
enum { COUNT = 8 / sizeof(FLOAT), MANY = 1000 };
// One word has small numbers, one a double; functions get at them as bytes.
struct box { _Alignas(8) unsigned char bytes[32]; };
#define APART __attribute__((noinline)) static
APART float read_low(struct box *b, float *x) { FLOAT y; memcpy(&y, b->bytes + 8, sizeof y); return *x * (float)(y * y); }
APART float read_high(struct box *b, float *x) { FLOAT y; memcpy(&y, b->bytes + 16 - sizeof y, sizeof y); return *x * (float)(y * y); }
APART float read_all(struct box *b, float *x) { FLOAT y[COUNT]; float sum = 0; memcpy(y, b->bytes + 8, sizeof y); for (int i = 0; i < COUNT; i++) sum += (float)y[i]; return *x * sum; }
APART float read_double(struct box *b, float *x) { double y; memcpy(&y, b->bytes + 16, sizeof y); return (float)(*x * y); }
APART float set_address(struct box *b, float *x) { float *p = x + 1; memcpy(b->bytes + 8, &p, 8); return 0; }
APART float set_others(struct box *b, float *x) { float *p[2] = {x + 2, x + 1}; memcpy(b->bytes + 8, p, sizeof p); return 0; }
APART float use_address(struct box *b, float *x) { float *p; memcpy(&p, b->bytes + 8, 8); return *p * 3 + *x; }
enum { LOW, HIGH, ALL, DOUBLE, SET, SETS, USE, KINDS };
static float follow(struct box *b, float *x), set_number(struct box *b, float *x), plain(struct box *b, float *x), looking(struct box *b, float *x);
static float (*steps[])(struct box *, float *) = {read_low, read_high, read_all, read_double, set_address, set_others, use_address, follow, set_number, plain, looking};
static float f(struct box *b, float *x, int how, int count) {
  float sum = 0;
  for (int i = 0; i < count; i++, how /= KINDS) sum += steps[how % KINDS](b, x) * (i + 1);
  return sum;
}
// Nothing is read; and memory that is gone when all is done had addresses, too.
static float g(struct box *b, float *x, int how, int count) {
  float sum = 0;
  for (int i = 0; i < count; i++) {
    struct box *own = calloc(1, sizeof *own);
    steps[SET](b + i % MANY, x);
    steps[SETS](own, x);
    sum += steps[USE](how ? own : b + i % MANY, x);
    free(own);
  }
  return sum;
}
// A gradient of the user's finds addresses in shadows, and asks for a gradient itself.
static float f(struct box *b, float *x, int how, int count);
APART float follow(struct box *b, float *x) { float *p; memcpy(&p, b->bytes + 8, 8); return *p * 2 + *x; }
static float follow_ahead(struct box *b, struct box *db, float *x, float *dx) { return follow(b, x); }
static void follow_back(struct box *b, struct box *db, float *x, float *dx, float seed) {
  struct box own = {0}, of_own = {0};
  float *dp, y[3] = {1, 1, 1}, dy[3] = {0};
  __enzyme_autodiff((void *)f, enzyme_dup, &own, &of_own, enzyme_dup, y, dy, enzyme_const, LOW + SET * KINDS + USE * KINDS * KINDS, enzyme_const, 3);
  memcpy(&dp, of_own.bytes + 8, 8);
  if (dp != dy + 1 || dy[1] != 9) printf("wrong: inside: %g\n", dy[1]);
  memcpy(&dp, db->bytes + 8, 8);
  *dp += 2 * seed, *dx += seed;
}
void *__enzyme_register_gradient_follow[] = {(void *)follow, (void *)follow_ahead, (void *)follow_back};
static float h(struct box *b, float *x, int how, int count) { return steps[KINDS](b, x) + steps[SET](b, x) + steps[USE](b, x); }
// It finds them there even if a number was stored before: then the program stops, unless it is seen
// that the gradient follows none.
APART float set_number(struct box *b, float *x) { FLOAT y = (FLOAT)*x; memcpy(b->bytes + 8, &y, sizeof y); return 0; }
APART float plain(struct box *b, float *x) { return *x; }
static float plain_ahead(struct box *b, struct box *db, float *x, float *dx) { return *x; }
static void plain_back(struct box *b, struct box *db, float *x, float *dx, float seed) { *dx += seed; }
void *__enzyme_register_gradient_plain[] = {(void *)plain, (void *)plain_ahead, (void *)plain_back};
static float *volatile other;
APART float looking(struct box *b, float *x) { return *x; }
static void looking_back(struct box *b, struct box *db, float *x, float *dx, float seed) { if (!other) *dx += seed; }
void *__enzyme_register_gradient_looking[] = {(void *)looking, (void *)plain_ahead, (void *)looking_back};
static float g_plain(struct box *b, float *x, int how, int count) { return steps[KINDS + 1](b, x) + steps[LOW](b, x) + steps[KINDS + 2](b, x) + steps[SET](b, x); }
static float g_looking(struct box *b, float *x, int how, int count) { return steps[KINDS + 1](b, x) + steps[LOW](b, x) + steps[KINDS + 3](b, x) + steps[SET](b, x); }
typedef float (*function)(struct box *, float *, int, int);
static void differentiate(function of, struct box *b, struct box *db, float *x, float *dx, int how, int count) {
#ifdef SPLIT
  if (of == f) {
    struct ahead made = __enzyme_augmentfwd((void *)f, enzyme_dup, b, db, enzyme_dup, x, dx, enzyme_const, how, enzyme_const, count);
    __enzyme_reverse((void *)f, enzyme_dup, b, db, enzyme_dup, x, dx, enzyme_const, how, enzyme_const, count, 1.0f, made.tape);
    return;
  }
#elif defined(WIDTH)
  if (of == f) {
    static struct box other;
    static float dy[3];
    memset(&other, 0, sizeof other), memset(dy, 0, sizeof dy);
    __enzyme_autodiff((void *)f, enzyme_width, 2, enzyme_dup, b, db, &other, enzyme_dup, x, dx, dy, enzyme_const, how, enzyme_const, count);
    for (int i = 8; i < 24; i += 8) {
      char *p[2];
      memcpy(p, db->bytes + i, 8), memcpy(p + 1, other.bytes + i, 8);
      if (p[0] != p[1] && p[0] - (char *)dx != p[1] - (char *)dy) printf("wrong: %d: directions differ\n", how);
    }
    if (memcmp(dx, dy, sizeof dy)) printf("wrong: %d: directions differ\n", how);
    return;
  }
#endif
  if (of == f) __enzyme_autodiff((void *)f, enzyme_dup, b, db, enzyme_dup, x, dx, enzyme_const, how, enzyme_const, count);
  else if (of == h) __enzyme_autodiff((void *)h, enzyme_dup, b, db, enzyme_dup, x, dx, enzyme_const, how, enzyme_const, count);
  else if (of == g_plain) __enzyme_autodiff((void *)g_plain, enzyme_dup, b, db, enzyme_dup, x, dx, enzyme_const, how, enzyme_const, count);
  else if (of == g_looking) __enzyme_autodiff((void *)g_looking, enzyme_dup, b, db, enzyme_dup, x, dx, enzyme_const, how, enzyme_const, count);
  else __enzyme_autodiff((void *)g, enzyme_dup, b, db, enzyme_dup, x, dx, enzyme_const, how, enzyme_const, count);
}
static int differs(double is, double want) { return !(fabs(is - want) <= 1e-5 * fabs(want)); }
static void check(int how, int count) {
  struct box b = {0}, db = {0};
  FLOAT y[COUNT];
  double large = 7;
  float x[3] = {2, 3, 5}, dx[3] = {0}, want[3] = {0}, adjoints[COUNT] = {0}, of_double = 0;
  int at = -1, other = -1;
  for (int i = 0; i < COUNT; i++) y[i] = (FLOAT)(1.5 + i);
  memcpy(b.bytes + 8, y, 8), memcpy(b.bytes + 16, &large, 8);
  for (int i = 0, each = how; i < count; i++, each /= KINDS) {
    int kind = each % KINDS;
    if (kind < SET ? (kind == DOUBLE ? other >= 0 : at >= 0) : kind == USE && at < 0) return;
    if (kind == LOW || kind == HIGH) {
      int of = kind == LOW ? 0 : COUNT - 1;
      adjoints[of] += 2 * x[0] * (float)y[of] * (i + 1), want[0] += (float)(y[of] * y[of]) * (i + 1);
    }
    for (int of = 0; kind == ALL && of < COUNT; of++) adjoints[of] += x[0] * (i + 1), want[0] += (float)y[of] * (i + 1);
    if (kind == DOUBLE) of_double += x[0] * (i + 1), want[0] += large * (i + 1);
    if (kind == SET) at = 1;
    if (kind == SETS) at = 2, other = 1;
    if (kind == USE) want[at] += 3 * (i + 1), want[0] += i + 1;
  }
  differentiate(f, &b, &db, x, dx, how, count);
  for (int i = 0; i < 3; i++) if (differs(dx[i], want[i])) printf("wrong: %o: dx[%d] %g %g\n", how, i, dx[i], want[i]);
  float *left[2];
  memcpy(left, db.bytes + 8, 16), memcpy(y, db.bytes + 8, 8), memcpy(&large, db.bytes + 16, 8);
  int some = 0, half = sizeof(FLOAT) == 2;
  for (int i = 0; i < COUNT; i++) some |= adjoints[i] != 0;
  for (int i = 0; some && i < COUNT; i++) if (!(fabs((float)y[i] - adjoints[i]) <= (half ? 1e-2 : 1e-6) * adjoints[i])) printf("wrong: %d: number %d: %g %g\n", how, i, (float)y[i], adjoints[i]);
  if (!some && left[0] != (at < 0 ? 0 : dx + at)) printf("wrong: %d: address %p\n", how, (void *)left[0]);
  if (of_double != 0 ? differs(large, of_double) : left[1] != (other < 0 ? 0 : dx + other)) printf("wrong: %d: double %g\n", how, large);
}
static void check_many(int how, int count) {
  static struct box b[MANY], db[MANY];
  float x[3] = {2, 3, 5}, dx[3] = {0};
  differentiate(g, b, db, x, dx, how, count);
  if (dx[0] != count || dx[how ? 2 : 1] != 3 * count) printf("wrong: many: %g %g %g\n", dx[0], dx[1], dx[2]);
  for (int i = 0; i < MANY; i++) {
    float *left;
    memcpy(&left, db[i].bytes + 8, 8);
    if (left != dx + 1) printf("wrong: many: %d\n", i);
  }
}
static void check_rules(function of, const float *want) {
  struct box b = {0}, db = {0};
  float x[3] = {2, 3, 5}, dx[3] = {0}, *p = x + 1, *dp = dx + 1, *left;
  if (of == h) memcpy(b.bytes + 8, &p, 8), memcpy(db.bytes + 8, &dp, 8);
  differentiate(of, &b, &db, x, dx, 0, 0);
  memcpy(&left, db.bytes + 8, 8);
  if (dx[0] != want[0] || dx[1] != want[1] || left != dp) printf("wrong: rules: %g %g\n", dx[0], dx[1]);
}
int main(int arguments, char **given) {
  (void)given;
  const float followed[] = {2, 5}, computed[] = {13, 0};
  if (arguments > 1) check_rules(g_looking, computed);
  for (int count = 1, all = KINDS; count < 5; count++, all *= KINDS)
    for (int how = 0; how < all; how++) check(how, count);
  for (int how = 0; how < 2; how++) check_many(how, 10 * MANY);
  check_rules(h, followed), check_rules(g_plain, computed);
  puts("done");
}
