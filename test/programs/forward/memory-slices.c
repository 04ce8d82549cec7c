// Slices, a pointer with a length: taken apart, passed by value, and summed by halves.
#include "check.h"

struct slice {
  const double *start;
  size_t length;
};
struct pair {
  struct slice first, second;
};

static struct pair split(struct slice s, size_t at) {
  return (struct pair){{s.start, at}, {s.start + at, s.length - at}};
}

static double pairwise(struct slice s) {
  if (s.length == 0) return 0;
  if (s.length == 1) return s.start[0];
  struct pair halves = split(s, s.length / 2);
  return pairwise(halves.first) + pairwise(halves.second);
}

static double products(struct pair p) {
  double sum = 0;
  for (size_t i = 0; i < p.first.length && i < p.second.length; i++)
    sum += p.first.start[i] * p.second.start[i];
  return sum;
}

static void all(const double *x, double *y) {
  struct slice s = {x, 7};
  y[0] = pairwise(s);
  y[1] = products(split(s, 3));
  s.start++, s.length -= 2;
  y[2] = pairwise(s) * *s.start;
}

static void formula(const double *x, const double *dx, double *dy) {
  double sum = 0, dsum = 0;
  dy[0] = dy[1] = 0;
  for (int i = 0; i < 7; i++) dy[0] += dx[i];
  for (int i = 0; i < 3; i++) dy[1] += dx[i] * x[3 + i] + x[i] * dx[3 + i];
  for (int i = 1; i < 6; i++) sum += x[i], dsum += dx[i];
  dy[2] = dsum * x[1] + sum * dx[1];
}

int main(void) {
  CHECK_MAP(all, ((double[]){1, 0.5, -2, 0.25, 3, -1, 0.125}), 7, 3, formula);
  return checked();
}
