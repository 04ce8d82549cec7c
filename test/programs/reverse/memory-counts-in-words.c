// Counts of 32 bits where doubles are at other times, copied as words and converted.
#include "reverse.h"

struct amount {
  union {
    int count;
    double value;
    long long all;
  };
  int is_value;
};

static __attribute__((noinline)) void count(struct amount *it, int n) {
  it->all = 0;
  it->count = n;
  it->is_value = 0;
}

static void measure(struct amount *it, double value) {
  it->value = value;
  it->is_value = 1;
}

static __attribute__((noinline)) double number(const struct amount *it) {
  return it->is_value ? it->value : it->count;
}

static __attribute__((noinline)) void swap(struct amount *one, struct amount *other) {
  struct amount kept = *one;
  *one = *other;
  *other = kept;
}

static __attribute__((noinline)) double product(const struct amount *each, int n) {
  double made = 1;
  for (int i = 0; i < n; i++) made *= number(each + i);
  return made;
}

static double all(const double *x) {
  struct amount each[4];
  count(each, 3);
  measure(each + 1, x[0] * x[1]);
  count(each + 2, -2);
  measure(each + 3, x[2]);
  swap(each, each + 1);
  swap(each + 2, each + 3);
  double sum = product(each, 4);
  for (int i = 0; i < 4; i++) sum = sum * x[1] + number(each + i);
  return sum;
}

int main(void) {
  CHECK_GRADIENT(all, ((double[]){1.25, 0.75, -2.5}), 3, NULL);
  return checked();
}
