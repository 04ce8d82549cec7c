// Special functions of <cmath> in C++17.
// not: libc++
#include "../tried.hpp"
static double all(const double *x) {
  return std::legendre(3, x[0]) + std::hermite(4, x[0]) + std::laguerre(2, x[0]) + std::beta(x[1], 2.5) + std::tgamma(x[1]) + std::lgamma(x[1] + 1) + std::erf(x[0]) + std::cyl_bessel_j(0, x[1]) + std::expint(x[1]) + std::hypot(x[0], x[1], 2.0);
}
int main() { return tried<all>({0.4, 1.7}, 1e-6); }
