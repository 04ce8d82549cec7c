// Global arrays, structs and pointers as working memory, stacks, initialised tables that change.
#include "check.h"

#include <stdlib.h>

struct machine {
  int top;
  double stack[8];
  double *accumulator;
};

static double work[16], coefficients[3] = {1, -0.5, 0.25};
static struct machine machine;
static double *current = work, *heap;

static void push(double x) { machine.stack[machine.top++] = x; }
static double pop(void) { return machine.stack[--machine.top]; }

static double polynomial(double x) {
  double value = 0;
  for (int i = 3; i-- > 0;) value = value * x + coefficients[i];
  return value;
}

static void all(const double *x, double *y) {
  machine.top = 0;
  current = work + 4;
  for (int i = 0; i < 4; i++) current[i] = x[i] * x[i];
  machine.accumulator = &current[1];
  for (int i = 0; i < 3; i++) *machine.accumulator += work[4 + i] * *machine.accumulator;
  push(work[5]), push(x[2]), push(x[3]);
  push(pop() * pop());
  y[0] = pop() * pop();
  coefficients[1] = x[0];
  y[1] = polynomial(x[1]);
  coefficients[1] = -0.5;
  y[2] = polynomial(x[1]);
  heap = malloc(2 * sizeof *heap);
  heap[0] = x[3], heap[1] = heap[0] * 3;
  y[3] = heap[1] * work[7];
  free(heap);
}

static void formula(const double *x, const double *dx, double *dy) {
  double a = x[1] * x[1], da = 2 * x[1] * dx[1];
  da = da * (1 + x[0] * x[0]) + a * 2 * x[0] * dx[0], a *= 1 + x[0] * x[0];
  da *= 1 + 2 * a, a += a * a;
  da = da * (1 + x[2] * x[2]) + a * 2 * x[2] * dx[2], a *= 1 + x[2] * x[2];
  dy[0] = da * x[2] * x[3] + a * (dx[2] * x[3] + x[2] * dx[3]);
  dy[1] = dx[0] * x[1] + (x[0] + 0.5 * x[1]) * dx[1];
  dy[2] = (-0.5 + 0.5 * x[1]) * dx[1];
  dy[3] = 9 * x[3] * x[3] * dx[3];
}

int main(void) {
  CHECK_MAP(all, ((double[]){1.2, 0.5, -0.7, 2}), 4, 4, formula);
  return checked();
}
