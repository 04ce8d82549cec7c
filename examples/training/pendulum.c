/* A pendulum with a motor: simulated by Runge and Kutta's method, and how far from upright it ends. */
#include <math.h>

static void slopes(double angle, double speed, double torque, double *d_angle, double *d_speed) {
  *d_angle = speed;
  *d_speed = -9.81 * sin(angle) - 0.1 * speed + torque;
}

/* The motor's torque in each step is in `torques`. */
double missed(const double *torques, int n, double step) {
  double angle = 0, speed = 0, effort = 0;
  for (int i = 0; i < n; i++) {
    double a[4], s[4];
    slopes(angle, speed, torques[i], &a[0], &s[0]);
    slopes(angle + step / 2 * a[0], speed + step / 2 * s[0], torques[i], &a[1], &s[1]);
    slopes(angle + step / 2 * a[1], speed + step / 2 * s[1], torques[i], &a[2], &s[2]);
    slopes(angle + step * a[2], speed + step * s[2], torques[i], &a[3], &s[3]);
    angle += step / 6 * (a[0] + 2 * a[1] + 2 * a[2] + a[3]);
    speed += step / 6 * (s[0] + 2 * s[1] + 2 * s[2] + s[3]);
    effort += torques[i] * torques[i];
  }
  const double off = 1 + cos(angle);
  return off * off + 0.1 * speed * speed + 1e-4 * effort * step;
}
