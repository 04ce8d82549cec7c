// Boost.Math: special functions, a quadrature and a root by bisection.
// flags: -std=c++17
// not: no exceptions
#include "../tried.hpp"
#include <boost/math/quadrature/gauss.hpp>
#include <boost/math/special_functions/bessel.hpp>
#include <boost/math/special_functions/legendre.hpp>
#include <boost/math/special_functions/sinc.hpp>
static double all(const double *x) {
  auto f = [x](double t) { return std::exp(-x[0] * t * t) * std::cos(x[1] * t); };
  double q = boost::math::quadrature::gauss<double, 10>::integrate(f, 0.0, 1.0);
  return q + boost::math::legendre_p(3, x[1]) + boost::math::sinc_pi(x[0]);
}
int main() { return tried<all>({0.7, 0.4}); }
