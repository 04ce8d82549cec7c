// Structs of which a function swaps those words that differ: integers first, then numbers.
#include <stddef.h>
#include <stdint.h>

struct record {
  long id, count;
  double value;
};

typedef uint64_t __attribute__((may_alias)) word;

static __attribute__((noinline)) void swap(void *a, void *b, size_t size) {
  word *p = a, *q = b;
  for (size_t i = 0; i < size / sizeof *p; i++)
    if (p[i] != q[i]) {
      word held = p[i];
      p[i] = q[i];
      q[i] = held;
    }
}

#define RECORD(i, number) {i, 7, number}
#include "records.h"
