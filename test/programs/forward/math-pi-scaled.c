// Functions of C23 that a library may lack: the program has its own, and says what they are like.
#define _GNU_SOURCE
#include "check.h"

#define PI 3.14159265358979323846
#define LIKE __attribute__((used)) static void *

/* Not smooth by themselves: only the rule of the function they are like knows the slope. */
__attribute__((noinline)) double sine_of_turns(double x) { return sin(PI * remainder(x, 2)); }
__attribute__((noinline)) double cosine_of_turns(double x) { return cos(PI * remainder(x, 2)); }
__attribute__((noinline)) double powers_of_two(double x) { return exp2(x) - 1; }
__attribute__((noinline)) double inverse_root(double x) { return 1 / sqrt(x); }

LIKE __enzyme_function_like_sine[] = {(void *)sine_of_turns, "sinpi"};
LIKE __enzyme_function_like_cosine[] = {(void *)cosine_of_turns, "cospi"};
LIKE __enzyme_function_like_powers[] = {(void *)powers_of_two, "exp2m1"};
LIKE __enzyme_function_like_root[] = {(void *)inverse_root, "rsqrt"};

static double wave(double x) {
  double sum = 0;
  for (int k = 1; k <= 5; k++) sum += sine_of_turns(k * x) / k + x * cosine_of_turns(k * x);
  return sum;
}

static double wave_slope(double x) {
  double sum = 0;
  for (int k = 1; k <= 5; k++)
    sum += PI * cos(PI * k * x) + cos(PI * k * x) - x * PI * k * sin(PI * k * x);
  return sum;
}

static double others(double x) { return powers_of_two(x) * inverse_root(x * x + 1); }

static double others_slope(double x) {
  double r = 1 / sqrt(x * x + 1);
  return log(2) * exp2(x) * r - (exp2(x) - 1) * x * r * r * r;
}

int main(void) {
  double points[] = {-1.75, -0.125, 0.3125, 2.5};
  for (int i = 0; i < 4; i++) {
    CHECK_SCALAR_WITHIN(0x1p-6, wave, points[i], wave_slope(points[i]));
    CHECK_SCALAR(others, points[i], others_slope(points[i]));
  }
  return checked();
}
