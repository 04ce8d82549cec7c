// Words that are a double or an address, moved as addresses: as LLVM moves what has the type of one.
#include "reverse.h"

typedef double *__attribute__((may_alias)) word;

struct value {
  union {
    double real;
    double *at;
  };
  int is_at;
};

static __attribute__((noinline)) void move(struct value *to, const struct value *from) {
  *(word *)to = *(const word *)from;
  to->is_at = from->is_at;
}

static __attribute__((noinline)) void put(struct value *to, const double *number) {
  *(word *)to = *(const word *)number;
  to->is_at = 0;
}

static __attribute__((noinline)) void choose(struct value *to, const struct value *from, int n) {
  word found = *(const word *)from;
  for (int i = 1; i < n; i++)
    if (from[i].is_at != from->is_at) found = *(const word *)(from + i);
  *(word *)to = found;
  to->is_at = !from->is_at;
}

static __attribute__((noinline)) void swap(struct value *one, struct value *other) {
  word kept = *(word *)one;
  int is_at = one->is_at;
  move(one, other);
  *(word *)other = kept;
  other->is_at = is_at;
}

static double get(const struct value *v) { return v->is_at ? *v->at : v->real; }

static double all(const double *x) {
  double far[2] = {x[0] * x[1], x[2]};
  struct value v[4], chosen;
  put(v, x);
  v[1] = (struct value){.at = far, .is_at = 1};
  v[2] = (struct value){.real = x[1] * x[1], .is_at = 0};
  move(v + 3, v + 2);
  swap(v + 3, v + 1);
  v[2].at = far + 1;
  v[2].is_at = 1;
  choose(&chosen, v + 1, 2);
  double sum = get(&chosen);
  for (int i = 0; i < 4; i++) sum = sum * x[2] + get(v + i);
  return sum;
}

int main(void) {
  CHECK_GRADIENT(all, ((double[]){1.25, 0.75, -2.5}), 3, NULL);
  return checked();
}
