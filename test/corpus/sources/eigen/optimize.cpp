// corpus-compilers: clang-22
// corpus-levels: O0 O2
#include <Eigen/Dense>
#include <unsupported/Eigen/AutoDiff>
#include <unsupported/Eigen/NonLinearOptimization>
using namespace Eigen;
struct Residuals {
  using Scalar = double;
  enum { InputsAtCompileTime = Dynamic, ValuesAtCompileTime = Dynamic };
  using InputType = VectorXd;
  using ValueType = VectorXd;
  using JacobianType = MatrixXd;
  int inputs() const { return 2; }
  int values() const { return 3; }
  int operator()(const VectorXd &x, VectorXd &f) const {
    f << 10 * (x[1] - x[0] * x[0]), 1 - x[0], x.norm();
    return 0;
  }
  int df(const VectorXd &x, MatrixXd &j) const {
    j << -20 * x[0], 10, -1, 0, x[0] / x.norm(), x[1] / x.norm();
    return 0;
  }
};
VectorXd minimize(VectorXd x) {
  Residuals r;
  LevenbergMarquardt<Residuals> lm(r);
  lm.minimize(x);
  return x;
}
double slope(double x) {
  AutoDiffScalar<Vector2d> a(x, 2, 0), b(1.0, 2, 1);
  return (sin(a) * exp(b) + a / b).derivatives().sum();
}
