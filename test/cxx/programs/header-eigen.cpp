// Derivatives as values of Eigen's types: a gradient, a Jacobian, a Hessian by <enzyme/enzyme>.
// flags: -std=c++17 -isystem /usr/include/eigen3
// not: forward, libc++, no exceptions
#include <Eigen/Dense>
#include <cstdio>
#include <enzyme/enzyme>
static double energy(const Eigen::VectorXd &x) { return x.squaredNorm() * x[0]; }
static Eigen::Vector2d polar(const Eigen::Vector3d &x) { return {x[0] * x[1], x[2] * x[2]}; }
int main() {
  using namespace enzyme;
  Eigen::VectorXd x(2), direction(2);
  x << 1, 2;
  direction << 1, -1;
  Eigen::VectorXd g = gradient(energy, x), h = hvp(energy, x, direction);
  Eigen::MatrixXd all = hessian(energy, x);
  Eigen::Matrix<double, 2, 3> j = jacobian(polar, Eigen::Vector3d(1, 2, 3));
  bool right = g == Eigen::Vector2d(7, 4) && h == Eigen::Vector2d(2, 2) && all(0, 1) == 4 && all(1, 1) == 2;
  right = right && j(0, 0) == 2 && j(0, 1) == 1 && j(1, 2) == 6 && j(1, 0) == 0;
  std::puts(right ? "ok 10" : "WRONG");
  return !right;
}
