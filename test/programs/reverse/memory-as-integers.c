// Numbers that travel as 64-bit integers: in arrays, volatile ones, by indices, through calls.
#include "reverse.h"

#include <stdint.h>
#include <stdlib.h>

enum { N = 6 };

static uint64_t integer_of(const double *x) {
  uint64_t u;
  memcpy(&u, x, sizeof u);
  return u;
}

static double number_of(const uint64_t *u) {
  double x;
  memcpy(&x, u, sizeof x);
  return x;
}

static double reversed(const double *x) {
  uint64_t t[N], q[N];
  double o[N], sum = 0;
  memcpy(t, x, sizeof t);
  for (int i = 0; i < N; i++) q[i] = t[N - 1 - i];
  memcpy(o, q, sizeof o);
  for (int i = 0; i < N; i++) sum += (i + 1) * o[i] * o[i];
  return sum;
}

static double kept_volatile(const double *x) {
  volatile uint64_t held[N];
  double sum = 0;
  for (int i = 0; i < N; i++) held[i] = integer_of(x + i);
  for (int i = 0; i < N; i++) {
    uint64_t u = held[i];
    sum += number_of(&u) * number_of(&u);
  }
  return sum;
}

static double swapped_by_a_number(const double *x) {
  uint64_t b[4], t;
  double d[4];
  int j = (int)x[2];
  memcpy(b, x, sizeof b);
  t = b[j & 3], b[j & 3] = b[0], b[0] = t;
  memcpy(d, b, sizeof d);
  return d[0] * d[1] + d[2] * d[3];
}

static __attribute__((noinline)) double descend(const uint64_t *b, int k) {
  uint64_t c[2];
  if (k == N) return 0;
  memcpy(c, b + k, sizeof *c);
  c[1] = c[0];
  return number_of(c + 1) * number_of(c + 1) + descend(b, k + 1);
}

static double by_recursion(const double *x) {
  uint64_t b[N];
  memcpy(b, x, sizeof b);
  return descend(b, 0);
}

static __attribute__((noinline)) void two_at_once(uint64_t *to, const uint64_t *from, int n) {
  uint64_t t[2];
  for (int i = 0; i < n; i += 2) memcpy(t, from + i, sizeof t), memcpy(to + i, t, sizeof t);
}

static double filled_by_another(const double *x) {
  double o[N], sum = 0;
  two_at_once((uint64_t *)o, (const uint64_t *)x, N);
  for (int i = 0; i < N; i++) sum += o[i] * o[i] * o[i];
  return sum;
}

static void *everywhere;

static __attribute__((noinline)) double read_from_there(int i) {
  return number_of((uint64_t *)((char *)everywhere + 8 * i));
}

static double through_a_variable(const double *x) {
  double sum = 0;
  everywhere = malloc(N * sizeof *x);
  memcpy(everywhere, x, N * sizeof *x);
  for (int i = 0; i < N; i++) sum += read_from_there(i) * read_from_there(i);
  free(everywhere);
  everywhere = NULL;
  return sum;
}

int main(void) {
  static const double at[N] = {1.25, 0.75, 2.5, 1.5, -0.6, 0.35};
  CHECK_GRADIENT(reversed, at, N, NULL);
  CHECK_GRADIENT(kept_volatile, at, N, NULL);
  CHECK_GRADIENT(swapped_by_a_number, at, N, NULL);
  CHECK_GRADIENT(by_recursion, at, N, NULL);
  CHECK_GRADIENT(filled_by_another, at, N, NULL);
  CHECK_GRADIENT(through_a_variable, at, N, NULL);
  return checked();
}
