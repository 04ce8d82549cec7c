// corpus-compilers: clang-22
// corpus-levels: O0 O2
#include <Eigen/Sparse>
using namespace Eigen;
VectorXd solve(const SparseMatrix<double> &a, const VectorXd &b) {
  SparseLU<SparseMatrix<double>> lu(a);
  BiCGSTAB<SparseMatrix<double>, IncompleteLUT<double>> iterative(a);
  return lu.solve(b) + iterative.solve(b);
}
SparseMatrix<double> products(const SparseMatrix<double> &a) { return (a * a).pruned() + SparseMatrix<double>(a.transpose()); }
