// Runge-Kutta steps of a state in a struct by value, the system behind a function pointer.
#include "reverse.h"

struct state {
  double prey, hunters;
};
typedef struct state slope(struct state s, const double *p);

static struct state moved_by(struct state s, double h, struct state k) {
  return (struct state){s.prey + h * k.prey, s.hunters + h * k.hunters};
}

static struct state hunting(struct state s, const double *p) {
  return (struct state){s.prey * (p[0] - p[1] * s.hunters), s.hunters * (p[2] * s.prey - p[3])};
}

static struct state spiral(struct state s, const double *p) {
  return (struct state){p[0] * s.prey - p[1] * s.hunters, p[2] * s.prey + p[3] * tanh(s.hunters)};
}

static struct state step(slope *f, struct state s, double h, const double *p) {
  struct state k1 = f(s, p), k2 = f(moved_by(s, h / 2, k1), p), k3 = f(moved_by(s, h / 2, k2), p),
               k4 = f(moved_by(s, h, k3), p);
  s = moved_by(s, h / 6, k1);
  s = moved_by(s, h / 3, k2);
  s = moved_by(s, h / 3, k3);
  return moved_by(s, h / 6, k4);
}

static void all(const double *x, double *y) {
  static slope *const systems[] = {hunting, spiral};
  for (int k = 0; k < 2; k++) {
    struct state s = {x[0], x[1]};
    for (int i = 0; i < 12; i++) s = step(systems[k], s, x[2], x + 3);
    y[2 * k] = s.prey, y[2 * k + 1] = s.hunters;
  }
}

int main(void) {
  CHECK_ADJOINT_MAP(all, ((double[]){1.5, 0.8, 0.1, 1.1, 0.6, 0.4, 0.7}), 7, 4, NULL);
  return checked();
}
