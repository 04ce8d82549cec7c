// Memory that receives active values only after it was resized, held in variables and in structs.
#include "check.h"
#include <stdlib.h>

struct buffer {
  double *at;
  int length;
};

static double plain(double x) {
  double *h = calloc(4, sizeof *h);
  h = realloc(h, 6 * sizeof *h);
  for (int k = 4; k < 6; k++) h[k] = atan(x);
  double sum = h[4] + h[5] * h[1];
  free(h);
  return sum;
}

static double from_nothing(double x) {
  double *h = realloc(NULL, sizeof *h);
  h[0] = 2;
  h = realloc(h, 2 * sizeof *h);
  h[1] = x * x;
  double sum = h[0] * h[1];
  free(h);
  return sum;
}

static void grow(struct buffer *b) { b->at = realloc(b->at, ++b->length * sizeof *b->at); }

static double in_a_struct(double x) {
  struct buffer b = {NULL, 0};
  for (int i = 0; i < 3; i++) grow(&b), b.at[i] = i;
  grow(&b);
  b.at[3] = sin(x);
  double sum = 0;
  for (int i = 0; i < b.length; i++) sum += i * b.at[i];
  free(b.at);
  return sum;
}

int main(void) {
  CHECK_SCALAR(plain, 0.7, 1 / (1 + 0.7 * 0.7));
  CHECK_SCALAR(from_nothing, 0.7, 4 * 0.7);
  CHECK_SCALAR(in_a_struct, 0.7, 3 * cos(0.7));
  return checked();
}
