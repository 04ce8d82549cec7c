// An interpreter with computed gotos: indirect branches between blocks of arithmetic.
#include "check.h"

enum { PUSH, ADD, MULTIPLY, SINE, SWAP, STOP };

static double interpret(const int *code, double x) {
  static void *const labels[] = {&&push, &&add, &&multiply, &&sine, &&swap, &&stop};
  double stack[8], top = 0, other;
  int depth = 0;
  goto *labels[*code];
push:
  stack[depth++] = top;
  top = x;
  goto *labels[*++code];
add:
  top += stack[--depth];
  goto *labels[*++code];
multiply:
  top *= stack[--depth];
  goto *labels[*++code];
sine:
  top = sin(top);
  goto *labels[*++code];
swap:
  other = stack[depth - 1];
  stack[depth - 1] = top;
  top = other;
  goto *labels[*++code];
stop:
  return top;
}

static double program(double x) {
  /* sin(x * x) + x, times x */
  static const int code[] = {PUSH, PUSH, MULTIPLY, SINE, PUSH, SWAP, ADD, PUSH, MULTIPLY, STOP};
  return interpret(code, x);
}

int main(void) {
  for (double x = -1; x < 2; x += 0.8)
    CHECK_SCALAR(program, x, 2 * x * x * cos(x * x) + sin(x * x) + 2 * x);
  return checked();
}
