// Unions: fields that are also an array, tagged values that change their kind, reused room.
#include "reverse.h"

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

static double read(const struct value *v) {
  switch (v->kind) {
    case INTEGER: return v->integer;
    case REAL: return v->real;
    default: return v->pair[0] * (double)v->pair[1];
  }
}

static void all(const double *x, double *y) {
  union vector v = {{x[0], x[1], x[2]}};
  for (int i = 0; i < 3; i++) v.at[i] *= v.y + v.at[(i + 1) % 3];
  y[0] = v.x * v.z + v.y;
  struct value values[2] = {{REAL, {.real = x[0] * x[1]}}, {INTEGER, {.integer = 3}}};
  y[1] = read(&values[0]) * read(&values[1]);
  values[1] = values[0];
  values[1].real *= y[1];
  values[0].kind = INTEGER, values[0].integer = 2;
  y[2] = read(&values[0]) * read(&values[1]);
  for (int i = 0; i < 3; i++) {
    values[0].kind = REAL, values[0].real = y[2] * x[i];
    y[3 + i] = read(&values[0]) * read(&values[1]);
    values[0].kind = INTEGER, values[0].integer = i;
    values[1].real *= read(&values[0]) + v.at[i];
  }
}

int main(void) {
  CHECK_ADJOINT_MAP(all, ((double[]){1.25, -0.75, 0.5}), 3, 6, NULL);
  return checked();
}
