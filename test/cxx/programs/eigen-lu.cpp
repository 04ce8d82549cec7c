// Eigen: partialPivLu of a dynamic matrix, and its determinant.
// flags: -std=c++17 -isystem /usr/include/eigen3
// not: O0, O1, O3, libc++, forward, no exceptions
#include "../tried.hpp"
#include <Eigen/Dense>
static double solved(const double *x) {
  Eigen::MatrixXd a = Eigen::MatrixXd::Identity(3, 3) * 3;
  for (int i = 0; i < 9; i++) a(i / 3, i % 3) += std::sin(x[i % 4] * (i + 1));
  Eigen::VectorXd b(3);
  b << x[0], x[1], x[2];
  Eigen::PartialPivLU<Eigen::MatrixXd> lu(a);
  return lu.solve(b).squaredNorm() + std::log(std::fabs(lu.determinant()));
}
int main() { return tried<solved>({0.3, 1.2, -0.5, 0.8}, 1e-6); }
