// Structs that a small function swaps by words of a type that C says is no number's.
#include <stddef.h>

struct record {
  long id, count;
  double value;
};

static void swap(void *a, void *b, long size) {
  long *p = a, *q = b;
  for (long i = size / (long)sizeof(long); i > 0; i--) {
    long held = *p;
    *p++ = *q;
    *q++ = held;
  }
}

#define RECORD(i, number) {i, 7, number}
#include "records.h"
