// Adaptive quadrature: recursion whose depth depends on the data, with active ends and integrand.
#include "check.h"

static double integrand(double t, double p) { return exp(-p * t * t) * cos(3 * t); }

static double adaptive(double a, double b, double p, double fa, double fm, double fb,
                       double tolerance, int depth) {
  double m = (a + b) / 2, h = (b - a) / 12;
  double fl = integrand((a + m) / 2, p), fr = integrand((m + b) / 2, p);
  double coarse = 2 * h * (fa + 4 * fm + fb), fine = h * (fa + 4 * fl + 2 * fm + 4 * fr + fb);
  if (depth == 0 || fabs(fine - coarse) < tolerance) return fine;
  return adaptive(a, m, p, fa, fl, fm, tolerance / 2, depth - 1) +
         adaptive(m, b, p, fm, fr, fb, tolerance / 2, depth - 1);
}

static void all(const double *x, double *y) {
  double a = x[0], b = x[1], p = x[2];
  y[0] = adaptive(a, b, p, integrand(a, p), integrand((a + b) / 2, p), integrand(b, p), 1e-3, 8);
}

/* The same panels, moved: differences along the direction would choose others somewhere. */
static double panels(double a, double b, double da, double db, double p, double dp,
                     double tolerance, int depth) {
  double weights[] = {1, 4, 2, 4, 1}, fine = 0, dfine = 0, h = (b - a) / 12, m = (a + b) / 2,
         dm = (da + db) / 2;
  for (int i = 0; i < 5; i++) {
    double t = a + i * (b - a) / 4, dt = da + i * (db - da) / 4;
    fine += h * weights[i] * integrand(t, p);
    dfine += weights[i] * ((db - da) / 12 * integrand(t, p) +
                           h * (-dp * t * t - 2 * p * t * dt) * integrand(t, p) -
                           h * 3 * dt * exp(-p * t * t) * sin(3 * t));
  }
  double coarse = 2 * h * (integrand(a, p) + 4 * integrand(m, p) + integrand(b, p));
  if (depth == 0 || fabs(fine - coarse) < tolerance) return dfine;
  return panels(a, m, da, dm, p, dp, tolerance / 2, depth - 1) +
         panels(m, b, dm, db, p, dp, tolerance / 2, depth - 1);
}

static void formula(const double *x, const double *dx, double *dy) {
  dy[0] = panels(x[0], x[1], dx[0], dx[1], x[2], dx[2], 1e-3, 8);
}

int main(void) {
  CHECK_MAP_WITHIN(0x1p-12, all, ((double[]){-0.3, 1.9, 0.7}), 3, 1, formula);
  return checked();
}
