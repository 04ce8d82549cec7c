// Doubles that travel as characters: through byte buffers, and swapped byte by byte as in qsort.
#include "check.h"

struct message {
  int length;
  char payload[36];
};

static void put(struct message *m, const void *data, size_t size) {
  memcpy(m->payload + m->length, data, size);
  m->length += (int)size;
}

static void exchange(void *a, void *b, size_t size) {
  for (char *p = a, *q = b; size--; p++, q++) {
    char t = *p;
    *p = *q;
    *q = t;
  }
}

static void copy(char *to, const char *from, int size) {
  for (int i = 0; i < size; i++) to[i] = from[i];
}

static void all(const double *x, double *y) {
  struct message m = {0, {0}};
  int id = 7;
  put(&m, &id, sizeof id);
  put(&m, &x[1], sizeof *x);
  put(&m, x, 2 * sizeof *x);
  double back[3];
  memcpy(back, m.payload + sizeof id, sizeof back);
  for (int i = 0; i < 3; i++) y[i] = back[i] * (i + 1);
  exchange(&y[0], &y[2], sizeof *y);
  copy((char *)&y[3], (const char *)&x[2], sizeof *y);
  y[3] *= x[0];
}

static void formula(const double *x, const double *dx, double *dy) {
  dy[2] = dx[1], dy[1] = 2 * dx[0], dy[0] = 3 * dx[1];
  dy[3] = dx[2] * x[0] + x[2] * dx[0];
}

int main(void) {
  CHECK_MAP(all, ((double[]){1.5, -0.5, 2}), 3, 4, formula);
  return checked();
}
