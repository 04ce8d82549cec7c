// Eigen's decompositions of dynamic matrices: LDLT and LLT of a normal matrix.
// flags: -std=c++17 -isystem /usr/include/eigen3
// not: O0, O1, O3, libc++, forward, no exceptions
#include "../tried.hpp"
#include <Eigen/Dense>
static double solved(const double *x) {
  Eigen::MatrixXd a(4, 3);
  for (int i = 0; i < 12; i++) a(i / 3, i % 3) = std::sin(x[i % 4] * (i + 1));
  Eigen::MatrixXd n = a.transpose() * a;
  n.diagonal().array() += 1.0;
  Eigen::VectorXd rhs = Eigen::VectorXd::Constant(3, x[3]);
  Eigen::VectorXd u = n.llt().solve(rhs);
  Eigen::VectorXd w = n.ldlt().solve(rhs);
  return u.squaredNorm() + w.sum();
}
int main() { return tried<solved>({0.3, 1.2, -0.5, 0.8}, 1e-6); }
