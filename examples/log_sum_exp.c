// A rule of one's own: the gradient of log-sum-exp is the softmax, known as soon as the result is.
//
//   enzyme-cc -O2 examples/log_sum_exp.c -o log_sum_exp -lm && ./log_sum_exp
#include <enzyme/enzyme.h>
#include <math.h>
#include <stdio.h>

static double log_sum_exp(const double *x, int n) {
  double top = x[0], sum = 0;
  for (int i = 1; i < n; i++) top = fmax(top, x[i]);
  for (int i = 0; i < n; i++) sum += exp(x[i] - top);
  return top + log(sum);
}

// Each pointer is followed by its shadow; what is returned beside the result is kept for the gradient.
struct kept {
  double tape, result;
};
static struct kept augmented_log_sum_exp(const double *x, double *dx, int n) {
  (void)dx;
  double result = log_sum_exp(x, n);
  return (struct kept){result, result};
}
// The same parameters, the adjoint of the result, and what was kept. A constant is its own shadow.
static void gradient_log_sum_exp(const double *x, double *dx, int n, double seed, double result) {
  for (int i = 0; i < n && dx != x; i++) dx[i] += seed * exp(x[i] - result);
}
void *__enzyme_register_gradient_log_sum_exp[] = {
    (void *)log_sum_exp, (void *)augmented_log_sum_exp, (void *)gradient_log_sum_exp};

static double loss(const double *x, int n) { return log_sum_exp(x, n) - x[0]; }

int main(void) {
  double x[] = {1, 2, 3, 800}, dx[4] = {0};
  __enzyme_autodiff_void((void *)loss, x, dx, 3);
  printf("%.6f %.6f %.6f\n", dx[0], dx[1], dx[2]);
  __enzyme_autodiff_void((void *)loss, x, dx, 4);
  printf("%.6f %.6f %.6f %.6f\n", dx[0], dx[1], dx[2], dx[3]);
}
