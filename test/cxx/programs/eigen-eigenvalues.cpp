// Eigen: eigenvalues of a symmetric matrix of dynamic size.
// flags: -std=c++17 -isystem /usr/include/eigen3
// not: O0, O1, O3, libc++, forward, no exceptions
#include "../tried.hpp"
#include <Eigen/Dense>
static double values(const double *x) {
  Eigen::MatrixXd a(3, 3);
  for (int i = 0; i < 3; i++) for (int j = 0; j < 3; j++) a(i, j) = x[i] * x[j] + (i == j ? i + 1 : 0);
  Eigen::SelfAdjointEigenSolver<Eigen::MatrixXd> s(a, Eigen::EigenvaluesOnly);
  return s.eigenvalues()(0) * 2 + std::log(s.eigenvalues()(2));
}
int main() { return tried<values>({0.3, 1.2, 0.8}, 1e-6); }
