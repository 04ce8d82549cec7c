// Time stepping whose derivative is known: the decay equation by Euler and by Crank and Nicolson.
#include "check.h"

struct step {
  double time, value;
};

static struct step explicit_step(struct step s, double rate, double h) {
  return (struct step){s.time + h, s.value - h * rate * s.value};
}

static struct step implicit_step(struct step s, double rate, double h) {
  s.value *= (1 - h * rate / 2) / (1 + h * rate / 2);
  s.time += h;
  return s;
}

static double run(struct step (*step)(struct step, double, double), double rate) {
  struct step s = {0, 2};
  for (int i = 0; i < 10; i++) s = step(s, rate, 0.1);
  return s.value * s.time;
}

static double euler(double rate) { return run(explicit_step, rate); }
static double nicolson(double rate) { return run(implicit_step, rate); }

int main(void) {
  for (double r = 0.5; r < 4; r++) {
    double t = 0;
    for (int i = 0; i < 10; i++) t += 0.1;
    CHECK_SCALAR(euler, r, -t * 2 * pow(1 - 0.1 * r, 9));
    double g = (1 - 0.05 * r) / (1 + 0.05 * r);
    CHECK_SCALAR(nicolson, r, -t * 2 * pow(g, 9) / ((1 + 0.05 * r) * (1 + 0.05 * r)));
  }
  return checked();
}
