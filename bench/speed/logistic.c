/* Calls what logistic.rs defines. */
#include "speed.h"

struct data {
  size_t features, samples;
  double *rows, *labels;
};
double logistic(const struct data *, const double *);
void logistic_hand(const struct data *, const double *, double *);
void logistic_ours(const struct data *, const double *, double *);

static struct data data;

static void prepare(void) {
  int features = unknown(40), samples = unknown(2000);
  data = (struct data){features, samples, doubles(features * samples), doubles(samples)};
  inputs = features + 1;
  for (int i = 0; i < features * samples; i++) data.rows[i] = between(-1, 1);
  for (int i = 0; i < samples; i++) data.labels[i] = between(-1, 1) < 0 ? -1 : 1;
}
static void start(double *x) {
  for (int i = 0; i < inputs; i++) x[i] = between(-1, 1);
}
static double primal(const double *x) { return logistic(&data, x); }
static void by_hand(const double *x, double *dx) { logistic_hand(&data, x, dx); }
static void ours(const double *x, double *dx) {
#ifdef PLAIN
  by_hand(x, dx);
#else
  logistic_ours(&data, x, dx);
#endif
}
