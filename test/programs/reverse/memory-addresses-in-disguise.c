// Addresses found from others: masked and unmasked, and of a struct from that of its member.
#include "reverse.h"

#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>

enum { N = 6 };

static double masked(const double *x) {
  double *p = malloc(N * sizeof *p), sum = 0;
  for (int i = 0; i < N; i++) p[i] = x[i] * x[i];
  uintptr_t hidden = (uintptr_t)p ^ 0x5555;
  const double *q = (const double *)(hidden ^ 0x5555);
  for (int i = 0; i < N; i++) sum += q[i] * x[0];
  free(p);
  return sum;
}

struct holder {
  int kind;
  uint64_t bits;
  double value;
};

static __attribute__((noinline)) double held_beside(const double *value) {
  const struct holder *h = (const void *)((const char *)value - offsetof(struct holder, value));
  double d;
  memcpy(&d, &h->bits, sizeof d);
  return d * h->value;
}

static void hold(struct holder *h, const double *x, int i) {
  h->kind = i;
  memcpy(&h->bits, x + i, sizeof h->bits);
  h->value = x[i + 3];
}

static double from_a_member(const double *x) {
  struct holder h[3];
  double sum = 0;
  for (int i = 0; i < 3; i++) hold(h + i, x, i);
  for (int i = 0; i < 3; i++) sum += held_beside(&h[i].value);
  return sum;
}

static const double *members[3];

static __attribute__((noinline)) double number(int i) { return held_beside(members[i]); }

static double from_a_member_kept(const double *x) {
  struct holder h[3];
  double sum = 0;
  for (int i = 0; i < 3; i++) hold(h + i, x, i), members[i] = &h[i].value;
  for (int i = 0; i < 3; i++) sum += number(i) * x[i];
  return sum;
}

int main(void) {
  static const double at[N] = {1.25, 0.75, 2.5, 1.5, -0.6, 0.35};
  CHECK_GRADIENT(masked, at, N, NULL);
  CHECK_GRADIENT(from_a_member, at, N, NULL);
  CHECK_GRADIENT(from_a_member_kept, at, N, NULL);
  return checked();
}
