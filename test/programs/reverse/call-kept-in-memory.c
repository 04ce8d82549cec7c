// Functions that are only called through memory copy what those who call them know: numbers, too.
#include "reverse.h"

#include <string.h>

typedef int manager(void *to, const void *from, int what);
typedef double caller(const void *kept, double x);

struct function {
  _Alignas(double) char kept[2 * sizeof(double)];
  manager *manage;
  caller *call;
};

static const char name[] = "scaled";

__attribute__((noinline)) static int scaled(void *to, const void *from, int what) {
  if (what == 0)
    *(const char **)to = name;
  else
    memcpy(to, from, sizeof(double));
  return what;
}

__attribute__((noinline)) static double scale(const void *kept, double x) {
  return *(const double *)kept * sin(x);
}

static void keep(struct function *it, manager *manage, caller *call, const double *x, int count) {
  it->manage = manage;
  it->call = call;
  for (int i = 0; i < count; i++) ((double *)it->kept)[i] = x[i];
}

/* The number of bytes, where others ask for it, is at the place that it copies a number to. */
__attribute__((noinline)) static int shifted(void *to, const void *from, int what) {
  if (what == 0)
    *(long *)to = sizeof(double);
  else
    memcpy(to, from, sizeof(double));
  return what;
}

__attribute__((noinline)) static double shift(const void *kept, double x) {
  const double *number = kept;
  return *number * x + *number;
}

__attribute__((noinline)) static void copy(struct function *to, const struct function *from) {
  from->manage(to->kept, from->kept, 1);
  to->manage = from->manage;
  to->call = from->call;
}

static void all(const double *x, double *y) {
  struct function first, second, third, fourth, fifth;
  keep(&first, scaled, scale, x, 1);
  copy(&second, &first);
  y[0] = second.call(second.kept, x[1]);

  keep(&third, shifted, shift, x + 1, 1);
  copy(&fourth, &third);
  copy(&fifth, &fourth);
  y[1] = fifth.call(fifth.kept, y[0]);
}

static void in_turns(const double *x, double *y) {
  struct function kept[3];
  keep(&kept[0], scaled, scale, x, 1);
  keep(&kept[1], scaled, scale, x + 1, 1);
  double value = x[2];
  for (int i = 0; i < 5; i++) {
    copy(&kept[2], &kept[i % 2]);
    copy(&kept[i % 2], &kept[(i + 1) % 2]);
    copy(&kept[(i + 1) % 2], &kept[2]);
    value = kept[i % 2].call(kept[i % 2].kept, value) + kept[2].call(kept[2].kept, x[i % 3]);
  }
  y[0] = value;
}

int main(void) {
  double x[3] = {0.8, -0.5, 1.7};
  CHECK_ADJOINT_MAP(all, x, 3, 2, NULL);
  CHECK_ADJOINT_MAP(in_turns, x, 3, 1, NULL);
  return checked();
}
