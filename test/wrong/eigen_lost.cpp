// A function without a body is called by a functor of Eigen's.
#include <Eigen/Dense>
double __enzyme_autodiff(void *, ...);
namespace model { double lost(double); }
static double f(const double *p) {
    Eigen::Map<const Eigen::Array<double, 8, 1>> a(p);
    return a.unaryExpr([](double x) { return model::lost(x); }).sum();
}
void slope(const double *p, double *dp) { __enzyme_autodiff((void *)f, p, dp); }

int main() { double p[8] = {0}, dp[8] = {0}; slope(p, dp); return dp[0] > 0; }
