// An exception that carries a number, thrown deep in a solver and caught by its caller.
// not: no exceptions
#include "../tried.hpp"
#include <stdexcept>
#include <string>
struct Diverged : std::runtime_error {
  double reached;
  int steps;
  Diverged(double r, int s) : std::runtime_error("diverged"), reached(r), steps(s) {}
};
static double iterate(double x, double a) {
  for (int i = 0; i < 20; i++) {
    x = x * x + a;
    if (x > 4) throw Diverged(x, i);
  }
  return x;
}
static double escape(const double *x) {
  double sum = 0;
  for (int i = 0; i < 2; i++) try {
      sum += iterate(x[0], x[1 + i]);
    } catch (const Diverged &d) {
      sum += std::log(d.reached) + d.steps;
    }
  return sum;
}
int main() { return tried<escape>({0.3, 0.5, -0.4}); }
