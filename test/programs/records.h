/* Records that are sorted by a `swap` of the program's own, and summed up in that order.
 *
 * Before this is included: `struct record` with the members `id` and `value`, RECORD(i, number) as
 * its initialiser, and `swap(void *, void *, size_t)`, which must be right for bytes of any kind.
 */
#ifndef RECORDS_H
#define RECORDS_H

#include "reverse.h"

static void sum_up_sorted(const double *x, double *y) {
  struct record r[5];
  for (int i = 0; i < 5; i++) r[i] = (struct record)RECORD(i, x[i] * x[i]);
  for (int i = 0; i < 5; i++)
    for (int j = 1; j < 5; j++)
      if (r[j - 1].value > r[j].value) swap(r + j, r + j - 1, sizeof *r);
  y[0] = 0;
  for (int i = 0; i < 5; i++) y[0] += (i + 1) * r[i].value * x[r[i].id];
}

int main(void) {
  CHECK_ADJOINT_MAP(sum_up_sorted, ((double[]){0.5, 0.75, -0.875, 1.3, -0.6}), 5, 1, NULL);
  return checked();
}

#endif
