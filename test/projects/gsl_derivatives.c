/* Derivatives through a GSL that was built with enzyme-cc: of splines, integrals, roots and
   differential equations, in both modes, against differences and where known against formulas. */
#include "../support/off_by.h"
#include <enzyme/enzyme.h>
#include <gsl/gsl_errno.h>
#include <gsl/gsl_integration.h>
#include <gsl/gsl_odeiv2.h>
#include <gsl/gsl_roots.h>
#include <gsl/gsl_spline.h>
#include <math.h>
#include <stdio.h>

enum { MOST = 8 };

/* -- splines: through points whose heights are parameters, at a place that is one, too ---------- */

static double spline(const gsl_interp_type *kind, const double *p) {
  static const double at[] = {0, 1, 2.5, 3, 4.5, 6, 7};
  double height[7], value;
  for (int i = 0; i < 7; i++) height[i] = p[i] * p[i];
  gsl_interp_accel *found = gsl_interp_accel_alloc();
  gsl_spline *curve = gsl_spline_alloc(kind, 7);
  gsl_spline_init(curve, at, height, 7);
  value = gsl_spline_eval(curve, p[7], found) + gsl_spline_eval_deriv(curve, p[7] / 2, found);
  value += gsl_spline_eval_integ(curve, 0.25, p[7], found);
  gsl_spline_free(curve);
  gsl_interp_accel_free(found);
  return value;
}

static double spline_cubic(const double *p) { return spline(gsl_interp_cspline, p); }
static double spline_akima(const double *p) { return spline(gsl_interp_akima, p); }
static double spline_steffen(const double *p) { return spline(gsl_interp_steffen, p); }

/* -- integrals ------------------------------------------------------------------------------- */

static double bump(double x, void *given) {
  const double *p = given;
  return exp(-p[0] * x * x) * cos(p[1] * x) + p[2] * log(1 + x);
}

static double corner(double x, void *given) {
  const double *p = given;
  return pow(x, p[0] - 1) * exp(-p[1] * x);
}

static double integral_qag(const double *p) {
  double value, error;
  gsl_function f = {bump, (void *)p};
  gsl_integration_workspace *space = gsl_integration_workspace_alloc(100);
  gsl_integration_qag(&f, 0, p[3], 0, 1e-10, 100, GSL_INTEG_GAUSS21, space, &value, &error);
  gsl_integration_workspace_free(space);
  return value;
}

static double integral_qags(const double *p) {
  double value, error;
  gsl_function f = {corner, (void *)p};
  gsl_integration_workspace *space = gsl_integration_workspace_alloc(200);
  gsl_integration_qags(&f, 0, p[2], 0, 1e-9, 200, space, &value, &error);
  gsl_integration_workspace_free(space);
  return value;
}

/* -- roots of x exp(p0 x) = p1 --------------------------------------------------------------- */

static double crossing(double x, void *given) {
  const double *p = given;
  return x * exp(p[0] * x) - p[1];
}

static double crossing_slope(double x, void *given) {
  const double *p = given;
  return (1 + p[0] * x) * exp(p[0] * x);
}

static void crossing_both(double x, void *given, double *value, double *slope) {
  *value = crossing(x, given);
  *slope = crossing_slope(x, given);
}

static double root_brent(const double *p) {
  gsl_function f = {crossing, (void *)p};
  gsl_root_fsolver *solver = gsl_root_fsolver_alloc(gsl_root_fsolver_brent);
  gsl_root_fsolver_set(solver, &f, 0, 3);
  for (int i = 0; i < 60; i++) {
    gsl_root_fsolver_iterate(solver);
    double low = gsl_root_fsolver_x_lower(solver), high = gsl_root_fsolver_x_upper(solver);
    if (gsl_root_test_interval(low, high, 0, 1e-12) == GSL_SUCCESS) break;
  }
  double root = gsl_root_fsolver_root(solver);
  gsl_root_fsolver_free(solver);
  return root;
}

static double root_newton(const double *p) {
  gsl_function_fdf f = {crossing, crossing_slope, crossing_both, (void *)p};
  gsl_root_fdfsolver *solver = gsl_root_fdfsolver_alloc(gsl_root_fdfsolver_newton);
  double before, root = 1;
  gsl_root_fdfsolver_set(solver, &f, root);
  do {
    gsl_root_fdfsolver_iterate(solver);
    before = root;
    root = gsl_root_fdfsolver_root(solver);
  } while (gsl_root_test_delta(root, before, 0, 1e-12) == GSL_CONTINUE);
  gsl_root_fdfsolver_free(solver);
  return root;
}

