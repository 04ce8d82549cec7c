// Structs copied word by word through functions that read and write one word.
#include "reverse.h"

#include <stdint.h>

struct record {
  long id;
  double value;
};

typedef uint64_t __attribute__((may_alias)) word;

static __attribute__((noinline)) word word_of(const void *at, int i) {
  return ((const word *)at)[i];
}

static __attribute__((noinline)) void set_word(void *at, int i, word w) { ((word *)at)[i] = w; }

static double all(const double *x) {
  struct record r[4], q[4];
  double sum = 0;
  for (int i = 0; i < 4; i++) r[i] = (struct record){i, x[i] * x[i]};
  for (int i = 0; i < 4; i++)
    for (int k = 0; k < (int)(sizeof *r / sizeof(word)); k++)
      set_word(q + i, k, word_of(r + 3 - i, k));
  for (int i = 0; i < 4; i++) sum += (i + 1) * q[i].value * x[q[i].id];
  return sum;
}

int main(void) {
  CHECK_GRADIENT(all, ((double[]){1.25, 0.75, -2.5, 1.5}), 4, NULL);
  return checked();
}
