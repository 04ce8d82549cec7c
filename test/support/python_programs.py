"""Programs as people write them, and what they are called with from Python.

All front doors are tested with them: NumPy against differences, each framework against NumPy.
"""

import functools

import numpy as np

import enzyme_cc as enzyme

C = """
#include <math.h>
#include <stdlib.h>
#include <string.h>
#include <stdbool.h>

typedef struct { double mean, deviation, weight; } component;
typedef struct node { double value; struct node *next; } node;

double mixture(const component *c, int n_c, const double *x, int n_x) {
  double sum = 0;
  for (int i = 0; i < n_x; i++) {
    double likelihood = 0;
    for (int k = 0; k < n_c; k++) {
      double z = (x[i] - c[k].mean) / c[k].deviation;
      likelihood += c[k].weight * exp(-z * z / 2) / c[k].deviation;
    }
    sum += log(likelihood);
  }
  return sum;
}
double rk4(double x, double rate, double capacity, int steps) {
  double h = 0.1;
  for (int i = 0; i < steps; i++) {
    double a = rate * x * (1 - x / capacity), y = x + h / 2 * a;
    double b = rate * y * (1 - y / capacity); y = x + h / 2 * b;
    double c = rate * y * (1 - y / capacity); y = x + h * c;
    double d = rate * y * (1 - y / capacity);
    x += h / 6 * (a + 2 * b + 2 * c + d);
  }
  return x;
}
double lstm(const double *w, int n_w, const double *x, int n_x) {
  double h = 0, c = 0;
  for (int t = 0; t < n_x; t++) {
    double f = 1 / (1 + exp(-(w[0] * x[t] + w[1] * h)));
    double i = 1 / (1 + exp(-(w[2] * x[t] + w[3] * h)));
    double g = tanh(w[4] * x[t] + w[5] * h);
    c = f * c + i * g;
    h = tanh(c) / (1 + exp(-w[6] * x[t]));
  }
  return h * h;
}
double heat(const double *u, int n, double k) {
  double *now = malloc(n * sizeof *now), *then = malloc(n * sizeof *then);
  memcpy(now, u, n * sizeof *now);
  for (int t = 0; t < 10; t++) {
    for (int i = 0; i < n; i++) {
      double left = i ? now[i - 1] : 0, right = i + 1 < n ? now[i + 1] : 0;
      then[i] = now[i] + k * (left - 2 * now[i] + right);
    }
    double *swapped = now; now = then; then = swapped;
  }
  double sum = 0;
  for (int i = 0; i < n; i++) sum += now[i] * now[i];
  free(now); free(then);
  return sum;
}
double list(const double *x, int n) {
  node *head = NULL;
  for (int i = 0; i < n; i++) {
    node *made = malloc(sizeof *made);
    made->value = x[i] * x[i]; made->next = head; head = made;
  }
  double product = 1;
  while (head) { product *= 1 + head->value; node *old = head; head = head->next; free(old); }
  return log(product);
}
double determinant(double *a, int n_a, int size) {
  double result = 1;
  for (int k = 0; k < size; k++) {
    int best = k;
    for (int i = k + 1; i < size; i++)
      if (fabs(a[i * size + k]) > fabs(a[best * size + k])) best = i;
    if (best != k) {
      result = -result;
      for (int j = 0; j < size; j++) {
        double kept = a[k * size + j];
        a[k * size + j] = a[best * size + j]; a[best * size + j] = kept;
      }
    }
    result *= a[k * size + k];
    for (int i = k + 1; i < size; i++) {
      double factor = a[i * size + k] / a[k * size + k];
      for (int j = k; j < size; j++) a[i * size + j] -= factor * a[k * size + j];
    }
  }
  return result;
}
static double power(double x, int n) { return n == 0 ? 1 : x * power(x, n - 1); }
double polynomial(const double *c, int n_c, double x) {
  double sum = 0;
  for (int i = 0; i < n_c; i++) sum += c[i] * power(x, i);
  return sum;
}
double newton(double a) {
  double x = a;
  while (fabs(x * x - a) > 1e-14 * a) x = (x + a / x) / 2;
  return x * x * x;
}
typedef double (*map)(double);
static double softplus(double x) { return log1p(exp(x)); }
static const map layers[] = {tanh, softplus, sin};
double network(const double *x, int n, bool deep) {
  double sum = 0;
  for (int i = 0; i < n; i++) sum += layers[(deep ? i : 0) % 3](x[i] * (i + 1));
  return sum;
}
double inside(double x, double y) { return hypot(x, y) < 1 ? x * y : sqrt(x * y); }
float blend(const float *x, int n) {
  float sum = 0;
  for (int i = 1; i < n; i++) sum += x[i] * x[i - 1] > 0 ? x[i] : 0.5f * x[i - 1];
  return sum;
}
double moving(double (*points)[2], int n) {
  double length = 0;
  for (int i = 1; i < n; i++)
    length += hypot(points[i][0] - points[i - 1][0], points[i][1] - points[i - 1][1]);
  return length;
}
double sorted_sum(double *x, int n) {
  for (int i = 0; i < n; i++)
    for (int j = i + 1; j < n; j++)
      if (x[j] < x[i]) { double kept = x[i]; x[i] = x[j]; x[j] = kept; }
  double sum = 0;
  for (int i = 0; i < n; i++) sum += (i + 1) * x[i] * x[i];
  return sum;
}
double bessel(double x) { return j0(x) * y1(x) + lgamma(x) * erf(x); }
double bits(double x) { return ldexp(frexp(x, &(int){0}), 2) + fmod(x, 0.7) + cbrt(x); }
double goes_on(double x, int n) {
  again:
  if (n-- > 0) { x = x > 1 ? x / 2 : x * 3; goto again; }
  return x * x;
}
double strided(const double *x, int n, int stride) {
  double sum = 0;
  for (int i = 0; i < n; i += stride) sum += x[i] * x[n - 1 - i];
  return sum;
}
double barrier(const double *x, int n, double margin) {
  double sum = 0;
  for (int i = 0; i < n; i++) {
    double room = fabs(x[i]) + margin;
    sum += room > 1 ? -log(room) : (room - 1) * (room - 1) / 2 - (room - 1);
  }
  return sum;
}
double options(double spot, double strike, double rate, double years) {
  double sum = 0;
  unsigned seed = 7;
  for (int i = 0; i < 50; i++) {
    seed = seed * 1664525u + 1013904223u;
    double z = ((seed >> 8) / 16777216.0 - 0.5) * 3.4;
    double end = spot * exp((rate - 0.02) * years + 0.2 * sqrt(years) * z);
    if (end > strike) sum += end - strike;
  }
  return sum * exp(-rate * years);
}
"""
CXX = """
#include <algorithm>
#include <array>
#include <cmath>
#include <functional>
#include <map>
#include <memory>
#include <numeric>
#include <vector>

template <class T> T square(T x) { return x * x; }
struct shape { virtual ~shape() = default; virtual double area() const = 0; };
struct circle : shape {
  double r;
  circle(double r) : r(r) {}
  double area() const override { return M_PI * square(r); }
};
struct box : shape {
  double a, b;
  box(double a, double b) : a(a), b(b) {}
  double area() const override { return a * b; }
};

double areas(double x, double y) {
  std::vector<std::unique_ptr<shape>> all;
  all.push_back(std::make_unique<circle>(x));
  all.push_back(std::make_unique<box>(x, y));
  double sum = 0;
  for (const auto &each : all) sum += each->area();
  return sum;
}
double folded(const double *x, int n) {
  return std::accumulate(x, x + n, 1.0, [](double a, double b) { return a * (1 + b * b); });
}
double fixed(const double *x, int n) {
  std::array<double, 3> a{};
  for (int i = 0; i < n; i++) a[i % 3] += std::sin(x[i]);
  return a[0] * a[1] + a[2];
}
double called(double x) {
  double scale = 2 * x;
  std::function<double(double)> f = [scale](double y) { return scale * y * y; };
  return f(x) + f(1);
}
double longest(const double *x, int n) {
  std::map<int, double> lengths;
  for (int i = 0; i < n; i++) lengths[i % 3] += x[i] * x[i];
  double most = 0;
  for (const auto &[key, length] : lengths) most = std::max(most, std::sqrt(length));
  return most;
}
double median(const double *x, int n) {
  std::vector<double> v(x, x + n);
  std::sort(v.begin(), v.end());
  return v[n / 2] * v[n / 2];
}
double inner(const double *x, int n_x, const double *y, int n_y) {
  return std::inner_product(x, x + std::min(n_x, n_y), y, 0.0);
}
"""
FORTRAN = """
real(8) function rosenbrock(x, n)
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  rosenbrock = sum(100 * (x(2:n) - x(1:n-1)**2)**2 + (1 - x(1:n-1))**2)
end function
real(8) function quadratic(a, x, n)
  integer, intent(in) :: n
  real(8), intent(in) :: a(n, n), x(n)
  quadratic = dot_product(x, matmul(a, x))
end function
real(8) function advection(u, n, speed)
  integer, intent(in) :: n
  real(8), intent(in) :: u(n), speed
  real(8) :: v(n)
  integer :: step
  v = u
  do step = 1, 5
    v(2:n) = v(2:n) - speed * (v(2:n) - v(1:n-1))
  end do
  advection = sum(v**3)
end function
real(8) function pendulum(angle, speed, damping, steps)
  real(8), intent(in) :: angle, speed, damping
  integer, intent(in) :: steps
  real(8) :: a, s
  integer :: step
  a = angle
  s = speed
  do step = 1, steps
    s = s - 0.05d0 * (sin(a) + damping * s)
    a = a + 0.05d0 * s
  end do
  pendulum = a * a + s * s
end function
real(8) function branches(x, n)
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  integer :: i
  branches = 0
  do i = 1, n
    if (x(i) > 0) then
      branches = branches + sqrt(x(i))
    else
      branches = branches + exp(x(i))
    end if
  end do
end function
"""
draw = np.random.default_rng(3)
POINTS = draw.normal(size=7)
COMPONENTS = [(0.1, 0.8, 0.3), (-0.5, 1.3, 0.7)]
RECORDS = np.array(COMPONENTS, [("mean", "f8"), ("deviation", "f8"), ("weight", "f8")])
CALLS = {
    "c": {
        "mixture": (RECORDS, POINTS),
        "rk4": (0.4, 1.1, 2.0, 9),
        "lstm": (draw.normal(size=7), POINTS),
        "heat": (POINTS, 0.2),
        "list": (POINTS,),
        "determinant": (draw.normal(size=16), 4),
        "polynomial": (POINTS, 0.9),
        "newton": (2.7,),
        "network": (POINTS, True),
        "inside": (0.3, 0.4),
        "blend": (POINTS.astype("f4"),),
        "moving": (draw.normal(size=(5, 2)),),
        "sorted_sum": (POINTS,),
        "bessel": (1.7,),
        "bits": (1.3,),
        "goes_on": (0.8, 9),
        "strided": (POINTS, 2),
        "barrier": (POINTS, 0.4),
        "options": (100.0, 95.0, 0.03, 1.5),
    },
    "c++": {
        "areas": (1.2, 0.7),
        "folded": (POINTS,),
        "fixed": (POINTS,),
        "called": (1.4,),
        "longest": (POINTS,),
        "median": (POINTS,),
        "inner": (POINTS, POINTS[::-1].copy()),
    },
    "fortran": {
        "rosenbrock": (POINTS,),
        "quadratic": (draw.normal(size=(3, 3)), POINTS[:3]),
        "advection": (POINTS, 0.3),
        "pendulum": (1.1, -0.3, 0.2, 20),
        "branches": (POINTS,),
    },
}
SOURCES = {"c": C, "c++": CXX, "fortran": FORTRAN}
PROGRAMS = [(language, name) for language, calls in CALLS.items() for name in calls]


@functools.cache
def library(language):
    """The programs of a language."""
    return enzyme.load(SOURCES[language], language=language)


def numbers(function, arguments):
    """What a function is called with, by name; and the names of those that are numbers alone."""
    given = dict(zip(function.__signature__.parameters, arguments, strict=False))
    kinds = {name: getattr(value, "dtype", np.dtype(type(value))) for name, value in given.items()}
    return given, [name for name in function.inputs if kinds[name].kind == "f"]


def gradients(function, given):
    """The gradient by NumPy's front door, by name."""
    found, names = function.grad(**given), function.inputs
    return {names[0]: found} if len(names) == 1 else found._asdict()
