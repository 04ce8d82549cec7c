// Eigen: least squares by HouseholderQR of a dynamic matrix.
// flags: -std=c++17 -isystem /usr/include/eigen3
// not: O0, O1, O3, libc++, forward, no exceptions
#include "../tried.hpp"
#include <Eigen/Dense>
static double solved(const double *x) {
  Eigen::MatrixXd a(5, 2);
  Eigen::VectorXd b(5);
  for (int i = 0; i < 5; i++) a(i, 0) = 1, a(i, 1) = x[i % 3] * i, b(i) = std::sin(x[2] + i);
  Eigen::VectorXd u = a.householderQr().solve(b);
  return u.squaredNorm();
}
int main() { return tried<solved>({0.3, 1.2, 0.8}, 1e-6); }
