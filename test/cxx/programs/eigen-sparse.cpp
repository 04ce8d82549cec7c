// Eigen: a sparse matrix of triplets, a product, and conjugate gradients.
// flags: -std=c++17 -isystem /usr/include/eigen3
#include "../tried.hpp"
#include <Eigen/Sparse>
static double flow(const double *x) {
  std::vector<Eigen::Triplet<double>> t;
  for (int i = 0; i < 5; i++) {
    t.emplace_back(i, i, 2 + x[i % 3]);
    if (i) t.emplace_back(i, i - 1, -x[0]), t.emplace_back(i - 1, i, -x[0]);
  }
  Eigen::SparseMatrix<double> a(5, 5);
  a.setFromTriplets(t.begin(), t.end());
  Eigen::VectorXd b = Eigen::VectorXd::LinSpaced(5, 0, x[2]);
  Eigen::VectorXd y = a * b;
  return y.squaredNorm();
}
int main() { return tried<flow>({0.3, 1.2, 0.8}); }
