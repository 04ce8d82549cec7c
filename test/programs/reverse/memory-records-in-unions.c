// Records of a number and a count in a union with two numbers: LLVM copies their first 12 bytes.
#include "reverse.h"
#include <string.h>

struct counted {
  double value;
  int count;
};

struct both {
  double one, other;
};

struct state {
  union {
    struct counted counted;
    struct both both;
  };
  int is_counted;
};

static __attribute__((noinline)) void hand_on(struct state *to, const struct state *from) {
  to->is_counted = from->is_counted;
  if (from->is_counted)
    memcpy(&to->counted, &from->counted, 12);
  else
    memcpy(&to->both, &from->both, sizeof to->both);
}

static __attribute__((noinline)) void start(struct state *it, double value, int count) {
  memset(it, 0, sizeof *it);
  it->is_counted = count > 0;
  it->counted.value = value;
  if (count > 0)
    it->counted.count = count;
  else
    it->both.other = value * value;
}

static __attribute__((noinline)) double cost(const struct state *it) {
  if (!it->is_counted) return it->both.one * it->both.other;
  return it->counted.value * it->counted.count;
}

static double all(const double *x) {
  struct state each[3], copies[3];
  memset(copies, 0, sizeof copies);
  double sum = 0;
  for (int i = 0; i < 3; i++) start(each + i, x[i] * x[0], i - 1);
  for (int i = 0; i < 6; i++) {
    hand_on(copies + i % 3, each + i % 3);
    sum = sum * x[1] + cost(copies + i % 3);
  }
  return sum;
}

int main(void) {
  CHECK_GRADIENT(all, ((double[]){1.25, 0.75, -2.5}), 3, NULL);
  return checked();
}
