// Sorted and searched by C's library: numbers, structs, pointers to numbers; with data beside.
#define _GNU_SOURCE
#include "reverse.h"

#include <stdlib.h>

struct part {
  char name[8];
  double mass;
  long place;
};

static int by_value(const void *a, const void *b) {
  double x = *(const double *)a, y = *(const double *)b;
  return (x > y) - (x < y);
}

static int by_mass(const void *a, const void *b) {
  const struct part *one = a, *other = b;
  return one->mass > other->mass ? -1 : one->mass < other->mass;
}

static int by_target(const void *a, const void *b) {
  return by_value(*(double *const *)a, *(double *const *)b);
}

static int by_distance(const void *a, const void *b, void *data) {
  const double *from = data;
  double x = fabs(*(const double *)a - *from), y = fabs(*(const double *)b - *from);
  return (x > y) - (x < y);
}

static int by_integer(const void *a, const void *b) { return *(const int *)a - *(const int *)b; }

static int of_interval(const void *key, const void *element) {
  const double *x = key, *knot = element;
  return *x < knot[0] ? -1 : *x >= knot[1];
}

static double median(const double *x, int n) {
  double *sorted = malloc(n * sizeof *sorted), found;
  for (int i = 0; i < n; i++) sorted[i] = x[i] * x[(i + 1) % n];
  qsort(sorted, n, sizeof *sorted, by_value);
  found = sorted[n / 2] + 3 * sorted[0] * sorted[n - 1];
  free(sorted);
  return found;
}

static double heaviest(const double *x) {
  struct part parts[5];
  double sum = 0;
  for (int i = 0; i < 5; i++) parts[i] = (struct part){"p", x[i] * x[i] * x[i], i};
  parts[3].name[1] = 'q';
  qsort(parts, 5, sizeof *parts, by_mass);
  for (int i = 0; i < 5; i++) sum += (i + 1) * parts[i].mass * x[parts[i].place];
  return sum;
}

static double through_pointers(const double *x) {
  double values[5], *order[5], sum = 0;
  for (int i = 0; i < 5; i++) values[i] = sin(x[i]), order[i] = values + i;
  qsort(order, 5, sizeof *order, by_target);
  *order[0] *= x[1];
  for (int i = 0; i < 5; i++) sum += (i + 1) * *order[i] * *order[i];
  return sum;
}

static double nearest(const double *x) {
  double from = x[0] * x[1], rest[4];
  int places[] = {4, 2, 0, 3, 1};
  for (int i = 0; i < 4; i++) rest[i] = x[i + 1] * x[0];
  qsort_r(rest, 4, sizeof *rest, by_distance, &from);
  qsort(places, 5, sizeof *places, by_integer);
  return rest[0] * from + 2 * rest[1] * x[places[1]] - rest[3];
}

static double interpolated(const double *x) {
  double knots[5], at = 0.1 * x[3];
  for (int i = 0; i < 5; i++) knots[i] = x[i] + i - 2;
  qsort(knots, 5, sizeof *knots, by_value);
  const double *left = bsearch(&at, knots, 4, sizeof *knots, of_interval);
  return left ? (at - left[0]) / (left[1] - left[0]) : at;
}

static void all(const double *x, double *y) {
  y[0] = median(x, 5);
  y[1] = heaviest(x);
  y[2] = through_pointers(x);
  y[3] = nearest(x);
  y[4] = interpolated(x);
}

int main(void) {
  CHECK_ADJOINT_MAP(all, ((double[]){0.5, 0.75, -0.875, 1.3, -0.6}), 5, 5, NULL);
  return checked();
}
