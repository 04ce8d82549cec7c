// Boost.odeint with a state of std::array, steps of constant size.
// flags: -std=c++17
// not: no exceptions
#include "../tried.hpp"
#include <array>
#include <boost/numeric/odeint.hpp>
namespace ode = boost::numeric::odeint;
using State = std::array<double, 2>;
static double end(const double *x) {
  State y{x[0], x[1]};
  ode::runge_kutta4<State> stepper;
  ode::integrate_const(stepper, [x](const State &s, State &d, double) { d[0] = s[1], d[1] = -x[2] * s[0] - 0.1 * s[1]; }, y, 0.0, 1.0, 0.05);
  return y[0] * y[0] + y[1];
}
int main() { return tried<end>({1, 0.2, 2}); }
