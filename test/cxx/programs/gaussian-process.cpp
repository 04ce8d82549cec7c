// A Gaussian process: kernels as objects that are summed and multiplied, Cholesky of our own.
#include "../tried.hpp"
#include <memory>
class Kernel { public: virtual ~Kernel() = default; virtual double operator()(double a, double b) const = 0; };
using K = std::shared_ptr<Kernel>;
struct Rbf : Kernel { double l; explicit Rbf(double l) : l(l) {} double operator()(double a, double b) const override { return std::exp(-0.5 * (a - b) * (a - b) / (l * l)); } };
struct White : Kernel { double s; explicit White(double s) : s(s) {} double operator()(double a, double b) const override { return a == b ? s * s : 0; } };
struct SumK : Kernel { K a, b; SumK(K a, K b) : a(std::move(a)), b(std::move(b)) {} double operator()(double x, double y) const override { return (*a)(x, y) + (*b)(x, y); } };
struct Scale : Kernel { double c; K a; Scale(double c, K a) : c(c), a(std::move(a)) {} double operator()(double x, double y) const override { return c * (*a)(x, y); } };
static double evidence(const double *x) {
  K kernel = std::make_shared<SumK>(std::make_shared<Scale>(x[0], std::make_shared<Rbf>(x[1])), std::make_shared<White>(x[2]));
  const int n = 6;
  std::vector<std::vector<double>> l(n, std::vector<double>(n));
  std::vector<double> t(n), y(n), z(n);
  for (int i = 0; i < n; i++) t[i] = 0.5 * i, y[i] = std::sin(t[i]);
  double result = 0;
  for (int i = 0; i < n; i++) {
    for (int j = 0; j <= i; j++) {
      double s = (*kernel)(t[i], t[j]);
      for (int k = 0; k < j; k++) s -= l[i][k] * l[j][k];
      l[i][j] = i == j ? std::sqrt(s) : s / l[j][j];
    }
    z[i] = y[i];
    for (int k = 0; k < i; k++) z[i] -= l[i][k] * z[k];
    z[i] /= l[i][i];
    result += std::log(l[i][i]) + 0.5 * z[i] * z[i];
  }
  return result;
}
int main() { return tried<evidence>({1.2, 0.8, 0.4}, 1e-6, 1e-2); }
