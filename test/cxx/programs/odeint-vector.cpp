// Boost.odeint with a state of std::vector, as its tutorial has it.
// flags: -std=c++17
// not: no exceptions
#include "../tried.hpp"
#include <boost/numeric/odeint.hpp>
namespace ode = boost::numeric::odeint;
using State = std::vector<double>;
class Harmonic {
  double damping_;
public:
  explicit Harmonic(double d) : damping_(d) {}
  void operator()(const State &s, State &d, double) const { d[0] = s[1], d[1] = -s[0] - damping_ * s[1]; }
};
static double end(const double *x) {
  State y(2);
  y[0] = x[0], y[1] = x[1];
  ode::runge_kutta4<State> stepper;
  Harmonic system(x[2]);
  for (double t = 0; t < 0.95; t += 0.1) stepper.do_step(system, y, t, 0.1);
  return y[0] * y[0] + y[1];
}
int main() { return tried<end>({1, 0.2, 0.3}); }
