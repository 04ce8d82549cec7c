// Global pointers to memory of the caller, of globals and of the heap, set again in loops.
#include "reverse.h"

#include <stdlib.h>

static double table[6];
static double *current, *spare;
static struct {
  const double *input;
  double *output;
  int n;
} job;

__attribute__((noinline)) static void work(double k) {
  for (int i = 0; i < job.n; i++) job.output[i] = k * job.input[i] * (i ? job.output[i - 1] : 1);
}

__attribute__((noinline)) static void advance(void) {
  *current *= *current;
  if (++current == table + 6) current = spare;
}

static void all(const double *x, double *y) {
  spare = malloc(2 * sizeof *spare);
  spare[0] = x[0], spare[1] = 0.5;
  job.input = x, job.output = table, job.n = 6;
  work(x[1]);
  current = table + 4;
  for (int i = 0; i < 3; i++) advance();
  job.input = table, job.output = y;
  work(spare[1] + spare[0]);
  y[6] = spare[0] * *current;
  free(spare);
  spare = current = job.output = NULL;
}

int main(void) {
  CHECK_ADJOINT_MAP(all, ((double[]){0.9, 1.3, -0.7, 1.1, 0.6, -1.2}), 6, 7, NULL);
  return checked();
}
