// Overwrites of parts: one field of a copy, half a buffer, a float of two, some rounds only.
#include "reverse.h"

struct record {
  double a, b;
  float c, d;
};

static void all(const double *x, double *y) {
  struct record r[3], copy;
  for (int i = 0; i < 3; i++) r[i] = (struct record){x[i], x[i] * x[i + 1], i + 0.5f, 0.25f * i};
  copy = r[1];
  copy.b *= x[0];
  copy.d = x[3] > 0 ? 1.5f : copy.c;
  r[2] = copy;
  memcpy(&r[0].b, &copy.b, sizeof copy.b);
  memcpy(&r[1], &r[2], sizeof r[1].a);
  for (int i = 0; i < 3; i++) y[i] = r[i].a * r[i].b + r[i].c * 0.5 + r[i].d;
  double v[8];
  memcpy(v, x, 4 * sizeof *v);
  memcpy(v + 4, v, 4 * sizeof *v);
  for (int i = 0; i < 8; i++)
    if (i % 3) v[i] = v[(i + 3) % 8] * x[i % 4];
  memcpy(v + 2, x + 1, 2 * sizeof *v);
  v[5] = 1;
  for (int i = 0; i < 4; i++) y[3 + i] = v[i] * v[i + 4];
}

int main(void) {
  CHECK_ADJOINT_MAP(all, ((double[]){0.5, 0.75, -0.875, 1.25}), 4, 7, NULL);
  return checked();
}
