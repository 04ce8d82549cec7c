// corpus-compilers: clang-22
// corpus-levels: O0 O2
#include <Eigen/Sparse>
#include <vector>
using namespace Eigen;
VectorXd poisson(int n, const VectorXd &b) {
  std::vector<Triplet<double>> entries;
  for (int i = 0; i < n; ++i) {
    entries.emplace_back(i, i, 2.0);
    if (i) entries.emplace_back(i, i - 1, -1.0);
    if (i + 1 < n) entries.emplace_back(i, i + 1, -1.0);
  }
  SparseMatrix<double> a(n, n);
  a.setFromTriplets(entries.begin(), entries.end());
  SimplicialLDLT<SparseMatrix<double>> direct(a);
  ConjugateGradient<SparseMatrix<double>, Lower | Upper> iterative(a);
  return direct.solve(b) - iterative.solve(b) + a * b;
}
