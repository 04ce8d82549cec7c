// Eigen of dynamic size: products, blocks, a row times a matrix, column-wise sums.
// flags: -std=c++17 -isystem /usr/include/eigen3
// not: O0, O1, O3, libc++, forward, no exceptions
#include "../tried.hpp"
#include <Eigen/Dense>
static double loss(const double *x) {
  Eigen::MatrixXd a(4, 3), b(3, 4);
  for (int i = 0; i < 12; i++) a(i / 3, i % 3) = x[i % 5] * (i + 1), b(i / 4, i % 4) = x[(i + 2) % 5] - i;
  Eigen::MatrixXd c = a * b;
  Eigen::VectorXd v = c.colwise().sum().transpose();
  Eigen::RowVectorXd r = v.head(3).transpose() * b;
  return 1e-3 * (c * c.transpose()).trace() + r.squaredNorm() * 1e-6 + c.block(1, 1, 2, 2).norm();
}
int main() { return tried<loss>({0.3, 1.2, -0.5, 0.8, 0.1}); }