/* -- a damped oscillator --------------------------------------------------------------------- */

static int oscillator(double t, const double y[], double dy[], void *given) {
  const double *p = given;
  dy[0] = y[1];
  dy[1] = p[0] * (1 - y[0] * y[0]) * y[1] - p[1] * y[0] + 0.1 * sin(t);
  return GSL_SUCCESS;
}

static double solution(const gsl_odeiv2_step_type *kind, const double *p) {
  gsl_odeiv2_system system = {oscillator, NULL, 2, (void *)p};
  gsl_odeiv2_driver *driver = gsl_odeiv2_driver_alloc_y_new(&system, kind, 1e-3, 1e-11, 1e-11);
  double t = 0, y[2] = {p[2], 0};
  gsl_odeiv2_driver_apply(driver, &t, 2, y);
  gsl_odeiv2_driver_free(driver);
  return y[0] + 2 * y[1];
}

static double ode_rkf45(const double *p) { return solution(gsl_odeiv2_step_rkf45, p); }
static double ode_rk8pd(const double *p) { return solution(gsl_odeiv2_step_rk8pd, p); }

/* -- how each is judged ------------------------------------------------------------------------ */

ENZYME_AUTODIFF(void, reverse);
ENZYME_FWDDIFF(double, forward);

/* By two central differences, so that errors of the second order cancel. */
static double difference(double (*f)(const double *), double *p, int i) {
  double kept = p[i], step = 2e-3, slope[2];
  for (int n = 0; n < 2; n++, step /= 2) {
    p[i] = kept + step;
    slope[n] = f(p);
    p[i] = kept - step;
    slope[n] = (slope[n] - f(p)) / (2 * step);
  }
  p[i] = kept;
  return (4 * slope[1] - slope[0]) / 3;
}

static int judge(const char *name, double (*f)(const double *), double *p, int count,
                 const double *backwards, const double *forwards, double allowed) {
  double off = 0, apart = 0, size = 0;
  for (int i = 0; i < count; i++) {
    double expected = difference(f, p, i);
    size = fmax(size, fabs(expected));
    off = fmax(off, away_from(backwards[i], expected));
    apart = fmax(apart, away_from(backwards[i], forwards[i]));
  }
  int good = off <= allowed * size && apart <= 1e-8 * size;
  printf("%s %s value %.9g gradient", good ? "right" : "WRONG", name, f(p));
  for (int i = 0; i < count; i++) printf(" %.9g", backwards[i]);
  printf(" off %.1e modes apart %.1e\n", off / size, apart / size);
  return !good;
}

#define CHECK(f, allowed, ...)                                                       \
  do {                                                                               \
    double p[MOST] = __VA_ARGS__, back[MOST] = {0}, ahead[MOST];                     \
    int count = sizeof((double[])__VA_ARGS__) / sizeof(double);                      \
    __enzyme_autodiff_reverse((void *)f, enzyme_dup, p, back);                       \
    for (int i = 0; i < count; i++) {                                                \
      double along[MOST] = {0};                                                      \
      along[i] = 1;                                                                  \
      ahead[i] = __enzyme_fwddiff_forward((void *)f, enzyme_dup, p, along);          \
    }                                                                                \
    wrong += judge(#f, f, p, count, back, ahead, allowed);                           \
  } while (0)

int main(void) {
  int wrong = 0;
  CHECK(spline_cubic, 1e-9, {1, 1.5, 0.5, 2, 1, 0.25, 1.75, 3.7});
  CHECK(spline_akima, 1e-7, {1, 1.5, 0.5, 2, 1, 0.25, 1.75, 3.7});
  CHECK(spline_steffen, 1e-7, {1, 1.5, 0.5, 2, 1, 0.25, 1.75, 3.7});
  CHECK(integral_qag, 1e-8, {0.75, 2, 0.3, 2.5});
  CHECK(integral_qags, 1e-6, {0.4, 1.25, 2});
  CHECK(root_brent, 1e-7, {0.6, 1.7});
  CHECK(root_newton, 1e-8, {0.6, 1.7});
  CHECK(ode_rkf45, 1e-6, {1.2, 0.8, 1.5});
  CHECK(ode_rk8pd, 1e-6, {1.2, 0.8, 1.5});
  return wrong;
}
