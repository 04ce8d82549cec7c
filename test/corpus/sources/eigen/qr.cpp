// corpus-compilers: clang-22
// corpus-levels: O0 O2
#include <Eigen/Dense>
using namespace Eigen;
VectorXd least(const MatrixXd &a, const VectorXd &b) {
  return a.colPivHouseholderQr().solve(b) + a.householderQr().solve(b);
}
MatrixXf orthogonal(const MatrixXf &a) { return a.householderQr().householderQ(); }
