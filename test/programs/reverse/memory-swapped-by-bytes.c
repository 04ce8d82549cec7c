// Structs that a generic function swaps byte by byte: an integer, a character, a number.
#include <stddef.h>

struct record {
  int id;
  char mark;
  double value;
};

static __attribute__((noinline)) void swap(void *a, void *b, size_t size) {
  char *p = a, *q = b;
  while (size--) {
    char held = *p;
    *p++ = *q;
    *q++ = held;
  }
}

#define RECORD(i, number) {i, 'a', number}
#include "records.h"
