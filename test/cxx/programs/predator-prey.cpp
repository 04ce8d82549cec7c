// Boost.odeint: an adaptive stepper on vector states, an observer that keeps the path, a system that is a class.
#include "../tried.hpp"
#include <boost/numeric/odeint.hpp>
using State = std::vector<double>;
class Predation {
  double a_, b_, c_;

public:
  Predation(double a, double b, double c) : a_(a), b_(b), c_(c) {}
  void operator()(const State &x, State &dx, double) const {
    dx[0] = a_ * x[0] - b_ * x[0] * x[1];
    dx[1] = b_ * x[0] * x[1] - c_ * x[1];
  }
};
static double misfit(const double *p) {
  namespace ode = boost::numeric::odeint;
  State x{p[0], 1.0};
  std::vector<State> path;
  std::vector<double> times;
  ode::integrate_const(ode::runge_kutta_dopri5<State>(), Predation(p[1], 0.7, p[2]), x, 0.0, 1.0, 0.1,
                       [&](const State &s, double t) { path.push_back(s), times.push_back(t); });
  double sum = 0;
  for (std::size_t i = 0; i < path.size(); ++i) sum += std::pow(path[i][0] - std::cos(times[i]), 2) + 0.1 * path[i][1];
  return sum + x[0] * x[1];
}
int main() { return tried<misfit>({1.2, 0.9, 0.5}, 1e-7, 0.01); }
