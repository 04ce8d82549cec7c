// corpus-compilers: clang-22
// corpus-levels: O0 O2 O2g
// Solving dense systems: LU, Cholesky, QR, with dynamic and fixed sizes.
#include <Eigen/Dense>
using namespace Eigen;
double solve(const MatrixXd &a, const VectorXd &b) {
  VectorXd x = a.partialPivLu().solve(b);
  VectorXd y = a.fullPivLu().solve(b);
  VectorXd z = (a.transpose() * a).ldlt().solve(a.transpose() * b);
  return (a * x - b).norm() + (x - y).squaredNorm() + z.dot(x) + a.determinant();
}
Matrix4d inverse(const Matrix4d &m) { return m.inverse() * m.llt().matrixL(); }
