// Compare gradients and tangents of functions of an array with differences; where CURVATURES is
// defined, Hessians times a vector with differences of gradients instead.
#include <cmath>
#include <cstdio>
#include <initializer_list>

template <class R, class... A>
R __enzyme_autodiff(A...);
template <class R, class... A>
R __enzyme_fwddiff(A...);

namespace {

[[maybe_unused]] double squares(const double *x, int n) {
  double sum = 0;
  for (int i = 0; i < n; i++) sum += x[i] * x[i] * (i + 1);
  return sum;
}

using function = double (*)(const double *, int);

int failures = 0, checks = 0;

template <function of>
void gradient(const double *x, double *dx, int n) {
  __enzyme_autodiff<void>((void *)of, x, dx, n);
}

template <function of>
double tangent(const double *x, const double *dx, int n) {
  return __enzyme_fwddiff<double>((void *)of, x, dx, n);
}

void expect(const char *name, int i, double got, double by) {
  checks++;
  if (std::fabs(got - by) <= 1e-6 * std::fmax(1.0, std::fabs(by))) return;
  failures++;
  std::printf("FAILED %s %d: %.12g, not %.12g\n", name, i, got, by);
}

#ifdef CURVATURES
template <function of, int n = 6>
void check(const char *name) {
  const double h = 1e-3, weights[] = {-1. / 12, 8. / 12, -8. / 12, 1. / 12};
  const int steps[] = {2, 1, -1, -2};
  double x[n], v[n], dx[n] = {}, hv[n] = {}, found[n] = {};
  for (int i = 0; i < n; i++) x[i] = 0.7 + 0.1 * i, v[i] = 1 - 0.3 * (i % 4);
  __enzyme_fwddiff<void>((void *)gradient<of>, x, v, dx, hv, n);
  for (int k = 0; k < 4; k++) {
    double y[n], dy[n] = {};
    for (int i = 0; i < n; i++) y[i] = x[i] + steps[k] * h * v[i];
    gradient<of>(y, dy, n);
    for (int i = 0; i < n; i++) found[i] += weights[k] / h * dy[i];
  }
  for (int i = 0; i < n; i++) expect(name, i, hv[i], found[i]);
}
#else
template <function of, int n = 6>
void check(const char *name) {
  double x[n], dx[n] = {};
  for (int i = 0; i < n; i++) x[i] = 0.7 + 0.1 * i;
  gradient<of>(x, dx, n);
  for (int i = 0; i < n; i++) {
    const double step = 1e-5, at = x[i];
    double dot[n] = {};
    dot[i] = 1;
    const double along = tangent<of>(x, dot, n);
    x[i] = at + step;
    double by = of(x, n);
    x[i] = at - step;
    by = (by - of(x, n)) / (2 * step);
    x[i] = at;
    expect(name, i, dx[i], by), expect(name, i, along, by);
  }
}
#endif

int say() {
  std::printf(failures ? "%d of %d wrong\n" : "ok %2$d checks\n", failures, checks);
  return failures > 0;
}

}  // namespace
