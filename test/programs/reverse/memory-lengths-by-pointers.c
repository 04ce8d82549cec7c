// Distances within one block as lengths and steps, in memory and through calls; addresses compared and hashed.
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "reverse.h"

struct list {
  double *begin, *end, *limit;
  size_t length;
  uintptr_t hash;
};

__attribute__((noinline)) static void push(struct list *list, double x) {
  if (list->end == list->limit) {
    size_t size = (size_t)(list->end - list->begin), room = size ? 2 * size : 2;
    double *grown = malloc(room * sizeof *grown);
    if (size) memcpy(grown, list->begin, size * sizeof *grown);
    free(list->begin);
    list->begin = grown;
    list->end = grown + size;
    list->limit = grown + room;
  }
  *list->end++ = x;
  list->length = (size_t)(list->end - list->begin);
}

__attribute__((noinline)) static ptrdiff_t span(const double *from, const double *to) {
  return to - from;
}

static double walked(double x) {
  struct list list = {0};
  double *marked = NULL, sines[8], *free_place = sines;
  for (int i = 0; i < 7; i++) {
    ptrdiff_t at = marked ? marked - list.begin : 0;
    push(&list, x * (i + 1));
    marked = i % 3 ? list.begin + at : list.end - 1;
  }
  list.hash = ((uintptr_t)list.begin >> 4) % 7;
  for (double *p = list.begin; p != list.end; p++) *free_place++ = sin(*p);
  ptrdiff_t count = free_place - sines;
  int apart = (uintptr_t)sines - (uintptr_t)list.begin >= sizeof sines && list.hash < 7;
  double s = *marked * (double)list.length;
  for (ptrdiff_t i = 0; i < count; i++)
    s = sin(s * x + sines[i] * list.begin[span(sines, sines + i)]);
  free(list.begin);
  return apart ? s : -s;
}

int main(void) {
  CHECK_ADJOINT_SCALAR(walked, 0.7, difference_of(walked, 0.7, 0.05));
  return checked();
}
