// Unions: tagged values, a vector that is fields and an array, and a double seen as bits.
#include "check.h"

#include <stdint.h>

union vector {
  struct {
    double x, y, z;
  };
  double at[3];
};
struct value {
  enum { INTEGER, REAL, PAIR } kind;
  union {
    long integer;
    double real;
    float pair[2];
  };
};
union bits {
  double number;
  uint64_t word;
};

static double read(struct value v) {
  switch (v.kind) {
    case INTEGER: return v.integer;
    case REAL: return v.real;
    default: return v.pair[0] * (double)v.pair[1];
  }
}

static double negated(double x) {
  union bits b = {x};
  b.word ^= (uint64_t)1 << 63;
  return b.number;
}

static void all(const double *x, double *y) {
  union vector v = {{x[0], x[1], x[2]}};
  y[0] = 0;
  for (int i = 0; i < 3; i++) y[0] += v.at[i] * v.at[(i + 1) % 3];
  struct value values[2] = {{REAL, {.real = x[0] * x[1]}}, {INTEGER, {.integer = 3}}};
  y[1] = read(values[0]) * read(values[1]);
  values[1].kind = REAL, values[1].real = y[1];
  values[0].kind = INTEGER, values[0].integer = 2;
  y[2] = read(values[0]) * read(values[1]);
  y[3] = negated(x[2]) * x[0];
}

static void formula(const double *x, const double *dx, double *dy) {
  dy[0] = 0;
  for (int i = 0; i < 3; i++) dy[0] += dx[i] * x[(i + 1) % 3] + x[i] * dx[(i + 1) % 3];
  double d = dx[0] * x[1] + x[0] * dx[1];
  dy[1] = 3 * d, dy[2] = 6 * d;
  dy[3] = -dx[2] * x[0] - x[2] * dx[0];
}

int main(void) {
  CHECK_MAP(all, ((double[]){1.2, -0.7, 0.4}), 3, 4, formula);
  return checked();
}
