// Newton's method that throws an object with a text and integers when it diverges, and is tried again with damping.
// not: no exceptions
#include "../tried.hpp"
#include <stdexcept>
#include <string>

class Diverged : public std::runtime_error {
  int steps_;

public:
  Diverged(const std::string &who, int steps) : std::runtime_error(who + " diverged"), steps_(steps) {}
  int steps() const { return steps_; }
};
struct Guard {
  std::vector<int> &log;
  ~Guard() { log.push_back(1); }
};
static double root(double a, double start, double damping, std::vector<int> &log) {
  Guard guard{log};
  std::vector<double> path{start};
  for (int i = 0; i < 40; ++i) {
    double x = path.back(), f = std::atan(x) - a, slope = 1 / (1 + x * x);
    if (std::fabs(x) > 50) throw Diverged("the iteration from " + std::to_string(start), i);
    path.push_back(x - damping * f / slope);
    if (std::fabs(f) < 1e-15) break;
  }
  return path.back();
}
static double value(const double *x) {
  std::vector<int> log;
  double damping = 1;
  for (int tries = 0;; ++tries) {
    try {
      double r = root(x[0], 3.0, damping, log);
      return r * x[1] + tries + static_cast<double>(log.size());
    } catch (const Diverged &e) {
      if (e.steps() > 30) throw;
      damping *= 0.4;
    }
  }
}
int main() { return tried<value>({0.4, 1.3}); }
