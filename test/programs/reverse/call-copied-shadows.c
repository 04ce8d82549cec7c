// Shadows that users copied: functions in them are those of the primal, or come in as constants.
#include "reverse.h"

#include <stdlib.h>

typedef double unary(double);
struct operation {
  unary *f;
  double (*with)(const struct operation *, double);
  double scale;
  struct operation *next;
};

static double last;

static double square(double x) { return x * x; }
static double wave(double x) { return sin(x) + x; }
static double remembered(double x) { return last += x * x, last; }
/* Of the same type, without a derivative, and never called. */
static double raw(double x) {
  __asm__ volatile("" : "+m"(x));
  return x;
}
unary *unused = raw;

static double scaled(const struct operation *o, double x) { return o->scale * o->f(x); }
static double twice(const struct operation *o, double x) { return o->f(scaled(o, x)) + o->scale; }

__attribute__((noinline)) static double chain(const struct operation *o, double x) {
  for (; o; o = o->next) x = o->with(o, x) + x / 2;
  return x;
}

__attribute__((noinline)) static double repeated(unary *f, int n, double x) {
  for (int i = 0; i < n; i++) x = f(x) * 0.5;
  return x;
}

/* From the third operation on: f(x), where all three are active. */
static double value(unary *f, double x, const double *scales) {
  struct operation c = {wave, twice, scales[2], NULL}, b = {f, twice, scales[1], &c};
  struct operation a = {f, scaled, scales[0], &b};
  last = 0.25;
  return chain(&a, x);
}

struct three {
  double of[3];
};
ENZYME_AUTODIFF(struct three, three);

static void check(unary *f, double x) {
  double scales[3] = {0.75, -0.5, 1.25};
  struct operation c = {wave, twice, scales[2], NULL}, b = {f, twice, scales[1], &c};
  struct operation a = {f, scaled, scales[0], &b};
  struct operation da = a, db = b, dc = c;
  da.scale = db.scale = dc.scale = 0, da.next = &db, db.next = &dc;
  double got = 0;
  last = 0.25;
  REQUEST(got = __enzyme_autodiff_double((void *)chain, enzyme_dup, &a, &da, enzyme_out, x));
  CHECK_GOT("x", got, DIFFERENCE(t, x, value(f, t, scales)), BY_DIFFERENCES);
  double slopes[3] = {da.scale, db.scale, dc.scale};
  for (int i = 0; i < 3; i++) {
    double moved[3] = {scales[0], scales[1], scales[2]};
    CHECK_GOT("scale", slopes[i],
              DIFFERENCE(t, scales[i], (moved[i] = t, value(f, x, moved))), BY_DIFFERENCES);
  }
  /* One that is its own shadow: only the number is active. */
  struct three lanes = {{0}};
  last = 0.25;
  REQUEST(lanes = __enzyme_autodiff_three((void *)chain, enzyme_width, 3, enzyme_dup, &a, &a, &a,
                                          &a, enzyme_out, x));
  for (int i = 0; i < 3; i++) CHECK_GOT("lanes", lanes.of[i], got, BETWEEN_WIDTHS);
}

int main(int argc, char **argv) {
  (void)argv;
  unary *chosen = argc > 5 ? unused : wave;
  check(square, 0.75);
  check(chosen, 1.25);
  check(remembered, 0.5);
  double got = 0;
  REQUEST(got = __enzyme_autodiff_double((void *)repeated, enzyme_const, chosen, enzyme_const, 4,
                                         enzyme_out, 0.8));
  CHECK_GOT("constant", got, DIFFERENCE(t, 0.8, repeated(chosen, 4, t)), BY_DIFFERENCES);
  return checked();
}
