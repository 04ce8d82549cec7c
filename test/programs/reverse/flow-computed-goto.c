// An interpreter with computed gotos whose stack is overwritten, with jumps on active data.
#include "reverse.h"

enum { LOAD, ADD, MULTIPLY, SINE, SWAP, REPEAT, STOP };

static double interpret(const int *code, const double *x) {
  static void *const labels[] = {&&load, &&add, &&multiply, &&sine, &&swap, &&repeat, &&stop};
  double stack[8], other;
  int top = -1, at = 0;
  goto *labels[code[at]];
load:
  stack[++top] = x[code[++at]];
  goto *labels[code[++at]];
add:
  top--, stack[top] += stack[top + 1];
  goto *labels[code[++at]];
multiply:
  top--, stack[top] *= stack[top + 1];
  goto *labels[code[++at]];
sine:
  stack[top] = sin(stack[top]);
  goto *labels[code[++at]];
swap:
  other = stack[top - 1], stack[top - 1] = stack[top], stack[top] = other;
  goto *labels[code[++at]];
repeat:
  at++;
  if (stack[top] > 0.5) at = code[at] - 1;
  goto *labels[code[++at]];
stop:
  return stack[top];
}

static void all(const double *x, double *y) {
  static const int line[] = {LOAD, 0, LOAD, 1, MULTIPLY, LOAD, 2, SWAP, SINE, ADD, STOP};
  static const int loop[] = {LOAD, 0, LOAD, 1, MULTIPLY, SINE, REPEAT, 2, LOAD, 2, MULTIPLY, STOP};
  y[0] = interpret(line, x);
  y[1] = interpret(loop, x);
}

int main(void) {
  CHECK_ADJOINT_MAP(all, ((double[]){1.4, 0.8, -0.5}), 3, 2, NULL);
  return checked();
}
