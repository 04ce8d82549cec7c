// What is read from a file over numbers: it is constant, and only as many as were read.
#include "reverse.h"

#include <stdio.h>
#include <unistd.h>

struct record {
  long kind;
  double value[3];
};

static FILE *numbers(const void *at, size_t size) {
  FILE *file = tmpfile();
  if (file && fwrite(at, 1, size, file) == size) rewind(file);
  return file;
}

/* Two numbers are in the file, and four are asked for: the last two stay. */
static void items(const double *x, double *y) {
  static const double stored[] = {3, 4};
  double buffer[4];
  FILE *file = numbers(stored, sizeof stored);
  for (int i = 0; i < 4; i++) buffer[i] = x[i] * x[i];
  size_t got = fread(buffer, sizeof *buffer, 4, file);
  fclose(file);
  for (int i = 0; i < 4; i++) y[i] = buffer[i] * x[i] + (double)got;
}

static void items_formula(const double *x, const double *dx, double *dy) {
  dy[0] = 3 * dx[0];
  dy[1] = 4 * dx[1];
  dy[2] = 3 * x[2] * x[2] * dx[2];
  dy[3] = 3 * x[3] * x[3] * dx[3];
}

/* In each round other numbers, into memory of the caller's; then none, and an error. */
static void bytes(const double *x, double *y) {
  static const double stored[] = {1, 2, 3, 4, 5, 6};
  FILE *file = numbers(stored, sizeof stored);
  double last = 1;
  for (int round = 0; round < 4; round++) {
    for (int i = 0; i < 2; i++) y[i] = last * x[i] * (round + 1);
    if (read(fileno(file), y, 2 * sizeof *y) == 0 && read(-1, y, 8) != -1) y[0] = 0;
    last = y[0] * x[0] + y[1];
  }
  y[1] = last;
  fclose(file);
}

/* Integers beside the numbers. */
static void records(const double *x, double *y) {
  static const struct record stored = {2, {5, 6, 7}};
  struct record r[2];
  FILE *file = numbers(&stored, sizeof stored);
  for (int k = 0; k < 2; k++) {
    r[k].kind = k;
    for (int i = 0; i < 3; i++) r[k].value[i] = sin(x[i] * (k + 1));
  }
  if (!fread(&r[0], sizeof *r, 1, file)) r[0].kind = 0;
  fclose(file);
  for (int k = 0; k < 2; k++) y[k] = r[k].value[r[k].kind] * x[0];
}

static void records_formula(const double *x, const double *dx, double *dy) {
  dy[0] = 7 * dx[0];
  dy[1] = cos(2 * x[1]) * 2 * dx[1] * x[0] + sin(2 * x[1]) * dx[0];
}

int main(void) {
  const double x[] = {0.5, -1.25, 2, 0.75};
  CHECK_ADJOINT_MAP(items, x, 4, 4, items_formula);
  CHECK_ADJOINT_MAP(bytes, x, 2, 2, NULL);
  CHECK_ADJOINT_MAP(records, x, 3, 2, records_formula);
  return checked();
}
