// Results nobody uses, of calls that change memory all the same; and calls that change nothing.
#include "reverse.h"

__attribute__((noinline)) static double push(double *stack, int *top, double x) {
  double before = *top ? stack[*top - 1] : 0;
  stack[(*top)++] = x * x + before;
  return before * x;
}

__attribute__((noinline)) static double look(const double *stack, int top) {
  return stack[top - 1] * stack[0];
}

static void all(const double *x, double *y) {
  double stack[8];
  int top = 0;
  push(stack, &top, x[0]);
  look(stack, top);
  double used = push(stack, &top, x[1]);
  (void)push(stack, &top, used);
  for (int i = 0; i < 3; i++) push(stack, &top, x[i] + stack[i]);
  top -= 2;
  push(stack, &top, x[2]);
  look(stack, top);
  for (int i = 0; i < 5; i++) y[i] = stack[i];
}

int main(void) {
  CHECK_ADJOINT_MAP(all, ((double[]){0.4, 0.7, -0.8}), 3, 5, NULL);
  return checked();
}
