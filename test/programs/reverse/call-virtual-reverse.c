// Shadows of functions and of tables that the program asks for: known when compiling, or found later.
#include "reverse.h"

void *__enzyme_virtualreverse(const void *);

typedef double unary(double);
struct methods {
  unary *inner;
  double (*outer)(const double *, double);
};
struct object {
  const struct methods *methods;
  double by;
};

static double square(double x) { return x * x; }
static double wave(double x) { return sin(x) + x; }
static double scaled(const double *by, double x) { return *by * x; }
static double raised(const double *by, double x) { return pow(x, *by); }

static const struct methods first = {square, scaled}, second = {wave, raised};

__attribute__((noinline)) static double run(const struct object *o, double x) {
  return o->methods->outer(&o->by, o->methods->inner(x));
}

struct plain {
  unary *f;
};
__attribute__((noinline)) static double run_plain(const struct plain *p, double x) {
  return p->f(x) * p->f(x + 1);
}

static double value(const struct methods *methods, double by, double x) {
  struct object o = {methods, by};
  return run(&o, x);
}

static void check(const struct methods *methods, const void *shadow, double by, double x) {
  struct object o = {methods, by}, shadows = {shadow, 0};
  double got = 0;
  REQUEST(got = __enzyme_autodiff_double((void *)run, enzyme_dup, &o, &shadows, enzyme_out, x));
  CHECK_GOT("x", got, DIFFERENCE(t, x, value(methods, by, t)), BY_DIFFERENCES);
  CHECK_GOT("by", shadows.by, DIFFERENCE(t, by, value(methods, t, x)), BY_DIFFERENCES);
}

int main(int argc, char **argv) {
  (void)argv;
  const void *known = &first, *found = argc > 5 ? &first : &second, *inside = &second.outer;
  struct plain p = {argc > 5 ? square : wave}, dp = {0};
  double got = 0;
#ifndef REFERENCE_ONLY
  known = __enzyme_virtualreverse(&first);
  inside = __enzyme_virtualreverse((const char *)found + sizeof(unary *));
  found = __enzyme_virtualreverse(found);
  dp.f = (unary *)__enzyme_virtualreverse((const void *)p.f);
  CHECK_NEAR("null", __enzyme_virtualreverse(0) == NULL, 1, 0);
  CHECK_NEAR("constant", __enzyme_virtualreverse((void *)wave) == (void *)dp.f, 1, 0);
#endif
  CHECK_NEAR("steps", (const char *)inside - (const char *)found - sizeof(unary *),
             0, 0);
  check(&first, known, 1.5, 0.75);
  check(&second, found, 1.25, 0.5);
  REQUEST(got = __enzyme_autodiff_double((void *)run_plain, enzyme_dup, &p, &dp, enzyme_out, 0.8));
  CHECK_GOT("plain", got, DIFFERENCE(t, 0.8, run_plain(&p, t)), BY_DIFFERENCES);
  return checked();
}
