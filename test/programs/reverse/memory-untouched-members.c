// Structs are moved as bytes by what does not know them: padding, and members that nobody reads.
// A function enters their elements at one member and at another.
#include <string.h>

#include "reverse.h"

struct record {
  int id;
  double value, spare[2];
  int *label;
  float weight;
  int count;
};

static __attribute__((noinline)) void swap(void *a, void *b, size_t size) {
  char kept[64];
  memcpy(kept, a, size);
  memcpy(a, b, size);
  memcpy(b, kept, size);
}

static __attribute__((noinline)) double chosen(const struct record *r, const double *w, int k) {
  int at = w[0] < 0.5 ? r[0].id : r[1].id;
  return r[k].value * w[at] + r[at].value;
}

static void all(const double *x, double *y) {
  int labels[3] = {7, 8, 9};
  struct record r[3];
  memset(r, 0, sizeof r);
  for (int k = 0; k < 3; k++) {
    r[k].id = 2 - k;
    r[k].value = x[k] * x[(k + 1) % 3];
    r[k].label = labels + k;
  }
  for (int i = 0; i < 3; i++)
    for (int j = 1; j < 3; j++)
      if (r[j - 1].value > r[j].value) swap(r + j, r + j - 1, sizeof *r);
  struct record first = r[0], made;
  made = first;
  made.value *= x[1];
  r[2] = made;
  y[0] = r[0].value * r[1].value + r[2].value;
  y[1] = chosen(r, x, 1) * (*r[1].label - 6);
}

int main(void) {
  CHECK_ADJOINT_MAP(all, ((double[]){0.25, -0.75, 0.625}), 3, 2, NULL);
  return checked();
}
