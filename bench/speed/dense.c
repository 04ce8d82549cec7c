/* Calls what dense.cpp defines. */
#include "speed.h"

double dense(int, int, int, const double *, const double *, const double *);
void dense_hand(int, int, int, const double *, double *, const double *, const double *);
void dense_ours(int, int, int, const double *, double *, const double *, const double *);

static int layers, width, batch;
static double *given, *wanted;

static void prepare(void) {
  layers = unknown(4), width = unknown(48), batch = unknown(64), inputs = layers * width * width;
  given = doubles(width * batch), wanted = doubles(width * batch);
  for (int i = 0; i < width * batch; i++) given[i] = between(-1, 1), wanted[i] = between(-1, 1);
}
static void start(double *x) {
  for (int i = 0; i < inputs; i++) x[i] = between(-0.3, 0.3);
}
static double primal(const double *x) { return dense(layers, width, batch, x, given, wanted); }
static void by_hand(const double *x, double *dx) {
  dense_hand(layers, width, batch, x, dx, given, wanted);
}
static void ours(const double *x, double *dx) {
#ifdef PLAIN
  by_hand(x, dx);
#else
  dense_ours(layers, width, batch, x, dx, given, wanted);
#endif
}
