// A template of a library that is found by -isystem does what has no derivative.
#include <curve.hpp>
double __enzyme_autodiff(void *, ...);
static double shape(double x) {
    curve::Spline<double> spline{x};
    return spline.bend(x) + spline.bend(2 * x);
}
static double f(double x) { return shape(x) * x; }
double slope(double x) { return __enzyme_autodiff((void *)f, x); }
