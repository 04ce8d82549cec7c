// Structs that a generic function swaps word by word, as what may alias anything: integers first.
#include <stddef.h>
#include <stdint.h>

struct record {
  int id, mark;
  double value;
};

typedef uint32_t __attribute__((may_alias)) word;

static __attribute__((noinline)) void swap(void *a, void *b, size_t size) {
  word *p = a, *q = b;
  for (size_t i = 0; i < size / sizeof *p; i++) {
    word held = p[i];
    p[i] = q[i];
    q[i] = held;
  }
}

#define RECORD(i, number) {i, 3, number}
#include "records.h"
