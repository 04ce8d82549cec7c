// Words that are a double or an address, loaded as addresses and taken for numbers.
#include "reverse.h"
#include <string.h>

typedef double *__attribute__((may_alias)) word;

struct value {
  union {
    double real;
    double *at;
  };
  int is_at;
};

static __attribute__((noinline)) double get(const struct value *v) {
  word found = *(const word *)v;
  double real;
  memcpy(&real, &found, sizeof real);
  return v->is_at ? *found : real;
}

static __attribute__((noinline)) double last(const struct value *v, int n) {
  word found = *(const word *)v;
  double real;
  for (int i = 1; i < n; i++)
    if (v[i].is_at == v->is_at) found = *(const word *)(v + i);
  memcpy(&real, &found, sizeof real);
  return v->is_at ? *found : real;
}

static double all(const double *x) {
  double far[2] = {x[0] * x[1], x[2]};
  struct value v[4];
  v[0] = (struct value){.real = x[0] * x[0], .is_at = 0};
  v[1] = (struct value){.at = far, .is_at = 1};
  v[2] = (struct value){.real = x[1] * x[2], .is_at = 0};
  v[3] = (struct value){.at = far + 1, .is_at = 1};
  double sum = last(v, 4) + last(v + 1, 3);
  for (int i = 0; i < 4; i++) sum = sum * x[2] + get(v + i);
  return sum;
}

int main(void) {
  CHECK_GRADIENT(all, ((double[]){1.25, 0.75, -2.5}), 3, NULL);
  return checked();
}
