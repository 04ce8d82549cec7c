// Variables that the program says hold no derivative: they note things, and have no shadow.
#include "reverse.h"

static double last_seen, history[4];
static double counted;
__attribute__((used)) static void *__enzyme_inactive_global_last = &last_seen;
__attribute__((used)) static void *__enzyme_inactive_global_more[] = {(void *)history, (void *)&counted};

static void notes(const double *x, double *y) {
  last_seen = x[0];
  for (int i = 0; i < 4; i++) history[i] = x[i % 2] * i;
  counted += x[1];
  y[0] = x[0] * x[1];
  y[1] = sin(x[1]);
}

static void notes_formula(const double *x, const double *dx, double *dy) {
  dy[0] = dx[0] * x[1] + x[0] * dx[1];
  dy[1] = cos(x[1]) * dx[1];
}

/* By differences it would depend on x twice; it is said not to. */
static double scaled(double x) {
  last_seen = x;
  history[2] = x * x;
  return x * last_seen + history[2];
}

int main(void) {
  const double x[] = {0.5, -1.25};
  CHECK_ADJOINT_MAP(notes, x, 2, 2, notes_formula);
  CHECK_GOT("scaled, backward",
            __enzyme_autodiff_double((void *)scaled, enzyme_out, 3.0), 3, 0);
  CHECK_GOT("scaled, forward", __enzyme_fwddiff_double((void *)scaled, 3.0, 1.0), 3, 0);
  return checked();
}
