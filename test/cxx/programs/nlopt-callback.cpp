// NLopt: an objective in C++ whose gradient is asked for in the callback.
// flags: -std=c++17 -lnlopt
#include "../tried.hpp"
#include <nlopt.h>
static double rosenbrock(const double *x) { return 100 * std::pow(x[1] - x[0] * x[0], 2) + std::pow(1 - x[0], 2); }
static double objective(unsigned, const double *x, double *gradient, void *) {
  if (gradient) {
    gradient[0] = gradient[1] = 0;
    __enzyme_autodiff<double>((void *)rosenbrock, enzyme_dup, x, gradient);
  }
  return rosenbrock(x);
}
int main() {
  nlopt_opt o = nlopt_create(NLOPT_LD_LBFGS, 2);
  nlopt_set_min_objective(o, objective, nullptr);
  nlopt_set_xtol_rel(o, 1e-10);
  double x[2] = {-1.2, 1}, best = 0;
  nlopt_optimize(o, x, &best);
  nlopt_destroy(o);
  if (std::fabs(x[0] - 1) > 1e-5) return std::printf("WRONG minimum %g %g\n", x[0], x[1]), 1;
  return tried<rosenbrock>({-1.2, 1});
}
