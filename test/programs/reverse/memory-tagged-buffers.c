// A kind and a buffer that holds a number or an integer, as the kind says.
#include "reverse.h"

#include <stdlib.h>

enum { N = 4 };

struct anything {
  enum { NUMBER, COUNT } kind;
  char buffer[16];
};

static struct anything of_number(double x) {
  struct anything made = {.kind = NUMBER};
  memcpy(made.buffer, &x, sizeof x);
  return made;
}

static struct anything of_count(int n) {
  struct anything made = {.kind = COUNT};
  memcpy(made.buffer, &n, sizeof n);
  return made;
}

static double value_of(const struct anything *one) {
  double x;
  int n;
  if (one->kind == NUMBER) return memcpy(&x, one->buffer, sizeof x), x;
  return memcpy(&n, one->buffer, sizeof n), n;
}

static double all(const double *x) {
  struct anything *table = malloc(2 * N * sizeof *table);
  double sum = 0;
  for (int i = 0; i < N; i++) table[2 * i] = of_number(x[i]), table[2 * i + 1] = of_count(i);
  for (int i = 0; i < 2 * N; i++) sum += value_of(table + i) * value_of(table + i);
  free(table);
  return sum;
}

int main(void) {
  CHECK_GRADIENT(all, ((double[]){1.25, 0.75, -2.5, 1.5}), N, NULL);
  return checked();
}
