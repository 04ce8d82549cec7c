// Shadows that users copied: functions in them are those of the primal, or come in as constants.
#include "check.h"

typedef double unary(double);
typedef void step(const double *x, double *y);
struct layer {
  unary *bend;
  step *mix;
  double gain;
};

static double square(double x) { return x * x; }
static double wave(double x) { return sin(x) + x; }
/* Of the same type, without a derivative, and never called. */
static double raw(double x) {
  __asm__ volatile("" : "+m"(x));
  return x;
}
unary *unused = raw;

static void swapped(const double *x, double *y) { y[0] = x[1] * x[0], y[1] = x[0]; }
static void summed(const double *x, double *y) { y[0] = x[0] + x[1], y[1] = wave(x[1]); }

__attribute__((noinline)) static void run(const struct layer *layers, int n, const double *x,
                                          double *y) {
  double in[2] = {x[0], x[1]};
  for (int i = 0; i < n; i++) {
    layers[i].mix(in, y);
    for (int k = 0; k < 2; k++) in[k] = layers[i].bend(y[k]) * layers[i].gain;
  }
  y[0] = in[0], y[1] = in[1];
}

__attribute__((noinline)) static double repeated(unary *f, int n, double x) {
  for (int i = 0; i < n; i++) x = f(x) * 0.5;
  return x;
}

static double along(int which, double t) {
  struct layer layers[2] = {{square, swapped, 0.5 + 2 * t}, {wave, summed, 1.5 - t}};
  double x[2] = {0.75 + t, -0.5 + 3 * t}, y[2];
  run(layers, 2, x, y);
  return y[which];
}

int main(int argc, char **argv) {
  (void)argv;
  unary *bend = argc > 5 ? unused : wave;
  struct layer layers[2] = {{square, swapped, 0.5}, {bend, summed, 1.5}}, tangents[2];
  memcpy(tangents, layers, sizeof layers);
  tangents[0].gain = 2, tangents[1].gain = -1;
  double x[2] = {0.75, -0.5}, dx[2] = {1, 3}, y[2], dy[2] = {0}, one = 0;
  REQUEST(__enzyme_fwddiff_void((void *)run, enzyme_dup, layers, tangents, 2, x, dx, y, dy));
  for (int i = 0; i < 2; i++)
    CHECK_GOT("run", dy[i], DIFFERENCE(t, 0.0, along(i, t)), BY_DIFFERENCES);
  REQUEST(one = __enzyme_fwddiff_double((void *)repeated, enzyme_const, bend, 4, 0.8, 1.0));
  CHECK_GOT("constant", one, DIFFERENCE(t, 0.8, repeated(bend, 4, t)), BY_DIFFERENCES);
  return checked();
}
