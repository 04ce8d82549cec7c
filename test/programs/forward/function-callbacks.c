// Callbacks with a context pointer: quadrature and root finding over functions of the caller's.
#include "check.h"

typedef double integrand(double t, void *context);

struct wave {
  double amplitude, frequency;
  int evaluations;
};

static double simpson(integrand *f, void *context, double a, double b, int n) {
  double h = (b - a) / n, sum = f(a, context) + f(b, context);
  for (int i = 1; i < n; i++) sum += f(a + i * h, context) * (i % 2 ? 4 : 2);
  return sum * h / 3;
}

static double wave(double t, void *context) {
  struct wave *w = context;
  w->evaluations++;
  return w->amplitude * sin(w->frequency * t);
}

static double parabola(double t, void *context) {
  const double *c = context;
  return c[0] + t * (c[1] + t * c[2]);
}

static void for_each(double *v, int n, void (*visit)(double *, double), double with) {
  for (int i = 0; i < n; i++) visit(&v[i], with);
}
static void add(double *v, double by) { *v += by; }
static void raise(double *v, double to) { *v = pow(*v, to); }

static void all(const double *x, double *y) {
  struct wave w = {x[0], x[1], 0};
  y[0] = simpson(wave, &w, x[2], x[3], 20) * w.evaluations;
  double c[3] = {x[0], x[1], x[2]};
  y[1] = simpson(parabola, c, x[2], x[3], 2);
  y[2] = 2, y[3] = 3;
  for_each(y + 2, 2, x[0] > 0 ? add : raise, x[0]);
  for_each(y + 2, 2, x[0] < 0 ? add : raise, x[1]);
}

static void formula(const double *x, const double *dx, double *dy) {
  struct wave w = {x[0], x[1], 0};
  double h = (x[3] - x[2]) / 20, sum = 0, dsum = 0;
  for (int i = 0; i <= 20; i++) {
    double t = x[2] + i * h, dt = dx[2] + i * (dx[3] - dx[2]) / 20, k = i % 20 ? i % 2 ? 4 : 2 : 1;
    sum += k * wave(t, &w);
    dsum += k * (dx[0] * sin(x[1] * t) + x[0] * cos(x[1] * t) * (dx[1] * t + x[1] * dt));
  }
  dy[0] = 21 * (dsum * h + sum * (dx[3] - dx[2]) / 20) / 3;
  double a = x[2], b = x[3], c[] = {x[0], x[1], x[2]};
  dy[1] = (b - a) * dx[0] + (b * b - a * a) / 2 * dx[1] + (b * b * b - a * a * a) / 3 * dx[2] +
          parabola(b, c) * dx[3] - parabola(a, c) * dx[2];
  for (int i = 0; i < 2; i++)
    dy[2 + i] =
        pow(2 + i + x[0], x[1]) * (x[1] / (2 + i + x[0]) * dx[0] + log(2 + i + x[0]) * dx[1]);
}

int main(void) {
  CHECK_MAP(all, ((double[]){0.9, 1.5, 0.2, 1.7}), 4, 4, formula);
  return checked();
}
