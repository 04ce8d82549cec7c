// reallocarray: a count and a size, in vain where their product is too much.
#include "reverse.h"

#include <stdint.h>
#include <stdlib.h>

/* A request for too much is no error. */
const char *__asan_default_options(void) { return "allocator_may_return_null=1"; }

extern void *reallocarray(void *block, size_t count, size_t size);

struct pair {
  double x, y;
};

static void all(const double *x, double *y) {
  struct pair *list = NULL;
  int room = 0;
  y[0] = 0;
  for (int n = 0; n < 10; n++) {
    if (n == room) list = reallocarray(list, room = 2 * room + 1, sizeof *list);
    list[n] = (struct pair){x[n % 4], n ? list[n - 1].y * x[1] + list[n / 2].x : x[2]};
    y[0] += list[n].x * list[n / 2].y;
  }
  if (!reallocarray(list, SIZE_MAX / 2, sizeof *list)) y[1] = list[9].y * list[3].x;
  list = reallocarray(list, 2, sizeof *list);
  y[2] = list[0].x * list[1].y;
  free(list);
}

int main(void) {
  CHECK_ADJOINT(TANGENTS_NOT_ASKED, 0.0625, all, ((double[]){0.4, 0.7, -0.8, 1.2}), 4, 3, NULL);
  return checked();
}
